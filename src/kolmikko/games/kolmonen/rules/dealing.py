"""The deal: K1 to K4, who begins (KQ2), and arranging the open cards before it (KQ28)."""

from kolmikko.cards import TEN, TWO, count, lowest, rank_of
from kolmikko.dialect import rule
from kolmikko.games.kolmonen.clauses import CLAUSES, K2, K3, K4, K5, KQ2, KQ28, OK
from kolmikko.games.kolmonen.state import ARRANGING, DEALT, EMPTY, PLAYING, Core, State


@CLAUSES.state(K2)
def next_hidden(s: State, seat: int) -> int:
    """The card that a seat lifts next: hidden cards lie in the order in which they were dealt."""
    lifted = DEALT - s.hidden[seat]
    return s.deck[lifted * s.seats + place_after_dealer(s, seat)]


@CLAUSES.state(K3)
def dealt_face_up(s: State, seat: int) -> int:
    """The three cards dealt face up on a seat's hidden ones."""
    return dealt_in_rounds(s, seat, DEALT)


@CLAUSES.state(K4)
def dealt_to_hand(s: State, seat: int) -> int:
    """The three cards dealt last, to the hand."""
    return dealt_in_rounds(s, seat, 2 * DEALT)


@rule
def dealt_in_rounds(s: State, seat: int, first_round: int) -> int:
    """The cards that a seat gets in three rounds of the deal, one card at a time."""
    cards = 0
    for n in range(first_round, first_round + DEALT):
        cards |= 1 << s.deck[n * s.seats + place_after_dealer(s, seat)]
    return cards


@rule
def place_after_dealer(s: State, seat: int) -> int:
    """How many seats after the dealer's left a seat sits; 0 is the dealer's left."""
    place = seat - s.dealer - 1
    return place if place >= 0 else place + s.seats


@rule
def seat_after_dealer(s: State, place: int) -> int:
    """The seat that sits so many after the dealer's left."""
    seat = s.dealer + 1 + place
    return seat if seat < s.seats else seat - s.seats


@rule
def deal(s: State, o: Core) -> None:
    """Deal the pack: hidden, face-up and hand cards; the rest is the stock."""
    for seat in range(s.seats):
        s.hidden[seat] = DEALT
        s.table[seat] = dealt_face_up(s, seat)
        s.hand[seat] = dealt_to_hand(s, seat)
        s.swaps_left[seat] = o.swap_limit
    s.drawn = 3 * DEALT * s.seats
    s.top = EMPTY
    s.because = 1 << K2 | 1 << K3 | 1 << K4
    if o.arranges:
        s.stage = ARRANGING
        s.turn = eldest_hand(s)
    else:
        begin(s, o)


@rule
def begin(s: State, o: Core) -> None:
    """The first player is to lead."""
    s.stage = PLAYING
    s.turn = lowest_hand_card(s) if o.lowest_starts else eldest_hand(s)


@CLAUSES.state(K5)
def eldest_hand(s: State) -> int:
    """Eldest hand, left of the dealer, opens."""
    return seat_after_dealer(s, 0)


@CLAUSES.state(KQ2)
def lowest_hand_card(s: State) -> int:
    """By house rule the lowest hand card opens; of equals the one nearest the dealer's left."""
    best = 0
    starter = 0
    for place in range(s.seats):
        seat = seat_after_dealer(s, place)
        height = lowest_height(s.hand[seat])
        if place == 0 or height < best:
            best = height
            starter = seat
    s.because |= 1 << KQ2
    return starter


@rule
def lowest_height(cards: int) -> int:
    """The height of the lowest card: three up to the ace, then two, then ten."""
    least = 99
    while cards:
        height = starting_height(rank_of(lowest(cards)))
        if height < least:
            least = height
        cards &= cards - 1
    return least


@rule
def starting_height(rank: int) -> int:
    """How high a rank counts when the lowest card starts."""
    if rank == TWO:
        return 13
    return 14 if rank == TEN else rank


@CLAUSES.state(KQ28)
def arrange_refused(s: State, cards: int) -> int:
    """Before the first card each seat may name three of its six open cards to lie face up."""
    mine = s.hand[s.turn] | s.table[s.turn]
    if s.stage != ARRANGING or count(cards) != DEALT or cards & ~mine:
        return KQ28
    return OK


@CLAUSES.state(KQ28)
def arrange(s: State, o: Core, cards: int) -> None:
    """These three open cards lie face up; then the next seat arranges, or the first plays."""
    seat = s.turn
    mine = s.hand[seat] | s.table[seat]
    s.known[seat] |= s.table[seat] & ~cards
    s.table[seat] = cards
    s.hand[seat] = mine & ~cards
    s.because |= 1 << KQ28
    if seat == s.dealer:
        begin(s, o)
    else:
        s.stage = ARRANGING
        s.turn = seat + 1 if seat + 1 < s.seats else 0
