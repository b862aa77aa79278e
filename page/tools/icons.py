"""Draws the icons of the page: the mark as SVG, and as PNG in the sizes that devices want.

Needs `rsvg-convert`. Writes public/icon.svg, icon-192.png, icon-512.png and icon-maskable-512.png,
which are kept with the sources.
"""

import subprocess
from pathlib import Path
from typing import Final

PUBLIC: Final = Path(__file__).resolve().parent.parent / "public"

SPRUCE: Final = "#1f4d3f"
CARDS: Final = (("#fdfcf8", -12), ("#e8c15a", 0), ("#c8412b", 12))
"""Three cards, 12° apart."""


def main() -> None:
    """Write all icons."""
    (PUBLIC / "icon.svg").write_text(icon(corner=22, scale=0.98), "utf-8")
    for size in (192, 512):
        write(f"icon-{size}.png", icon(corner=22, scale=0.98), size)
    write("icon-maskable-512.png", icon(corner=0, scale=0.8), 512)


def icon(*, corner: int, scale: float) -> str:
    """The mark on cloth. A mask may cut away a fifth of an icon with square corners."""
    cards = "".join(
        f'<rect x="-17" y="-27" width="34" height="48" rx="4" fill="{paint}" stroke="{SPRUCE}" '
        f'stroke-width="2.5" transform="rotate({turn} 0 52)"/>'
        for paint, turn in CARDS
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<rect width="100" height="100" rx="{corner}" fill="{SPRUCE}"/>'
        f'<g transform="translate(50 53) scale({scale * 1.35:.3f})">{cards}'
        '<circle r="4.5" cx="0" cy="-3" fill="#fdfcf8" transform="rotate(12 0 52)"/></g></svg>\n'
    )


def write(name: str, drawing: str, size: int) -> None:
    """One icon as PNG."""
    command = ["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(PUBLIC / name)]
    subprocess.run(command, input=drawing.encode(), check=True)


if __name__ == "__main__":
    main()
