"""The table in terminals of any size: nothing lies on anything else, and what is said is whole."""

import asyncio
from collections.abc import Sequence

import pytest

from kolmikko.cards import members
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.rulekit.entries import LANGUAGES
from kolmikko.text.board import pile_of
from kolmikko.text.results import fits
from kolmikko.tui.cards import SIGNS
from kolmikko.tui.dialogs import Dialog
from kolmikko.tui.kolmonen import KolmonenDesk
from tests.tui.driving import App, Driver, is_asked, moment, persons_turn, seated, until

LARGE = 20
"""Rows of the drawing from which on cards are drawn with rank and suit apart."""

SIZES = [(width, height) for height in (12, 15, 17, 20, 24) for width in (40, 60, 80)]
MATCHES = [("kolmonen", 2), ("kolmonen", 4), ("kolmonen", 5), ("trojka", 3), ("trojka", 9)]


def should_stand(app: App) -> list[str]:
    """What the drawing has to say, were it large enough."""
    desk, names = app.desk, list(app.course.names[1:])
    if isinstance(desk, KolmonenDesk):
        return names + of_kolmonen(app, desk)
    view, say = app.course.story.view, app.words.say
    assert isinstance(view, TrojkaView)
    purses = [f"◉ {view.balances[seat]}" for seat in range(view.seats)]
    stock, trump = say("ui-stock", count=view.stock), say("ui-trump", suit=SIGNS[view.trump])
    return [*names, *purses, stock, trump, say("ui-bank", amount=view.bank), say("ui-you")]


def of_kolmonen(app: App, desk: KolmonenDesk) -> list[str]:
    """Rows and hands of the others, stock and pile, and what fits now."""
    view, say = desk.view, app.words.say
    assert isinstance(view, KolmonenView)
    pile = pile_of(app.course.story.shown)
    stands = [f"▌ {view.hand_counts[seat]}" for seat in range(1, view.seats)]
    stands += [say("ui-stock", count=view.stock), say("ui-pile", count=len(pile))]
    stands.append(fits(app.words, desk.options, view.top))
    if app.board.scene.canvas.height < LARGE:
        rows = [card for seat in range(view.seats) for card in members(view.table[seat])]
        stands += [app.board.pack.name(card) for card in rows]
    return stands


def drawn(app: App) -> str:
    return "\n".join(app.board.scene.canvas.lines())


def says_too_small(app: App) -> bool:
    """Whether there is nothing but the notice, and the whole of it."""
    return " ".join(drawn(app).split()) == app.words.say("ui-too-small")


def at_sizes(game: str, seats: int, language: str, sizes: Sequence[tuple[int, int]]) -> set[bool]:
    """Look at a table in each size; whether it was drawn."""
    shown = set()

    async def look() -> None:
        match = moment(game, persons_turn, seats=seats)
        async with seated(match, language=language) as (app, pilot):
            await until(pilot, app, is_asked)
            for size in sizes:
                await pilot.resize_terminal(*size)
                await pilot.pause()
                shown.add(not says_too_small(app))
                if not says_too_small(app):
                    lost = [text for text in should_stand(app) if text not in drawn(app)]
                    assert not lost, f"{size}: {lost}\n{drawn(app)}"

    asyncio.run(look())
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, seats", MATCHES)
def test_the_table_is_whole_or_says_that_there_is_too_little_room(
    game: str, seats: int, language: str
) -> None:
    assert at_sizes(game, seats, language, SIZES) == {True, False}


@pytest.mark.parametrize("game, seats", MATCHES)
def test_the_usual_terminal_is_large_enough_for_every_table(game: str, seats: int) -> None:
    assert at_sizes(game, seats, "pl", [(80, 24)]) == {True}


def test_forty_by_twelve_is_too_small() -> None:
    assert at_sizes("kolmonen", 3, "en", [(40, 12)]) == {False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, seats", MATCHES)
def test_the_log_of_a_narrow_terminal_cuts_no_label(game: str, seats: int, language: str) -> None:
    async def look(app: App, pilot: Driver) -> None:
        await until(pilot, app, is_asked)
        await pilot.press("l")
        await pilot.pause()
        assert isinstance(app.screen, Dialog)
        assert app.screen.heading == app.words.say("ui-log")
        assert app.board.telling.lines()[-1].text.split()[0] in str(app.screen.body)
        assert app.screen.query_one("#body").max_scroll_y == app.screen.query_one("#body").scroll_y
        assert all(text in drawn(app) for text in should_stand(app))
        bar = "\n".join(app.board.bar.canvas.lines())
        labels = [offer.label for offer in app.board.bar.offers if offer.is_legal or offer.is_main]
        assert all(label in bar for label in labels)
        assert "…" not in bar + drawn(app)
        await pilot.press("escape")
        assert not isinstance(app.screen, Dialog)

    async def sit() -> None:
        match = moment(game, persons_turn, seats=seats)
        async with seated(match, language=language) as (app, pilot):
            await look(app, pilot)

    asyncio.run(sit())


def test_a_wide_terminal_opens_and_closes_the_log_beside_the_table() -> None:
    async def sit() -> None:
        async with seated(moment("kolmonen", persons_turn, seats=3), size=(120, 30)) as (
            app,
            pilot,
        ):
            await until(pilot, app, is_asked)
            assert app.board.panel.display
            for shown in (False, True):
                await pilot.press("l")
                assert not isinstance(app.screen, Dialog)
                assert app.board.panel.display == shown
            await pilot.resize_terminal(80, 24)
            await pilot.pause()
            assert not app.board.panel.display

    asyncio.run(sit())
