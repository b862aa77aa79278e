"""Random walks through random tables, told line by line: `python -m tests.gears.walks GEAR …`.

Both gears draw options, seats, decks and actions from equal dice. A walk is told by its options,
and each position by the action that led to it, the clauses that it applied, and a trace line.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from kolmikko.cards import members
from kolmikko.dice import dice
from kolmikko.games import GAMES
from kolmikko.records.replay import Step
from kolmikko.records.trace import trace_line
from kolmikko.rulekit import gear
from kolmikko.rulekit.game import Deal, Money, Setup
from kolmikko.rulekit.options import Written, answers_of, option_names, smallest
from kolmikko.rulekit.row import Row

STAKE = 5
CARDS: dict[str, tuple[str, ...]] = {
    "bonus_king": ("none", "Kc", "Kd", "Kh", "Ks"),
    "bonus_nine": ("none", "9c", "9d", "9h", "9s"),
}
SHORTEST = {"progress_limit": 20, "turn_limit": 100}
"""The least that a limit is in a walk, so that walks get somewhere."""


@dataclass
class Gear:
    """Running the functions of the dialect in one gear."""

    is_fast: bool

    def row(self, row: Row) -> Any:  # noqa: ANN401 - a row, or a record
        return gear.rows(row)[0] if self.is_fast else row.copy()

    def plain(self, kind: type[Row], row: Any) -> Row:  # noqa: ANN401
        return gear.row_of(kind, row) if self.is_fast else row.copy()

    def run(self, function: Callable[..., Any], *arguments: object) -> Any:  # noqa: ANN401
        return (gear.compiled(function) if self.is_fast else function)(*arguments)


def random_setup(game: str, number: int) -> Setup:
    """A table with options and seats drawn by the number."""
    draw = random.Random(f"{game} {number}")
    chosen = GAMES[game]
    base = draw.choice(list(chosen.presets.values()))
    while True:
        kind = type(base)
        names = draw.sample(option_names(kind), draw.randint(0, 6))
        options = base.changed({name: _answer(kind, name, draw) for name in names})
        seats = draw.randint(2, 9)
        if chosen.seat_error(options, seats) is None:
            pack = list(chosen.pack(options))
            draw.shuffle(pack)
            money = Money(STAKE, (0,) * seats, draw.choice((0, 0, 7)))
            stake = money if chosen.needs_stake() else None
            return Setup(options, seats, draw.randrange(seats), tuple(pack), stake)


def _answer(kind: type[Any], name: str, draw: random.Random) -> Written:
    answers = CARDS.get(name) or answers_of(kind, name)
    if answers:
        return draw.choice(answers)
    least = max(smallest(kind, name), SHORTEST.get(name, 0))
    return draw.randint(least, least + 3)


def walk(game: str, number: int, longest: int, gear: Gear) -> Iterator[str]:
    """One walk from the deal to its end, or so many actions."""
    setup = random_setup(game, number)
    deal: Any = GAMES[game].deal(setup)
    flow = import_module(f"kolmikko.games.{game}.flow")
    choose = import_module(f"kolmikko.playouts.{game}").random_action
    state, core, chance = map(gear.row, (deal.state, deal.core, dice(number)))
    yield f"{game} {number} {setup.seats} {setup.options.differences(type(setup.options)())}"
    yield _line(deal, 0, "deal")
    for step in range(1, longest + 1):
        legal = legal_actions(flow, state, core, gear)
        if not legal:
            return
        action = int(gear.run(choose, state, core, chance))
        gear.run(flow.act, state, core, action)
        deal.state = gear.plain(type(deal.state), state)
        yield _line(deal, step, f"{action} of {legal}")


def _line(deal: Deal, step: int, action: str) -> str:
    line = trace_line(Step(1, step, deal, None, []), "walk")
    return f"{action} {' '.join(deal.because)} {json.dumps(line)}"


def legal_actions(flow: Any, state: Any, core: Any, gear: Gear) -> list[int]:  # noqa: ANN401
    """The legal actions, all from functions that the gear runs."""
    if hasattr(flow, "legal"):
        return list(members(gear.run(flow.legal, state, core)))
    cards = (flow.legal_plays, (state, core)), (flow.legal_discards, (state, core))
    parts = (*cards, (flow.legal_draws, (state,)), (flow.legal_decisions, (state,)))
    return [
        52 * n + action
        for n, (function, arguments) in enumerate(parts)
        for action in members(gear.run(function, *arguments))
    ]


def main(name: str, first: int, last: int, longest: int) -> None:
    for number in range(first, last):
        for game in GAMES:
            for line in walk(game, number, longest, Gear(is_fast=name == "fast")):
                print(line)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
