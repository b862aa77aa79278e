"""The blind card: K10 to K12 and the silences KQ17 to KQ22."""

import pytest

from kolmikko.testing import kinds, moves, play, refused, told
from tests.games.kolmonen.drawn import hand, known, pile, position, stock, toppled, turn


def stuck(next_card: str, on_pile: str = "4c 9c", own: str = "3c 4d 5h") -> str:
    """Seat 1 to act with this hand; the stock begins with this card."""
    return f"""
        kolmonen  turn 1   stock {next_card} 7s 8s   pile {on_pile}
        seat 1    hand {own}       face-up 3    hidden 3
        seat 2    hand 3d 6d Kh    face-up 3    hidden 3
        seat 3    hand 3           face-up 3    hidden 3
    """


def test_K10_KQ17_when_stuck_who_has_no_card_that_fits_may_turn_a_blind_card() -> None:
    p = position(stuck("Jd"), blind_flip="when_stuck")
    assert moves(p) == ["flip", "swap", "take"]


def test_KQ17_when_stuck_who_has_a_card_that_fits_may_not() -> None:
    p = position(stuck("Jd", own="3c 4d Kc"), blind_flip="when_stuck")
    assert moves(p) == ["play K*1", "swap", "take"]
    assert refused(p, "flip") == "KQ17"


def test_KQ17_always_the_blind_card_may_be_tried_with_any_hand() -> None:
    p = position(stuck("Jd", own="3c 4d Kc"), blind_flip="always")
    assert moves(p) == ["flip", "play K*1", "swap", "take"]


def test_KQ17_off_there_is_no_blind_card() -> None:
    p = position(stuck("Jd"), blind_flip="off")
    assert moves(p) == ["swap", "take"]
    assert refused(p, "flip") == "KQ17"


