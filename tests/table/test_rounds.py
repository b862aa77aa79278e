"""How a match goes on: moves, deals, clocks, pauses, stopping, and the rematch."""

from dataclasses import replace

import pytest

from kolmikko.cards import PACK, card
from kolmikko.rulekit.game import Move
from kolmikko.table.commands import (
    Act,
    Agree,
    Away,
    Back,
    BotAct,
    Nudge,
    Proceed,
    Ready,
    Resume,
    Sit,
    Start,
    Step,
    Tick,
    Wake,
)
from kolmikko.table.events import Acted, By, DealEnded, MatchEnded, Wish
from kolmikko.table.house import HOUR, deadline, due
from kolmikko.table.packs import Shuffled
from kolmikko.table.settings import TurnClock
from kolmikko.table.state import Stage
from tests.table.rooms import KOLMONEN, LUCK, TROJKA, Room, begun
from tests.table.test_seats import play_deal

HARD = replace(KOLMONEN, clock=TurnClock.HARD, turn=20)
SOFT = replace(KOLMONEN, clock=TurnClock.SOFT, turn=20)


# --- moves --------------------------------------------------------------------------------------


def test_a_move_is_refused_with_the_clause_of_the_game() -> None:
    room = begun(KOLMONEN)
    others = {"aino", "ville", "ewa"} - {room.actor()}
    assert {room.refused(person, Act(Move("take"))) for person in others} == {"K7"}
    assert room.refused("nobody", Act(Move("take"))) == "not-seated"


@pytest.mark.parametrize(
    "move",
    [Move("pass"), Move("take", (5,)), Move("play"), Move("play", (52,)), Move("play", (-1,))],
)
def test_what_is_no_move_is_refused_before_the_rules_are_asked(move: Move) -> None:
    room = begun(KOLMONEN)
    assert room.refused(room.actor(), Act(move)) == "no-such-move"


def a_trump_trojka(first: str = "Ah Kh Qh") -> Shuffled:
    """A pack in which the seat after the dealer holds three trumps, so that the others pay."""
    mine = [card(name) for name in first.split()]
    rest = [n for n in range(PACK) if n not in mine and n != card("2h")]
    dealt = [mine[0], *rest[:2], mine[1], *rest[2:4], mine[2], *rest[4:6], card("2h")]
    return Shuffled((*dealt, *rest[6:]), LUCK)


def test_nobody_makes_the_draws_of_chance() -> None:
    room = begun(TROJKA, packs=(a_trump_trojka(),))
    assert room.now.dealt is not None
    assert [e.event.by for e in room.entries if isinstance(e.event, Acted)] == [By.CHANCE] * 2
    again = begun(TROJKA, packs=(a_trump_trojka(),))
    assert [e.event for e in again.entries if isinstance(e.event, Acted)] == [
        e.event for e in room.entries if isinstance(e.event, Acted)
    ], "equal luck, equal draws"
    room = Room(TROJKA)
    for person in ("aino", "ville", "ewa"):
        room.must(person, Sit(person))
        room.must(person, Ready(yes=True))
    room.packs = [a_trump_trojka()]
    room.must("aino", Start())
    room.step()
    assert due(room.now) == Step.DRAW
    assert room.now.dealt is not None
    draws = [room.now.dealt.deal.move_of(action) for action in room.now.dealt.deal.legal()]
    for person in ("aino", "ville", "ewa"):
        assert {room.refused(person, Act(move)) for move in draws} == {"chance-acts"}


def test_a_move_on_an_old_view_is_stale_and_so_is_one_on_a_view_that_never_was() -> None:
    room = begun(KOLMONEN)
    seen = room.version
    room.act_any()
    assert room.refused(room.actor(), Act(Move("take")), seen) == "stale"
    assert room.refused(room.actor(), Act(Move("take")), room.version + 1) == "stale"


def test_being_ready_for_a_deal_that_has_begun_is_stale() -> None:
    room = begun(TROJKA)
    play_deal(room)
    seen = room.version
    for person in ("aino", "ville", "ewa"):
        room.must(person, Ready(yes=True))
    room.settle()
    assert room.refused("aino", Ready(yes=False), seen) == "stale"


def test_the_house_does_nothing_that_is_not_due() -> None:
    room = begun(KOLMONEN)
    for step in Step:
        assert room.refused("", Proceed(step)) == "not-now"
    assert room.now.actor is not None
    assert room.refused("", BotAct(room.now.actor, Move("take"))) == "not-now"


def test_a_bot_s_move_that_was_overtaken_is_dropped() -> None:
    room = begun(KOLMONEN, people=1)
    while due(room.now) != Step.BOT:
        room.act_any()
    assert room.now.actor is not None
    late = BotAct(room.now.actor, Move("take"))
    assert room.refused("", late, room.now.moved - 1) == "stale"


# --- deals --------------------------------------------------------------------------------------


def test_after_a_deal_the_next_one_waits_for_all_who_are_there() -> None:
    room = begun(TROJKA)
    play_deal(room)
    assert isinstance(room.entries[-1].event, DealEnded)
    assert set(room.view("aino").waiting_for) == {0, 1, 2}
    room.must("aino", Ready(yes=True))
    room.must("ville", Ready(yes=True))
    assert due(room.now) is None
    room.must("", Away("ewa"))
    assert due(room.now) == Step.DEAL


