"""Pools played: they stop where goals are decided, go on where they stopped, and add up."""

from pathlib import Path

import pytest

from kolmikko.bots import EASY, THUMB
from kolmikko.games import GAMES
from kolmikko.studies.arena import arena
from kolmikko.studies.pool import playing
from kolmikko.studies.pool.cells import Cell
from kolmikko.studies.pool.ledger import Batch, Ledger
from kolmikko.studies.pool.looks import FIRST_LOOK
from kolmikko.studies.pool.playing import play_pool
from kolmikko.studies.pool.results import PoolResult, Result, both_ways, results
from kolmikko.studies.pool.seeds import SEEDS
from kolmikko.studies.pool.setup import Pool

KOLMONEN = GAMES["kolmonen"].presets["classic"]
TROJKA = GAMES["trojka"].presets["classic32"]


def pool(bots: str = "easy thumb", players: tuple[int, ...] = (2,), seeds: str = "gate") -> Pool:
    return Pool("trojka", TROJKA, tuple(bots.split()), players, seeds)


def played(asked: Pool, path: Path, deals: int, workers: int = 1) -> PoolResult:
    ledger = Ledger(path)
    play_pool(asked, ledger, deals, gear="plain", workers=workers)
    return results(asked, Ledger(path))


def cell(found: PoolResult, alone: str, others: str) -> Result:
    return next(one for one in found.cells if (one.alone, one.others) == (alone, others))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "pool.jsonl"


def test_scores_are_those_of_an_arena_on_the_same_deals(path: Path) -> None:
    asked = pool(players=(3,), seeds="gate")
    one = cell(played(asked, path, FIRST_LOOK), "thumb", "easy")
    seed = SEEDS["gate"][1]
    result = arena("trojka", TROJKA, (THUMB, EASY), 3, FIRST_LOOK, seed=seed, gear="plain")
    alone = result.scores[0].alone
    assert one.score is not None
    assert alone is not None
    assert one.score.value == pytest.approx(alone.value)
    assert one.score.half_width > alone.half_width


def test_a_decided_cell_is_not_played_on(path: Path) -> None:
    asked = Pool("kolmonen", KOLMONEN, ("uniform", "thumb"), (2,))
    one = cell(played(asked, path, 400), "thumb", "uniform")
    assert (one.played, one.verdict) == (FIRST_LOOK, "reached")
    assert one.draws is not None
    assert one.draws.count == 2 * FIRST_LOOK


def test_a_cell_without_a_goal_is_played_to_the_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "goal_of", lambda _game, _cell: None)
    assert cell(played(pool(), path, 100), "thumb", "easy").played == 100


class StoppedError(Exception):
    """As if somebody had pressed Ctrl-C."""


class Stopping(Ledger):
    """A file that can take only so many lines."""

    lines = 2

    def append(self, batch: Batch) -> None:
        if self.lines == 0:
            raise StoppedError
        self.lines -= 1
        super().append(batch)


def test_a_stopped_pool_goes_on_and_ends_as_if_it_had_never_stopped(
    path: Path, tmp_path: Path
) -> None:
    asked = pool("uniform easy thumb", (2, 3))
    with pytest.raises(StoppedError):
        play_pool(asked, Stopping(path), 100, gear="plain")
    half = results(asked, Ledger(path))
    assert [one.score is None for one in half.cells].count(False) == 2
    whole = played(asked, path, 100)
    other = played(asked, tmp_path / "other.jsonl", 100, workers=2)
    assert whole.cells == other.cells
    assert whole.days == other.days


def test_what_is_there_is_not_played_again(path: Path) -> None:
    played(pool(), path, 50)
    before = path.read_bytes()
    played(pool(), path, 50)
    assert path.read_bytes() == before


def test_before_the_first_look_there_is_no_score(path: Path) -> None:
    ledger = Ledger(path)
    asked = pool()
    key = asked.key(Cell(2, "thumb", "easy"))
    ledger.append(Batch(key, 0, (0.5,) * 49, (0,) * 49, {}, "2026-01-02"))
    one = cell(results(asked, ledger), "thumb", "easy")
    assert (one.score, one.draws, one.verdict, one.played) == (None, None, None, 49)
    ledger.append(Batch(key, 49, (0.5,) * 8, (0,) * 8, {}, "2026-01-03"))
    found = results(asked, ledger)
    score = cell(found, "thumb", "easy").score
    assert score is not None
    assert score.count == 50
    assert found.days == ("2026-01-02", "2026-01-03")


def test_for_two_the_other_bot_has_the_rest(path: Path) -> None:
    found = played(pool(), path, 50)
    mine, theirs = both_ways(found.cells, found.unit)
    assert mine.score is not None
    assert theirs.score is not None
    assert (theirs.alone, theirs.others) == (mine.others, mine.alone)
    assert theirs.score.value == -mine.score.value
    assert theirs.score.low == -mine.score.high
    assert {one.bot: one.others for one in found.least} == {"easy": "thumb", "thumb": "easy"}


def test_the_least_score_is_that_among_the_worst_company(path: Path) -> None:
    found = played(pool("uniform easy thumb", (3,)), path, 50)
    for least in found.least:
        mine = [one.score.value for one in found.cells if one.alone == least.bot and one.score]
        assert least.score.value == min(mine)


def test_choices_are_timed_for_each_bot(path: Path) -> None:
    found = played(pool(players=(2, 3)), path, 50)
    paces = {(pace.bot, pace.players): pace for pace in found.pace}
    assert len(paces) == 4
    assert all(pace.choices > 100 and 0 <= pace.median <= pace.p99 for pace in paces.values())


def test_the_whole_is_told_part_by_part(path: Path) -> None:
    told: list[float] = []
    play_pool(pool("uniform easy thumb"), Ledger(path), 50, gear="plain", told=told.append)
    assert told == sorted(told)
    assert (len(told), told[-1]) == (3, 1)


def test_a_pool_is_left_only_at_a_look(path: Path) -> None:
    with pytest.raises(ValueError, match="not looked at after 60 deals"):
        play_pool(pool(), Ledger(path), 60)


def test_a_seed_is_one_of_its_range() -> None:
    with pytest.raises(ValueError, match="no such seed"):
        Pool("trojka", TROJKA, ("easy", "thumb"), (2,), seed=2**32)
