"""The bar of things one may do: words on chips, with their keys."""

from collections.abc import Sequence

from rich.cells import cell_len
from textual.events import Blur, Click, Focus
from textual.message import Message

from kolmikko.tui.canvas import Box, Canvas, Look, cut
from kolmikko.tui.cards import Pack
from kolmikko.tui.desk import Offer
from kolmikko.tui.drawn import Drawn

ENTER = "⏎"
ESCAPE = "Esc"


class Actions(Drawn, can_focus=True):
    """The bar below the hand. What the rules refuse now is written without a chip."""

    DEFAULT_CSS = "Actions { height: 1; width: 100%; }"

    class Wanted(Message):
        """A button was clicked or pressed."""

        def __init__(self, offer: Offer) -> None:
            super().__init__()
            self.offer = offer

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack, "actions")
        self.offers: Sequence[Offer] = ()
        self.at = 0

    def show(self, offers: Sequence[Offer]) -> None:
        """Draw these buttons."""
        self.offers = offers
        self.at = min(self.at, max(0, len(offers) - 1))
        self.redraw()

    @property
    def offer(self) -> Offer | None:
        """The button that the keyboard is at."""
        return self.offers[self.at] if self.offers else None

    def move(self, step: int) -> None:
        """Go so many buttons to the right."""
        if self.offers:
            self.at = (self.at + step) % len(self.offers)
            self.redraw()

    def with_key(self, key: str) -> Offer | None:
        """The button of a key."""
        return next((offer for offer in self.offers if offer.key == key), None)

    def on_click(self, event: Click) -> None:
        name = self.canvas.place_at(event.x, event.y)
        if name is not None and int(name) < len(self.offers):
            self.post_message(self.Wanted(self.offers[int(name)]))

    def on_focus(self, _event: Focus) -> None:
        self.redraw()

    def on_blur(self, _event: Blur) -> None:
        self.redraw()

    def draw(self, canvas: Canvas) -> None:
        width, height = canvas.width, canvas.height
        if not self.offers:
            return
        gap, pad, labels = self._fit(width)
        x = max(0, (width - self._length(labels, gap, pad)) // 2)
        for n, label in labels.items():
            size = self._length({n: label}, gap, pad)
            self._chip(n, Box(x, 0, size, height), pad, label)
            x += size + gap

    def _fit(self, width: int) -> tuple[int, int, dict[int, str]]:
        """The widest gaps and margins with which the buttons fit, and the labels by button.

        Where there is no room even for narrow ones, those that may not be used are left out, and
        if that is not enough, the longest labels are cut. Their keys work all the same.
        """
        labels = {n: offer.label for n, offer in enumerate(self.offers)}
        useful = {n: labels[n] for n, o in enumerate(self.offers) if o.is_legal or o.is_main}
        for shown in (labels, useful):
            for gap, pad in ((3, 2), (2, 2), (2, 1), (1, 1)):
                if self._length(shown, gap, pad) <= width:
                    return gap, pad, shown
        while self._length(useful, 1, 1) > width and max(map(cell_len, useful.values())) > 3:
            longest = max(useful, key=lambda n: cell_len(useful[n]))
            useful[longest] = cut(useful[longest], cell_len(useful[longest]) - 1)
        return 1, 1, useful

    def _length(self, labels: dict[int, str], gap: int, pad: int) -> int:
        """The columns of these buttons with their keys."""
        keys = sum(cell_len(_key_name(self.offers[n])) + 1 for n in labels)
        text = sum(map(cell_len, labels.values()))
        return keys + text + 2 * pad * len(labels) + gap * (len(labels) - 1)

    def _chip(self, n: int, box: Box, pad: int, label: str) -> None:
        offer, key = self.offers[n], _key_name(self.offers[n])
        c = self.pack.colours
        ready = offer.is_legal and (offer.move is not None or not offer.is_main)
        ground = c.rowan if offer.is_main and ready else c.shade if offer.is_legal else c.cloth
        if ground != c.cloth:
            self.canvas.fill(box, ground)
        focused = self.has_focus and n == self.at
        y = box.y + box.height // 2
        faint = c.chalk if offer.is_main and ready else c.faint
        look = Look(c.chalk if offer.is_legal else c.faint, bold=offer.is_legal, underline=focused)
        self.canvas.put(box.x + pad, y, label, look)
        self.canvas.put(box.right - pad - cell_len(key), y, key, Look(faint))
        if focused:
            self.canvas.put(box.x, y, "▶", Look(c.birch))
        self.canvas.place(box, str(n))


def _key_name(offer: Offer) -> str:
    if offer.key == "escape":
        return ESCAPE
    return offer.key.upper() or ENTER
