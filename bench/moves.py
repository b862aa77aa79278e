"""How long a level thinks about a move, by game and by how many play.

    python -m bench.moves --moves 5000 --levels expert --seats 2

The positions are those of games that the rules of thumb play, a few of each game, and only such in
which there is something to choose. Time is that of the process's own CPU, as others may use the
cores as well.
"""

import argparse
import statistics
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kolmikko.bots import BOTS
from kolmikko.bots.base import UNHURRIED, Sight, sight_of
from kolmikko.deals import new_deal
from kolmikko.dice import below, dice
from kolmikko.rulekit.game import Deal

SEATS: Final = (2, 3, 4, 5)
GAMES: Final = ("kolmonen", "trojka")
ONE_OF: Final = 8
"""One in so many decisions of a game is asked about."""

MOST: Final = {
    "easy": (2.0, 10.0),
    "thumb": (2.0, 10.0),
    "hard": (50.0, 150.0),
    "expert": (250.0, 1000.0),
}
"""Milliseconds that a move of a level may take: the median, and the 99th of a hundred."""


@dataclass(frozen=True)
class Moves:
    """The milliseconds of each move of one level at one table."""

    level: str
    game: str
    seats: int
    took: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.took)

    @property
    def slow(self) -> float:
        """What ninety-nine of a hundred stay within."""
        return sorted(self.took)[-(-99 * len(self.took) // 100) - 1]

    @property
    def verdict(self) -> str:
        """The two goals and whether they are reached; nothing for a level without any."""
        if self.level not in MOST:
            return ""
        median, slow = MOST[self.level]
        kept = self.median <= median and self.slow <= slow
        return f"{median:.0f} / {slow:.0f} {'ok' if kept else 'SHORT'}"


def moves_of(level: str, game: str, seats: int, number: int, seconds: float) -> Moves:
    """So many moves of a level, or as many as it can make in that time; the first is not counted.

    It thinks as long as it wants to, without an eye on the clock.
    """
    took: list[float] = []
    begin = time.process_time()
    for sight, legal in positions(game, seats):
        before = time.process_time()
        BOTS[level].choose(sight, legal, UNHURRIED, dice(len(took)))
        took.append(1000 * (time.process_time() - before))
        if len(took) > number or (len(took) > 2 and before - begin > seconds):
            break
    return Moves(level, game, seats, tuple(took[1:]))


def positions(game: str, seats: int) -> Iterator[tuple[Sight, tuple[int, ...]]]:
    """What seats that have a choice know and may do, without end."""
    chance = dice(1)
    number = 0
    while True:
        deal = new_deal(game, players=seats, seed=f"{number}")
        number += 1
        while deal.actor is not None:
            legal = deal.legal()
            if deal.at_chance:
                deal.act(legal[below(chance, len(legal))])
                continue
            if len(legal) > 1 and below(chance, ONE_OF) == 0:
                yield sight_of(deal, deal.actor), legal
            deal.act(_thumb(deal, deal.actor, legal))


def _thumb(deal: Deal, seat: int, legal: tuple[int, ...]) -> int:
    return BOTS["thumb"].choose(sight_of(deal, seat), legal, UNHURRIED, dice(1)).action


def rows(number: int, seconds: float) -> Iterator[Moves]:
    """Each level at each table."""
    for level in BOTS:
        for game in GAMES:
            for seats in SEATS:
                yield moves_of(level, game, seats, number, seconds)


def told(moves: Moves) -> tuple[str, ...]:
    """The cells of a line: whose moves, how many, median and 99th of a hundred, the goals."""
    what = f"{moves.level}, {moves.game}, {moves.seats} seats"
    return what, f"{len(moves.took)}", f"{moves.median:.2f}", f"{moves.slow:.2f}", moves.verdict


HEADER: Final = ("a move of", "moves", "median ms", "99 % within ms", "asked")


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.moves", description=__doc__)
    parser.add_argument("--moves", type=int, default=5000, help="of each level at each table")
    parser.add_argument("--levels", nargs="*", default=list(BOTS), choices=list(BOTS))
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--seats", nargs="*", type=int, default=list(SEATS))
    asked = parser.parse_args(given)
    print(" | ".join(HEADER))
    for level in asked.levels:
        for game in asked.games:
            for seats in asked.seats:
                done = moves_of(level, game, seats, asked.moves, float("inf"))
                print(" | ".join(told(done)), flush=True)


if __name__ == "__main__":
    main()
