"""Options frozen into the tables and ints that the rules read."""

from kolmikko.cards import PACK
from kolmikko.games.trojka.clauses import CLAUSES, T10, T11, TQ11, TQ15, V4, V5
from kolmikko.games.trojka.options import (
    BankSplit,
    HalfRounding,
    NoTrickPenalty,
    Options,
    RevealDiscards,
    TrojkaKinds,
    TrojkaOrder,
    TrojkaTiming,
    TrumpTrojkaPayers,
)
from kolmikko.games.trojka.rules.values import points_of_card, wild_cards
from kolmikko.games.trojka.state import Core


def freeze(options: Options) -> Core:
    """The options as the rules read them."""
    core = Core()
    core.points = [points_of_card(card, options) for card in range(PACK)]
    core.wild = wild_cards(options)
    core.point_value = options.point_value
    core.obliged_decide = int(options.obliged_may_exchange)
    core.sets_after_deal = int(announced_after_deal(options.trojka_timing))
    core.sets_after_exchange = int(options.trojka_timing != TrojkaTiming.AFTER_DEAL)
    core.rank_sets = int(rank_makes_a_set(options.trojka_kinds))
    core.suit_sets = int(suit_makes_a_set(options.trojka_kinds))
    core.trump_first = int(options.trojka_order == TrojkaOrder.TRUMP_THEN_POINTS)
    core.rank_first = int(options.trojka_order == TrojkaOrder.RANK_OVER_SUIT)
    core.tie = int(options.trojka_tie)
    core.pays = int(options.pay_for)
    core.draw = int(options.payment_draw)
    core.active_pay = int(options.trump_trojka_payers == TrumpTrojkaPayers.ACTIVE)
    core.must_beat = int(options.must_beat)
    core.must_follow = int(options.must_follow_suit)
    core.two_take_half = int(options.bank_split == BankSplit.TWO_HALF)
    core.half_up = int(options.half_rounding == HalfRounding.CEIL)
    core.penalty = int(options.no_trick_penalty == NoTrickPenalty.ANTE)
    core.carry = int(options.ante_on_carry)
    core.shows_discards = int(options.reveal_discards == RevealDiscards.END_OF_DEAL)
    return core


@CLAUSES.frame(T11, V4, TQ11)
def announced_after_deal(timing: TrojkaTiming) -> bool:
    """A set that came in the deal is announced at once, before anybody passes."""
    return timing != TrojkaTiming.AFTER_EXCHANGE


@CLAUSES.frame(T10, V5, TQ15)
def rank_makes_a_set(kinds: TrojkaKinds) -> bool:
    """Three of one rank are a trójka; in the second version nothing else is."""
    return kinds != TrojkaKinds.SUIT_ONLY


@CLAUSES.frame(T10, V5, TQ15)
def suit_makes_a_set(kinds: TrojkaKinds) -> bool:
    """Three of one suit are a trójka in the main version."""
    return kinds != TrojkaKinds.RANK_ONLY
