"""`kolmikko puzzle`: a position, a question, and its solution."""

import json

import pytest

from kolmikko.games.kolmonen.notation import write_position
from kolmikko.rulekit import gear
from kolmikko.testing import move
from tests.cli.running import Kolmikko
from tests.games.kolmonen.drawn import position

SMALL = ("puzzle", "--cards", "5", "--seed", "6")


@pytest.fixture(autouse=True)
def plain_gear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has to be compiled first."""
    monkeypatch.setattr(gear, "is_available", lambda: False)


def test_json_has_all_that_the_puzzle_is(kolmikko: Kolmikko) -> None:
    found = json.loads(kolmikko(*SMALL, "--json").out)
    deal = position(found["position"])
    assert write_position(deal.state) == found["position"]
    assert found["seat"] == f"p{(deal.actor or 0) + 1}"
    values = {one["move"]: one["value"] for one in found["moves"]}
    assert [name for name, value in values.items() if value == max(values.values())] == [
        found["best"]
    ]
    for step in found["line"]:
        seat, _, named = step.partition(" ")
        assert seat == f"p{(deal.actor or 0) + 1}"
        deal.play(deal.actor or 0, move(named))
    assert f"p{(deal.result() or [9])[0] + 1}" == found["seat"]


def test_equal_seeds_give_equal_puzzles(kolmikko: Kolmikko) -> None:
    once = kolmikko(*SMALL, "--json").out
    assert once == kolmikko(*SMALL, "--json").out
    assert once != kolmikko(*SMALL[:-1], "7", "--json").out


def test_the_solution_is_shown_when_it_is_asked_for(kolmikko: Kolmikko) -> None:
    out = kolmikko(*SMALL, "--solution").out
    assert out.index("▶ You") < out.index("Which?") < out.index("Solution: ")
    assert out.endswith("You win.\n")


def test_answers_are_judged_until_one_is_right(kolmikko: Kolmikko) -> None:
    found = json.loads(kolmikko(*SMALL, "--json").out)
    moves = [one["move"] for one in found["moves"]]
    right = moves.index(found["best"]) + 1
    wrong = 1 if right != 1 else 2
    out = kolmikko(*SMALL, typed=f"x\n0\n{wrong}\n{right}\n").out
    assert out.count("Your move, 1 to") == 4
    assert out.count("Please type a number") == 2
    assert out.count("Try another one.") == 1
    assert out.index("That is right.") < out.index("Solution: ")


def test_enter_shows_the_solution_and_the_end_of_input_tells_how_to(kolmikko: Kolmikko) -> None:
    assert "Solution: " in kolmikko(*SMALL, typed="\n").out
    out = kolmikko(*SMALL, "--rule", "two_effect=reset_only").out
    assert out.splitlines()[-1] == (
        "The solution: kolmikko puzzle --cards 5 --seed 6 --rule two_effect=reset_only --solution"
    )


def test_without_a_seed_any_puzzle_comes_and_says_which(kolmikko: Kolmikko) -> None:
    lines = kolmikko("puzzle", "--cards", "4").out.splitlines()
    number = lines[0].split()[1].rstrip(",")
    assert lines[-1].endswith(f"--seed {number} --solution")


@pytest.mark.parametrize(
    "status, arguments, said",
    [
        (1, ["--rule", "stalemate_result=fewest_cards"], "stalemate_result=draw"),
        (1, ["--rule", "progress_limit=3"], "100 turns"),
        (2, ["--cards", "3"], "4<=x<=10"),
        (2, ["--json", "--solution"], "--json"),
    ],
    ids=("fewest cards", "short", "too few", "json and solution"),
)
def test_what_is_no_puzzle_is_refused(
    kolmikko: Kolmikko, status: int, arguments: list[str], said: str
) -> None:
    ran = kolmikko("puzzle", *arguments)
    assert (ran.status, ran.out) == (status, "")
    assert said in ran.err


@pytest.mark.parametrize("language, win", [("fi", "voittaa"), ("pl", "Wygrywa")])
def test_a_puzzle_in_other_languages(kolmikko: Kolmikko, language: str, win: str) -> None:
    out = kolmikko(*SMALL, "--lang", language, "--solution").out
    assert "puzzle-" not in out
    assert win in out
    assert not {"Which", "You", "play", "Solution"} & set(out.replace(":", " ").split())
