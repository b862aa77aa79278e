"""What the benchmark measures of search and solvers is there, and does what its lines say."""

import subprocess
from math import inf
from pathlib import Path

import pytest

from kolmikko.bots import BOTS
from kolmikko.rulekit import gear

PEERS = Path(__file__).parents[2] / ".bench" / "bin" / "python"
BENCH = Path(__file__).parents[2] / "bench"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear"),
]


def test_every_line_of_the_search_counts_what_it_does() -> None:
    from bench import searching

    runs = searching.search_runs()
    for name, run in runs.items():
        count, seconds = run(0.01)
        assert count > 0, name
        assert seconds > 0, name


def test_goals_are_asked_of_lines_that_there_are() -> None:
    from bench import __main__ as bench
    from bench import searching

    names = set(searching.search_runs())
    assert set(bench.LEAST) <= names
    assert searching.ACTIONS in names
    assert [ratio.least for ratio in bench.RATIOS if ratio.ours == searching.ACTIONS] == [4]


def test_iterations_and_actions_are_those_of_the_search() -> None:
    from bench import searching

    assert searching.iterations(3)(2) == 2 * searching.ITERATIONS
    assert searching.actions()(1) > searching.ITERATIONS


@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_moves_are_timed_where_there_is_a_choice(game: str) -> None:
    from bench import moves

    for (_, legal), _ in zip(moves.positions(game, 3), range(30), strict=False):
        assert len(legal) > 1
    done = moves.moves_of("thumb", game, 3, 30, inf)
    assert len(done.took) == 30
    assert 0 < done.median <= done.slow


def test_ninety_nine_of_a_hundred_leave_out_the_slowest_only() -> None:
    from bench.moves import Moves

    hundred = tuple(float(n) for n in range(1, 101))
    assert Moves("hard", "kolmonen", 2, hundred).slow == 99
    assert Moves("hard", "kolmonen", 2, hundred).verdict == "50 / 150 SHORT"
    assert Moves("hard", "kolmonen", 2, (50.0, 150.0, 3.0)).verdict == "50 / 150 ok"
    assert Moves("uniform", "kolmonen", 2, hundred).verdict == ""


def test_every_goal_is_that_of_a_level_that_there_is() -> None:
    from bench import moves

    assert {"hard", "expert"} <= set(moves.MOST) & set(BOTS)


def test_openspiel_plays_our_game_to_its_end() -> None:
    if not PEERS.exists():
        pytest.skip("no environment with OpenSpiel: `make bench` makes it (.bench/)")
    command = [PEERS, BENCH / "spiel.py", "--deals", "2", "--iterations", "3"]
    source = BENCH.parent / "src"
    done = subprocess.run(
        [*map(str, command), "--bots", "openspiel", "thumb"],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(source)},
    )
    lines = done.stdout.splitlines()
    assert " in 4 games, " in lines[-1]
    assert all(0 <= float(score) <= 1 for line in lines[:-1] for score in line.split()[2:])
    assert len(lines) == 3
