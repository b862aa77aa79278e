"""The course of a deal: a table of contents. It calls the clauses and holds no rule itself."""

from kolmikko.cards import count, first_cards, of_rank, rank_of
from kolmikko.dialect import rule
from kolmikko.games.kolmonen.actions import (
    ARRANGE,
    END,
    FLIP,
    ONE_OF_A_RANK,
    REVEAL,
    SWAP,
    TAKE,
)
from kolmikko.games.kolmonen.clauses import K8, K9, K11, K13, KQ5, KQ8, KQ42, OK
from kolmikko.games.kolmonen.rules.blind_card import (
    blind_card_stays,
    flip_refused,
    take_with_pile,
    turn_stock_card,
)
from kolmikko.games.kolmonen.rules.dealing import arrange
from kolmikko.games.kolmonen.rules.ending import go_out, is_out, settle_stalemate
from kolmikko.games.kolmonen.rules.playing import (
    open_to_play,
    plays,
    put_on_pile,
    refill,
    take_pile,
    take_refused,
)
from kolmikko.games.kolmonen.rules.special_ranks import (
    end_refused,
    four_alike,
    keeps_the_turn,
    topple,
)
from kolmikko.games.kolmonen.rules.table_cards import (
    lift_hidden,
    reveal_hidden,
    reveal_refused,
    revealed_card_stays,
    swap_refused,
    swap_row,
    take_revealed,
)
from kolmikko.games.kolmonen.state import (
    ARRANGING,
    CHOOSING_ROW,
    CLEAR,
    DEALT,
    GO_ON,
    GOING_ON,
    LEADING,
    NO_EFFECT,
    OVER,
    PLAYING,
    SWAPPING,
    TOPPLE,
    Core,
    State,
)


@rule
def legal(s: State, o: Core) -> int:
    """The legal actions as a set of bits; empty when the deal is over."""
    if s.stage <= LEADING:
        return legal_in_turn(s, o)
    if s.stage == ARRANGING:
        return 1 << ARRANGE
    return 0 if s.stage == OVER else legal_picks(s)


@rule
def legal_in_turn(s: State, o: Core) -> int:
    """Plays, and the other things one may do in one's turn."""
    moves = plays(s, o)
    if o.reveals and reveal_refused(s, o) == OK:
        moves |= 1 << REVEAL
    if take_refused(s, o, moves) == OK:
        moves |= 1 << TAKE
    if flip_refused(s, o) == OK:
        moves |= 1 << FLIP
    if swap_refused(s, o) == OK:
        moves |= 1 << SWAP
    if end_refused(s, o, moves) == OK:
        moves |= 1 << END
    return moves


@rule
def legal_picks(s: State) -> int:
    """The ranks that can be picked next for a new face-up row, in ascending order."""
    unpicked = row_candidates(s) & ~s.chosen
    missing = DEALT - count(s.chosen)
    picks = 0
    rank = last_pick(s.chosen)
    while rank < 13 and count(unpicked >> (4 * rank)) >= missing:
        if unpicked & of_rank(rank):
            picks |= 1 << (4 * rank)
        rank += 1
    return picks & ONE_OF_A_RANK


@rule
def row_candidates(s: State) -> int:
    """The cards that a new face-up row is chosen from."""
    seat = s.turn
    return s.hand[seat] | s.table[seat] if s.stage == CHOOSING_ROW else s.hand[seat]


@rule
def last_pick(chosen: int) -> int:
    """The highest rank picked so far, or 0."""
    rank = 12
    while rank > 0 and chosen & of_rank(rank) == 0:
        rank -= 1
    return rank


@rule
def act(s: State, o: Core, action: int) -> None:
    """Carry out a legal action of the layout."""
    if action < TAKE:
        if s.stage <= LEADING:
            play(s, o, action >> 2, (action & 3) + 1)
        else:
            pick(s, o, action >> 2)
    elif action == TAKE:
        take(s, o)
    elif action == FLIP:
        flip(s, o)
    elif action == REVEAL:
        reveal(s, o)
    elif action == END:
        end(s, o)
    else:
        s.because = 0
        s.chosen = 0
        s.stage = SWAPPING if action == SWAP else CHOOSING_ROW


@rule
def play(s: State, o: Core, rank: int, number: int) -> None:
    """Lay so many cards of a rank, those of the lowest suits."""
    mine = open_to_play(s, o, s.turn) & of_rank(rank)
    lay(s, o, first_cards(mine, number), rank, number)


