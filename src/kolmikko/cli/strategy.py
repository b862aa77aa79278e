"""`kolmikko strategy`: what to play with one hand of Trójka for two, from the solved strategies."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from kolmikko.cards import card, card_set, name_of, suit_of
from kolmikko.cli.shared import Misused, chosen_options, house_rules, lang_option, words
from kolmikko.cli.solve import MOST_STAKE, STAKE, check_rules
from kolmikko.cli.tables import decimal, percent, table
from kolmikko.games import GAMES
from kolmikko.games.trojka.options import Options
from kolmikko.text.card_words import cards

if TYPE_CHECKING:
    from kolmikko.solvers.position import Position
    from kolmikko.solvers.seats import Play


@dataclass(frozen=True)
class Asked:
    """The hand, lowest card first, and all that strategies depend on; `led` is -1 without."""

    options: Options
    turn_up: int
    hand: tuple[int, int, int]
    leads: bool
    led: int
    stake: int
    bank: int


@click.command(
    "strategy",
    epilog="""\b
Examples:
  kolmikko strategy trojka --hand "Kd 9s 7c" --turn-up Qs --seat lead
  kolmikko strategy trojka --hand "Kd 9s 7c" --turn-up Qs --seat dealer --preset classic32
  kolmikko strategy trojka --hand "Kd 9s 7c" --turn-up Qs --seat dealer --led 8d --bank 20 \\
      --preset classic32
""",
)
@click.argument("game", type=click.Choice(("trojka",)), metavar="trojka")
@click.option(
    "--hand", required=True, metavar="CARDS", help='Your three cards, such as "Kd 9s 7c".'
)
@click.option("--turn-up", required=True, metavar="CARD", help="The card turned up.")
@click.option(
    "--seat",
    type=click.Choice(("lead", "dealer")),
    required=True,
    help="Whether you lead first, or are the dealer.",
)
@click.option("--led", metavar="CARD", help="For the dealer: the card that is led.")
@click.option("--stake", type=click.IntRange(1, MOST_STAKE), default=STAKE, show_default=True,
              help="Chips of one ante.")  # fmt: skip
@click.option("--bank", type=click.IntRange(1), show_default="two antes",
              help="Chips in the bank, with the antes.")  # fmt: skip
@house_rules
@lang_option
def command(
    *,
    game: str,
    hand: str,
    turn_up: str,
    seat: str,
    led: str | None,
    stake: int,
    bank: int | None,
    preset: str,
    rules: tuple[str, ...],
) -> None:
    """Say how often to play each card of a hand, and what it leads to."""
    from kolmikko.solvers.advice import play_for

    options = chosen_options(GAMES[game], preset, rules)
    assert isinstance(options, Options)
    check_rules(options)
    asked = read(options, hand, turn_up, seat, led, stake, bank or 2 * stake)
    play = play_for(options, asked.turn_up, asked.stake, asked.bank)
    if play is None:
        raise no_table(asked)
    told = answers(asked, play) if not asked.leads and asked.led < 0 else tricks(asked)
    for line in told:
        click.echo(line)


def read(
    options: Options, hand: str, turn_up: str, seat: str, led: str | None, stake: int, bank: int
) -> Asked:
    """What was typed, as far as it can be meant."""
    from kolmikko.solvers.advice import heights

    pack = GAMES["trojka"].pack(options)
    up = one_card("--turn-up", turn_up)
    held = [one_card("--hand", name) for name in hand.replace(",", " ").split()]
    if len(set(held)) != 3 or len(held) != 3 or up in held or not {up, *held} <= set(pack):
        raise Misused("solve-hand")
    if is_trojka(options, up, held):
        raise Misused("solve-hand-trojka")
    if led is not None and seat == "lead":
        raise Misused("solve-led-leader")
    lying = -1 if led is None else one_card("--led", led)
    if led is not None and (lying in (up, *held) or lying not in pack):
        raise Misused("solve-led")
    height = heights(options, up)
    low, middle, high = sorted(held, key=lambda card: (height[card], card))
    return Asked(options, up, (low, middle, high), seat == "lead", lying, stake, bank)


def one_card(option: str, name: str) -> int:
    """A card typed for an option."""
    try:
        return card(name)
    except ValueError as error:
        raise Misused("solve-card", option=option, card=name) from error


def is_trojka(options: Options, turn_up: int, hand: list[int]) -> bool:
    """Whether the hand takes the bank before any trick."""
    from kolmikko.games.trojka.freeze import freeze
    from kolmikko.games.trojka.rules.sets import NO_SET, strength
    from kolmikko.games.trojka.state import State

    state = State()
    state.trump = suit_of(turn_up)
    return strength(state, freeze(options), card_set(hand)) != NO_SET


def no_table(asked: Asked) -> Misused:
    """Why there is nothing to say: another bank, or no tables at all."""
    from kolmikko.solvers.tables import rules_of, shipped

    book, facts = shipped(asked.stake), {"stake": asked.stake, "bank": asked.bank}
    if book is None or rules_of(asked.options) != book.head.rules:
        return Misused("solve-no-table", **facts)
    return Misused("solve-banks", **facts, known=", ".join(map(str, book.head.banks)))


def tricks(asked: Asked) -> Iterator[str]:
    """Each card that may go, with the chances of tricks that it leads to."""
    from kolmikko.solvers.prospects import prospects

    say, language = words().say, words().language
    yield title(asked)
    yield ""
    heads = [say("solve-tricks", count=count) for count in (3, 2, 1, 0)]
    rows = [[say("solve-card-to-play"), say("solve-chance"), *heads, say("solve-you-win")]]
    position = position_of(asked)
    for each in prospects(asked.options, asked.turn_up, position, asked.stake, asked.bank) or ():
        chances = [percent(chance, language) for chance in reversed(each.tricks)]
        worth = decimal(each.worth, language, 3)
        rows.append([shown(each.card), percent(each.chance, language, 1), *chances, worth])
    yield from table(rows)
    yield ""
    yield say("solve-of-tricks")


def answers(asked: Asked, play: "Play") -> Iterator[str]:
    """How often to play each card on every card that may be led; plain suits are alike."""
    from kolmikko.solvers.advice import choices, heights
    from kolmikko.solvers.position import Position

    say, language = words().say, words().language
    height = heights(asked.options, asked.turn_up)
    yield title(asked)
    yield ""
    rows = [[say("solve-led-card"), *map(shown, asked.hand)]]
    leads = {height[card]: card for card in height if card not in asked.hand}
    for _, led in sorted(leads.items()):
        chance = dict(choices(play, Position(False, asked.hand, led=led), height))
        cells = [
            percent(chance[card], language, 1) if card in chance else "" for card in asked.hand
        ]
        rows.append([shown(led), *cells])
    yield from table(rows)
    yield ""
    yield say("solve-of-answers")


def title(asked: Asked) -> str:
    """The hand and the place, in words."""
    say = words().say
    facts: dict[str, str | int] = {
        "hand": cards(words(), " ".join(map(name_of, asked.hand))),
        "card": shown(asked.turn_up),
        "bank": asked.bank,
    }
    if asked.leads:
        return say("solve-asked-leader", **facts)
    if asked.led < 0:
        return say("solve-asked-dealer", **facts)
    return say("solve-asked-led", **facts, led=shown(asked.led))


def position_of(asked: Asked) -> "Position":
    """The position of the first trick."""
    from kolmikko.solvers.position import Position

    return Position(asked.leads, asked.hand, led=asked.led)


def shown(number: int) -> str:
    """A card as the tables show it."""
    return cards(words(), name_of(number))
