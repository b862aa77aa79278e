"""Rows hold ints under names, copy deep, and take nothing else."""

from typing import Annotated

import pytest

from kolmikko.rulekit.row import CardSet, Row, Tiny, assign


class Hand(Row):
    cards: CardSet
    counts: Annotated[list[int], "i1", 3]
    turn: Tiny


def hand() -> Hand:
    row = Hand()
    row.cards, row.counts, row.turn = 1 << 51, [1, 2, 3], 4
    return row


def test_a_new_row_is_all_zeros_in_the_order_of_its_lines() -> None:
    assert Hand().numbers() == (0, 0, 0, 0, 0)
    assert hand().numbers() == (1 << 51, 1, 2, 3, 4)
    assert Hand.LAYOUT == (("cards", "i8", 1), ("counts", "i1", 3), ("turn", "i1", 1))


def test_a_copy_shares_nothing_with_its_row() -> None:
    row = hand()
    twin = row.copy()
    assert twin == row
    twin.counts[0] = 9
    assert row.counts == [1, 2, 3]
    assert twin != row


def test_assigning_a_row_shares_nothing_with_it() -> None:
    row, other = Hand(), hand()
    assign(row, other)
    assert row == other
    assert row.counts is not other.counts


def test_a_row_takes_no_other_field() -> None:
    with pytest.raises(AttributeError):
        hand().trump = 3  # type: ignore[attr-defined]


def test_a_row_is_written_with_its_names_and_has_no_hash() -> None:
    assert repr(hand()) == "Hand(cards=2251799813685248, counts=[1, 2, 3], turn=4)"
    with pytest.raises(TypeError):
        hash(hand())
