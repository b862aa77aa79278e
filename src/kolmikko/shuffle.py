"""Shuffling for tables: a fixed public function from a secret to the order of a pack.

SHA-256 in counter mode gives the bytes; a Fisher-Yates shuffle takes each number below a bound by
rejection, so that every order is equally likely and no bias is left to be found. The same secret
gives the same order in every version of Python.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence

SECRET_BYTES = 32


def new_secret() -> str:
    """A secret nobody can guess, as text; it is what `--seed` stands for when it is not given."""
    return secrets.token_hex(SECRET_BYTES)


def shuffled(pack: Sequence[int], secret: str, deal: int = 0) -> tuple[int, ...]:
    """The pack in the order that a secret gives it for a deal of a match."""
    numbers = _numbers(f"kolmikko shuffle 1:{deal}:{secret}")
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        chosen = _below(last + 1, numbers)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def chosen(choices: Sequence[int], secret: str, what: str) -> int:
    """One of some equally likely choices, as a secret decides what comes about."""
    return choices[_below(len(choices), _numbers(f"kolmikko choice 1:{what}:{secret}"))]


def word(secret: str, what: str) -> int:
    """A 32-bit number that a secret gives for a purpose, to seed the bots' chance with."""
    return next(_numbers(f"kolmikko word 1:{what}:{secret}"))


def _numbers(what: str) -> Iterator[int]:
    key = what.encode()
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(block[n : n + 4], "big") for n in range(0, 32, 4))
        counter += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    limit = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < limit) % bound
