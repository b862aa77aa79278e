"""`kolmikko replay` in words, compared with kept outputs in three languages.

`tests.cli.running.compare` says how to write them anew.
"""

from pathlib import Path

import pytest

from tests.cli.running import EXAMPLES, Kolmikko, compare

SHORT_GAME = """
game = "kolmonen"
players = ["Aino", "Ville"]
rules = { two_effect = "reset_only" }
[[deal]]
dealer = "p2"
deck = "7c 2d Ts 9h 3c Kd 4h Qs 2s 5c 6d Jc 8h 5d Ah 3d 9c Tc 4c 8d 7h Kc Qd 6s Js As 2c \
3h 4d 5h 6c 7d 8c 9d Td Jd Qc Kh Ad 2h 3s 4s 5s 6h 7s 8s 9s Th Jh Qh Ks Ac"
actions = ["p1 swap 8h Ah 9c", "p1 play 2s", "p2 play Tc", "p2 play 3d", "p1 play 6d", "p2 take"]
"""
ONE_SEAT = """
game = "kolmonen"
players = ["Aino", "Ville"]
[[deal]]
dealer = "p2"
deck = "?? ?? ?? ?? ?? ?? 4h Qs 2s 5c 6d Jc 8h ?? Ah ?? 9c ?? 4c ?? ?? ?? ?? ?? ?? ?? ?? \
?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??"
actions = ["p1 swap 8h Ah 9c", "p1 play 2s", "p2 take", "p1 play 4h 4c", "p2 flip"]
"""


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
@pytest.mark.parametrize(
    "name, flags",
    [("words", ()), ("why", ("--why",)), ("board", ("--board", "--why"))],
)
def test_a_game_of_kolmonen_is_told_in_words(
    kolmikko: Kolmikko, tmp_path: Path, language: str, name: str, flags: tuple[str, ...]
) -> None:
    file = tmp_path / "evening.toml"
    file.write_text(SHORT_GAME, "utf-8")
    ran = kolmikko("replay", *flags, "--lang", language, str(file))
    assert (ran.status, ran.err) == (0, "")
    compare(f"kolmonen-{name}-{language}", ran.out)


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
@pytest.mark.parametrize("name", ["trojka-03", "trojka-draw-1", "trojka-set-2"])
def test_a_game_of_trojka_is_told_in_words(kolmikko: Kolmikko, language: str, name: str) -> None:
    flags = ("--board",) if name == "trojka-03" else ("--why",)
    ran = kolmikko("replay", *flags, "--lang", language, str(EXAMPLES / f"{name}.toml"))
    assert (ran.status, ran.err) == (0, "")
    compare(f"{name}-{language}", ran.out)


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
def test_the_view_of_one_seat_is_shown_as_far_as_its_actions_go(
    kolmikko: Kolmikko, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(ONE_SEAT, "utf-8")
    ran = kolmikko("replay", "--why", "--lang", language, str(file))
    assert (ran.status, ran.err) == (0, "")
    compare(f"one-seat-{language}", ran.out)
    trace = kolmikko("replay", "--trace", str(file))
    assert (trace.status, trace.out) == (1, "")
    assert trace.err == (
        f"{file}: deal 1: has unknown cards (??): "
        "the view of one seat can be shown, not replayed\n"
    )  # fmt: skip


@pytest.mark.parametrize("number, file", list(enumerate(sorted(EXAMPLES.glob("*.toml")))))
def test_every_game_can_be_told_and_drawn(kolmikko: Kolmikko, number: int, file: Path) -> None:
    languages = ("en", "fi", "pl")
    told = [kolmikko("replay", "--why", "--lang", name, str(file)) for name in languages]
    assert [ran.status for ran in told] == [0, 0, 0]
    assert len({ran.out.count("\n") for ran in told}) == 1
    out = kolmikko("replay", "--board", "--lang", languages[number % 3], str(file)).out
    drawn = [line for line in out.splitlines() if line.startswith(("╭", "├", "│", "╰"))]
    assert drawn
    assert max(map(len, drawn)) <= 80


def test_a_refused_record_is_told_up_to_the_refusal(kolmikko: Kolmikko, tmp_path: Path) -> None:
    file = tmp_path / "a.toml"
    file.write_text(SHORT_GAME.replace('"p2 take"', '"p2 play 3d"'), "utf-8")
    ran = kolmikko("replay", str(file), str(EXAMPLES / "trojka-01.toml"))
    assert ran.status == 1
    assert "Aino plays a six." in ran.out
    assert "trojka-01: Trójka" in ran.out
    assert ran.err == (
        f'{file}: deal 1, action 6 "p2 play 3d": refused by K4 '
        "(not all of these cards are there to be played)\n"
    )


def test_names_and_records_cannot_write_over_the_screen(kolmikko: Kolmikko) -> None:
    record = (
        '{"record": "a\\u001b[2J\\nb", "game": "kolmonen", "players": ["\\u001b[2J", "\\ud800"], '
    )
    deck = SHORT_GAME.split('deck = "')[1].split('"')[0]
    line = record + f'"deal": [{{"dealer": "p2", "deck": "{deck}", "actions": ["p1 take"]}}]}}'
    ran = kolmikko("replay", "-", typed=line)
    assert "\x1b" not in ran.out + ran.err
    assert ran.err.startswith("a\\x1b[2J\\nb: the name '\\x1b[2J' has a line break")
    named = line.replace('"\\u001b[2J"', '"Aino"', 1)
    ran = kolmikko("replay", "-", typed=named.replace('"\\ud800"', '"Ville"'))
    assert "\x1b" not in ran.out + ran.err
    assert ran.err.startswith("a\\x1b[2J\\nb: deal 1")
