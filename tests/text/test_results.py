"""How deals end, and what goes on the pile."""

import pytest

from kolmikko.cards import RANKS
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.options import PRESETS
from kolmikko.games.kolmonen.state import EMPTY
from kolmikko.games.trojka.game import TROJKA
from kolmikko.rulekit.game import Deal, Money, Setup
from kolmikko.testing import at_random, walk
from kolmikko.text.catalog import Words
from kolmikko.text.results import fits, result_lines, settled_lines, signed
from kolmikko.text.say import Speaker
from tests.games.kolmonen.drawn import position

NAMES = ("Aino", "Ville", "Ewa")


@pytest.mark.parametrize(
    "language, top, rules, line",
    [
        ("en", "", {}, "anything"),
        ("en", "2", {}, "anything"),
        ("en", "3", {}, "anything"),
        ("en", "8", {}, "8 or higher, also 2 and 10"),
        ("en", "Q", {}, "Q or higher, also 2 and 10"),
        ("en", "A", {}, "only an ace"),
        ("en", "T", {}, "10 or higher, also 2"),
        ("en", "A", {"ace_answer": "ace_two_ten"}, "an ace, a two or a ten"),
        ("en", "", {"ten_on_empty": "forbidden"}, "anything but a ten"),
        ("fi", "8", {}, "vähintään 8, myös 2 ja 10"),
        ("fi", "A", {}, "vain ässä"),
        ("pl", "Q", {}, "D lub starsza, także 2 i 10"),
        ("pl", "A", {}, "tylko as"),
    ],
)
def test_what_goes_on_the_pile(language: str, top: str, rules: dict[str, str], line: str) -> None:
    options = PRESETS["classic"].changed(rules)
    assert fits(Words(language), options, RANKS.index(top) if top else EMPTY) == line


def lines(deal: Deal, language: str = "en", viewer: int = 0) -> list[str]:
    game = TROJKA if deal.setup.money else KOLMONEN
    return result_lines(Speaker(Words(language), game, deal.setup.options, NAMES, viewer), deal)


LAST_CARD = """
    kolmonen  turn 1   stock 0   pile 5c
    seat 1    hand 8h          face-up     hidden 0
    seat 2    hand 9h Kh       face-up     hidden 0
    seat 3    hand Kd          face-up     hidden 0
"""


@pytest.mark.parametrize(
    "language, viewer, line",
    [
        ("en", 0, "You win."),
        ("en", 1, "Aino wins."),
        ("fi", 0, "Sinä voitat."),
        ("fi", 1, "Aino voittaa."),
        ("pl", 0, "Wygrywasz."),
        ("pl", 1, "Wygrywa Aino."),
    ],
)
def test_the_first_one_out_wins(language: str, viewer: int, line: str) -> None:
    deal = position(LAST_CARD)
    deal.act(deal.legal()[0])
    assert lines(deal, language, viewer) == [line]


def test_places_are_told_when_play_goes_on() -> None:
    deal = position(LAST_CARD, play_until="last_loser")
    for _ in walk(deal, at_random(1)):
        pass
    told = lines(deal, viewer=1)
    assert told[0] == "Aino wins." or told[0].endswith("win.")
    assert [line[:3] for line in told[1:3]] == ["1. ", "2. "]
    assert told[3].startswith(("Left with cards: ", "You are left with cards."))


@pytest.mark.parametrize(
    "rules, line",
    [
        ({"turn_limit": 1}, ["A draw: nobody wins."]),
        (
            {"turn_limit": 1, "stalemate_result": "fewest_cards"},
            ["The deal got nowhere. Ewa has the fewest cards."],
        ),
    ],
)
def test_a_stalemate_is_a_draw_or_for_the_fewest_cards(
    rules: dict[str, int | str], line: list[str]
) -> None:
    deal = position(LAST_CARD, **rules)
    deal.act(next(a for a in deal.legal() if deal.move_of(a).verb == "take"))
    assert lines(deal) == line


def test_several_may_share_the_fewest_cards() -> None:
    drawn = LAST_CARD.replace("hand 9h Kh", "hand 9h")
    deal = position(drawn, turn_limit=1, stalemate_result="fewest_cards")
    deal.act(next(a for a in deal.legal() if deal.move_of(a).verb == "take"))
    assert lines(deal) == [
        "The deal got nowhere. These players share the fewest cards: Ville and Ewa."
    ]


MINUS = "\N{MINUS SIGN}"
BLANK = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    "language, told",
    [
        ("en", "You: -5, now -5 / Ville: -5, now 1,995 / Ewa: -5, now 95 / In the bank: 15"),
        ("fi", "Sinä: -5, nyt -5 / Ville: -5, nyt 1_995 / Ewa: -5, nyt 95 / Potissa: 15"),
        ("pl", "Ty: -5, razem -5 / Ville: -5, razem 1_995 / Ewa: -5, razem 95 / W banku: 15"),
    ],
)
def test_chips_are_told_with_what_changed(language: str, told: str) -> None:
    deck = tuple(range(52))
    money = Money(5, (0, 2000, 100))
    options = TROJKA.presets["classic"].changed({"trojka_kinds": "rank_only"})
    for seed in range(50):
        deal = TROJKA.deal(Setup(options, 3, 0, deck, money))
        for _ in walk(deal, at_random(seed)):
            pass
        after = deal.money()
        if after and after.bank == 15:
            assert " / ".join(lines(deal, language)) == written(told)
            return
    pytest.fail("no deal left the bank as it was")


@pytest.mark.parametrize(
    "bank, told",
    [
        (
            11,
            "What is left in the bank is shared out: everybody gets 3 chips (TQ40). / "
            "What cannot be shared, 2 chips, goes to eldest hand, Ville (TQ40).",
        ),
        (6, "What is left in the bank is shared out: everybody gets 2 chips (TQ40)."),
        (1, "What cannot be shared, 1 chip, goes to eldest hand, Ville (TQ40)."),
        (0, ""),
    ],
)
def test_TQ40_what_is_left_in_the_bank_is_told(bank: int, told: str) -> None:
    before = Money(5, (100, -20, 40), bank)
    after = TROJKA.settle(before, 0)
    assert after
    speaker = Speaker(Words("en"), TROJKA, TROJKA.presets["classic"], NAMES)
    assert " / ".join(settled_lines(speaker, before, after)) == told


def written(text: str) -> str:
    """The text with real minus signs and blanks."""
    return text.replace("-", MINUS).replace("_", BLANK)


def test_winnings_have_a_plus() -> None:
    words = Words("en")
    assert [signed(words, n, plus="+") for n in (-3, 0, 1500)] == [f"{MINUS}3", "0", "+1,500"]
