"""`kolmikko play` and `kolmikko resume` away from a terminal: line by line."""

from pathlib import Path

import pytest

from kolmikko.play.saves import Saver
from kolmikko.play.table import Table
from kolmikko.records.files import read_file
from tests.cli.running import Kolmikko, Ran, compare


def test_play_without_anything_is_kolmonen_with_two_bots(kolmikko: Kolmikko) -> None:
    ran = kolmikko("play", "--seed", "rowan")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:4] == [
        "Kolmonen",
        "At the table: Player.",
        "At the table: Ville, a bot (thumb).",
        "At the table: Ewa, a bot (thumb).",
    ]
    assert "Your turn." in lines


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
@pytest.mark.parametrize(
    "game, typed",
    [
        ("kolmonen", "help\nboard\npicture\n10 10\nwhy flip\n#1\nlog\nquit\n"),
        ("trojka", "help\n1\nboard\nwhy discard 2c\n#1\npicture\nquit\n"),
    ],
)
def test_somebody_who_types_is_answered_in_their_language(
    kolmikko: Kolmikko, game: str, typed: str, language: str
) -> None:
    arguments = ("play", game, "--seed", "rowan", "--name", "Aino", "--lang", language)
    ran = kolmikko(*arguments, typed=typed)
    assert (ran.status, ran.err) == (0, "")
    compare(f"plain-{game}-{language}", ran.out)


def test_equal_seeds_and_lines_give_equal_games(kolmikko: Kolmikko) -> None:
    typed = "#1\n" * 5
    one, two, three = (
        kolmikko("play", "trojka", "--seed", seed, "--deals", "2", typed=typed).out
        for seed in ("elm", "elm", "oak")
    )
    assert one == two
    assert one != three


def test_the_choices_of_a_match_come_from_the_options(kolmikko: Kolmikko) -> None:
    out = kolmikko(
        *("play", "trojka", "--name", "Aino", "--bots", "thumb,uniform", "--stake", "7"),
        *("--preset", "classic32", "--seed", "x", "--cards", "short", "--lang", "fi"),
    ).out
    assert "Pöydässä: Aino.\n" in out
    assert "Pöydässä: Ville, botti (thumb).\nPöydässä: Ewa, botti (uniform).\n" in out
    assert "7 pelimerkkiä" in out


@pytest.mark.parametrize(
    "arguments, people, bots",
    [
        ([], 1, 2),
        (["--players", "5"], 1, 4),
        (["--bots", "thumb"], 1, 1),
        (["--players", "4", "--bots", "thumb"], 3, 1),
        (["--players", "2", "--bots", "none"], 2, 0),
        (["--name", "Aino", "--name", "Basia"], 2, 1),
        (["--name", "Aino", "--name", "Basia", "--bots", "none"], 2, 0),
        (["--name", "A", "--name", "B", "--name", "C", "--name", "D"], 4, 0),
    ],
)
def test_people_and_bots_share_the_seats(
    kolmikko: Kolmikko, arguments: list[str], people: int, bots: int
) -> None:
    seats = [
        line for line in kolmikko("play", *arguments).out.splitlines() if "At the table" in line
    ]
    assert len(seats) == people + bots
    assert sum("bot" in line for line in seats) == bots


def test_bots_alone_play_to_the_end(kolmikko: Kolmikko, tmp_path: Path) -> None:
    ran = kolmikko("play", "--players", "2", "--bots", "thumb,thumb", "--seed", "elm")
    assert ran.status == 0
    assert "wins." in ran.out
    (record,) = (tmp_path / "data" / "records").glob("*.toml")
    assert read_file(record).players == ("Ville", "Ewa")


def left(kolmikko: Kolmikko, *more: str, typed: str = "#1\n#1\nquit\n") -> Ran:
    return kolmikko("play", "--seed", "rowan", "--name", "Aino", *more, typed=typed)


