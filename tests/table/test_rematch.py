"""A rematch: the same people, options and link, and nothing else of the match before (KT-17)."""

from dataclasses import replace

import pytest

from kolmikko.cards import names
from kolmikko.rulekit.events import Hidden, Shown
from kolmikko.table.commands import (
    Agree,
    Start,
    Step,
)
from kolmikko.table.events import MatchEnded, MatchStarted, Wish
from kolmikko.table.house import due
from tests.table.rooms import KOLMONEN, TROJKA, Room, begun
from tests.table.test_rounds import a_trump_trojka


def rematched(room: Room) -> None:
    """Stop the match and play another, all agreeing."""
    for wish in (Wish.STOP, Wish.REMATCH):
        for person in ("aino", "ville", "ewa"):
            room.must(person, Agree(wish))
        room.settle()


@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_KT17_nothing_survives_a_rematch(game: str) -> None:
    if game == "trojka":
        room = begun(TROJKA, packs=(a_trump_trojka(),))
        assert any(told.event.kind == "drew-and-paid" for told in room.now.told)
    else:
        room = begun(KOLMONEN)
        for turn in range(9):
            room.act_any(turn)
    before = room.version
    names_before = [seat.name for seat in room.view("aino").seats]
    rematched(room)
    assert MatchStarted(2) in [entry.event for entry in room.entries[before:]]
    assert isinstance(room.entries[before + 3].event, MatchEnded)
    begun_at = room.now.dealt.begun if room.now.dealt else 0
    for person in ("aino", "ville", "ewa", "nobody"):
        view = room.view(person)
        assert [seat.name for seat in view.seats] == names_before
        assert view.settings == room.now.settings
        assert all(event.version >= begun_at for event in view.events)
        assert view.notes == ()
        assert not any(seat.wishes for seat in view.seats)
        assert view.match is not None
        assert (view.match.number, view.match.played) == (2, 0)
        assert sum(view.match.wins) == 0


def test_KT17_a_rematch_shows_what_a_fresh_table_with_the_same_pack_shows() -> None:
    """Everything a viewer sees of the cards is that of a table that has never been played at."""
    pack = a_trump_trojka("As Ks Qs")
    old = begun(TROJKA, packs=(a_trump_trojka(), pack))
    rematched(old)
    fresh = begun(TROJKA, packs=(pack,))
    for person in ("aino", "ville", "ewa", "nobody"):
        one, two = old.view(person), fresh.view(person)
        assert one.deal == two.deal
        assert [e.event for e in one.events] == [e.event for e in two.events]
        assert one.match == replace(two.match, number=2)  # type: ignore[type-var]


def test_KT17_new_views_name_no_card_but_those_that_lie_open_or_are_one_s_own() -> None:
    room = begun(KOLMONEN)
    for turn in range(9):
        room.act_any(turn)
    rematched(room)
    assert room.now.dealt is not None
    zones = room.now.dealt.deal.zones()
    for seat, person in enumerate(("aino", "ville", "ewa")):
        shown = [g for e in room.view(person).events for g in (e.event.cards, e.event.more) if g]
        seen = {card for group in shown if isinstance(group, Shown) for card in group.cards}
        mine = zones[f"p{seat + 1}"]["hand"]  # type: ignore[index]
        lying = [zones[f"p{n + 1}"]["table"] for n in range(3)]  # type: ignore[index]
        allowed = {*mine, *(name for row in lying for name in row)}
        assert {names(1 << card)[0] for card in seen} == allowed
        assert any(isinstance(group, Hidden) for group in shown)


def test_a_rematch_needs_all_who_are_there() -> None:
    room = begun(KOLMONEN)
    for person in ("aino", "ville", "ewa"):
        assert room.refused(person, Agree(Wish.REMATCH)) == "not-now"
        room.must(person, Agree(Wish.STOP))
    room.settle()
    room.must("aino", Agree(Wish.REMATCH))
    assert room.refused("aino", Start()) == "not-all-ready"
    room.must("ville", Agree(Wish.REMATCH))
    assert due(room.now) is None
    room.must("ewa", Agree(Wish.REMATCH))
    assert due(room.now) == Step.BEGIN
