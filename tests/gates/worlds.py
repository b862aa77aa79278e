"""Pairs of worlds under any house rules, with all that people may do at a table beside playing."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from kolmikko.games import GAMES
from kolmikko.rulekit.options import OptionError, Written, answers_of, option_names
from kolmikko.table.commands import Agree, AllowChat, Chat, Command, Leave, Nudge, Sit
from kolmikko.table.events import Wish
from kolmikko.table.settings import Disclosure, Settings, TurnClock, rules_of, settings_error
from kolmikko.table.state import Stage
from kolmikko.table.taking_back import undoable
from tests.table.rooms import KOLMONEN, PEOPLE, TROJKA, Room, begun
from tests.table.worlds import SPECTATING, Pair, other_world, some_packs, something, viewers

SWAPS: Final = 4
"""Other worlds that are tried for each viewer of a room."""


def pairs(game: str, count: int, first: int = 0) -> Iterator[Pair]:
    """So many pairs, of rooms with random rules that were played to some point."""
    made, seed = 0, first
    while made < count:
        chance = random.Random(seed)
        seed += 1
        room = some_room(game, chance)
        if room.now.dealt is None:
            continue
        for viewer in (*viewers(room.now), SPECTATING):
            for _ in range(SWAPS):
                other = other_world(room, viewer, chance)
                if other is not None and made < count:
                    made += 1
                    yield Pair(room.tables[-len(other) :], other, viewer)


def some_room(game: str, chance: random.Random) -> Room:
    """A room at some point of its match, in which people have come and gone."""
    settings = some_settings(game, chance)
    seats = settings.seats
    people = chance.randrange(min(2, seats - 1), min(seats, len(PEOPLE)) + 1)
    room = begun(settings, people, some_packs(chance, settings))
    if people < seats and people < len(PEOPLE) - 1 and chance.random() < 0.7:
        room.must(PEOPLE[-1], Sit("Matti"))  # who waits for the next deal
    for _ in range(chance.choice([0, 1, 3, 8, 20, 40])):
        something_more(room, chance)
    if chance.random() < 0.08:
        play_out(room, chance)
    return room


def play_out(room: Room, chance: random.Random) -> None:
    """Play on to the end of the deal, if that is near; the next one waits for the players."""
    for _ in range(80):
        acts = room.now.stage == Stage.PLAYING and not room.now.is_deserted
        if not acts or room.now.paused:
            return
        if room.step() is None and room.now.actor is not None:
            room.act_any(chance.randrange(60))


def some_settings(game: str, chance: random.Random) -> Settings:
    """Settings that can be played, half of the time with other answers than those of a preset."""
    base = KOLMONEN if game == "kolmonen" else TROJKA
    while True:
        presets = GAMES[game].presets
        settings = replace(
            base,
            preset=chance.choice(sorted(presets)),
            seats=chance.randrange(2, 6),
            deals=3,
            clock=chance.choice(list(TurnClock)),
            disclosure=chance.choice(list(Disclosure)),
            listed=True,
        )
        if chance.random() < 0.6:
            settings = replace(settings, rules=some_rules(settings, chance))
        if settings_error(settings) is None:
            return settings


def some_rules(settings: Settings, chance: random.Random) -> dict[str, Written]:
    """Answers to some of the options, or none where they do not go together."""
    kind = type(rules_of(settings))
    rules: dict[str, Written] = {}
    for name in option_names(kind):
        answers = answers_of(kind, name)
        if answers and chance.random() < 0.4:
            rules[name] = chance.choice(answers)
    try:
        rules_of(replace(settings, rules=rules))
    except OptionError:
        return {}
    return rules


def something_more(room: Room, chance: random.Random) -> None:
    """One thing that happens at a table; some moves are taken back with the consent of all."""
    last = undoable(room.now)
    if last is not None and chance.random() < 0.3:
        person = room.now.chairs[last.seat].person
        assert person is not None
        room.ask(person, Agree(Wish.UNDO))
        if chance.random() < 0.8:
            for seat in room.now.present:
                room.ask(str(room.now.chairs[seat].person), Agree(Wish.UNDO))
            room.step()
        return
    if chance.random() < 0.05:
        person = chance.choice(PEOPLE)
        others: list[Command] = [Chat("so?"), AllowChat(chance.random() < 0.5), Nudge(), Leave()]
        if len(room.now.present) > 1:
            room.ask(person, chance.choice(others))
        return
    something(room, chance)
