"""Two logs of one table that a viewer cannot tell apart, and all that reaches that viewer.

A match is played at random to some point. World two is the same log with packs in which cards
that the viewer does not know by then have changed places, and with the same moves, card by card.
It is left out when a move would not be allowed in it, or when something parts in the open that
rightly follows from hidden cards: who is to act, and which trójki had to be announced. What a
viewer may know is asked of the tests of the games, not of `observe` or `seen_from`.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from kolmikko.adapters.wire import view_bytes
from kolmikko.games.kolmonen.deal import KolmonenDeal
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.rulekit.game import SPECTATOR, Deal, Move
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import (
    Act,
    Agree,
    AllowChat,
    Away,
    Chat,
    Command,
    Leave,
    Phrase,
    Ready,
    Request,
    Sit,
    Tick,
)
from kolmikko.table.decide import decide
from kolmikko.table.events import Acted, DealStarted, Entry, TableEvent, Undone, Wish
from kolmikko.table.evolve import evolve
from kolmikko.table.packs import Place, Shuffled
from kolmikko.table.reasons import why
from kolmikko.table.settings import Settings, game_of, rules_of
from kolmikko.table.state import Table
from kolmikko.table.taking_back import undoable
from kolmikko.table.views import room_view
from tests.games.kolmonen.worlds import secret_cards
from tests.games.trojka.two_worlds import known_to
from tests.table.rooms import KOLMONEN, PEOPLE, SEAL, TROJKA, Room, begun

SPECTATING: Final = "somebody else"
PRESETS: Final = {
    "kolmonen": ("classic", "china_hand", "shithead_basic"),
    "trojka": ("classic", "classic32", "tri_listika"),
}


class LeakError(AssertionError):
    """A viewer can tell two worlds apart that agree on all it may know."""


@dataclass(frozen=True)
class Pair:
    """The tables since the last deal in two worlds, and who looks at both."""

    ours: list[Table]
    theirs: list[Table]
    viewer: str


def pairs(game: str, seeds: range, swaps: int = 3) -> Iterator[Pair]:
    """For each seed a match played to some point, and for every viewer some other worlds."""
    for seed in seeds:
        chance = random.Random(seed)
        room = some_room(game, chance)
        if room.now.dealt is None:
            continue
        for viewer in (*viewers(room.now), SPECTATING):
            for _ in range(swaps):
                other = other_world(room, viewer, chance)
                if other is not None:
                    yield Pair(room.tables[-len(other) :], other, viewer)


def viewers(table: Table) -> tuple[str, ...]:
    people = tuple(chair.person for chair in table.chairs if chair.person)
    return people + tuple(chair.heir.person for chair in table.chairs if chair.heir)


def some_room(game: str, chance: random.Random) -> Room:
    """A room at some point of its match, in which people have come and gone."""
    base = KOLMONEN if game == "kolmonen" else TROJKA
    seats = chance.randrange(2, 5)
    settings = replace(base, preset=chance.choice(PRESETS[game]), seats=seats, deals=3)
    people = chance.randrange(min(2, seats - 1), seats + 1)
    room = begun(settings, people, some_packs(chance, settings))
    if people < seats and people < len(PEOPLE) - 1 and chance.random() < 0.7:
        room.must(PEOPLE[-1], Sit("Matti"))  # who waits for the next deal
    for _ in range(chance.choice([0, 1, 3, 8, 20, 60])):
        something(room, chance)
    return room


def some_packs(chance: random.Random, settings: Settings) -> tuple[Shuffled, ...]:
    pack = game_of(settings).pack(rules_of(settings))
    return tuple(
        Shuffled(tuple(chance.sample(pack, len(pack))), f"{chance.getrandbits(256):064x}")
        for _ in range(3)
    )


def something(room: Room, chance: random.Random) -> None:
    """One thing that happens at a table, most often a move."""
    room.at += chance.choice([0, 700, 40_000])
    if chance.random() < 0.06:
        person = chance.choice(PEOPLE)
        others: list[Command] = [Sit(person), Leave(), Away(person), Tick()]
        others += [Phrase("hello"), Chat("well …"), AllowChat(chance.random() < 0.5)]
        if len(room.now.present) > 1:
            room.ask(person, chance.choice(others))
        return
    if undoable(room.now) and chance.random() < 0.2:
        for person in sorted(viewers(room.now), key=lambda one: not room.view(one).can_undo):
            room.ask(person, Agree(Wish.UNDO, yes=chance.random() < 0.9))
    table = room.now
    dealt = table.dealt
    if room.step() is None and table.actor is not None and dealt and not dealt.deal.at_chance:
        if table.chairs[table.actor].person is not None:
            room.act_any(chance.randrange(60))
        return
    for person in viewers(room.now):
        room.ask(person, Ready(yes=True))


# --- the other world ----------------------------------------------------------------------------


def other_world(room: Room, viewer: str, chance: random.Random) -> list[Table] | None:
    """The tables of a log with some cards that the viewer does not know in each other's places."""
    assert room.now.dealt is not None
    begun_at = room.now.dealt.begun
    deck = room.now.dealt.deal.setup.deck
    seat = room.now.seat_of(viewer)
    eyes = SPECTATOR if seat is None or room.now.chairs[seat].since > begun_at else seat
    seen_already = taken_back(room.entries[begun_at - 1 :])
    unknown = sorted(secrets_of(room.now.dealt.deal, eyes) - seen_already)
    if len(unknown) < 2:
        return None
    few = chance.sample(unknown, min(len(unknown), chance.choice([2, 2, 3, len(unknown)])))
    swapped = dict(zip(few, chance.sample(few, len(few)), strict=True))
    if all(card == other for card, other in swapped.items()):
        return None
    other = tuple(swapped.get(card, card) for card in deck)
    entries = [
        replace(entry, event=changed(room, entry, swapped, other))
        for entry in room.entries[begun_at - 1 :]
    ]
    return played_again(room, entries)


