"""The open questions of Trójka and the answers that a table can choose."""

from dataclasses import dataclass, field, replace
from typing import Final

from kolmikko.cards import DIAMONDS, KING, NINE
from kolmikko.rulekit.options import (
    NO_CARD,
    Choice,
    MarkedCard,
    NumberChoice,
    RuleOptions,
)


class DeckSize(NumberChoice):
    """TQ1 and V2: which pack?"""

    FIFTY_TWO = 52
    THIRTY_TWO = 32
    THIRTY_SIX = 36
    TWENTY_FOUR = 24


class TrojkaTiming(Choice):
    """TQ11 and TQ12, of T11: when are sets announced?"""

    AFTER_DEAL = 0
    AFTER_EXCHANGE = 1
    BOTH = 2


class TrojkaKinds(Choice):
    """TQ15 and V5, of T10: which sets are a trójka?"""

    RANK_AND_SUIT = 0
    SUIT_ONLY = 1
    RANK_ONLY = 2


class TrojkaOrder(Choice):
    """TQ16 and V6, of T11: which of several sets is the best?"""

    TRUMP_THEN_POINTS = 0
    POINTS = 1
    RANK_OVER_SUIT = 2


class TrojkaTie(Choice):
    """TQ16 and VQ4, of T11: what if the best sets are equal?"""

    SPLIT = 0
    ELDEST = 1
    CARRY_OVER = 2


class PayFor(Choice):
    """TQ22 and VQ6, of T12: which sets are paid for?"""

    TRUMP_TROJKA = 0
    ANY_TROJKA = 1
    NONE = 2


class PaymentDraw(Choice):
    """TQ19 and TQ20, of T12: what do the payers draw from?"""

    TROJKA_WITH_RETURN = 0
    TROJKA_WITHOUT_RETURN = 1
    STOCK = 2


class TrumpTrojkaPayers(Choice):
    """TQ18, of T12: who pays?"""

    ALL = 0
    ACTIVE = 1


class BankSplit(Choice):
    """TQ32 and V10, of T23: what do two tricks win?"""

    THREE_ONLY = 0
    TWO_HALF = 1


class HalfRounding(Choice):
    """VQ7, of V10: how is half of an odd bank rounded?"""

    FLOOR = 0
    CEIL = 1


class NoTrickPenalty(Choice):
    """TQ33 and V11: what does a player in without a trick pay?"""

    NONE = 0
    ANTE = 1


class AnteOnCarry(Choice):
    """TQ34, of T3: who antes when the bank is not empty?"""

    ALL = 0
    NONE = 1
    DEALER = 2


class BonusRole(Choice):
    """VQ3, of V3: what are the bonus king and nine before play?"""

    VALUE_ONLY = 0
    WILD_IN_TROJKA = 1


class RevealDiscards(Choice):
    """TQ30, of T17: are face-down cards ever shown?"""

    NEVER = 0
    END_OF_DEAL = 1


class ResidualBank(Choice):
    """TQ40, of T24: what becomes of the bank when a match ends?"""

    SPLIT = 0
    PLAY_ON = 1


@dataclass(frozen=True)
class Options(RuleOptions):
    """The house rules of a table of Trójka. The defaults are the preset `classic`."""

    deck_size: DeckSize = DeckSize.FIFTY_TWO
    obliged_may_exchange: bool = False
    trojka_timing: TrojkaTiming = TrojkaTiming.AFTER_DEAL
    trojka_kinds: TrojkaKinds = TrojkaKinds.RANK_AND_SUIT
    trojka_order: TrojkaOrder = TrojkaOrder.TRUMP_THEN_POINTS
    trojka_tie: TrojkaTie = TrojkaTie.SPLIT
    pay_for: PayFor = PayFor.TRUMP_TROJKA
    payment_draw: PaymentDraw = PaymentDraw.TROJKA_WITH_RETURN
    trump_trojka_payers: TrumpTrojkaPayers = TrumpTrojkaPayers.ALL
    point_value: int = field(default=1, metadata={"smallest": 0})
    must_beat: bool = True
    must_follow_suit: bool = False
    bank_split: BankSplit = BankSplit.THREE_ONLY
    half_rounding: HalfRounding = HalfRounding.FLOOR
    no_trick_penalty: NoTrickPenalty = NoTrickPenalty.NONE
    ante_on_carry: AnteOnCarry = AnteOnCarry.ALL
    bonus_king: MarkedCard = field(default=NO_CARD, metadata={"rank": KING})
    bonus_nine: MarkedCard = field(default=NO_CARD, metadata={"rank": NINE})
    bonus_role: BonusRole = BonusRole.VALUE_ONLY
    reveal_discards: RevealDiscards = RevealDiscards.NEVER
    residual_bank: ResidualBank = ResidualBank.SPLIT


CLASSIC: Final = Options()

CLASSIC32: Final = Options(
    deck_size=DeckSize.THIRTY_TWO,
    trojka_kinds=TrojkaKinds.RANK_ONLY,
    trojka_order=TrojkaOrder.POINTS,
    pay_for=PayFor.NONE,
    bank_split=BankSplit.TWO_HALF,
    no_trick_penalty=NoTrickPenalty.ANTE,
    bonus_king=MarkedCard(4 * KING + DIAMONDS),
    bonus_nine=MarkedCard(4 * NINE + DIAMONDS),
)

PRESETS: Final[dict[str, Options]] = {
    "classic": CLASSIC,
    "classic32": CLASSIC32,
    "classic32_wild": replace(CLASSIC32, bonus_role=BonusRole.WILD_IN_TROJKA),
    "tri_listika": Options(
        deck_size=DeckSize.THIRTY_TWO,
        trojka_kinds=TrojkaKinds.SUIT_ONLY,
        pay_for=PayFor.ANY_TROJKA,
        payment_draw=PaymentDraw.STOCK,
        must_follow_suit=True,
        bank_split=BankSplit.TWO_HALF,
    ),
}
