"""Charts of all hands: every class once, with the choices that the advice gives for one hand."""

import pytest

from kolmikko.cards import card
from kolmikko.games.trojka.options import CLASSIC, CLASSIC32, Options
from kolmikko.solvers.advice import choices, heights, heights_in, play_for
from kolmikko.solvers.asked import NotAskableError, asked
from kolmikko.solvers.every_hand import every_hand, names_of_heights
from kolmikko.solvers.position import Position
from kolmikko.solvers.seats import Play

UP = card("Qs")


def play_of(options: Options) -> Play:
    play = play_for(options, UP, 5, 10)
    assert play is not None
    return play


@pytest.mark.parametrize("options, classes", [(CLASSIC, 2380), (CLASSIC32, 560)])
def test_each_class_has_chances_that_are_whole(options: Options, classes: int) -> None:
    found = every_hand(options, play_of(options), UP)
    assert len(found) == classes
    assert all(sum(chances) == pytest.approx(1) for chances in found.values())
    for led in ("9d", "9s"):
        answers = every_hand(options, play_of(options), UP, card(led))
        height = heights(options, UP)[card(led)]
        assert any(height in hand for hand in answers) == (led == "9d")
        assert all(sum(chances) == pytest.approx(1) for chances in answers.values())


def test_in_the_main_version_all_lead_the_middle_card() -> None:
    assert set(every_hand(CLASSIC, play_of(CLASSIC), UP).values()) == {(0.0, 1.0, 0.0)}


@pytest.mark.parametrize("names", [("7c", "9s", "Kd"), ("8s", "9s", "As"), ("Ts", "Ks", "As")])
def test_the_chart_says_what_is_advised_for_one_hand(names: tuple[str, str, str]) -> None:
    height = heights(CLASSIC32, UP)
    low, middle, high = sorted(map(card, names), key=lambda one: height[one])
    hand = heights_in((low, middle, high), height)
    play = play_of(CLASSIC32)
    for led, leads in ((-1, True), (card("9d"), False)):
        found = every_hand(CLASSIC32, play, UP, led)[hand]
        position = Position(leads, (low, middle, high), led=led)
        advised = dict(choices(play, position, height))
        told = [advised.get(one, 0.0) for one in (low, middle, high)]
        assert list(found) == pytest.approx(told)


def test_heights_are_named_with_trumps_on_top() -> None:
    names = names_of_heights(CLASSIC32, UP)
    assert names[:8] == [(rank, False) for rank in "789TJQKA"]
    assert names[8:] == [(rank, True) for rank in "789TJKA"]


@pytest.mark.parametrize(
    "cards, led, fault",
    [
        (["7c", "9s"], -1, "hand"),
        (["7c", "9s", "Qs"], -1, "hand"),
        (["7c", "7c", "9s"], -1, "hand"),
        (["7c", "7d", "7h"], -1, "trojka"),
        (["7c", "9s", "Kd"], card("Kd"), "led"),
        (["7c", "9s", "Kd"], UP, "led"),
    ],
)
def test_what_cannot_be_asked(cards: list[str], led: int, fault: str) -> None:
    with pytest.raises(NotAskableError) as refused:
        asked(CLASSIC, UP, [card(name) for name in cards], leads=led < 0, led=led, stake=5)
    assert refused.value.fault == fault


def test_what_is_asked_comes_lowest_first() -> None:
    found = asked(CLASSIC, UP, [card("9s"), card("Kd"), card("7c")], leads=True, led=-1, stake=5)
    assert found.hand == (card("7c"), card("Kd"), card("9s"))
    assert found.bank == 10
    assert found.position == Position(True, found.hand)