def changed(room: Room, entry: Entry, swapped: dict[int, int], deck: tuple[int, ...]) -> TableEvent:
    event = entry.event
    if isinstance(event, DealStarted):
        place = Place(room.id, room.now.match_number, event.number)
        assert room.now.dealt is not None
        return replace(event, deck=SEAL.sealed(Shuffled(deck, room.now.dealt.luck), place))
    if isinstance(event, Acted):
        cards = tuple(swapped.get(card, card) for card in event.move.cards)
        return replace(event, move=Move(event.move.verb, cards))
    return event


def taken_back(entries: list[Entry]) -> set[int]:
    """The cards that all have seen in moves that were taken back."""
    seen: set[int] = set()
    moves: list[Move] = []
    for entry in entries:
        if isinstance(entry.event, Acted):
            moves.append(entry.event.move)
        elif isinstance(entry.event, Undone) and moves[-1].verb != "discard":
            seen.update(moves[-1].cards)
    return seen


def secrets_of(deal: Deal, viewer: int) -> set[int]:
    """The cards whose place a viewer may not know, by the games' own tests."""
    if isinstance(deal, KolmonenDeal):
        return secret_cards(deal.state, viewer)
    assert isinstance(deal, TrojkaDeal)
    known = known_to(deal, viewer)
    return {card for card in deal.setup.deck if not known >> card & 1}


def played_again(room: Room, entries: list[Entry]) -> list[Table] | None:
    """The tables of world two since the last deal; None unless the moves are legal there, by the
    same seats, with the same sets announced.
    """
    begun_at = entries[0].version
    two, tables = room.tables[begun_at - 2], []
    for entry, one in zip(entries, room.tables[begun_at - 1 :], strict=True):
        event = entry.event
        if isinstance(event, Acted):
            assert two.dealt is not None
            if two.dealt.deal.refusal(event.seat, event.move) is not None:
                return None
        two = evolve(two, entry, SEAL)
        tables.append(two)
        if one.actor != two.actor or announced(one) != announced(two):
            return None
    return tables


def announced(table: Table) -> list[int]:
    deal = table.dealt.deal if table.dealt else None
    return list(deal.state.announced) if isinstance(deal, TrojkaDeal) else []


# --- looking ------------------------------------------------------------------------------------


def compare(pair: Pair) -> int:
    """Look at both worlds in every way at every version; how many frames were compared."""
    frames = 0
    ours, theirs = frames_of(pair.ours, pair.viewer), frames_of(pair.theirs, pair.viewer)
    for one, two in zip(ours, theirs, strict=True):
        if one != two:
            raise LeakError(f"{pair.viewer} can tell worlds apart")
        frames += 1
    return frames


def frames_of(tables: list[Table], viewer: str) -> Iterator[bytes]:
    """All that reaches a viewer since the worlds part: going along, coming back, late, refused."""
    last_seen = 0
    for table in tables:
        yield view_bytes(room_view(table, viewer, table.version - 1))
        if table.version % 5 == 0 or table is tables[-1]:
            yield view_bytes(room_view(table, viewer, last_seen))
            yield view_bytes(room_view(table, viewer))
            last_seen = table.version - 3
        yield from refused(table, viewer)


def refused(table: Table, viewer: str) -> Iterator[bytes]:
    """What a viewer is told who asks for moves, to have one taken back, or why one is refused."""
    number = table.version * 7 % 52
    asked = [Move("play", (number,)), Move("take"), Move("keep"), Move("discard", (51 - number,))]
    if table.version % 3 == 0:
        yield repr(why(table, viewer, asked[number % 4])).encode()
    commands: list[Command] = [*map(Act, asked), Agree(Wish.UNDO), Chat("so?")]
    for command in commands:
        decision = decide(table, Request(command, table.at, viewer, "r", table.version))
        yield repr(decision if isinstance(decision, Refusal) else "done").encode()
