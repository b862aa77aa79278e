"""A position drawn as text: the middle of the table, then a line for each seat.

What is drawn is one viewer's `View` with the events that this viewer has seen; a replay, which
hides nothing, adds the hands and the hidden cards. Narrow screens get the same in more lines.
"""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from kolmikko.cards import members, name_of
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.kolmonen.state import OVER as KOLMONEN_OVER
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.games.trojka.state import NOBODY
from kolmikko.rulekit.events import Event, Hidden, Shown
from kolmikko.rulekit.row import Row
from kolmikko.text.card_words import SYMBOLS
from kolmikko.text.catalog import Words

BACK: Final = "▒"
TURN: Final = "▶"
NARROWEST: Final = 24
NOTHING: Final = "–"
PILE_SHOWN: Final = 8

PILE_GROWS: Final = ("played", "flipped", "revealed")
PILE_GOES: Final = ("took", "toppled", "did-not-fit")


@dataclass(frozen=True)
class Position:
    """What may be drawn: a view, what happened in this deal, and the names of the seats.

    `hands` and `hidden` are card sets by seat that the reader may see beside the viewer's own.
    """

    view: Row
    events: Sequence[Event]
    names: Sequence[str]
    hands: Mapping[int, int] = field(default_factory=dict)
    hidden: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class _Sheet:
    """The parts of a drawing: facts of the middle, headings, and the cells of each seat."""

    title: str
    facts: list[str]
    headings: list[str]
    rows: list[list[str]]


def board(position: Position, words: Words, width: int = 80) -> list[str]:
    """The lines of a drawing, none of them wider than `width` unless a single word is."""
    view = position.view
    if isinstance(view, KolmonenView):
        sheet = _kolmonen(view, position, words)
    elif isinstance(view, TrojkaView):
        sheet = _trojka(view, position, words)
    else:
        raise TypeError(f"no drawing for {type(view).__name__}")
    return _drawn(sheet, max(width, NARROWEST))


def pile_of(events: Iterable[Event]) -> list[int]:
    """The pile of Kolmonen from bottom to top."""
    pile: list[int] = []
    for event in events:
        move_pile(pile, event)
    return pile


def move_pile(pile: list[int], event: Event) -> None:
    """Let the pile of Kolmonen become what one more event makes of it."""
    if event.kind in PILE_GOES:
        pile.clear()
    elif event.kind in PILE_GROWS and isinstance(event.cards, Shown):
        pile += event.cards.cards


def trick_of(events: Iterable[Event]) -> dict[int, Shown | Hidden]:
    """The trick of Trójka that lies on the table: by seat, a card or one face down."""
    trick: dict[int, Shown | Hidden] = {}
    for event in events:
        move_trick(trick, event)
    return trick


def move_trick(trick: dict[int, Shown | Hidden], event: Event) -> None:
    """Let the trick of Trójka become what one more event makes of it."""
    if event.kind == "won-trick":
        trick.clear()
    elif event.kind in ("played", "discarded") and event.seat is not None and event.cards:
        trick[event.seat] = event.cards


def short_cards(words: Words, cards: Iterable[int]) -> str:
    """Cards in short, such as "10♥ K♠"."""
    return " ".join(_short(words, name_of(card)) for card in cards)


def _short(words: Words, name: str) -> str:
    return words.say(f"rank-{name[0]}.index") + SYMBOLS[name[1]]


def _set(words: Words, cards: int) -> str:
    return short_cards(words, members(cards))


def _kolmonen(view: KolmonenView, position: Position, words: Words) -> _Sheet:
    pile = pile_of(position.events)
    top = ("… " if len(pile) > PILE_SHOWN else "") + short_cards(words, pile[-PILE_SHOWN:])
    facts = [
        words.say("ui-board-stock-kolmonen", count=view.stock),
        words.say("ui-board-pile", cards=top, count=len(pile)),
        words.say("ui-board-toppled", count=view.toppled.bit_count()),
    ]
    rows = []
    for seat in range(view.seats):
        hidden = _hidden_row(words, view.hidden[seat], position.hidden.get(seat, 0))
        hand = _hand(words, position, seat, view.viewer, view.hand, view.hand_counts[seat])
        if view.place[seat]:
            hand = words.say("ui-board-out", place=view.place[seat])
        name = _name(position, seat, acting=seat == view.turn and view.stage != KOLMONEN_OVER)
        rows.append([name, hidden, _set(words, view.table[seat]) or NOTHING, hand])
    headings = ["", *(words.say(f"ui-board-{what}") for what in ("hidden", "row", "hand"))]
    return _Sheet(words.say("kolmonen-name"), facts, headings, rows)


