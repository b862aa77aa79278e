"""Old tables are deleted, and people can be taken out of what is kept."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.answers import Unavailable
from kolmikko.table.commands import Agree, Chat, Leave
from kolmikko.table.events import Wish
from kolmikko.table.house import HOUR
from kolmikko.table.privacy import forgotten
from kolmikko.table.replay import Replay, fold, replay
from kolmikko.table.service import DAY
from kolmikko.table.state import Stage
from kolmikko.table.views import RoomView
from tests.table.clubs import TWO, Club, run
from tests.table.rooms import KOLMONEN, PEOPLE, SEAL, FakeClock, Room, begun, calm, outside
from tests.table.test_crashes import Trouble
from tests.table.test_laws import happenings
from tests.table.test_replay import play_on

NEW = "n" * 64


def without(room: Room, person: str) -> Room:
    """The room as its log gives it without a person."""
    other = Room(room.now.settings)
    other.entries = [replace(e, event=forgotten(e.event, person, NEW)) for e in room.entries]
    other.table = fold(room.id, other.entries, SEAL)
    return other


# --- people -------------------------------------------------------------------------------------


def test_nothing_of_a_person_is_left_in_a_log_and_the_game_is_the_same() -> None:
    room = begun(KOLMONEN)
    room.must("aino", Chat("I am Aino"))
    room.must("ville", Chat("I am not"))
    play_on(room)
    other = without(room, "aino")
    assert "aino" not in repr(other.entries).lower()
    assert [seat.name for seat in other.view("nobody").seats] == ["", "Ville", "Ewa"]
    assert [note.word for note in other.view("nobody").notes] == ["I am not"]
    one, two = (replay(room.id, tuple(r.entries), SEAL, "ville", 1) for r in (room, other))
    assert isinstance(one, Replay)
    assert isinstance(two, Replay)
    assert one.record is not None
    assert two.record is not None
    assert two.record.deals == one.record.deals
    assert two.record.players == ("p1", "Ville", "Ewa")
    assert [view.deal for view in two.views] == [view.deal for view in one.views]


@given(happenings(), st.sampled_from(PEOPLE))
@settings(max_examples=60, deadline=None)
def test_law_without_a_person_the_table_is_the_same_but_for_who_that_was(
    room: Room, person: str
) -> None:
    other = without(room, person)
    assert person not in repr(other.entries).split("'")
    for viewer in (*PEOPLE, "nobody"):
        one = room.view(viewer if viewer != person else "nobody")
        two = other.view(viewer if viewer != person else "nobody")
        assert (two.deal, two.events, two.match) == (one.deal, one.events, one.match)
        assert (two.stage, two.version, two.seat) == (one.stage, one.version, one.seat)
    assert other.view(NEW).deal == room.view(person).deal


def test_who_is_forgotten_leaves_the_table_and_a_bot_plays_on() -> None:
    store = MemoryStore(SEAL)

    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        await club.does("aino", Chat("my name is Aino"))
        other = Club(club.service.outside)
        await other.open(TWO, "ville", "aino")
        before = await club.view("ville")
        assert await club.service.forget_person("aino") == 2
        await calm()
        view = await club.view("ville")
        assert view.deal is not None
        assert before.deal is not None
        assert not view.seats[0].is_person
        assert view.seats[0].name not in ("aino", "", "ville")
        assert view.seats[1].is_host
        assert view.notes == ()
        for table in (club.table, other.table):
            loaded = await store.load(table)
            assert "aino" not in repr(loaded)
        assert (await club.view("aino")).seat is None
        assert await club.service.forget_person("aino") == 0
        for one in (club, other):
            await one.does("ville", Agree(Wish.STOP))
        await calm()
        assert (await club.view("ville")).stage == Stage.ENDED

    run(test, outside(store))


def test_others_keep_their_answers() -> None:
    store = MemoryStore(SEAL)

    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        said = await club.does("ville", Chat("hello"), name="same")
        await club.service.forget_person("aino")
        assert await club.asks("ville", Chat("hello"), name="same") == said

    run(test, outside(store))


# --- tables -------------------------------------------------------------------------------------


def test_tables_that_were_closed_long_ago_are_deleted_and_no_others() -> None:
    clock, store = FakeClock(), MemoryStore(SEAL)

    async def test(club: Club) -> None:
        old, _ = await club.service.open("aino", "old", TWO)
        await clock.pass_by(HOUR)
        await club.service.tick()
        await clock.pass_by(89 * DAY)
        young, _ = await club.service.open("aino", "young", TWO)
        await clock.pass_by(HOUR)
        await club.service.tick()
        running, _ = await club.service.open("aino", "running", TWO)
        assert await club.service.forget_old(90) == 0
        await clock.pass_by(DAY)
        assert await club.service.forget_old(90) == 1
        assert (await store.load(old)).entries == ()
        for table in (young, running):
            assert (await store.load(table)).entries

    run(test, outside(store, clock))


def test_a_deleted_table_is_one_that_there_is_not() -> None:
    clock, store = FakeClock(), MemoryStore(SEAL)

    async def test(club: Club) -> None:
        table, _ = await club.service.open("aino", "open", TWO)
        await clock.pass_by(HOUR)
        await club.service.tick()
        assert isinstance(await club.service.look(table, "aino"), RoomView)
        await clock.pass_by(DAY)
        assert await club.service.forget_old(0) == 1
        again = Club(outside(store, clock), table)
        assert await again.service.look(table, "aino") == Refusal("no-such-table")
        await again.service.close()

    run(test, outside(store, clock))


def test_a_store_that_is_away_forgets_nothing() -> None:
    store = Trouble()

    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        store.fails = "before"
        assert await club.service.forget_person("aino") == Unavailable()
        assert await club.service.forget_old(1) == Unavailable()
        store.fails = ""
        view = await club.view("aino")
        assert view.seat == 0
        await club.does("aino", Leave())

    run(test, outside(store))
