"""Scenarios from other people's bugs (product 4): KT-11, KT-13 and KT-15."""

import pytest

from kolmikko.cards import name_of
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.notation import read_position, write_position
from kolmikko.games.trojka.options import CLASSIC
from kolmikko.testing import moves, play, refused
from tests.games.trojka.drawn import chips, dealt, options, position, turns
from tests.games.trojka.test_flow import everywhere


def standing(deal: TrojkaDeal) -> TrojkaDeal:
    """The deal, after a check of what holds in every position of every scenario."""
    assert everywhere(deal.state) == sorted(deal.setup.deck)
    balances, bank = chips(deal)
    assert deal.setup.money is not None
    assert sum(balances) + bank == sum(deal.setup.money.balances) + deal.setup.money.bank
    text = write_position(deal.state)
    assert write_position(read_position(text, deal.core)) == text
    return deal


def standing_play(deal: TrojkaDeal, *texts: str) -> None:
    """Play moves, with that check before, between and after them."""
    for text in texts:
        play(standing(deal), text)
    standing(deal)


def test_KT11_strength_is_not_points() -> None:
    deal = position("""
        trojka    turn 1   turn-up 9d
        seat 1    hand Ks 3s
        seat 2    hand Ac Th
        seat 3    hand 2d Qs
    """)
    standing_play(deal, "play Ks")
    assert moves(deal) == ["play Ac"]  # a ten has ten points, but ranks below the king
    assert refused(deal, "play Th") == "T16"
    standing_play(deal, "play Ac")
    assert moves(deal) == ["play 2d"]
    assert turns(deal, "play 2d") == ["p3", "p3"]


@pytest.mark.parametrize("rounding, paid, left", [("floor", 12, 18), ("ceil", 13, 17)])
def test_KT13_half_of_an_odd_bank(rounding: str, paid: int, left: int) -> None:
    deal = dealt(
        *("Ah As 7c", "Kc 8s 8h", "9c 9h Ts"),
        turn_up="7d",
        bank=10,
        preset="classic32",
        half_rounding=rounding,
    )
    assert chips(deal) == ([95, 95, 95], 25)
    standing_play(deal, "keep")
    standing_play(deal, "play Ah", "discard 8s", "discard 9h")
    standing_play(deal, "play As", "discard 8h", "discard Ts")
    standing_play(deal, "play 7c", "play Kc", "discard 9c")
    assert deal.state.tricks[:3] == [2, 1, 0]
    assert chips(deal) == ([95 + paid, 95, 90], left)
    assert sum(chips(deal)[0]) + left == 310


def test_KT13_who_passed_is_not_charged() -> None:
    deal = dealt(*("Ah As 7c", "Kc 8s 8h", "9c 9h Ts"), turn_up="7d", preset="classic32")
    standing_play(deal, "pass")
    standing_play(deal, "play Ah", "discard 9h", "play As", "discard Ts", "play 7c", "play 9c")
    assert chips(deal) == ([102, 95, 95], 8)


def test_KT15_does_the_pack_suffice() -> None:
    assert TROJKA.seat_error(CLASSIC, 9) is None
    assert TROJKA.seat_error(CLASSIC, 10) == "6 * 10 - 5 = 55 > 52"
    assert TROJKA.seat_error(options("classic32"), 5) is None


def test_KT15_nine_seats_and_every_eligible_player_exchanges() -> None:
    names = [name_of(number) for number in TROJKA.pack(CLASSIC)]
    hands = [" ".join(names[place:27:9]) for place in range(9)]
    deal = dealt(*hands, turn_up="As")
    standing_play(deal, *["exchange"] * 7)
    assert (deal.zones()["turn_up"], deal.observe(0).stock, deal.observe(0).trump) == ("As", 3, 3)
    assert len(str(deal.zones()["thrown"]).split()) == 21
    assert deal.actor == 0
