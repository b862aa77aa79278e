"""Kolmonen by rules of thumb: what it does in drawn positions, always legal, and nothing unseen."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolmikko.cards import names, read_cards
from kolmikko.dice import dice
from kolmikko.games.kolmonen import thumb as thumbs
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.observe import observe
from kolmikko.games.kolmonen.thumb import best_for_row, row_worth, thumb
from kolmikko.rulekit.game import Setup
from kolmikko.rulekit.options import Written
from kolmikko.testing import at_random, setups, walk
from tests.games.kolmonen.drawn import dealt, position, row
from tests.games.kolmonen.worlds import other_world

LIES = "face-up Kh Ks Kd   hidden 3   swaps 0"


def does(deal: KolmonenDeal, seed: int = 1) -> str:
    """What thumb does, as a record would have it."""
    assert deal.actor is not None
    move = deal.move_of(thumb(deal.observe(deal.actor), dice(seed)))
    return " ".join([move.verb, *(names(1 << card)[0] for card in move.cards)])


def at(table: str, mine: str, **rules: Written) -> str:
    """What thumb does with these cards at a table of two."""
    other = "hand 3   face-up 8s 8d   hidden 3"
    drawn = f"kolmonen  turn 1  {table}\nseat 1  {mine}\nseat 2  {other}"
    return does(position(drawn, **rules))


@pytest.mark.parametrize(
    "hand, play",
    [
        ("5c 6d 9h", "play 5c"),  # the lowest first
        ("5c 5d 9h", "play 5c 5d"),  # low cards all together
        ("Jc Jd Qh", "play Jc"),  # courts one at a time while better cards may come
        ("2c 9d As", "play 9d"),  # twos, tens and aces are kept
        ("2c Td As", "play Td"),  # of these the ten goes first,
        ("2c 2d As", "play 2c"),  # then the two, and one is enough
        ("Ac Ad As", "play Ac"),
    ],
)
def test_low_cards_go_first_and_specials_are_kept(hand: str, play: str) -> None:
    assert at("stock 9  pile 4c", f"hand {hand}  {LIES}") == play


def test_courts_go_together_when_the_stock_is_empty() -> None:
    assert at("stock 0  pile 4c", f"hand Jc Jd Qh  {LIES}") == "play Jc Jd"


def test_a_two_is_followed_up_by_the_lowest_card() -> None:
    mine = f"hand 6c Kc Ac  {LIES}"
    assert at("stock 9  pile 9c 2h  stage going-on", mine) == "play 6c"
    assert at("stock 9  pile 9c 2h  stage going-on  turns 300  quiet 150", mine) != "end"


def test_nothing_else_to_do_after_a_two_is_to_end() -> None:
    mine = "hand Tc  face-up Kh Ks Kd  hidden 3  swaps 0"
    drawn = f"stock 0  pile Ac 2h  stage going-on\nseat 1  {mine}"
    p = position(f"kolmonen  turn 1  {drawn}\nseat 2  hand 3  hidden 3")
    p.core.fits[0] = 0  # as if nothing went on a two
    assert does(p) == "end"


@pytest.mark.parametrize(
    "pile, action",
    [("Qc", "flip"), ("Ac", "take")],  # against an ace a blind card hardly ever helps
)
def test_a_stuck_player_tries_the_stock_but_not_against_an_ace(pile: str, action: str) -> None:
    assert at(f"stock 9  pile {pile}", f"hand 3c 4d 5h  {LIES}") == action


def test_a_stuck_player_takes_the_pile_when_the_stock_is_empty() -> None:
    assert at("stock 0  pile Jc", f"hand 3c 4d 5h  {LIES}") == "take"


def test_hidden_cards_are_turned_where_that_is_the_house_rule() -> None:
    assert at("stock 0  pile Jc", "hidden 2", hidden_play="blind_flip") == "reveal"


def test_the_row_is_prepared_when_it_becomes_clearly_better() -> None:
    p = position("""
        kolmonen  turn 1   stock 20   pile 4c
        seat 1    hand 2d 6c Tc 5c As    face-up 3h 4d 9s    hidden 3
        seat 2    hand 3                 face-up Qc Qd Qh    hidden 3
    """)
    assert does(p) == "swap"
    for _ in range(4):
        p.act(thumb(p.observe(0), dice(1)))
    assert row(p, 1) == "2d Tc As"
    assert does(p) == "play 4d", "and not swapped back"


@pytest.mark.parametrize(
    "hand, lying",
    [
        ("2d 6c 5c", "face-up 3h Td As"),
        ("3c 4d 5h", "face-up Kh Ks Kd"),
        ("Kc 9c 9d", "face-up 3h Jd Qs"),
    ],
)
def test_a_row_that_is_good_enough_stays(hand: str, lying: str) -> None:
    assert at("stock 20  pile 3s", f"hand {hand}  {lying}  hidden 3") != "swap"


def test_before_the_first_card_the_best_three_of_six_lie_face_up() -> None:
    p = dealt(["2c 5d Kh", "3c 3d 3h"], ["Ts 4c 9d", "4d 4h 4s"], pregame_swap=True)
    while p.actor == 0:
        p.act(thumb(p.observe(0), dice(1)))
    assert row(p, 1) == "2c Ts Kh"


@pytest.mark.parametrize(
    "hand, play",
    [("2c 7d", "play 2c"), ("Tc 7d 7h", "play Tc"), ("2c Tc", "play 2c"), ("2c 7d 9d", "play 7d")],
)
def test_a_two_or_ten_and_a_single_rank_finish_at_once(hand: str, play: str) -> None:
    assert at("stock 0  pile 4c", f"hand {hand}") == play


def test_a_rival_with_one_card_gets_the_hardest_card_to_beat() -> None:
    drawn = """
        kolmonen  turn 1   stock 0   pile 4c
        seat 1    hand 5c 6d Kd Ac   face-up Ks    hidden 1
        seat 2    hand 1             {}
    """
    assert does(position(drawn.format(""))) == "play Ac"
    assert does(position(drawn.format("hidden 1"))) == "play 5c"


def test_whoever_is_behind_gives_way_when_the_game_goes_nowhere() -> None:
    drawn = """
        kolmonen  turn {}   stock 0   pile 4c   turns 300   quiet 120
        seat 1    hand 5c 6d Kd Ac 8c   hidden 3
        seat 2    hand 5d Qd            hidden 3
    """
    assert does(position(drawn.format(1))) == "take"
    assert does(position(drawn.format(2))) == "play 5d"


def test_who_is_out_already_is_not_who_one_is_behind() -> None:
    drawn = """
        kolmonen  turn 1   stock 0   pile 4c   turns 300   quiet 120
        seat 1    hand 5c Kd   hidden 1
        seat 2    hand 4       hidden 3
        seat 3    out 1
    """
    assert does(position(drawn, play_until="last_loser"), 2) == "play 5c"


def test_in_a_quiet_game_it_does_not_always_do_the_same() -> None:
    drawn = """
        kolmonen  turn 1   stock 0   pile 4c   turns 300   quiet {}
        seat 1    hand 5c 6d Kd 8c   hidden 3
        seat 2    hand 5d Qd         hidden 3
    """
    assert {does(position(drawn.format(29)), seed) for seed in range(50)} == {"play 5c"}
    tried = {does(position(drawn.format(30)), seed) for seed in range(50)}
    assert {"play 5c", "play 6d", "play 8c"} < tried


def test_the_worth_of_a_row_counts_specials_alike_and_other_cards_by_rank() -> None:
    assert row_worth(read_cards("2c Td As")) == 45
    assert row_worth(read_cards("3c 4d Ks")) == 1 + 2 + 11
    assert best_for_row(read_cards("2c 3d 4s 9d Kc As"), 3) == read_cards("2c As Kc")


# --- in any deal, under any house rules -----------------------------------------------------------


@given(setups(KOLMONEN), st.integers(0, 2**32), st.integers(0, 3))
def test_it_is_always_legal(setup: Setup, seed: int, wildness: int) -> None:
    chance, luck = random.Random(seed), dice(seed)

    def now_and_then_anything(deal: KolmonenDeal, legal: tuple[int, ...]) -> int:
        assert deal.actor is not None
        action = thumb(deal.observe(deal.actor), luck)
        assert action in legal
        return chance.choice(legal) if chance.randrange(4) < wildness else action

    for _ in walk(KOLMONEN.deal(setup), now_and_then_anything, 150):  # type: ignore[arg-type]
        pass


@pytest.mark.parametrize("seed", range(60))
def test_cards_that_it_may_not_know_change_nothing(seed: int) -> None:
    chance = random.Random(seed)
    deck = tuple(chance.sample(range(52), 52))
    seats = chance.randrange(2, 6)
    rules = {"pregame_swap": bool(seed % 2)}
    options = KOLMONEN.presets["classic"].changed(rules)
    deal = KOLMONEN.deal(Setup(options, seats, chance.randrange(seats), deck))
    for _ in walk(deal, at_random(seed), chance.randrange(80)):
        pass
    if deal.actor is None:
        return
    usual = thumb(deal.observe(deal.actor), dice(seed))
    for _ in range(5):
        other = other_world(deal.state, deal.actor, set(), chance)
        assert thumb(observe(other, deal.core, deal.actor), dice(seed)) == usual


def test_it_knows_no_rules_and_no_state() -> None:
    seen = vars(thumbs)
    assert not {"State", "Core", "Options", "legal", "act"} & seen.keys()
