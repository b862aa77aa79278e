"""Who sits where: people and bots for a new match, and the choice of a table to play it at."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from os import environ
from typing import Final

import click

from kolmikko.bots.names import BOT_NAMES
from kolmikko.cli.play import usual_deals
from kolmikko.cli.shared import (
    Misused,
    check_seats,
    chosen_options,
    named,
    read_rules,
    refuse_typed,
    words,
)
from kolmikko.games import GAMES
from kolmikko.play.plain import Style
from kolmikko.play.plain import play as play_plain
from kolmikko.play.saves import Saver, short_path
from kolmikko.play.screen import Terminal
from kolmikko.play.table import Plan, Seat, Table
from kolmikko.records.record import is_name
from kolmikko.shuffle import new_secret

USUAL_PLAYERS: Final = 3
USUAL_BOT: Final = "thumb"
NO_BOTS: Final = "none"
LONGEST_NAME = 60
"""Letters of a name at the table; longer ones are cut."""


@dataclass(frozen=True)
class Wishes:
    """What was asked for of a new match, as on the command line."""

    game: str
    players: int | None
    bots: str | None
    names: Sequence[str]
    preset: str
    rules: Sequence[str]
    deals: int | None
    stake: int
    chips: int
    seed: str | None


@dataclass(frozen=True)
class Look:
    """How somebody wants to play: line by line or not, cards in short or words, bots' pace."""

    plain: bool
    cards: str
    pace: float


def plan_of(wishes: Wishes) -> Plan:
    """The plan of a new match."""
    game = GAMES[wishes.game]
    options = chosen_options(game, wishes.preset, wishes.rules)
    bots = bots_of(wishes)
    count = wishes.players or (1 + len(bots) if bots is not None else USUAL_PLAYERS)
    count = max(count, len(wishes.names) + len(bots or ()))
    check_seats(game, options, count)
    deals = usual_deals(game.name) if wishes.deals is None else wishes.deals
    seed = new_secret() if wishes.seed is None else wishes.seed
    return Plan(
        game=wishes.game,
        preset=wishes.preset,
        rules=read_rules(wishes.rules),
        seats=seats_of(wishes, count, bots),
        deals=deals or None,
        stake=wishes.stake,
        balance=wishes.chips,
        seed=seed.encode(errors="replace").decode(),
    )


def bots_of(wishes: Wishes) -> list[str] | None:
    """The bots asked for by name; None where nothing was said."""
    from kolmikko.bots import BOTS

    if wishes.bots is None:
        return None
    bots = [name.strip() for name in wishes.bots.split(",") if name.strip() not in ("", NO_BOTS)]
    for name in bots:
        if name not in BOTS:
            raise Misused("ui-cli-no-bot", option="--bots", bot=name, known=named((*BOTS, NO_BOTS)))
    if wishes.players is not None and len(bots) + len(wishes.names) > wishes.players:
        raise Misused("ui-cli-too-few-players", players=wishes.players)
    return bots


def seats_of(wishes: Wishes, count: int, bots: Sequence[str] | None) -> tuple[Seat, ...]:
    """People first, then bots; without a word about bots, one person against the usual ones."""
    if bots is None:
        bots = [USUAL_BOT] * (count - max(1, len(wishes.names)))
    people = person_names(count - len(bots), wishes.names)
    taken = {name.casefold() for name in people}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    persons = [Seat(name) for name in people]
    return (*persons, *(Seat(name, bot) for name, bot in zip(free, bots, strict=False)))


def person_names(count: int, names: Sequence[str]) -> list[str]:
    """Names of the people at the keyboard: those given, else "Player" or "Player 2"."""
    given = [name.strip()[:LONGEST_NAME] for name in names if name.strip()]
    if not all(map(is_name, given)):
        raise Misused("ui-cli-no-name")
    taken = [name.casefold() for name in given]
    for number, name in enumerate(taken):
        if name in taken[:number]:
            raise Misused("ui-cli-same-name", name=given[number])
    say = words().say
    if count == 1 and not given:
        return [say("ui-cli-player")]
    numbered = [say("ui-cli-player-number", number=number) for number in range(1, 2 * count + 1)]
    free = [name for name in numbered[len(given) :] if name.casefold() not in taken]
    return [*given, *free[: count - len(given)]]


def is_terminal() -> bool:
    """Whether somebody sits at a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def sit_down(table: Table, saver: Saver, look: Look) -> None:
    """Play at a table, in the way that suits the terminal."""
    if look.plain or not is_terminal() or environ.get("TERM") == "dumb":
        line_by_line(table, saver, look)
    elif find_spec("textual") is None:
        click.echo(words().say("ui-cli-no-textual"))
        line_by_line(table, saver, look)
    else:
        refuse_typed("ui-cli-needs-plain", "cards")
        full_screen(table, saver, look)


def line_by_line(table: Table, saver: Saver, look: Look) -> None:
    """Play line by line. Ctrl-C leaves the table; the match is kept."""
    spoken = words(look.cards)
    try:
        play_plain(table, saver, Style(spoken, Terminal(), look.pace))
    except KeyboardInterrupt:
        click.echo("\n" + spoken.say("ui-plain-left", command="kolmikko resume"))
        raise


def full_screen(table: Table, saver: Saver, look: Look) -> None:
    """Play on the whole screen, and again as long as a rematch is wanted."""
    from dataclasses import replace

    from kolmikko.tui import Outcome, run

    outcome = run(table, saver=saver, words=words(), pace=look.pace)
    while outcome == Outcome.REMATCH:
        table, saver = Table(replace(table.plan, seed=new_secret())), Saver()
        outcome = run(table, saver=saver, words=words(), pace=look.pace)
    if saver.record:
        click.echo(words().say("ui-plain-record", path=short_path(saver.record)))
    elif saver.path:
        click.echo(words().say("ui-plain-left", command="kolmikko resume"))
