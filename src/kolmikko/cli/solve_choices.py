"""`kolmikko solve` for three and more: a table for keep, exchange and pass, and what it leaves."""

from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from kolmikko.cli.shared import words
from kolmikko.cli.studying import interval, one_compilation, progress_bar
from kolmikko.cli.tables import table
from kolmikko.games.trojka.options import Options
from kolmikko.studies.estimates import Estimate, mean_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kolmikko.bots.base import Bot
    from kolmikko.solvers.choosing import Choosing

DEALS: Final = 200_000
DEALS_AMONG_BOTS: Final = 20_000
FEWEST_DEALS: Final = 1000
MOST_DEALS: Final = 10_000_000

ROUNDS: Final = 40
"""Best replies of which the table is the average."""

LEARNT_PART: Final = 10
"""Each of them is made from one in so many of the deals."""

LEARNING: Final = 0.7
LEARNING_AMONG_BOTS: Final = 0.02
"""The part of the time that it takes."""

MOST_TELLING: Final = 0.5
"""Half of the widest interval worth telling, in stakes: where a reply never did otherwise there is
only what the rules allow."""

Gains = dict[str, dict[int, Estimate]]
"""By policy and seat what the best reply gains in a deal, in stakes."""


def measured(options: Options, players: int, stake: int, seed: int, deals: int) -> Gains:
    """What a seat gains alone where all keep, go by rules of thumb, or go by the table."""
    from kolmikko.solvers.choices import BY_TABLE, BY_THUMB, KEEPS
    from kolmikko.solvers.choosing import DEALS as A_MATCH

    matches = deals // A_MATCH
    found: Gains = {}
    with one_compilation(), progress_bar("solve-label") as progress:
        choosing, solved = _solved(
            options, players, stake, seed, matches, lambda part: progress(LEARNING * part)
        )
        for name, policy in (("keep", KEEPS), ("thumb", BY_THUMB), ("table", BY_TABLE)):
            found[name] = _estimates(choosing, choosing.gained(policy, solved, matches))
            progress(LEARNING + (1 - LEARNING) * len(found) / 3)
    return found


def measured_among(
    bot: "Bot", options: Options, players: int, stake: int, seed: int, deals: int, workers: int
) -> Gains:
    """The same among bots: where they go by the table but for the tricks, and where they do not."""
    from kolmikko.games.trojka.freeze import freeze
    from kolmikko.solvers.choosing import DEALS as A_MATCH
    from kolmikko.studies.replies import ByTable, gained

    found: Gains = {}
    with one_compilation(), progress_bar("solve-label") as progress:
        choosing, solved = _solved(
            options,
            players,
            stake,
            seed,
            DEALS // A_MATCH,
            lambda part: progress(LEARNING_AMONG_BOTS * part),
        )
        by_table = ByTable(bot, freeze(options), solved.ravel().tolist())
        alike: dict[str, Bot] = {"table": by_table, "bot": bot}
        for half, (name, each) in enumerate(alike.items()):
            gains = gained(
                choosing,
                options,
                each,
                deals // A_MATCH,
                workers=workers,
                progress=partial(_tell_half, progress, half),
            )
            found[name] = _estimates(choosing, gains)
    return found


def _tell_half(progress: Callable[[float], None], half: int, done: int, matches: int) -> None:
    part = (half + done / matches) / 2
    progress(LEARNING_AMONG_BOTS + (1 - LEARNING_AMONG_BOTS) * part)


def _solved(
    options: Options,
    players: int,
    stake: int,
    seed: int,
    matches: int,
    progress: Callable[[float], None],
) -> "tuple[Choosing, NDArray[Any]]":
    """The table, and that in which it was found."""
    from kolmikko.rulekit.gear import is_available
    from kolmikko.solvers.choosing import Choosing

    choosing = Choosing(options, players, stake, seed, fast=is_available())
    return choosing, choosing.solved(ROUNDS, matches // LEARNT_PART, progress)


def _estimates(choosing: "Choosing", gains: dict[int, list[float]]) -> dict[int, Estimate]:
    most = choosing.most_gained
    return {seat: mean_of(by_match, -most, most) for seat, by_match in gains.items()}


def told(
    options: Options, players: int, stake: int, found: Gains, bot: str | None
) -> Iterator[str]:
    """The gains as lines for people."""
    say, language = words().say, words().language
    cards = int(options.deck_size)
    yield say("solve-choices", game=say("trojka-name"), players=players, cards=cards, stake=stake)
    yield ""
    rows = [[say("solve-all-play"), say("solve-seat"), say("solve-gain"), "95 %"]]
    for name, gains in found.items():
        for seat, gain in gains.items():
            plays = say(f"solve-all-{name}", bot=bot or "")
            value, reach = interval(gain, language, 1, 4)
            seen = say("solve-nothing-seen") if gain.half_width > MOST_TELLING else reach
            rows.append([plays, str(seat + 1), value, seen])
    yield from table(rows)
    yield ""
    yield say("solve-units-choices")
    yield say("solve-tricks-by-bot", bot=bot) if bot else say("solve-tricks-by-thumb")


def numbers(players: int, seed: int, deals: int, found: Gains) -> dict[str, Any]:
    """The gains as facts for programs."""
    gains = {
        name: [{"seat": seat + 1, **asdict(gain)} for seat, gain in by_seat.items()]
        for name, by_seat in found.items()
    }
    return {"players": players, "seed": seed, "deals": deals, "gains": gains}
