"""Cuts the fonts of the page: letters of its languages, and the four suits as signs.

Needs `fonttools` and `brotli`, and `npm ci` before. Writes src/fonts/*.woff2, which are kept with
the sources: Source Sans 3 in the letters that English, Finnish and Polish names and sentences
need, and the suits drawn as on the cards, because many machines would show them as pictures. The
licence goes with the built page. It reserves the name, so the cut fonts have another one.
"""

import re
from pathlib import Path
from typing import Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter, load_font, save_font
from fontTools.svgLib.path import parse_path

PAGE: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = PAGE / "node_modules" / "@fontsource-variable" / "source-sans-3" / "files"
SHAPES: Final = PAGE / "src" / "cards" / "art" / "shapes.ts"
FONTS: Final = PAGE / "src" / "fonts"
LICENCE: Final = PAGE / "public" / "source-sans-3-license.txt"

LATIN: Final = [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2027), 0x20AC, 0x2212]
POLISH_AND_NORTHERN: Final = [*map(ord, "ĄąĆćĘęŁłŃńŚśŹźŻżŠšŽžČčĐđŊŋ")]
SUITS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

FEATURES: Final = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum", "lnum", "pnum"]
EM: Final = 1000
COPYRIGHT, LICENCE_TEXT, FAMILY_AND_FULL_NAME = 0, 13, (1, 4)


def main() -> None:
    """Write all fonts."""
    FONTS.mkdir(exist_ok=True)
    cut("latin", LATIN)
    cut("latin-ext", POLISH_AND_NORTHERN)
    draw_suits()
    LICENCE.write_text((PACKAGE.parent / "LICENSE").read_text("utf-8"), "utf-8")


def cut(part: str, letters: list[int]) -> None:
    """One of the two files of the font, with these letters only."""
    options = Options(
        flavor="woff2",
        layout_features=FEATURES,
        name_IDs=[COPYRIGHT, LICENCE_TEXT],
        hinting=False,
        notdef_outline=True,
    )
    font = load_font(PACKAGE / f"source-sans-3-{part}-wght-normal.woff2", options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    for name_id in FAMILY_AND_FULL_NAME:
        font["name"].setName("Kolmikko Sans", name_id, 3, 1, 0x409)
    save_font(font, FONTS / f"sans-{part}.woff2", options)


def draw_suits() -> None:
    """A font of four signs, as wide as a capital letter."""
    shapes = dict(re.findall(r'^\s*"?([cdhs])"?: "(M[^"]+)"', SHAPES.read_text("utf-8"), re.M))
    glyphs, widths = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (500, 0)}
    for suit in SUITS:
        pen = TTGlyphPen(None)
        scale = 0.7
        place = (scale, 0, 0, -scale, 320, 330)  # drawn downwards, around the middle
        parse_path(shapes[suit], TransformPen(Cu2QuPen(pen, 1.0), place))
        glyphs[suit], widths[suit] = pen.glyph(), (640, 0)
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap({ord(sign): suit for suit, sign in SUITS.items()})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(widths)
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Kolmikko Suits", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    builder.font.flavor = "woff2"
    builder.save(FONTS / "suits.woff2")


if __name__ == "__main__":
    main()
