"""`kolmikko review`: a recorded game judged."""

import json
from pathlib import Path
from typing import Final

import pytest

from kolmikko.bots import BOTS
from tests.cli.running import Kolmikko
from tests.studies.test_review import EXAMPLE, Sage, first_is_best

__all__ = ["first_is_best"]

FILE: Final = str(EXAMPLE)
SAGE: Final = ("--bot", "sage")


@pytest.fixture(autouse=True)
def sage(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that needs no time to think."""
    monkeypatch.setitem(BOTS, "sage", Sage())


def test_a_review_names_what_cost_most_and_where_luck_turned(kolmikko: Kolmikko) -> None:
    out = kolmikko("review", FILE, *SAGE).out
    assert out.startswith("Review of kolmonen-01: Kolmonen, ")
    assert out.index("What cost most:") < out.index("Where luck turned:")
    assert "Better: " in out
    assert [line.split()[0] for line in out.splitlines()[4:7]] == ["P1", "P2", "P3"]
    assert "too sure of themselves" in out


def test_one_seat_alone(kolmikko: Kolmikko) -> None:
    out = kolmikko("review", FILE, "--seat", "p2", *SAGE).out
    assert "P2" in out
    assert "P1" not in out
    ran = kolmikko("review", FILE, "--seat", "p4", *SAGE)
    assert (ran.status, ran.out) == (2, "")
    assert "p1, p2, p3" in ran.err


def test_every_decision_as_json(kolmikko: Kolmikko) -> None:
    found = json.loads(kolmikko("review", FILE, "--json", *SAGE).out)
    assert {"deal", "number", "seat", "move", "known", "open", "verdict"} == set(found[0])
    assert {one["seat"] for one in found} == {"p1", "p2", "p3"}
    for one in found:
        for look in (one["known"], one["open"]):
            assert {"made", "better", "best", "cost"} == set(look)


def test_both_looks_and_what_they_come_to_are_named(kolmikko: Kolmikko) -> None:
    out = kolmikko("review", FILE, *SAGE).out
    dear, hindsight = (out.index(part) for part in ("What cost most:", "Good, but unlucky:"))
    assert "By what could be known: " in out[dear:hindsight]
    assert "With all cards open: " in out[dear:hindsight]
    assert {"Bad, but lucky.", "Costly either way."} & set(map(str.strip, out.splitlines()))
    assert "Good by what could be known, but unlucky." in out[hindsight:]


def test_the_chances_as_a_picture(kolmikko: Kolmikko, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "chances.svg"
    assert kolmikko("review", FILE, "--plot", str(picture), *SAGE).status == 0
    assert "<svg" in picture.read_text("utf-8")


@pytest.mark.parametrize(
    "status, arguments, said",
    [
        (1, [FILE, "--bot", "uniform"], "no decision"),
        (1, ["none.toml"], "none"),
        (2, [FILE, "--bot", "genius"], "genius"),
        (2, [FILE, "--iterations", "1"], "100"),
    ],
    ids=("no numbers", "no file", "no bot", "no iterations"),
)
def test_what_cannot_be_reviewed_is_refused(
    kolmikko: Kolmikko, status: int, arguments: list[str], said: str
) -> None:
    ran = kolmikko("review", *arguments)
    assert (ran.status, ran.out) == (status, "")
    assert said in ran.err


@pytest.mark.parametrize("language", ["fi", "pl"])
def test_a_review_in_other_languages(kolmikko: Kolmikko, language: str) -> None:
    out = kolmikko("review", FILE, "--lang", language, *SAGE).out
    assert "review-" not in out
    assert not {"Better", "deal", "unlucky"} & set(out.replace(":", " ").split())


def test_where_a_game_is_played_for_money_values_are_stakes(kolmikko: Kolmikko) -> None:
    out = kolmikko("review", str(EXAMPLE.parent / "trojka-02.toml"), *SAGE).out
    assert " stakes (" in out
    assert "hundredth of a stake" in out
    assert "%" not in out
