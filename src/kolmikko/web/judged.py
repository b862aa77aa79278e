"""A review on the wire."""

from kolmikko.games import GAMES
from kolmikko.rulekit.game import Move
from kolmikko.studies.estimates import Estimate
from kolmikko.studies.review import Decision, Judgement, Luck, luck
from kolmikko.text.moves import move_message
from kolmikko.web.messages import (
    DecisionFrame,
    LookFrame,
    LuckFrame,
    ReviewPage,
    Say,
    Worth,
)
from kolmikko.web.reviews import Review


def review_page(review: Review) -> ReviewPage:
    """What has been judged so far."""
    decisions = [one for _, one in review.judged]
    versions = {(one.deal, one.number): version for version, one in review.judged}
    return ReviewPage(
        done=review.done,
        total=review.total,
        open=review.is_open,
        stakes=GAMES[review.game].needs_stake(),
        decisions=[_decision(review.game, version, one) for version, one in review.judged],
        luck=[_luck(each, versions) for each in luck(decisions) if each.change],
        calibrated=review.is_calibrated,
    )


def _decision(game: str, version: int, one: Decision) -> DecisionFrame:
    return DecisionFrame(
        version=version,
        deal=one.deal,
        number=one.number,
        seat=one.seat,
        move=one.move.text,
        say=said(game, one.move),
        known=_look(game, one.known),
        open=_look(game, one.open) if one.open else None,
        verdict=one.verdict.value,
    )


def _look(game: str, look: Judgement) -> LookFrame:
    return LookFrame(
        made=_worth(look.made),
        better=look.better.text,
        say=said(game, look.better),
        best=_worth(look.best),
        cost=look.cost,
        unclear=look.is_unclear,
    )


def _worth(estimate: Estimate) -> Worth:
    return Worth(estimate.value, estimate.low, estimate.high)


def _luck(each: Luck, versions: dict[tuple[int, int], int]) -> LuckFrame:
    after, before = versions[each.deal, each.after], versions[each.deal, each.before]
    return LuckFrame(each.seat, each.deal, after, before, each.change)


def said(game: str, move: Move) -> Say:
    """A move in words."""
    message, facts = move_message(GAMES[game], move)
    return Say(message, {**facts})
