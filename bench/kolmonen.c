/* The loop of Kolmonen in C, as a yardstick: what the same games cost without Python.

   The rules are those of src/kolmikko/games/kolmonen under the classic options, which are
   constants here, for two to five seats. A state is the same bytes as the record of our fast
   gear, and the dice are the same, so both must play the same games: `python -m bench` compares
   the whole records before it measures. Functions have the names that they have in our rules. */

#include <stdint.h>
#include <string.h>
#if defined(__BMI2__) && defined(__POPCNT__)
#include <immintrin.h>
#endif

enum { MOST_SEATS = 5, PACK = 52, DEALT = 3, EMPTY = 13 };
enum { TWO = 0, TEN = 8, ACE = 12 };
enum { PLAYING, GOING_ON, LEADING, SWAPPING, ARRANGING, CHOOSING_ROW, OVER };
enum { TAKE = 52, FLIP, REVEAL, END, SWAP };
enum { SWAP_LIMIT = 2, PROGRESS_LIMIT = 200, TURN_LIMIT = 20000 };

/* The clause numbers K2, KQ5 … are given by the compiler's command line, from clauses.py. */

typedef int64_t cards_t;

typedef struct {
    cards_t hand[MOST_SEATS], table[MOST_SEATS], known[MOST_SEATS];
    cards_t pile, toppled, chosen, because;
    int32_t turns, quiet, swaps_left[MOST_SEATS];
    int16_t top, run, stage, turn, seats, dealer, drawn, outs, stalemate;
    int8_t hidden[MOST_SEATS], place[MOST_SEATS];
    int8_t deck[PACK];
} state_t;

typedef struct { int64_t carry; } dice_t;

#define BIT(n) ((cards_t)1 << (n))
#define BECAUSE(clause) (s->because |= BIT(clause))

static const cards_t ALL = BIT(PACK) - 1, TENS_AND_TWOS = 0xFLL << 4 * TEN | 0xFLL << 4 * TWO;

/* What fits on each top: the same rank or higher, tens and twos; on an ace only an ace. */
static inline cards_t fits(int top) {
    if (top == EMPTY) return ALL;
    cards_t high = ALL & ~(BIT(4 * top) - 1);
    return top == ACE ? high : high | TENS_AND_TWOS;
}

static inline int count(cards_t cards) { return __builtin_popcountll((uint64_t)cards); }

static inline int nth(cards_t cards, int number) {
#if defined(__BMI2__)
    return __builtin_ctzll(_pdep_u64(1ull << number, (uint64_t)cards));
#else
    for (; number > 0; number--) cards &= cards - 1;
    return __builtin_ctzll((uint64_t)cards);
#endif
}

static inline cards_t first_cards(cards_t cards, int number) {
#if defined(__BMI2__)
    return (cards_t)_pdep_u64((1ull << number) - 1, (uint64_t)cards);
#else
    cards_t others = cards;
    for (; number > 0; number--) others &= others - 1;
    return cards ^ others;
#endif
}

static inline cards_t counts_by_rank(cards_t cards) {
    cards_t gaps = cards >> 1 & ~cards & 0x5555555555555;
    cards -= gaps;
    gaps = cards >> 2 & ~cards & 0x3333333333333;
    cards -= 3 * gaps;
    gaps = cards >> 1 & ~cards & 0x2222222222222;
    return cards - gaps;
}

static inline int64_t below(dice_t *d, int64_t n) {
    int64_t word = d->carry & 0xFFFFFFFF, carry = d->carry >> 32;
    d->carry = word * 1988364903 + carry;
    return (word ^ carry) * n >> 32;
}

static inline int next_hidden(const state_t *s, int seat) {
    int place = seat - s->dealer - 1;
    if (place < 0) place += s->seats;
    return s->deck[(DEALT - s->hidden[seat]) * s->seats + place];
}