@rule
def pick(s: State, o: Core, rank: int) -> None:
    """One more card for the new face-up row; the third one completes the exchange."""
    candidates = row_candidates(s) & ~s.chosen & of_rank(rank)
    s.chosen |= first_cards(candidates, 1)
    if count(s.chosen) == DEALT:
        if s.stage == SWAPPING:
            swap(s, s.chosen)
        else:
            arrange_row(s, o, s.chosen)


@rule
def swap(s: State, cards: int) -> None:
    """Exchange the face-up row; the turn goes on."""
    s.because = 0
    swap_row(s, cards)
    s.chosen = 0
    s.stage = PLAYING


@rule
def arrange_row(s: State, o: Core, cards: int) -> None:
    """Name the three open cards that lie face up, before the first card is played."""
    s.because = 0
    s.chosen = 0
    arrange(s, o, cards)


@rule
def start_turn(s: State) -> None:
    """One more turn, quiet until something changes."""
    s.because = 0
    s.turns += 1
    s.quiet += 1


@rule
def lay(s: State, o: Core, cards: int, rank: int, number: int) -> None:
    """Lay cards of one rank from the hand or the face-up row."""
    start_turn(s)
    seat = s.turn
    others = ~cards
    if cards & s.table[seat]:
        s.table[seat] &= others
        s.quiet = 0
    s.hand[seat] &= others
    s.known[seat] &= others
    if number > 1:
        s.because |= 1 << K8
    put_on_pile(s, cards, rank, number)
    finish_play(s, o, o.effect[rank], number, 1)


@rule
def flip(s: State, o: Core) -> None:
    """Turn the top card of the stock blind onto the pile."""
    start_turn(s)
    seat = s.turn
    card = turn_stock_card(s)
    if blind_card_stays(s, o, card):
        rank = rank_of(card)
        put_on_pile(s, 1 << card, rank, 1)
        s.because |= 1 << K11
        finish_play(s, o, o.blind_effect[rank], 1, o.blind_leads)
    else:
        take_with_pile(s, seat, card)
        take_pile(s, seat)
        pass_turn(s, o)


@rule
def reveal(s: State, o: Core) -> None:
    """Turn one's next hidden card onto the pile."""
    start_turn(s)
    seat = s.turn
    card = reveal_hidden(s, seat)
    if revealed_card_stays(s, o, card):
        rank = rank_of(card)
        put_on_pile(s, 1 << card, rank, 1)
        finish_play(s, o, o.effect[rank], 1, 1)
    else:
        take_revealed(s, seat, card)
        take_pile(s, seat)
        pass_turn(s, o)


@rule
def finish_play(s: State, o: Core, effect: int, number: int, leads: int) -> None:
    """What follows when cards lie on the pile: effect, refill, lift, out, next seat."""
    seat = s.turn
    if o.four_alike and four_alike(s, o, number):
        topple(s, KQ42)
        effect = TOPPLE
    elif effect == TOPPLE:
        topple(s, K13)
    elif effect == CLEAR:
        topple(s, KQ8)
    refill(s, seat)
    if s.hand[seat] == 0:
        lift_hidden(s, o, seat)
        if is_out(s, seat):
            go_out(s, o, seat)
            leads = 0
    if effect != NO_EFFECT and leads and keeps_the_turn(o, effect):
        keep_turn(s, o, effect)
    elif s.stage != OVER:
        pass_turn(s, o)


@rule
def keep_turn(s: State, o: Core, effect: int) -> None:
    """The same seat goes on: on its two, or by leading to the empty table."""
    s.because |= 1 << (KQ5 if effect == TOPPLE else KQ8)
    s.stage = GOING_ON if effect == GO_ON else LEADING
    settle_stalemate(s, o)


@rule
def take(s: State, o: Core) -> None:
    """Take up the pile; the turn passes."""
    start_turn(s)
    s.because |= 1 << K9
    take_pile(s, s.turn)
    pass_turn(s, o)


@rule
def end(s: State, o: Core) -> None:
    """Leave it at the two, or have nothing that one may do; the turn passes."""
    start_turn(s)
    s.because |= 1 << KQ8
    pass_turn(s, o)


@rule
def pass_turn(s: State, o: Core) -> None:
    """The next seat clockwise that is still in play is to act."""
    s.stage = PLAYING
    seat = s.turn + 1 if s.turn + 1 < s.seats else 0
    while s.place[seat]:
        seat = seat + 1 if seat + 1 < s.seats else 0
    s.turn = seat
    settle_stalemate(s, o)
