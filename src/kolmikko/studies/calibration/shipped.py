"""The curves that come with the package, and where they hold."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from math import inf
from pathlib import Path
from typing import Any, Final

from kolmikko.games import GAMES
from kolmikko.rulekit import gear
from kolmikko.rulekit.options import RuleOptions
from kolmikko.studies.calibration.curves import Curve

FILE: Final = Path(__file__).with_name("kolmonen.json")


@dataclass(frozen=True, slots=True)
class Fitted:
    """Curves for numbers of players, and what they were fitted for and from.

    `version` and `rules` are those of `pool.versions`, `playing` the bot at all seats, `iterations`
    those of the adviser, and `samples` how many each curve has.
    """

    game: str
    preset: str
    adviser: str
    version: str
    rules: str
    playing: str
    iterations: int | None
    seeds: str
    seed: int
    samples: Mapping[int, int]
    curves: Mapping[int, Curve]

    def text(self) -> str:
        """The file of it."""
        fields = asdict(self)
        fields["curves"] = {players: curve.knots for players, curve in self.curves.items()}
        return json.dumps(fields, indent=1) + "\n"


def read(text: str) -> Fitted:
    """What a file says. Raises ValueError for another kind of file."""
    try:
        fields: dict[str, Any] = json.loads(text)
        fields["samples"] = {int(players): many for players, many in fields["samples"].items()}
        fields["curves"] = {
            int(players): Curve(tuple((value, chance) for value, chance in knots))
            for players, knots in fields["curves"].items()
        }
        return Fitted(**fields)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not a file of curves: {error}") from error


@cache
def shipped() -> Fitted | None:
    """The curves of the package; None where there are none."""
    return read(FILE.read_text("utf-8")) if FILE.exists() else None


def curve_for(
    game: str, options: RuleOptions, players: int, bot: str, iterations: int | None = None
) -> Curve | None:
    """The curve for the chances of a bot; None where none holds.

    They hold for the house rules, the bot and the numbers of players that they were fitted for,
    for compiled rules, without which a search thinks less, and for at least half the iterations;
    None are the bot's own.
    """
    found = shipped()
    if found is None or (found.game, found.adviser) != (game, bot) or not gear.is_available():
        return None
    if iterations is not None and 2 * iterations < (found.iterations or inf):
        return None
    if options != GAMES[game].presets[found.preset]:
        return None
    return found.curves.get(players)
