"""Kolmonen in the list of games: who can play with which pack."""

import pytest

from kolmikko.games import GAMES
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.options import PRESETS
from kolmikko.rulekit.game import Setup, SetupError

CLASSIC = PRESETS["classic"]
PACK = tuple(range(52))


def test_it_is_in_the_list() -> None:
    assert GAMES["kolmonen"] is KOLMONEN
    assert KOLMONEN.pack(CLASSIC) == PACK
    assert not KOLMONEN.needs_stake()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_KQ1_two_to_five_play(seats: int) -> None:
    assert KOLMONEN.seat_error(CLASSIC, seats) is None
    assert KOLMONEN.deal(Setup(CLASSIC, seats, 0, PACK)).actor == 1


@pytest.mark.parametrize("seats, why", [(6, "6 * 9 = 54 > 52"), (1, "1 < 2"), (0, "0 < 2")])
def test_KQ1_others_cannot_and_are_told_the_sum(seats: int, why: str) -> None:
    assert KOLMONEN.seat_error(CLASSIC, seats) == why
    with pytest.raises(SetupError, match=why.replace("*", r"\*")):
        KOLMONEN.deal(Setup(CLASSIC, seats, 0, PACK))


@pytest.mark.parametrize(
    "dealer, deck",
    [
        (0, PACK[:-1]),
        (0, (*PACK[:-1], 0)),
        (0, (*PACK, 0)),
        (0, ()),
        (3, PACK),
        (-1, PACK),
    ],
)
def test_K1_the_deck_is_the_whole_pack_and_the_dealer_sits_at_the_table(
    dealer: int, deck: tuple[int, ...]
) -> None:
    with pytest.raises(SetupError, match="the whole pack, and the dealer one of the seats"):
        KOLMONEN.deal(Setup(CLASSIC, 3, dealer, deck))


def test_options_of_another_game_are_no_options() -> None:
    other = GAMES["trojka"].presets["classic"]
    with pytest.raises(SetupError, match="of another game"):
        KOLMONEN.deal(Setup(other, 3, 0, PACK))


def test_there_is_no_money() -> None:
    deal = KOLMONEN.deal(Setup(CLASSIC, 3, 0, PACK))
    assert deal.money() is None
    assert KOLMONEN.settle(None, 0) is None
    assert not KOLMONEN.plays_on(CLASSIC, None)


def test_verbs_say_how_many_cards_each_takes() -> None:
    takes = {verb: (min(numbers), max(numbers)) for verb, numbers in KOLMONEN.verbs.items()}
    bare = dict.fromkeys(("take", "flip", "reveal", "end"), (0, 0))
    assert takes == {"play": (1, 52), "swap": (3, 3), "arrange": (3, 3), **bare}
