"""What holds in every deal of Kolmonen under all options, wherever one looks."""

import random
from dataclasses import replace
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from kolmikko.cards import members
from kolmikko.games.kolmonen import actions
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.state import ARRANGING, LEADING, State
from kolmikko.rulekit.events import Event, Hidden, Shown
from kolmikko.rulekit.game import Move, Setup
from kolmikko.testing import Chooser, at_random, choosers, setups, walk
from tests.games.kolmonen.drawn import LAW, cards_in_play, count_of_cards

BARE = {actions.TAKE: "take", actions.FLIP: "flip", actions.REVEAL: "reveal", actions.END: "end"}


def stroll(setup: Setup, chooser: Chooser, longest: int) -> KolmonenDeal:
    """A deal somewhere on the way."""
    deal = KOLMONEN.deal(setup)
    for _ in walk(deal, chooser, longest):
        pass
    return deal


SOMEWHERE = st.builds(stroll, setups(KOLMONEN), choosers(), st.integers(0, 150))


@LAW
@given(setups(KOLMONEN), choosers())
def test_K1_no_card_is_ever_lost_or_doubled(setup: Setup, chooser: Chooser) -> None:
    deal = KOLMONEN.deal(setup)
    for _ in walk(deal, chooser, 200):
        assert cards_in_play(deal.state) == (1 << 52) - 1
        assert count_of_cards(deal.state) == 52


@LAW
@given(setups(KOLMONEN), choosers())
def test_KQ7_toppled_cards_never_come_back_and_the_stock_never_grows(
    setup: Setup, chooser: Chooser
) -> None:
    deal = KOLMONEN.deal(setup)
    toppled, drawn = 0, deal.state.drawn
    for _ in walk(deal, chooser, 200):
        assert toppled & ~deal.state.toppled == 0
        assert drawn <= deal.state.drawn
        toppled, drawn = deal.state.toppled, deal.state.drawn


@LAW
@given(setups(KOLMONEN), choosers())
def test_K6_KQ31_while_there_is_a_stock_every_hand_has_three(
    setup: Setup, chooser: Chooser
) -> None:
    deal = KOLMONEN.deal(setup)
    for _ in walk(deal, chooser, 200):
        s = deal.state
        if s.drawn < 52:
            assert min(cards.bit_count() for cards in s.hand[: s.seats]) >= 3


@LAW
@given(SOMEWHERE)
def test_whoever_is_to_act_can_and_only_a_deal_that_is_over_has_a_result(
    deal: KolmonenDeal,
) -> None:
    if deal.actor is None:
        assert deal.legal() == ()
        assert deal.result() is not None
    else:
        assert deal.legal() != ()
        assert deal.result() is None
        assert deal.state.place[deal.actor] == 0


def open_cards(s: State, options: Options) -> int:
    """The cards that the seat to act may play from, said once more for the test."""
    hand, row = s.hand[s.turn], s.table[s.turn]
    if options.table_cards_when.name == "STOCK_EMPTY" and s.drawn == 52:
        return hand | row
    return hand or row


@LAW
@given(SOMEWHERE)
def test_legal_is_just_what_is_not_refused(deal: KolmonenDeal) -> None:
    s, legal = deal.state, deal.legal()
    if deal.actor is None or s.stage > LEADING:
        return
    assert isinstance(deal.setup.options, Options)
    mine = open_cards(s, deal.setup.options)
    for rank in range(13):
        for number in range(1, 5):
            for cards in combinations(range(4 * rank, 4 * rank + 4), number):
                held = all(mine >> card & 1 for card in cards)
                answer = deal.refusal(s.turn, Move("play", cards))
                assert (answer is None) == (held and 4 * rank + number - 1 in legal)
    for action, verb in BARE.items():
        assert (deal.refusal(s.turn, Move(verb)) is None) == (action in legal)
    for cards in combinations(members(s.hand[s.turn] | s.table[s.turn]), 3):
        held = all(s.hand[s.turn] >> card & 1 for card in cards)
        answer = deal.refusal(s.turn, Move("swap", cards))
        assert (answer is None) == (held and actions.SWAP in legal)


@LAW
@given(SOMEWHERE)
def test_nobody_else_may_do_anything(deal: KolmonenDeal) -> None:
    for seat in range(deal.state.seats):
        if seat != deal.actor:
            for verb in BARE.values():
                assert deal.refusal(seat, Move(verb)) is not None
            for card in members(deal.state.hand[seat]):
                assert deal.refusal(seat, Move("play", (card,))) is not None


@LAW
@given(SOMEWHERE)
def test_an_action_of_the_layout_is_the_move_that_it_stands_for(deal: KolmonenDeal) -> None:
    if deal.actor is None or deal.state.stage > LEADING:
        return
    for action in deal.legal():
        if action not in (actions.SWAP, actions.ARRANGE):
            named = deal.move_of(action)
            assert deal.refusal(deal.actor, named) is None
            acted, played = deal.copy(), deal.copy()
            assert acted.act(action) == played.play(deal.actor, named)
            assert acted.state == played.state


