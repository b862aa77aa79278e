"""Advice on the wire."""

from kolmikko.cards import name_of
from kolmikko.games import GAMES
from kolmikko.rulekit.game import Move
from kolmikko.studies.estimates import Estimate
from kolmikko.studies.review import lost, part_of_win
from kolmikko.table.hints import Advice, Weighed
from kolmikko.web.messages import AdviceFrame, Say, WeighedFrame


def advice_frame(advice: Advice) -> AdviceFrame:
    """What somebody who has asked is told."""
    tried = [one for one in advice.weighed if one.value is not None and one.visits]
    if GAMES[advice.game].needs_stake():
        moves = [_in_stakes(advice.game, one) for one in tried]
    else:
        moves = _as_chances(advice.game, advice.best, tried)
    return AdviceFrame(advice.best.text, _say(advice.game, advice.best), moves)


def _as_chances(game: str, best: Move, tried: list[Weighed]) -> list[WeighedFrame]:
    chances = {one.move: part_of_win(one.visits, one.value or 0.0) for one in tried}
    return [_chance(game, move, chance, chances[best]) for move, chance in chances.items()]


def _chance(game: str, move: Move, chance: Estimate, best: Estimate) -> WeighedFrame:
    return WeighedFrame(
        move=move.text,
        say=_say(game, move),
        value=chance.value,
        low=chance.low,
        high=chance.high,
        equal=not lost(chance, best),
    )


def _in_stakes(game: str, one: Weighed) -> WeighedFrame:
    return WeighedFrame(move=one.move.text, say=_say(game, one.move), value=one.value)


def _say(game: str, move: Move) -> Say:
    return Say(f"{game}-do-{move.verb}", {"cards": " ".join(map(name_of, move.cards))})
