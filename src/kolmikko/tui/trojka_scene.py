"""The table of Trójka drawn: seats with what they laid, the turn-up under the stock, the bank."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from kolmikko.cards import members, suit_of
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.state import DECIDING, DRAWING, NO_CARD, OVER, TRICKS
from kolmikko.rulekit.events import Event, Hidden, Shown
from kolmikko.text.catalog import Words
from kolmikko.text.figures import MINUS
from kolmikko.tui.canvas import Box, Canvas, Look, cut
from kolmikko.tui.cards import (
    LARGE,
    MIDDLE,
    MINI,
    SIGNS,
    SMALL,
    Pack,
    draw_back,
    draw_face,
    draw_mini,
    draw_mini_back,
    draw_sideways,
)
from kolmikko.tui.desk import Story
from kolmikko.tui.layout import Places, seats_around
from kolmikko.tui.seats import draw_name, draw_notice, draw_pill

WITH_EASE: Final = 20
"""Rows from which on the cards of seats and of one's own row are more than a line."""

SEAT: Final = 17
"""Columns of a seat."""

FLAT: Final = 3
"""Rows of a seat with one-line cards; with small cards it is two more."""

LEAST: Final = 2
"""Rows that the middle needs: what lies there, and what to beat."""

BANK: Final = 14
"""Columns of the chips in the bank: three stacks of four, with gaps."""

CHIP: Final = "◉"
WON, OPEN = "▰", "▱"


@dataclass
class Laid:
    """What lies before the seats: the trick, which stays until the next lead, and payments."""

    cards: dict[int, Shown | Hidden] = field(default_factory=dict)
    winner: int | None = None
    paid: dict[int, int] = field(default_factory=dict)


def laid_after(events: Iterable[Event]) -> Laid:
    """The cards before the seats, as the events told it."""
    laid = Laid()
    for event in events:
        if event.kind in ("played", "discarded") and event.seat is not None and event.cards:
            if laid.winner is not None:
                laid = Laid()
            laid.cards[event.seat] = event.cards
        elif event.kind == "won-trick":
            laid.winner = event.seat
        elif event.kind == "drew-and-paid" and event.seat is not None and event.cards:
            laid.cards[event.seat] = event.cards
            laid.paid[event.seat] = event.amount
    return laid