def test_a_match_that_was_left_goes_on_with_the_same_cards(kolmikko: Kolmikko) -> None:
    first = left(kolmikko)
    assert first.out.rstrip().endswith("The match is saved. To go on with it: kolmikko resume")
    again = kolmikko("resume")
    assert again.status == 0
    assert again.out.startswith("Going on with Kolmonen, deal 1.\n")
    hand = [line for line in first.out.splitlines() if line.startswith("Your hand")][-1]
    assert hand in again.out


def test_a_match_taken_up_again_can_be_played_to_its_end(
    kolmikko: Kolmikko, tmp_path: Path
) -> None:
    left(kolmikko)
    to_the_end = kolmikko("play", "--seed", "rowan", typed="#1\n" * 60).out
    moves = to_the_end[: to_the_end.index("A rematch")].count("Your move:")
    assert len(kolmikko("resume", "--list").out.splitlines()) == 1
    ran = kolmikko("resume", typed="#1\n" * (moves - 2) + "n\n")
    assert "The record of this match" in ran.out
    assert kolmikko("resume", "--list").out.startswith("There is no unfinished match.")
    record = max((tmp_path / "data" / "records").glob("*.toml"))
    shown = kolmikko("replay", str(record))
    assert shown.status == 0
    assert "wins." in shown.out


def test_resume_lists_the_matches_and_takes_up_any_of_them(kolmikko: Kolmikko) -> None:
    left(kolmikko)
    left(kolmikko, "--players", "2")
    lines = kolmikko("resume", "--list").out.splitlines()
    assert [line.split(" (")[0] for line in lines] == [
        "1  Kolmonen, deal 1: Aino, Ville",
        "2  Kolmonen, deal 1: Aino, Ville, Ewa",
    ]
    assert "At the table: Ewa" in kolmikko("resume", "2").out
    assert kolmikko("resume", "3").err == (
        "There are only 2 unfinished matches. To see them: kolmikko resume --list\n"
    )


@pytest.mark.parametrize(
    "text, says",
    [
        ("{", "cannot be read as a saved match"),
        ('{"kind": "else"}', "is not a saved match of kolmikko"),
        ('{"kind": "kolmikko-save", "version": 9}', "was saved by another version of kolmikko"),
        ('{"kind": "kolmikko-save", "version": 1}', "is not a saved match of kolmikko"),
    ],
)
def test_a_save_that_cannot_be_read_is_named_and_kept(
    kolmikko: Kolmikko, tmp_path: Path, text: str, says: str
) -> None:
    save = tmp_path / "data" / "saves" / "x.json"
    save.parent.mkdir(parents=True)
    save.write_text(text)
    for arguments in (["resume"], ["resume", "--list"]):
        ran = kolmikko(*arguments)
        assert says in ran.err + ran.out
        assert "The file is left as it is." in ran.err + ran.out
        assert str(save) in ran.err + ran.out
        assert ran.status == (1 if len(arguments) == 1 else 0)
    assert save.read_text() == text


@pytest.mark.parametrize("name", ["\x1b[2Jx", "Ai\nno", "Aino\u202e"])
def test_a_name_cannot_write_over_the_screen(kolmikko: Kolmikko, name: str) -> None:
    ran = kolmikko("play", "--name", name)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("kolmikko play: --name: a name has no line breaks")


def test_bytes_that_are_no_text_make_no_sense_and_no_harm(kolmikko: Kolmikko) -> None:
    ran = kolmikko("play", typed=b"\xff\xfe\n\x00\nquit\n")
    assert ran.status == 0
    assert ran.out.count("That makes no sense here.") == 2


def test_a_rematch_is_another_match_with_the_same_people(
    kolmikko: Kolmikko, tmp_path: Path
) -> None:
    match = ("play", "trojka", "--deals", "1", "--seed", "elm")
    first = kolmikko(*match, typed="#1\n" * 10).out
    typed = "#1\n" * first[: first.index("A rematch")].count("Your move:")
    ran = kolmikko(*match, typed=typed + "y\n" + "#1\n" * 10)
    assert ran.out.count("Trójka\n") == 2
    records = sorted((tmp_path / "data" / "records").glob("*.toml"))
    decks = [read_file(record).deals[0].deck for record in records]
    assert len(decks) == 3
    assert decks[0] == decks[1] != decks[2]


