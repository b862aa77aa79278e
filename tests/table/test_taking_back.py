"""Taking back the last move: who may ask, who has to consent, and that it never was."""

from dataclasses import replace

from hypothesis import given, settings

from kolmikko.rulekit.events import Event, Shown
from kolmikko.rulekit.game import Move
from kolmikko.table.commands import (
    Act,
    Agree,
    Away,
    Back,
    Chat,
    Leave,
    Phrase,
    Step,
    Tick,
)
from kolmikko.table.events import Acted, By, MatchEnded, Undone, Wish
from kolmikko.table.house import due
from kolmikko.table.housekeeping import errand
from kolmikko.table.replay import Replay, fold, replay
from kolmikko.table.settings import TurnClock
from kolmikko.table.state import NoteKind, Stage
from kolmikko.table.taking_back import PATIENCE, undoable
from tests.table.rooms import KOLMONEN, SEAL, TROJKA, Room, begun, slower
from tests.table.test_laws import happenings
from tests.table.test_seats import play_deal

PEOPLE = ("aino", "ville", "ewa")
ASK = Agree(Wish.UNDO)
NO = Agree(Wish.UNDO, yes=False)


def others(room: Room, person: str) -> list[str]:
    return [one for one in PEOPLE if one != person]


def kept(room: Room) -> str:
    """A move in Trójka that may be taken back, the first time to keep one's hand: whose it was."""
    person = room.actor()
    deal = room.view(person).deal
    assert deal is not None
    room.must(person, Act(deal.legal[0]))
    return person


def made(room: Room, *kinds: str) -> list[str]:
    """What was told of the moves that count."""
    return [told.event.kind for told in room.now.told if told.event.kind in kinds]


def taken_back(room: Room, person: str) -> None:
    for one in (person, *others(room, person)):
        room.must(one, ASK)
    assert room.step() == Step.UNDO


# --- what it comes to ---------------------------------------------------------------------------


def test_a_move_taken_back_has_never_been() -> None:
    room = begun(TROJKA)
    assert room.now.dealt is not None
    before = room.now
    zones = room.now.dealt.deal.zones()
    person = kept(room)
    taken_back(room, person)
    assert room.now.dealt is not None
    assert before.dealt is not None
    assert room.now.dealt.deal.zones() == zones
    assert room.now.dealt == before.dealt
    assert room.now.told == before.told
    assert room.actor() == person
    assert not any(seat.wishes for seat in room.view("aino").seats)
    legal = room.view(person).deal
    assert legal is not None
    assert Move("keep") in legal.legal


def test_everybody_hears_that_a_move_was_taken_back_and_what_it_was_no_more() -> None:
    room = begun(TROJKA)
    seen = room.version
    person = kept(room)
    assert [e.event.kind for e in room.view("nobody", seen).events] == ["kept"]
    taken_back(room, person)
    for viewer in (*PEOPLE, "nobody"):
        view = room.view(viewer, seen)
        assert view.events == ()
        assert [(n.kind, n.seat) for n in view.notes] == [(NoteKind.UNDO, room.now.actor)]


def test_another_move_may_be_made_and_taken_back_too() -> None:
    room = begun(TROJKA)
    for _ in range(3):
        taken_back(room, kept(room))
    person = room.actor()
    room.must(person, Act(Move("pass")))
    assert sum(isinstance(entry.event, Undone) for entry in room.entries) == 3
    assert made(room, "kept", "passed") == ["passed"]
    assert room.view(person).can_undo


def test_only_the_last_move_goes_back() -> None:
    room = begun(TROJKA)
    kept(room)
    second = kept(room)
    taken_back(room, second)
    assert undoable(room.now) is None
    assert {room.refused(one, ASK) for one in PEOPLE} == {"nothing-to-undo"}


def test_moves_upon_what_was_taken_back_are_stale() -> None:
    room = begun(TROJKA)
    person = kept(room)
    after = room.version
    taken_back(room, person)
    assert room.refused(person, Act(Move("pass")), after) == "stale"


def test_the_turn_begins_anew() -> None:
    room = begun(replace(TROJKA, clock=TurnClock.HARD, turn=20))
    person = kept(room)
    room.at += 15_000
    taken_back(room, person)
    assert room.view(person).turn_ends == room.at + 20_000


# --- which moves --------------------------------------------------------------------------------


def test_a_move_that_drew_a_card_stands() -> None:
    room = begun(KOLMONEN)
    while not any(told.event.kind == "drew" for told in room.now.told):
        room.act_any()
    last = room.entries[-1].event
    assert isinstance(last, Acted)
    person = room.now.chairs[last.seat].person or ""
    assert not room.view(person).can_undo
    assert room.refused(person, ASK) == "nothing-to-undo"


