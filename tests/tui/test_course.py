"""Pace: bots wait, cards are held in sight, and the screen never waits for a bot's thoughts."""

import asyncio
import threading

import pytest

from kolmikko.bots import BOTS
from kolmikko.bots.base import Budget, Choice, Sight
from kolmikko.dice import Dice
from kolmikko.rulekit.events import Event, Hidden
from kolmikko.tui.course import Course
from kolmikko.tui.dialogs import Dialog
from tests.tui.driving import act_by_keys, is_asked, seated, table, until


class Slow:
    """A bot that thinks until it is told to go on."""

    name: str = "slow"
    about: str = "thinks until it is told to go on"
    moment: float = 0.0

    def __init__(self) -> None:
        self.may_go_on = threading.Event()

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del sight, budget, dice
        assert self.may_go_on.wait(timeout=60)
        return Choice(legal[0])


def told_in_steps(*kinds: str) -> list[int]:
    """After how many of these events the telling stops, each time."""
    course = Course(table("kolmonen"))
    course.story.events = [Event(kind, 0, Hidden(1)) for kind in kinds]
    course.story.told = 0
    stops = []
    while course.is_telling:
        course.tell_more()
        stops.append(course.story.told)
    return stops


def test_a_blind_card_is_held_in_sight_before_it_is_taken() -> None:
    assert told_in_steps("played", "drew", "flipped", "did-not-fit") == [3, 4]


def test_tens_are_held_in_sight_before_they_topple_the_pile() -> None:
    assert told_in_steps("played", "toppled", "drew", "leads") == [1, 4]


def test_other_things_are_told_at_once() -> None:
    assert told_in_steps("played", "drew") == [2]


def test_the_screen_answers_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setitem(BOTS, "thumb", slow)

    async def play() -> None:
        match = table("kolmonen", seats=3, seed="slow")
        async with seated(match, pace=0.01) as (app, pilot):
            while app.my_turn:
                await act_by_keys(app, pilot)
            await until(pilot, app, lambda app: app.thinking)
            await pilot.press("question_mark")
            assert app.thinking
            assert isinstance(app.screen, Dialog)
            await pilot.press("escape", "enter")
            assert app.board.turn.is_refusal, "it is not your turn, and that is said"
            slow.may_go_on.set()
            await until(pilot, app, is_asked)

    asyncio.run(play())


def test_the_table_waits_while_somebody_reads() -> None:
    async def play() -> None:
        match = table("kolmonen", seats=2, persons=0, seed="read")
        async with seated(match, pace=0.05) as (app, pilot):
            await pilot.press("r")
            await until(pilot, app, lambda app: not app.thinking)
            before = len(match.record.deals[-1].actions)
            await pilot.pause(0.4)
            assert len(match.record.deals[-1].actions) == before
            await pilot.press("escape")
            await until(pilot, app, lambda _: len(match.record.deals[-1].actions) > before)

    asyncio.run(play())


def test_the_pace_of_bots_can_be_set() -> None:
    async def play() -> None:
        async with seated(table("trojka", seats=3), pace=1.0) as (app, pilot):
            await pilot.press("plus")
            assert app.pace < 1.0
            await pilot.press("minus", "minus")
            assert app.pace > 1.0
            await pilot.press(*["plus"] * 9)
            assert app.pace == 0

    asyncio.run(play())


def test_day_and_night_change_the_cloth() -> None:
    async def play() -> None:
        async with seated(table("kolmonen"), pace=9.0) as (app, pilot):
            night = app.board.pack.colours.cloth
            await pilot.press("f4")
            day = app.board.pack.colours.cloth
            assert night != day
            assert app.screen.styles.background.hex.lower() == day
            await pilot.press("f4", "c")
            assert app.board.pack.colours.cloth == night
            assert not app.board.pack.four_colours

    asyncio.run(play())


def test_a_terminal_without_colours_has_a_table_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play() -> None:
        async with seated(table("kolmonen", seats=3)) as (app, pilot):
            await until(pilot, app, is_asked)
            assert app.is_running

    asyncio.run(play())
