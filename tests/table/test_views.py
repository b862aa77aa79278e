"""What reaches a viewer, to the last byte: two worlds that must look alike, and planted leaks."""

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from kolmikko.adapters.wire import view_bytes
from kolmikko.rulekit.events import Event
from kolmikko.rulekit.game import SPECTATOR, Deal, Move
from kolmikko.rulekit.row import Row
from kolmikko.table import reasons, views
from kolmikko.table.commands import Away, Back, Leave, Sit
from kolmikko.table.state import Dealt, Stage, Table, Told
from kolmikko.table.views import NOBODY, RoomView, Views
from tests.table.rooms import KOLMONEN, TROJKA, begun
from tests.table.worlds import SPECTATING, LeakError, compare, pairs, some_room, viewers


@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_secrets_nobody_can_tell_two_worlds_apart(game: str) -> None:
    compared = Counter[str]()
    for pair in pairs(game, range(40)):
        compared["frames"] += compare(pair)
        compared["pairs"] += 1
        compared["spectating" if pair.viewer == SPECTATING else "seated"] += 1
    assert compared["pairs"] > 100, compared
    assert min(compared["spectating"], compared["seated"]) > 25, compared


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_secrets_nobody_can_tell_thousands_of_worlds_apart(game: str) -> None:
    compared = sum(compare(pair) > 0 for pair in pairs(game, range(60, 360), swaps=4))
    print(f"{game}: {compared} pairs")
    assert compared > 2000


@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_what_is_kept_from_an_earlier_version_is_as_if_made_anew(game: str) -> None:
    kept = 0
    for seed in range(25):
        room = some_room(game, random.Random(seed))
        before: Views | None = None
        for table in room.tables:
            now = Views(table, before)
            for person in (*viewers(table), NOBODY):
                anew = Views(table).of(person)
                assert view_bytes(now.of(person)) == view_bytes(anew)
            kept += before is not None and now.of(NOBODY).seats is before.of(NOBODY).seats
            before = now
    assert kept > 100


# --- planted leaks ------------------------------------------------------------------------------

Leaky = Callable[[Table, str, RoomView], RoomView]


def _with_sight(view: RoomView, row: Row) -> RoomView:
    assert view.deal is not None
    return replace(view, deal=replace(view.deal, sight=row))


def the_mover_s_view_for_all(table: Table, person: str, view: RoomView) -> RoomView:
    if table.dealt is None or table.actor is None:
        return view
    return _with_sight(view, table.dealt.deal.observe(table.actor))


def every_seat_s_view_for_spectators(table: Table, person: str, view: RoomView) -> RoomView:
    if table.dealt is None or view.seat is not None:
        return view
    return _with_sight(view, table.dealt.deal.observe(0))


def legal_moves_for_all(table: Table, person: str, view: RoomView) -> RoomView:
    if table.dealt is None or view.deal is None or table.actor is None:
        return view
    deal = table.dealt.deal
    moves = tuple(deal.move_of(action) for action in deal.legal())
    return replace(view, deal=replace(view.deal, legal=moves))


def how_many_moves_are_legal(table: Table, person: str, view: RoomView) -> RoomView:
    moves = len(table.dealt.deal.legal()) if table.dealt else 0
    return replace(view, closes=view.closes + moves)


def all_open_when_coming_late(table: Table, person: str, view: RoomView) -> RoomView:
    if not view.events or view.events[0].version > table.version - 5:
        return view
    events = tuple(views.SeenEvent(told.version, told.event) for told in table.told)
    return replace(view, events=events)


def the_luck_of_the_deal(table: Table, person: str, view: RoomView) -> RoomView:
    deck = table.dealt.deal.setup.deck if table.dealt else (0,)
    return replace(view, table=f"{deck[-1]}")


def open_between_deals(table: Table, person: str, view: RoomView) -> RoomView:
    """A deal is over, so its cards are shown; but the match is not."""
    if table.stage != Stage.BETWEEN or table.dealt is None:
        return view
    return replace(view, table=json.dumps(table.dealt.deal.zones()))


def a_bot_that_hurries(table: Table, person: str, view: RoomView) -> RoomView:
    if table.dealt is None or table.actor is None:
        return view
    one_choice = len(table.dealt.deal.legal()) == 1
    return replace(view, now=view.now - one_choice)