def test_the_next_deal_does_not_wait_for_ever() -> None:
    room = begun(TROJKA)
    play_deal(room)
    assert deadline(room.now) == room.at + 30_000
    room.at += 29_999
    assert room.must("", Tick()) == ()
    room.at += 1
    room.must("", Tick())
    assert due(room.now) == Step.DEAL


def test_a_match_ends_after_the_agreed_deals_with_the_bank_settled() -> None:
    room = begun(TROJKA)
    while room.now.stage != Stage.ENDED:
        play_deal(room)
        for person in ("aino", "ville", "ewa"):
            room.ask(person, Ready(yes=True))
        room.settle()
    ended = room.entries[-1].event
    assert isinstance(ended, MatchEnded)
    assert ended.money is not None
    assert ended.money.bank == 0
    assert room.now.match is not None
    assert room.now.match.money == ended.money
    assert room.now.match.played == 3


def test_a_match_is_stopped_when_all_agree_and_the_deal_counts_nothing() -> None:
    room = begun(replace(TROJKA, deals=None))
    room.must("aino", Agree(Wish.STOP))
    room.must("ville", Agree(Wish.STOP))
    room.must("aino", Agree(Wish.STOP, yes=False))
    room.must("ewa", Agree(Wish.STOP))
    assert due(room.now) is None
    room.must("aino", Agree(Wish.STOP))
    room.settle()
    ended = room.entries[-1].event
    assert isinstance(ended, MatchEnded)
    assert ended.stopped
    assert ended.money is not None
    assert ended.money.balances == (100, 100, 100)
    assert room.refused(room.now.chairs[0].person or "", Act(Move("keep"))) == "not-now"


def test_who_is_away_need_not_agree() -> None:
    room = begun(KOLMONEN)
    room.must("", Away("ewa"))
    room.must("aino", Agree(Wish.STOP))
    room.must("ville", Agree(Wish.STOP))
    assert due(room.now) == Step.STOP


# --- clocks and pauses --------------------------------------------------------------------------


def test_a_hard_clock_makes_one_move_and_no_more() -> None:
    room = begun(HARD)
    actor = room.now.actor
    assert actor is not None
    assert room.view("ewa").turn_ends == room.at + 20_000
    room.at += 19_999
    assert room.must("", Tick()) == ()
    room.at += 1
    room.must("", Tick())
    assert [(note.kind, note.seat) for note in room.view("ville").notes] == [("late", actor)]
    assert room.step() == Step.BOT
    last = room.entries[-1].event
    assert isinstance(last, Acted)
    assert (last.seat, last.by) == (actor, By.CLOCK)
    assert due(room.now) is None
    assert not room.now.chairs[actor].stand_in


def test_a_soft_clock_lets_the_others_nudge() -> None:
    room = begun(SOFT)
    other = next(p for p in ("aino", "ville", "ewa") if p != room.actor())
    assert room.refused(other, Nudge()) == "too-soon"
    room.at += 20_000
    assert room.must("", Tick()) == ()
    assert room.refused(room.actor(), Nudge()) == "no-nudging"
    room.must(other, Nudge())
    assert [(note.kind, note.other) for note in room.now.notes] == [("nudge", room.now.actor)]


def test_a_pause_needs_the_consent_of_all_and_stops_all_clocks() -> None:
    room = begun(HARD)
    for person in ("aino", "ville"):
        room.must(person, Agree(Wish.PAUSE))
    assert due(room.now) is None
    room.must("ewa", Agree(Wish.PAUSE))
    room.settle()
    assert room.now.paused
    assert room.refused(room.actor(), Act(Move("take"))) == "paused"
    assert not room.view(room.actor()).deal.legal  # type: ignore[union-attr]
    room.must("", Away("ville"))
    room.at += 10 * HOUR
    assert room.must("", Tick()) == ()
    room.must("ewa", Resume())
    assert room.view("ewa").turn_ends == room.at + 20_000
    assert room.view("ewa").seats[1].stand_in_at == room.at + 30_000


def test_time_in_which_the_program_did_not_run_is_charged_to_nobody() -> None:
    room = begun(HARD)
    room.at += 5 * HOUR
    room.must("", Wake())
    assert room.now.is_deserted
    room.at += HOUR
    room.must("", Tick())
    room.must("", Back("ville"))
    assert room.must("", Tick()) == ()
    assert room.view("ville").turn_ends == room.at + 20_000
    assert not any(chair.stand_in for chair in room.now.chairs)


def test_tables_where_nothing_happens_are_closed() -> None:
    lobby, match = Room(KOLMONEN), begun(KOLMONEN)
    for room, wait, why in ((lobby, HOUR, "idle"), (match, 24 * HOUR, "abandoned")):
        assert deadline(room.now) == room.at + wait
        room.at += wait - 1
        assert room.must("", Tick()) == ()
        room.at += 1
        assert [getattr(event, "why", "") for event in room.must("", Tick())] == [why]
        assert room.refused("aino", Agree(Wish.STOP)) == "table-closed"
        assert deadline(room.now) is None
        assert due(room.now) is None