static void deal(state_t *s) {
    for (int seat = 0; seat < s->seats; seat++) {
        int place = seat - s->dealer - 1;
        if (place < 0) place += s->seats;
        s->hidden[seat] = DEALT;
        s->swaps_left[seat] = SWAP_LIMIT;
        for (int n = DEALT; n < 2 * DEALT; n++) {
            s->table[seat] |= BIT(s->deck[n * s->seats + place]);
            s->hand[seat] |= BIT(s->deck[(n + DEALT) * s->seats + place]);
        }
    }
    s->drawn = 3 * DEALT * s->seats;
    s->top = EMPTY;
    s->because = BIT(K2) | BIT(K3) | BIT(K4);
    s->stage = PLAYING;
    s->turn = s->dealer + 1 < s->seats ? s->dealer + 1 : 0;
}

static inline cards_t open_to_play(const state_t *s) {
    cards_t hand = s->hand[s->turn];
    return hand ? hand : s->table[s->turn];
}

static inline cards_t legal_in_turn(const state_t *s) {
    int seat = s->turn;
    cards_t hand = s->hand[seat], fitting = fits(s->top);
    cards_t moves = counts_by_rank(open_to_play(s) & fitting);
    if (s->stage == GOING_ON) return moves | BIT(END);
    if (s->top != EMPTY) {
        moves |= BIT(TAKE);
        if (s->drawn < PACK && !(hand & fitting)) moves |= BIT(FLIP);
    }
    if (s->stage == PLAYING && s->swaps_left[seat] && count(hand) >= DEALT
        && count(s->table[seat]) >= DEALT)
        moves |= BIT(SWAP);
    return moves ? moves : BIT(END);
}

static cards_t legal_picks(const state_t *s) {
    cards_t unpicked = s->hand[s->turn] & ~s->chosen, picks = 0;
    int missing = DEALT - count(s->chosen), rank = ACE;
    while (rank > 0 && !(s->chosen & 0xFLL << 4 * rank)) rank--;
    for (; rank <= ACE && count(unpicked >> 4 * rank) >= missing; rank++)
        if (unpicked & 0xFLL << 4 * rank) picks |= BIT(4 * rank);
    return picks;
}

static inline cards_t legal(const state_t *s) {
    return s->stage == SWAPPING ? legal_picks(s) : legal_in_turn(s);
}

static inline void settle_stalemate(state_t *s) {
    if (s->quiet >= PROGRESS_LIMIT || s->turns >= TURN_LIMIT) {
        s->stage = OVER;
        s->stalemate = 1;
        BECAUSE(KQ44);
    }
}

static inline void pass_turn(state_t *s) {
    s->stage = PLAYING;
    s->turn = s->turn + 1 < s->seats ? s->turn + 1 : 0;
    settle_stalemate(s);
}

static inline void take_pile(state_t *s, int seat) {
    s->hand[seat] |= s->pile;
    s->known[seat] |= s->pile;
    s->pile = 0;
    s->top = EMPTY;
    s->run = 0;
}

static inline cards_t why_it_fits(int rank, int top) {
    if (top == EMPTY)
        return BIT(K5);
    if (rank == TWO)
        return BIT(K16);
    if (rank == TEN)
        return BIT(K13);
    return top == ACE ? BIT(K15) : BIT(K7);
}

static inline void put_on_pile(state_t *s, cards_t cards, int rank, int number) {
    s->because |= why_it_fits(rank, s->top);
    s->pile |= cards;
    s->run = rank == s->top ? s->run + number : number;
    s->top = rank;
}

