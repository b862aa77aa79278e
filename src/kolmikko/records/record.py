"""What a record holds, and its strict reading from TOML or JSON data.

Nothing is guessed: an unknown key, option, card, seat or verb is an error that says where.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeGuard
from unicodedata import category

from kolmikko.cards import UNKNOWN, card, name_of
from kolmikko.games import GAMES
from kolmikko.rulekit.game import Game, Money, Move
from kolmikko.rulekit.options import RuleOptions, Written
from kolmikko.rulekit.refusal import Refusal

CLASSIC = "classic"
MOST_CHIPS = 10**15
"""The most chips that a stake, a bank or a balance can be; sums stay far below 2**63."""

LONGEST_SHOWN = 80

UNSHOWN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Categories of characters that break a line or steer a terminal."""
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn around the writing of what follows, beyond the name itself."""

TOP_KEYS = ("game", "preset", "players", "rules", "deal")
MONEY_KEYS = ("stake", "balances", "bank")
DEAL_KEYS = ("dealer", "deck", "actions")


class RecordError(ValueError):
    """What is wrong with a record, and where.

    `refusal` is set when an action is not legal; its words are not in `what`. `record` is the
    record of that action, or else the record up to what is wrong, if a deal was begun by then.
    """

    def __init__(
        self,
        name: str,
        where: str,
        what: str,
        refusal: Refusal | None = None,
        record: "Record | None" = None,
    ) -> None:
        self.name = name
        self.where = where
        self.what = what
        self.refusal = refusal
        self.record = record
        super().__init__(one_line(": ".join(part for part in (name, where, what) if part)))


@dataclass(frozen=True)
class Action:
    """One action of a record: the seat, the move, and how it was written."""

    seat: int
    move: Move
    text: str


@dataclass(frozen=True)
class DealRecord:
    """One deal: `deck` in dealing order, with None for a card that the reader may not know."""

    dealer: int
    deck: tuple[int | None, ...]
    actions: tuple[Action, ...] = ()

    @property
    def is_partial(self) -> bool:
        """Whether some cards are unknown, so that it can be shown but not replayed."""
        return None in self.deck


@dataclass(frozen=True)
class Record:
    """A whole record, checked in form; `replay` checks it against the rules."""

    name: str
    game: Game
    preset: str
    rules: Mapping[str, Written]
    options: RuleOptions
    players: tuple[str, ...]
    money: Money | None
    deals: tuple[DealRecord, ...] = field(default=())


def read_record(data: Mapping[str, object], name: str) -> Record:
    """The record in TOML or JSON data. Raises RecordError."""
    return _Reader(name).record(data)


def is_name(text: str) -> bool:
    """Whether a text can be a name: one line, in which nothing turns the writing around."""
    return not any(category(c) in UNSHOWN or c in TURNING for c in text)


def action_text(seat: int, move: Move) -> str:
    """An action as a record writes it: seat, verb, cards."""
    return f"p{seat + 1} {move.text}"


class _Reader:
    """Reads one record; `where` grows as it goes in."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.where = ""
        self.begun: DealRecord | None = None

    def error(self, what: str) -> RecordError:
        return RecordError(self.name, self.where, what)

    def record(self, data: Mapping[str, object]) -> Record:
        game = self.game(data)
        self.keys(data, TOP_KEYS + (MONEY_KEYS if game.needs_stake() else ()))
        players = self.players(data.get("players"))
        preset, rules, options = self.options(game, data)
        problem = game.seat_error(options, len(players))
        if problem:
            raise self.error(f"{len(players)} players cannot play: {problem}")
        money = self.money(data, len(players)) if game.needs_stake() else None
        deals = data.get("deal")
        if not isinstance(deals, list) or not deals:
            raise self.error("there is no [[deal]]")
        record = Record(self.name, game, preset, rules, options, players, money)
        for number, deal in _count(deals):
            try:
                read = self.deal(game, options, len(players), number, deal)
            except RecordError as error:
                begun = (self.begun,) if self.begun else ()
                if begun or record.deals:
                    error.record = replace(record, deals=(*record.deals, *begun))
                raise
            record = replace(record, deals=(*record.deals, read))
        return record

    def game(self, data: Mapping[str, object]) -> Game:
        name = data.get("game")
        if not isinstance(name, str) or name not in GAMES:
            raise self.error(f"game = {shown(name)} is not one of: {', '.join(GAMES)}")
        return GAMES[name]

    def keys(self, data: Mapping[str, object], known: tuple[str, ...]) -> None:
        for key in data:
            if key not in known:
                raise self.error(f"unknown key {shown(key)} (there are: {', '.join(known)})")

    def players(self, names: object) -> tuple[str, ...]:
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise self.error('players must be a list of names, such as ["Aino", "Ville"]')
        for name in names:
            if not is_name(name):
                why = "has a line break or another control character in it"
                raise self.error(f"the name {shown(name)} {why}")
        return tuple(names)

    def options(
        self, game: Game, data: Mapping[str, object]
    ) -> tuple[str, dict[str, Written], RuleOptions]:
        preset = data.get("preset", CLASSIC)
        if not isinstance(preset, str) or preset not in game.presets:
            raise self.error(f"preset = {shown(preset)} is not one of: {', '.join(game.presets)}")
        rules = data.get("rules", {})
        if not isinstance(rules, Mapping):
            raise self.error('rules must be a table, such as { two_effect = "reset_only" }')
        try:
            return preset, dict(rules), game.presets[preset].changed(rules)
        except ValueError as error:
            raise self.error(f"rules: {error}") from error

    def money(self, data: Mapping[str, object], seats: int) -> Money:
        stake, bank = data.get("stake"), data.get("bank", 0)
        balances = data.get("balances", [0] * seats)
        if not _is_number(stake):
            raise self.error("stake is required: chips of one ante, 0 or more")
        if not _is_number(bank):
            raise self.error("bank must be a number of chips, 0 or more")
        whole = isinstance(balances, list) and all(_is_number(chips) for chips in balances)
        if not isinstance(balances, list) or not whole or len(balances) != seats:
            raise self.error("balances must be a list with a number of chips for each player")
        for what, chips in (("stake", stake), ("bank", bank), *(("balances", n) for n in balances)):
            least = -MOST_CHIPS if what == "balances" else 0
            if not least <= chips <= MOST_CHIPS:
                raise self.error(
                    f"{what}: {shown(chips)} is not from {least} to {MOST_CHIPS} chips"
                )
        return Money(stake, tuple(balances), bank)

    def deal(
        self, game: Game, options: RuleOptions, seats: int, number: int, data: object
    ) -> DealRecord:
        self.where = f"deal {number}"
        self.begun = None
        if not isinstance(data, Mapping):
            raise self.error("a deal must be a table")
        self.keys(data, DEAL_KEYS)
        dealer = self.seat(data.get("dealer"), seats, "dealer")
        deck = self.deck(game, options, data.get("deck"))
        texts = data.get("actions", [])
        if not isinstance(texts, list):
            raise self.error("actions must be a list")
        actions: list[Action] = []
        try:
            for n, text in _count(texts):
                self.where = f"deal {number}, action {n} {quoted(text)}"
                actions.append(self.action(game, seats, text))
        except RecordError:
            self.begun = DealRecord(dealer, deck, tuple(actions))
            raise
        self.where = ""
        return DealRecord(dealer, deck, tuple(actions))

    def seat(self, name: object, seats: int, what: str) -> int:
        known = [f"p{n + 1}" for n in range(seats)]
        if not isinstance(name, str) or name not in known:
            raise self.error(f"{what} {shown(name)} is not one of: {', '.join(known)}")
        return known.index(name)

    def deck(self, game: Game, options: RuleOptions, data: object) -> tuple[int | None, ...]:
        words = data.split() if isinstance(data, str) else data
        if not isinstance(words, list):
            raise self.error("deck must be the cards of the pack in dealing order")
        cards = tuple(self.card(word, allow_unknown=True) for word in words)
        known = [number for number in cards if number is not None]
        pack = game.pack(options)
        for number in known:
            if number not in pack:
                raise self.error(f"{name_of(number)} is not in the pack of {len(pack)} cards")
            if known.count(number) > 1:
                raise self.error(f"{name_of(number)} is twice in the deck")
        if len(cards) != len(pack):
            missing = " ".join(name_of(number) for number in pack if number not in known)
            raise self.error(f"the deck has {len(cards)} of {len(pack)} cards; missing: {missing}")
        return cards

    def card(self, word: object, *, allow_unknown: bool = False) -> int | None:
        if word == UNKNOWN and allow_unknown:
            return None
        try:
            return card(word if isinstance(word, str) else shown(word))
        except ValueError as error:
            raise self.error(str(error)) from error

    def action(self, game: Game, seats: int, text: object) -> Action:
        words = text.split() if isinstance(text, str) else []
        if len(words) < 2:
            raise self.error('an action is written SEAT VERB CARDS, such as "p1 play 5c 5d"')
        seat = self.seat(words[0], seats, "seat")
        verb = words[1]
        if verb not in game.verbs:
            raise self.error(f"verb {shown(verb)} is not one of: {', '.join(game.verbs)}")
        cards = tuple(number for word in words[2:] if (number := self.card(word)) is not None)
        if cards and game.verbs[verb].stop == 1:
            raise self.error(f"{verb} takes no cards")
        return Action(seat, Move(verb, cards), " ".join(words))


def one_line(text: str) -> str:
    """A text with everything escaped that does not print, a line break too."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in text)


def shown(value: object) -> str:
    """A value as an error names it; cut where it is very long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a very deep list
        text = f"a huge {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def quoted(text: object) -> str:
    """An action as an error names it, in double quotes."""
    return f'"{text}"' if isinstance(text, str) else shown(text)


def _count(things: list[object]) -> list[tuple[int, object]]:
    return list(enumerate(things, 1))


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
