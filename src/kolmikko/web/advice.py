"""Advice on the wire."""

from collections.abc import Sequence

from kolmikko.games import GAMES
from kolmikko.rulekit.game import Move
from kolmikko.studies.calibration.curves import Curve
from kolmikko.studies.estimates import Estimate
from kolmikko.studies.review import PRACTICALLY_EQUAL, curve_of, lost, part_of_win
from kolmikko.table.hints import ADVISER, Advice, Pro, Weighed
from kolmikko.web.judged import said
from kolmikko.web.messages import AdviceFrame, Say, WeighedFrame


def advice_frame(advice: Advice) -> AdviceFrame:
    """What somebody who has asked is told."""
    curve = curve_of(advice.estimated, ADVISER) if advice.estimated else None
    tried = [one for one in advice.weighed if one.value is not None and one.visits]
    if GAMES[advice.game].needs_stake():
        moves = _in_stakes(advice.game, tried)
    else:
        moves = _as_chances(advice.game, advice.best, tried, curve)
    why = Say("felt-hint-solved") if advice.just_known else _why(advice.pros, moves)
    say = said(advice.game, advice.whole or advice.best)
    return AdviceFrame(advice.best.text, say, moves, why, curve is not None)


def _why(pros: Sequence[Pro], moves: Sequence[WeighedFrame]) -> Say | None:
    """The first reason that the numbers bear out: all that it speaks against is clearly worse."""
    worse = {one.move: not one.equal for one in moves}
    for pro in pros:
        known = [worse[move.text] for move in pro.against if move.text in worse]
        if known and all(known):
            return Say(pro.message, dict(pro.facts))
    return None


def _as_chances(
    game: str, best: Move, tried: list[Weighed], curve: Curve | None
) -> list[WeighedFrame]:
    chances = {one.move: part_of_win(one.visits, one.value or 0.0) for one in tried}
    if curve is not None:
        chances = {move: curve.corrected(chance) for move, chance in chances.items()}
    return [_chance(game, move, chance, chances[best]) for move, chance in chances.items()]


def _chance(game: str, move: Move, chance: Estimate, best: Estimate) -> WeighedFrame:
    return WeighedFrame(
        move=move.text,
        say=said(game, move),
        value=chance.value,
        low=chance.low,
        high=chance.high,
        equal=not lost(chance, best),
    )


def _in_stakes(game: str, tried: list[Weighed]) -> list[WeighedFrame]:
    """What each move wins, the most first."""
    values = sorted(((one.value or 0.0, one.move) for one in tried), key=lambda pair: -pair[0])
    return [
        WeighedFrame(
            move=move.text,
            say=said(game, move),
            value=value,
            equal=values[0][0] - value < PRACTICALLY_EQUAL,
        )
        for value, move in values
    ]
