"""A group that knows its commands by name and loads one only when it is run."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

import click

COMMANDS: Final[dict[str, str]] = {
    "serve": "Serve tables to browsers, for this machine or for friends.",
    "play": "Play a game against bots, or with others at one keyboard.",
    "resume": "Go on with a match that was left.",
    "rules": "Read the rules of a game as your table plays it.",
    "replay": "Show recorded games in words, or check them.",
    "review": "Judge a recorded game, decision by decision.",
    "puzzle": "Find the right move of an endgame of Kolmonen with open cards.",
    "odds": "Exact odds of a game.",
    "solve": "Play of Trójka for two that nothing gains against.",
    "strategy": "What to play with a hand of Trójka for two.",
    "arena": "Let bots play against each other on equal deals.",
    "calibrate": "Fit the chances of hints to what comes true, or check them.",
    "simulate": "Play many games with bots and look at their lengths and results.",
    "backup": "Write all tables to FILE, with their key.",
    "restore": "Bring back the tables of a backup FILE, with their key.",
    "tidy": "Delete tables that have been closed for long.",
    "warm": "Compile the fast rules ahead of time.",
}


class LazyGroup(click.Group):
    """Command NAME is `command` in the module `kolmikko.cli.NAME`."""

    def __init__(self, *, commands_by_name: Mapping[str, str], **settings: Any) -> None:  # noqa: ANN401 (handed on to click)
        super().__init__(**settings)
        self.commands_by_name = commands_by_name

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands_by_name)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.commands_by_name:
            return None
        command = import_module(f"kolmikko.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without loading any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self.commands_by_name.items()))
