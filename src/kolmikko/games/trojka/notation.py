"""A position of Trójka as text that people can read and draw, and back.

    trojka    turn 2   dealer 3   stake 5   bank 15   turn-up 9d   stock 4
    seat 1    hand Kd As       purse 95
    seat 2    hand 2           purse 95   tricks 1   up Qs
    seat 3    hand 7c 7d 7h    purse 95   passed
    trick     1 up Kc

The stock is written next card first; without `stock` it is all that lies nowhere else. `up` and
`down` are cards of finished tricks; the trick on the table is the last line, as it was laid. A
number in place of cards means so many unknown ones: reading fills them, in the order of the text,
with the lowest cards of the pack that are not named. What is placed nowhere is out of the deal.

May be left out: `stage` (else `tricks`; or `deciding`, `drawing`, `over`), `dealer` (else the last
seat), `stake` and `bank` (else 0), `pack` (else 52), `paid` (stock cards drawn for payments),
`holder` (whose trójka took the bank), `draw` (its cards that can still be drawn, else what the
rules offer), and for a seat `purse` and `tricks` (else 0), `thrown` (the hand that it exchanged),
`passed` and `announced`. Not told: why the last action had its effect, in which of the finished
tricks a card went, and the order of the deck before the stock. Whole games are written as records.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from kolmikko.cards import PACK, WHOLE_PACK, card, card_set, members, name_of, names, suit_of
from kolmikko.games.trojka.options import DeckSize
from kolmikko.games.trojka.rules.sets import offer_cards
from kolmikko.games.trojka.rules.tricks import lay_face_down, lay_face_up, next_to_play
from kolmikko.games.trojka.rules.values import cards_that_beat
from kolmikko.games.trojka.state import DRAWING, MOST_SEATS, NO_CARD, NOBODY, TRICKS, Core, State

GAME: Final = "trojka"
FEWEST_SEATS: Final = 2
MOST_TRICKS: Final = 3
MANY: Final = 1_000_000_000_000
STAGES: Final = ("deciding", "tricks", "drawing", "over")

TABLE_CARDS: Final = ("turn-up", "stock", "paid")
TABLE_TELLS: Final = ("turn", "dealer", "stake", "bank", "pack", "stage", "holder", "draw")
TABLE_WORDS: Final = (*TABLE_CARDS, *TABLE_TELLS)
SEAT_CARDS: Final = ("hand", "up", "down", "thrown")
SEAT_WORDS: Final = (*SEAT_CARDS, "purse", "tricks", "passed", "announced")


@dataclass(frozen=True)
class Line:
    """One line of a position: where it stands, and the values behind each of its words."""

    name: str
    places: tuple[str, ...] = ()
    words: dict[str, list[str]] = field(default_factory=dict)

    def wrong(self, why: str) -> ValueError:
        return ValueError(f"{self.name}: {why}")

    def number(self, word: str, least: int, most: int, usual: int | None = None) -> int:
        values = self.words.get(word)
        if values is None and usual is not None:
            return usual
        if values and len(values) == 1 and values[0].removeprefix("-").isdecimal():
            number = int(values[0])
            if least <= number <= most:
                return number
        raise self.wrong(f"{word!r} wants a number from {least} to {most}: {values}")

    def flag(self, word: str) -> int:
        """1 when a word stands there, which has no values; else 0."""
        if self.words.get(word):
            raise self.wrong(f"{word!r} stands alone: {self.words[word]}")
        return int(word in self.words)

    def cards(self, word: str, unnamed: Iterator[int]) -> list[int]:
        """The cards behind a word, the unknown ones filled in."""
        cards: list[int] = []
        for value in self.words.get(word, []):
            filling = list(islice(unnamed, int(value))) if value.isdecimal() else [self.card(value)]
            if value.isdecimal() and len(filling) < int(value):
                raise self.wrong(f"only {len(filling)} cards are left for {value} unknown ones")
            cards += filling
        return cards

    def card(self, name: str) -> int:
        try:
            return card(name)
        except ValueError as error:
            raise self.wrong(str(error)) from None


def read_position(text: str, core: Core) -> State:
    """The state that a text draws, at a table with these frozen options.

    Raises ValueError for anything that is not a position, with the place of the mistake.
    """
    table, seats, trick = _lines(text)
    s = State()
    s.seats = len(seats)
    pack = _put_table(s, table)
    unnamed = members(pack & ~_all_named([table, *seats, trick], pack))
    stock = table.cards("stock", unnamed)
    s.paid = card_set(table.cards("paid", unnamed))
    for seat, line in enumerate(seats):
        _put_seat(s, seat, line, unnamed)
    s.active = s.seats - sum(s.passed)
    _put_turn(s, table)
    _put_trick(s, trick, unnamed)
    _put_deck(s, pack, stock if "stock" in table.words else list(unnamed))
    _put_draw(s, table, core)
    s.because = 0
    return s


def _lines(text: str) -> tuple[Line, list[Line], Line]:
    """The lines of the table, of every seat, and of the trick on the table, perhaps empty."""
    drawn = [line.split() for line in text.splitlines() if line.strip()]
    if not drawn or drawn[0][0] != GAME:
        raise ValueError(f"a position begins with {GAME!r}: {text.strip()[:20]!r}")
    table = _line(Line("the first line", TABLE_CARDS), drawn[0][1:], TABLE_WORDS)
    trick = _trick_line(drawn.pop()[1:] if drawn[-1][0] == "trick" else [])
    seats = []
    for number, parts in enumerate(drawn[1:], 1):
        if parts[:2] != ["seat", str(number)]:
            raise ValueError(f"'seat {number}' is wanted at the start of: {' '.join(parts)!r}")
        seats.append(_line(Line(f"seat {number}", SEAT_CARDS), parts[2:], SEAT_WORDS))
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise ValueError(f"{FEWEST_SEATS} to {MOST_SEATS} seats play, not {len(seats)}")
    return table, seats, trick


def _line(line: Line, parts: Iterable[str], allowed: tuple[str, ...]) -> Line:
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


def _trick_line(parts: list[str]) -> Line:
    """The cards of the trick, each behind a word that says who laid it on which side."""
    words = [" ".join(parts[n : n + 2]) for n in range(0, len(parts), 3)]
    line = Line("trick", tuple(words))
    if len(parts) % 3 or len(set(words)) < len(words):
        raise line.wrong(f"it goes seat, side, card, and so on: {' '.join(parts)!r}")
    line.words.update(zip(words, ([value] for value in parts[2::3]), strict=True))
    return line


def _all_named(lines: list[Line], pack: int) -> int:
    named = 0
    for line in lines:
        values = [value for place in line.places for value in line.words.get(place, [])]
        for number in (line.card(value) for value in values if not value.isdecimal()):
            if not pack >> number & 1:
                raise line.wrong(f"not in the pack: {name_of(number)}")
            if named >> number & 1:
                raise line.wrong(f"card named twice: {name_of(number)}")
            named |= 1 << number
    return named


def _put_table(s: State, table: Line) -> int:
    """What the first line says of money, pack and turn-up; the cards of the pack."""
    s.dealer = table.number("dealer", 1, s.seats, s.seats) - 1
    s.stake = table.number("stake", 0, MANY, 0)
    s.bank = table.number("bank", 0, MANY, 0)
    s.size = table.number("pack", min(DeckSize), PACK, PACK)
    if s.size not in list(DeckSize):
        raise table.wrong(f"no such pack: {s.size}")
    s.holder = table.number("holder", 1, s.seats, NOBODY + 1) - 1
    turned = table.words.get("turn-up", [])
    if len(turned) != 1:
        raise table.wrong(f"'turn-up' wants one card: {turned}")
    s.turn_up = table.card(turned[0])
    s.trump = suit_of(s.turn_up)
    return WHOLE_PACK >> PACK - s.size << PACK - s.size


def _put_turn(s: State, table: Line) -> None:
    """The stage and whose turn it is; who is to act between two tricks has taken the last one."""
    words = table.words.get("stage", [STAGES[TRICKS]])
    if len(words) != 1 or words[0] not in STAGES:
        raise table.wrong(f"'stage' wants one of {', '.join(STAGES)}: {' '.join(words)!r}")
    s.stage = STAGES.index(words[0])
    s.turn = table.number("turn", 1, s.seats) - 1
    if s.stage == TRICKS and s.passed[s.turn]:
        raise table.wrong(f"it is not the turn of seat {s.turn + 1}, which has passed")
    s.best = s.led = NO_CARD
    s.best_seat = s.turn if sum(s.tricks) > 0 else 0
    s.leader = s.turn if s.stage == TRICKS else s.best_seat


def _put_seat(s: State, seat: int, line: Line, unnamed: Iterator[int]) -> None:
    s.hand[seat] = card_set(line.cards("hand", unnamed))
    s.up[seat] = card_set(line.cards("up", unnamed))
    s.down[seat] = card_set(line.cards("down", unnamed))
    s.thrown[seat] = card_set(line.cards("thrown", unnamed))
    s.exchanged[seat] = int(s.thrown[seat] != 0)
    s.balances[seat] = line.number("purse", -MANY, MANY, 0)
    s.tricks[seat] = line.number("tricks", 0, MOST_TRICKS, 0)
    s.passed[seat] = line.flag("passed")
    s.announced[seat] = line.flag("announced")


def _put_trick(s: State, line: Line, unnamed: Iterator[int]) -> None:
    """Lay the cards of the trick in order, which has to bring about the turn that is told."""
    told = s.turn
    for word in line.places:
        seat, side = word.split()
        if s.laid == 0:
            s.turn = next((n for n in range(s.seats) if seat == str(n + 1)), told)
        if seat != str(s.turn + 1) or s.passed[s.turn] or s.laid == s.active - 1:
            raise line.wrong(f"it is not the turn of seat {seat}")
        _lay(s, line, side, line.cards(word, unnamed))
        s.turn = next_to_play(s)
    if s.turn != told:
        raise line.wrong(f"it is the turn of seat {s.turn + 1}, not of {told + 1}")


def _lay(s: State, line: Line, side: str, cards: list[int]) -> None:
    if side not in ("up", "down") or (side == "down" and s.laid == 0) or len(cards) != 1:
        raise line.wrong(f"one card lies 'up' or, unless it leads, 'down': {side!r}")
    laid = cards[0]
    if side == "down":
        lay_face_down(s, laid)
    elif s.laid and not cards_that_beat(s.best, s.trump) >> laid & 1:
        raise line.wrong(f"{name_of(laid)} does not beat {name_of(s.best)}")
    else:
        lay_face_up(s, laid)
    s.trick_cards |= 1 << laid
    s.laid += 1


def _put_deck(s: State, pack: int, stock: list[int]) -> None:
    """The stock comes last in the deck, and whatever is not in it before, ascending."""
    s.drawn = s.size - len(stock)
    s.deck = [*members(pack & ~card_set(stock)), *stock, *[0] * (PACK - s.size)]


def _put_draw(s: State, table: Line, core: Core) -> None:
    if s.stage == DRAWING and s.holder == NOBODY:
        raise table.wrong("'holder' is wanted where payers draw")
    s.undrawn = card_set(map(table.card, table.words.get("draw", [])))
    if s.stage == DRAWING and "draw" not in table.words:
        offer_cards(s, core)


def write_position(s: State) -> str:
    """A state with every card named, so that reading gives the same position again."""
    rows = [(GAME, _table_parts(s))]
    rows += [(f"seat {seat + 1}", _seat_parts(s, seat)) for seat in range(s.seats)]
    rows += [("trick", _trick_parts(s))] if s.laid else []
    return "".join(f"{name:<10}{'   '.join(filter(None, parts))}\n" for name, parts in rows)


def _table_parts(s: State) -> list[str]:
    return [
        f"turn {s.turn + 1}   dealer {s.dealer + 1}",
        f"stake {s.stake}   bank {s.bank}",
        f"pack {s.size}   stage {STAGES[s.stage]}",
        f"turn-up {name_of(s.turn_up)}",
        f"holder {s.holder + 1}" if s.holder != NOBODY else "",
        _part("draw", names(s.undrawn) if s.stage == DRAWING else []),
        _part("paid", names(s.paid)),
        _part("stock", map(name_of, s.deck[s.drawn : s.size])) or "stock 0",
    ]


def _seat_parts(s: State, seat: int) -> list[str]:
    return [
        _part("hand", names(s.hand[seat])),
        f"purse {s.balances[seat]}",
        f"tricks {s.tricks[seat]}",
        _part("up", names(s.up[seat] & ~s.trick_cards)),
        _part("down", names(s.down[seat] & ~s.trick_cards)),
        _part("thrown", names(s.thrown[seat])),
        "passed" if s.passed[seat] else "",
        "announced" if s.announced[seat] else "",
    ]


def _trick_parts(s: State) -> list[str]:
    seats = [(s.leader + place) % s.seats for place in range(s.seats)]
    return [
        f"{seat + 1} {side} {name}"
        for seat in seats
        for side, cards in (("up", s.up[seat]), ("down", s.down[seat]))
        for name in names(cards & s.trick_cards)
    ]


def _part(word: str, values: Iterable[str]) -> str:
    return " ".join([word, *values]) if (values := list(values)) else ""
