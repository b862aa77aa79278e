"""The arena: seatings are fair, equals score equally, and the better bot is found out."""

import json
from dataclasses import asdict, dataclass

import pytest

from kolmikko.bots import THUMB, UNIFORM
from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.dice import Dice
from kolmikko.games import GAMES
from kolmikko.studies.arena import arena, seatings

KOLMONEN = GAMES["kolmonen"].presets["classic"]
TROJKA = GAMES["trojka"].presets["classic"]


@dataclass(frozen=True)
class Stubborn:
    """A bot without chance: always the first or always the last legal action."""

    place: int
    name: str = "stubborn"
    about: str = "always does the same"
    moment: float = 0.0

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del sight, budget, dice
        return Choice(legal[self.place])


@pytest.mark.parametrize(
    "bots, seats, expected",
    [
        (2, 2, {(0, 1), (1, 0)}),
        (2, 3, {(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)}),
        (3, 3, {(0, 1, 2), (1, 2, 0), (2, 0, 1)}),
    ],
)
def test_all_turn_around_the_table(bots: int, seats: int, expected: set[tuple[int, ...]]) -> None:
    circle = seatings(bots, seats)
    assert len(circle) == len(expected)
    assert set(circle) == expected


@pytest.mark.parametrize(
    "bots, seats", [(bots, seats) for seats in range(2, 10) for bots in range(2, seats + 1)]
)
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    circle = seatings(bots, seats)
    for seat in range(seats):
        sitting = [seating[seat] for seating in circle]
        assert len({sitting.count(bot) for bot in range(bots)}) == 1


@pytest.mark.parametrize("bots, seats", [(1, 2), (3, 2)])
def test_there_must_be_two_bots_and_a_seat_for_each(bots: int, seats: int) -> None:
    with pytest.raises(ValueError, match=f"{bots} bots at {seats} seats"):
        seatings(bots, seats)


@pytest.mark.parametrize("seats", [2, 3])
def test_thumb_beats_uniform_clearly_at_kolmonen(seats: int) -> None:
    result = arena("kolmonen", KOLMONEN, (THUMB, UNIFORM), seats, 20, gear="plain")
    thumb, uniform = result.scores
    assert (thumb.bot, uniform.bot) == ("thumb", "uniform")
    assert thumb.score.low > 1 / seats > uniform.score.high
    if thumb.alone:
        assert thumb.alone.low > 0.8
    assert result.draws is not None
    assert result.draws.value < 0.1


@pytest.mark.parametrize("preset, seats", [("classic", 2), ("classic32", 2), ("classic32", 4)])
def test_thumb_beats_uniform_clearly_at_trojka(preset: str, seats: int) -> None:
    options = GAMES["trojka"].presets[preset]
    result = arena("trojka", options, (THUMB, UNIFORM), seats, 300, gear="plain")
    thumb, uniform = result.scores
    assert thumb.score.low > 0 > uniform.score.high
    assert (result.unit, result.even, result.draws) == ("stakes", 0, None)


@pytest.mark.parametrize("game, options", [("kolmonen", KOLMONEN), ("trojka", TROJKA)])
@pytest.mark.parametrize("seats", [2, 3])
def test_all_scores_together_are_those_of_equals(game: str, options: object, seats: int) -> None:
    chosen = GAMES[game].presets["classic"]
    assert options == chosen
    result = arena(game, chosen, (THUMB, UNIFORM), seats, 15, seed=4, gear="plain")
    mean = sum(score.score.value for score in result.scores) / 2
    assert mean == pytest.approx(result.even)


def test_bots_that_change_names_change_scores() -> None:
    """Without chance of their own, the two bots in the other order play the very same games."""
    one, other = Stubborn(0, "first"), Stubborn(-1, "last")
    forth = arena("trojka", TROJKA, (one, other), 3, 60, gear="plain")
    back = arena("trojka", TROJKA, (other, one), 3, 60, gear="plain")
    assert forth.scores[0].score.value == pytest.approx(back.scores[1].score.value)
    assert forth.scores[0].score.half_width == pytest.approx(back.scores[1].score.half_width)
    assert forth.scores[0].alone != forth.scores[1].alone


def test_a_bot_without_chance_against_itself_scores_exactly_even() -> None:
    result = arena("kolmonen", KOLMONEN, (Stubborn(0), Stubborn(0)), 2, 5, gear="plain")
    assert [score.score.value for score in result.scores] == [0.5, 0.5]
    assert 0.25 < result.scores[0].score.low < 0.3  # five equal deals are no certainty


def test_equals_are_found_equal_19_times_in_20() -> None:
    held = 0
    for seed in range(40):
        result = arena("trojka", TROJKA, (UNIFORM, UNIFORM), 2, 40, seed=seed, gear="plain")
        held += result.scores[0].score.contains(0)
    assert held >= 34


def test_equal_seeds_give_equal_results_and_json() -> None:
    one, two, three = (
        arena("kolmonen", KOLMONEN, (THUMB, UNIFORM), 2, 4, seed=seed, gear="plain")
        for seed in (9, 9, 10)
    )
    assert one == two != three
    assert json.loads(json.dumps(asdict(one)))["scores"][0]["bot"] == "thumb"
    assert (one.games, one.deals, one.seats) == (8, 4, 2)


def test_one_deal_is_no_sample() -> None:
    with pytest.raises(ValueError, match="at least two deals: 1"):
        arena("kolmonen", KOLMONEN, (THUMB, UNIFORM), 2, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_equal_bots_score_alike_in_many_games(seats: int) -> None:
    result = arena("kolmonen", KOLMONEN, (THUMB, THUMB), seats, 5000, seed=2)
    for score in result.scores:
        assert abs(score.score.value - result.even) < 2 * score.score.half_width
