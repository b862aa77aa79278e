"""Why a move is refused, and the house rules that would allow it, for one's own seat only."""

from dataclasses import replace

import pytest

from kolmikko.cards import PACK, card
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.answers import Unavailable
from kolmikko.table.commands import Act, Agree, Ready, Sit, Start
from kolmikko.table.events import Wish
from kolmikko.table.packs import Shuffled
from kolmikko.table.reasons import Why, why
from tests.table.clubs import Club, run
from tests.table.rooms import KOLMONEN, LUCK, TROJKA, Room, begun, outside, seated
from tests.table.test_crashes import Trouble
from tests.table.test_rounds import a_trump_trojka

TWO = replace(KOLMONEN, seats=2)
TEN = Move("play", (card("Tc"),))


def pack_with(first: str, second: str) -> Shuffled:
    """A pack for two that gives the seat after the dealer and the dealer these hands."""
    hands = [
        card(name) for pair in zip(first.split(), second.split(), strict=True) for name in pair
    ]
    rest = [n for n in range(PACK) if n not in hands]
    return Shuffled((*rest[:12], *hands, *rest[12:]), LUCK)


def after_an_ace() -> Room:
    """A room in which Aino has a ten and may not play it on Ville's ace."""
    room = begun(TWO, people=2, packs=(pack_with("3c As Kd", "Tc Jd Qd"),))
    assert room.actor() == "ville"
    room.must("ville", Act(Move("play", (card("As"),))))
    assert room.actor() == "aino"
    return room


def test_the_house_rule_that_would_allow_a_move_is_named() -> None:
    told = why(after_an_ace().now, "aino", TEN)
    assert told.refusal is not None
    assert told.refusal.clause == "K15"
    assert told.allowed_by == (("ace_answer", "ace_two_ten"),)


def test_what_no_house_rule_would_allow_is_only_refused() -> None:
    told = why(after_an_ace().now, "aino", Move("play", (card("Jd"),)))
    assert (told.refusal.clause if told.refusal else None, told.allowed_by) == ("K15", ())


def test_a_move_that_is_legal_needs_no_reason_and_is_not_made() -> None:
    room = after_an_ace()
    before = room.now
    assert why(room.now, "aino", Move("take")) == Why(None)
    assert room.now is before


@pytest.mark.parametrize("move", [TEN, Move("take"), Move("swap", (1, 2, 3))])
def test_who_is_not_to_move_hears_that_and_nothing_else(move: Move) -> None:
    room = after_an_ace()
    told = why(room.now, "ville", move)
    assert told.allowed_by == ()
    assert told.refusal is not None
    assert told.refusal.clause == "K7"
    assert dict(told.refusal.facts)["turn"] == "0"


def test_who_has_no_seat_hears_no_more_than_when_asking_for_the_move() -> None:
    room = after_an_ace()
    assert why(room.now, "nobody", TEN) == Why(Refusal("not-seated"))
    assert why(seated(KOLMONEN).now, "aino", TEN) == Why(Refusal("not-now"))


@pytest.mark.parametrize(
    "move", [Move("sing"), Move("play"), Move("play", (99,)), Move("play", (1, 1))]
)
def test_what_is_no_move_is_not_tried_with_other_rules(move: Move) -> None:
    assert why(after_an_ace().now, "aino", move) == Why(Refusal("no-such-move"))


def test_nobody_asks_about_the_draws_of_chance() -> None:
    room = Room(TROJKA)
    for person in ("aino", "ville", "ewa"):
        room.must(person, Sit(person))
        room.must(person, Ready(yes=True))
    room.packs = [a_trump_trojka()]
    room.must("aino", Start())
    room.step()
    assert room.now.dealt is not None
    draws = [room.now.dealt.deal.move_of(action) for action in room.now.dealt.deal.legal()]
    assert draws
    for person in ("aino", "ville", "ewa"):
        assert {why(room.now, person, draw) for draw in draws} == {Why(Refusal("chance-acts"))}


def test_in_a_pause_only_the_pause_is_told() -> None:
    room = after_an_ace()
    for person in ("aino", "ville"):
        room.must(person, Agree(Wish.PAUSE))
    room.settle()
    assert why(room.now, "aino", TEN) == Why(Refusal("paused"))


def test_the_service_tells_it_to_who_may_look() -> None:
    store = Trouble()

    async def test(club: Club) -> None:
        await club.open(TWO, "aino", "ville")
        service, table = club.service, club.table
        told = [await service.why(table, person, TEN) for person in ("aino", "ville", "nobody")]
        assert all(isinstance(one, Why) for one in told)
        assert told[2] == Why(Refusal("not-seated"))
        assert await service.why("0" * 32, "aino", TEN) == Refusal("no-such-table")
        await club.service.close()
        store.fails = "load"
        again = Club(outside(store), table)
        assert await again.service.why(table, "aino", TEN) == Unavailable()
        store.fails = ""
        await again.service.close()

    run(test, outside(store))