@pytest.mark.parametrize("blind_flip", ["when_stuck", "always"])
def test_K10_a_blind_card_needs_a_pile(blind_flip: str) -> None:
    p = position(
        """
        kolmonen  turn 1   stock 9
        seat 1    hand Tc Td Th    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        blind_flip=blind_flip,
        ten_on_empty="forbidden",
    )
    assert moves(p) == ["swap"]
    assert refused(p, "flip") == "K10"


@pytest.mark.parametrize("blind_flip", ["when_stuck", "always"])
def test_K10_a_blind_card_needs_a_stock(blind_flip: str) -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0   pile 9c
        seat 1    hand 3c 4d 5h    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        blind_flip=blind_flip,
    )
    assert moves(p) == ["swap", "take"]
    assert refused(p, "flip") == "K10"


def test_KQ17_only_hand_cards_matter_for_being_stuck() -> None:
    p = position("""
        kolmonen  turn 1   stock 9    pile 9c
        seat 1    hand 3c 4d 5h    face-up Kc Kd Kh    hidden 3
        seat 2    hand 3           face-up 3           hidden 3
    """)
    assert "flip" in moves(p)


def test_K11_a_blind_card_that_fits_stays_and_the_turn_passes() -> None:
    p = position(stuck("Jd"))
    events = play(p, "flip")
    assert told(events) == ["flipped p1 Jd"]
    assert events[0].because == ("K10", "K11")
    assert pile(p) == "4c 9c Jd"
    assert (hand(p, 1), stock(p)) == ("3c 4d 5h", "7s 8s")
    assert turn(p) == "p2"
    assert moves(p) == ["play K*1", "swap", "take"]


def test_K12_a_blind_card_that_does_not_fit_is_taken_with_the_pile_and_the_turn_passes() -> None:
    p = position(stuck("8d"))
    events = play(p, "flip")
    assert told(events) == ["flipped p1 8d", "did-not-fit p1 4c 8d 9c"]
    assert events[1].because == ("K12",)
    assert hand(p, 1) == "3c 4c 4d 5h 8d 9c"
    assert (pile(p), stock(p)) == ("", "7s 8s")
    assert turn(p) == "p2"


def test_K12_what_was_seen_to_be_taken_earlier_stays_known() -> None:
    p = position("""
        kolmonen  turn 1   stock 8d 7s 8s   pile 4c 9c
        seat 1    hand 3c 4d 5h   known 3c   face-up 3   hidden 3
        seat 2    hand 3d 6d Kh              face-up 3   hidden 3
    """)
    play(p, "flip")
    assert known(p, 1) == "3c 4c 8d 9c"


def test_K12_no_refill_after_a_blind_card_that_does_not_fit() -> None:
    p = position("""
        kolmonen  turn 1   stock 3s 7s 8s   pile 9c
        seat 1    hand 4d          face-up 3    hidden 3
        seat 2    hand 3d 6d Kh    face-up 3    hidden 3
    """)
    play(p, "flip")
    assert hand(p, 1) == "3s 4d 9c"
    assert stock(p) == "7s 8s"


def test_KQ18_the_blind_card_is_turned_for_everybody_to_see() -> None:
    p = position(stuck("8d"))
    events = play(p, "flip")
    assert told(events, viewer=2) == told(events, viewer=-1) == told(events)


def test_KQ22_after_a_blind_card_the_turn_is_over() -> None:
    p = position(stuck("9d"))
    play(p, "flip")
    assert turn(p) == "p2"
    assert refused(p, "flip", seat=0) == "K7"


def test_KQ19_effect_no_extra_turn_a_blind_ten_topples_and_the_next_player_leads() -> None:
    p = position(stuck("Td"), blind_special="effect_no_extra_turn")
    assert told(play(p, "flip")) == ["flipped p1 Td", "toppled p1 4c 9c Td"]
    assert pile(p) == ""
    assert turn(p) == "p2"
    assert moves(p) == ["play 3*1", "play 6*1", "play K*1", "swap"]


def test_KQ20_effect_no_extra_turn_a_blind_two_stays_and_the_turn_passes() -> None:
    p = position(stuck("2d"), blind_special="effect_no_extra_turn")
    assert told(play(p, "flip")) == ["flipped p1 2d"]
    assert pile(p) == "2d 4c 9c"
    assert turn(p) == "p2"
    assert moves(p) == ["play 3*1", "play 6*1", "play K*1", "swap", "take"]


def test_KQ20_effect_no_extra_turn_a_blind_two_that_clears_topples_and_the_turn_passes() -> None:
    p = position(stuck("2d"), blind_special="effect_no_extra_turn", two_effect="clears_pile")
    events = play(p, "flip")
    assert told(events) == ["flipped p1 2d", "toppled p1 2d 4c 9c"]
    assert events[1].because == ("KQ8",)
    assert (pile(p), turn(p)) == ("", "p2")


def test_KQ19_full_effect_a_blind_ten_gives_the_lead() -> None:
    p = position(stuck("Td"), blind_special="full_effect")
    assert kinds(play(p, "flip")) == ["flipped", "toppled", "leads"]
    assert (pile(p), turn(p)) == ("", "p1")
    assert moves(p) == ["play 3*1", "play 4*1", "play 5*1"]


def test_KQ19_full_effect_with_next_player_a_blind_ten_gives_the_lead_to_the_next() -> None:
    p = position(stuck("Td"), blind_special="full_effect", topple_extra_turn="next_player")
    play(p, "flip")
    assert turn(p) == "p2"


def test_KQ20_full_effect_after_a_blind_two_the_player_may_go_on() -> None:
    p = position(stuck("2d"), blind_special="full_effect")
    assert kinds(play(p, "flip")) == ["flipped", "goes-on"]
    assert turn(p) == "p1"
    assert moves(p) == ["end", "play 3*1", "play 4*1", "play 5*1"]
    assert refused(p, "flip") == "KQ8"


def test_KQ20_full_effect_after_a_blind_two_the_player_must_go_on_where_forced() -> None:
    p = position(stuck("2d"), blind_special="full_effect", two_effect="play_again_forced")
    play(p, "flip")
    assert moves(p) == ["play 3*1", "play 4*1", "play 5*1"]


def test_KQ20_full_effect_a_blind_two_that_clears_gives_the_lead() -> None:
    p = position(
        stuck("2d"),
        blind_special="full_effect",
        two_effect="clears_pile",
        topple_extra_turn="next_player",
    )
    play(p, "flip")
    assert (pile(p), turn(p)) == ("", "p1")


def test_KQ20_full_effect_a_blind_two_that_only_resets_passes_the_turn() -> None:
    p = position(stuck("2d"), blind_special="full_effect", two_effect="reset_only")
    play(p, "flip")
    assert (pile(p), turn(p)) == ("2d 4c 9c", "p2")


def test_KQ19_no_effect_a_blind_ten_lies_there_as_a_plain_ten() -> None:
    p = position(stuck("Td"), blind_special="no_effect")
    before = toppled(p)
    assert told(play(p, "flip")) == ["flipped p1 Td"]
    assert (pile(p), toppled(p)) == ("4c 9c Td", before)
    assert turn(p) == "p2"
    assert moves(p) == ["play K*1", "swap", "take"]
    assert refused(p, "play 6d") == "K7"


def test_KQ19_no_effect_a_ten_from_the_hand_still_topples_a_plain_ten() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0    pile 9c Td
        seat 1    hand Tc 4d 5h    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        blind_special="no_effect",
    )
    play(p, "play Tc")
    assert (pile(p), turn(p)) == ("", "p1")


@pytest.mark.parametrize(
    "two_effect", ["play_again_optional", "play_again_forced", "reset_only", "clears_pile"]
)
def test_KQ20_no_effect_a_blind_two_lies_there_as_a_plain_card(two_effect: str) -> None:
    p = position(stuck("2d"), blind_special="no_effect", two_effect=two_effect)
    assert told(play(p, "flip")) == ["flipped p1 2d"]
    assert (pile(p), turn(p)) == ("2d 4c 9c", "p2")
    assert moves(p) == ["play 3*1", "play 6*1", "play K*1", "swap", "take"]


SPECIAL = ["effect_no_extra_turn", "full_effect", "no_effect"]


@pytest.mark.parametrize("blind_special", SPECIAL)
@pytest.mark.parametrize("card", ["Td", "2d", "Kd"])
def test_KQ19_KQ21_on_an_ace_fits_only_an_ace_under_every_reading(
    blind_special: str, card: str
) -> None:
    p = position(stuck(card, on_pile="Ac"), blind_special=blind_special)
    assert kinds(play(p, "flip")) == ["flipped", "did-not-fit"]
    assert turn(p) == "p2"


@pytest.mark.parametrize("blind_special", SPECIAL)
def test_KQ19_with_ace_two_ten_a_blind_ten_fits_on_an_ace(blind_special: str) -> None:
    p = position(stuck("Td", on_pile="Ac"), blind_special=blind_special, ace_answer="ace_two_ten")
    assert kinds(play(p, "flip"))[:2] != ["flipped", "did-not-fit"]


def test_KQ21_true_a_blind_card_against_an_ace_is_allowed() -> None:
    p = position(stuck("Ad", on_pile="Ac"), blind_flip_on_ace=True)
    assert moves(p) == ["flip", "swap", "take"]
    play(p, "flip")
    assert (pile(p), turn(p)) == ("Ac Ad", "p2")


@pytest.mark.parametrize("blind_flip", ["when_stuck", "always"])
def test_KQ21_false_no_blind_card_against_an_ace(blind_flip: str) -> None:
    p = position(stuck("Ad", on_pile="Ac"), blind_flip_on_ace=False, blind_flip=blind_flip)
    assert moves(p) == ["swap", "take"]
    assert refused(p, "flip") == "KQ21"


def test_KQ21_false_on_other_cards_the_blind_card_stays_allowed() -> None:
    p = position(stuck("Ad", on_pile="Ac Kc", own="3c 4d 5h"), blind_flip_on_ace=False)
    assert moves(p) == ["flip", "swap", "take"]
