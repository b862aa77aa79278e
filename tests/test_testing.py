"""The helpers for tests of any game: they walk, ask and tell alike in every game of the list."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kolmikko.cards import card
from kolmikko.games import GAMES
from kolmikko.rulekit.events import Event, Hidden, Shown
from kolmikko.rulekit.game import Game, Money, Move, Setup
from kolmikko.testing import (
    Chooser,
    at_random,
    choosers,
    decks,
    first,
    kinds,
    move,
    moves,
    options_of,
    play,
    refused,
    seats_allowed,
    setups,
    told,
    viewers,
    walk,
)

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
KOLMONEN = GAMES["kolmonen"]
FEW = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FRESH = Setup(KOLMONEN.presets["classic"], 3, 0, tuple(range(52)))


def test_a_move_is_written_as_in_a_record() -> None:
    assert move("play 5c Ad") == Move("play", (card("5c"), card("Ad")))
    assert move("take") == Move("take")


def test_asking_and_playing() -> None:
    deal = KOLMONEN.deal(FRESH)
    assert moves(deal) == ["play 6*1", "play 7*1", "play 8*1", "swap"]
    assert refused(deal, "take") == "KQ15"
    assert refused(deal, "play 6h") is None
    assert refused(deal, "play 6s", seat=2) == "K7"
    assert kinds(play(deal, "play 6h", "play 7h")) == ["played", "drew"] * 2


def test_asking_about_a_deal_that_is_over() -> None:
    options = KOLMONEN.presets["classic"].changed({"turn_limit": 1})
    deal = KOLMONEN.deal(Setup(options, 3, 0, tuple(range(52))))
    play(deal, "play 6h")
    assert refused(deal, "take") == "K24"
    with pytest.raises(ValueError, match="the deal is over before 'take'"):
        play(deal, "take")


def test_events_are_told_as_one_viewer_sees_them() -> None:
    events = [
        Event("swapped", 0, Shown((0, 5)), Shown((9,), (0,))),
        Event("drew", 1, Hidden(2)),
        Event("stalemate"),
    ]
    assert told(events) == ["swapped p1 2c 3d / 4d", "drew p2 ?? ??", "stalemate"]
    assert told(events, viewer=1)[0] == "swapped p1 2c 3d / ??"
    assert told(events, viewer=0)[0] == "swapped p1 2c 3d / 4d"


@EVERY_GAME
def test_a_walk_goes_on_to_the_end_and_says_who_did_what(game: Game) -> None:
    money = Money(5, (100,) * 3) if game.needs_stake() else None
    options = game.presets["classic"]
    deal = game.deal(Setup(options, 3, 0, game.pack(options), money))
    twin = deal.copy()
    assert list(viewers(deal)) == [-1, 0, 1, 2]
    for step in walk(deal, at_random(7), 5000):
        assert twin.actor == step.seat
        assert twin.move_of(step.action) == step.move
        assert twin.act(step.action) == step.events
    assert deal.actor is None


@EVERY_GAME
def test_a_walk_stops_after_the_longest_that_is_wanted(game: Game) -> None:
    money = Money(5, (100,) * 3) if game.needs_stake() else None
    options = game.presets["classic"]
    deal = game.deal(Setup(options, 3, 0, game.pack(options), money))
    assert len(list(walk(deal, first, 2))) == 2


@pytest.mark.parametrize(
    "game, preset, most", [("kolmonen", "classic", 5), ("trojka", "classic", 9)]
)
def test_so_many_seats_are_allowed(game: str, preset: str, most: int) -> None:
    allowed = seats_allowed(GAMES[game], GAMES[game].presets[preset])
    assert allowed == list(range(2, most + 1))


@FEW
@given(st.data(), st.sampled_from(sorted(GAMES)), choosers())
def test_every_drawn_setup_can_be_dealt_and_played(
    data: st.DataObject, name: str, chooser: Chooser
) -> None:
    game = GAMES[name]
    setup = data.draw(setups(game))
    deal = game.deal(setup)
    assert len(list(walk(deal, chooser, 40))) <= 40


@FEW
@given(st.data(), st.sampled_from(sorted(GAMES)))
def test_drawn_options_and_decks_are_of_the_game(data: st.DataObject, name: str) -> None:
    game = GAMES[name]
    options = data.draw(options_of(game))
    deck = data.draw(decks(game, options))
    assert sorted(deck) == list(game.pack(options))
    assert type(options) is type(game.presets["classic"])


@EVERY_GAME
def test_fixed_options_stay_fixed_in_setups(game: Game) -> None:
    options = game.presets["classic"]

    @FEW
    @given(setups(game, st.just(options)))
    def drawn(setup: Setup) -> None:
        assert setup.options == options

    drawn()
