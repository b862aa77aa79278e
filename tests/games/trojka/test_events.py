"""What a deal of Trójka tells, to whom, and why; and that the story alone gives the view."""

import pytest
from hypothesis import given, settings

from kolmikko.cards import card_set, members
from kolmikko.games.trojka.events import KINDS
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.observe import View
from kolmikko.rulekit.events import Event, Shown, seen_from
from kolmikko.rulekit.game import SPECTATOR, Setup
from kolmikko.testing import Chooser, choosers, play, setups, told, viewers, walk
from tests.games.trojka.drawn import dealt, position

HANDS = ("Kd 8s 3h", "Qs Jd 4h", "Th 6s 5d")


def facts(events: list[Event], kind: str) -> list[tuple[int | None, int]]:
    """Seat and amount of the events of one kind."""
    return [(event.seat, event.amount) for event in events if event.kind == kind]


def reasons(events: list[Event]) -> dict[str, tuple[str, ...]]:
    return {event.kind: event.because for event in events}


# --- before the first action --------------------------------------------------------------------


def test_T3_T4_T5_the_opening_tells_stakes_hands_and_the_turn_up() -> None:
    opening = dealt(*HANDS, turn_up="9c").opening()
    assert told(opening) == [
        *("anted p1", "anted p2", "anted p3"),
        *("dealt-hand p1 3h 8s Kd", "dealt-hand p2 4h Jd Qs", "dealt-hand p3 5d 6s Th"),
        "turned-trump p3 9c",
    ]
    assert facts(opening, "anted") == [(0, 5), (1, 5), (2, 5)]
    assert reasons(opening)["turned-trump"] == ("T5", "T6")


def test_T4_only_its_owner_is_told_a_hand() -> None:
    opening = dealt(*HANDS, turn_up="9c").opening()
    assert told(opening, 1)[3:6] == [
        "dealt-hand p1 ?? ?? ??",
        "dealt-hand p2 4h Jd Qs",
        "dealt-hand p3 ?? ?? ??",
    ]
    assert told(opening, SPECTATOR)[3:6] == [f"dealt-hand p{seat} ?? ?? ??" for seat in (1, 2, 3)]


@pytest.mark.parametrize("answer, payers", [("all", 3), ("none", 0), ("dealer", 1)])
def test_TQ34_all_none_or_the_dealer_is_told_as_who_anted(answer: str, payers: int) -> None:
    opening = dealt(*HANDS, bank=7, ante_on_carry=answer).opening()
    assert len(facts(opening, "anted")) == payers


def test_T11_all_are_told_an_announced_trojka_and_who_took_the_bank() -> None:
    opening = dealt("Ah 9h 2h", *HANDS[1:], bank=7).opening()
    assert told(opening, SPECTATOR)[-2:] == ["announced p1 2h 9h Ah", "took-bank p1"]
    assert facts(opening, "took-bank") == [(0, 22)]
    assert reasons(opening)["announced"] == ("T10", "T11")


def test_TQ16_split_tells_the_shares_and_what_stays() -> None:
    opening = dealt("6c 6d 6h", "9s 7s 2s", HANDS[0], bank=2).opening()
    assert facts(opening, "shared-bank") == [(0, 8), (1, 8)]
    assert facts(opening, "tied") == [(None, 1)]
    assert facts(opening, "took-bank") == []


def test_TQ16_carry_over_tells_that_the_bank_stays() -> None:
    opening = dealt("6c 6d 6h", "9s 7s 2s", HANDS[0], trojka_tie="carry_over").opening()
    assert (facts(opening, "shared-bank"), facts(opening, "tied")) == ([], [(None, 15)])


def test_TQ11_after_exchange_sets_are_told_after_the_last_decision() -> None:
    deal = dealt(HANDS[0], "Ah 9h 2h", HANDS[2], trojka_timing="after_exchange")
    assert "announced" not in reasons(deal.opening())
    assert told(play(deal, "keep"), 0) == ["kept p2", "announced p2 2h 9h Ah", "took-bank p2"]


# --- decisions, tricks, payments ----------------------------------------------------------------


