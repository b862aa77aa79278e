"""Bots that think in this process."""

from kolmikko.bots import UNIFORM, bot_named
from kolmikko.dice import dice
from kolmikko.rulekit.row import Row


class LocalBots:
    """The bots of `kolmikko.bots`; one that answers with no legal action plays any."""

    async def choose(self, bot: str, sight: Row, legal: tuple[int, ...], luck: int) -> int:
        action = bot_named(bot).choose(sight, legal, dice(luck))
        return action if action in legal else UNIFORM.choose(sight, legal, dice(luck, 1))