def test_an_exchange_stands_since_cards_were_drawn() -> None:
    room = begun(TROJKA)
    person = room.actor()
    room.must(person, Act(Move("exchange")))
    assert room.refused(person, ASK) == "nothing-to-undo"


def test_a_card_that_was_played_may_be_taken_up_again() -> None:
    room = begun(TROJKA)
    kept(room)
    person = room.actor()
    card = next(move for move in room.view(person).deal.legal if move.verb == "play")  # type: ignore[union-attr]
    room.must(person, Act(card))
    taken_back(room, person)
    assert card in room.view(person).deal.legal  # type: ignore[union-attr]


def test_a_move_after_which_somebody_else_has_moved_stands() -> None:
    room = begun(TROJKA)
    person = kept(room)
    room.must(person, ASK)
    kept(room)
    assert room.refused(person, ASK) == "nothing-to-undo"
    assert not any(seat.wishes for seat in room.view("aino").seats)


def test_the_move_of_a_stand_in_or_of_a_clock_stands() -> None:
    room = begun(replace(TROJKA, clock=TurnClock.HARD, turn=20))
    person = room.actor()
    room.at += 20_000
    room.must("", Tick())
    assert room.step() == Step.BOT
    last = next(e.event for e in reversed(room.entries) if isinstance(e.event, Acted))
    assert last.by == By.CLOCK
    assert room.refused(person, ASK) == "nothing-to-undo"


def test_the_move_that_ends_a_deal_stands() -> None:
    room = begun(KOLMONEN, people=2)
    while room.now.stage == Stage.PLAYING and room.now.actor is not None:
        if due(room.now) is not None:
            room.step()
        else:
            room.act_any()
    assert undoable(room.now) is None
    assert all(room.refused(one, ASK) in ("nothing-to-undo", "stale") for one in PEOPLE[:2])


def test_nothing_is_taken_back_in_a_pause_or_between_deals() -> None:
    room = begun(TROJKA)
    person = kept(room)
    for one in PEOPLE:
        room.must(one, Agree(Wish.PAUSE))
    room.settle()
    assert not room.view(person).can_undo
    assert room.refused(person, ASK) == "nothing-to-undo"
    room = begun(TROJKA)
    play_deal(room)
    assert {room.refused(one, ASK) for one in PEOPLE} == {"nothing-to-undo"}


# --- who has to agree ---------------------------------------------------------------------------


def test_only_who_made_the_move_can_ask() -> None:
    room = begun(TROJKA)
    person = kept(room)
    assert [one for one in PEOPLE if room.view(one).can_undo] == [person]
    for one in others(room, person):
        assert room.refused(one, ASK) == "nothing-to-undo"
        assert room.refused(one, NO) == "nothing-to-undo"
    assert room.refused(person, NO) == "nothing-to-undo"
    assert room.refused("nobody", ASK) == "not-seated"


def test_all_who_are_there_have_to_consent() -> None:
    room = begun(TROJKA)
    person = kept(room)
    one, two = others(room, person)
    room.must(person, ASK)
    room.must(one, ASK)
    assert due(room.now) is None
    room.must("", Away(two))
    assert due(room.now) == Step.UNDO
    room.must("", Back(two))
    assert due(room.now) is None
    room.must(two, ASK)
    room.settle()
    assert room.actor() == person


def test_bots_consent() -> None:
    room = begun(slower(TROJKA), people=1)
    while due(room.now) is not None:
        room.step()
    kept(room)
    assert due(room.now) == Step.BOT
    room.must("aino", ASK)
    assert due(room.now) == Step.UNDO
    room.step()
    assert room.actor() == "aino"


def test_after_a_no_the_move_stands() -> None:
    room = begun(TROJKA)
    person = kept(room)
    one, two = others(room, person)
    room.must(person, ASK)
    room.must(one, ASK)
    room.must(two, NO)
    assert not any(seat.wishes for seat in room.view("aino").seats)
    assert not room.view(person).can_undo
    assert {room.refused(each, ASK) for each in PEOPLE} == {"nothing-to-undo"}


def test_who_asked_may_think_better_of_it() -> None:
    room = begun(TROJKA)
    person = kept(room)
    room.must(person, ASK)
    room.must(person, NO)
    assert not any(seat.wishes for seat in room.view("aino").seats)
    assert room.refused(person, ASK) == "nothing-to-undo"


def test_consent_to_taking_back_another_move_is_stale() -> None:
    room = begun(TROJKA)
    first = kept(room)
    room.must(first, ASK)
    seen = room.version
    second = kept(room)
    room.must(second, ASK)
    third = next(one for one in PEOPLE if one not in (first, second))
    assert room.refused(third, ASK, seen) == "stale"


