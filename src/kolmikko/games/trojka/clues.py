"""What a viewer of Trójka can conclude about the cards that it has not seen.

Hidden cards come in slots: a hand, a hand thrown in, a card laid face down in a trick. Who could
not beat held nothing that beats; who did not follow suit, by house rule, held none of that suit.
What announcing tells is about three cards at a time, and stands in `imagine`.
"""

from typing import Annotated, Final

from kolmikko.cards import PACK, WHOLE_PACK, count, of_suit, suit_of
from kolmikko.dialect import rule
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.rules.values import cards_that_beat
from kolmikko.games.trojka.state import DEALT, MOST_SEATS, NO_CARD, CardPerTrick, Core
from kolmikko.rulekit.row import CardSet, Row, Small, Tiny

HAND: Final = 0
THROWN: Final = 1
DOWN: Final = 2
SLOTS_OF_SEAT: Final = DOWN + DEALT
SLOTS: Final = SLOTS_OF_SEAT * MOST_SEATS
"""Slot SLOTS_OF_SEAT * seat + HAND, THROWN, or DOWN plus the number of a trick."""

SetPerSlot = Annotated[list[int], "i8", SLOTS]
TinyPerSlot = Annotated[list[int], "i1", SLOTS]


class Clues(Row):
    """The slots with hidden cards, and what may lie in each."""

    fits: SetPerSlot  # cards that may lie there
    cards: SetPerSlot  # cards that do lie there in the world drawn last
    lacks: Annotated[list[int], "i8", MOST_SEATS]  # cards that each seat is known not to hold
    unseen: CardSet  # cards whose place the viewer does not know
    told: Tiny  # 1: it is known in which trick each card went; of drawn positions it is not
    slots: Small  # how many slots hide cards
    slot: TinyPerSlot  # these, the one that fewest cards fit first
    hides: TinyPerSlot  # how many cards lie there unseen
    best: CardPerTrick  # trick by trick, the card that each seat had to beat, plus one; 0 to lead
    led: Annotated[list[int], "i1", DEALT]  # card that was led to each trick, or NO_CARD


@rule
def conclude(v: View, o: Core, c: Clues) -> None:
    """Fill the clues with what a view tells; whatever they were before does not matter."""
    c.unseen = pack_of(v) & ~seen_cards(v)
    for seat in range(v.seats):
        c.lacks[seat] = 0
        note_slot(c, SLOTS_OF_SEAT * seat + HAND, 0, 0)
        note_slot(c, SLOTS_OF_SEAT * seat + THROWN, 0, 0)
        for trick in range(DEALT):
            note_slot(c, SLOTS_OF_SEAT * seat + DOWN + trick, 0, 0)
            c.best[MOST_SEATS * trick + seat] = 0
    c.told = course_is_told(v)
    if c.told:
        follow_tricks(v, o, c)
    for seat in range(v.seats):
        if seat != v.viewer:
            hidden = v.hand_counts[seat] if v.sets[seat] == 0 else 0
            note_slot(c, SLOTS_OF_SEAT * seat + HAND, hidden, c.lacks[seat])
            note_slot(c, SLOTS_OF_SEAT * seat + THROWN, DEALT * v.exchanged[seat], 0)
            if not c.told and v.down[seat] == 0:
                for trick in range(v.down_counts[seat]):
                    note_slot(c, SLOTS_OF_SEAT * seat + DOWN + trick, 1, 0)
    put_slots_in_order(v, c)


@rule
def pack_of(v: View) -> int:
    """The cards of the pack; the lowest ranks are left out of a small one."""
    missing = PACK - v.size
    return WHOLE_PACK >> missing << missing


@rule
def seen_cards(v: View) -> int:
    """The cards whose place the viewer knows."""
    cards = 1 << v.turn_up | v.hand | v.thrown | v.paid
    for seat in range(v.seats):
        cards |= v.sets[seat] | v.up[seat] | v.down[seat]
    return cards


@rule
def note_slot(c: Clues, slot: int, hidden: int, lacking: int) -> None:
    """So many cards lie hidden in a slot, none of those that are lacking."""
    c.hides[slot] = hidden
    c.fits[slot] = c.unseen & ~lacking
    c.cards[slot] = 0


@rule
def follow_tricks(v: View, o: Core, c: Clues) -> None:
    """Go through the tricks again, and note what each card laid tells of who laid it."""
    leader = v.dealer + 1 if v.dealer + 1 < v.seats else 0
    for trick in range(DEALT):
        c.led[trick] = NO_CARD
        best = NO_CARD
        winner = leader
        for place in range(v.seats):
            seat = leader + place if leader + place < v.seats else leader + place - v.seats
            if cards_laid(v, seat) > trick:
                card = v.course[MOST_SEATS * trick + seat] - 1
                c.best[MOST_SEATS * trick + seat] = best + 1
                if seat != v.viewer and best != NO_CARD:
                    c.lacks[seat] |= lacking(v, o, c.led[trick], best, card)
                if card == NO_CARD:
                    hidden = 1 if v.down[seat] == 0 else 0
                    note_slot(c, SLOTS_OF_SEAT * seat + DOWN + trick, hidden, c.lacks[seat])
                else:
                    if best == NO_CARD:
                        c.led[trick] = card
                    best = card
                    winner = seat
        leader = winner


@rule
def cards_laid(v: View, seat: int) -> int:
    """How many cards a seat has laid in the tricks so far."""
    return count(v.up[seat]) + v.down_counts[seat]


@rule
def course_is_told(v: View) -> bool:
    """Whether every card that has been played face up stands in the course of the tricks."""
    shown = 0
    for place in range(DEALT * MOST_SEATS):
        shown += v.course[place] > 0
    for seat in range(v.seats):
        shown -= count(v.up[seat])
    return shown == 0


@rule
def lacking(v: View, o: Core, led: int, best: int, card: int) -> int:
    """What a seat cannot hold that laid a card, or one face down, when `best` was to be beaten."""
    if card != NO_CARD:
        return of_suit(suit_of(led)) if o.must_follow and suit_of(card) != suit_of(led) else 0
    if not o.must_beat:
        return 0
    beaters = cards_that_beat(best, v.trump)
    return beaters & of_suit(suit_of(led)) if o.must_follow else beaters


@rule
def put_slots_in_order(v: View, c: Clues) -> None:
    """List the slots with hidden cards, those first that fewer cards fit."""
    c.slots = 0
    for slot in range(SLOTS_OF_SEAT * v.seats):
        if c.hides[slot]:
            at = c.slots
            while at > 0 and count(c.fits[c.slot[at - 1]]) > count(c.fits[slot]):
                c.slot[at] = c.slot[at - 1]
                at -= 1
            c.slot[at] = slot
            c.slots += 1
