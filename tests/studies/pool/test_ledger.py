"""The file of a pool: what was written comes back, and nothing is counted twice or mixed."""

from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from kolmikko.studies.journal import JournalError
from kolmikko.studies.pool.ledger import Batch, Key, Ledger, journal, read, rounded

KEY = Key("kolmonen", "0123abcd", 2, "thumb@1", "easy@1", "gate", 1)


def batch(first: int, deals: int, key: Key = KEY, day: str = "2026-01-02") -> Batch:
    """Deals whose scores are the digits of their numbers."""
    numbers = range(first, first + deals)
    scores = tuple(number % 10 / 10 for number in numbers)
    return Batch(key, first, scores, (0,) * deals, {"thumb": {3: deals}}, day)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "pool.jsonl"


def test_what_was_added_is_there_at_once_and_after_reading_again(path: Path) -> None:
    ledger = Ledger(path)
    assert ledger.played(KEY).deals == 0
    for first in (0, 3, 6):
        ledger.append(batch(first, 3))
    for again in (ledger, Ledger(path)):
        played = again.played(KEY)
        assert played.scores == [number / 10 for number in range(9)]
        assert played.times == {"thumb": Counter({3: 9})}
        assert played.days == ["2026-01-02"]


@pytest.mark.parametrize(
    "other",
    [
        replace(KEY, rules="other"),
        replace(KEY, players=3),
        replace(KEY, alone="thumb@2"),
        replace(KEY, others="easy@2"),
        replace(KEY, seeds="final"),
        replace(KEY, seed=2),
        replace(KEY, game="trojka"),
    ],
    ids=str,
)
def test_results_of_anything_else_are_kept_apart(path: Path, other: Key) -> None:
    ledger = Ledger(path)
    ledger.append(batch(0, 5))
    ledger.append(batch(0, 5, other))
    assert Ledger(path).played(KEY).deals == 5
    assert len(list(Ledger(path).known())) == 2


def test_deals_played_twice_count_once(path: Path) -> None:
    ledger = Ledger(path)
    for first, deals in ((0, 4), (2, 4), (0, 4), (1, 2)):
        ledger.append(batch(first, deals))
    for again in (ledger, Ledger(path)):
        assert again.played(KEY).scores == [number / 10 for number in range(6)]
    assert Ledger(path).played(KEY).times["thumb"].total() == 4


def test_deals_beyond_a_gap_do_not_count_until_it_is_filled(path: Path) -> None:
    ledger = Ledger(path)
    ledger.append(batch(5, 5))
    assert ledger.played(KEY).deals == 0
    ledger.append(batch(0, 5))
    assert Ledger(path).played(KEY).deals == 10


@pytest.mark.parametrize("cut", [1, 20, 90, -1])
def test_a_line_half_written_is_passed_over_and_the_next_one_stands_alone(
    path: Path, cut: int
) -> None:
    ledger = Ledger(path)
    ledger.append(batch(0, 5))
    ledger.append(batch(5, 5))
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut] if cut > 0 else whole[: whole.index(b"\n") + 4] + b"\0\0")
    kept = Ledger(path)
    kept_deals = 10 if cut == 1 else 5
    assert kept.played(KEY).deals == kept_deals
    kept.append(batch(kept_deals, 5))
    assert Ledger(path).played(KEY).deals == kept_deals + 5


@pytest.mark.parametrize(
    "line, why",
    [
        ("cards", "line 2: not JSON"),
        ("[" * 100_000, "line 2: not JSON"),
        ("\udcff", "line 2: not JSON"),
        ('{"pool": 2}', "line 2: not of a pool of format 1"),
        ("[1]", "line 2: not of a pool"),
        ('{"pool": 1, "key": {}}', "line 2: "),
    ],
)
def test_other_files_are_refused(path: Path, line: str, why: str) -> None:
    Ledger(path).append(batch(0, 2))
    path.write_bytes(path.read_bytes() + line.encode(errors="surrogateescape") + b"\n")
    with pytest.raises(JournalError, match=why):
        list(read(path))


@pytest.mark.parametrize(
    "field, value",
    [
        ("first", None),
        ("first", -1),
        ("first", True),
        ("scores", "12"),
        ("scores", [0.5, float("nan")]),
        ("stalemates", [0]),
        ("times", {"thumb": {"soon": 1}}),
        ("at", 7),
        ("key", {**asdict(KEY), "players": [2]}),
    ],
)
def test_values_that_make_no_sense_are_refused(path: Path, field: str, value: object) -> None:
    journal(path).add({**asdict(batch(0, 2)), field: value})
    with pytest.raises(JournalError, match="line 1: "):
        Ledger(path)


@pytest.mark.parametrize("micros, kept", [(0, 0), (7, 7), (99, 99), (123, 120), (98_765, 99_000)])
def test_times_are_kept_with_two_digits(micros: int, kept: int) -> None:
    assert rounded(micros) == kept