@pytest.mark.parametrize(
    "leak, game",
    [
        (the_mover_s_view_for_all, "kolmonen"),
        (the_mover_s_view_for_all, "trojka"),
        (every_seat_s_view_for_spectators, "kolmonen"),
        (legal_moves_for_all, "kolmonen"),
        (how_many_moves_are_legal, "kolmonen"),
        (all_open_when_coming_late, "trojka"),
        (all_open_when_coming_late, "kolmonen"),
        (the_luck_of_the_deal, "kolmonen"),
        (open_between_deals, "trojka"),
        (a_bot_that_hurries, "kolmonen"),
    ],
)
def test_secrets_a_view_that_shows_too_much_is_caught(
    leak: Leaky, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = views.room_view

    def leaky(table: Table, person: str, since: int = 0) -> RoomView:
        return leak(table, person, honest(table, person, since))

    monkeypatch.setattr("tests.table.worlds.room_view", leaky)
    assert_caught(game)


def without_a_mask(viewer: int, event: Event) -> Event:
    return event


def masked_for_the_seat_that_acted(viewer: int, event: Event) -> Event:
    from kolmikko.rulekit.events import seen_from

    return seen_from(viewer if event.seat is None else event.seat, event)


@pytest.mark.parametrize("mask", [without_a_mask, masked_for_the_seat_that_acted])
@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_secrets_an_event_without_its_mask_is_caught(
    mask: Callable[[int, Event], Event], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "seen_from", mask)
    assert_caught(game)


def test_secrets_whoever_waits_for_a_seat_and_looks_with_its_eyes_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def seat_of(table: Table, person: str) -> int | None:
        waits = table.waits_for(person)
        return honest(table, person) if waits is None else waits

    honest = Table.seat_of
    monkeypatch.setattr(
        "tests.table.worlds.room_view",
        lambda table, person, since=0: view_with(table, person, since, seat_of(table, person)),
    )
    assert_caught("trojka")


def view_with(table: Table, person: str, since: int, seat: int | None) -> RoomView:
    view = views.room_view(table, person, since)
    return replace(view, deal=views._deal_view(table, seat))


def test_secrets_who_gets_a_seat_later_and_sees_what_it_held_before_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        views, "eyes", lambda table, seat, version: SPECTATOR if seat is None else seat
    )
    room = begun(replace(TROJKA, deals=1), people=2)
    while room.now.stage != Stage.ENDED:
        if room.step() is None:
            room.act_any()
    hand = room.view("aino").deal
    room.must("aino", Leave())
    room.must("matti", Sit("Matti", seat=0))
    seen = room.view("matti").deal
    assert hand is not None
    assert seen is not None
    assert seen.sight.numbers() == hand.sight.numbers(), "the planted leak shows"
    monkeypatch.undo()
    honest = room.view("matti").deal
    assert honest is not None
    assert honest.sight == room.now.dealt.deal.observe(SPECTATOR)  # type: ignore[union-attr]
    assert_no_cards_of_others(room.view("matti"))


def assert_no_cards_of_others(view: RoomView) -> None:
    assert all(not isinstance(e.event.cards, Told) for e in view.events)
    private = [e for e in view.events if e.event.kind in ("dealt-hand", "discarded")]
    assert private
    assert all(type(e.event.cards).__name__ == "Hidden" for e in private)


def test_secrets_what_the_mover_could_do_under_other_rules_told_to_all_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told_to_all(table: Table, person: str, move: Move) -> object:
        actor = None if table.actor is None else table.chairs[table.actor].person
        return reasons.why(table, actor or person, move)

    monkeypatch.setattr("tests.table.worlds.why", told_to_all)
    assert_caught("kolmonen")


def test_secrets_a_move_that_drew_a_card_and_is_taken_back_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("kolmikko.table.evolve.gives_nothing_away", lambda *_: True)
    assert_caught("kolmonen")


def assert_caught(game: str) -> None:
    with pytest.raises(LeakError):
        compare_all(game)


def compare_all(game: str) -> None:
    for pair in pairs(game, range(40)):
        compare(pair)


# --- what is in a view --------------------------------------------------------------------------


def test_a_view_names_nobody_by_token_and_holds_no_secret_of_the_table() -> None:
    room = begun(KOLMONEN)
    dealt = room.now.dealt
    assert dealt is not None
    for person in ("aino", "ville", "nobody"):
        text = view_bytes(room.view(person)).decode()
        assert "aino" not in text
        assert "Aino" in text
        assert dealt.luck not in text


def test_secrets_do_not_show_when_a_table_is_printed() -> None:
    room = begun(TROJKA)
    dealt = room.now.dealt
    assert dealt is not None
    text = repr(room.now) + repr(room.entries) + str(dealt)
    assert dealt.luck not in text
    assert str(list(dealt.deal.setup.deck))[1:20] not in text
    assert "Shown" not in text


def test_reconnecting_shows_the_same_as_being_there_all_the_time() -> None:
    room = begun(KOLMONEN)
    for turn in range(12):
        room.act_any(turn)
        before = room.view("ville")
        room.must("", Away("ville"))
        room.must("", Back("ville"))
        after = room.view("ville")
        assert (after.deal, after.events) == (before.deal, before.events)


def test_since_a_version_only_what_came_after_it_is_told() -> None:
    room = begun(KOLMONEN)
    seen = room.version
    room.act_any()
    whole = room.view("aino")
    assert {event.version for event in room.view("aino", since=seen).events} == {seen + 1}
    assert [e for e in whole.events if e.version > seen] == list(room.view("aino", seen).events)


def test_legal_moves_are_for_the_person_to_act_alone() -> None:
    room = begun(KOLMONEN)
    actor = room.actor()
    for person in ("aino", "ville", "ewa", "nobody"):
        deal = room.view(person).deal
        assert deal is not None
        assert bool(deal.legal) == (person == actor)


def test_a_row_is_sent_with_the_names_of_its_numbers() -> None:
    room = begun(TROJKA)
    sent = json.loads(view_bytes(room.view("aino")))["deal"]["sight"]
    deal: Deal | None = room.now.dealt.deal if isinstance(room.now.dealt, Dealt) else None
    assert deal is not None
    row = deal.observe(0)
    assert sent == {name: getattr(row, name) for name, _, _ in row.LAYOUT}
