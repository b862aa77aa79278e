"""What an endgame is worth to a seat that has not seen all cards."""

from collections import Counter

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kolmikko.cards import RANKS, WHOLE_PACK, count, members, rank_of
from kolmikko.dice import dice
from kolmikko.endgames.puzzles import any_endgame
from kolmikko.endgames.solve import UnsolvableError, solve
from kolmikko.endgames.views import Outlook, orders, solve_view, ways
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.imagine import imagine, seen_cards
from kolmikko.games.kolmonen.notation import hidden_places
from kolmikko.games.kolmonen.observe import observe
from kolmikko.games.kolmonen.options import CLASSIC, Options
from kolmikko.games.kolmonen.state import State
from tests.games.kolmonen.drawn import position

LAW = settings(max_examples=40, deadline=None)
CORE = freeze(CLASSIC)


def outlook(deal: KolmonenDeal, most_ways: int = 24) -> Outlook:
    """What the seat to act may expect."""
    assert deal.actor is not None
    assert isinstance(deal.setup.options, Options)
    return solve_view(deal.observe(deal.actor), deal.setup.options, most_ways=most_ways)


def values(deal: KolmonenDeal) -> dict[str, float]:
    """The value of each action of the seat to act, by the text of the move."""
    return {deal.move_of(each.action).text: each.value for each in outlook(deal).actions}


def hand_of(s: State, seat: int) -> str:
    """A hand by rank."""
    return " ".join(RANKS[rank_of(card)] for card in members(s.hand[seat]))


def in_ranks(s: State, seen: int) -> tuple[object, ...]:
    """Where the unseen cards of a world are, by rank: hands, then hidden cards."""
    hands = [sorted(rank_of(card) for card in members(hand & ~seen)) for hand in s.hand]
    places = [place for seat in range(s.seats) for place in hidden_places(s, seat)]
    return *map(tuple, hands), *(rank_of(s.deck[place]) for place in places)


@LAW
@given(seed=st.integers(0, 2**32), cards=st.integers(2, 5))
def test_where_all_is_known_it_is_just_solved(seed: int, cards: int) -> None:
    s = any_endgame(dice(seed), cards)
    assume(s.hidden[:2] == [0, 0])
    s.known = s.hand[:]
    found = solve_view(observe(s, CORE, s.turn), CLASSIC)
    solved = solve(s, CLASSIC)
    assert (found.ways, found.positions) == (1, solved.positions)
    for one, other in zip(found.actions, solved.actions, strict=True):
        assert (one.action, one.value) == (other.action, other.value)
        assert one.length == (other.length if one.value == 1 else None)


def test_two_ways_are_averaged() -> None:
    deal = position("""
        kolmonen  turn 1  stock 0  pile 3s 7h
        seat 1    hand Tc    hidden 9s Kd
        seat 2    hand Jh    known Jh
    """)
    assert outlook(deal).ways == 2
    assert values(deal) == {"play Tc": 0.5, "take": 0.0}


def test_a_way_counts_as_often_as_it_can_come_about() -> None:
    deal = position("""
        kolmonen  turn 1  stock 0  pile Jd
        seat 1    hand Qc Qd
        seat 2    hand Kd 9h   hidden Ks
    """)
    found = {hand_of(s, 1): weight for s, weight in ways(deal.observe(0), 24)}
    assert found == {"9 K": 2, "K K": 1}


@LAW
@given(seed=st.integers(0, 2**32), cards=st.integers(2, 9), turn=st.integers(0, 1))
def test_ways_are_all_worlds_that_show_the_view(seed: int, cards: int, turn: int) -> None:
    luck = dice(seed)
    s, world = any_endgame(luck, cards), State()
    s.known[turn] = s.hand[turn]
    view = observe(s, CORE, turn)
    assume(count(WHOLE_PACK & ~seen_cards(view)) <= 5)
    seen = seen_cards(view)
    found = {in_ranks(state, seen): weight for state, weight in ways(view, 120)}
    for state, _ in ways(view, 120):
        assert observe(state, CORE, turn) == view
    for _ in range(10):
        imagine(view, luck, world)
        assert in_ranks(world, seen) in found


def test_orders_are_all_different_ones() -> None:
    assert list(orders(Counter([3, 3, 8]))) == [(3, 3, 8), (3, 8, 3), (8, 3, 3)]


@pytest.mark.parametrize(
    "hidden, why", [("hidden 3c 5d 9h", "in 24 ways"), ("", "more than 1 positions")]
)
def test_too_much_is_said_to_be_too_much(hidden: str, why: str) -> None:
    deal = position(f"""
        kolmonen  turn 1  stock 0  pile Jd
        seat 1    hand Qc Qd
        seat 2    hand Kd      {hidden}
    """)
    view = deal.observe(0)
    with pytest.raises(UnsolvableError, match=why):
        solve_view(view, CLASSIC, most_ways=23, most=1)


def test_many_unseen_cards_are_not_even_counted() -> None:
    deal = position("""
        kolmonen  turn 1  stock 3  pile Jd
        seat 1    hand Qc Qd           hidden 2c 3c 4c
        seat 2    hand Kd As           hidden 5c 6c 7c
    """)
    with pytest.raises(UnsolvableError, match="11 cards have not been seen"):
        outlook(deal)
