"""`kolmikko strategy --chart`: every hand in one picture, or as a page of its own."""

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kolmikko.cards import name_of
from kolmikko.cli.shared import Refused, words
from kolmikko.cli.studying import draw
from kolmikko.cli.tables import percent
from kolmikko.text.card_words import SYMBOLS, cards

if TYPE_CHECKING:
    from kolmikko.games.trojka.options import Options
    from kolmikko.solvers.every_hand import Chances
    from kolmikko.solvers.hands import Three
    from kolmikko.solvers.seats import Play
    from kolmikko.studies.hand_charts import HandChart

PAGE: Final = ".html"
SIDE: Final = 24
"""Units of a square; a picture's unit is a pixel at first."""

EDGE: Final = 30
STYLE: Final = """
:root { color-scheme: light dark; }
body { max-width: 76rem; margin: 2rem auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#f3eee2, #131c1a); color: light-dark(#1c2320, #ece8dc); }
h1 { font-size: 1.75rem; line-height: 1.2; }
.keys { display: flex; flex-wrap: wrap; gap: .5rem 2rem; padding: 0; list-style: none; }
.keys i { display: inline-block; width: 1em; height: 1em; margin-right: .5em; border-radius: 3px;
  vertical-align: -.1em; }
.panels { display: flex; flex-wrap: wrap; align-items: end; gap: 1.5rem 2rem; }
figure { max-width: 100%; margin: 0; overflow-x: auto; }
figcaption { font-weight: 600; }
svg { display: block; overflow: visible; }
text { fill: currentColor; font-size: 12px; text-anchor: middle; }
g:hover rect { stroke: currentColor; stroke-width: 1.5; }
"""


def chart_of(
    options: "Options", turn_up: int, bank: int, play: "Play", led: int = -1
) -> "HandChart":
    """Every hand of a turn-up, leading or answering a card, in words."""
    from kolmikko.solvers.every_hand import every_hand, names_of_heights
    from kolmikko.studies.hand_charts import HandChart

    say = words().say
    trump = SYMBOLS[name_of(turn_up)[1]]
    names = [
        say(f"rank-{rank}.index") + (trump if is_trump else "")
        for rank, is_trump in names_of_heights(options, turn_up)
    ]
    facts: dict[str, str | int] = {"card": _shown(turn_up), "bank": bank}
    if led < 0:
        title = say("solve-chart-leader", **facts)
    else:
        title = say("solve-chart-led", **facts, led=_shown(led))
    return HandChart(
        title=title,
        about=say("solve-chart-about", suit=trump),
        names=names,
        keys=(say("solve-chart-low"), say("solve-chart-middle"), say("solve-chart-high")),
        across=say("solve-chart-across"),
        upwards=say("solve-chart-upwards"),
        panels=[say("solve-chart-panel", card=name) for name in names],
        hands=every_hand(options, play, turn_up, led),
    )


def write_chart(path: Path, chart: "HandChart") -> None:
    """Write a chart in the way that the name of the file says."""
    if path.suffix.lower() != PAGE:
        from kolmikko.studies.hand_charts import plot_hands

        draw(plot_hands, path, chart)
        return
    try:
        path.write_text(page_of(chart), encoding="utf-8")
    except OSError as error:
        raise Refused(f"{path}: {error.strerror or error}") from error
    click.echo(words().say("ui-cli-picture", path=str(path)), err=True)


def page_of(chart: "HandChart") -> str:
    """The chart as a page that needs nothing else."""
    from kolmikko.studies.hand_charts import COLOURS

    keys = (
        f'<li><i style="background:{colour}"></i>{escape(key)}</li>'
        for colour, key in zip(COLOURS, chart.keys, strict=True)
    )
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    return "\n".join(
        (
            f'<!doctype html><html lang="{words().language}">{head}',
            f"<title>{escape(chart.title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(chart.title)}</h1><p>{escape(chart.about)}</p>",
            f'<ul class="keys">{"".join(keys)}</ul>',
            f"<p>{escape(words().say('solve-chart-hover'))}</p>",
            '<div class="panels">',
            *(_panel(chart, high) for high in chart.highest()),
            "</div></html>\n",
        )
    )


def _panel(chart: "HandChart", high: int) -> str:
    size = SIDE * (high + 1)
    marks = []
    for height in range(high + 1):
        name, middle = escape(chart.names[height]), SIDE * height + SIDE / 2
        marks.append(f'<text x="{EDGE + middle:g}" y="{size + 16}">{name}</text>')
        marks.append(f'<text x="{EDGE / 2:g}" y="{size - middle + 4:g}">{name}</text>')
    squares = (_square(chart, hand, chances, size) for hand, chances in chart.of_panel(high))
    width, height = EDGE + size, size + EDGE
    return (
        f"<figure><figcaption>{escape(chart.panels[high])}</figcaption>"
        f'<svg width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f"{''.join(squares)}{''.join(marks)}</svg></figure>"
    )


def _square(chart: "HandChart", hand: "Three", chances: "Chances", size: int) -> str:
    from kolmikko.studies.hand_charts import COLOURS, stripes

    low, middle, _ = hand
    x, y, side = EDGE + SIDE * middle + 1, size - SIDE * (low + 1) + 1, SIDE - 2
    drawn = "".join(
        f'<rect x="{x + side * begin:.4g}" y="{y}" width="{side * wide:.4g}" height="{side}"'
        f' fill="{COLOURS[card]}"/>'
        for card, begin, wide in stripes(chances)
    )
    told = ", ".join(
        f"{chart.names[height]} {percent(chance, words().language, 0)}"
        for height, chance in zip(hand, chances, strict=True)
    )
    return f"<g><title>{escape(told)}</title>{drawn}</g>"


def _shown(number: int) -> str:
    return cards(words(), name_of(number))
