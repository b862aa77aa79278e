"""What fits on what: K7, K13, K15, K16, and the silences KQ6 and KQ10."""

import pytest

from kolmikko.rulekit.options import Written
from kolmikko.testing import moves, refused
from tests.games.kolmonen.drawn import position

ONE_OF_EACH = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"


def fitting(on_pile: str, **rules: Written) -> str:
    """The ranks that may be played on a pile by a seat that holds all of them."""
    p = position(
        f"""
        kolmonen  turn 1   {on_pile}   stock 8
        seat 1    hand {ONE_OF_EACH}   face-up 3   hidden 3
        seat 2    hand 3               face-up 3   hidden 3
        """,
        **rules,
    )
    return "".join(r for r in "23456789TJQKA" if f"play {r}*1" in moves(p))


@pytest.mark.parametrize(
    "top, ranks",
    [
        ("3d", "23456789TJQKA"),
        ("4d", "2456789TJQKA"),
        ("5d", "256789TJQKA"),
        ("6d", "26789TJQKA"),
        ("7d", "2789TJQKA"),  # a seven does not turn the order round
        ("8d", "289TJQKA"),  # an eight is not seen through
        ("9d", "29TJQKA"),
        ("Jd", "2TJQKA"),
        ("Qd", "2TQKA"),
        ("Kd", "2TKA"),
    ],
)
def test_K7_equal_or_higher_cards_fit(top: str, ranks: str) -> None:
    assert fitting(f"pile {top}") == ranks


def test_K7_only_the_top_card_counts() -> None:
    assert fitting("pile Ad Kd Qd 3d") == "23456789TJQKA"


def test_K7_a_card_that_is_too_low_is_refused() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 8c
        seat 1    hand 5s 7c 9h    face-up 4h Qs 2d    hidden 3
        seat 2    hand 3           face-up Ad 6c 8d    hidden 3
    """)
    assert moves(p) == ["play 9*1", "swap", "take"]
    assert refused(p, "play 5s") == "K7"
    assert refused(p, "play 7c") == "K7"


@pytest.mark.parametrize("suit", ["c", "d", "h", "s"])
def test_K7_suits_do_not_matter(suit: str) -> None:
    p = position(f"""
        kolmonen  turn 1   stock 9   pile 8{suit}
        seat 1    hand 7c 9c 9d 9h 9s    face-up 3    hidden 3
        seat 2    hand 3                 face-up 3    hidden 3
    """)
    assert [refused(p, f"play 9{other}") for other in "cdhs"] == [None] * 4
    assert refused(p, "play 7c") == "K7"


@pytest.mark.parametrize("top", "23456789JQK")
def test_K13_a_ten_goes_on_every_card_but_an_ace(top: str) -> None:
    assert "T" in fitting(f"pile {top}d")


def test_K13_a_ten_does_not_go_on_an_ace() -> None:
    assert "T" not in fitting("pile Ad")


def test_K15_only_an_ace_goes_on_an_ace() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile 5c Ah
        seat 1    hand Kd As Tc    face-up 4h Qs 2d    hidden 3
        seat 2    hand 3           face-up Ad 6c 8d    hidden 3
    """)
    assert moves(p) == ["play A*1", "swap", "take"]
    assert refused(p, "play Tc") == "K15"
    assert refused(p, "play Kd") == "K15"


def test_K15_ace_only_a_two_does_not_go_on_an_ace() -> None:
    assert fitting("pile Ad", ace_answer="ace_only") == "A"


def test_K15_ace_two_ten_ace_two_and_ten_go_on_an_ace() -> None:
    assert fitting("pile Ad", ace_answer="ace_two_ten") == "2TA"


@pytest.mark.parametrize("top", "3456789JQK")
def test_K15_ace_two_ten_changes_no_other_card(top: str) -> None:
    assert fitting(f"pile {top}d", ace_answer="ace_two_ten") == fitting(f"pile {top}d")


def test_K16_a_two_goes_on_every_card_but_an_ace() -> None:
    fits_on = [top for top in "23456789JQKA" if "2" in fitting(f"pile {top}d")]
    assert fits_on == list("23456789JQK")


def test_K16_a_two_on_an_ace_is_refused_by_the_ace() -> None:
    p = position("""
        kolmonen  turn 1   stock 9   pile Ah
        seat 1    hand 2c 2d 9s    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    assert refused(p, "play 2c 2d") == "K15"


def test_KQ10_everything_goes_on_a_two_and_a_two_may_be_led() -> None:
    assert fitting("pile 2d") == "23456789TJQKA"
    assert fitting("") == "23456789TJQKA"


def test_KQ6_topples_a_ten_may_be_led() -> None:
    assert fitting("", ten_on_empty="topples") == "23456789TJQKA"


def test_KQ6_forbidden_a_ten_may_not_be_led() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 9
        seat 1    hand Tc Td 9s    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
        """,
        ten_on_empty="forbidden",
    )
    assert moves(p) == ["play 9*1", "swap"]
    assert refused(p, "play Tc Td") == "KQ6"


def test_KQ6_forbidden_a_ten_still_goes_on_cards() -> None:
    assert fitting("pile Kd", ten_on_empty="forbidden") == "2TKA"


def test_KQ19_no_effect_on_a_plain_ten_go_jack_and_higher_ten_and_two() -> None:
    assert fitting("pile 9d Td", blind_special="no_effect") == "2TJQKA"
