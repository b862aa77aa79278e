"""The tree of a search: what is counted where, and which child is looked at next."""

import pytest

from kolmikko.search.tree import Node, add_child, child_by, credit, most_promising, untried

SEAT, OTHER = 0, 1
WHOLE = 100


def tree(*children: tuple[int, int, int]) -> list[Node]:
    """A root with a child for each action, visits and winnings, all of one seat."""
    nodes = [Node() for _ in range(len(children) + 3)]
    for new, (action, visits, won) in enumerate(children, 1):
        add_child(nodes, new, 0, SEAT, action)
        nodes[new].visits, nodes[new].allowed = visits, 40
        nodes[new].won = won
    return nodes


def test_untried_are_the_moves_without_a_child_of_that_seat() -> None:
    nodes = tree((3, 1, 0), (5, 1, 0))
    assert untried(nodes, 0, SEAT, 1 << 3 | 1 << 8) == 1 << 8
    assert untried(nodes, 0, OTHER, 1 << 3 | 1 << 8) == 1 << 3 | 1 << 8


@pytest.mark.parametrize(
    "seat, action, child", [(SEAT, 3, 1), (SEAT, 5, 2), (SEAT, 8, 0), (OTHER, 5, 0)]
)
def test_a_child_by_seat_and_action(seat: int, action: int, child: int) -> None:
    assert child_by(tree((3, 1, 0), (5, 1, 0)), 0, seat, action) == child


def test_a_child_is_counted_in_each_world_that_allows_it() -> None:
    nodes = tree((3, 1, 0), (5, 1, 0))
    untried(nodes, 0, SEAT, 1 << 3)
    untried(nodes, 0, SEAT, 1 << 3 | 1 << 5)
    untried(nodes, 0, OTHER, 1 << 3)
    assert [node.allowed for node in nodes[1:3]] == [42, 41]


@pytest.mark.parametrize(
    "curiosity, moves, best",
    [
        (0, {3, 5, 7}, 5),  # the highest mean
        (0, {3, 7}, 3),  # of those that the world allows
        (100, {3, 5, 7}, 7),  # the least visited
    ],
)
def test_the_most_promising_child(curiosity: int, moves: set[int], best: int) -> None:
    nodes = tree((3, 40, 2000), (5, 40, 2400), (7, 4, 120))
    bits = sum(1 << move for move in moves)
    child = most_promising(nodes, 0, SEAT, bits, WHOLE, curiosity)
    assert nodes[child].action == best


def test_what_was_often_possible_and_seldom_tried_is_more_promising() -> None:
    nodes = tree((3, 10, 500), (5, 10, 500))
    nodes[2].allowed = 1000
    assert most_promising(nodes, 0, SEAT, 1 << 3 | 1 << 5, WHOLE, 70) == 2


def test_a_visit_is_credited_to_whoever_acted_up_to_the_root() -> None:
    nodes = tree((3, 0, 0), (5, 0, 0))
    add_child(nodes, 3, 2, OTHER, 9)
    credit(nodes, 3, [80, 20])
    credit(nodes, 2, [10, 90])
    assert [(node.visits, node.won) for node in nodes[:4]] == [(2, 0), (0, 0), (2, 90), (1, 20)]
