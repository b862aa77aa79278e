"""`kolmikko puzzle`: an endgame of Kolmonen with all cards open, and the one move that is right."""

import json
import secrets
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Final

import click

from kolmikko.cli.shared import (
    Refused,
    chosen_options,
    house_rules,
    lang_option,
    refuse_typed,
    words,
)
from kolmikko.cli.studying import one_compilation
from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.kolmonen.options import Options

if TYPE_CHECKING:
    from kolmikko.endgames.puzzles import Puzzle
    from kolmikko.endgames.solve import Worth
    from kolmikko.games.kolmonen.deal import KolmonenDeal
    from kolmikko.text.catalog import Words

FEWEST_CARDS: Final = 4
MOST_CARDS: Final = 10
CARDS: Final = 7
SEEDS: Final = 1_000_000


@click.command(
    "puzzle",
    epilog="""\b
Examples:
  kolmikko puzzle                       an endgame of seven cards, and the question
  kolmikko puzzle --cards 9             a larger one
  kolmikko puzzle --seed 3 --solution   the answer too, and how the game goes on
  kolmikko puzzle --seed 3 --json       the position and all its moves, for other programs

\b
All cards lie open and both sides play as well as can be. What never ends is
a draw. A typed number is an answer; Enter shows the solution.
""",
)
@click.option("--cards", type=click.IntRange(FEWEST_CARDS, MOST_CARDS), default=CARDS,
              show_default=True, help="Cards in play; more are harder and slower.")  # fmt: skip
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), show_default="any",
              help="Equal seeds give equal puzzles.")  # fmt: skip
@click.option("--solution", is_flag=True, help="Show the solution at once.")
@click.option("--json", "as_json", is_flag=True, help="Print the puzzle and its solution as JSON.")
@house_rules
@lang_option
def command(
    *,
    cards: int,
    seed: int | None,
    solution: bool,
    as_json: bool,
    preset: str,
    rules: tuple[str, ...],
) -> None:
    """Find the one right move of an endgame of Kolmonen with open cards."""
    from kolmikko.endgames.puzzles import puzzle
    from kolmikko.endgames.solve import SOONEST_STALEMATE, UnsolvableError
    from kolmikko.rulekit.gear import is_available

    if as_json:
        refuse_typed("puzzle-json-has-it", "solution")
    options = chosen_options(KOLMONEN, preset, rules)
    assert isinstance(options, Options)
    number = secrets.randbelow(SEEDS) if seed is None else seed
    with one_compilation():
        try:
            found = puzzle(options, cards, number, fast=is_available())
        except UnsolvableError as error:
            raise Refused(words().say("puzzle-not-solved", least=SOONEST_STALEMATE)) from error
    sheet = Sheet(found, options, cards, number)
    if as_json:
        click.echo(json.dumps(sheet.as_fields(), ensure_ascii=False, indent=2))
        return
    show(sheet.question())
    if solution or sheet.asked():
        show(sheet.solution())


def show(lines: Iterator[str]) -> None:
    """Print lines."""
    for line in lines:
        click.echo(line)