def _hidden_row(words: Words, count: int, known: int) -> str:
    if known:
        return f"({_set(words, known)})"
    return BACK * count or NOTHING


def _hand(words: Words, position: Position, seat: int, viewer: int, own: int, count: int) -> str:
    cards = own if seat == viewer else position.hands.get(seat, 0)
    if cards:
        return _set(words, cards)
    return BACK * count if 0 < count <= 3 else (f"{BACK}×{count}" if count else NOTHING)


def _name(position: Position, seat: int, *, acting: bool) -> str:
    return f"{TURN if acting else ' '} {position.names[seat]}"


def _trojka(view: TrojkaView, position: Position, words: Words) -> _Sheet:
    from kolmikko.games.trojka.state import OVER

    trump = words.say(
        "ui-board-trump", suit=SYMBOLS["cdhs"[view.trump]], card=_set(words, 1 << view.turn_up)
    )
    facts = [
        words.say("ui-board-bank", amount=view.bank),
        trump,
        words.say("ui-board-stock-trojka", count=view.stock),
    ]
    trick = trick_of(position.events)
    rows = []
    for seat in range(view.seats):
        shown = view.hand if seat == view.viewer else position.hands.get(seat, view.sets[seat])
        count = view.hand_counts[seat]
        hand = _set(words, shown) or BACK * count or NOTHING
        if view.passed[seat]:
            hand = words.say("ui-board-passed")
        name = _name(position, seat, acting=seat == view.turn and view.stage != OVER)
        balance = str(view.balances[seat])
        rows.append(
            [name, hand, _in_trick(words, trick.get(seat)), str(view.tricks[seat]), balance]
        )
    if view.holder != NOBODY:
        facts.append(words.say("ui-board-holder", name=position.names[view.holder]))
    keys = ("hand", "trick", "tricks", "chips")
    headings = ["", *(words.say(f"ui-board-{what}") for what in keys)]
    return _Sheet(words.say("trojka-name"), facts, headings, rows)


def _in_trick(words: Words, card: Shown | Hidden | None) -> str:
    if card is None:
        return NOTHING
    return short_cards(words, card.cards) if isinstance(card, Shown) else BACK


def _drawn(sheet: _Sheet, width: int) -> list[str]:
    inner = width - 4
    columns = _columns(sheet)
    wide = sum(columns) + 3 * (len(columns) - 1) <= inner
    body = _table(sheet, columns) if wide else _list(sheet, inner)
    facts = _filled(sheet.facts, inner)
    inner = max(map(cells, [*facts, *body, f" {sheet.title} "]))
    lines = [*facts, "", *body]
    top = f"╭─ {sheet.title} " + "─" * (inner - cells(sheet.title) - 1) + "╮"
    middle = ["├" + "─" * (inner + 2) + "┤" if not line else _padded(line, inner) for line in lines]
    return [top, *middle, "╰" + "─" * (inner + 2) + "╯"]


def _columns(sheet: _Sheet) -> list[int]:
    rows = [sheet.headings, *sheet.rows]
    return [max(cells(row[n]) for row in rows) for n in range(len(sheet.headings))]


def _table(sheet: _Sheet, columns: list[int]) -> list[str]:
    lines = []
    for row in (sheet.headings, *sheet.rows):
        padded = [
            cell + " " * (size - cells(cell)) for cell, size in zip(row, columns, strict=True)
        ]
        lines.append("   ".join(padded).rstrip())
    return lines


def _list(sheet: _Sheet, width: int) -> list[str]:
    """Each seat on several lines, with the headings before the cells."""
    lines = []
    for name, *rest in sheet.rows:
        lines.append(name)
        for heading, cell in zip(sheet.headings[1:], rest, strict=True):
            lines += [
                f"    {line}" for line in _filled(f"{heading} {cell}".split(" "), width - 4, " ")
            ]
    return lines


def _filled(parts: Sequence[str], width: int, between: str = "   ") -> list[str]:
    """Parts joined into as few lines as they fit on."""
    lines: list[str] = []
    for part in parts:
        if lines and cells(lines[-1]) + len(between) + cells(part) <= width:
            lines[-1] += between + part
        else:
            lines.append(part)
    return lines


def _padded(line: str, width: int) -> str:
    return f"│ {line}{' ' * (width - cells(line))} │"


def cells(text: str) -> int:
    """The columns that a text takes on a screen."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )
