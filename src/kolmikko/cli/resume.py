"""`kolmikko resume`: going on with a match that was left."""

from datetime import datetime
from pathlib import Path

import click

from kolmikko.cli.shared import Refused, lang_option, look_options, refuse_typed, words
from kolmikko.play.saves import Save, SaveError, Saver, read_save, taken_up, unfinished


@click.command(
    "resume",
    epilog="""\b
Examples:
  kolmikko resume           the match that was played last
  kolmikko resume --list    all unfinished matches
  kolmikko resume 2         the second one of that list
  kolmikko resume --plain   line by line
""",
)
@click.argument("number", type=click.IntRange(1), default=1)
@click.option("--list", "lists", is_flag=True, help="List the unfinished matches.")
@look_options
@lang_option
def command(*, number: int, lists: bool, plain: bool, cards: str, pace: float) -> None:
    """Go on with an unfinished match, the last one or that of a NUMBER in the list."""
    from kolmikko.cli.seating import Look, sit_down

    paths = unfinished()
    if lists:
        refuse_typed("ui-cli-list-alone", "number", "plain", "cards", "pace")
        show_list(paths)
        return
    if not paths:
        raise Refused(words().say("ui-save-none"))
    if number > len(paths):
        raise Refused(words().say("ui-save-no-number", count=len(paths)))
    path = paths[number - 1]
    try:
        save = read_save(path)
        table = taken_up(save)
    except SaveError as error:
        raise Refused(said(error)) from error
    click.echo(words().say("ui-save-resumed", **facts(save)))
    sit_down(table, Saver(save), Look(plain, cards, pace))


def show_list(paths: list[Path]) -> None:
    """One line for each unfinished match; those that cannot be read are named, too."""
    if not paths:
        click.echo(words().say("ui-save-none"))
    for number, path in enumerate(paths, 1):
        try:
            save = read_save(path)
        except SaveError as error:
            click.echo(f"{number}  {said(error)}")
            continue
        names = ", ".join(save.record.players)
        when = f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
        line = words().say("ui-save-line", number=number, names=names, when=when, **facts(save))
        click.echo(line)


def facts(save: Save) -> dict[str, str | int]:
    """What game a save holds, and how far it has gone."""
    game = words().say(f"{save.plan.game}-name")
    return {"game": game, "deal": len(save.record.deals)}


def said(error: SaveError) -> str:
    """What is wrong with a save, in words."""
    return words().say(f"ui-save-{error.why}", path=str(error.path), detail=error.detail)
