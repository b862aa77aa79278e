"""The page when something goes wrong: reloads, cut lines, a server that dies."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BROKEN_LINE, Person
from tests.browser.proxy import Proxy
from tests.browser.seats import Seat, opened
from tests.browser.served import Server

COMING_BACK = "The connection is lost. Coming back."


def begun(seat: Seat, game: str) -> Seat:
    """A seat at a table with one bot, when it is its turn."""
    return seat.comes(opened(seat.page, game, 2, deals=20)).sits("Aino").starts()


def in_the_middle(seat: Seat, moves: int = 4) -> Seat:
    """The same seat after a few moves, when it is its turn."""
    done = 0

    def enough() -> bool:
        nonlocal done
        is_turn = seat.is_waited_for() == "turn"
        done += is_turn
        return is_turn and done > moves

    seat.plays_on(enough)
    return seat


def test_after_a_reload_all_is_as_it_was(person: Person) -> None:
    seat = in_the_middle(begun(Seat(person()), "kolmonen"))
    before, pile = seat.cards(), seat.page.locator("#middle").inner_text()
    seat.page.reload()
    seat.waits_for_turn()
    assert (seat.cards(), seat.page.locator("#middle").inner_text()) == (before, pile)
    seat.acts()


@pytest.mark.parametrize("game", ["kolmonen", pytest.param("trojka", marks=pytest.mark.gate)])
def test_a_line_that_breaks_is_mended(person: Person, server: Server, game: str) -> None:
    with Proxy(server.port) as wire:
        seat = Seat(person(base_url=wire.url, mutters=BROKEN_LINE))
        in_the_middle(begun(seat, game))
        before = seat.cards()
        wire.snap()
        expect(seat.page.get_by_text(COMING_BACK)).to_be_visible()
        assert seat.cards() == before, "the table stays in sight"
        wire.mend()
        expect(seat.page.get_by_text(COMING_BACK)).to_have_count(0)
        assert seat.cards() == before
        in_the_middle(seat)


def test_a_cable_that_is_pulled_out_is_noticed(person: Person, server: Server) -> None:
    with Proxy(server.port) as wire:
        page = person(base_url=wire.url, mutters=BROKEN_LINE)
        page.clock.install()
        seat = in_the_middle(begun(Seat(page), "kolmonen"))
        before = seat.cards()
        wire.pull()
        page.clock.fast_forward(21_000)
        page.clock.fast_forward(9_000)
        expect(page.get_by_text(COMING_BACK)).to_be_visible()
        wire.mend()
        page.clock.fast_forward(20_000)
        expect(page.get_by_text(COMING_BACK)).to_have_count(0)
        assert seat.cards() == before


@pytest.mark.gate
@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_a_server_that_is_killed_comes_back_with_the_same_cards(
    person: Person, mortal: Server, game: str
) -> None:
    seat = Seat(person(base_url=mortal.url, mutters=BROKEN_LINE))
    in_the_middle(begun(seat, game))
    for _ in range(3):
        before = seat.cards()
        mortal.kill()
        expect(seat.page.get_by_text(COMING_BACK)).to_be_visible()
        mortal.start()
        expect(seat.page.get_by_text(COMING_BACK)).to_have_count(0)
        seat.waits_for_turn()
        assert seat.cards() == before
        in_the_middle(seat, 2)


def test_a_move_made_while_the_server_is_down_is_made_once_when_it_is_back(
    person: Person, mortal: Server
) -> None:
    seat = Seat(person(base_url=mortal.url, mutters=BROKEN_LINE))
    seat.comes(opened(seat.page, "kolmonen", 2)).sits("Aino").starts()
    seat.waits_for_turn()
    mortal.kill()
    expect(seat.page.get_by_text(COMING_BACK)).to_be_visible()
    playable = seat.page.locator("[data-item]:not([aria-disabled=true])")
    if playable.count():
        playable.first.click()
        seat.page.locator("[role=group] .button.main").click()
    else:
        seat.press("Take the pile")
    log = seat.shows("Log")
    mine = log.get_by_text("You ", exact=False)
    before = mine.count()
    mortal.start()
    expect(seat.page.get_by_text(COMING_BACK)).to_have_count(0)
    expect(mine).not_to_have_count(before)
    seat.is_to_act()


@pytest.mark.gate
def test_a_server_that_is_stopped_asks_everybody_to_come_back(
    person: Person, mortal: Server
) -> None:
    seat = Seat(person(base_url=mortal.url, mutters=BROKEN_LINE))
    in_the_middle(begun(seat, "trojka"), 1)
    before = seat.cards()
    assert mortal.stop() == 0
    expect(seat.page.get_by_text(COMING_BACK)).to_be_visible()
    mortal.start()
    expect(seat.page.get_by_text(COMING_BACK)).to_have_count(0)
    assert seat.cards() == before


def test_a_table_that_there_is_not(person: Person) -> None:
    seat = Seat(person()).comes("no-such-table")
    expect(seat.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    seat.page.get_by_role("link", name="To the start page").click()
    expect(seat.page.get_by_role("article")).to_have_count(2)
