"""Agreement with OpenSpiel: its CFR+, and its NashConv of our strategies, on twelve cards."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kolmikko.cards import count
from kolmikko.games.trojka.options import CLASSIC32
from kolmikko.solvers.advice import choices
from kolmikko.solvers.cfr import Solver
from kolmikko.solvers.outcomes import outcomes, worth
from kolmikko.solvers.position import position_of
from kolmikko.solvers.response import Judge
from kolmikko.solvers.rounding import from_bytes, in_bytes
from kolmikko.solvers.seats import FromTable
from kolmikko.solvers.weights import weights
from tests.programs import MUST
from tests.solvers.extensive import Tree, tree_of
from tests.solvers.packs import PAY, QUEEN_UP, THREE_RANKS, small_hands

ROOT = Path(__file__).parents[2]
PEERS = ROOT / ".bench" / "bin" / "python"
"""The environment of `make bench`, which has OpenSpiel's published package."""

REQUIREMENTS = ROOT / "bench" / "requirements.txt"
NEEDED = ("numpy", "open_spiel", "setuptools")

STEPS = 40
HANDS = small_hands()

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def peer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with OpenSpiel: that of the benchmarks; a new one where nothing may be left out."""
    if has_spiel(PEERS):
        return PEERS
    if not MUST:
        pytest.skip("no environment with OpenSpiel: `make bench` makes it (.bench/)")
    folder = tmp_path_factory.mktemp("peer")
    python = folder / "bin" / "python"
    pins = REQUIREMENTS.read_text("utf-8").splitlines()
    wanted = [pin for pin in pins if pin.partition("==")[0] in NEEDED]
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    told = subprocess.run([python, "-m", "pip", "-qq", "install", *wanted], check=False)
    if told.returncode:
        pytest.skip(f"{wanted} could not be installed")
    assert has_spiel(python)
    return python


def has_spiel(python: Path) -> bool:
    """Whether a Python is there and has OpenSpiel."""
    if not python.exists():
        return False
    asked: list[Path | str] = [python, "-c", "import pyspiel"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def test_openspiel_agrees_about_value_and_nashconv(peer: Path, tmp_path: Path) -> None:
    deals, judge = weights(HANDS, fast=False), Judge(HANDS, fast=False)
    solver = Solver(HANDS, deals, fast=False)
    solver.learn(PAY, STEPS)
    data = in_bytes(HANDS, solver.strategies())
    pair = from_bytes(HANDS, data)
    value = worth(outcomes(HANDS, deals, pair.leader, pair.dealer, fast=False), PAY)
    verdict = judge.verdict(pair.leader, pair.dealer, PAY, value)

    tree = tree_of(CLASSIC32, THREE_RANKS, QUEEN_UP, HANDS.height)
    (tmp_path / "game.efg").write_text("\n".join(tree.lines) + "\n")
    (tmp_path / "ours.json").write_text(json.dumps(strategy(tree, data)))
    script = ROOT / "bench" / "exploit.py"
    told = subprocess.run(
        [peer, script, tmp_path / "game.efg", tmp_path / "ours.json", str(STEPS)],
        capture_output=True,
        text=True,
        check=True,
    )
    figures = json.loads(told.stdout.splitlines()[-1])
    assert figures["ours"]["value"] == pytest.approx(verdict.value, abs=1e-9)
    assert figures["ours"]["nashconv"] == pytest.approx(verdict.nashconv, abs=1e-9)
    assert figures["theirs"]["nashconv"] < 1e-2
    assert figures["theirs"]["value"] == pytest.approx(verdict.value, abs=5e-3)


def strategy(tree: Tree, data: bytes) -> dict[str, list[float]]:
    """Our chances for each information set of the tree."""
    play = FromTable(data, {three: n for n, three in enumerate(HANDS.classes)}, HANDS.tops)
    told = {}
    for name, view in tree.views.items():
        position = position_of(view, tree.height)
        if position is None or count(view.plays | view.discards) == 1:
            told[name] = [1.0]
        else:
            told[name] = [chance for _, chance in choices(play, position, tree.height)]
    return told
