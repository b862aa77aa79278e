"""The line-by-line game, as somebody meets it who types."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from kolmikko.bots.base import Budget, Choice, Sight, Tried
from kolmikko.dice import Dice
from kolmikko.games.kolmonen.actions import SWAP
from kolmikko.play.answers import Leave
from kolmikko.play.plain import PlainGame, Style
from kolmikko.play.saves import Saver, read_save, taken_up
from kolmikko.play.table import Plan
from kolmikko.records.files import read_file
from kolmikko.records.replay import replay
from kolmikko.text.catalog import Words
from tests.play.lines import Lines, Player, at_table, plan, played, told, typing

ROWAN = plan()
"""Aino has 2♥ 10♣ 10♦ in hand; Ewa has laid two fours."""


def test_a_turn_tells_the_pile_the_rule_in_force_and_one_s_cards() -> None:
    text = told(ROWAN)
    assert (
        """\
Your turn.
On top of the pile: 4♦ 4♠. Cards in the pile: 2.
What goes on it: 4 or higher, also 2 and 10.
Your hand: 2♥ 10♣ 10♦.
Your face-up cards: 5♦ 9♥ A♦.
#1 play a two
#2 play a ten
#3 play two tens
#4 take the pile
#5 exchange the face-up cards (type: swap and three hand cards)
Your move:"""
        in text
    )


@pytest.mark.parametrize(
    "line",
    ["10 10", "1010", "TT", "t t", "play 10 10", "Tc Td", "10♣10♦", "#3", "lay 10, 10", "tdtc"],
)
def test_two_tens_may_be_typed_in_many_ways(line: str) -> None:
    text = told(ROWAN, line)
    assert "You play two tens.\nYou topple the pile, and 4 cards go out of play." in text


@pytest.mark.parametrize("language, take", [("en", "take"), ("fi", "nosta"), ("pl", "zbierz")])
def test_words_of_the_language_and_english_ones_are_understood(language: str, take: str) -> None:
    in_own = told(ROWAN, take, language=language)
    in_english = told(ROWAN, "TAKE", language=language)
    assert in_own == in_english
    assert in_own != told(ROWAN, "board", language=language)


@dataclass(frozen=True)
class Wise:
    """Advises the exchange of the face-up cards, and finds all else poor."""

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del sight, budget, dice
        tried = tuple(
            Tried(action, 6000 if action == SWAP else 5000, 0.6 if action == SWAP else 0.3)
            for action in legal
        )
        return Choice(SWAP, tried)


@pytest.mark.parametrize("line", ["hint", "i"])
def test_a_hint_names_the_move_the_reason_and_what_the_others_are_worth(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kolmikko.play.hints.ADVISER", Wise())
    monkeypatch.setattr("kolmikko.studies.hints.curve_of", lambda sight, bot: None)
    text = told(ROWAN, line)
    assert (
        """\
Best: exchange the face-up cards for 2♥ 10♣ 10♦.
Good cards belong in your face-up row, for the end.
  exchange the face-up cards: 60 % (59–61)
  play a two: 30 % (29–31)
