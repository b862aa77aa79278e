"""Whole matches at the terminal table, by the keyboard alone and by the mouse alone."""

import asyncio

import pytest

from kolmikko.tui.dialogs import Dialog
from kolmikko.tui.outcome import Outcome
from tests.tui.driving import (
    CountingSaver,
    act_by_keys,
    click_group,
    click_offer,
    is_asked,
    playable,
    seated,
    table,
    until,
)

ENOUGH = 400


@pytest.mark.parametrize("game, seats, deals", [("kolmonen", 3, 1), ("trojka", 3, 3)])
def test_a_whole_match_can_be_played_by_keys(game: str, seats: int, deals: int) -> None:
    async def play() -> None:
        saver = CountingSaver()
        match = table(game, seats=seats, deals=deals, seed="short")
        async with seated(match, saver=saver) as (app, pilot):
            for _ in range(ENOUGH):
                await until(pilot, app, is_asked)
                if match.is_over:
                    break
                if isinstance(app.screen, Dialog):
                    await pilot.press("enter")
                else:
                    await act_by_keys(app, pilot)
            assert match.is_over
            assert isinstance(app.screen, Dialog)
            await pilot.press("q")
        assert app.return_value == Outcome.FINISHED
        assert saver.actions == sum(len(deal.actions) for deal in match.record.deals)
        assert saver.saves >= saver.actions
        assert len(match.record.deals) == deals

    asyncio.run(play())


def test_a_whole_match_can_be_played_by_mouse() -> None:
    async def play() -> None:
        match = table("trojka", seats=4, deals=2, seed="mouse")
        async with seated(match, size=(120, 36)) as (app, pilot):
            for _ in range(ENOUGH):
                await until(pilot, app, is_asked)
                if match.is_over:
                    break
                if isinstance(app.screen, Dialog):
                    await pilot.click("#next")
                elif marked := playable(app):
                    await click_group(app, pilot, marked[0])
                    await click_offer(app, pilot, 0)
                else:
                    await click_offer(app, pilot, 0)
            assert match.is_over
            await pilot.click("#rematch")
        assert app.return_value == Outcome.REMATCH

    asyncio.run(play())
