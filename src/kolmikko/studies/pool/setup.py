"""What a pool is: the game and its rules, the bots and their versions, and the seeds."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kolmikko.bots import bot_named
from kolmikko.rulekit.options import RuleOptions
from kolmikko.studies.plan import Plan
from kolmikko.studies.pool.cells import Cell, cells_of
from kolmikko.studies.pool.ledger import Key
from kolmikko.studies.pool.seeds import SEEDS
from kolmikko.studies.pool.versions import rules_version, version_of


@dataclass(frozen=True, slots=True)
class Pool:
    """Bots that play each against each with some numbers of players.

    `seeds` is a name of `SEEDS` and `seed` the number of a seed in that range.
    """

    game: str
    options: RuleOptions
    bots: tuple[str, ...]
    players: tuple[int, ...]
    seeds: str = "development"
    seed: int = 1
    versions: dict[str, str] = field(init=False)
    rules: str = field(init=False)

    def __post_init__(self) -> None:
        if self.seed not in range(len(SEEDS[self.seeds])):
            raise ValueError(f"there is no such seed in a range: {self.seed}")
        versions = {name: version_of(bot_named(name), self.game) for name in self.bots}
        object.__setattr__(self, "versions", versions)
        object.__setattr__(self, "rules", rules_version(self.game, self.options))

    def cells(self) -> Iterator[Cell]:
        """All cells, those of the first number of players first."""
        for players in self.players:
            yield from cells_of(self.bots, players)

    def key(self, cell: Cell) -> Key:
        """What stands in the ledger for a cell."""
        alone, others = self.versions[cell.alone], self.versions[cell.others]
        return Key(self.game, self.rules, cell.players, alone, others, self.seeds, self.seed)

    def plans(self, cell: Cell) -> list[Plan]:
        """A plan for each seating of a cell."""
        bots = bot_named(cell.alone), bot_named(cell.others)
        seed = SEEDS[self.seeds][self.seed]
        return [
            Plan(
                self.game,
                self.options,
                tuple(bots[bot] for bot in seating),
                seed,
                turning=turning,
            )
            for turning, seating in enumerate(cell.seatings())
        ]