"""
        in text
    )


@pytest.mark.parametrize(
    "language, hint, note",
    [("en", "hint", "A bot’s view"), ("fi", "vihje", "Botin arvio"), ("pl", "podpowiedź", "Ocena")],
)
def test_a_hint_speaks_the_language(
    language: str, hint: str, note: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kolmikko.play.hints.ADVISER", Wise())
    assert f"\n{note}" in told(ROWAN, hint, language=language)


def test_a_refused_move_names_the_rule_and_changes_nothing() -> None:
    text = told(ROWAN, "Kc")
    assert "You can play only cards that you have (K4)." in text


def test_a_number_that_is_no_card_in_hand_points_to_the_menu() -> None:
    text = told(ROWAN, "4")
    assert "You can play only cards that you have (K4)." in text
    assert "For that choice of the menu, type #4." in text


def test_a_house_rule_that_would_allow_a_move_is_named() -> None:
    text = told(plan(seed="rowan", two_effect="reset_only"), "5d")
    assert "Your face-up cards come into play when your hand is empty (K20)." in text
    assert "A house rule would allow it" not in text
    text = told(ROWAN, "flip")
    assert "You have a hand card that fits, so you may not try a blind one (KQ17)." in text
    assert (
        "A house rule would allow it: When may a blind card be tried? On any turn. "
        "(blind_flip=always)"
    ) in text


def test_why_explains_a_card_and_says_when_it_is_allowed() -> None:
    text = told(ROWAN, "why 10", "why not 9h", "why")
    assert "That is allowed." in text
    assert "(K20)" in text
    assert "K20  The face-up cards" in text
    assert "such as: why 5" in text


def test_rules_says_what_a_rule_says() -> None:
    text = told(ROWAN, "rules k15", "rules K99", "rules")
    assert "K15  Only an ace answers an ace" in text
    assert "There is no rule called k99." in text
    assert "kolmikko rules kolmonen" in text


def test_board_tells_everything_that_lies_open() -> None:
    text = told(ROWAN, "board")
    for line in (
        "Cards in the stock: 23.",
        "Cards toppled: 0.",
        "The pile from the bottom up: 4♦ 4♠.",
        "Exchanges you have left: 2.",
        "Ville: cards in hand 3, hidden 3.",
        "Ville has face up: 8♣ Q♥ Q♠.",
        "Ewa has face up: 5♣ A♥ A♠.",
    ):
        assert line in text


def test_swap_lays_the_named_cards_and_the_turn_goes_on() -> None:
    text = told(ROWAN, "swap 2 10 10")
    assert "You exchange the face-up cards: 2♥ 10♣ 10♦ to the table, 5♦ 9♥ A♦ to the hand." in text
    assert text.count("Your turn.") == 2


def test_swap_without_cards_asks_for_them() -> None:
    assert "Say which 3 cards, too." in told(ROWAN, "swap")
    assert "Say which 3 cards, too." in told(ROWAN, "#5")


def test_nonsense_changes_nothing() -> None:
    text = told(ROWAN, "play it again", "take 5", "#99", "5x")
    assert text.count("That makes no sense here.") == 2
    assert "Type this without any cards." in text
    assert "Choose a number from 1 to 5." in text
    assert text.count("Your turn.") == 1


def test_in_trojka_a_rank_of_several_cards_asks_for_the_suit() -> None:
    for number in range(200):
        wanted = plan("trojka", bots=1, seed=str(number))
        game = at_table(wanted, typing())
        view = game.table.view(0)
        ranks = [card >> 2 for card in range(52) if getattr(view, "hand") >> card & 1]  # noqa: B009
        if len(set(ranks)) == 2 and game.table.actor == 0:
            twice = max(ranks, key=ranks.count)
            text = told(wanted, "23456789TJQKA"[twice])
            assert "Type the suit too" in text
            return
    pytest.fail("no hand with two cards of one rank was dealt")


def test_a_bare_number_decides_in_trojka_before_the_tricks() -> None:
    for number in range(50):
        wanted = plan("trojka", bots=3, seed=str(number))
        text = told(wanted)
        if "#3 pass" in text:
            assert "You pass." in told(wanted, "3")
            return
    pytest.fail("nobody was asked for a decision")


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
@pytest.mark.parametrize(
    "wanted",
    [
        plan("kolmonen"),
        plan("kolmonen", people=("Aino", "Basia"), bots=1),
        plan("trojka", deals=5, bots=3),
        plan("trojka", people=("Aino", "Basia"), bots=2, deals=3, preset="tri_listika"),
    ],
    ids=["kolmonen", "two people", "trojka", "two people of trojka"],
)
def test_a_match_is_played_to_its_end_and_leaves_its_record(
    wanted: Plan, language: str, data: Path
) -> None:
    game = played(wanted, 1, language=language)
    assert game.table.is_over
    (file,) = (data / "records").glob("*.toml")
    assert not list((data / "saves").glob("*.json"))
    record = read_file(file)
    steps = list(replay(record))
    assert record.deals == game.table.record.deals
    assert steps[-1].deal.actor is None


def test_somebody_is_told_when_another_program_goes_on_with_the_match(data: Path) -> None:
    screen = typing("take", "take")
    game = at_table(ROWAN, screen)
    with pytest.raises(Leave):
        game.match()
    (path,) = (data / "saves").glob("*.json")
    assert "Another program" not in screen.text
    save = read_save(path)
    path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    screen = typing("take", "take")
    game = PlainGame(taken_up(save), Saver(save), Style(Words("en"), screen, 0))
    with pytest.raises(Leave):
        game.match()
    (told,) = [line for line in screen.shown if "Another program" in line]
    assert game.saver.path not in (None, path)
    assert told.endswith(f"in {game.saver.path}.")


def test_bots_pause_and_people_are_not_waited_for() -> None:
    screen = typing("take")
    game = at_table(ROWAN, screen)
    with pytest.raises(Leave):
        game.match()
    bot_moves = len(game.table.record.deals[-1].actions) - 1
    assert screen.paused == 0.5 * bot_moves


def test_between_two_people_the_screen_is_hidden_before_any_hand_is_shown() -> None:
    wanted = plan(people=("Aino", "Basia"), bots=0, seed="elm")
    seen: list[str] = []

    def answer(prompt: str) -> str | None:
        seen.append(prompt)
        if "Press Enter" in prompt:
            return ""
        return "take" if len(seen) > 2 else "#1"

    screen = Lines(answer)
    game = at_table(wanted, screen)
    stop_after(game, screen, 8)
    first_hand = next(n for n, line in enumerate(screen.shown) if line.startswith("Your hand"))
    first_cover = screen.shown.index("~~~")
    assert first_cover < first_hand
    handed = [line for line in seen if line.startswith("The keyboard goes to")]
    hidden_by = [line for line in seen if line.startswith("Press Enter to clear the screen")]
    assert handed[0].startswith("The keyboard goes to ")
    assert len(set(handed)) == 2
    assert screen.hidden == len(handed) == len(hidden_by) + 1


def stop_after(game: object, screen: Lines, asked: int) -> None:
    """Play on until so many questions have been asked; then nobody types any more."""
    assert isinstance(game, PlainGame)
    answer, count = screen.answer, 0

    def few(prompt: str) -> str | None:
        nonlocal count
        count += 1
        return answer(prompt) if count <= asked else None

    screen.answer = few
    with pytest.raises(Leave):
        game.match()


@pytest.mark.parametrize("answer", ["n", None])
def test_an_open_match_ends_when_the_person_says_so_and_waits_when_nobody_answers(
    answer: str | None,
) -> None:
    player = Player(3, curious=0)
    screen = Lines(lambda prompt: answer if "Next deal" in prompt else player(prompt))
    game = at_table(plan("trojka", deals=None, seed="elm"), screen)
    player.game = game
    if answer is None:
        with pytest.raises(Leave):
            game.match()
        assert game.saver.path is not None
    else:
        game.match()
        assert game.saver.record is not None
        assert "The match is over after 1 deal." in screen.text


@pytest.mark.parametrize("seats", [2, 3])
def test_TQ40_the_last_purses_follow_from_the_lines_before(seats: int) -> None:
    for seed in range(20):
        wanted = plan("trojka", deals=1, bots=seats - 1, seed=str(seed))
        shown = played(wanted, 1, curious=0).screen
        assert isinstance(shown, Lines)
        if "In the bank: 0" in shown.shown:
            continue
        share, rest = divmod(5 * seats, seats)
        assert rest == 0
        assert (
            f"What is left in the bank is shared out: everybody gets {share} chips (TQ40)."
            in shown.shown
        )
        balances = [line.rpartition(" ")[2] for line in shown.shown if ", now " in line]
        last = [line.rpartition(" ")[2] for line in shown.shown[-1 - seats : -1]]
        assert [int(chips) for chips in last] == [int(chips) + share for chips in balances]
        return
    pytest.fail("no deal left anything in the bank")


def test_TQ40_a_match_that_goes_on_until_the_bank_is_empty_says_so() -> None:
    for seed in range(20):
        wanted = plan("trojka", deals=1, seed=str(seed), residual_bank="play_on")
        shown = played(wanted, 1, curious=0).screen
        assert isinstance(shown, Lines)
        if shown.shown.count("In the bank: 0") == 1 and "Deal 2." in shown.text:
            assert "The bank is not empty, so the match goes on (TQ40)." in shown.shown
            assert "shared out" not in shown.text
            return
    pytest.fail("no match went on")


def test_a_longer_menu_is_told_by_ranks() -> None:
    wanted = plan(seed="birch", bots=1)
    text = told(wanted, *["take", "#1"] * 40)
    assert "You can play: " in text
    assert "Type menu to hear all" in text
