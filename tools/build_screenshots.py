"""Pictures of a game in the terminal: `docs/pictures/kolmonen.svg` and `trojka.svg`.

Each shows the first fitting moment of a match with a fixed seed. With `--check` it is only looked
whether the pictures are there: fonts and Textual draw them a little differently from version to
version, and that is no fault.
"""

import asyncio
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kolmikko.bots import BOTS
from kolmikko.bots.base import OWN_BUDGET, sight_of
from kolmikko.cards import RANKS, count, members, of_rank, rank_of
from kolmikko.dice import dice
from kolmikko.games.kolmonen.actions import SWAP, TAKE
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.games.trojka.state import TRICKS
from kolmikko.play.saves import Saver
from kolmikko.play.table import Plan, Seat, Table
from kolmikko.rulekit.row import Row
from kolmikko.text.catalog import Words
from kolmikko.tui.app import TableApp

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE: Final = (112, 34)
ME: Final = 0
LONGEST: Final = 60


@dataclass(frozen=True)
class Picture:
    """A moment to be shown: the game, who plays, and what the table must look like."""

    name: str
    players: tuple[str, ...]
    fits: Callable[[Row], bool]
    keys: Callable[[Row], tuple[str, ...]]


class Unsaved(Saver):
    """Pictures leave no saved match behind."""

    def save(self, table: Table) -> bool:
        del table
        return True


def main() -> int:
    """Draw the pictures anew, or see whether they are there."""
    missing = [p.name for p in SHOWN if not (PICTURES / f"{p.name}.svg").exists()]
    if "--check" in sys.argv[1:]:
        for name in missing:
            print(f"docs/pictures/{name}.svg is missing: run tools/build_screenshots.py")
        return int(bool(missing))
    PICTURES.mkdir(parents=True, exist_ok=True)
    for picture in SHOWN:
        drawing = asyncio.run(drawn(picture))
        (PICTURES / f"{picture.name}.svg").write_text(drawing, "utf-8")
    return 0


async def drawn(picture: Picture) -> str:
    """The drawing of a picture, as SVG."""
    table = next(moments(picture))
    app = TableApp(table, saver=Unsaved(), words=Words("en"), pace=0.0, dark=True)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*picture.keys(table.view(ME)))
        await pilot.pause()
        return app.export_screenshot(title=f"kolmikko play {picture.name}")


def moments(picture: Picture) -> Iterator[Table]:
    """Tables at which it is the person's turn and the picture can be taken."""
    for seed in range(1000):
        seats = tuple(Seat(n, "thumb" if n != "You" else None) for n in picture.players)
        table = Table(Plan(picture.name, "classic", {}, seats, 5, 5, 100, f"picture {seed}"))
        for number in range(LONGEST):
            if table.deal.actor is None:
                break
            if not table.person_to_act():
                table.step()
                continue
            if picture.fits(table.view(ME)):
                yield table
            act_for_the_person(table, number)


def act_for_the_person(table: Table, number: int) -> None:
    """A move of the person by rules of thumb, no exchange; piles are taken gladly."""
    deal = table.deal
    is_kolmonen = isinstance(table.view(ME), KolmonenView)
    legal = tuple(action for action in deal.legal() if action != SWAP or not is_kolmonen)
    choice = BOTS["uniform"].choose(sight_of(deal, ME), legal, OWN_BUDGET, dice(3, number))
    takes = is_kolmonen and TAKE in legal
    table.play(ME, deal.move_of(TAKE if takes else choice.action))


def kolmonen_fits(view: Row) -> bool:
    """A hand of some size with a pair to play and cards that may not be played, on a pile."""
    if not isinstance(view, KolmonenView) or view.top >= len(RANKS):
        return False
    ranks = {rank_of(card) for card in members(view.hand)}
    refused = [rank for rank in ranks if not view.legal >> 4 * rank & 1]
    return (
        len(ranks) in (6, 7, 8)
        and len(refused) in (1, 2, 3)
        and pair(view) >= 0
        and count(view.pile) >= 3
        and view.stock > 3
        and view.swaps_left[ME] > 0
    )


def pair(view: KolmonenView) -> int:
    """The rank of a pair, not of twos, that may be played, or -1."""
    for rank in range(1, 8):
        if view.legal >> 4 * rank & 2 and count(view.hand & of_rank(rank)) == 2:
            return rank
    return -1


def kolmonen_keys(view: Row) -> tuple[str, ...]:
    assert isinstance(view, KolmonenView)
    return (RANKS[pair(view)],)


def trojka_fits(view: Row) -> bool:
    """The second trick, with cards on the table and one in hand that beats the best."""
    return (
        isinstance(view, TrojkaView)
        and view.stage == TRICKS
        and count(view.hand) == 2
        and view.laid >= 3
        and count(view.plays) == 1
        and any(view.down_counts)
    )


def trojka_keys(view: Row) -> tuple[str, ...]:
    assert isinstance(view, TrojkaView)
    letter = RANKS[rank_of(next(members(view.plays)))]
    return ("0" if letter == "T" else letter.lower(),)


SHOWN: Final = (
    Picture("kolmonen", ("You", "Ville", "Ewa"), kolmonen_fits, kolmonen_keys),
    Picture("trojka", ("You", "Olek", "Helmi", "Basia", "Jan", "Saara"), trojka_fits, trojka_keys),
)

if __name__ == "__main__":
    sys.exit(main())