def test_T8_T9_an_exchange_is_told_to_all_and_its_cards_to_the_owner() -> None:
    events = play(dealt(*HANDS, stock="Ac 2s Kh"), "exchange")
    assert told(events, 1) == ["exchanged p2 2s Kh Ac / 4h Jd Qs"]
    assert told(events, 0) == told(events, SPECTATOR) == ["exchanged p2 ?? ?? ?? / ?? ?? ??"]


@pytest.mark.parametrize("move, kind", [("keep", "kept p2"), ("pass", "passed p2")])
def test_T8_keeping_and_passing_are_told_without_cards(move: str, kind: str) -> None:
    assert told(play(dealt(*HANDS), move)) == [kind]


def test_T16_T17_cards_face_up_are_told_to_all_and_face_down_to_their_owner() -> None:
    deal = dealt(*HANDS, turn_up="9c")
    play(deal, "keep")
    events = play(deal, "play Kd", "discard 4h", "discard 5d")
    assert told(events, SPECTATOR) == [
        *("played p1 Kd", "discarded p2 ??", "discarded p3 ??", "won-trick p1"),
    ]
    assert told(events, 1)[1:3] == ["discarded p2 4h", "discarded p3 ??"]
    assert reasons(events)["discarded"] == ("T17",)


def test_T19_T21_a_card_that_beats_is_told_with_its_reason_and_so_is_the_trick() -> None:
    deal = dealt("Kd 8s 3h", "As Jd 4h", turn_up="9c")
    assert reasons(play(deal, "play Kd")) == {"played": ("T16",)}
    events = play(deal, "play As")
    assert reasons(events) == {"played": ("T19",), "won-trick": ("T21",)}
    assert facts(events, "won-trick") == [(1, 1)]


LAST = """
    trojka    turn 1   turn-up 2c   bank 15   stake 5
    seat 1    hand Ah   tricks {}
    seat 2    hand 3d   tricks {}   down 4c 5s
    seat 3    hand 4d   tricks {}
    seat 4    hand 5d   passed
"""


def test_T23_T24_the_end_tells_who_took_the_bank_or_that_it_stays() -> None:
    deal = position(LAST.format(2, 0, 0))
    events = play(deal, "play Ah", "discard 3d", "discard 4d")
    assert told(events)[-2:] == ["won-trick p1", "took-bank p1"]
    assert facts(events, "took-bank") == [(0, 15)]
    deal = position(LAST.format(1, 1, 0))
    events = play(deal, "play Ah", "discard 3d", "discard 4d")
    assert facts(events, "bank-stays") == [(None, 15)]


def test_V10_V11_the_end_tells_halves_and_penalties() -> None:
    deal = position(LAST.format(1, 1, 0), bank_split="two_half", no_trick_penalty="ante")
    events = play(deal, "play Ah", "discard 3d", "discard 4d")
    assert facts(events, "took-half") == [(0, 7)]
    assert facts(events, "paid-penalty") == [(2, 5)]
    assert facts(events, "bank-stays") == [(None, 13)]
    assert reasons(events)["paid-penalty"] == ("V11",)


def test_VQ11_a_bank_of_penalties_alone_was_not_left_by_the_tricks() -> None:
    deal = position(LAST.format(2, 0, 0), no_trick_penalty="ante")
    events = play(deal, "play Ah", "discard 3d", "discard 4d")
    assert facts(events, "took-bank") == [(0, 15)]
    assert facts(events, "bank-stays") == [(None, 10)]
    assert reasons(events)["bank-stays"] == ("VQ11",)
    deal = position(LAST.format(1, 1, 0), no_trick_penalty="ante")
    events = play(deal, "play Ah", "discard 3d", "discard 4d")
    assert facts(events, "bank-stays") == [(None, 20)]
    assert reasons(events)["bank-stays"] == ("T24",)


def test_TQ30_never_face_down_cards_are_not_shown_at_the_end() -> None:
    deal = position(LAST.format(2, 0, 0), reveal_discards="never")
    assert "discards-shown" not in reasons(play(deal, "play Ah", "discard 3d", "discard 4d"))