@dataclass(frozen=True)
class TrojkaTable:
    """What is drawn, and on what."""

    canvas: Canvas
    pack: Pack
    words: Words
    story: Story
    view: View
    laid: Laid

    def draw(self) -> None:
        """The whole table."""
        v, rows = self.view, self.canvas.height
        me = v.viewer
        others = [(me + n) % v.seats for n in range(1, v.seats)] if me >= 0 else range(v.seats)
        ease = rows >= WITH_EASE
        own = 0 if me < 0 else 4 if ease else 2
        margin = int(rows > WITH_EASE)
        area = Box(1, margin, self.canvas.width - 2, rows - own - margin)
        places, height = places_for(len(others), area, with_ease=ease)
        if not places.fit(area) or not self._has_room(places.middle):
            draw_notice(self.canvas, self.words.say("ui-too-small"), self.pack)
            return
        for seat, box in zip(others, places.others, strict=True):
            self._seat(box, seat, roomy=height >= FLAT + 2)
        self._middle(places.middle)
        if own:
            self._own(Box(1, rows - own, self.canvas.width - 2, own), roomy=ease)

    def _seat(self, box: Box, seat: int, *, roomy: bool) -> None:
        c, v, right = self.pack.colours, self.view, box.right
        box = Box(box.x + (box.width - SEAT) // 2, box.y, SEAT, box.height)
        draw_name(
            self.canvas,
            box,
            self.story.names[seat],
            self.pack,
            to_act=v.turn == seat and v.stage != OVER,
            faded=v.passed[seat] > 0,
            aside=self.words.say("ui-dealer") if seat == v.dealer else "",
        )
        self.canvas.put(box.x, box.y + 1, "▌" * v.hand_counts[seat], Look(c.back))
        self.canvas.put(box.x + 4, box.y + 1, self._wealth(seat), Look(c.chalk))
        self._before_seat(Box(box.x, box.y + 2, *card_of(roomy=roomy)), seat, right)

    def _wealth(self, seat: int) -> str:
        """Tricks won out of three, and chips."""
        v, won = self.view, self.view.tricks[seat]
        counts = v.stage in (TRICKS, OVER) and not v.passed[seat]
        tricks = f"{WON * won}{OPEN * (3 - won)} " if counts else ""
        return f"{tricks}{CHIP} {v.balances[seat]}"

    def _before_seat(self, box: Box, seat: int, right: int) -> None:
        """What lies before a seat: its trójka, its card of the trick, or a word about it."""
        c, v, laid = self.pack.colours, self.view, self.laid
        for place, number in enumerate(members(v.sets[seat])):
            beside = Box(box.x + place * (box.width + 1), box.y, box.width, box.height)
            self._face(beside, number, ring=True)
        card = laid.cards.get(seat)
        if v.sets[seat]:
            return
        if isinstance(card, Shown):
            self._face(box, card.cards[0], ring=self._is_best(seat) and not laid.paid)
        elif isinstance(card, Hidden):
            self._back(box)
        word, loud = self._word_about(seat)
        x = box.x + (box.width + 2 if card else 0)
        look = Look(c.birch if loud else c.faint, bold=seat in laid.paid)
        self.canvas.put(x, box.y + (box.height > 1), cut(word, right - x), look)

    def _is_best(self, seat: int) -> bool:
        """Whether a seat has the best card of the trick, or has just won one."""
        v = self.view
        return self.laid.winner == seat or (v.best != NO_CARD and v.best_seat == seat)

    def _word_about(self, seat: int) -> tuple[str, bool]:
        """A word beside or in place of a seat's card, and whether it matters now."""
        say, v, laid = self.words.say, self.view, self.laid
        if seat in laid.paid:
            return f"{MINUS}{laid.paid[seat]} {CHIP}", True
        if seat in laid.cards:
            message = "ui-won-trick" if laid.winner == seat else "ui-best"
            return (say(message), True) if self._is_best(seat) else ("", False)
        if v.passed[seat]:
            return say("ui-passed"), False
        if v.exchanged[seat] and v.stage == DECIDING:
            return say("ui-exchanged"), False
        return "", False

    def _face(self, box: Box, card: int, *, ring: bool) -> None:
        colour = self.pack.colours.birch if ring else None
        if box.height > 1:
            draw_face(self.canvas, box, 1 << card, self.pack, ring=colour)
        else:
            draw_mini(self.canvas, box.x, box.y, card, self.pack, ring=colour)

    def _back(self, box: Box) -> None:
        if box.height > 1:
            draw_back(self.canvas, box, self.pack)
        else:
            draw_mini_back(self.canvas, box.x, box.y, self.pack)

    def _middle(self, box: Box) -> None:
        """The stock across the turn-up on the left, the bank on the right, and what to beat."""
        c, v = self.pack.colours, self.view
        sizes = [size for size in (LARGE, MIDDLE) if size[1] <= box.height - 2]
        width, height = sizes[0] if sizes else SMALL
        stock, trump, chips = self._labels()
        reach = max(width // 2 + 2 * height, len(stock) + 2 + len(trump))
        if box.height < SMALL[1] + 2 or box.width < reach + 4 + len(chips):
            self._flat_middle(box)
            return
        bank = max(0, min(BANK, box.width - reach - 4))
        left = box.x + max(0, box.width - reach - bank - 4) // 2
        top = box.y + max(0, (box.height - height - 2) // 2)
        across = Box(left + width // 2, top + (height - 3) // 2, 2 * height, 3)
        draw_sideways(self.canvas, across, v.turn_up, self.pack)
        if v.stock:
            draw_back(self.canvas, Box(left, top, width, height), self.pack)
        under = top + height
        loud = Look(c.chalk, bold=True)
        self.canvas.put(left, under, stock, Look(c.faint))
        self.canvas.put(left + len(stock) + 2, under, trump, loud)
        pot = Box(left + reach + 4, top, bank, height)
        self._chips(pot)
        self.canvas.put(pot.x, under, chips, loud)
        self._rule(box, under + 1)

    def _labels(self) -> tuple[str, str, str]:
        """The counts of stock and bank, and the trumps between them."""
        say, v = self.words.say, self.view
        trump = say("ui-trump", suit=SIGNS[v.trump])
        return say("ui-stock", count=v.stock), trump, say("ui-bank", amount=v.bank)

    def _has_room(self, box: Box) -> bool:
        """Whether all that the middle has to say can be said there."""
        lines = self._flat_lines(box)
        return len(lines) < box.height and max(map(len, lines)) <= box.width

    def _flat_lines(self, box: Box) -> list[str]:
        """The labels on one line, or the bank below the others."""
        stock, trump, chips = self._labels()
        whole = f"{stock}  {trump}  {chips}"
        return [whole] if len(whole) <= box.width else [f"{stock}  {trump}", chips]

    def _flat_middle(self, box: Box) -> None:
        """Stock, trumps and bank in words, and what to beat."""
        lines = self._flat_lines(box)
        top = box.y + max(0, (box.height - len(lines) - 1) // 2)
        for y, line in enumerate(lines, top):
            self.canvas.centre(box, y, line, Look(self.pack.colours.chalk, bold=True))
        self._rule(box, top + len(lines))

    def _rule(self, box: Box, y: int) -> None:
        """What is wanted now."""
        text = self._in_force()
        if text:
            draw_pill(self.canvas, box, y, text, self.pack)

    def _in_force(self) -> str:
        """What is wanted now, for the line under the turn-up."""
        v = self.view
        if v.stage == DECIDING:
            return self.words.say("ui-choosing")
        if v.stage == DRAWING:
            return self._about_turn("ui-draws")
        if v.stage != TRICKS:
            return ""
        if v.best == NO_CARD:
            return self._about_turn("ui-leads")
        message = "ui-beat-trump" if suit_of(v.best) == v.trump else "ui-beat"
        return self.words.say(message, card=self.pack.name(v.best), suit=SIGNS[v.trump])

    def _about_turn(self, message: str) -> str:
        """A message about the seat to act, in the second person if that is the viewer."""
        v = self.view
        form = f"{message}.you" if v.turn == v.viewer else message
        return self.words.say(form, name=self.story.names[v.turn])

    def _chips(self, box: Box) -> None:
        """Chips in stacks, two to a row of cells, as many as there is room for."""
        c = self.pack.colours
        colours = (c.back, c.paper, c.birch)
        stacks = (box.width + 1) // 5
        for number in range(min(self.view.bank, stacks * 2 * box.height)):
            stack, level = number % stacks, number // stacks
            colour, below = (colours[(level + stack - n) % len(colours)] for n in (0, 1))
            look = Look(below, colour) if level % 2 else Look(colour)
            self.canvas.put(box.x + 5 * stack, box.bottom - 1 - level // 2, "▄▄▄▄", look)

    def _own(self, box: Box, *, roomy: bool) -> None:
        c, v, say = self.pack.colours, self.view, self.words.say
        me, row = v.viewer, box.y + roomy
        label, right = f"{say('ui-you')}  {self._wealth(me)}", box.right
        x = max(box.x + box.width // 2 - 2, box.x + len(label) + 3)
        self.canvas.put(x - len(label) - 3, row, label, Look(c.chalk))
        if me == v.dealer:
            right -= len(say("ui-dealer")) + 2
            self.canvas.put(right + 1, row, say("ui-dealer"), Look(c.faint))
        self._before_seat(Box(x, box.y, *card_of(roomy=roomy)), me, right)


def places_for(others: int, area: Box, *, with_ease: bool) -> tuple[Places, int]:
    """Places with the highest seats that all find room, and how high these are."""
    heights = (FLAT + 3, FLAT + 2, FLAT + 1, FLAT) if with_ease else (FLAT + 1, FLAT)
    width = min(SEAT, area.width)
    for height in heights:
        places = seats_around(others, area, width, height)
        if places.fit(area) and places.middle.height >= LEAST:
            break
    return places, height


def card_of(*, roomy: bool) -> tuple[int, int]:
    """Columns and rows of a card before a seat."""
    return SMALL if roomy else (MINI, 1)
