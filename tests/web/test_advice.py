"""Advice on the wire: chances with intervals, or stakes without."""

from kolmikko.cards import card
from kolmikko.rulekit.game import Move
from kolmikko.table.hints import Advice, Pro, Weighed
from kolmikko.web.advice import advice_frame
from kolmikko.web.messages import Say

NINE, KING, TAKE = Move("play", (card("9c"),)), Move("play", (card("Kc"),)), Move("take")


def test_chances_have_intervals_and_what_is_as_good_is_named() -> None:
    weighed = (Weighed(NINE, 5000, 0.6), Weighed(KING, 4000, 0.595), Weighed(TAKE, 900, 0.3))
    frame = advice_frame(Advice("kolmonen", NINE, weighed))
    assert (frame.best, frame.say.id) == ("play 9c", "kolmonen-do-play")
    assert [one.equal for one in frame.moves] == [True, True, False]
    for one in frame.moves:
        assert one.low is not None
        assert one.value is not None
        assert one.high is not None
        assert 0 <= one.low <= one.value <= one.high <= 1
    assert frame.moves[0].say.facts == {"cards": "9c"}


def test_stakes_have_none_and_the_most_comes_first() -> None:
    weighed = (Weighed(KING, 99, -0.05), Weighed(NINE, 99, -0.04), Weighed(TAKE, 98, 0.3))
    frame = advice_frame(Advice("trojka", TAKE, (*weighed, Weighed(Move("flip"), 99, None))))
    assert [one.value for one in frame.moves] == [0.3, -0.04, -0.05]
    assert [one.equal for one in frame.moves] == [True, False, False]
    assert {(one.low, one.high) for one in frame.moves} == {(None, None)}


def test_an_adviser_that_just_knows_names_the_move_alone() -> None:
    frame = advice_frame(Advice("kolmonen", TAKE, ()))
    assert (frame.best, frame.moves, frame.why) == ("take", [], None)
    known = advice_frame(Advice("trojka", TAKE, (), just_known=True))
    assert known.why == Say("felt-hint-solved")


LOW = Pro("kolmonen-why-low", {}, (KING,))
NO_TAKE = Pro("kolmonen-why-ten", {"count": 3}, (TAKE,))


def test_a_reason_is_told_only_where_the_numbers_bear_it_out() -> None:
    weighed = (Weighed(NINE, 5000, 0.6), Weighed(KING, 4000, 0.595), Weighed(TAKE, 900, 0.3))
    assert advice_frame(Advice("kolmonen", NINE, weighed, (LOW,))).why is None
    told = advice_frame(Advice("kolmonen", NINE, weighed, (LOW, NO_TAKE))).why
    assert told == Say("kolmonen-why-ten", {"count": 3})


def test_what_was_never_tried_bears_nothing_out() -> None:
    weighed = (Weighed(NINE, 5000, 0.6),)
    assert advice_frame(Advice("kolmonen", NINE, weighed, (LOW, NO_TAKE))).why is None