@pytest.mark.parametrize(
    "language, yes, asks",
    [
        ("en", "yes", "Type y for yes or n for no."),
        ("fi", "kyllä", "Kirjoita k (kyllä) tai e (ei)."),
        ("pl", "tak", "Napisz t (tak) albo n (nie)."),
    ],
)
def test_only_a_yes_of_the_language_begins_a_rematch(
    kolmikko: Kolmikko, language: str, yes: str, asks: str
) -> None:
    def played(*answers: str) -> tuple[int, int]:
        """How many matches were begun, and how often the question was asked again."""
        match = ("play", "--bots", "none", "--players", "2", "--rule", "turn_limit=1")
        typed = "\n#1\n" + "".join(f"{answer}\n" for answer in answers)
        out = kolmikko(*match, "--seed", "elm", "--lang", language, typed=typed).out
        return out.count("Kolmonen\n"), out.count(asks)

    assert played(yes) == (2, 0)
    assert played(f" {yes.upper()} ") == (2, 0)
    assert played("") == (1, 0)
    assert played("n", yes) == (1, 0)
    assert played("#1", "maybe", yes) == (2, 2)


def test_choosing_a_game_takes_enter_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    from kolmikko.cli import play

    answers = iter(["", ""])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    assert play.choose() == ("kolmonen", 3)
    answers = iter(["3", "x", "2", "10", "9"])
    assert play.choose() == ("trojka", 9)


def test_on_a_terminal_the_whole_screen_is_used_and_a_rematch_begins_anew(
    kolmikko: Kolmikko, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("textual")
    from kolmikko import tui

    tables: list[Table] = []

    def run(table: Table, *, saver: Saver, words: object, pace: float) -> tui.Outcome:
        del words
        assert pace == 0.3
        assert saver.path is None
        saver.save(table)
        tables.append(table)
        return tui.Outcome.REMATCH if len(tables) < 3 else tui.Outcome.LEFT

    monkeypatch.setattr("kolmikko.cli.seating.is_terminal", lambda: True)
    monkeypatch.setattr(tui, "run", run)
    monkeypatch.setenv("TERM", "xterm")
    ran = kolmikko("play", "trojka", "--pace", "0.3")
    assert ran.out == "The match is saved. To go on with it: kolmikko resume\n"
    assert len({table.plan.seed for table in tables}) == 3
    assert len({table.plan.seats for table in tables}) == 1


def test_cards_in_short_are_for_the_game_line_by_line(
    kolmikko: Kolmikko, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("textual")
    monkeypatch.setattr("kolmikko.cli.seating.is_terminal", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    ran = kolmikko("play", "kolmonen", "--cards", "short")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("kolmikko play: --cards is for --plain; add that, or leave --cards")


def test_an_empty_seed_is_a_seed(kolmikko: Kolmikko) -> None:
    one, two = (kolmikko("play", "--seed", "").out for _ in range(2))
    assert one == two


def test_names_that_are_not_given_differ_from_those_that_are(kolmikko: Kolmikko) -> None:
    out = kolmikko("play", "--players", "3", "--bots", "none", "--name", "player 2").out
    assert [line for line in out.splitlines() if line.startswith("At the table")] == [
        "At the table: player 2.",
        "At the table: Player 3.",
        "At the table: Player 4.",
    ]
    bots = kolmikko("play", "--name", "VILLE").out
    assert "At the table: Ville" not in bots
    assert "At the table: Ewa, a bot" in bots


def test_without_textual_the_game_is_played_line_by_line(
    kolmikko: Kolmikko, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kolmikko.cli.seating.is_terminal", lambda: True)
    monkeypatch.setattr("kolmikko.cli.seating.find_spec", lambda _name: None)
    monkeypatch.setenv("TERM", "xterm")
    out = kolmikko("play", "kolmonen").out
    assert out.startswith("The full screen needs Textual")
    assert "Your turn." in out
