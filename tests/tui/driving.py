"""A terminal table under test: set up, driven as a person would, and read as it stands."""

import html
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Button, Static

from kolmikko.bots import BOTS
from kolmikko.bots.base import OWN_BUDGET, sight_of
from kolmikko.dice import dice
from kolmikko.games.kolmonen.actions import TAKE
from kolmikko.games.kolmonen.observe import View
from kolmikko.play.saves import Saver
from kolmikko.play.table import Plan, Seat, Table
from kolmikko.rulekit.options import Written
from kolmikko.text.catalog import Words
from kolmikko.tui.app import TableApp
from kolmikko.tui.desk import FACE_DOWN, PLAY
from kolmikko.tui.dialogs import Dialog
from kolmikko.tui.outcome import Outcome

SIZE = (80, 24)
NAMES = ("Aino", "Ville", "Ewa", "Jan", "Helmi", "Olek", "Saara", "Basia", "Tapio")

App = TableApp
Driver = Pilot[Outcome]


class CountingSaver(Saver):
    """Keeps nothing on disk but counts how often it was asked to."""

    def __init__(self) -> None:
        super().__init__()
        self.saves = 0
        self.actions = 0

    def save(self, table: Table) -> bool:
        self.saves += 1
        self.actions = sum(len(deal.actions) for deal in table.record.deals)
        return True

    def finish(self, table: Table) -> Path | None:
        self.save(table)
        return None


def table(
    game: str,
    *,
    seats: int = 2,
    persons: int = 1,
    seed: str = "tui",
    deals: int | None = 1,
    preset: str = "classic",
    **rules: Written,
) -> Table:
    """A new match: people first, then bots that play by rules of thumb."""
    sitting = tuple(
        Seat(name, None if n < persons else "thumb") for n, name in enumerate(NAMES[:seats])
    )
    return Table(Plan(game, preset, rules, sitting, deals, 5, 100, seed))


def moment(
    game: str, what: Callable[[Table], bool], *, seats: int, preset: str = "classic"
) -> Table:
    """A table at which something is so, after the people have played anyhow for a while."""
    for seed in range(200):
        found = table(game, seats=seats, seed=str(seed), preset=preset)
        for number in range(120):
            if found.deal.actor is None or what(found):
                break
            act(found, number)
        if found.deal.actor is not None and what(found):
            return found
    raise AssertionError("no such moment")


def act(table: Table, number: int) -> None:
    """One action: the bots' own, and that of a person who does anything, taking piles gladly."""
    if not table.person_to_act():
        table.step()
        return
    seat, deal = table.deal.actor, table.deal.copy()
    assert seat is not None
    luck = dice(7, number)
    while True:
        legal = deal.legal()
        takes = isinstance(deal.observe(seat), View) and TAKE in legal
        choice = BOTS["uniform"].choose(sight_of(deal, seat), legal, OWN_BUDGET, luck)
        action = TAKE if takes else choice.action
        move = deal.move_of(action)
        if deal.act(action):
            break
    table.play(seat, move)


def view_of(table: Table, viewer: int) -> View:
    """What a seat may know of a deal of Kolmonen."""
    view = table.view(viewer)
    assert isinstance(view, View)
    return view


def persons_turn(table: Table) -> bool:
    """Whether the first seat, a person, is to act."""
    return table.person_to_act() and table.deal.actor == 0


@asynccontextmanager
async def seated(
    table: Table,
    *,
    size: tuple[int, int] = SIZE,
    language: str = "en",
    saver: Saver | None = None,
    pace: float = 0.0,
    dark: bool = True,
) -> AsyncIterator[tuple[App, Driver]]:
    """The terminal table, running without a terminal."""
    app = TableApp(
        table, saver=saver or CountingSaver(), words=Words(language), pace=pace, dark=dark
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot


async def until(pilot: Driver, app: App, what: Callable[[App], bool]) -> None:
    """Let the table go on until something is so; a busy machine is given its time."""
    until_then = time.monotonic() + 60
    while time.monotonic() < until_then:
        if what(app):
            return
        await pilot.pause(0.002)
    raise AssertionError(f"nothing happened any more:\n{screen(app)}")


def is_asked(app: App) -> bool:
    """Whether a person has to do something: act, or answer a dialog."""
    if app.return_value is not None:
        return True
    return bool(app.screen.query(Button)) if isinstance(app.screen, Dialog) else app.my_turn


def screen(app: App) -> str:
    """What stands on the screen, line by line."""
    svg = app.export_screenshot()
    rows: dict[float, dict[float, str]] = {}
    for x, y, text in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', svg):
        rows.setdefault(float(y), {})[float(x)] = html.unescape(text).replace("\xa0", " ")
    return "\n".join("".join(row[x] for x in sorted(row)) for _, row in sorted(rows.items()))


def everything_written(app: App) -> str:
    """All text in all widgets of all screens, also of those that are covered."""
    found = [screen(app)]
    for shown in app.screen_stack:
        for widget in shown.walk_children():
            canvas = getattr(widget, "canvas", None)
            if canvas is not None:
                found += canvas.lines()
            if isinstance(widget, Static | Button):
                found.append(str(widget.render()))
    board = app.board
    found += [line.text for line in [*board.panel.lines, *board.strip.lines]]
    return "\n".join(found)


def playable(app: App) -> list[int]:
    """The groups of the hand that are marked as playable now."""
    groups = enumerate(app.board.hand.groups)
    return [n for n, group in groups if group.mark in (PLAY, FACE_DOWN)]


async def act_by_keys(app: App, pilot: Driver) -> None:
    """Play the first card that is marked; else the first button that may be used."""
    marked = playable(app)
    if marked:
        group = app.board.hand.groups[marked[0]]
        await pilot.press(group.keys[0])
        while app.desk.chosen & ~group.cards or not app.desk.chosen:
            await pilot.press(group.keys[0])
        await pilot.press("enter")
        return
    offer = next(o for o in app.board.bar.offers if o.is_legal and o.move and o.verb != "swap")
    await pilot.press(offer.key or "enter")


async def click_group(app: App, pilot: Driver, number: int, button: int = 1) -> None:
    """Click a group of the hand in its middle."""
    await click_place(app, pilot, "#hand", number, button)


async def click_offer(app: App, pilot: Driver, number: int) -> None:
    """Click a button."""
    await click_place(app, pilot, "#actions", number)


async def click_place(app: App, pilot: Driver, widget: str, number: int, button: int = 1) -> None:
    canvas = app.board.hand.canvas if widget == "#hand" else app.board.bar.canvas
    box = next(box for box, name in canvas.places if name == str(number))
    at = (box.x + box.width // 2, box.y + box.height // 2)
    await pilot.click(widget, offset=at, button=button)
