"""Nothing of a hand that one may not see is anywhere in the widgets."""

import asyncio
import re

import pytest

from kolmikko.cards import members
from kolmikko.play.table import Table
from kolmikko.rulekit.game import SPECTATOR
from kolmikko.tui.dialogs import Dialog
from tests.tui.driving import (
    App,
    act_by_keys,
    everything_written,
    is_asked,
    seated,
    table,
    until,
    view_of,
)


def cards_written(app: App) -> set[str]:
    """All cards that are named anywhere, such as 10♥, also in a stack of one rank."""
    text = everything_written(app)
    return set(re.findall(r"(?:10|[2-9JQKA])[♣♦♥♠]", text))


def secret_cards(match: Table, viewer: int, app: App) -> set[str]:
    """The cards that this viewer has never been shown, as they would be written."""
    known = 0
    view = view_of(match, viewer)
    for seat in range(len(match.plan.seats)):
        known |= view.table[seat] | view.known[seat]
    known |= view.hand | view.pile | view.toppled
    for event in match.seen(viewer):
        for group in (event.cards, event.more):
            known |= sum(1 << card for card in getattr(group, "cards", ()))
    secret = sum(view_of(match, seat).hand for seat in range(len(match.plan.seats))) & ~known
    return {app.board.pack.name(card) for card in members(secret)}


def hand_of(app: App) -> int:
    return sum(group.cards for group in app.board.hand.groups)


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
def test_the_hands_of_bots_are_written_nowhere(size: tuple[int, int]) -> None:
    async def play() -> None:
        match = table("kolmonen", seats=3, seed="secret")
        async with seated(match, size=size) as (app, pilot):
            for _ in range(6):
                await until(pilot, app, is_asked)
                assert secret_cards(match, 0, app), "the test must have something to find"
                assert not cards_written(app) & secret_cards(match, 0, app)
                await act_by_keys(app, pilot)

    asyncio.run(play())


def test_the_cover_hides_the_cards_between_two_people() -> None:
    async def play() -> None:
        match = table("kolmonen", seats=3, persons=2, seed="hot seat")
        sat_down = set()
        async with seated(match, size=(140, 40)) as (app, pilot):
            for _ in range(8):
                await until(pilot, app, is_asked)
                assert isinstance(app.screen, Dialog), "the cover comes first"
                assert app.course.viewer == SPECTATOR
                assert hand_of(app) == 0
                assert app.course.story.view == match.view(SPECTATOR)
                assert not cards_written(app) & secret_cards(match, SPECTATOR, app)
                person = match.deal.actor
                assert person is not None
                assert match.plan.seats[person].name in everything_written(app)
                await pilot.press("enter")
                await until(pilot, app, lambda app: app.my_turn)
                sat_down.add(person)
                assert hand_of(app) == view_of(match, person).hand
                assert not cards_written(app) & secret_cards(match, person, app)
                while app.my_turn and app.course.viewer == person:
                    await act_by_keys(app, pilot)
        assert sat_down == {0, 1}

    asyncio.run(play())


def test_only_bots_are_watched_by_a_spectator() -> None:
    async def play() -> None:
        match = table("trojka", seats=5, persons=0, seed="watch", deals=1)
        async with seated(match) as (app, pilot):
            assert app.course.viewer == SPECTATOR
            await until(pilot, app, lambda app: isinstance(app.screen, Dialog))
            assert hand_of(app) == 0
        assert match.is_over

    asyncio.run(play())
