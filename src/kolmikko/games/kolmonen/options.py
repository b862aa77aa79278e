"""The open questions of Kolmonen and the answers that a table can choose."""

from dataclasses import dataclass, field
from typing import Final

from kolmikko.rulekit.options import Choice, RuleOptions


class FirstPlayer(Choice):
    """KQ2, of K5: who plays the first card?"""

    LEFT_OF_DEALER = 0
    LOWEST_HAND_CARD = 1


class NextDealer(Choice):
    """KQ4: who deals next in a match?"""

    ROTATE = 0
    LOSER = 1
    WINNER = 2


class ToppleExtraTurn(Choice):
    """KQ5, of K13: who leads to the empty table after a topple?"""

    SAME_PLAYER = 0
    NEXT_PLAYER = 1


class TenOnEmpty(Choice):
    """KQ6, of K13: may a ten be led to an empty table?"""

    TOPPLES = 0
    FORBIDDEN = 1


class TwoEffect(Choice):
    """KQ8, of K17: what is the two's new round?"""

    PLAY_AGAIN_OPTIONAL = 0
    PLAY_AGAIN_FORCED = 1
    RESET_ONLY = 2
    CLEARS_PILE = 3


class BlindFlip(Choice):
    """KQ17, of K10: when may a card be turned blind?"""

    WHEN_STUCK = 0
    ALWAYS = 1
    OFF = 2


class BlindSpecial(Choice):
    """KQ19 and KQ20, of K11: what does a blind ten or two do?"""

    EFFECT_NO_EXTRA_TURN = 0
    FULL_EFFECT = 1
    NO_EFFECT = 2


class AceAnswer(Choice):
    """A house rule of K15: what goes on an ace?"""

    ACE_ONLY = 0
    ACE_TWO_TEN = 1


class TableSwapTiming(Choice):
    """KQ24, of K18: when may the face-up row be exchanged?"""

    OWN_TURN = 0
    UNTIL_FIRST_TOPPLE = 1


class HiddenPlay(Choice):
    """KQ35, of K21: how are the hidden cards played?"""

    LIFT_AHEAD = 0
    BLIND_FLIP = 1


class FinishOnSpecial(Choice):
    """KQ40, of K24: may the very last card be a two, a ten or an ace?"""

    ALLOWED = 0
    FORBIDDEN = 1


class PlayUntil(Choice):
    """KQ41, of K24: does play go on for places?"""

    FIRST_OUT = 0
    LAST_LOSER = 1


class FourOfAKindTopples(Choice):
    """KQ42, of K13: do four alike topple the pile?"""

    OFF = 0
    ON_PILE = 1
    SINGLE_PLAY = 2


class TableCardsWhen(Choice):
    """KQ30, of K20: when do the face-up cards come into play?"""

    HAND_EMPTY = 0
    STOCK_EMPTY = 1


class StalemateResult(Choice):
    """KQ44: how does a game that does not end, end?"""

    DRAW = 0
    FEWEST_CARDS = 1


@dataclass(frozen=True)
class Options(RuleOptions):
    """The house rules of a table of Kolmonen. The defaults are the preset `classic`."""

    first_player: FirstPlayer = FirstPlayer.LEFT_OF_DEALER
    next_dealer: NextDealer = NextDealer.ROTATE
    topple_extra_turn: ToppleExtraTurn = ToppleExtraTurn.SAME_PLAYER
    ten_on_empty: TenOnEmpty = TenOnEmpty.TOPPLES
    two_effect: TwoEffect = TwoEffect.PLAY_AGAIN_OPTIONAL
    voluntary_pickup: bool = True
    blind_flip: BlindFlip = BlindFlip.WHEN_STUCK
    blind_special: BlindSpecial = BlindSpecial.EFFECT_NO_EXTRA_TURN
    ace_answer: AceAnswer = AceAnswer.ACE_ONLY
    table_swap_limit: int = field(default=2, metadata={"smallest": 0})
    table_swap_timing: TableSwapTiming = TableSwapTiming.OWN_TURN
    pregame_swap: bool = False
    hidden_play: HiddenPlay = HiddenPlay.LIFT_AHEAD
    finish_on_special: FinishOnSpecial = FinishOnSpecial.ALLOWED
    play_until: PlayUntil = PlayUntil.FIRST_OUT
    four_of_a_kind_topples: FourOfAKindTopples = FourOfAKindTopples.OFF
    table_cards_when: TableCardsWhen = TableCardsWhen.HAND_EMPTY
    blind_flip_on_ace: bool = True
    progress_limit: int = field(default=200, metadata={"smallest": 1})
    turn_limit: int = field(default=20_000, metadata={"smallest": 1})
    stalemate_result: StalemateResult = StalemateResult.DRAW


CLASSIC: Final = Options()

PRESETS: Final[dict[str, Options]] = {
    "classic": CLASSIC,
    "china_hand": Options(
        two_effect=TwoEffect.RESET_ONLY,
        ace_answer=AceAnswer.ACE_TWO_TEN,
        pregame_swap=True,
        first_player=FirstPlayer.LOWEST_HAND_CARD,
        table_swap_limit=0,
    ),
    "shithead_basic": Options(
        two_effect=TwoEffect.RESET_ONLY,
        ace_answer=AceAnswer.ACE_TWO_TEN,
        four_of_a_kind_topples=FourOfAKindTopples.ON_PILE,
        pregame_swap=True,
        table_swap_limit=0,
        hidden_play=HiddenPlay.BLIND_FLIP,
        play_until=PlayUntil.LAST_LOSER,
        blind_flip=BlindFlip.OFF,
    ),
}
