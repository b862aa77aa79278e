"""Which house rule would allow a move that the table's rules refuse."""

from dataclasses import replace
from typing import Protocol, cast

from kolmikko.rulekit.game import Deal, Game, Move, SetupError
from kolmikko.rulekit.options import (
    OptionError,
    RuleOptions,
    Written,
    answers_of,
    option_names,
)


class _Ruled(Protocol):
    """A deal with its options as the rules read them."""

    core: object


def allowing(game: Game, deal: Deal, seat: int, move: Move) -> list[tuple[str, Written]]:
    """Every single other answer to an option under which the move would be legal right now."""
    options = deal.setup.options
    found = []
    for name in option_names(type(options)):
        for answer in _other_answers(options, name):
            twin = _under(game, deal, {name: answer})
            if twin is not None and twin.refusal(seat, move) is None:
                found.append((name, answer))
    return found


def _other_answers(options: RuleOptions, name: str) -> list[Written]:
    now = options.written(name)
    return [answer for answer in answers_of(type(options), name) if answer != now]


def _under(game: Game, deal: Deal, rules: dict[str, Written]) -> Deal | None:
    """The same position under other house rules, or None where they do not suit it."""
    try:
        options = deal.setup.options.changed(rules)
        fresh = game.deal(replace(deal.setup, options=options))
    except (OptionError, SetupError):
        return None
    twin = deal.copy()
    cast("_Ruled", twin).core = cast("_Ruled", fresh).core
    return twin
