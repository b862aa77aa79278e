"""`kolmikko strategy`: what to play in Trójka for two, from the solved strategies."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kolmikko.cards import card, name_of
from kolmikko.cli.shared import Misused, chosen_options, house_rules, lang_option, words
from kolmikko.cli.solve import MOST_STAKE, STAKE, check_rules
from kolmikko.cli.strategy_chart import PAGE
from kolmikko.cli.studying import check_plot
from kolmikko.cli.tables import percent, table
from kolmikko.games import GAMES
from kolmikko.games.trojka.options import Options
from kolmikko.text.card_words import cards
from kolmikko.text.figures import decimal

if TYPE_CHECKING:
    from kolmikko.solvers.asked import Asked
    from kolmikko.solvers.seats import Play

WRONG = {"hand": "solve-hand", "trojka": "solve-hand-trojka", "led": "solve-led"}
"""What is said of a position that there is not."""


@dataclass(frozen=True)
class Given:
    """What all hands have in common; the bank is in chips, antes included."""

    options: Options
    turn_up: int
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
  kolmikko strategy trojka --turn-up Qs --preset classic32 --chart leads.html
""",
)
@click.argument("game", type=click.Choice(("trojka",)), metavar="trojka")
@click.option("--hand", metavar="CARDS", help='Your three cards, such as "Kd 9s 7c".')
@click.option("--turn-up", required=True, metavar="CARD", help="The card turned up.")
@click.option(
    "--seat",
    type=click.Choice(("lead", "dealer")),
    default="lead",
    show_default=True,
    help="Whether you lead first, or are the dealer.",
)
@click.option("--led", metavar="CARD", help="For the dealer: the card that is led.")
@click.option("--stake", type=click.IntRange(1, MOST_STAKE), default=STAKE, show_default=True,
              help="Chips of one ante.")  # fmt: skip
@click.option("--bank", type=click.IntRange(1), show_default="two antes",
              help="Chips in the bank, with the antes.")  # fmt: skip
@click.option("--chart", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
              help="Draw all hands as FILE.html, FILE.png or FILE.svg.")  # fmt: skip
@house_rules
@lang_option
def command(
    *,
    game: str,
    hand: str | None,
    turn_up: str,
    seat: str,
    led: str | None,
    stake: int,
    bank: int | None,
    chart: Path | None,
    preset: str,
    rules: tuple[str, ...],
) -> None:
    """Say how often to play each card of a hand, and what it leads to; or chart all hands."""
    from kolmikko.solvers.advice import play_for

    if (hand is None) == (chart is None):
        raise Misused("solve-hand-or-chart")
    check_plot(chart, "--chart", PAGE)
    options = chosen_options(GAMES[game], preset, rules)
    assert isinstance(options, Options)
    check_rules(options)
    if led is not None and seat == "lead":
        raise Misused("solve-led-leader")
    given = Given(options, one_card("--turn-up", turn_up), stake, bank or 2 * stake)
    if given.turn_up not in GAMES[game].pack(options):
        raise Misused("solve-turn-up-pack", card=turn_up)
    play = play_for(options, given.turn_up, stake, given.bank)
    if play is None:
        raise no_table(given)
    if chart is not None:
        draw_chart(chart, given, play, led, answers=seat == "dealer")
        return
    asked = read(given, hand or "", led, leads=seat == "lead")
    told = answers(asked, play) if not asked.leads and asked.led < 0 else tricks(asked)
    for line in told:
        click.echo(line)


def draw_chart(path: Path, given: Given, play: "Play", led: str | None, *, answers: bool) -> None:
    """All hands that lead, or that answer a card."""
    from kolmikko.cli.strategy_chart import chart_of, write_chart

    if answers and led is None:
        raise Misused("solve-chart-led-missing")
    lying = -1 if led is None else one_card("--led", led)
    if lying == given.turn_up or (led and lying not in GAMES["trojka"].pack(given.options)):
        raise Misused("solve-led")
    write_chart(path, chart_of(given.options, given.turn_up, given.bank, play, lying))


def read(given: Given, hand: str, led: str | None, *, leads: bool) -> "Asked":
    """The hand that was typed, as far as it can be meant."""
    from kolmikko.solvers.asked import NotAskableError, asked

    held = [one_card("--hand", name) for name in hand.replace(",", " ").split()]
    lying = -1 if led is None else one_card("--led", led)
    try:
        found = asked(given.options, given.turn_up, held, leads=leads, led=lying, stake=given.stake)
    except NotAskableError as error:
        raise Misused(WRONG[error.fault]) from error
    return replace(found, bank=given.bank)


def one_card(option: str, name: str) -> int:
    """A card typed for an option."""
    try:
        return card(name)
    except ValueError as error:
        raise Misused("solve-card", option=option, card=name) from error


def no_table(given: Given) -> Misused:
    """Why there is nothing to say: another bank, or no tables at all."""
    from kolmikko.solvers.tables import rules_of, shipped

    book, facts = shipped(given.stake), {"stake": given.stake, "bank": given.bank}
    if book is None or rules_of(given.options) != book.head.rules:
        return Misused("solve-no-table", **facts)
    return Misused("solve-banks", **facts, known=", ".join(map(str, book.head.banks)))


def tricks(asked: "Asked") -> Iterator[str]:
    """Each card that may go, with the chances of tricks that it leads to."""
    from kolmikko.solvers.prospects import prospects

    say, language = words().say, words().language
    yield title(asked)
    yield ""
    heads = [say("solve-tricks", count=count) for count in (3, 2, 1, 0)]
    rows = [[say("solve-card-to-play"), say("solve-chance"), *heads, say("solve-you-win")]]
    position, stake, bank = asked.position, asked.stake, asked.bank
    for each in prospects(asked.options, asked.turn_up, position, stake, bank) or ():
        chances = [percent(chance, language) for chance in reversed(each.tricks)]
        worth = decimal(each.worth, language, 3)
        rows.append([shown(each.card), percent(each.chance, language, 1), *chances, worth])
    yield from table(rows)
    yield ""
    yield say("solve-of-tricks")


def answers(asked: "Asked", play: "Play") -> Iterator[str]:
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


def title(asked: "Asked") -> str:
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


def shown(number: int) -> str:
    """A card as the tables show it."""
    return cards(words(), name_of(number))
