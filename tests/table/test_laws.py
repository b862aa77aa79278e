"""Laws of every table: whatever is asked of it, in whatever order."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolmikko.cards import WHOLE_PACK, card_set, names
from kolmikko.games import GAMES
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import (
    Act,
    AddBot,
    Agree,
    AllowChat,
    Away,
    Back,
    Chat,
    Command,
    Enter,
    HandOver,
    Kick,
    Leave,
    Nudge,
    Phrase,
    Ready,
    RemoveBot,
    Request,
    Resume,
    Sit,
    Start,
    Tick,
    Wake,
)
from kolmikko.table.decide import decide
from kolmikko.table.events import Wish
from kolmikko.table.evolve import evolve
from kolmikko.table.replay import fold
from kolmikko.table.settings import Settings, TurnClock
from kolmikko.table.state import Stage, Table
from tests.table.rooms import KOLMONEN, PEOPLE, SEAL, TROJKA, Room

SOME_SETTINGS = (
    KOLMONEN,
    replace(KOLMONEN, seats=2, preset="china_hand", deals=2, clock=TurnClock.HARD),
    TROJKA,
    replace(TROJKA, seats=4, preset="tri_listika", deals=None, clock=TurnClock.SOFT),
)

ALL_CARDS = frozenset(names(WHOLE_PACK))

seats = st.integers(-1, 4)
yes = st.booleans()
cards = st.lists(st.integers(-1, 52), max_size=4).map(tuple)
verbs = sorted({verb for game in GAMES.values() for verb in game.verbs} | {"", "topple"})
wild_moves = st.builds(Move, st.sampled_from(verbs), cards)

by_people: st.SearchStrategy[Command] = st.one_of(
    st.builds(Sit, st.sampled_from(["Aino", "", " x", "Åke\n", "n" * 25]), st.none() | seats),
    st.just(Leave()),
    st.builds(Kick, seats),
    st.builds(HandOver, seats),
    st.builds(AddBot, seats, st.sampled_from(["thumb", "uniform", "nobody"])),
    st.builds(RemoveBot, seats),
    st.builds(Ready, yes),
    st.builds(Start, st.sampled_from([None, "uniform", "nobody"])),
    st.builds(Agree, st.sampled_from(list(Wish)), yes),
    st.just(Resume()),
    st.just(Nudge()),
    st.builds(Phrase, st.sampled_from(["hello", "<b>"])),
    st.builds(Chat, st.sampled_from(["hello", "", "two\nlines"])),
    st.builds(AllowChat, yes),
    st.builds(Enter, st.sampled_from(["", "wrong", "ääni", "right"])),
    st.builds(Act, wild_moves),
)
by_time: st.SearchStrategy[Command] = st.one_of(
    st.builds(Away, st.sampled_from(PEOPLE)),
    st.builds(Back, st.sampled_from(PEOPLE)),
    st.just(Tick()),
    st.just(Wake()),
)


@st.composite
def happenings(draw: st.DrawFn) -> Room:
    """A room in which all kinds of things were asked, sensible ones more often than not."""
    room = Room(draw(st.sampled_from(SOME_SETTINGS)))
    for person in PEOPLE[: draw(st.integers(0, 3))]:
        room.ask(person, Sit(person))
        room.ask(person, Ready(yes=True))
    room.ask("aino", Start(fill="uniform"))
    for _ in range(draw(st.integers(0, 25))):
        what = draw(st.sampled_from(["act", "act", "house", "people", "time"]))
        room.at += draw(st.sampled_from([0, 100, 6_000, 61_000]))
        before = room.table
        if what == "act" and a_person_acts(room):
            room.act_any(draw(st.integers(0, 50)))
        elif what in ("act", "house"):
            for _ in range(draw(st.integers(1, 20))):
                room.step()
        else:
            person = draw(st.sampled_from(PEOPLE)) if what == "people" else ""
            command = draw(by_people if what == "people" else by_time)
            lag = draw(st.sampled_from([0, 0, 0, 1, 3, -1]))
            if isinstance(room.ask(person, command, room.version - lag), Refusal):
                assert room.table is before
    return room


def a_person_acts(room: Room) -> bool:
    table = room.now
    if table.actor is None or table.paused or table.dealt is None or table.dealt.deal.at_chance:
        return False
    return table.chairs[table.actor].person is not None


@given(happenings())
@settings(max_examples=150, deadline=None)
def test_law_cards_chips_and_seats_are_conserved(room: Room) -> None:
    check(room.now)


@given(happenings())
@settings(max_examples=100, deadline=None)
def test_law_the_log_gives_the_same_table_again(room: Room) -> None:
    again = fold(room.id, room.entries, SEAL)
    assert again == room.table
    assert again is not None
    one, two = room.now.dealt, again.dealt
    if one is None or two is None:
        assert one is two
        return
    assert one.deal.zones() == two.deal.zones()
    for viewer in range(-1, len(room.now.chairs)):
        assert one.deal.observe(viewer) == two.deal.observe(viewer)


@given(happenings())
@settings(max_examples=60, deadline=None)
def test_law_a_table_is_never_changed_by_what_comes_after(room: Room) -> None:
    middle = len(room.entries) // 2
    early = fold(room.id, room.entries[:middle], SEAL)
    if early is None or early.dealt is None:
        return
    zones, told = early.dealt.deal.zones(), early.told
    late = early
    for entry in room.entries[middle:]:
        late = evolve(late, entry, SEAL)
    assert early.dealt.deal.zones() == zones
    assert early.told == told
    assert late == room.table


def check(table: Table) -> None:
    """What holds at every moment."""
    tokens = Counter(c.person for c in table.chairs if c.person)
    tokens.update(c.heir.person for c in table.chairs if c.heir)
    assert all(number == 1 for number in tokens.values()), "one seat one token, one token one seat"
    assert not table.barred & set(tokens)
    for chair in table.chairs:
        assert chair.person is None or chair.bot is None
        assert chair.person is not None or not (chair.away or chair.stand_in or chair.ready)
        assert not table.is_running or not chair.is_empty
    if table.dealt is not None:
        check_cards(table)
    money = table.match.money if table.match else None
    if money is not None and table.stage != Stage.CLOSED:
        whole = table.settings.balance * len(table.chairs)
        assert sum(money.balances) + money.bank == whole
        now = table.dealt.deal.money() if table.dealt else None
        assert now is None or sum(now.balances) + now.bank == whole


def check_cards(table: Table) -> None:
    assert table.dealt is not None
    deal = table.dealt.deal
    pack = GAMES[table.settings.game].pack(deal.setup.options)
    assert sorted(deal.setup.deck) == list(pack)
    lying = [name for name in flat(deal.zones()) if name]
    assert len(lying) == len(set(lying)) == len(pack), "every card lies in just one place"
    assert card_set(deal.setup.deck) == card_set(pack)


def flat(zones: object) -> list[str]:
    """All names of cards in the zones of a deal."""
    if isinstance(zones, dict):
        return [name for zone in zones.values() for name in flat(zone)]
    if isinstance(zones, list):
        return [name for item in zones for name in flat(item)]
    return [zones] if isinstance(zones, str) and zones in ALL_CARDS else []


@pytest.mark.parametrize("chosen", SOME_SETTINGS, ids=lambda s: f"{s.game}-{s.preset}")
def test_law_a_table_of_bots_plays_its_match_to_the_end(chosen: Settings) -> None:
    deals = chosen.deals or 3
    room = Room(replace(chosen, deals=deals))
    room.must("aino", Start(fill="thumb"))
    while room.now.stage != Stage.ENDED:
        assert room.step() is not None
        check(room.now)
    assert room.now.match is not None
    assert room.now.match.played == deals
    assert fold(room.id, room.entries, SEAL) == room.table


@given(happenings(), st.sampled_from(PEOPLE))
@settings(max_examples=60, deadline=None)
def test_law_deciding_changes_nothing(room: Room, person: str) -> None:
    before = room.now
    zones = before.dealt.deal.zones() if before.dealt else None
    for command in (Leave(), Act(Move("take")), Act(Move("keep")), Agree(Wish.STOP), Tick()):
        decide(before, Request(command, room.at, person, seen=before.version))
    assert (before.dealt.deal.zones() if before.dealt else None) == zones
