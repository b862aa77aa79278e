"""Going out: K24 and the silences KQ40, KQ41."""

import pytest

from kolmikko.testing import kinds, moves, play, refused, told
from tests.games.kolmonen.drawn import hand, hidden, pile, position, turn


def about_to_go_out(cards: str, others: str = "hand 8c 9d", on_pile: str = "pile 6c") -> str:
    """Seat 1 of three to act with these cards, the stock gone."""
    return f"""
        kolmonen  turn 1   stock 0   {on_pile}
        seat 1    {cards}
        seat 2    {others}
        seat 3    hand Jh Qh Kh
    """


def test_K24_KQ41_first_out_the_first_player_rid_of_all_cards_wins_and_the_deal_is_over() -> None:
    p = position(about_to_go_out("hand 7c 7d"), play_until="first_out")
    events = play(p, "play 7c 7d")
    assert told(events) == ["played p1 7c 7d", "went-out p1"]
    assert (events[1].because, events[1].amount) == (("K24",), 1)
    assert p.because == ("K7", "K8", "K24")
    assert p.result() == [0]
    assert turn(p) is None
    assert moves(p) == []


def test_K24_while_the_deal_runs_there_is_no_result() -> None:
    p = position(about_to_go_out("hand 7c 8d"))
    play(p, "play 7c")
    assert p.result() is None


def test_K24_after_the_deal_every_move_is_refused() -> None:
    p = position(about_to_go_out("hand 7c"))
    play(p, "play 7c")
    assert refused(p, "play 8c", seat=1) == "K24"
    assert refused(p, "end", seat=0) == "K24"


@pytest.mark.parametrize("cards", ["hand 7c   face-up 8s", "hand 7c   hidden 8s", "hand 7c 8s"])
def test_K24_who_still_has_a_card_anywhere_is_not_out(cards: str) -> None:
    p = position(about_to_go_out(cards))
    assert "went-out" not in kinds(play(p, "play 7c"))


def test_K24_nobody_is_out_who_draws_from_the_stock() -> None:
    p = position("""
        kolmonen  turn 1   stock 9c   pile 6c
        seat 1    hand 7c
        seat 2    hand 3
    """)
    assert kinds(play(p, "play 7c")) == ["played", "drew"]
    assert p.result() is None


def test_K24_the_last_hidden_card_goes_out() -> None:
    p = position(about_to_go_out("hidden 7c"), hidden_play="blind_flip")
    assert told(play(p, "reveal")) == ["revealed p1 7c", "went-out p1"]
    assert p.result() == [0]


@pytest.mark.parametrize("card", ["2c", "Tc", "Ac"])
def test_KQ40_allowed_a_special_card_may_be_the_last_and_its_follow_up_lapses(card: str) -> None:
    p = position(
        about_to_go_out(f"hand {card}"),
        finish_on_special="allowed",
        two_effect="play_again_forced",
        play_until="last_loser",
    )
    events = play(p, f"play {card}")
    assert "went-out" in kinds(events)
    assert not {"goes-on", "leads"} & set(kinds(events))
    assert turn(p) == "p2"


@pytest.mark.parametrize("card", ["2c", "Tc", "Ac"])
def test_KQ40_allowed_a_special_card_wins_at_once(card: str) -> None:
    p = position(about_to_go_out(f"hand {card}"), finish_on_special="allowed")
    play(p, f"play {card}")
    assert p.result() == [0]


@pytest.mark.parametrize("card", ["2c", "Tc", "Ac"])
def test_KQ40_forbidden_the_last_hand_card_may_not_be_special(card: str) -> None:
    p = position(about_to_go_out(f"hand {card}"), finish_on_special="forbidden")
    assert moves(p) == ["take"]
    assert refused(p, f"play {card}") == "KQ40"


@pytest.mark.parametrize("card", ["3c", "9c", "Kc"])
def test_KQ40_forbidden_a_plain_card_may_be_the_last(card: str) -> None:
    p = position(about_to_go_out(f"hand {card}", on_pile=""), finish_on_special="forbidden")
    play(p, f"play {card}")
    assert p.result() == [0]


@pytest.mark.parametrize("rank", ["2", "T", "A"])
def test_KQ40_forbidden_of_several_special_cards_one_stays_behind(rank: str) -> None:
    p = position(about_to_go_out(f"hand {rank}c {rank}d {rank}h"), finish_on_special="forbidden")
    assert moves(p) == [f"play {rank}*1", f"play {rank}*2", "take"]
    assert refused(p, f"play {rank}c {rank}d {rank}h") == "KQ40"
    assert refused(p, f"play {rank}d {rank}h") is None


def test_KQ40_forbidden_who_leads_with_one_special_card_left_ends_the_turn() -> None:
    p = position(about_to_go_out("hand Ac", on_pile=""), finish_on_special="forbidden")
    assert moves(p) == ["end"]
    assert kinds(play(p, "end")) == ["ended"]
    assert (hand(p, 1), turn(p)) == ("Ac", "p2")


def test_KQ40_forbidden_after_a_two_with_one_special_card_left_the_turn_ends() -> None:
    p = position(about_to_go_out("hand 2c Ac"), finish_on_special="forbidden")
    play(p, "play 2c")
    assert moves(p) == ["end"]


def test_KQ40_forbidden_after_a_two_a_plain_card_may_be_the_last() -> None:
    p = position(about_to_go_out("hand 2c 5c"), finish_on_special="forbidden")
    play(p, "play 2c", "play 5c")
    assert p.result() == [0]


