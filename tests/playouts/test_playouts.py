"""Random games, as plain Python: what is drawn, what is repeated, what is sensible."""

from collections import Counter
from importlib import import_module

import pytest

from kolmikko.cards import PACK, members
from kolmikko.dice import Dice, below, dice
from kolmikko.games import GAMES
from kolmikko.games.kolmonen.actions import SWAP, TAKE
from kolmikko.games.kolmonen.flow import act, legal
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.options import CLASSIC
from kolmikko.games.kolmonen.state import OVER, PLAYING, State
from kolmikko.playouts import kolmonen
from kolmikko.playouts.chance import any_of, shuffle

CORE = freeze(CLASSIC)


def test_dice_are_fair() -> None:
    d = dice(7, 3)
    counts = Counter(below(d, 52) for _ in range(52_000))
    chi_square = sum((counts[n] - 1000) ** 2 / 1000 for n in range(52))
    assert 25 < chi_square < 90  # 51 degrees of freedom: one in a thousand lies outside


def test_dice_of_other_seeds_and_streams_roll_otherwise() -> None:
    rolls = {
        tuple(below(d, 1000) for _ in range(4))
        for seed in (0, 1, 2, 1 << 40, -1)
        for d in (dice(seed, stream) for stream in (0, 1, 1 << 40, -1))
    }
    assert len(rolls) == 20


def test_every_order_of_a_small_pack_is_as_likely() -> None:
    d, seen = dice(5), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        deck = [0] * 4
        shuffle(d, deck, 4)
        seen[tuple(deck)] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 850
    assert set(deck) == {PACK - 4, PACK - 3, PACK - 2, PACK - 1}


def test_any_of_a_set_is_as_likely_as_another() -> None:
    d = dice(3)
    counts = Counter(any_of(d, 0b1010_0001) for _ in range(9000))
    assert sorted(counts) == [0, 5, 7]
    assert min(counts.values()) > 2800


@pytest.mark.parametrize("game", GAMES)
def test_a_numbered_game_can_be_dealt_and_played_again(game: str) -> None:
    playouts = import_module(f"kolmikko.playouts.{game}")
    core = import_module(f"kolmikko.games.{game}.freeze").freeze(GAMES[game].presets["classic"])
    ends = []
    for number in (5, 6, 5):
        state, d, before = playouts.before_deal(3), Dice(), playouts.before_deal(3)
        playouts.deal_number(state, core, d, before, 9, number)
        actions = playouts.play_out(state, core, d)
        ends.append((state, actions, d))
    assert ends[0] == ends[2]
    assert ends[0] != ends[1]


def test_playing_from_a_position_leaves_it_as_it_was() -> None:
    position, state, d = State(), State(), dice(2)
    kolmonen.deal_game(position, CORE, d, kolmonen.before_deal(2))
    before = position.copy()
    assert kolmonen.play_from(state, CORE, d, position, 3) > 3
    assert position == before
    assert state.stage == OVER


def test_sensible_players_pick_up_only_when_they_must_and_play_whole_ranks() -> None:
    d, takes = dice(4), 0
    for _ in range(20):
        state = State()
        kolmonen.deal_game(state, CORE, d, kolmonen.before_deal(3))
        while state.stage != OVER:
            moves, action = legal(state, CORE), kolmonen.sensible_action(state, CORE, d)
            plays = [move for move in members(moves) if move < TAKE]
            if plays:
                assert action in plays
                assert action + 1 not in plays or action % 4 == 3
            elif action == TAKE:
                assert moves & ~(1 << TAKE | 1 << SWAP) == 0
                takes += 1
            act(state, CORE, action)
    assert takes > 100


def test_sensible_games_of_kolmonen_are_far_shorter_than_random_ones() -> None:
    lengths = []
    for play in (kolmonen.play_out, kolmonen.play_out_sensibly):
        state, d, turns = State(), dice(1), 0
        for _ in range(60):
            kolmonen.deal_game(state, CORE, d, kolmonen.before_deal(4))
            assert state.stage == PLAYING
            play(state, CORE, d)
            turns += state.turns
        lengths.append(turns / 60)
    assert lengths[1] < lengths[0] / 2
