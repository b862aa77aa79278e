"""Decisions as they were made."""

from kolmikko.bots.turns import action_of, is_free, turn_of
from kolmikko.cards import members, read_cards
from kolmikko.deals import new_deal
from kolmikko.games.kolmonen.actions import SWAP, TAKE
from kolmikko.rulekit.game import Move


def test_a_move_is_found_among_the_actions_whichever_of_equal_ranks_it_names() -> None:
    position = new_deal("kolmonen", players=2, seed="review")
    legal = position.legal()
    for action in legal:
        move = position.move_of(action)
        assert action_of(position, move) == action
    cards = tuple(members(read_cards("2c 3c 4c")))
    assert action_of(position, Move("swap", cards)) == (SWAP if SWAP in legal else -1)
    assert action_of(position, Move("take")) == (TAKE if TAKE in legal else -1)
    for rank in {action >> 2 for action in legal if action < TAKE}:
        alike = [Move("play", (4 * rank + suit,)) for suit in range(4)]
        assert {action_of(position, move) for move in alike} == {4 * rank}


def test_a_turn_knows_what_its_seat_knew_and_without_the_position_nothing_else() -> None:
    deal = new_deal("kolmonen", players=3, seed="turn")
    assert is_free(deal)
    assert deal.actor is not None
    move = deal.move_of(deal.legal()[-1])
    turn = turn_of(2, 5, deal, deal.actor, move)
    assert turn.sight.view == deal.observe(deal.actor)
    assert turn.move_of(turn.done) == move
    assert turn.position is deal
    closed = turn.closed()
    assert closed.position is None
    assert (closed.sight, closed.legal, closed.moves) == (turn.sight, turn.legal, turn.moves)
