"""The colours of the table by day and by night. Nothing is told by colour alone."""

from dataclasses import dataclass
from typing import Final

from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """Cloth and what lies on it; `page` is the paper of the log beside the table."""

    cloth: str
    shade: str  # pills and buttons on the cloth
    chalk: str  # writing on the cloth
    faint: str  # writing that may be overlooked
    paper: str
    spent: str  # paper of a card that cannot be played now
    ink: str
    red: str
    green: str
    blue: str
    edge: str  # the line between overlapping cards
    back: str
    weave: str  # the dots on a back
    thread: str  # the pattern around them
    birch: str  # what may be played
    bark: str  # birch where it must be read on paper
    rowan: str  # what needs you
    page: str
    page_ink: str
    page_faint: str


NIGHT: Final = Palette(
    cloth="#0f1f1c",
    shade="#1d3430",
    chalk="#e9efe9",
    faint="#9db3a9",
    paper="#f2efe6",
    spent="#b9b8ae",
    ink="#1b1d1b",
    red="#9c150a",
    green="#0f5527",
    blue="#163f94",
    edge="#8f8b7e",
    back="#b03a24",
    weave="#f0b9a8",
    thread="#9a2f1b",
    birch="#e8c15a",
    bark="#e8c15a",
    rowan="#c23d28",
    page="#152825",
    page_ink="#e3eae4",
    page_faint="#93a89e",
)

DAY: Final = Palette(
    cloth="#1f4d3f",
    shade="#163a2f",
    chalk="#f5f3ea",
    faint="#b9d0c3",
    paper="#fdfcf8",
    spent="#c9cdc1",
    ink="#1b1d1b",
    red="#9c150a",
    green="#0f5527",
    blue="#163f94",
    edge="#9b9788",
    back="#bb3d27",
    weave="#f5c6b8",
    thread="#a5331f",
    birch="#e8c15a",
    bark="#7a5600",
    rowan="#c23d28",
    page="#f4f0e4",
    page_ink="#23302b",
    page_faint="#5d6862",
)

NIGHT_THEME: Final = "kolmikko-night"
DAY_THEME: Final = "kolmikko-day"


def palette(*, dark: bool) -> Palette:
    """The colours that go with a dark or a light theme of Textual."""
    return NIGHT if dark else DAY


def theme(*, dark: bool) -> Theme:
    """The theme of everything that Textual draws by itself: dialogs, scroll bars, the palette."""
    colours = palette(dark=dark)
    return Theme(
        name=NIGHT_THEME if dark else DAY_THEME,
        primary=colours.rowan,
        secondary=colours.cloth if not dark else colours.shade,
        accent=colours.bark,
        warning=colours.bark,
        error=colours.rowan,
        success=colours.green,
        foreground=colours.page_ink,
        background=colours.cloth,
        surface=colours.page,
        panel=colours.page,
        dark=dark,
        variables={
            "cloth": colours.cloth,
            "shade": colours.shade,
            "chalk": colours.chalk,
            "faint": colours.faint,
            "birch": colours.birch,
            "bark": colours.bark,
            "rowan": colours.rowan,
            "page": colours.page,
            "page-ink": colours.page_ink,
            "page-faint": colours.page_faint,
        },
    )
