"""The list of games. To add one: its folder, and its line here."""

from typing import Final

from kolmikko.games.kolmonen.game import KOLMONEN
from kolmikko.games.trojka.game import TROJKA
from kolmikko.rulekit.game import Game

GAMES: Final[dict[str, Game]] = {game.name: game for game in (KOLMONEN, TROJKA)}
