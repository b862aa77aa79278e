"""Drawn positions of Kolmonen for its tests: how to set one up and how to look at it."""

from hypothesis import HealthCheck, settings

from kolmikko.cards import PACK, card, card_set, count, name_of, names
from kolmikko.games.kolmonen.deal import KolmonenDeal, hidden_cards
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.notation import read_position
from kolmikko.games.kolmonen.options import PRESETS
from kolmikko.games.kolmonen.state import State
from kolmikko.rulekit.game import Setup
from kolmikko.rulekit.options import Written

LAW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""How a law is tested: on few deals, so that the folder stays a matter of seconds everywhere."""


def position(text: str, preset: str = "classic", /, **rules: Written) -> KolmonenDeal:
    """The deal that a text draws, at a table with these house rules."""
    options = PRESETS[preset].changed(rules)
    core = freeze(options)
    state = read_position(text, core)
    setup = Setup(options, state.seats, state.dealer, tuple(state.deck))
    return KolmonenDeal(setup, core, state)


def turn(deal: KolmonenDeal) -> str | None:
    """Who is to act, as a record names seats: "p1"; None when the deal is over."""
    return None if deal.actor is None else f"p{deal.actor + 1}"


def hand(deal: KolmonenDeal, seat: int) -> str:
    """The hand of seat 1, 2 …, by rank and suit."""
    return " ".join(names(deal.state.hand[seat - 1]))


def known(deal: KolmonenDeal, seat: int) -> str:
    """The hand cards of seat 1, 2 … that everybody has seen go there."""
    return " ".join(names(deal.state.known[seat - 1]))


def row(deal: KolmonenDeal, seat: int) -> str:
    """The face-up cards of seat 1, 2 …, by rank and suit."""
    return " ".join(names(deal.state.table[seat - 1]))


def hidden(deal: KolmonenDeal, seat: int) -> int:
    """How many hidden cards lie before seat 1, 2 …"""
    return deal.state.hidden[seat - 1]


def pile(deal: KolmonenDeal) -> str:
    """The pile, by rank and suit."""
    return " ".join(names(deal.state.pile))


def toppled(deal: KolmonenDeal) -> str:
    """The cards out of play, by rank and suit."""
    return " ".join(names(deal.state.toppled))


def stock(deal: KolmonenDeal) -> str:
    """The stock, next card first."""
    return " ".join(map(name_of, deal.state.deck[deal.state.drawn :]))


def dealt(
    hands: list[str],
    rows: list[str] | None = None,
    *,
    dealer: int = 0,
    preset: str = "classic",
    **rules: Written,
) -> KolmonenDeal:
    """A deal just dealt in which the seats get these hands (and face-up rows).

    `dealer` is a seat 1, 2 …, or 0 for the last one. All other places of the deck get the
    remaining cards in ascending order.
    """
    seats = len(hands)
    dealing = dealer - 1 if dealer else seats - 1
    deck: list[int | None] = [None] * 52
    for first_round, groups in ((3, rows or []), (6, hands)):
        for seat, group in enumerate(groups):
            place = (seat - dealing - 1) % seats
            for n, name in enumerate(group.split()):
                deck[(first_round + n) * seats + place] = card(name)
    rest = iter(sorted({*range(52)} - {*deck}))
    whole = tuple(next(rest) if number is None else number for number in deck)
    options = PRESETS[preset].changed(rules)
    return KOLMONEN.deal(Setup(options, seats, dealing, whole))


def cards_in_play(s: State) -> int:
    """All cards of all zones as one set; the whole pack unless something is wrong."""
    everything = s.pile | s.toppled | card_set(s.deck[s.drawn :])
    for seat in range(s.seats):
        everything |= s.hand[seat] | s.table[seat] | hidden_cards(s, seat)
    return everything


def count_of_cards(s: State) -> int:
    """The number of cards in all zones, each zone counted by itself."""
    total = count(s.pile) + count(s.toppled) + PACK - s.drawn
    for seat in range(s.seats):
        total += count(s.hand[seat]) + count(s.table[seat]) + s.hidden[seat]
    return total
