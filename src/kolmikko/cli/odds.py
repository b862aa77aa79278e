"""`kolmikko odds`: exact chances of both games, counted and never sampled."""

from collections.abc import Sequence

import click

from kolmikko.cards import card
from kolmikko.cli.shared import (
    Misused,
    check_seats,
    chosen_options,
    game_argument,
    house_rules,
    lang_option,
    words,
)
from kolmikko.games import GAMES

PACKS = ("52", "36", "32", "24")
HAND = 3


@click.command(
    "odds",
    epilog="""\b
Examples:
  kolmikko odds trojka                          the main version, any number of players
  kolmikko odds trojka --players 4              all chances for four players
  kolmikko odds trojka --preset classic32       the version with 32 cards
  kolmikko odds trojka --pack 36 --players 3    another pack
  kolmikko odds trojka --seen "7c 9s Kd Qs"     what others can hold, if you see these
  kolmikko odds kolmonen                        what fits on what, and the blind card
  kolmikko odds kolmonen --seen "5c 5d Ah Kd"   the same, knowing these cards
""",
)
@game_argument()
@click.option("--players", type=click.IntRange(1), help="For this number of players only.")
@click.option("--pack", type=click.Choice(PACKS), help="Cards of the pack.")
@click.option("--seen", metavar="CARDS", default="", help='Cards that you know, such as "5c Kd".')
@house_rules
@lang_option
def command(
    game: str, players: int | None, pack: str | None, seen: str, preset: str, rules: tuple[str, ...]
) -> None:
    """Exact odds of GAME as a table: sets, blind cards, stock."""
    from kolmikko.cli.odds_tables import Asked, kolmonen_odds, trojka_odds

    tables = {"kolmonen": kolmonen_odds, "trojka": trojka_odds}
    has_packs = "deck_size" in GAMES[game].presets["classic"].all_written()
    if pack and has_packs:
        rules = (*rules, f"deck_size={pack}")
    elif pack not in (None, PACKS[0]):
        name = words().say(f"{game}-name")
        raise Misused("ui-cli-no-pack", pack=pack, game=name, cards=int(PACKS[0]))
    options = chosen_options(GAMES[game], preset, rules)
    if players:
        check_seats(GAMES[game], options, players)
    whole = GAMES[game].pack(options)
    known = seen_cards(seen, whole)
    if len(whole) - len(known) < needed(game, players, known):
        raise Misused("ui-cli-seen-too-many")
    for line in tables[game](Asked(options, players, known), words()):
        click.echo(line)


def seen_cards(text: str, pack: Sequence[int]) -> tuple[str, ...]:
    """The cards that somebody knows, each in the pack and named once."""
    seen: list[str] = []
    for name in text.replace(",", " ").split():
        try:
            number = card(name)
        except ValueError as error:
            raise Misused("ui-cli-no-card", card=name) from error
        if number not in pack:
            raise Misused("ui-cli-not-in-pack", card=name, cards=len(pack))
        if name in seen:
            raise Misused("ui-cli-card-twice", card=name)
        seen.append(name)
    return tuple(seen)


def needed(game: str, players: int | None, known: Sequence[str]) -> int:
    """How many cards must be unseen: a top card and a blind one, or a hand for each player.

    Who has seen cards has a hand that is among them.
    """
    return 2 if game == "kolmonen" else HAND * max(1, (players or 1) - bool(known))