def test_when_the_person_who_asked_has_left_the_move_stands() -> None:
    room = begun(TROJKA)
    person = kept(room)
    room.must(person, ASK)
    room.must(person, Leave())
    assert all(room.refused(one, ASK) == "nothing-to-undo" for one in others(room, person))


def test_talking_meanwhile_changes_nothing() -> None:
    room = begun(TROJKA)
    person = kept(room)
    room.must(person, ASK)
    for one in others(room, person):
        room.must(one, Chat("well …"))
        room.must(one, ASK)
    room.settle()
    assert room.actor() == person
    assert room.refused(others(room, person)[0], Phrase("hello")) == "too-soon"
    room.must(person, Phrase("thanks"))


def test_bots_wait_for_the_answer_but_not_for_ever() -> None:
    room = begun(slower(TROJKA, 700), people=2)
    while due(room.now) is not None:
        room.step()
    while due(room.now) is None:
        kept(room)
    assert due(room.now) == Step.BOT
    moved_at, wanted = room.at, errand(room.now)
    assert wanted is not None
    assert wanted.at == moved_at + 700
    room.at += 500
    last = undoable(room.now)
    assert last is not None
    person = room.now.chairs[last.seat].person or ""
    room.must(person, ASK)
    room.at += 500
    room.must("", Away("nobody"))
    waiting = errand(room.now)
    assert waiting is not None
    assert waiting.at == moved_at + 500 + PATIENCE
    room.must(person, NO)
    assert errand(room.now) == wanted


# --- replays ------------------------------------------------------------------------------------


def replayed(room: Room, person: str = "aino") -> Replay:
    for one in PEOPLE:
        room.must(one, Agree(Wish.STOP))
    room.settle()
    assert isinstance(room.entries[-1].event, MatchEnded)
    again = replay(room.id, tuple(room.entries), SEAL, person, 1)
    assert isinstance(again, Replay)
    return again


def test_a_replay_is_that_of_a_match_without_the_move() -> None:
    plain, undone = begun(TROJKA), begun(TROJKA)
    taken_back(undone, kept(undone))
    for room in (plain, undone):
        room.must(room.actor(), Act(Move("pass")))
        kept(room)
        kept(room)
    one, two = replayed(plain), replayed(undone)
    assert one.record == two.record
    assert one.record is not None
    verbs = [action.move.verb for action in one.record.deals[0].actions]
    assert verbs == ["pass", "play", "play"]
    assert events_of(two) == events_of(one)
    assert "kept" not in events_of(two)
    assert sights_of(two) == sights_of(one)


def events_of(again: Replay) -> list[str]:
    return [event.event.kind for view in again.views for event in view.events]


def sights_of(again: Replay) -> list[object]:
    """The cards as they lay after each move."""
    sights = [view.deal.sight for view in again.views if view.deal]
    return [sight for n, sight in enumerate(sights) if n == 0 or sights[n - 1] != sight]


# --- laws ---------------------------------------------------------------------------------------


@given(happenings())
@settings(max_examples=150, deadline=None)
def test_law_what_is_taken_back_has_shown_nothing_to_who_takes_it_back(room: Room) -> None:
    last = undoable(room.now)
    if last is None or room.now.dealt is None:
        return
    mover = room.now.chairs[last.seat].person
    assert mover is not None
    moved, acted = room.now.moved, room.entries[room.now.moved - 1].event
    assert isinstance(acted, Acted)
    assert (acted.seat, acted.by) == (last.seat, By.PERSON)
    before = room.tables[moved - 2]
    assert before.dealt is not None
    seen: dict[int, set[int]] = {}
    for viewer in range(-1, len(room.now.chairs)):
        seen[viewer] = shown_to(viewer, [t.event for t in before.told if t.version < moved])
        new = shown_to(viewer, [t.event for t in room.now.told if t.version >= moved])
        new -= seen[viewer]
        assert new <= (set() if viewer == last.seat else set(acted.move.cards))
    for seat in sorted(room.now.present, key=lambda seat: seat != last.seat):
        room.ask(room.now.chairs[seat].person or "", ASK)
    if last.seat not in room.now.present or room.step() != Step.UNDO:
        return
    assert room.now.dealt is not None
    assert room.now.dealt.deal.zones() == before.dealt.deal.zones()
    assert room.now.told == before.told
    for viewer in range(-1, len(room.now.chairs)):
        assert room.now.dealt.deal.observe(viewer) == before.dealt.deal.observe(viewer)
    assert fold(room.id, room.entries, SEAL) == room.table


def shown_to(viewer: int, events: list[Event]) -> set[int]:
    """The cards that a viewer has been shown."""
    groups = [g for e in events for g in (e.cards, e.more) if isinstance(g, Shown)]
    return {
        card for group in groups if group.to is None or viewer in group.to for card in group.cards
    }