@pytest.mark.parametrize("rest", ["face-up 9c", "hidden 9c"])
def test_KQ40_forbidden_binds_only_the_very_last_card(rest: str) -> None:
    p = position(about_to_go_out(f"hand Ac   {rest}"), finish_on_special="forbidden")
    assert moves(p) == ["play A*1", "take"]


def test_KQ40_forbidden_the_last_cards_of_the_row_may_not_be_special() -> None:
    p = position(about_to_go_out("hand 0   face-up Ac Ad"), finish_on_special="forbidden")
    assert moves(p) == ["play A*1", "take"]
    assert refused(p, "play Ac Ad") == "KQ40"


def test_KQ40_forbidden_the_last_cards_of_hand_and_row_together_may_not_be_special() -> None:
    p = position(
        about_to_go_out("hand Ac   face-up Ad"),
        finish_on_special="forbidden",
        table_cards_when="stock_empty",
    )
    assert moves(p) == ["play A*1", "take"]
    assert refused(p, "play Ac Ad") == "KQ40"


def test_KQ40_forbidden_with_other_ranks_left_all_aces_of_hand_and_row_may_go() -> None:
    p = position(
        about_to_go_out("hand Ac   face-up Ad 3d"),
        finish_on_special="forbidden",
        table_cards_when="stock_empty",
    )
    assert moves(p) == ["play A*1", "play A*2", "take"]


@pytest.mark.parametrize("card", ["2c", "Tc", "Ac"])
def test_KQ40_forbidden_a_revealed_special_card_that_would_be_the_last_does_not_fit(
    card: str,
) -> None:
    p = position(
        about_to_go_out(f"hidden {card}"),
        finish_on_special="forbidden",
        hidden_play="blind_flip",
    )
    assert moves(p) == ["reveal", "take"]
    assert kinds(play(p, "reveal")) == ["revealed", "did-not-fit"]
    assert set(hand(p, 1).split()) == {"6c", card}
    assert (pile(p), hidden(p, 1), turn(p)) == ("", 0, "p2")


@pytest.mark.parametrize("card", ["2c", "Tc", "Ac"])
def test_KQ40_forbidden_a_revealed_special_card_with_others_behind_it_fits(card: str) -> None:
    p = position(
        about_to_go_out(f"hidden {card} 9c"),
        finish_on_special="forbidden",
        hidden_play="blind_flip",
    )
    assert "did-not-fit" not in kinds(play(p, "reveal"))


def test_KQ41_last_loser_play_goes_on_until_one_seat_holds_cards() -> None:
    p = position(about_to_go_out("hand 7c", others="hand 8c"), play_until="last_loser")
    events = play(p, "play 7c")
    assert told(events) == ["played p1 7c", "went-out p1"]
    assert p.because == ("K7", "K24", "KQ41")
    assert p.result() is None
    assert turn(p) == "p2"
    events = play(p, "play 8c")
    assert events[-1].amount == 2
    assert p.result() == [0, 1]
    assert turn(p) is None


def test_KQ41_last_loser_the_places_are_in_order_of_going_out() -> None:
    p = position(
        """
        kolmonen  turn 3   stock 0   pile 6c
        seat 1    hand 9c
        seat 2    hand Kc Kd
        seat 3    hand 7c
        seat 4    hand 8c 8d
        """,
        play_until="last_loser",
    )
    play(p, "play 7c", "play 8c", "play 9c", "play Kc", "take", "play Kd")
    assert p.result() == [2, 0, 1]


def test_KQ41_last_loser_seats_that_are_out_are_passed_over() -> None:
    p = position(
        """
        kolmonen  turn 2   stock 0   pile 6c
        seat 1    out 1
        seat 2    hand 7c 3c
        seat 3    out 2
        seat 4    hand 8c 8d
        seat 5    out 3
        """,
        play_until="last_loser",
    )
    play(p, "play 7c")
    assert turn(p) == "p4"
    play(p, "play 8c")
    assert turn(p) == "p2"


def test_KQ41_last_loser_passing_over_the_last_seat_leads_to_the_first() -> None:
    p = position(
        """
        kolmonen  turn 2   stock 0   pile 6c
        seat 1    hand 9c 9d
        seat 2    hand 7c 3c
        seat 3    out 1
        """,
        play_until="last_loser",
    )
    play(p, "play 7c")
    assert turn(p) == "p1"


def test_KQ41_last_loser_after_going_out_by_a_topple_the_next_seat_leads() -> None:
    p = position(about_to_go_out("hand Tc"), play_until="last_loser")
    assert kinds(play(p, "play Tc")) == ["played", "toppled", "went-out"]
    assert (pile(p), turn(p)) == ("", "p2")
    assert moves(p) == ["play 8*1", "play 9*1"]


def test_KQ41_last_loser_after_going_out_by_a_two_the_next_seat_plays_on_it() -> None:
    p = position(about_to_go_out("hand 2h"), play_until="last_loser")
    play(p, "play 2h")
    assert (pile(p), turn(p)) == ("2h 6c", "p2")


def test_KQ41_last_loser_between_two_the_first_one_out_ends_it() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 6c
        seat 1    hand 7c
        seat 2    hand 8c 9c
        """,
        play_until="last_loser",
    )
    play(p, "play 7c")
    assert p.result() == [0]
