"""The table of Kolmonen drawn: the others, stock and pile, the rule in force, and one's own row."""

from dataclasses import dataclass
from typing import Final

from kolmikko.cards import count, members
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.state import DEALT, OVER
from kolmikko.text.board import pile_of
from kolmikko.text.catalog import Words
from kolmikko.text.results import fits
from kolmikko.tui.canvas import Box, Canvas, Look, cut
from kolmikko.tui.cards import (
    HUGE,
    MINI,
    SMALL,
    Pack,
    draw_back,
    draw_face,
    draw_mini,
    draw_mini_back,
    draw_sliver,
)
from kolmikko.tui.desk import Story
from kolmikko.tui.layout import seats_around
from kolmikko.tui.seats import (
    card_size,
    draw_hand_of_backs,
    draw_name,
    draw_nothing,
    draw_notice,
    draw_pill,
)

WITH_EASE: Final = 20
"""Rows from which on the cards of seats and of one's own row are more than a line."""

SHOWN_OF_PILE: Final = 4
GAP: Final = 10
"""Columns between stock and pile."""

SPREAD: Final = 38
"""Columns from which on stock and pile lie side by side as cards, with their labels."""

FLAT: Final = 4
"""Rows of a seat with one-line cards; with small cards it is two more."""


@dataclass(frozen=True)
class KolmonenTable:
    """What is drawn, and on what; `new_row` are cards picked for one's row, while that goes on."""

    canvas: Canvas
    pack: Pack
    words: Words
    options: Options
    story: Story
    view: View
    new_row: int = 0

    def draw(self) -> None:
        """The whole table."""
        v, rows = self.view, self.canvas.height
        me = v.viewer
        others = [(me + n) % v.seats for n in range(1, v.seats)] if me >= 0 else range(v.seats)
        own = 0 if me < 0 else 4 if rows >= WITH_EASE else 2
        margin = int(rows > WITH_EASE)
        area = Box(1, margin, self.canvas.width - 2, rows - own - margin)
        roomy = rows >= WITH_EASE and area.width // max(1, len(others)) >= row_width(SMALL[0]) + 1
        width = row_width(SMALL[0] if roomy else MINI) + 1
        places = seats_around(len(others), area, width, FLAT + 2 * roomy)
        if not places.fit(area) or not self._has_room(places.middle):
            draw_notice(self.canvas, self.words.say("ui-too-small"), self.pack)
            return
        for seat, box in zip(others, places.others, strict=True):
            self._seat(box, seat, roomy=roomy)
        self._middle(places.middle)
        if own:
            self._own_row(Box(1, rows - own, self.canvas.width - 2, own), roomy=own == 4)

    def _seat(self, box: Box, seat: int, *, roomy: bool) -> None:
        v, pack = self.view, self.pack
        width = row_width(SMALL[0] if roomy else MINI)
        room = box.right
        box = Box(box.x + (box.width - width) // 2, box.y, width, box.height)
        to_act = v.turn == seat and v.stage != OVER
        name, is_out = self.story.names[seat], v.place[seat] > 0
        draw_name(self.canvas, box, name, pack, to_act=to_act, faded=is_out)
        if is_out:
            place = self.words.say("ui-out", place=v.place[seat])
            text = cut(place, room - box.x)
            self.canvas.put(box.x, box.y + 1, text, Look(pack.colours.birch))
            return
        under = Box(box.x, box.y + 1, box.width, 1)
        draw_hand_of_backs(self.canvas, under, v.hand_counts[seat], pack)
        self._row(Box(box.x, box.y + 2, *card_of(roomy=roomy)), v.table[seat], v.hidden[seat])

    def _row(self, first: Box, face_up: int, hidden: int, ring: str | None = None) -> None:
        """Face-up cards with what is seen of the hidden ones under them, or bare backs."""
        cards = list(members(face_up))
        for place in range(max(len(cards), hidden)):
            box = Box(first.x + place * (first.width + 1), first.y, first.width, first.height)
            if place >= len(cards):
                self._back(box)
                continue
            if box.height > 1:
                draw_face(self.canvas, box, 1 << cards[place], self.pack, ring=ring)
            else:
                draw_mini(self.canvas, box.x, box.y, cards[place], self.pack)
            if place < hidden:
                draw_sliver(self.canvas, box.x, box.bottom, box.width, self.pack)

    def _back(self, box: Box) -> None:
        if box.height > 1:
            draw_back(self.canvas, box, self.pack)
        else:
            draw_mini_back(self.canvas, box.x, box.y, self.pack)

    def _middle(self, box: Box) -> None:
        """Stock and pile side by side, their counts under them, and under that what fits now."""
        say, v = self.words.say, self.view
        if box.height < SMALL[1] + 2 or box.width < SPREAD:
            self._flat_middle(box)
            return
        width, height = card_size(box.width, box.height - (3 if box.height > 6 else 2))
        top = box.y + max(0, (box.height - height - 2) // 2)
        step = 4 if height == HUGE[1] else 3
        fan = step * (SHOWN_OF_PILE - 1)
        left = box.x + (box.width - 2 * width - GAP - fan // 2) // 2
        pile = pile_of(self.story.shown)
        stock = Box(left, top, width, height)
        on_pile = Box(stock.right + GAP, top, width, height)
        self._stock(stock)
        self._pile(on_pile, pile[-SHOWN_OF_PILE:], step)
        label, under = Look(self.pack.colours.faint), stock.bottom
        around = Box(left - 4, under, width + 8, 1)
        self.canvas.centre(around, under, say("ui-stock", count=v.stock), label)
        fanned = step * max(0, min(len(pile), SHOWN_OF_PILE) - 1)
        around = Box(on_pile.x - 5, under, width + 10 + fanned, 1)
        self.canvas.centre(around, under, say("ui-pile", count=len(pile)), label)
        self._toppled(on_pile.right + fan + 4, under, box.right)
        self._rule(box, under + 1)

    def _rule(self, box: Box, y: int) -> None:
        """What fits now."""
        if self.view.stage != OVER:
            draw_pill(self.canvas, box, y, fits(self.words, self.options, self.view.top), self.pack)

    def _has_room(self, box: Box) -> bool:
        """Whether all that the middle has to say can be said there."""
        lines, rule = self._flat_lines(box), fits(self.words, self.options, self.view.top)
        widest = max(len("  ".join(parts)) for parts in lines) + MINI + 1
        return len(lines) < box.height and max(widest, len(rule) + 2) <= box.width

    def _flat_lines(self, box: Box) -> list[list[str]]:
        """The counts of stock and pile with room for its top card: on one line, or on two."""
        say, pile = self.words.say, pile_of(self.story.shown)
        stock, counted = say("ui-stock", count=self.view.stock), say("ui-pile", count=len(pile))
        if len(stock) + len(counted) + MINI + 4 <= box.width:
            return [[stock, counted]]
        return [[stock], [counted]]

    def _flat_middle(self, box: Box) -> None:
        """Stock and pile in words, the top card beside them, and under that what fits now."""
        lines, pile = self._flat_lines(box), pile_of(self.story.shown)
        top = box.y + max(0, (box.height - len(lines) - 1) // 2)
        for y, parts in enumerate(lines, top):
            text = "  ".join(parts)
            with_card = bool(pile) and parts is lines[-1]
            x = box.x + (box.width - len(text) - (MINI + 1) * with_card) // 2
            self.canvas.put(x, y, cut(text, box.right - x), Look(self.pack.colours.faint))
            if with_card:
                draw_mini(self.canvas, x + len(text) + 1, y, pile[-1], self.pack)
        self._rule(box, top + len(lines))

    def _stock(self, box: Box) -> None:
        """The stock shows how deep it is by the edges of cards on its left."""
        cards = self.view.stock
        if cards == 0:
            draw_nothing(self.canvas, box, self.pack)
            return
        for depth in range(min(3, (cards - 1) // 8)):
            for y in range(box.y, box.bottom):
                self.canvas.put(box.x - 1 - depth, y, "▐", Look(self.pack.colours.back))
        draw_back(self.canvas, box, self.pack)

    def _pile(self, box: Box, shown: list[int], step: int) -> None:
        if not shown:
            draw_nothing(self.canvas, box, self.pack)
        for place, card in enumerate(shown):
            lying = Box(box.x + place * step, box.y, box.width, box.height)
            draw_face(self.canvas, lying, 1 << card, self.pack, tucked=place < len(shown) - 1)

    def _toppled(self, x: int, y: int, right: int) -> None:
        """Cards out of play, where there is room to say so."""
        gone = count(self.view.toppled)
        text = self.words.say("ui-toppled", count=gone)
        if gone and x + len(text) <= right:
            self.canvas.put(x, y - 1, "▗▄▄▖", Look(self.pack.colours.back))
            self.canvas.put(x, y, text, Look(self.pack.colours.faint))

    def _own_row(self, box: Box, *, roomy: bool) -> None:
        c, v, say = self.pack.colours, self.view, self.words.say
        me = v.viewer
        from_row = v.hand == 0 and v.stage != OVER
        row = self.new_row or (0 if from_row else v.table[me])
        if not row and not v.hidden[me]:
            return
        card, height = card_of(roomy=roomy)
        x = box.x + (box.width - row_width(card)) // 2
        ring = c.birch if self.new_row else None
        self._row(Box(x, box.y, card, height), row, v.hidden[me], ring)
        label = "ui-new-row" if self.new_row else "ui-your-row" if row else "ui-hidden-cards"
        self._beside_row(box, x - 2 - len(say(label)), say(label), Look(ring or c.faint))
        if v.swaps_left[me] and count(v.table[me]) == DEALT:
            text = say("ui-swaps", count=v.swaps_left[me])
            self._beside_row(box, x + row_width(card) + 2, text, Look(c.faint))

    def _beside_row(self, box: Box, x: int, text: str, look: Look) -> None:
        """A label beside one's own row, where there is room for the whole of it."""
        if x >= box.x and x + len(text) <= box.right:
            self.canvas.put(x, box.y, text, look)


def card_of(*, roomy: bool) -> tuple[int, int]:
    """Columns and rows of a card in a row."""
    return SMALL if roomy else (MINI, 1)


def row_width(card: int) -> int:
    """Columns of a row of three cards."""
    return 3 * (card + 1) - 1
