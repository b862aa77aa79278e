"""Who may sit down, which pack is played with, and what a deal needs: T4, V1, V2, TQ1, TQ2."""

import pytest

from kolmikko.cards import name_of
from kolmikko.games import GAMES
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.options import CLASSIC
from kolmikko.rulekit.game import Money, Setup, SetupError
from kolmikko.rulekit.options import RuleOptions
from kolmikko.testing import seats_allowed
from tests.games.trojka.drawn import options

WHOLE = tuple(range(52))
MONEY = Money(5, (100, 100, 100))
OTHER_GAME = GAMES["kolmonen"].presets["classic"]


@pytest.mark.parametrize(
    "pack, obliged, most, refusal",
    [
        (52, False, 9, "6 * 10 - 5 = 55 > 52"),
        (52, True, 8, "6 * 9 + 1 = 55 > 52"),
        (36, False, 6, "6 * 7 - 5 = 37 > 36"),
        (36, True, 5, "6 * 6 + 1 = 37 > 36"),
        (32, False, 5, "6 > 5 (V1)"),
        (32, True, 5, "6 * 6 + 1 = 37 > 32"),
        (24, False, 4, "6 * 5 - 5 = 25 > 24"),
        (24, True, 3, "6 * 4 + 1 = 25 > 24"),
    ],
)
def test_V1_TQ2_TQ3_so_many_may_play_as_the_pack_can_serve(
    pack: int, obliged: bool, most: int, refusal: str
) -> None:
    chosen = options(deck_size=pack, obliged_may_exchange=obliged)
    assert seats_allowed(TROJKA, chosen) == list(range(2, most + 1))
    assert TROJKA.seat_error(chosen, most) is None
    assert TROJKA.seat_error(chosen, most + 1) == refusal


@pytest.mark.parametrize("seats, refusal", [(1, "1 < 2"), (0, "0 < 2")])
def test_TQ2_nobody_plays_alone(seats: int, refusal: str) -> None:
    assert TROJKA.seat_error(CLASSIC, seats) == refusal


def test_TQ2_a_deal_for_too_many_is_refused_with_the_sum() -> None:
    money = Money(5, (100,) * 10)
    with pytest.raises(SetupError, match=r"so many cannot play: 6 \* 10 - 5 = 55 > 52"):
        TROJKA.deal(Setup(CLASSIC, 10, 0, WHOLE, money))


@pytest.mark.parametrize("pack, lowest", [(52, "2"), (36, "6"), (32, "7"), (24, "9")])
def test_V2_TQ1_52_36_32_or_24_cards_the_lowest_ranks_are_left_out(pack: int, lowest: str) -> None:
    cards = [name_of(number) for number in TROJKA.pack(options(deck_size=pack))]
    assert len(cards) == len(set(cards)) == pack
    assert (cards[0], cards[-1]) == (f"{lowest}c", "As")


@pytest.mark.parametrize(
    "setup, why",
    [
        (Setup(CLASSIC, 3, 0, WHOLE[1:], MONEY), "the deck must be the whole pack"),
        (Setup(CLASSIC, 3, 0, (1, *WHOLE[1:]), MONEY), "the deck must be the whole pack"),
        (Setup(options("classic32"), 3, 0, WHOLE, MONEY), "the deck must be the whole pack"),
        (Setup(CLASSIC, 3, 3, WHOLE, MONEY), "the dealer one of the seats"),
        (Setup(CLASSIC, 3, -1, WHOLE, MONEY), "the dealer one of the seats"),
        (Setup(CLASSIC, 3, 0, WHOLE), "a deal for a stake needs a balance for each seat"),
        (Setup(CLASSIC, 2, 0, WHOLE, MONEY), "a deal for a stake needs a balance for each seat"),
        (Setup(OTHER_GAME, 3, 0, WHOLE, MONEY), "the options are of another game"),
    ],
)
def test_a_deal_that_cannot_be_dealt_is_refused(setup: Setup, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        TROJKA.deal(setup)


@pytest.mark.parametrize("chosen", [OTHER_GAME])
def test_options_of_another_game_are_refused(chosen: RuleOptions) -> None:
    with pytest.raises(SetupError, match="the options are of another game"):
        TROJKA.seat_error(chosen, 3)
    with pytest.raises(SetupError, match="the options are of another game"):
        TROJKA.pack(chosen)
    assert not TROJKA.plays_on(chosen, Money(5, (0, 0), 9))


def test_T3_the_game_is_played_for_a_stake() -> None:
    assert TROJKA.needs_stake()
    assert TROJKA.settle(None, 0) is None
    assert not TROJKA.plays_on(CLASSIC, None)


def test_verbs_tell_how_many_cards_they_take() -> None:
    assert {verb: list(cards) for verb, cards in TROJKA.verbs.items()} == {
        **{"keep": [0], "exchange": [0], "pass": [0]},
        **{"play": [1], "discard": [1], "draw": [1]},
    }
