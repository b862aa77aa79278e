"""Nobody learns what he may not know: two worlds look the same, and planted leaks are caught."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from kolmikko.games.kolmonen import deal as deal_module
from kolmikko.games.kolmonen.events import happened, opening
from kolmikko.games.kolmonen.flow import legal
from kolmikko.games.kolmonen.observe import View, observe
from kolmikko.games.kolmonen.state import Core, State
from kolmikko.rulekit.events import Event, Shown
from tests.games.kolmonen.worlds import APART, SAME, compared, leaks

SEEDS = range(120)


def test_no_viewer_can_tell_two_worlds_apart() -> None:
    assert list(leaks(SEEDS)) == []


def test_many_pairs_of_worlds_are_compared_to_the_end() -> None:
    answers = [answer for seed in SEEDS for answer in compared(seed)]
    assert answers.count(SAME) > 1000
    assert 0 < answers.count(APART) < 500


def look_at_everything(s: State, o: Core, viewer: int) -> View:
    view = observe(s, o, viewer)
    view.hand = s.hand[s.turn]
    return view


def look_at_own_hidden_card(s: State, o: Core, viewer: int) -> View:
    view = observe(s, o, viewer)
    if viewer >= 0 and s.hidden[viewer]:
        view.hidden[viewer] = deal_module.hidden_cards(s, viewer)
    return view


def look_at_next_stock_card(s: State, o: Core, viewer: int) -> View:
    view = observe(s, o, viewer)
    view.stock = s.deck[s.drawn] if s.drawn < 52 else 0
    return view


def look_at_whether_the_next_stock_card_fits(s: State, o: Core, viewer: int) -> View:
    view = observe(s, o, viewer)
    if s.drawn < 52:
        view.quiet = o.fits[s.top] >> s.deck[s.drawn] & 1
    return view


def look_at_legal_moves_of_others(s: State, o: Core, viewer: int) -> View:
    view = observe(s, o, viewer)
    view.legal = legal(s, o)
    return view


def look_at_whether_others_are_stuck(s: State, o: Core, viewer: int) -> View:
    view = observe(s, o, viewer)
    view.turns += s.hand[s.turn] & o.fits[s.top] == 0
    return view


def look_at_the_stage_and_picks_of_others(s: State, o: Core, viewer: int) -> View:
    view = observe(s, o, viewer)
    view.stage = s.stage
    view.chosen = s.chosen
    return view


def know_whole_hands(s: State, o: Core, viewer: int) -> View:
    view = observe(s, o, viewer)
    view.known = list(s.hand)
    return view


@pytest.mark.parametrize(
    "planted",
    [
        look_at_everything,
        look_at_own_hidden_card,
        look_at_next_stock_card,
        look_at_whether_the_next_stock_card_fits,
        look_at_legal_moves_of_others,
        look_at_whether_others_are_stuck,
        look_at_the_stage_and_picks_of_others,
        know_whole_hands,
    ],
)
def test_a_look_too_many_is_caught(
    planted: Callable[[State, Core, int], View], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_module, "observe", planted)
    assert any(leaks(SEEDS))


def tell(change: Callable[[State, Event], Event]) -> Callable[[State, State], list[Event]]:
    """What happened, with a leak planted into each event."""
    return lambda before, s: [change(s, event) for event in happened(before, s)]


def draws_for_all(_s: State, event: Event) -> Event:
    return to_everybody(event) if event.kind == "drew" else event


def draws_for_the_neighbour_too(s: State, event: Event) -> Event:
    if event.kind == "drew" and event.seat is not None and isinstance(event.cards, Shown):
        return replace(event, cards=replace(event.cards, to=(event.seat, s.turn)))
    return event


def lifted_cards_for_all(_s: State, event: Event) -> Event:
    return to_everybody(event) if event.kind == "lifted" else event


def ranks_of_draws_as_an_amount(_s: State, event: Event) -> Event:
    if event.kind == "drew" and isinstance(event.cards, Shown):
        return replace(event, amount=sum(card >> 2 for card in event.cards.cards))
    return event


def a_drawn_ten_as_a_reason(_s: State, event: Event) -> Event:
    if event.kind == "drew" and isinstance(event.cards, Shown):
        tens = tuple("K13" for card in event.cards.cards if card >> 2 == 8)
        return replace(event, because=event.because + tens)
    return event


def the_next_stock_card_beside_a_play(s: State, event: Event) -> Event:
    if event.kind == "played" and s.drawn < 52:
        return replace(event, more=Shown((s.deck[s.drawn],)))
    return event


def to_everybody(event: Event) -> Event:
    assert isinstance(event.cards, Shown)
    return replace(event, cards=Shown(event.cards.cards))


@pytest.mark.parametrize(
    "planted",
    [
        draws_for_all,
        draws_for_the_neighbour_too,
        lifted_cards_for_all,
        ranks_of_draws_as_an_amount,
        a_drawn_ten_as_a_reason,
        the_next_stock_card_beside_a_play,
    ],
)
def test_a_word_too_many_is_caught(
    planted: Callable[[State, Event], Event], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_module, "happened", tell(planted))
    assert any(leaks(SEEDS))


def test_a_deal_told_with_open_hands_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def told_openly(s: State) -> list[Event]:
        events = opening(s)
        return [to_everybody(event) if event.cards else event for event in events]

    monkeypatch.setattr(deal_module, "opening", told_openly)
    assert any(leaks(SEEDS))
