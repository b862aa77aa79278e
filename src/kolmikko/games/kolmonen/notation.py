"""A position of Kolmonen as text that people can read and draw, and back.

    kolmonen  turn 1   stock 9   pile 5c Ah
    seat 1    hand Kd As Tc    face-up 4h Qs 2d    hidden 3
    seat 2    hand 3           face-up Ad 6c 8d    hidden 3

The stock is written next card first, the pile from its bottom to its top, hidden cards in the
order in which they will be lifted. A number in place of cards means so many unknown ones: reading
fills them, in the order of the text, with the lowest cards that are not named. Cards that are
placed nowhere are toppled. May be left out: `stage`, `dealer` (else the last seat), `toppled`,
`turns`, `quiet`, `chosen`, and for a seat `known` (hand cards that everybody has seen go there),
`swaps` (exchanges left, else all) and `out` (its place). Games as a whole are written as records.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from kolmikko.cards import (
    PACK,
    WHOLE_PACK,
    card,
    card_set,
    count,
    first_cards,
    members,
    name_of,
    names,
    of_rank,
    rank_of,
)
from kolmikko.games.kolmonen.rules.dealing import place_after_dealer
from kolmikko.games.kolmonen.state import DEALT, EMPTY, MOST_SEATS, OVER, PLAYING, Core, State

GAME: Final = "kolmonen"
FEWEST_SEATS: Final = 2
MANY: Final = 1_000_000_000

STAGES: Final = (
    *("playing", "going-on", "leading", "swapping", "arranging", "choosing-row", "over"),
    "stalemate",
)
STALEMATE: Final = OVER + 1

TABLE_CARDS: Final = ("stock", "pile", "toppled")
TABLE_WORDS: Final = (*TABLE_CARDS, "turn", "stage", "dealer", "turns", "quiet", "chosen")
SEAT_CARDS: Final = ("hand", "face-up", "hidden")
SEAT_WORDS: Final = (*SEAT_CARDS, "known", "swaps", "out")


@dataclass(frozen=True)
class Line:
    """One line of a position: where it stands, and the values behind each of its words."""

    name: str
    words: dict[str, list[str]] = field(default_factory=dict)

    def wrong(self, why: str) -> ValueError:
        return ValueError(f"{self.name}: {why}")

    def number(self, word: str, least: int, most: int, usual: int | None = None) -> int:
        """The number behind a word; `usual` when the word is left out."""
        values = self.words.get(word)
        if values is None and usual is not None:
            return usual
        if values and len(values) == 1 and values[0].isdecimal():
            number = int(values[0])
            if least <= number <= most:
                return number
        raise self.wrong(f"{word!r} wants a number from {least} to {most}: {values}")

    def named(self, word: str) -> Iterator[int]:
        """The cards named behind a word; numbers of unknown ones are skipped."""
        for value in self.words.get(word, []):
            if not value.isdecimal():
                yield self.card(value)

    def cards(self, word: str, unnamed: Iterator[int]) -> list[int]:
        """The cards behind a word, the unknown ones filled in."""
        cards: list[int] = []
        for value in self.words.get(word, []):
            if value.isdecimal():
                cards += self.filled(word, int(value), unnamed)
            else:
                cards.append(self.card(value))
        return cards

    def filled(self, word: str, number: int, unnamed: Iterator[int]) -> list[int]:
        cards = [filling for _, filling in zip(range(number), unnamed, strict=False)]
        if len(cards) < number:
            raise self.wrong(f"{word}: only {len(cards)} cards are left for {number} unknown ones")
        return cards

    def card(self, name: str) -> int:
        try:
            return card(name)
        except ValueError as error:
            raise self.wrong(str(error)) from None


# --- reading ------------------------------------------------------------------------------------


def read_position(text: str, core: Core) -> State:
    """The state that a text draws, at a table with these frozen options.

    Raises ValueError for anything that is not a position, with the place of the mistake.
    """
    table, *seats = lines = _lines(text)
    unnamed = members(WHOLE_PACK & ~_all_named(lines))
    s = State()
    s.seats = len(seats)
    s.turn = table.number("turn", 1, s.seats) - 1
    s.dealer = table.number("dealer", 1, s.seats, s.seats) - 1
    s.turns = table.number("turns", 0, MANY, 0)
    s.quiet = table.number("quiet", 0, MANY, 0)
    s.stage, s.stalemate = _stage(table)
    stock = table.cards("stock", unnamed)
    _put_pile(s, table.cards("pile", unnamed))
    s.toppled = card_set(table.cards("toppled", unnamed))
    hidden = [_put_seat(s, seat, line, unnamed) for seat, line in enumerate(seats)]
    for seat, line in enumerate(seats):
        s.swaps_left[seat] = line.number("swaps", 0, MANY, core.swap_limit)
    s.toppled |= card_set(unnamed)
    s.chosen = _some_of(table, "chosen", s.hand[s.turn] | s.table[s.turn])
    _put_deck(s, table, stock, hidden)
    return s


def _lines(text: str) -> list[Line]:
    drawn = [line.split() for line in text.splitlines() if line.strip()]
    if not drawn or drawn[0][0] != GAME:
        raise ValueError(f"a position begins with {GAME!r}: {text.strip()[:20]!r}")
    lines = [_line("the first line", drawn[0][1:], TABLE_WORDS)]
    for number, parts in enumerate(drawn[1:], 1):
        if parts[:2] != ["seat", str(number)]:
            raise ValueError(f"'seat {number}' is wanted at the start of: {' '.join(parts)!r}")
        lines.append(_line(f"seat {number}", parts[2:], SEAT_WORDS))
    if not FEWEST_SEATS <= len(lines) - 1 <= MOST_SEATS:
        raise ValueError(f"{FEWEST_SEATS} to {MOST_SEATS} seats play, not {len(lines) - 1}")
    return lines


def _line(name: str, parts: Iterable[str], allowed: tuple[str, ...]) -> Line:
    line = Line(name)
    values: list[str] | None = None
    for part in parts:
        if part in line.words:
            raise line.wrong(f"{part!r} comes twice")
        if part in allowed:
            values = line.words[part] = []
        elif values is None:
            raise line.wrong(f"no such word: {part!r}")
        else:
            values.append(part)
    return line


def _all_named(lines: list[Line]) -> int:
    named = 0
    for line in lines:
        for word in (*TABLE_CARDS, *SEAT_CARDS):
            for number in line.named(word):
                if named >> number & 1:
                    raise line.wrong(f"card named twice: {name_of(number)}")
                named |= 1 << number
    return named


def _stage(table: Line) -> tuple[int, int]:
    """The stage, and whether the deal ended in a stalemate."""
    words = table.words.get("stage", [STAGES[PLAYING]])
    if len(words) != 1 or words[0] not in STAGES:
        raise table.wrong(f"'stage' wants one of {', '.join(STAGES)}: {' '.join(words)!r}")
    stage = STAGES.index(words[0])
    return (OVER, 1) if stage == STALEMATE else (stage, 0)


def _put_pile(s: State, pile: list[int]) -> None:
    s.pile = card_set(pile)
    s.top = rank_of(pile[-1]) if pile else EMPTY
    for number in reversed(pile):
        if rank_of(number) != s.top:
            break
        s.run += 1


def _put_seat(s: State, seat: int, line: Line, unnamed: Iterator[int]) -> list[int]:
    """Give a seat its cards; its hidden ones are handed back for the deck."""
    hand = line.cards("hand", unnamed)
    row = line.cards("face-up", unnamed)
    hidden = line.cards("hidden", unnamed)
    for word, cards in (("face-up", row), ("hidden", hidden)):
        if len(cards) > DEALT:
            raise line.wrong(f"{word}: {len(cards)} cards, but at most {DEALT} lie there")
    s.hand[seat] = card_set(hand)
    s.table[seat] = card_set(row)
    s.hidden[seat] = len(hidden)
    s.known[seat] = _some_of(line, "known", s.hand[seat])
    s.place[seat] = line.number("out", 1, s.seats, 0)
    s.outs += s.place[seat] > 0
    if (s.place[seat] == 0) == (not hand and not row and not hidden):
        raise line.wrong("a seat without cards, and no other, is 'out'")
    return hidden


def _some_of(line: Line, word: str, whole: int) -> int:
    """Cards that are named a second time, out of a set in which they lie."""
    some = card_set(line.named(word))
    if some & ~whole:
        raise line.wrong(f"{word}: not there: {' '.join(names(some & ~whole))}")
    return some


def _put_deck(s: State, table: Line, stock: list[int], hidden: list[list[int]]) -> None:
    """The deck: hidden cards where they were dealt, the stock last, spent cards between."""
    s.drawn = PACK - len(stock)
    if s.drawn < DEALT * s.seats:
        raise table.wrong(f"stock: {len(stock)} cards are too many for {s.seats} seats")
    lying = {
        place: number
        for seat in range(s.seats)
        for place, number in zip(hidden_places(s, seat), hidden[seat], strict=True)
    }
    spent = members(WHOLE_PACK & ~card_set([*stock, *lying.values()]))
    s.deck = [lying[place] if place in lying else next(spent) for place in range(s.drawn)] + stock


def hidden_places(s: State, seat: int) -> list[int]:
    """Where in the deck the hidden cards of a seat lie, the next one to be lifted first."""
    rounds = range(DEALT - s.hidden[seat], DEALT)
    return [n * s.seats + place_after_dealer(s, seat) for n in rounds]


# --- writing ------------------------------------------------------------------------------------


def write_position(s: State) -> str:
    """A state with every card named, so that reading gives the same position again."""
    lines = ["   ".join([f"{GAME}  turn {s.turn + 1}", *_table_parts(s)])]
    columns = [_column(s, word) for word in SEAT_WORDS]
    for seat in range(s.seats):
        parts = [f"seat {seat + 1}", *(column[seat] for column in columns if any(column))]
        lines.append("    ".join(parts).rstrip())
    return "\n".join(lines) + "\n"


def _table_parts(s: State) -> list[str]:
    stage = STALEMATE if s.stalemate else s.stage
    parts = [
        _part("stock", map(name_of, s.deck[s.drawn :])),
        _part("pile", map(name_of, pile_upwards(s))),
        _part("toppled", names(s.toppled)),
        _part("stage", [STAGES[stage]] if stage != PLAYING else []),
        _part("dealer", [str(s.dealer + 1)]),
        _part("turns", [str(s.turns)] if s.turns else []),
        _part("quiet", [str(s.quiet)] if s.quiet else []),
        _part("chosen", names(s.chosen)),
    ]
    return [part for part in parts if part]


def pile_upwards(s: State) -> list[int]:
    """The pile from bottom to top, as far as the rules tell: which cards lie on its top."""
    if s.top == EMPTY:
        return []
    alike = s.pile & of_rank(s.top)
    lower = first_cards(alike, count(alike) - s.run)
    return [*members(lower), *members(s.pile & ~alike), *members(alike & ~lower)]


def _column(s: State, word: str) -> list[str]:
    """One word for every seat, padded to one width; empty where there is nothing to say."""
    cells = [_part(word, _seat_values(s, seat, word)) for seat in range(s.seats)]
    width = max(map(len, cells))
    return [cell.ljust(width) for cell in cells] if width else cells


def _seat_values(s: State, seat: int, word: str) -> Iterable[str]:
    values: dict[str, Iterable[str]] = {
        "hand": names(s.hand[seat]),
        "face-up": names(s.table[seat]),
        "hidden": (name_of(s.deck[place]) for place in hidden_places(s, seat)),
        "known": names(s.known[seat]),
        "swaps": [str(s.swaps_left[seat])],
        "out": [str(s.place[seat])] if s.place[seat] else [],
    }
    return values[word]


def _part(word: str, values: Iterable[str]) -> str:
    return " ".join([word, *values]) if (values := list(values)) else ""