class Sheet:
    """A puzzle on paper: the position, the question, the answers and the solution."""

    def __init__(self, puzzle: "Puzzle", options: Options, cards: int, seed: int) -> None:
        self.puzzle = puzzle
        self.options = options
        self.cards = cards
        self.seed = seed
        self.me = puzzle.state.turn
        self.words: Words = words()

    def say(self, message: str, **facts: str | int) -> str:
        """A message of this command."""
        return self.words.say(f"puzzle-{message}", **facts)

    @property
    def names(self) -> tuple[str, ...]:
        """The reader, and somebody to play against."""
        from kolmikko.bots.names import BOT_NAMES

        names = [BOT_NAMES[1]] * 2
        names[self.me] = self.say("you")
        return tuple(names)

    @property
    def other(self) -> str:
        """Who the reader plays against."""
        return self.names[1 - self.me]

    @cached_property
    def line(self) -> tuple[int, ...]:
        """The actions with which the game goes on."""
        from kolmikko.endgames.puzzles import line
        from kolmikko.rulekit.gear import is_available

        return tuple(line(self.puzzle.state, self.options, fast=is_available()))

    @property
    def own_moves(self) -> int:
        """How many of the actions to the end are the reader's."""
        return sum(seat == self.me for seat, _, _ in self.played())

    def deal(self) -> "KolmonenDeal":
        """The position as a deal that can be played on."""
        from kolmikko.games.kolmonen.deal import KolmonenDeal
        from kolmikko.games.kolmonen.freeze import freeze
        from kolmikko.rulekit.game import Setup

        state = self.puzzle.state.copy()
        setup = Setup(self.options, state.seats, state.dealer, tuple(state.deck))
        return KolmonenDeal(setup, freeze(self.options), state)

    def played(self) -> "Iterator[tuple[int, int, KolmonenDeal]]":
        """Each action of the line, with its seat, and the deal in which it is about to be done."""
        deal = self.deal()
        for action in self.line:
            yield deal.state.turn, action, deal
            deal.act(action)

    def question(self) -> Iterator[str]:
        """The position drawn, and what there is to choose from."""
        from kolmikko.games.kolmonen.notation import pile_upwards
        from kolmikko.rulekit.events import Event, Shown
        from kolmikko.rulekit.game import SPECTATOR
        from kolmikko.text.board import Position, board

        deal, state = self.deal(), self.puzzle.state
        hands = {seat: state.hand[seat] for seat in range(2)}
        pile = [Event("played", cards=Shown(tuple(pile_upwards(state))))]
        drawn = Position(deal.observe(SPECTATOR), pile, self.names, hands, hidden_cards(deal))
        yield self.say("title", number=str(self.seed), cards=self.cards)
        yield from board(drawn, self.words)
        yield self.ask_for()
        for number, worth in enumerate(self.puzzle.solved.actions, 1):
            yield f"{number:>4}  {self.move(worth)}"

    def ask_for(self) -> str:
        """What is to be found, and how far it is to the end."""
        if self.puzzle.best.length is None:
            return self.say("save-it", name=self.other)
        return self.say("win-it", name=self.other, count=self.own_moves)

    def move(self, worth: "Worth") -> str:
        """An action in words."""
        from kolmikko.text.moves import move_words

        return move_words(self.words, KOLMONEN, self.deal().move_of(worth.action))

    def asked(self) -> bool:
        """Take answers until one is right, or the reader wants to see; False if nobody is there."""
        from kolmikko.play.screen import Terminal

        actions, screen = self.puzzle.solved.actions, Terminal()
        while True:
            typed = screen.ask(self.say("prompt", most=len(actions)) + " ")
            if typed is None:
                click.echo(self.say("to-see", command=self.again))
                return False
            if not typed.strip():
                return True
            number = numbered(typed, len(actions))
            if number is None:
                click.echo(words().say("ui-cli-choose", fewest=1, most=len(actions)))
                continue
            click.echo(self.verdict(actions[number - 1]))
            if actions[number - 1] == self.puzzle.best:
                return True

    @property
    def again(self) -> str:
        """The command that shows the solution."""
        changes = self.options.differences(Options())
        rules = [f"--rule {name}={str(value).lower()}" for name, value in changes.items()]
        parts = ["kolmikko puzzle", f"--cards {self.cards}", f"--seed {self.seed}", *rules]
        return " ".join([*parts, "--solution"])

    def verdict(self, worth: "Worth") -> str:
        """What an answer comes to."""
        from kolmikko.endgames.solve import LOSS

        if worth == self.puzzle.best:
            return self.say("right")
        if worth.value == LOSS:
            return self.say("loses", name=self.other)
        return self.say("draws")

    def solution(self) -> Iterator[str]:
        """The right move, and how the game goes on."""
        from kolmikko.play.plain import UNTOLD
        from kolmikko.text.results import result_lines
        from kolmikko.text.say import Speaker

        speaker = Speaker(self.words, KOLMONEN, self.options, self.names, self.me)
        deal = self.deal()
        yield self.say("solution", move=self.move(self.puzzle.best))
        for number, action in enumerate(self.line, 1):
            mark = f"{number:>4}"
            for event in deal.act(action):
                if event.kind not in UNTOLD:
                    yield f"{mark}  {speaker.event(event)}"
                    mark = " " * 4
        yield from result_lines(speaker, deal) if deal.actor is None else [self.say("for-ever")]

    def as_fields(self) -> dict[str, object]:
        """The puzzle for other programs: seats and moves as records write them."""
        from kolmikko.games.kolmonen.notation import write_position

        deal = self.deal()
        return {
            "seed": self.seed,
            "cards": self.cards,
            "rules": self.options.differences(Options()),
            "position": write_position(self.puzzle.state),
            "seat": f"p{self.me + 1}",
            "best": deal.move_of(self.puzzle.best.action).text,
            "moves": [
                {
                    "move": deal.move_of(worth.action).text,
                    "value": worth.value,
                    "length": worth.length,
                }
                for worth in self.puzzle.solved.actions
            ],
            "line": [
                f"p{seat + 1} {now.move_of(action).text}" for seat, action, now in self.played()
            ],
        }


def numbered(typed: str, most: int) -> int | None:
    """A number from 1 to `most` that was typed; None if it is something else."""
    typed = typed.strip()
    number = int(typed[:9]) if typed.isascii() and typed.isdecimal() else 0
    return number if 1 <= number <= most else None


def hidden_cards(deal: "KolmonenDeal") -> dict[int, int]:
    """The hidden cards of each seat."""
    from kolmikko.games.kolmonen.deal import hidden_cards

    return {seat: hidden_cards(deal.state, seat) for seat in range(deal.state.seats)}
