"""Two worlds that a viewer cannot tell apart, to the last byte of what the server sends."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from typing import Final

import pytest

from kolmikko.cards import NAMES
from kolmikko.rulekit.game import Deal
from kolmikko.table import house, housekeeping, listing
from kolmikko.table.state import Table
from kolmikko.table.views import eyes
from tests.gates.figures import Told, sizes
from tests.gates.hostile import VERBS, some_move
from tests.gates.staged import Theatre, log_lines
from tests.gates.worlds import pairs
from tests.table.worlds import SPECTATING, LeakError, Pair, secrets_of, viewers

LOOKS: Final = 6
"""Every so many versions somebody comes late, comes back and asks for moves."""


@pytest.mark.parametrize("many", sizes(24, 2000))
@pytest.mark.parametrize("game", ["kolmonen", "trojka"])
def test_secrets_no_frame_tells_two_worlds_apart(game: str, many: int, figures: Told) -> None:
    counts = asyncio.run(compared(pairs(game, many)))
    told = {name.replace(" ", "_"): number for name, number in sorted(counts.items())}
    figures(f"noninterference, {game}", **told, differences=0)
    assert counts["pairs"] == many
    assert min(counts[f"pairs {who}"] for who in ("seated", "spectating")) > many // 10
    for way in ("going along", "late", "coming back", "asked"):
        assert counts[way] >= many


Seen = tuple[str, str]
"""The way in which something came, and what it was."""


async def compared(all_pairs: Iterator[Pair]) -> Counter[str]:
    """Look at both worlds of all pairs. Raises LeakError where they look different."""
    counts = Counter[str]()
    for pair in all_pairs:
        who = "spectating" if pair.viewer == SPECTATING else "seated"
        counts.update(["pairs", f"pairs {who}"])
        one, two = [await seen(tables, pair.viewer) for tables in (pair.ours, pair.theirs)]
        for (way, message), other in zip(one, two, strict=True):
            if (way, message) != other:
                raise LeakError(f"{way}, {pair.viewer}:\n{message}\n{other[1]}")
            counts[way] += 1
    return counts


async def seen(tables: list[Table], viewer: str) -> list[Seen]:
    """All that reaches a viewer since the worlds part, with the way in which it came.

    Others look on too. What the server writes down and counts belongs to it, since people who
    run it read that; so do the public list, and when the house is going to do something.
    """
    theatre = Theatre(tables[0])
    along, others = theatre.comes(viewer), theatre.comes(company(tables[0], viewer))
    told: list[Seen] = []
    with log_lines() as lines:
        for table in tables:
            theatre.shows(table)
            told.append(("house", repr((housekeeping.errand(table), house.deadline(table)))))
            told.append(("listed", repr(listing.listing(table))))
            told.append(("going along", await along.hears()))
            await others.hears()
            if table.version % LOOKS == 0 or table is tables[-1]:
                closely = [look async for look in closer(theatre, table, viewer)]
                if deal_in(closely[0]) != deal_in(told[-1]):
                    raise LeakError(f"who comes late sees another deal:\n{closely[0]}\n{told[-1]}")
                told += closely
        told.append(("counted", theatre.counted()))
        await theatre.closes()
    return told + [("log", line) for line in lines]


async def closer(theatre: Theatre, table: Table, viewer: str) -> AsyncIterator[Seen]:
    """Come late, come back, and ask."""
    late = theatre.comes(viewer)
    yield "late", await late.hears()
    await theatre.goes(late)
    back = theatre.comes(viewer, since=table.version - 3)
    yield "coming back", await back.hears()
    for question in questions(table, viewer):
        back.say(question)
        yield "asked", await back.hears()
    await theatre.goes(back)


def deal_in(look: Seen) -> str:
    """The deal in a room, as it was sent; of anything else all."""
    _, message = look
    _, begin, rest = message.partition('"deal":')
    return rest.partition('"events":')[0] if begin else message


def company(table: Table, viewer: str) -> str:
    """Somebody else who is at the table."""
    return next((person for person in viewers(table) if person != viewer), SPECTATING)


def questions(table: Table, viewer: str) -> Iterator[str]:
    """What a viewer asks who would like to know more; the same in both worlds.

    Why a move is refused, moves out of turn, and leave to talk.
    """
    chance = random.Random(table.version)
    seat = table.seat_of(viewer)
    mine = seat is not None and seat == table.actor
    moves = [some_move(chance), "take", "keep"]
    moves += [f"{verb} {card}" for verb in ("play", "discard") for card in chance.sample(NAMES, 2)]
    if seat is not None and table.dealt is not None:
        moves += moves_of(table.dealt.deal, eyes(table, seat, table.dealt.begun), chance)
    for number, move in enumerate(moves):
        for do in ("why",) if mine or number % 2 else ("why", "act"):
            yield json.dumps({"do": do, "id": f"{do}{number}", "seen": table.version, "move": move})
    for command in ({"do": "phrase", "phrase": "wow"}, {"do": "chat", "text": "well"}):
        yield json.dumps({**command, "id": "talk", "seen": table.version})


def moves_of(deal: Deal, viewer: int, chance: random.Random) -> Iterator[str]:
    """Moves with cards that a viewer may know, of every verb: most of them not allowed now."""
    secret = secrets_of(deal, viewer)
    known = [NAMES[card] for card in deal.setup.deck if card not in secret]
    for verb in chance.sample(VERBS, 4):
        many = chance.choice([1, 1, 2, 3])
        yield " ".join([verb, *chance.sample(known, min(many, len(known)))])
