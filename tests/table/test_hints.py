"""Hints: for whose turn it is, where the table allows them, from what that seat may know."""

from dataclasses import replace
from typing import Final

from kolmikko.adapters.bot_seats import LocalBots
from kolmikko.bots.base import Choice, Sight, Tried
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.answers import Unavailable
from kolmikko.table.commands import Agree
from kolmikko.table.events import Wish
from kolmikko.table.hints import Advised, Question, question
from kolmikko.table.settings import Settings
from kolmikko.table.views import sight
from tests.table.clubs import Club, run
from tests.table.rooms import KOLMONEN, TROJKA, Room, begun, outside, seated

HINTED: Final = replace(KOLMONEN, hints=True)


def others(room: Room) -> list[str]:
    """Those whose turn it is not."""
    return [person for person in ("aino", "ville", "ewa") if person != room.actor()]


def test_whose_turn_it_is_may_ask_and_nobody_else() -> None:
    for settings in (HINTED, replace(TROJKA, hints=True)):
        room = begun(settings)
        assert isinstance(question(room.now, room.actor()), Question)
        for person in others(room):
            assert question(room.now, person) == Refusal("not-now")
        assert question(room.now, "nobody") == Refusal("not-seated")


def test_where_hints_are_not_allowed_nobody_gets_one() -> None:
    room = begun(KOLMONEN)
    assert question(room.now, room.actor()) == Refusal("no-hints")


def test_there_is_none_before_the_deal_and_in_a_pause() -> None:
    assert question(seated(HINTED).now, "aino") == Refusal("not-now")
    room = begun(HINTED)
    for person in ("aino", "ville", "ewa"):
        room.must(person, Agree(Wish.PAUSE))
    room.settle()
    assert question(room.now, room.actor()) == Refusal("not-now")


def test_the_adviser_is_told_what_the_seat_sees_and_no_more() -> None:
    room = begun(HINTED)
    asked = question(room.now, room.actor())
    assert isinstance(asked, Question)
    assert room.now.dealt is not None
    assert room.now.actor is not None
    assert asked.sight.view == sight(room.now.dealt.deal, room.now.actor)
    assert asked.legal == room.now.dealt.deal.legal()


class Busy(LocalBots):
    """Bots that have no time."""

    async def advise(self, sight: Sight, legal: tuple[int, ...], luck: int) -> Choice | None:
        del sight, legal, luck
        return None


class Wise(LocalBots):
    """Bots that advise at once."""

    async def advise(self, sight: Sight, legal: tuple[int, ...], luck: int) -> Choice | None:
        del sight, luck
        return Choice(legal[-1], tuple(Tried(action, 5, 0.5) for action in legal), 10)


def test_the_service_asks_the_adviser_and_changes_nothing() -> None:
    settings: Settings = replace(HINTED, seats=2)

    async def test(club: Club) -> None:
        await club.open(settings, "aino", "ville")
        person, _ = await club.whose_turn("aino", "ville")
        before = await club.view(person)
        told = await club.service.hint(club.table, person)
        assert isinstance(told, Advised)
        assert before.deal is not None
        move_of = told.question.deal.move_of
        tried = {move_of(one.action).text for one in told.choice.tried}
        assert tried == {move.text for move in before.deal.legal}
        assert await club.view(person) == before
        assert await club.service.hint("0" * 32, person) == Refusal("no-such-table")

    run(test, replace(outside(), bots=Wise()))


def test_an_adviser_without_time_is_asked_again_later() -> None:
    async def test(club: Club) -> None:
        await club.open(replace(HINTED, seats=2), "aino", "ville")
        person, _ = await club.whose_turn("aino", "ville")
        assert await club.service.hint(club.table, person) == Unavailable()

    run(test, replace(outside(), bots=Busy()))
