"""A person who types, for tests: lines prepared in advance or chosen at random."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from kolmikko.play.plain import PlainGame, Style
from kolmikko.play.saves import Saver
from kolmikko.play.table import Plan, Seat, Table
from kolmikko.rulekit.options import Written
from kolmikko.text.catalog import Words

BOTS = ("Ville", "Ewa", "Jan")


def plan(
    game: str = "kolmonen",
    *,
    people: tuple[str, ...] = ("Aino",),
    bots: int = 2,
    seed: str = "rowan",
    deals: int | None = 1,
    preset: str = "classic",
    bot: str = "thumb",
    **rules: Written,
) -> Plan:
    """A match of some people and some bots."""
    seats = (*(Seat(name) for name in people), *(Seat(name, bot) for name in BOTS[:bots]))
    return Plan(game, preset, rules, seats, deals, 5, 100, seed)


@dataclass
class Lines:
    """A screen of lines. What is asked is answered by `answer`, which gets the question."""

    answer: Callable[[str], str | None]
    shown: list[str] = field(default_factory=list)
    hidden: int = 0
    paused: float = 0
    watch: Callable[[str], None] = lambda _text: None
    width: int = 80

    def line(self, text: str = "") -> None:
        self.watch(text)
        self.shown.append(text)

    def ask(self, prompt: str) -> str | None:
        self.watch(prompt)
        self.shown.append(prompt)
        return self.answer(prompt)

    def hide(self) -> None:
        self.hidden += 1
        self.shown.append("~~~")

    def pause(self, seconds: float) -> None:
        self.paused += seconds

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def typing(*lines: str) -> Lines:
    """A person who types these lines, and then no more."""
    left: Iterator[str] = iter(lines)
    return Lines(lambda _prompt: next(left, None))


def at_table(
    wanted: Plan, screen: Lines, *, language: str = "en", form: str = "short"
) -> PlainGame:
    """A game about to begin."""
    style = Style(Words(language, form=form), screen, 0.5)
    return PlainGame(Table(wanted), Saver(), style)


def told(wanted: Plan, *lines: str, language: str = "en") -> str:
    """What somebody sees who types these lines and then leaves."""
    from kolmikko.play.answers import Leave

    screen = typing(*lines)
    game = at_table(wanted, screen, language=language)
    try:
        game.match()
    except Leave:
        game.left()
    return screen.text


class Player:
    """A person who does what the menu has, at random, and asks for things in between."""

    ASKS = ("board", "picture", "log", "why 5", "why take", "rules K7", "help", "menu", "", "foo")

    def __init__(self, seed: int, *, curious: float = 0.1) -> None:
        self.chance = random.Random(seed)
        self.curious = curious
        self.game: PlainGame | None = None
        self.typed = ""

    def __call__(self, prompt: str) -> str:
        self.typed = self._line()
        return self.typed

    def _line(self) -> str:
        assert self.game is not None
        table = self.game.table
        if not table.person_to_act() or self.game.viewer != table.actor:
            return ""
        if self.chance.random() < self.curious:
            return self.chance.choice(self.ASKS)
        legal = table.deal.legal()
        number = self.chance.randrange(len(legal)) + 1
        verb = table.deal.move_of(legal[number - 1]).verb
        if verb == "swap":
            return "swap " + " ".join(self._own(3))
        return verb if verb == "arrange" else f"#{number}"

    def _own(self, count: int) -> list[str]:
        assert self.game is not None
        zones = self.game.table.deal.zones()
        hand = zones[f"p{self.game.viewer + 1}"]
        assert isinstance(hand, dict)
        return self.chance.sample(hand["hand"], count)


def played(wanted: Plan, seed: int, *, language: str = "en", curious: float = 0.1) -> PlainGame:
    """A whole match by people who choose at random."""
    player = Player(seed, curious=curious)
    game = at_table(wanted, Lines(player), language=language)
    player.game = game
    game.match()
    return game
