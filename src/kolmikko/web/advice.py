"""Advice on the wire."""

from kolmikko.bots.levels import game_of
from kolmikko.studies.hints import Weighed, hint
from kolmikko.table.hints import Advised
from kolmikko.web.judged import said
from kolmikko.web.messages import AdviceFrame, Say, WeighedFrame


def advice_frame(advised: Advised) -> AdviceFrame:
    """What somebody who has asked is told."""
    asked = advised.question
    game, found = game_of(asked.sight), hint(asked.deal, asked.sight, advised.choice)
    return AdviceFrame(
        best=found.best.text,
        say=said(game, found.whole),
        moves=[_weighed(game, one) for one in found.moves],
        why=Say(found.why.message, dict(found.why.facts)) if found.why else None,
        stakes=found.in_stakes,
        calibrated=found.is_calibrated,
        exact=found.is_exact,
    )


def _weighed(game: str, one: Weighed) -> WeighedFrame:
    return WeighedFrame(
        move=one.move.text,
        say=said(game, one.move),
        value=one.value,
        low=one.low,
        high=one.high,
        equal=one.is_equal,
    )
