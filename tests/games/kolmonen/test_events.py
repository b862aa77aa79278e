"""What is told of an action: kinds, cards, reasons, and who may look at what."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given

from kolmikko.cards import card_set
from kolmikko.games.kolmonen.events import KINDS
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.observe import View
from kolmikko.rulekit.events import Event, Hidden, Shown, seen_from
from kolmikko.rulekit.game import Setup
from kolmikko.testing import Chooser, choosers, kinds, play, setups, told, viewers, walk
from tests.games.kolmonen.drawn import LAW, dealt, position

ABOUT_TO_PLAY = """
    kolmonen  turn 1   stock 9h Qs 4c   pile 5c 8d
    seat 1    hand {hand}      face-up Ks Qd 7d    hidden 3
    seat 2    hand 3           face-up 3           hidden 3
"""


@pytest.mark.parametrize(
    "hand, action, events",
    [
        ("9c Tc Td", "play 9c", [("played p1 9c", "K7"), ("drew p1 9h", "K6")]),
        ("9c 9d Td", "play 9c 9d", [("played p1 9c 9d", "K7 K8"), ("drew p1 9h Qs", "K6")]),
        (
            "9c Tc Td",
            "play Tc",
            [
                ("played p1 Tc", "K13"),
                ("toppled p1 5c 8d Tc", "K13"),
                ("drew p1 9h", "K6"),
                ("leads p1", "KQ5"),
            ],
        ),
        (
            "9c 2c Td",
            "play 2c",
            [("played p1 2c", "K16"), ("drew p1 9h", "K6"), ("goes-on p1", "KQ8")],
        ),
        ("9c Tc Td", "take", [("took p1 5c 8d", "K9")]),
        ("3c 4d 4h", "flip", [("flipped p1 9h", "K10 K11")]),
        ("9c Tc Td", "swap 9c Tc Td", [("swapped p1 9c Tc Td / 7d Qd Ks", "K19")]),
    ],
)
def test_an_action_is_told_with_the_clauses_that_brought_it_about(
    hand: str, action: str, events: list[tuple[str, str]]
) -> None:
    p = position(ABOUT_TO_PLAY.format(hand=hand))
    happened = play(p, action)
    assert told(happened) == [text for text, _ in events]
    assert [" ".join(event.because) for event in happened] == [because for _, because in events]


def test_K12_a_blind_card_that_does_not_fit_is_told_with_all_that_was_taken() -> None:
    p = position("""
        kolmonen  turn 1   stock 3h   pile 5c 8d
        seat 1    hand 3c 4d 4h    face-up 3    hidden 3
        seat 2    hand 3           face-up 3    hidden 3
    """)
    events = play(p, "flip")
    assert told(events) == ["flipped p1 3h", "did-not-fit p1 3h 5c 8d"]
    assert [event.because for event in events] == [("K10",), ("K12",)]
    assert events[1].amount == 3


def test_KQ8_an_ended_follow_up_names_the_two() -> None:
    p = position(ABOUT_TO_PLAY.format(hand="2c 9c Td"))
    events = play(p, "play 2c", "end")
    assert (events[-1].kind, events[-1].because) == ("ended", ("K17",))


def test_KQ15_who_cannot_lead_ends_the_turn_for_another_reason() -> None:
    p = position(
        """
        kolmonen  turn 1   stock 0
        seat 1    hand Tc Td       face-up     hidden 0
        seat 2    hand 9c Kd       face-up     hidden 0
        """,
        ten_on_empty="forbidden",
    )
    (ended,) = play(p, "end")
    assert (ended.kind, ended.because) == ("ended", ("KQ15",))


def test_K5_every_lead_to_an_empty_table_names_the_clause() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 4h
        seat 1    hand 3h 9c       face-up     hidden 0
        seat 2    hand 9d Kd       face-up     hidden 0
    """)
    played = play(p, "take", "play 9d")[-1]
    assert (played.kind, played.because) == ("played", ("K5",))


def test_K6_drawn_cards_are_for_the_drawers_eyes_only() -> None:
    p = position(ABOUT_TO_PLAY.format(hand="9c 9d Td"))
    drew = play(p, "play 9c 9d")[1]
    assert isinstance(drew.cards, Shown)
    assert drew.cards.to == (0,)
    assert told([drew], viewer=0) == ["drew p1 9h Qs"]
    assert told([drew], viewer=1) == told([drew], viewer=-1) == ["drew p1 ?? ??"]


def test_K21_a_lifted_card_is_for_its_owners_eyes_only() -> None:
    p = position("""
        kolmonen  turn 1   stock 0   pile 5c 8d
        seat 1    hand 9c      hidden Kc 3d
        seat 2    hand 3       hidden 3
        seat 3    hand 3       hidden 3
    """)
    lifted = play(p, "play 9c")[1]
    assert told([lifted], viewer=0) == ["lifted p1 Kc"]
    assert lifted.amount == 1
    for viewer in (-1, 1, 2):
        assert told([lifted], viewer=viewer) == ["lifted p1 ??"]


def test_K2_K3_K4_the_opening_shows_the_rows_to_all_and_the_hands_to_their_owners() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], ["3c 3d 3h", "5c 5d 5h"])
    assert told(p.opening(), viewer=1) == [
        "dealt-hidden p1",
        "dealt-face-up p1 3c 3d 3h",
        "dealt-hand p1 ?? ?? ??",
        "dealt-hidden p2",
        "dealt-face-up p2 5c 5d 5h",
        "dealt-hand p2 4c 4d 4h",
    ]
    assert [event.because for event in p.opening()[:3]] == [("K2",), ("K3",), ("K4",)]


