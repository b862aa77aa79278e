"""The bots that one can ask for by name. A bot sees what its seat may know, and nothing else."""

from typing import Final

from kolmikko.bots.base import Bot
from kolmikko.bots.easy import Easy
from kolmikko.bots.levels import EXPERT, HARD, telling
from kolmikko.bots.thumb import Thumb
from kolmikko.bots.uniform import Uniform

UNIFORM: Final = Uniform()
EASY: Final = Easy()
THUMB: Final = Thumb()

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (UNIFORM, EASY, THUMB, HARD, EXPERT)}

ADVISER: Final[Bot] = telling(EXPERT)
"""The bot that is asked for hints and reviews; it plays as the one of its name."""


def bot_named(name: str) -> Bot:
    """The bot of a name. Raises ValueError, naming those that there are."""
    if name not in BOTS:
        raise ValueError(f"no such bot: {name!r} (there are: {', '.join(BOTS)})")
    return BOTS[name]
