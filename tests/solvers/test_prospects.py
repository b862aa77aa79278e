"""What actions of solved Trójka win, counted once more with the game itself, card by card."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from kolmikko.cards import card
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA, pack_of
from kolmikko.games.trojka.options import CLASSIC, CLASSIC32, Options
from kolmikko.games.trojka.state import TRICKS
from kolmikko.rulekit.game import Money, Setup
from kolmikko.solvers.advice import advice
from kolmikko.solvers.position import Position
from kolmikko.solvers.prospects import prospects, worths
from kolmikko.solvers.tables import shipped
from tests.solvers.packs import with_tricks

STAKE = 5


def later(options: Options, deal: TrojkaDeal, seat: int) -> float:
    """What the deals to come are worth to a seat, where tables know it."""
    book = shipped(STAKE) if options == CLASSIC32 else None
    if book is None:
        return 0.0
    worth = dict(zip(book.head.banks, book.head.worths, strict=True))
    leads_next = deal.state.dealer == seat
    return worth[deal.state.bank + 2 * STAKE] * (1 if leads_next else -1)


def won(options: Options, deal: TrojkaDeal, seat: int, before: TrojkaDeal) -> float:
    """What a seat wins on average when both go on by the solution."""
    if deal.actor is None:
        chips = deal.state.balances[seat] - before.state.balances[seat]
        bank = deal.state.bank - before.state.bank
        return (2 * chips + bank) / (2 * STAKE) + later(options, deal, seat)
    chances = advice(deal.observe(deal.actor), options)
    assert chances is not None
    return sum(
        chance * won(options, after(deal, action), seat, before)
        for action, chance in chances.items()
        if chance > 0
    )


def after(deal: TrojkaDeal, action: int) -> TrojkaDeal:
    """The deal after one more action."""
    further = deal.copy()
    further.act(action)
    return further


def possible(
    options: Options, start: TrojkaDeal, now: TrojkaDeal, seat: int
) -> Iterator[list[int]]:
    """All packs by which the seat has its cards, and the other those that it has shown."""
    deck, other = list(start.setup.deck), 1 - seat
    first = 1 - start.state.dealer
    own, theirs = (range(0 if one == first else 1, 6, 2) for one in (seat, other))
    shown = [one for one in deck if now.state.up[other] >> one & 1]
    known = [*shown, *(deck[place] for place in own), deck[6]]
    unseen = [one for one in pack_of(options.deck_size) if one not in known]
    for rest in combinations(unseen, 3 - len(shown)):
        pack = deck[:7]
        for place, theirs_card in zip(theirs, (*shown, *rest), strict=True):
            pack[place] = theirs_card
        yield [*pack, *(one for one in pack_of(options.deck_size) if one not in pack)]


def counted(
    options: Options, start: TrojkaDeal, actions: list[tuple[int, int]], now: TrojkaDeal, seat: int
) -> dict[int, float]:
    """What each action of the seat wins, over all packs that may be, by how likely they are."""
    total = dict.fromkeys(now.legal(), 0.0)
    whole = 0.0
    money = Money(STAKE, (0, 0), start.state.bank - 2 * STAKE)
    for pack in possible(options, start, now, seat):
        deal = TROJKA.deal(Setup(options, 2, start.state.dealer, tuple(pack), money))
        if deal.at_chance or deal.actor is None or deal.state.stage != TRICKS:
            continue
        likely = 1.0
        for who, action in actions:
            if deal.actor != who or action not in deal.legal():
                likely = 0.0
                break
            if who != seat:
                likely *= (advice(deal.observe(who), options) or {}).get(action, 0.0)
            deal.act(action)
        if likely > 0:
            whole += likely
            for action in total:
                total[action] += likely * won(options, after(deal, action), seat, deal)
    return {action: each / whole for action, each in total.items()}


@pytest.mark.parametrize("options, bank", [(CLASSIC, 0), (CLASSIC32, 0), (CLASSIC32, 8)])
def test_worths_are_those_of_all_hands_that_the_other_may_hold(options: Options, bank: int) -> None:
    checked = 0
    for chance, deal in with_tricks(options, 40, bank):
        start = deal.copy()
        actions: list[tuple[int, int]] = []
        while deal.actor is not None and checked < 4:
            seat = deal.actor
            told = worths(deal.observe(seat), options)
            chances = advice(deal.observe(seat), options)
            assert chances is not None
            if told is not None and deal.state.up[1 - seat] and actions:
                assert told == pytest.approx(counted(options, start, actions, deal, seat), abs=1e-6)
                checked += 1
            action = chance.choices(list(chances), list(chances.values()))[0]
            actions.append((seat, action))
            deal.act(action)
    assert checked == 4


def test_without_tables_antes_of_the_next_deal_do_not_count() -> None:
    options = CLASSIC.changed({"ante_on_carry": "dealer"})
    for _, deal in with_tricks(options, 5):
        assert deal.actor is not None
        view = deal.observe(deal.actor)
        assert worths(view, options) == worths(view, CLASSIC)


@pytest.mark.parametrize("options", [CLASSIC, CLASSIC32])
def test_equally_high_cards_are_equally_likely_and_worth_as_much(options: Options) -> None:
    hand = card("7c"), card("7s"), card("Kd")
    found = prospects(options, card("Qh"), Position(True, hand), STAKE, 2 * STAKE)
    assert found is not None
    one, other, third = found
    assert one.worth == pytest.approx(other.worth)
    assert one.chance == other.chance
    assert one.chance + other.chance + third.chance == pytest.approx(1)
