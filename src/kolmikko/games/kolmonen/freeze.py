"""Options frozen into the tables and ints that the rules read. Clauses make the tables."""

from kolmikko.cards import ACE, RANKS, TEN, TWO, of_rank
from kolmikko.games.kolmonen.clauses import CLAUSES, K10, K13, K17, KQ8, KQ17, KQ19, KQ21, OK
from kolmikko.games.kolmonen.options import (
    BlindFlip,
    BlindSpecial,
    FinishOnSpecial,
    FirstPlayer,
    HiddenPlay,
    Options,
    PlayUntil,
    StalemateResult,
    TableCardsWhen,
    TableSwapTiming,
    ToppleExtraTurn,
    TwoEffect,
)
from kolmikko.games.kolmonen.rules.fitting import kept_off_by
from kolmikko.games.kolmonen.state import (
    ALWAYS_FLIP,
    CLEAR,
    EMPTY,
    FLIP_WHEN_STUCK,
    GO_ON,
    NEVER_FLIP,
    NO_EFFECT,
    TOPPLE,
    Core,
)


def freeze(options: Options) -> Core:
    """The options as the rules read them."""
    core = Core()
    core.why_not = [
        kept_off_by(rank, top, options) for top in range(EMPTY + 1) for rank in range(len(RANKS))
    ]
    core.fits = [_cards_that_fit(top, options) for top in range(EMPTY + 1)]
    core.effect = [effect_of(rank, options) for rank in range(len(RANKS))]
    core.blind_effect = [blind_effect_of(rank, options) for rank in range(len(RANKS))]
    core.flip_refusal = [flip_kept_back_by(top, options) for top in range(EMPTY + 1)]
    core.flip = [_when_to_flip(core.flip_refusal[top], options) for top in range(EMPTY + 1)]
    core.blind_leads = int(options.blind_special == BlindSpecial.FULL_EFFECT)
    core.topple_leads = int(options.topple_extra_turn == ToppleExtraTurn.SAME_PLAYER)
    core.must_go_on = int(options.two_effect == TwoEffect.PLAY_AGAIN_FORCED)
    core.may_always_take = int(options.voluntary_pickup)
    core.swap_limit = options.table_swap_limit
    core.swap_until_topple = int(options.table_swap_timing == TableSwapTiming.UNTIL_FIRST_TOPPLE)
    core.arranges = int(options.pregame_swap)
    core.lowest_starts = int(options.first_player == FirstPlayer.LOWEST_HAND_CARD)
    core.reveals = int(options.hidden_play == HiddenPlay.BLIND_FLIP)
    core.plain_finish = int(options.finish_on_special == FinishOnSpecial.FORBIDDEN)
    core.to_the_last = int(options.play_until == PlayUntil.LAST_LOSER)
    core.four_alike = int(options.four_of_a_kind_topples)
    core.mixes_rows = int(options.table_cards_when == TableCardsWhen.STOCK_EMPTY)
    core.fewest_wins = int(options.stalemate_result == StalemateResult.FEWEST_CARDS)
    core.progress_limit = options.progress_limit
    core.turn_limit = options.turn_limit
    return core


@CLAUSES.frame(K13, K17, KQ8)
def effect_of(rank: int, options: Options) -> int:
    """What a rank does when it is played: a ten topples, a two lets its player go on."""
    if rank == TEN:
        return TOPPLE
    if rank != TWO or options.two_effect == TwoEffect.RESET_ONLY:
        return NO_EFFECT
    return CLEAR if options.two_effect == TwoEffect.CLEARS_PILE else GO_ON


@CLAUSES.frame(KQ19)
def blind_effect_of(rank: int, options: Options) -> int:
    """What a rank does when it is turned blind from the stock."""
    if options.blind_special == BlindSpecial.NO_EFFECT:
        return NO_EFFECT
    return effect_of(rank, options)


@CLAUSES.frame(K10, KQ17, KQ21)
def flip_kept_back_by(top: int, options: Options) -> int:
    """The clause that forbids a blind card on a top, whatever the hand, or OK."""
    if options.blind_flip == BlindFlip.OFF:
        return KQ17
    if top == EMPTY:
        return K10
    if top == ACE and not options.blind_flip_on_ace:
        return KQ21
    return OK


def _when_to_flip(refusal: int, options: Options) -> int:
    if refusal != OK:
        return NEVER_FLIP
    return ALWAYS_FLIP if options.blind_flip == BlindFlip.ALWAYS else FLIP_WHEN_STUCK


def _cards_that_fit(top: int, options: Options) -> int:
    fitting = 0
    for rank in range(len(RANKS)):
        if kept_off_by(rank, top, options) == OK:
            fitting |= of_rank(rank)
    return fitting
