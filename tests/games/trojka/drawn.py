"""Drawn deals of Trójka for the tests: a position as text, or the hands that are dealt."""

from collections.abc import Sequence

from kolmikko.cards import card, members, names, read_cards
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.notation import read_position
from kolmikko.games.trojka.options import PRESETS, Options
from kolmikko.rulekit.game import Money, Setup
from kolmikko.rulekit.options import Written
from kolmikko.testing import play


def options(preset: str = "classic", **rules: Written) -> Options:
    """A preset with some answers changed, written as in a record."""
    return PRESETS[preset].changed(rules)


def position(text: str, preset: str = "classic", **rules: Written) -> TrojkaDeal:
    """The deal that a text draws, under the options of a preset with some answers changed."""
    chosen = options(preset, **rules)
    core = freeze(chosen)
    state = read_position(text, core)
    money = Money(state.stake, tuple(state.balances[: state.seats]), state.bank)
    deck = tuple(state.deck[: state.size])
    return TrojkaDeal(Setup(chosen, state.seats, state.dealer, deck, money), money, core, state)


def deck_of(hands: Sequence[str], dealer: int, *, pack: int, turn_up: str, stock: str) -> list[int]:
    """The pack in dealing order that gives these hands to seats 1, 2, …; the rest ascending."""
    dealt = [[card(name) for name in hand.split()] for hand in hands]
    order = [(dealer + place) % len(hands) for place in range(len(hands))]
    top = [dealt[seat][turn] for turn in range(3) for seat in order]
    top += [card(turn_up), *(card(name) for name in stock.split())]
    return [*top, *(number for number in members(pack) if number not in top)]


def dealt(
    *hands: str,
    turn_up: str = "2c",
    stock: str = "",
    dealer: int | None = None,
    stake: int = 5,
    purse: int = 100,
    bank: int = 0,
    preset: str = "classic",
    **rules: Written,
) -> TrojkaDeal:
    """A deal in which seats 1, 2, … get these hands; the last seat deals unless told otherwise.

    `bank` is what lies in it before the antes; `stock` names its next cards.
    """
    chosen = options(preset, **rules)
    seats = len(hands)
    dealer = seats if dealer is None else dealer
    pack = sum(1 << number for number in TROJKA.pack(chosen))
    deck = deck_of(hands, dealer, pack=pack, turn_up=turn_up, stock=stock)
    money = Money(stake, (purse,) * seats, bank)
    return TROJKA.deal(Setup(chosen, seats, dealer - 1, tuple(deck), money))


def chips(deal: TrojkaDeal) -> tuple[list[int], int]:
    """The balances of all seats, and the bank."""
    money = deal.money()
    assert money is not None
    return list(money.balances), money.bank


def cards(listed: str) -> int:
    """The set of some cards."""
    return read_cards(listed)


def turns(deal: TrojkaDeal, *texts: str) -> list[str]:
    """Whose turn it is now and after each of these moves: "p1", or "over"."""
    seats = [deal.actor]
    for text in texts:
        play(deal, text)
        seats.append(deal.actor)
    return ["over" if seat is None else f"p{seat + 1}" for seat in seats]


def hand(deal: TrojkaDeal, seat: int) -> str:
    """The hand of seat 1, 2, … as text."""
    return " ".join(names(deal.state.hand[seat - 1]))
