"""Nobody sees a difference between worlds that differ in secrets only; and planted leaks show."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from kolmikko.games.trojka import flow
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.rules.sets import NO_SET, strength
from kolmikko.rulekit.events import Event, Shown
from kolmikko.rulekit.game import Move
from kolmikko.rulekit.refusal import Refusal
from tests.games.trojka.two_worlds import LeakError, compare, pairs

ENOUGH = range(120)


def test_secrets_nobody_can_tell_two_worlds_apart() -> None:
    compared = Counter[str]()
    for pair in pairs(ENOUGH):
        if pair.other_deck != pair.setup.deck and compare(pair):
            compared[f"viewer {pair.viewer}"] += 1
            compared[f"after {min(len(pair.actions), 4)}"] += 1
    assert sum(number for name, number in compared.items() if name.startswith("viewer")) > 500
    assert min(compared[f"viewer {seat}"] for seat in range(-1, 4)) > 30
    assert min(compared[f"after {actions}"] for actions in (0, 1, 3, 4)) > 50


# --- planted leaks ------------------------------------------------------------------------------

Looks = Callable[[TrojkaDeal, View], None]


def the_mover_s_hand(deal: TrojkaDeal, view: View) -> None:
    view.hand = deal.state.hand[deal.state.turn]


def the_mover_s_moves(deal: TrojkaDeal, view: View) -> None:
    view.discards = flow.legal_discards(deal.state, deal.core)


def cards_face_down(deal: TrojkaDeal, view: View) -> None:
    view.down = list(deal.state.down)


def hands_thrown_in(deal: TrojkaDeal, view: View) -> None:
    view.thrown = deal.state.thrown[0] | deal.state.thrown[1] | deal.state.thrown[2]


def hands_of_who_passed(deal: TrojkaDeal, view: View) -> None:
    s = deal.state
    view.sets = [s.hand[seat] if s.passed[seat] else view.sets[seat] for seat in range(9)]


def hands_when_the_deal_is_over(deal: TrojkaDeal, view: View) -> None:
    if deal.actor is None:
        view.sets = list(deal.state.hand)


def a_trojka_before_it_is_announced(deal: TrojkaDeal, view: View) -> None:
    s = deal.state
    sets = [
        strength(s, deal.core, s.hand[seat]) != NO_SET for seat in range(s.seats) if s.hand[seat]
    ]
    view.laid += sum(sets) if len(sets) == s.seats else 0


def the_next_stock_card(deal: TrojkaDeal, view: View) -> None:
    view.draws = flow.legal_draws(deal.state)


def a_length_that_depends_on_the_stock(deal: TrojkaDeal, view: View) -> None:
    view.stock += deal.state.deck[deal.state.size - 1] & 1


@pytest.mark.parametrize(
    "leak",
    [
        the_mover_s_hand,
        the_mover_s_moves,
        cards_face_down,
        hands_thrown_in,
        hands_of_who_passed,
        hands_when_the_deal_is_over,
        a_trojka_before_it_is_announced,
        the_next_stock_card,
        a_length_that_depends_on_the_stock,
    ],
)
def test_secrets_a_view_that_shows_too_much_is_caught(
    leak: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = TrojkaDeal.observe

    def leaky(deal: TrojkaDeal, viewer: int) -> View:
        view = honest(deal, viewer)
        leak(deal, view)
        return view

    monkeypatch.setattr(TrojkaDeal, "observe", leaky)
    assert_caught()


def shown_to_all(event: Event) -> Event:
    opened = event
    if isinstance(event.cards, Shown):
        opened = replace(opened, cards=Shown(event.cards.cards))
    return opened


def thrown_cards_shown_to_all(event: Event) -> Event:
    return replace(event, more=Shown(event.more.cards)) if isinstance(event.more, Shown) else event


def numbered_by_its_cards(event: Event) -> Event:
    first = event.cards.cards[0] if isinstance(event.cards, Shown) else 0
    return replace(event, amount=first)


@pytest.mark.parametrize(
    "kind, leak",
    [
        ("dealt-hand", shown_to_all),
        ("exchanged", shown_to_all),
        ("exchanged", thrown_cards_shown_to_all),
        ("discarded", shown_to_all),
        ("dealt-hand", numbered_by_its_cards),
        ("discarded", numbered_by_its_cards),
    ],
)
def test_secrets_an_event_that_tells_too_much_is_caught(
    kind: str, leak: Callable[[Event], Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(events: list[Event]) -> list[Event]:
        return [leak(event) if event.kind == kind else event for event in events]

    opening, act = TrojkaDeal.opening, TrojkaDeal.act
    monkeypatch.setattr(TrojkaDeal, "opening", lambda deal: leaky(opening(deal)))
    monkeypatch.setattr(TrojkaDeal, "act", lambda deal, action: leaky(act(deal, action)))
    assert_caught()


def test_secrets_events_in_an_order_that_tells_something_are_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = TrojkaDeal.opening

    def by_hand(event: Event) -> tuple[int, ...]:
        return event.cards.cards if isinstance(event.cards, Shown) else ()

    monkeypatch.setattr(TrojkaDeal, "opening", lambda deal: sorted(honest(deal), key=by_hand))
    assert_caught()


def test_secrets_a_refusal_that_tells_another_seat_s_cards_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = TrojkaDeal.refusal

    def leaky(deal: TrojkaDeal, seat: int, move: Move) -> Refusal | None:
        answer = honest(deal, seat, move)
        could = str(flow.legal_plays(deal.state, deal.core))
        return answer and replace(answer, facts=(*answer.facts, ("could-play", could)))

    monkeypatch.setattr(TrojkaDeal, "refusal", leaky)
    assert_caught()


def assert_caught() -> None:
    with pytest.raises(LeakError, match="looks different after action"):
        compare_all()


def compare_all() -> None:
    for pair in pairs(ENOUGH):
        compare(pair)
