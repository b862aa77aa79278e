"""Advice on the wire, and in the words of the terminal."""

import pytest

from kolmikko.bots import ADVISER
from kolmikko.bots.base import OWN_BUDGET, sight_of
from kolmikko.deals import new_deal
from kolmikko.dice import dice
from kolmikko.games import GAMES
from kolmikko.play.hints import hint_for, hint_lines
from kolmikko.rulekit.game import Deal
from kolmikko.table.hints import Advised, Question
from kolmikko.text.catalog import Words
from kolmikko.web.advice import advice_frame
from kolmikko.web.messages import AdviceFrame


def led(players: int) -> Deal:
    """A deal of Trójka by the second version, in which somebody is to lead."""
    return new_deal("trojka", players=players, preset="classic32", seed="6")


def advised(deal: Deal) -> AdviceFrame:
    seat = deal.actor
    assert seat is not None
    sight = sight_of(deal, seat)
    choice = ADVISER.choose(sight, deal.legal(), OWN_BUDGET, dice(0))
    return advice_frame(Advised(Question(deal, sight, deal.legal(), 0), choice))


def test_what_is_solved_comes_without_a_margin() -> None:
    frame = advised(led(2))
    assert (frame.stakes, frame.exact, frame.calibrated) == (True, True, False)
    assert frame.moves[0].move == frame.best
    assert all(one.low == one.value == one.high for one in frame.moves)


def test_what_is_searched_has_one() -> None:
    frame = advised(led(3))
    assert (frame.stakes, frame.exact) == (True, False)
    assert all(one.low < one.value < one.high for one in frame.moves)


@pytest.mark.parametrize(
    "language, best, exactly",
    [
        ("en", "Best: play 9♥ face up.", "Exact: stakes"),
        ("fi", "Paras siirto: pelaa näkyviin 9♥.", "Tarkat luvut: vielä"),
        ("pl", "Najlepiej: zagraj odkrytą kartę: 9♥.", "Dokładnie: stawki"),
    ],
)
def test_words_say_what_is_exact(language: str, best: str, exactly: str) -> None:
    deal = led(2)
    assert deal.actor is not None
    found = hint_for(deal, deal.actor)
    lines = list(hint_lines(found, GAMES["trojka"], Words(language)))
    assert lines[0] == best
    assert lines[2].startswith("  ")
    assert "…" not in lines[2]
    assert lines[-1].startswith(exactly)
