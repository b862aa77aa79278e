"""Several people at one table, each with a browser, a tab or a seat of their own."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import TOUCH, Person
from tests.browser.seats import Seat, never, next_deal, opened, play_together
from tests.browser.ways import Finger


def gathered(person: Person, game: str, *names: str, **settings: Any) -> list[Seat]:  # noqa: ANN401 - JSON
    """People with browsers of their own at one table, where the first has begun the match."""
    first = Seat(person())
    table = opened(first.page, game, len(names), **settings)
    seats = [first, *(Seat(person()) for _ in names[1:])]
    for seat, name in zip(seats, names, strict=True):
        seat.comes(table).sits(name)
        if seat is not first:
            seat.is_ready()
    first.starts()
    for seat in seats:
        seat.is_to_act()
    return seats


def test_two_play_and_a_third_watches(person: Person) -> None:
    aino, ville = gathered(person, "trojka", "Aino", "Ville", deals=1)
    watcher = Seat(person()).comes(aino.page.url.rpartition("/")[2])
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    if aino.is_to_act() != "result":  # unless a trójka was dealt
        seen = watcher.page.get_by_role("main").aria_snapshot()
        for seat in (aino, ville):
            assert len(seat.cards()) == 3
            assert not [card for card in seat.cards() if f'"{card}"' in seen]
    expect(watcher.hand).to_have_count(0)
    play_together([aino, ville], never)
    for seat in (aino, ville, watcher):
        expect(seat.page.get_by_text("The match is over")).to_be_visible()
    rows = [one.page.get_by_role("row").all_inner_texts() for one in (aino, ville, watcher)]
    assert rows[0] == rows[1] == rows[2]
    expect(watcher.page.get_by_role("button", name="Play again")).to_have_count(0)


@pytest.mark.gate
@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_four_browsers_at_one_table(person: Person, game: str) -> None:
    seats = gathered(person, game, "Aino", "Ville", "Ewa", "Jan", deals=1)
    play_together(seats, never)
    for seat in seats:
        expect(seat.page.get_by_text("The match is over")).to_be_visible()
    rows = [seat.page.get_by_role("row").all_inner_texts() for seat in seats]
    assert all(one == rows[0] for one in rows)


def test_a_rematch_keeps_the_people_and_the_link_and_the_old_match_can_be_seen_again(
    person: Person,
) -> None:
    seats = gathered(person, "trojka", "Aino", "Ville", deals=1)
    aino, ville = seats
    play_together(seats, never)
    address = aino.page.url
    expect(aino.page.locator('a[href$="/1"]', has_text="Replay")).to_have_count(1)
    aino.press("Play again")
    expect(aino.page.get_by_text("Waiting for Ville.")).to_be_visible()
    ville.press("Play again")
    for seat in seats:
        # A trójka announced in the first deal ends the new match at once: that is another replay.
        expect(seat.page.locator('a[href$="/1"]', has_text="Replay")).to_have_count(0)
    assert aino.page.url == ville.page.url == address
    play_together(seats, never)
    link = aino.page.get_by_role("link", name="Replay")
    expect(link).to_have_attribute("href", re.compile("/2$"))
    link.click()
    expect(aino.page.get_by_role("slider")).to_be_visible()
    aino.page.goto(str(link.page.url).partition("#")[0].removesuffix("/2") + "/1")
    expect(aino.page.get_by_role("slider")).to_be_visible()


@pytest.mark.gate
def test_two_tabs_are_one_person(person: Person) -> None:
    aino, _ = gathered(person, "kolmonen", "Aino", "Ville")
    other = Seat(aino.page.context.new_page()).comes(aino.page.url.rpartition("/")[2])
    other.is_to_act()
    assert other.cards() == aino.cards()
    aino.page.close()
    expect(other.page.get_by_text("away")).to_have_count(0)


def test_a_seat_moves_to_another_device_by_the_personal_link(person: Person) -> None:
    seat = Seat(person())
    seat.comes(opened(seat.page, "kolmonen", 2)).sits("Aino")
    seat.press("Another device")
    dialog = seat.page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name="QR code of your personal link")).to_be_visible()
    link = seat.page.evaluate("async () => (await (await fetch('/api/me')).json()).link")
    table = seat.page.url.rpartition("/")[2]
    seat.page.keyboard.press("Escape")
    seat.starts().waits_for_turn()
    phone = Seat(person(**TOUCH), Finger())
    phone.page.goto(link[link.index("/me") :].replace("#", f"?table={table}#"))
    phone.press("Take them over")
    phone.waits_for_turn()
    assert "#" not in phone.page.url, "the link is not left in the history"
    assert phone.cards() == seat.cards()
    phone.acts()
    expect(seat.page.get_by_role("log")).to_contain_text("You")


def test_two_at_one_device_do_not_see_each_other_s_cards(person: Person) -> None:
    seat = Seat(person(**TOUCH), Finger())
    seat.comes(opened(seat.page, "trojka", 2, deals=1)).sits("Aino")
    seat.press("Add a player here")
    seat.page.get_by_label("Name of the next player at this device").fill("Ville")
    seat.page.get_by_role("button", name="Sit down").click()
    expect(seat.page.get_by_text("Everybody is here.")).to_be_visible()
    seat.starts()
    held: dict[str, set[str]] = {}
    name = "Aino"
    while (waited := seat.is_waited_for()) != "result":
        if waited == "cover":
            name = "Ville" if name == "Aino" else "Aino"
            expect(seat.page.get_by_role("heading")).to_have_text(f"It is {name}'s turn")
            expect(seat.hand).to_have_count(0)
            seat.press(f"I am {name}")
            continue
        held[name] = set(seat.cards()) or held.get(name, set())
        assert not held.get("Aino", set()) & held.get("Ville", set())
        seat.acts()
    expect(seat.page.get_by_text("The match is over")).to_be_visible()
    seat.page.get_by_role("link", name="Replay").click()
    eyes = seat.page.get_by_label("Seen by")
    expect(eyes).to_contain_text("you")
    expect(eyes).not_to_contain_text(name)


def test_a_table_with_a_password(person: Person) -> None:
    host = Seat(person())
    table = opened(host.page, "kolmonen", 2, password="kolme 3")
    guest = Seat(person(mutters="status of 403")).comes(table)
    guest.page.get_by_label("Password").fill("kolme")
    guest.press("Go in")
    expect(guest.page.get_by_role("alert")).to_contain_text("password")
    guest.page.get_by_label("Password").fill("kolme 3")
    while is_turned_away(guest):
        expect(guest.page.get_by_role("alert")).to_contain_text("Wait a moment")
    guest.sits("Ville")
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="Leave")).to_be_visible()


def is_turned_away(guest: Seat) -> bool:
    with guest.page.expect_response("**/enter") as answer:
        guest.press("Go in")
    return answer.value.status == 403


def test_taking_back_needs_the_consent_of_the_others(person: Person) -> None:
    seats = gathered(person, "trojka", "Aino", "Ville", "Ewa", deals=50)
    while seats[0].is_to_act() == "result":  # a trójka was dealt
        next_deal(seats)
    who = next(seat for seat in seats if seat.is_to_act() == "me")
    who.way.press(who.buttons.filter(has_text="Keep"))
    who.press("Take back")
    others = [seat for seat in seats if seat is not who]
    for seat in others:
        expect(seat.page.get_by_text("wants to take back the last move")).to_be_visible()
    others[0].press("Agree")
    expect(who.page.get_by_text("Not answered yet")).to_be_visible()
    others[1].press("Agree")
    expect(who.buttons.filter(has_text="Keep")).to_be_visible()
    assert who.is_to_act() == "me"
    for seat in others:
        expect(seat.page.get_by_role("log")).to_contain_text("takes back the last move")


def test_what_is_said_is_text_and_the_host_can_switch_writing_off(person: Person) -> None:
    aino, ville = gathered(person, "kolmonen", "<b>Aino</b>", "Ville")
    said = "<img src=x onerror=alert(1)> {$name} 🂡"
    ville.shows("Chat").get_by_label("Write something").fill(said)
    ville.press("Send")
    expect(aino.shows("Chat")).to_contain_text(f"Ville: {said}")
    assert aino.page.locator("img[src=x]").count() == 0
    aino.press("Hello")
    expect(ville.shows("Chat")).to_contain_text("<b>Aino</b>: Hello")
    aino.shows("Players").get_by_label("Chat is allowed").uncheck()
    expect(ville.shows("Chat")).to_contain_text("The host has switched writing off.")
    expect(ville.page.get_by_label("Write something")).to_have_count(0)


def test_who_is_sent_away_is_told_and_is_offered_no_seat(person: Person) -> None:
    aino, ville = gathered(person, "kolmonen", "Aino", "Ville")
    aino.shows("Players").get_by_role("button", name="Send away").click()
    aino.press("Send Ville away? Press again.")
    expect(ville.page.get_by_text("The host has sent you away.")).to_be_visible()
    expect(ville.page.get_by_role("button", name=re.compile("seat"))).to_have_count(0)
    expect(ville.hand).to_have_count(0)


def test_a_refused_card_says_why_and_leads_to_its_rule(person: Person) -> None:
    page = person()
    seat = Seat(page).comes(opened(page, "kolmonen", 2)).sits("Aino").starts()
    dimmed = page.locator("[data-item][aria-disabled=true]")
    seat.plays_on(lambda: seat.is_waited_for() == "turn" and dimmed.count() > 0)
    before = seat.cards()
    dimmed.first.click(force=True)
    alert = page.get_by_role("alert").filter(has_text="K")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name=re.compile("^Read K")).click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    assert seat.cards() == before


def test_who_goes_away_is_shown_away_and_then_back(person: Person) -> None:
    aino, ville = gathered(person, "kolmonen", "Aino", "Ville")
    address = ville.page.url
    context = ville.page.context
    ville.page.close()
    head = aino.page.locator("#seat-1")
    expect(head).to_contain_text("away")
    context.new_page().goto(address)
    expect(head).not_to_contain_text("away")


def test_who_wants_to_be_forgotten_has_left_and_is_nobody_here(person: Person) -> None:
    aino, ville = gathered(person, "kolmonen", "Aino", "Ville")
    page = ville.page
    page.goto("/settings")
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Forget me for good? Press again.").click()
    expect(page.get_by_role("link", name="Ville")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('kolmikko:tables')") == "[]"
    expect(aino.page.locator("#seat-1")).not_to_contain_text("Ville")


@pytest.mark.gate
@pytest.mark.parametrize("comes", ["during a deal", "between deals"])
def test_who_comes_while_a_match_runs_waits_for_the_next_deal(person: Person, comes: str) -> None:
    page = person()
    seat = Seat(page).comes(opened(page, "trojka", 3, deals=3)).sits("Aino").starts()
    if comes == "between deals":
        seat.plays_on(lambda: seat.is_waited_for() == "result")
    late = Seat(person()).comes(page.url.rpartition("/")[2])
    late.press("Take a seat")
    expect(late.page.get_by_text("You sit down with the next deal.")).to_be_visible()
    seat.plays_on(lambda: seat.is_waited_for() == "result")
    seat.press("Next deal")
    expect(late.page.get_by_text("You sit down with the next deal.")).to_have_count(0)
    expect(late.page.get_by_text("You are watching.")).to_have_count(0)