static inline void finish_play(state_t *s, int rank, int leads) {
    int seat = s->turn;
    if (rank == TEN) {
        s->toppled |= s->pile;
        s->pile = 0;
        s->top = EMPTY;
        s->run = 0;
        s->quiet = 0;
        BECAUSE(K13);
    }
    while (s->drawn < PACK && count(s->hand[seat]) < DEALT) {
        s->hand[seat] |= BIT(s->deck[s->drawn++]);
        s->quiet = 0;
        BECAUSE(K6);
    }
    if (!s->hand[seat] && !s->table[seat]) {
        if (!s->hidden[seat]) {
            s->place[seat] = ++s->outs;
            s->stage = OVER;
            BECAUSE(K24);
            return;
        }
        BECAUSE(s->hidden[seat] == DEALT ? K21 : K23);
        s->hand[seat] = BIT(next_hidden(s, seat));
        s->hidden[seat]--;
        s->quiet = 0;
    }
    if (leads && (rank == TWO || rank == TEN)) {
        BECAUSE(rank == TWO ? KQ8 : KQ5);
        s->stage = rank == TWO ? GOING_ON : LEADING;
        settle_stalemate(s);
    } else {
        pass_turn(s);
    }
}

static inline void play(state_t *s, int rank, int number) {
    int seat = s->turn;
    cards_t cards = first_cards(open_to_play(s) & 0xFLL << 4 * rank, number);
    if (cards & s->table[seat]) {
        s->table[seat] &= ~cards;
        s->quiet = 0;
    }
    s->hand[seat] &= ~cards;
    s->known[seat] &= ~cards;
    if (number > 1) BECAUSE(K8);
    put_on_pile(s, cards, rank, number);
    finish_play(s, rank, 1);
}

static void flip(state_t *s) {
    int seat = s->turn, card = s->deck[s->drawn++];
    s->quiet = 0;
    BECAUSE(K10);
    if (fits(s->top) & BIT(card)) {
        put_on_pile(s, BIT(card), card >> 2, 1);
        BECAUSE(K11);
        finish_play(s, card >> 2, 0);
        return;
    }
    s->hand[seat] |= BIT(card);
    s->known[seat] |= BIT(card);
    BECAUSE(K12);
    take_pile(s, seat);
    pass_turn(s);
}

static void pick(state_t *s, int rank) {
    int seat = s->turn;
    s->chosen |= first_cards(s->hand[seat] & ~s->chosen & 0xFLL << 4 * rank, 1);
    if (count(s->chosen) < DEALT) return;
    cards_t row = s->table[seat];
    s->table[seat] = s->chosen;
    s->hand[seat] = (s->hand[seat] & ~s->chosen) | row;
    s->known[seat] = (s->known[seat] & ~s->chosen) | row;
    s->swaps_left[seat]--;
    s->because = BIT(K18) | BIT(K19);
    s->chosen = 0;
    s->stage = PLAYING;
}

static inline void act(state_t *s, int action) {
    if (s->stage == SWAPPING) {
        pick(s, action >> 2);
        return;
    }
    s->because = 0;
    if (action == SWAP) {
        s->chosen = 0;
        s->stage = SWAPPING;
        return;
    }
    s->turns++;
    s->quiet++;
    if (action < TAKE) {
        play(s, action >> 2, (action & 3) + 1);
    } else if (action == TAKE) {
        BECAUSE(K9);
        take_pile(s, s->turn);
        pass_turn(s);
    } else if (action == FLIP) {
        flip(s);
    } else {
        BECAUSE(KQ8);
        pass_turn(s);
    }
}

int64_t play_games(state_t *s, dice_t *d, const state_t *before, int64_t games) {
    int64_t actions = 0;
    while (games-- > 0) {
        memcpy(s, before, sizeof *s);
        for (int place = 0; place < PACK; place++) {
            int other = (int)below(d, place + 1);
            s->deck[place] = s->deck[other];
            s->deck[other] = (int8_t)place;
        }
        deal(s);
        for (; s->stage != OVER; actions++) {
            cards_t moves = legal(s);
            act(s, nth(moves, (int)below(d, count(moves))));
        }
    }
    return actions;
}

int64_t size_of_state(void) { return sizeof(state_t); }