def test_KQ28_an_arrangement_tells_only_the_cards_that_moved() -> None:
    p = dealt(["9c 9d 8h", "4c 4d 4h"], ["3c 3d 3h", "5c 5d 5h"], pregame_swap=True)
    events = play(p, "arrange 3c 9c 9d")
    assert told(events) == told(events, viewer=1) == ["arranged p1 9c 9d / 3d 3h"]
    assert events[0].because == ("KQ28",)


# --- the events are enough ----------------------------------------------------------------------


@dataclass
class Table:
    """What one viewer can tell from the events alone, as a screen does."""

    viewer: int
    seats: int
    table: list[set[int]] = field(default_factory=list)
    known: list[set[int]] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    hidden: list[int] = field(default_factory=list)
    mine: set[int] = field(default_factory=set)
    pile: set[int] = field(default_factory=set)
    toppled: set[int] = field(default_factory=set)
    stock: int = 52

    def __post_init__(self) -> None:
        self.table = [set() for _ in range(self.seats)]
        self.known = [set() for _ in range(self.seats)]
        self.held = [0] * self.seats
        self.hidden = [0] * self.seats

    def to_hand(self, seat: int, group: Shown | Hidden | None, *, everybody_saw: bool) -> None:
        cards = set(group.cards) if isinstance(group, Shown) else set()
        self.held[seat] += len(cards) if isinstance(group, Shown) else group.count if group else 0
        if everybody_saw:
            self.known[seat] |= cards
        if seat == self.viewer:
            self.mine |= cards

    def out_of_hand(self, seat: int, cards: set[int]) -> None:
        self.held[seat] -= len(cards)
        self.known[seat] -= cards
        if seat == self.viewer:
            assert cards <= self.mine
            self.mine -= cards

    def see(self, event: Event) -> None:
        """Take one event in."""
        assert event.kind in KINDS
        if event.seat is None:
            return
        seat, group = event.seat, event.cards
        cards = set(group.cards) if isinstance(group, Shown) else set()
        if event.kind == "dealt-hidden":
            self.hidden[seat] = event.amount
            self.stock -= event.amount
        elif event.kind == "dealt-face-up":
            self.table[seat] = cards
            self.stock -= len(cards)
        elif event.kind in ("dealt-hand", "drew"):
            before = self.held[seat]
            self.to_hand(seat, group, everybody_saw=False)
            self.stock -= self.held[seat] - before
        elif event.kind == "lifted":
            self.to_hand(seat, group, everybody_saw=False)
            self.hidden[seat] -= 1
        elif event.kind in ("swapped", "arranged"):
            assert isinstance(event.more, Shown)
            self.out_of_hand(seat, cards)
            self.to_hand(seat, event.more, everybody_saw=True)
            self.table[seat] = (self.table[seat] | cards) - set(event.more.cards)
        elif event.kind == "played":
            self.out_of_hand(seat, cards - self.table[seat])
            self.table[seat] -= cards
            self.pile |= cards
        elif event.kind in ("flipped", "revealed"):
            self.pile |= cards
            self.stock -= event.kind == "flipped"
            self.hidden[seat] -= event.kind == "revealed"
        elif event.kind in ("took", "did-not-fit"):
            assert cards == self.pile
            self.to_hand(seat, group, everybody_saw=True)
            self.pile = set()
        elif event.kind == "toppled":
            assert cards == self.pile
            self.toppled |= cards
            self.pile = set()

    def agrees(self, view: View) -> bool:
        """Whether the observation of the same viewer says the same."""
        n = self.seats
        return (
            view.table[:n] == [card_set(cards) for cards in self.table]
            and view.known[:n] == [card_set(cards) for cards in self.known]
            and view.hand_counts[:n] == self.held
            and view.hidden[:n] == self.hidden
            and view.hand == card_set(self.mine)
            and (view.pile, view.toppled) == (card_set(self.pile), card_set(self.toppled))
            and view.stock == self.stock
        )


@LAW
@given(setups(KOLMONEN), choosers())
def test_what_a_viewer_is_told_adds_up_to_what_he_observes(setup: Setup, chooser: Chooser) -> None:
    deal = KOLMONEN.deal(setup)
    tables = [Table(viewer, setup.seats) for viewer in viewers(deal)]
    for table in tables:
        for event in deal.opening():
            table.see(seen_from(table.viewer, event))
    for step in walk(deal, chooser, 150):
        for table in tables:
            for event in step.events:
                table.see(seen_from(table.viewer, event))
            assert table.agrees(deal.observe(table.viewer))


@LAW
@given(setups(KOLMONEN), choosers())
def test_every_whole_action_is_told_in_order(setup: Setup, chooser: Chooser) -> None:
    deal = KOLMONEN.deal(setup)
    order = {kind: place for place, kind in enumerate(KINDS)}
    for step in walk(deal, chooser, 150):
        places = [order[kind] for kind in kinds(step.events)]
        assert places == sorted(places)
        half = deal.state.because == 0
        assert (step.events == []) == half
        if step.events:
            assert all(event.because for event in step.events)
            first_told = step.events[0]
            assert first_told.seat == step.seat
