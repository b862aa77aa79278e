"""Which house rule would allow a refused move."""

from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.rulekit.house_rules import allowing
from kolmikko.rulekit.options import Written
from kolmikko.testing import move
from tests.games.kolmonen.drawn import position


def allowed(text: str, table: str = "") -> list[tuple[str, Written]]:
    deal = position(f"""
        kolmonen  turn 1   stock 9   pile 5c Ah
        seat 1    hand Kd Kc Tc    face-up 4h Qs 2d    hidden 3
        seat 2    hand 3           face-up Ad 6c 8d    hidden 3
        {table}
    """)
    before = deal.zones()
    found = allowing(KOLMONEN, deal, 0, move(text))
    assert deal.zones() == before
    return found


def test_K15_a_ten_on_an_ace_is_allowed_by_the_house_rule_for_aces() -> None:
    assert allowed("play Tc") == [("ace_answer", "ace_two_ten")]


def test_K15_a_king_on_an_ace_is_allowed_by_none() -> None:
    assert allowed("play Kd") == []


def test_K5_a_card_that_one_does_not_have_is_allowed_by_none() -> None:
    assert allowed("play As") == []


def test_a_legal_move_needs_no_house_rule() -> None:
    assert ("voluntary_pickup", False) in allowed("take")
