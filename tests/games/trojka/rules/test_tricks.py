"""The tricks: T15 to T21 and the silences TQ24 to TQ31."""

import pytest

from kolmikko.testing import moves, play, refused
from tests.games.trojka.drawn import dealt, position, turns


def second(hand: str, led: str, turn_up: str = "2c", **rules: bool) -> list[str]:
    """What the second player may do with a hand after this lead."""
    picture = f"""
        trojka    turn 2   turn-up {turn_up}
        seat 1    hand 2
        seat 2    hand {hand}
        seat 3    hand 3
        trick     1 up {led}
    """
    return moves(position(picture, "classic", **rules))


def third(hand: str, laid: str, turn_up: str = "2c", **rules: bool) -> list[str]:
    """What the third player may do with a hand on these two cards, such as "1 up Kc 2 down 3d"."""
    picture = f"""
        trojka    turn 3   turn-up {turn_up}
        seat 1    hand 2
        seat 2    hand 2
        seat 3    hand {hand}
        trick     {laid}
    """
    return moves(position(picture, "classic", **rules))


# --- lead, beat, add ----------------------------------------------------------------------------


@pytest.mark.parametrize("dealer, leader", [(1, "p2"), (2, "p3"), (3, "p1")])
def test_T15_the_seat_left_of_the_dealer_leads_first(dealer: int, leader: str) -> None:
    deal = dealt("Kd 8s 3h", "Qs Jd 4h", "Th 6s 5d", dealer=dealer)
    assert turns(deal, "keep")[-1] == leader


def test_T16_TQ31_any_card_may_be_led_and_only_face_up() -> None:
    deal = dealt("Ac 8s 3h", "Qs Jd 4h")
    assert moves(deal) == ["play 3h", "play 8s", "play Ac"]
    assert refused(deal, "discard 3h") == "T16"


def test_T16_TQ28_any_card_that_beats_may_be_played() -> None:
    assert second("Qs Kd Ah", "Js") == ["play Ah", "play Kd", "play Qs"]


def test_T17_who_cannot_beat_adds_a_card_face_down() -> None:
    assert second("Qs Jd 4h", "Kd") == ["discard 4h", "discard Jd", "discard Qs"]


def test_T18_each_seat_in_play_adds_a_card_clockwise() -> None:
    deal = position("""
        trojka    turn 3   turn-up 2c
        seat 1    hand Kd 8s
        seat 2    hand Qs Jd   passed
        seat 3    hand Th 6s
        seat 4    hand As 7d
    """)
    assert turns(deal, "play Th", "play As", "discard 8s") == ["p3", "p4", "p1", "p4"]


@pytest.mark.parametrize(
    "cards, winner",
    [
        ("play 7s, play 8h, play Kd", "p3"),  # the highest, whatever its suit
        ("play Kd, discard 8h, discard 7s", "p1"),
        ("play 7s, play 2c, discard Kd", "p2"),  # a trump beats plain cards
        ("play 2c, discard Kd, play 3c", "p3"),  # a higher trump beats a trump
        ("play Kd, discard Kh, discard Ks", "p1"),  # equal ranks: the earlier stays
    ],
)
def test_T19_T20_the_highest_card_or_the_highest_trump_takes_the_trick(
    cards: str, winner: str
) -> None:
    laid = cards.split(", ")
    one, two, three = (text.split()[1] for text in laid)
    deal = position(f"""
        trojka    turn 1   turn-up 9c
        seat 1    hand {one} 2d
        seat 2    hand {two} 3d
        seat 3    hand {three} 4d
    """)
    assert turns(deal, *laid)[-1] == winner
    assert [deal.observe(0).tricks[seat] for seat in range(3)].index(1) == int(winner[1]) - 1


def test_T21_who_takes_a_trick_leads_to_the_next() -> None:
    deal = dealt("Kd 8s 3h", "Qs Jd Ah", "Th 6s 5d")
    play(deal, "keep")
    trick = ("play Kd", "play Ah", "discard 5d")
    assert turns(deal, *trick, "play Jd") == ["p1", "p2", "p3", "p2", "p3"]


# --- the duty to beat ---------------------------------------------------------------------------


def test_TQ24_TQ29_must_beat_true_who_can_beat_has_to() -> None:
    assert second("Ad Jd 4h", "Kd", must_beat=True) == ["play Ad"]
    deal = position("""
        trojka    turn 2   turn-up 2c
        seat 1    hand 2
        seat 2    hand Ad Jd 4h
        trick     1 up Kd
    """)
    assert refused(deal, "discard 4h") == "TQ29"
    assert refused(deal, "play 4h") == "T16"


def test_TQ24_TQ29_must_beat_false_who_can_beat_may() -> None:
    free = second("Ad Jd 4h", "Kd", must_beat=False)
    assert free == ["discard 4h", "discard Ad", "discard Jd", "play Ad"]


@pytest.mark.parametrize("must_beat", [True, False])
def test_T16_TQ24_must_beat_or_not_what_does_not_beat_lies_face_down(must_beat: bool) -> None:
    unable = second("Kh Jd 4h", "Kd", must_beat=must_beat)
    assert unable == ["discard 4h", "discard Jd", "discard Kh"]


