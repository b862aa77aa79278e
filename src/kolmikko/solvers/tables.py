"""Tables of strategies: small files that are looked things up in without NumPy.

A file is one line of JSON, the `Head`, and then for each turn-up the strategies of all banks as
`rounding` writes them, packed by LZMA.
"""

import hashlib
import json
import lzma
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from kolmikko.games.trojka.options import Options
from kolmikko.solvers.bank import deals_from
from kolmikko.solvers.hands import hands_of, rank_up, ranks
from kolmikko.solvers.session import Session

STAKES: Final = (1, 2, 5, 10, 20, 50, 100)
"""For these stakes tables come with the package; half of an odd bank makes them differ."""

MATTERING: Final = (
    "deck_size",
    "obliged_may_exchange",
    "trojka_kinds",
    "bonus_role",
    "must_beat",
    "must_follow_suit",
    "bank_split",
    "half_rounding",
    "no_trick_penalty",
    "ante_on_carry",
)
"""The options on which the tricks of two players and the bank depend."""


@dataclass(frozen=True)
class Head:
    """What a file of tables was solved for.

    `worths` are those of the banks to the leader, in stakes; `nashconv` is the largest of all
    turn-ups and banks; `sizes` are bytes for each turn-up, the lowest rank first.
    """

    rules: dict[str, Any]
    digest: str
    stake: int
    banks: tuple[int, ...]
    worths: tuple[float, ...]
    nashconv: float
    sizes: tuple[int, ...]


def rules_of(options: Options) -> dict[str, Any]:
    """The answers to the options that matter, as records write them."""
    return {name: options.written(name) for name in MATTERING}


def digest_of(options: Options, stake: int) -> str:
    """A hash of what the rules make of the options that matter: hands, heights, payments."""
    deals = [asdict(deal) for deal in deals_from(options, stake)]
    hands = [hands_of(options, rank_up(options, rank)) for rank in ranks(options)]
    told = [(each.turn_up, each.height, each.cards) for each in hands]
    return hashlib.sha256(repr((rules_of(options), deals, told)).encode()).hexdigest()[:16]


def written(options: Options, session: Session) -> bytes:
    """A file of the strategies of a session."""
    packed = []
    for rank in ranks(options):
        tables = [each.data for each in session.solved if each.rank == rank]
        packed.append(lzma.compress(b"".join(tables), preset=9 | lzma.PRESET_EXTREME))
    head = Head(
        rules=rules_of(options),
        digest=digest_of(options, session.stake),
        stake=session.stake,
        banks=tuple(session.worths),
        worths=tuple(session.worths.values()),
        nashconv=session.nashconv,
        sizes=tuple(len(each) for each in packed),
    )
    return json.dumps(asdict(head)).encode() + b"\n" + b"".join(packed)


class Book:
    """The tables of one file."""

    def __init__(self, data: bytes) -> None:
        line, _, self._packed = data.partition(b"\n")
        told = json.loads(line)
        lists = {name: tuple(told[name]) for name in ("banks", "worths", "sizes")}
        self.head = Head(**(told | lists))

    def fits(self, options: Options, stake: int, bank: int) -> bool:
        """Whether the tables were solved for these house rules, this stake and this bank."""
        head = self.head
        return stake == head.stake and bank in head.banks and rules_of(options) == head.rules

    @lru_cache(maxsize=4)  # noqa: B019 - a book lives as long as the program
    def of_rank(self, number: int) -> bytes:
        """The strategies of a turn-up, by its place among the ranks, for all banks."""
        start = sum(self.head.sizes[:number])
        return lzma.decompress(self._packed[start : start + self.head.sizes[number]])

    def strategies(self, number: int, bank: int) -> bytes:
        """The leader's and the dealer's strategy for a turn-up and a bank, in bytes."""
        whole = self.of_rank(number)
        size = len(whole) // len(self.head.banks)
        start = size * self.head.banks.index(bank)
        return whole[start : start + size]


@cache
def shipped(stake: int) -> Book | None:
    """The tables that come with the package for a stake: those of the second version."""
    if stake not in STAKES:
        return None
    return Book((files("kolmikko.solvers") / "data" / f"classic32-{stake}.tables").read_bytes())
