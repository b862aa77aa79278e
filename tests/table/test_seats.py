"""Who sits where: people, bots, the host, those who come while a match runs and those who go."""

from dataclasses import replace

import pytest

from kolmikko.table.commands import (
    Act,
    AddBot,
    HandOver,
    Kick,
    Leave,
    Nudge,
    Open,
    Phrase,
    Ready,
    RemoveBot,
    Sit,
    Start,
)
from kolmikko.table.events import BotAdded, HostChanged, MatchEnded, MatchStarted, Seated
from kolmikko.table.settings import Settings
from kolmikko.table.state import STAND_IN, Stage
from kolmikko.table.views import room_view
from tests.table.rooms import KOLMONEN, TROJKA, Room, begun, seated


@pytest.mark.parametrize(
    "settings, what",
    [
        (Settings("poker", 3), "game"),
        (Settings("kolmonen", 3, preset="tri_listika"), "preset"),
        (Settings("kolmonen", 6), "seats: 6 * 9 = 54 > 52"),
        (Settings("trojka", 1), "seats: 1 < 2"),
        (Settings("trojka", 3, deals=0), "deals"),
        (Settings("trojka", 3, stake=-1), "stake"),
        (Settings("trojka", 3, pace=60_000), "pace"),
    ],
)
def test_a_table_that_cannot_be_played_at_is_not_opened(settings: Settings, what: str) -> None:
    room = Room(KOLMONEN)
    room.table = None
    decision = room.ask("aino", Open(settings))
    assert getattr(decision, "clause", None) == "bad-settings"
    setting, _, reason = what.partition(": ")
    assert getattr(decision, "facts", None) == (("setting", setting), ("reason", reason))


def test_a_rule_that_there_is_not_is_named() -> None:
    room = Room(KOLMONEN)
    room.table = None
    decision = room.ask("aino", Open(replace(KOLMONEN, rules={"two_effect": "explodes"})))
    assert "two_effect" in str(getattr(decision, "facts", None))


def test_nobody_is_called_like_somebody_else() -> None:
    room = Room(KOLMONEN)
    room.must("aino", AddBot(0, "thumb"))
    bot = room.now.chairs[0].name
    assert room.must("ville", Sit(bot.upper())) == (Seated(1, "ville", f"{bot.upper()} 2"),)
    room.must("ville", Leave())
    room.must("ville", Sit("M" * 24))
    assert room.must("ewa", Sit("m" * 24)) == (Seated(2, "ewa", "m" * 22 + " 2"),)


def test_the_first_free_seat_is_an_empty_one_and_then_one_of_a_bot() -> None:
    room = Room(KOLMONEN)
    room.must("aino", AddBot(0, "thumb"))
    assert room.must("ville", Sit("Ville")) == (Seated(1, "ville", "Ville"),)
    assert room.must("ewa", Sit("Ewa")) == (Seated(2, "ewa", "Ewa"),)
    assert room.must("ola", Sit("Ola")) == (Seated(0, "ola", "Ola"),)
    assert room.refused("matti", Sit("Matti")) == "table-full"


def test_one_person_has_one_seat_and_one_seat_one_person() -> None:
    room = seated(KOLMONEN, 2)
    assert room.refused("aino", Sit("Aino", seat=2)) == "seated-already"
    assert room.refused("ewa", Sit("Ewa", seat=1)) == "seat-taken"
    assert room.refused("ewa", Sit("Ewa", seat=9)) == "no-such-seat"


def test_a_name_may_be_one_picture_made_of_several() -> None:
    astronaut = "\U0001f469\u200d\U0001f680"
    assert seated(KOLMONEN, 2).must("ewa", Sit(astronaut)) == (Seated(2, "ewa", astronaut),)


@pytest.mark.parametrize(
    "name", ["", " Ewa", "E" * 25, "E\nwa", "E\u202ewa", "\u200d", "\u200d Ewa"]
)
def test_a_name_is_short_and_plain(name: str) -> None:
    assert seated(KOLMONEN, 2).refused("ewa", Sit(name)) == "bad-name"


def test_who_comes_while_a_match_runs_plays_from_the_next_deal() -> None:
    room = begun(TROJKA, people=2)
    room.must("ewa", Sit("Ewa"))
    assert room.view("ewa").waits_for == 2
    assert room.view("ewa").seat is None
    assert room.refused("ewa", Act(room.view(room.actor()).deal.legal[0]))  # type: ignore[union-attr]
    play_deal(room)
    assert room.now.stage == Stage.BETWEEN
    assert room.view("ewa").seat is None
    for person in ("aino", "ville"):
        room.must(person, Ready(yes=True))
    room.step()
    assert room.view("ewa").seat == 2
    assert room.now.chairs[2].bot is None


def test_who_waits_for_a_seat_may_think_better_of_it() -> None:
    room = begun(TROJKA, people=2)
    room.must("ewa", Sit("Ewa"))
    room.must("ewa", Leave())
    assert room.view("ewa").waits_for is None
    room.must("ola", Sit("Ola"))


def test_who_leaves_in_a_match_is_followed_by_a_bot_and_the_game_is_not_touched() -> None:
    room = begun(KOLMONEN)
    assert room.now.dealt is not None
    zones = room.now.dealt.deal.zones()
    room.must("ville", Leave())
    assert room.now.dealt.deal.zones() == zones
    assert room.now.chairs[1].bot == STAND_IN
    while room.now.stage != Stage.ENDED:
        if room.step() is None:
            assert room.actor() != "ville"
            room.act_any()
    assert room.refused("ville", Phrase("hello")) == "not-seated"