@LAW
@given(setups(KOLMONEN), choosers(), choosers())
def test_a_row_picked_by_ranks_is_the_row_named_with_the_lowest_suits(
    setup: Setup, chooser: Chooser, picker: Chooser
) -> None:
    deal = KOLMONEN.deal(setup)
    for _ in walk(deal, chooser, 60):
        starts = {actions.SWAP, actions.ARRANGE} & set(deal.legal())
        for start in starts:
            picked, named = deal.copy(), deal.copy()
            assert picked.act(start) == []
            for _ in range(2):
                assert picked.act(picker(picked, picked.legal())) == []
            last = picker(picked, picked.legal())
            move = picked.move_of(last)
            assert len(move.cards) == 3
            assert lowest_suits(deal, move)
            assert deal.actor is not None
            assert picked.refusal(deal.actor, move) is None
            assert picked.act(last) == named.play(deal.actor, move)
            assert picked.state == named.state


def lowest_suits(deal: KolmonenDeal, move: Move) -> bool:
    """Whether no card of equal rank and lower suit was there to be named instead."""
    s = deal.state
    own = s.hand[s.turn] | (s.table[s.turn] if s.stage == ARRANGING else 0)
    return all(
        number in move.cards
        for card in move.cards
        for number in range(card & ~3, card)
        if own >> number & 1
    )


def turned(numbers: list[int], seats: int, by: int) -> list[int]:
    """A list of one item a seat, moved on by some seats."""
    return [numbers[(seat - by) % seats] for seat in range(seats)]


@LAW
@given(setups(KOLMONEN), st.integers(0, 2**32), st.integers(1, 4))
def test_rotating_the_seats_rotates_everything(setup: Setup, seed: int, by: int) -> None:
    n = setup.seats
    one = KOLMONEN.deal(setup)
    moved = Setup(setup.options, n, (setup.dealer + by) % n, setup.deck)
    two = KOLMONEN.deal(moved)
    for step, other in zip(
        walk(one, at_random(seed), 150), walk(two, at_random(seed), 150), strict=True
    ):
        assert other.move == step.move
        assert other.seat == (step.seat + by) % n
        assert [told_by_seat(e, n, by) for e in step.events] == other.events
        for field in ("hand", "table", "known", "hidden", "swaps_left", "place"):
            assert getattr(two.state, field)[:n] == turned(getattr(one.state, field), n, by)
        assert (two.state.pile, two.state.toppled) == (one.state.pile, one.state.toppled)
    result = one.result()
    assert two.result() == (
        None if result is None else reordered([(seat + by) % n for seat in result], two)
    )


def reordered(result: list[int], deal: KolmonenDeal) -> list[int]:
    """A result whose tied last seats stand in seat order."""
    out = [seat for seat in result if deal.state.place[seat]]
    return out + sorted(seat for seat in result if not deal.state.place[seat])


def told_by_seat(event: Event, seats: int, by: int) -> Event:
    """An event as it would have been with every seat moved on."""

    def moved(group: Shown | Hidden | None) -> Shown | Hidden | None:
        if isinstance(group, Shown) and group.to is not None:
            return Shown(group.cards, tuple((seat + by) % seats for seat in group.to))
        return group

    seat = None if event.seat is None else (event.seat + by) % seats
    return replace(event, seat=seat, cards=moved(event.cards), more=moved(event.more))


@LAW
@given(setups(KOLMONEN), choosers(), st.integers(0, 2**32))
def test_K7_renaming_the_suits_of_any_rank_changes_nothing_but_names(
    setup: Setup, chooser: Chooser, seed: int
) -> None:
    chance = random.Random(seed)
    renamed = [4 * rank + suit for rank in range(13) for suit in chance.sample(range(4), 4)]
    one = KOLMONEN.deal(setup)
    deck = tuple(renamed[card] for card in setup.deck)
    two = KOLMONEN.deal(Setup(setup.options, setup.seats, setup.dealer, deck))
    for _ in range(120):
        seat = one.actor
        if seat is None:
            break
        move = one.move_of(chooser(one, one.legal()))
        if move.verb in ("swap", "arrange"):
            row = one.state.table[seat] if move.verb == "arrange" else 0
            own = sorted(members(one.state.hand[seat] | row))
            move = Move(move.verb, tuple(chance.sample(own, 3)))
        same = Move(move.verb, tuple(renamed[card] for card in move.cards))
        events, others = one.play(seat, move), two.play(seat, same)
        assert [(e.kind, e.seat, e.because) for e in events] == [
            (e.kind, e.seat, e.because) for e in others
        ]
        assert two.legal() == one.legal()
        for field in ("hand", "table", "known"):
            for cards, other in zip(
                getattr(one.state, field), getattr(two.state, field), strict=True
            ):
                assert {renamed[card] for card in members(cards)} == set(members(other))
    assert two.result() == one.result()


@LAW
@given(SOMEWHERE)
def test_looking_changes_nothing(deal: KolmonenDeal) -> None:
    before = deal.state.copy()
    for viewer in range(-1, deal.state.seats):
        deal.observe(viewer)
    deal.legal()
    deal.legal_texts()
    deal.zones()
    deal.opening()
    deal.result()
    for action in deal.legal():
        deal.move_of(action)
    assert deal.state == before