def test_TQ25_the_best_card_so_far_has_to_be_beaten_not_the_one_led() -> None:
    assert third("Jd Qs 3h", "1 up 9s   2 up Qd") == ["discard 3h", "discard Jd", "discard Qs"]
    assert third("Jd Ks 3h", "1 up 9s   2 up Qd") == ["play Ks"]
    assert third("Td Qs 3h", "1 up Js   2 down Ad") == ["play Qs"]


@pytest.mark.parametrize(
    "hand, must",
    [
        ("Jd 3c 4h", ["play 3c"]),
        ("Jd 3c 4c", ["play 3c", "play 4c"]),
        ("Ad 3c 4h", ["play 3c", "play Ad"]),
    ],
)
def test_TQ26_the_duty_includes_trumping(hand: str, must: list[str]) -> None:
    assert second(hand, "Kd") == must


def test_T20_a_trump_is_beaten_by_a_higher_trump_only() -> None:
    assert second("Ad 8c 4h", "9c") == ["discard 4h", "discard 8c", "discard Ad"]
    assert second("Ad Tc 4h", "9c") == ["play Tc"]


@pytest.mark.parametrize(
    "led, card, clause",
    [("Jd", "Qd", "T19"), ("Jd", "3c", "T20"), ("9c", "Tc", "T19")],
)
def test_T19_T20_a_card_that_beats_names_how(led: str, card: str, clause: str) -> None:
    deal = position(f"""
        trojka    turn 2   turn-up 2c
        seat 1    hand 2
        seat 2    hand {card} 4h 5s
        seat 3    hand 3
        trick     1 up {led}
    """)
    play(deal, f"play {card}")
    assert {"T19", "T20"} & set(deal.because) == {clause}


# --- following suit -----------------------------------------------------------------------------


def test_TQ27_must_follow_suit_false_any_card_that_beats_will_do() -> None:
    assert second("Qd 3c Kh", "Jd", must_follow_suit=False) == ["play 3c", "play Kh", "play Qd"]


@pytest.mark.parametrize(
    "hand, led, may",
    [
        ("Qd 3c Kh", "Jd", ["play Qd"]),  # follow and beat
        ("Qd Kd Ah", "Jd", ["play Kd", "play Qd"]),
        ("Qd 9d Kh", "Jd", ["play Qd"]),  # one of the suit can beat, so one must
        ("9d 3c Kh", "Jd", ["discard 9d"]),  # none of the suit can beat: not even a trump may
        ("9d 8d Kh", "Jd", ["discard 8d", "discard 9d"]),
        ("Qs 3c Th", "Jd", ["play 3c", "play Qs"]),  # without the suit: the usual duty
        ("Ts 3h Th", "Jd", ["discard 3h", "discard Th", "discard Ts"]),
        ("3c 9s Kh", "Jc", ["discard 3c"]),  # a trump is led
        ("3c Qc Kh", "Jc", ["play Qc"]),
    ],
)
def test_TQ27_must_follow_suit_true_the_suit_led_comes_first(
    hand: str, led: str, may: list[str]
) -> None:
    assert second(hand, led, must_follow_suit=True) == may


@pytest.mark.parametrize(
    "hand, laid, may",
    [
        ("9d As 5c", "1 up 5d   2 up 6h", ["play 9d"]),  # the suit led, not that of the best
        ("5h 6d 4c", "1 up 3d   2 up Ah", ["discard 6d"]),
        ("Ad Kd 3c", "1 up Jd   2 up 4c", ["discard Ad", "discard Kd"]),  # trumped already
        ("As 3c 5c", "1 up Jd   2 up 4c", ["play 5c"]),
        ("As 3s 3c", "1 up Jd   2 up 4c", ["discard 3c", "discard 3s", "discard As"]),
        ("Qd Ks 3c", "1 up Jd   2 down 4s", ["play Qd"]),
    ],
)
def test_TQ27_must_follow_suit_true_the_suit_that_was_led_counts_for_the_third_too(
    hand: str, laid: str, may: list[str]
) -> None:
    assert third(hand, laid, must_follow_suit=True) == may


def test_TQ27_must_follow_suit_true_without_must_beat_one_may_follow_low() -> None:
    follows = second("Qd 9d Kh", "Jd", must_follow_suit=True, must_beat=False)
    assert follows == ["discard 9d", "discard Qd", "play Qd"]
    cannot = second("Qs 9h", "Jd", must_follow_suit=True, must_beat=False)
    assert cannot == ["discard 9h", "discard Qs", "play Qs"]


def test_TQ27_a_card_of_another_suit_is_refused_because_of_the_suit() -> None:
    deal = position(
        """
        trojka    turn 2   turn-up 2c
        seat 1    hand 2
        seat 2    hand Qd 9d 3c
        trick     1 up Jd
        """,
        must_follow_suit=True,
    )
    assert refused(deal, "play 3c") == "TQ27"
    assert refused(deal, "discard 3c") == "TQ27"
    assert refused(deal, "discard 9d") == "TQ29"
    assert refused(deal, "play 9d") == "T16"
    assert refused(deal, "play Qd") is None