def test_when_the_host_leaves_another_person_is_the_host() -> None:
    room = seated(KOLMONEN)
    assert HostChanged("ville") in room.must("aino", Leave())
    assert room.refused("aino", Start()) == "not-host"
    room.must("ville", AddBot(0, "uniform"))


def test_when_the_host_leaves_one_who_waits_for_a_seat_is_the_host() -> None:
    room = begun(KOLMONEN, people=1)
    room.must("ville", Sit("Ville"))
    assert HostChanged("ville") in room.must("aino", Leave())
    assert room.view("ville").is_host


def test_who_sits_down_after_everybody_has_left_is_the_host() -> None:
    room = Room(KOLMONEN)
    room.must("aino", Sit("Aino"))
    room.must("aino", Leave())
    assert not room.view("aino").is_host
    room.must("ville", Sit("Ville"))
    assert room.refused("aino", Start("thumb")) == "not-host"
    room.must("ville", Start("thumb"))


def test_when_the_last_person_leaves_the_match_is_over() -> None:
    room = begun(KOLMONEN, people=1)
    assert isinstance(room.must("aino", Leave())[-1], MatchEnded)
    assert room.now.stage == Stage.ENDED
    assert room.step() is None


def test_kicking_changes_who_plays_a_seat_and_never_the_game() -> None:
    room = begun(KOLMONEN)
    assert room.now.dealt is not None
    zones = room.now.dealt.deal.zones()
    assert room.refused("ville", Kick(2)) == "not-host"
    assert room.refused("aino", Kick(0)) == "no-person-there"
    room.must("aino", Kick(2))
    assert room.now.dealt.deal.zones() == zones
    assert room.refused("ewa", Sit("Ewa")) == "barred"
    assert [room_view(room.now, who).barred for who in ("aino", "ville", "ewa")] == [
        False,
        False,
        True,
    ]


def test_who_waits_can_be_kicked_too() -> None:
    room = begun(TROJKA, people=2)
    room.must("ewa", Sit("Ewa"))
    room.must("aino", Kick(2))
    assert room.refused("ewa", Sit("Ewa")) == "barred"
    assert room.now.chairs[2].bot == STAND_IN


def test_the_host_hands_over() -> None:
    room = seated(KOLMONEN)
    assert room.refused("ville", HandOver(1)) == "not-host"
    room.must("aino", HandOver(1))
    assert [seat.is_host for seat in room.view("aino").seats] == [False, True, False]
    assert room.refused("aino", AddBot(2, "thumb")) == "not-host"
    assert room.refused("ville", HandOver(7)) == "no-such-seat"


def test_bots_come_and_go_before_a_match() -> None:
    room = seated(KOLMONEN, 1)
    assert room.refused("aino", AddBot(1, "deep thought")) == "no-such-bot"
    room.must("aino", AddBot(1, "thumb"))
    assert room.refused("aino", AddBot(1, "thumb")) == "seat-taken"
    room.must("aino", RemoveBot(1))
    assert room.refused("aino", RemoveBot(1)) == "no-bot-there"
    room.must("aino", Start(fill="uniform"))
    assert room.refused("aino", AddBot(1, "thumb")) == "match-runs"
    assert room.refused("aino", RemoveBot(1)) == "match-runs"


def test_a_match_begins_when_all_are_there_and_ready() -> None:
    room = seated(KOLMONEN, 2)
    assert room.refused("ville", Start()) == "not-host"
    assert room.refused("aino", Start()) == "empty-seats"
    assert room.refused("aino", Start(fill="thumb")) == "not-all-ready"
    room.must("ville", Ready(yes=True))
    room.must("ville", Ready(yes=False))
    assert room.refused("aino", Start(fill="thumb")) == "not-all-ready"
    room.must("ville", Ready(yes=True))
    added, started = room.must("aino", Start(fill="thumb"))
    assert isinstance(added, BotAdded)
    assert (added.seat, added.bot, started) == (2, "thumb", MatchStarted(1))
    assert room.refused("aino", Start()) == "match-runs"


def test_phrases_are_a_closed_list_with_a_pause_between() -> None:
    room = seated(KOLMONEN)
    assert room.refused("aino", Phrase("<script>")) == "no-such-phrase"
    room.must("aino", Phrase("hello"))
    assert room.refused("aino", Phrase("wow")) == "too-soon"
    room.must("ville", Phrase("hello"))
    room.at += 3000
    room.must("aino", Phrase("wow"))
    notes = [(note.kind, note.seat, note.word) for note in room.view("nobody").notes]
    assert notes == [("phrase", 0, "hello"), ("phrase", 1, "hello"), ("phrase", 0, "wow")]


def test_without_a_clock_nobody_can_be_nudged() -> None:
    room = begun(KOLMONEN)
    room.at += 10**6
    others = {"aino", "ville", "ewa"} - {room.actor()}
    assert {room.refused(person, Nudge()) for person in others} == {"no-nudging"}


def play_deal(room: Room) -> None:
    """Play until the deal on the table is over."""
    while room.now.stage == Stage.PLAYING:
        if room.step() is None:
            room.act_any()
