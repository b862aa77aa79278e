"""What the screen says of a whole match."""

from kolmikko.play.table import Table
from kolmikko.text.catalog import Words
from kolmikko.tui.course import Course
from kolmikko.tui.telling import Telling
from tests.tui.driving import table


def with_a_bank_left(residual_bank: str = "split") -> Table:
    """A match of bots whose agreed deals are over, with chips in the bank."""
    for seed in range(20):
        match = table("trojka", seats=3, persons=0, seed=str(seed), residual_bank=residual_bank)
        while match.deal.actor is not None:
            match.step()
        money = match.deal.money()
        if money and money.bank:
            return match
    raise AssertionError("no deal left anything in the bank")


def test_TQ40_at_the_end_of_a_match_the_shares_of_the_bank_are_told() -> None:
    match = with_a_bank_left()
    told = Telling(Course(match), Words("en")).result().plain
    assert "What is left in the bank is shared out: everybody gets 5 chips (TQ40)." in told
    standing = match.standing().money
    assert standing
    for name, chips in zip(("Aino", "Ville", "Ewa"), standing.balances, strict=True):
        assert f"{name}  {chips}" in told


def test_TQ40_a_match_that_goes_on_says_so_and_counts_no_further_than_agreed() -> None:
    match = with_a_bank_left(residual_bank="play_on")
    telling = Telling(Course(match), Words("en"))
    assert "The bank is not empty, so the match goes on (TQ40)." in telling.result().plain
    assert telling.title() == "Trójka · Main version"
    match.next_deal()
    assert telling.title() == "Trójka · Main version · Deal 2"
