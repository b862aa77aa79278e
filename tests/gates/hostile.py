"""Messages that no honest page sends: broken, odd, huge, deep, or right in form and nothing else.

No name, chat or id in them looks like a card, so that a card in a reply comes from the server.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Final

from kolmikko.cards import NAMES
from kolmikko.games import GAMES

CARD: Final = re.compile(r"(?<![A-Za-z0-9])(?:[2-9TJQKA])[cdhs](?![A-Za-z0-9])")
VERBS: Final = sorted({verb for game in GAMES.values() for verb in game.verbs})
NO_VERBS: Final = ("", "topple", "play play", "PLAY", "__init__")
WISHES: Final = ("stop", "pause", "rematch", "undo")
LONGEST: Final = 9000
MOVING: Final = 0.45
"""How much of what is right in form is about a move."""


ODD: Final[tuple[object, ...]] = (
    *(None, True, False, 0, -1, 1, 8, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**60, 1.5, 1e308),
    *("", " ", "\0", "\n", "a" * 64, "a" * 65, "a" * 5000, "é" * 40, "\u202egnirts", "🂡", "\ufeff"),
    *("<script>alert(1)</script>", "{ $name }", "{0}", "%s%n", "' OR 1=1 --", "../../etc/passwd"),
    *("__proto__", "null", "NaN", "ok", "kolmonen", "thumb", "stop", "undo", "hello"),
    *([], [[]], [None], {}, {"": {}}, {"do": "act"}, ["play"], [0] * 300),
)

RAW: Final = (
    *("", " ", "null", "true", "0", "-", '"', "[", "{", "{}", "[]", "]", "}", ",", ":", "\\", "\0"),
    *("NaN", "Infinity", "1e999", "-1e999", "0x10", "01", "1.", "9" * 400),
    *(
        '"\\ud800"',
        '"\\u0000"',
        '{"do":"ping"',
        '{"do":"ping","id":"x","seen":0}}',
        '{"do":"ping","id":"x","seen":0,}',
    ),
    *('{"do":"ping","id":"x","seen":1e2}', '{"do":"ping","id":"x","seen":-1}'),
    *('{"do":"ping","do":"act","id":"x","seen":0}', '{"id":"x","seen":0}', '{"do":7,"id":"x"}'),
    *('{"do":"act","id":"\\ud800","seen":0,"move":"take"}', '{"do":"Ping","id":"x","seen":0}'),
    *("[" * 3000, '{"do":' * 1000, '{"a":' * 1000 + "1" + "}" * 1000, '"' + "\\" * 999, "\ufeff{}"),
)

Fields = dict[str, object]


def hostile(chance: random.Random) -> str | bytes:
    """One message; bytes are for a binary frame."""
    while True:
        made = chance.choice(WAYS)(chance)
        if isinstance(made, bytes) or innocent(made):
            return made


def innocent(text: str) -> bool:
    """Whether a text names a card nowhere but in a move."""
    return CARD.search(MOVE.sub("", text)) is None


MOVE: Final = re.compile(r'"move": ?"[^"]*"')


def cards_named(text: str | bytes) -> set[str]:
    """All cards that a text names."""
    plain = text.decode(errors="replace") if isinstance(text, bytes) else text
    return set(CARD.findall(plain))


# --- right in form ------------------------------------------------------------------------------


def honest(chance: random.Random) -> Fields:
    """A command as the page writes it, with values of the right types."""
    if chance.random() < MOVING:
        rest: Fields = {"do": chance.choice(["act", "why"]), "move": some_move(chance)}
    else:
        rest = something_else(chance)
    seen = chance.choice([0, 1, 5, 30, 300, 10**6])
    return {**rest, "id": f"f{chance.getrandbits(40):x}", "seen": seen}


def something_else(chance: random.Random) -> Fields:
    """Anything but a move."""
    seat, name = chance.randrange(-1, 7), chance.choice(["Aino", "Åke", "x" * 24, "Ó <b>", "wąż"])
    yes = chance.random() < 0.5
    commands: list[Fields] = [
        {"do": "sit", "name": name, "seat": chance.choice([None, seat])},
        {"do": "leave"},
        {"do": "kick", "seat": seat},
        {"do": "hand-over", "seat": seat},
        {"do": "add-bot", "seat": seat, "bot": chance.choice(["thumb", "uniform", "nobody"])},
        {"do": "remove-bot", "seat": seat},
        {"do": "ready", "yes": yes},
        {"do": "start", "fill": chance.choice([None, "thumb", "uniform"])},
        {"do": "agree", "wish": chance.choice(WISHES), "yes": yes},
        {"do": "resume"},
        {"do": "nudge"},
        {"do": "phrase", "phrase": chance.choice(["hello", "wow", "no such phrase"])},
        {"do": "chat", "text": name},
        {"do": "allow-chat", "yes": yes},
        {"do": "ping"},
    ]
    return chance.choice(commands)


def some_move(chance: random.Random) -> str:
    """A move of either game, or of none."""
    many = chance.choice([0, 0, 1, 1, 1, 2, 3, 4, 40])
    cards = [chance.choice(NAMES) for _ in range(many)]
    if chance.random() < 0.1:
        cards.append(chance.choice(["", "??", "1h", "Zz", "10h", "8H", "-1", "52"]))
    verb = chance.choice(VERBS if chance.random() < 0.8 else NO_VERBS)
    return chance.choice([" ", " ", " ", "  ", ","]).join([verb, *cards])


def as_it_is(chance: random.Random) -> str:
    return json.dumps(honest(chance), ensure_ascii=chance.random() < 0.5)


# --- not quite right ----------------------------------------------------------------------------


def one_field_odd(chance: random.Random) -> str:
    fields = honest(chance)
    fields[chance.choice(list(fields))] = chance.choice(ODD)
    return json.dumps(fields)


def several_fields_odd(chance: random.Random) -> str:
    fields = honest(chance)
    for name in chance.sample(list(fields), chance.randrange(1, len(fields) + 1)):
        fields[name] = chance.choice(ODD)
    return json.dumps(fields)


def one_field_less(chance: random.Random) -> str:
    fields = honest(chance)
    del fields[chance.choice(list(fields))]
    return json.dumps(fields)


def one_field_more(chance: random.Random) -> str:
    odd = chance.choice(["person", "seat", "at", "type", "version", "__class__", "a" * 99, ""])
    return json.dumps({**honest(chance), odd: chance.choice(ODD)})


def cut_off(chance: random.Random) -> str:
    text = as_it_is(chance)
    return text[: chance.randrange(len(text))]


def some_letters_changed(chance: random.Random) -> str:
    letters = list(as_it_is(chance))
    for _ in range(chance.randrange(1, 5)):
        letters[chance.randrange(len(letters))] = chr(chance.choice([0, 34, 92, 123, 125, 0x2028]))
    return "".join(letters)


def a_value(chance: random.Random, depth: int = 0) -> object:
    if depth > 6 or chance.random() < 0.5:
        return chance.choice(ODD)
    many = range(chance.randrange(4))
    if chance.random() < 0.5:
        return [a_value(chance, depth + 1) for _ in many]
    return {f"{n}": a_value(chance, depth + 1) for n in many}


def any_value(chance: random.Random) -> str:
    return json.dumps(a_value(chance))


def raw(chance: random.Random) -> str:
    return chance.choice(RAW)


def noise(chance: random.Random) -> str:
    most = chance.choice([8, 40, 200])
    letters = (chr(chance.randrange(0xD800)) for _ in range(chance.randrange(most)))
    return "".join(letters)


def binary(chance: random.Random) -> bytes:
    text = chance.choice([as_it_is, noise])(chance).encode()
    return chance.choice([text, chance.randbytes(chance.randrange(60)), text + b"\xff\xfe"])


def too_long(chance: random.Random) -> str:
    return json.dumps({**honest(chance), "text": "a" * chance.randrange(3000, LONGEST)})


WAYS: Final[tuple[Callable[[random.Random], str | bytes], ...]] = (
    *(as_it_is, as_it_is, as_it_is, one_field_odd, one_field_odd, several_fields_odd),
    *(one_field_less, one_field_more, cut_off, some_letters_changed, any_value, raw, noise),
    *(binary, too_long),
)


def many(count: int, seed: int) -> Iterator[str | bytes]:
    """So many of them."""
    chance = random.Random(seed)
    return (hostile(chance) for _ in range(count))