def test_TQ30_end_of_deal_face_down_cards_are_shown_to_seats_and_spectators() -> None:
    deal = position(LAST.format(2, 0, 0), reveal_discards="end_of_deal")
    events = play(deal, "play Ah", "discard 3d", "discard 4d")
    assert told(events, SPECTATOR)[-2:] == ["discards-shown p2 3d 4c 5s", "discards-shown p3 4d"]
    assert told(events, SPECTATOR)[1:3] == ["discarded p2 ??", "discarded p3 ??"]


def test_T12_T13_a_payment_is_told_with_its_card_payer_and_holder() -> None:
    deal = dealt("Kc 8c 7c", *HANDS[1:], point_value=3)
    (paid,) = play(deal, "draw 8c")
    assert told([paid]) == ["drew-and-paid p2 8c"]
    assert (paid.amount, paid.other, paid.because) == (24, 0, ("T12", "T13"))


# --- every deal ---------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(setups(TROJKA), choosers())
def test_every_event_is_of_a_known_kind_and_gives_known_clauses(
    setup: Setup, chooser: Chooser
) -> None:
    deal = TROJKA.deal(setup)
    for event in [*deal.opening(), *(e for step in walk(deal, chooser) for e in step.events)]:
        assert event.kind in KINDS
        assert event.because
        assert set(event.because) <= set(TROJKA.clauses.ids)


@settings(max_examples=60, deadline=None)
@given(setups(TROJKA), choosers())
def test_the_masked_story_alone_gives_the_view(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    events = deal.opening()
    views = {viewer: blank(setup) for viewer in viewers(deal)}
    for step in [None, *walk(deal.copy(), chooser)]:
        if step is not None:
            events = deal.act(step.action)
        for viewer, view in views.items():
            for event in events:
                fold(view, viewer, seen_from(viewer, event), setup)
            seen = deal.observe(viewer)
            for name in FOLDED:
                assert getattr(view, name) == getattr(seen, name), (name, viewer)


FOLDED = (
    *("hand", "thrown", "up", "down", "down_counts", "hand_counts", "sets", "passed", "exchanged"),
    *("tricks", "balances", "bank", "turn_up", "stock", "paid"),
)


def blank(setup: Setup) -> View:
    """What is known before the first event."""
    view = View()
    assert setup.money is not None
    view.balances[: setup.seats] = setup.money.balances
    view.bank = setup.money.bank
    view.stock = len(setup.deck) - 3 * setup.seats - 1
    return view


def fold(view: View, viewer: int, event: Event, setup: Setup) -> None:
    """Take one event into a view, as a screen does."""
    seat = -1 if event.seat is None else event.seat
    shown = card_set(event.cards.cards) if isinstance(event.cards, Shown) else 0
    match event.kind:
        case "anted" | "paid-penalty":
            view.balances[seat] -= event.amount
            view.bank += event.amount
        case "took-bank" | "shared-bank" | "took-half":
            view.balances[seat] += event.amount
            view.bank -= event.amount
        case "dealt-hand":
            view.hand_counts[seat] = 3
            view.hand |= shown
        case "turned-trump":
            (view.turn_up,) = members(shown)
        case "announced":
            view.sets[seat] = shown
        case "passed":
            view.passed[seat] = 1
        case "exchanged":
            view.exchanged[seat] = 1
            view.stock -= 3
            if isinstance(event.more, Shown):
                view.thrown = card_set(event.more.cards)
                view.hand = shown
        case "played" | "discarded":
            fold_card(view, seat == viewer, event, shown)
        case "won-trick":
            view.tricks[seat] = event.amount
        case "drew-and-paid":
            assert event.other is not None
            view.balances[seat] -= event.amount
            view.balances[event.other] += event.amount
            if setup.options.written("payment_draw") == "stock":
                view.paid |= shown
                view.stock -= 1
        case "discards-shown":
            view.down[seat] = shown


def fold_card(view: View, mine: bool, event: Event, shown: int) -> None:
    assert event.seat is not None
    view.hand_counts[event.seat] -= 1
    view.hand &= ~shown if mine else -1
    if event.kind == "played":
        view.up[event.seat] |= shown
    else:
        view.down[event.seat] |= shown
        view.down_counts[event.seat] += 1
