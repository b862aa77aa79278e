"""A deal of a match that has ended, played again at a table of its own; and whose decisions these
are, for those who judge them.
"""

from dataclasses import replace

import pytest

from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.again import Wanted, prepared_again
from kolmikko.table.commands import Again, Back
from kolmikko.table.events import Acted
from kolmikko.table.refusals import NO_SUCH_BOT, NO_SUCH_SEAT, NOT_NOW, NOT_OPEN, NOT_SEATED
from kolmikko.table.replay import Past, past
from kolmikko.table.settings import Disclosure, Settings
from kolmikko.table.state import Stage
from kolmikko.table.turns import Decisions, decisions
from tests.table.rooms import KOLMONEN, LUCK, SEAL, TROJKA, Room
from tests.table.test_replay import played

OPEN = (KOLMONEN, TROJKA)
SEALED = tuple(replace(one, disclosure=Disclosure.SEALED) for one in OPEN)
NAMES = ("kolmonen", "trojka")


def looked_back(room: Room, person: str) -> Past:
    found = past(room.id, tuple(room.entries), SEAL, person, 1)
    assert isinstance(found, Past)
    return found


def judged(room: Room, person: str) -> Decisions:
    found = decisions(looked_back(room, person))
    assert isinstance(found, Decisions)
    return found


def again(room: Room, wanted: Wanted, person: str = "ville") -> Again | Refusal:
    return prepared_again(looked_back(room, person), wanted, "new", SEAL, LUCK)


def reopened(room: Room, wanted: Wanted) -> Room:
    """The table at which a deal is played again."""
    command = again(room, wanted)
    assert isinstance(command, Again)
    new = Room.__new__(Room)
    new.__dict__ |= {**room.__dict__, "id": "new", "table": None, "entries": [], "tables": []}
    new.must("ville", command)
    return new


@pytest.mark.parametrize("settings", OPEN, ids=NAMES)
def test_where_the_cards_are_open_everybody_who_sat_there_judges_all(settings: Settings) -> None:
    room = played(settings)
    found = judged(room, "aino")
    assert found.is_open
    assert {one.turn.seat for one in found.made} == {0, 1, 2}
    for one in found.made:
        assert one.turn.position is not None
        event = room.entries[one.version - 1].event
        assert isinstance(event, Acted)
        assert (event.seat, event.move) == (one.turn.seat, one.turn.move)
        assert one.turn.done in one.turn.legal
    assert judged(room, "ville").made == found.made


@pytest.mark.parametrize("settings", SEALED, ids=NAMES)
def test_where_they_are_sealed_each_judges_the_own_seat_by_what_it_saw(settings: Settings) -> None:
    room = played(settings)
    for seat, person in enumerate(("aino", "ville")):
        found = judged(room, person)
        assert not found.is_open
        assert {one.turn.seat for one in found.made} == {seat}
        for one in found.made:
            assert one.turn.position is None
            deal = room.tables[one.version - 2].dealt
            assert deal is not None
            assert one.turn.sight.view == deal.deal.observe(seat)
    assert again(room, Wanted(1, 0, 0, "thumb")) == NOT_OPEN


@pytest.mark.parametrize("settings", [*OPEN, *SEALED])
def test_who_did_not_sit_there_judges_nothing_and_plays_nothing_again(settings: Settings) -> None:
    room = played(settings)
    assert decisions(looked_back(room, "matti")) == NOT_SEATED
    assert again(room, Wanted(1, 0, 0, "thumb"), "matti") == NOT_OPEN


@pytest.mark.parametrize("settings", OPEN, ids=NAMES)
@pytest.mark.parametrize("moves", [0, 3])
@pytest.mark.parametrize("seat", [0, 2])
def test_a_deal_goes_on_from_where_it_was_when_its_person_comes(
    settings: Settings, moves: int, seat: int
) -> None:
    room = played(settings)
    last = 3 if settings is TROJKA else 1
    there = next(
        table
        for table in room.tables
        if table.dealt and (table.dealt.number, table.dealt.done) == (last, moves)
    )
    new = reopened(room, Wanted(last, moves, seat, "thumb"))
    table = new.now
    assert table.dealt
    assert there.dealt
    assert table.dealt.deal.zones() == there.dealt.deal.zones()
    assert table.dealt.deal.setup == there.dealt.deal.setup
    assert (table.stage, table.actor, table.dealt.done) == (Stage.PLAYING, there.actor, moves)
    assert [chair.person for chair in table.chairs].index("ville") == seat
    assert sum(chair.bot == "thumb" for chair in table.chairs) == 2
    assert len({chair.name for chair in table.chairs}) == 3
    assert table.is_deserted
    new.settle()
    assert new.now.version == table.version
    new.must("ville", Back("ville"))
    new.settle()
    assert new.now.actor in (seat, None)


@pytest.mark.parametrize(
    "wanted, refusal",
    [
        (Wanted(1, 0, 0, "genius"), NO_SUCH_BOT),
        (Wanted(1, 0, 3, "thumb"), NO_SUCH_SEAT),
        (Wanted(1, 0, -1, "thumb"), NO_SUCH_SEAT),
        (Wanted(2, 0, 0, "thumb"), NOT_NOW),
        (Wanted(1, 9999, 0, "thumb"), NOT_NOW),
    ],
)
def test_what_cannot_be_played_again_is_refused(wanted: Wanted, refusal: Refusal) -> None:
    assert again(played(KOLMONEN), wanted) == refusal


def test_nothing_goes_on_from_the_end_of_a_deal() -> None:
    room = played(KOLMONEN)
    moves = max(table.dealt.done for table in room.tables if table.dealt)
    assert again(room, Wanted(1, moves, 0, "thumb")) == NOT_NOW
