"""The tricks: T15 to T21, V9 and the silences TQ24 to TQ29."""

from kolmikko.cards import count, of_suit, suit_of
from kolmikko.dialect import rule
from kolmikko.games.trojka.clauses import (
    CLAUSES,
    OK,
    T4,
    T8,
    T15,
    T16,
    T17,
    T18,
    T19,
    T20,
    T21,
    TQ24,
    TQ27,
    TQ29,
    TQ30,
)
from kolmikko.games.trojka.rules.dealing import next_active, seat_after
from kolmikko.games.trojka.rules.values import cards_that_beat
from kolmikko.games.trojka.state import MOST_SEATS, NO_CARD, OVER, TRICKS, Core, State


@CLAUSES.state(T15)
def first_leader(s: State) -> int:
    """The seat left of the dealer leads first."""
    return seat_after(s, s.dealer, 1)


@CLAUSES.state(T16, T20)
def beating_cards(s: State) -> int:
    """The cards that may go on the table face up now: any to lead, else those that beat."""
    if s.laid == 0:
        return -1
    return cards_that_beat(s.best, s.trump)


@CLAUSES.state(TQ27)
def usable_cards(s: State, o: Core) -> int:
    """All hand cards; by house rule only those of the suit led while one holds any."""
    hand = s.hand[s.turn]
    if not o.must_follow or s.laid == 0:
        return hand
    suited = hand & of_suit(led_suit(s))
    return suited if suited else hand


@CLAUSES.state(TQ27)
def led_suit(s: State) -> int:
    """The suit of the card that was led; it lies face up before the leader."""
    return suit_of(s.led)


@CLAUSES.state(T16, TQ24)
def playable(s: State, o: Core) -> int:
    """The cards that may be played face up: to lead, or to beat."""
    return usable_cards(s, o) & beating_cards(s)


@CLAUSES.state(T17, TQ24, TQ29)
def discardable(s: State, o: Core) -> int:
    """The cards that may be laid face down: when one cannot beat, or need not by house rule."""
    if s.laid == 0:
        return 0
    usable = usable_cards(s, o)
    if o.must_beat and usable & beating_cards(s):
        return 0
    return usable


@CLAUSES.state(T16, TQ27)
def play_refused(s: State, o: Core, card: int) -> int:
    """The clause that forbids playing a card face up, or OK."""
    cards = 1 << card
    if s.stage != TRICKS:
        return T8
    if not cards & s.hand[s.turn]:
        return T4
    if not cards & usable_cards(s, o):
        return TQ27
    return OK if cards & beating_cards(s) else T16


@CLAUSES.state(T17, TQ27, TQ29)
def discard_refused(s: State, o: Core, card: int) -> int:
    """The clause that forbids laying a card face down, or OK."""
    cards = 1 << card
    if s.stage != TRICKS:
        return T8
    if not cards & s.hand[s.turn]:
        return T4
    if s.laid == 0:
        return T16
    if not cards & usable_cards(s, o):
        return TQ27
    return OK if cards & discardable(s, o) else TQ29


@CLAUSES.state(T16, T19)
def lay_face_up(s: State, card: int) -> None:
    """A card that leads or beats is the best so far."""
    seat = s.turn
    s.course[place_in_course(s, seat)] = card + 1
    s.hand[seat] &= ~(1 << card)
    s.up[seat] |= 1 << card
    s.because |= why_it_beats(s, card)
    if s.laid == 0:
        s.led = card
        s.leader = seat
    s.best = card
    s.best_seat = seat


@rule
def place_in_course(s: State, seat: int) -> int:
    """Where the card that a seat lays next stands in the course of the tricks."""
    return MOST_SEATS * count(s.up[seat] | s.down[seat]) + seat


@CLAUSES.state(T16, T19, T20)
def why_it_beats(s: State, card: int) -> int:
    """The clause, as a set of one, by which a card goes face up: it leads, trumps, or is higher."""
    if s.laid == 0:
        return 1 << T16
    trumped = suit_of(card) == s.trump and suit_of(s.best) != s.trump
    return 1 << (T20 if trumped else T19)


@CLAUSES.state(T17)
def lay_face_down(s: State, card: int) -> None:
    """A card that does not beat lies face down and wins nothing."""
    seat = s.turn
    s.hand[seat] &= ~(1 << card)
    s.down[seat] |= 1 << card
    s.because |= 1 << T17


@CLAUSES.state(TQ30)
def discards_are_shown(s: State, o: Core) -> bool:
    """By house rule all see the face-down cards when the deal is over."""
    return o.shows_discards == 1 and s.stage == OVER


@CLAUSES.state(T18)
def next_to_play(s: State) -> int:
    """The next seat in play, clockwise."""
    return next_active(s, s.turn)


@CLAUSES.state(T21)
def win_trick(s: State) -> None:
    """The best face-up card takes the trick, and its player leads to the next one."""
    s.tricks[s.best_seat] += 1
    s.leader = s.best_seat
    s.laid = 0
    s.best = NO_CARD
    s.led = NO_CARD
    s.trick_cards = 0
    s.because |= 1 << T21
