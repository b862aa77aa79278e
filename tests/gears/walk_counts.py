"""How many walks of each length lead from fixed deals: a fingerprint of the rules.

`python -m tests.gears.walk_counts` writes the numbers anew, into the file beside this one.
"""

from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from kolmikko.games import GAMES
from kolmikko.rulekit.game import Money, Setup
from kolmikko.shuffle import shuffled
from tests.gears.walks import STAKE, Gear, legal_actions

FILE = Path(__file__).with_name("walk_counts.txt")
MOST_WALKS = 3000
LONGEST = 12


def counts(game: str, preset: str, seats: int, gear: Gear) -> Iterator[int]:
    """The number of walks of one, two, three … actions, until there are many."""
    options = GAMES[game].presets[preset]
    deck = shuffled(GAMES[game].pack(options), f"{game} {preset} {seats}")
    money = Money(STAKE, (0,) * seats) if GAMES[game].needs_stake() else None
    deal: Any = GAMES[game].deal(Setup(options, seats, 0, deck, money))
    flow = import_module(f"kolmikko.games.{game}.flow")
    core, walks = gear.row(deal.core), [gear.row(deal.state)]
    while walks:
        longer = []
        for state in walks:
            for action in legal_actions(flow, state, core, gear):
                twin = state.copy()
                gear.run(flow.act, twin, core, action)
                longer.append(twin)
        yield len(longer)
        walks = longer if len(longer) < MOST_WALKS else []


def lines(gear: Gear) -> Iterator[str]:
    """A line for each preset and some numbers of seats."""
    for game in GAMES:
        for preset, options in GAMES[game].presets.items():
            for seats in (2, 3, 4, 5):
                if GAMES[game].seat_error(options, seats) is None:
                    numbers = islice(counts(game, preset, seats, gear), LONGEST)
                    yield f"{game} {preset} {seats}: {' '.join(map(str, numbers))}"


if __name__ == "__main__":
    FILE.write_text("".join(f"{line}\n" for line in lines(Gear(is_fast=False))), encoding="utf-8")
