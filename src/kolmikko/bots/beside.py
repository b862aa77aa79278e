"""A bot beside another one, whose name it bears."""

from dataclasses import dataclass

from kolmikko.bots.base import Bot


@dataclass(frozen=True, slots=True)
class Beside:
    """What a bot that watches another has of it; how it chooses is for its kind to say."""

    bot: Bot

    @property
    def name(self) -> str:
        return self.bot.name

    @property
    def about(self) -> str:
        return self.bot.about

    @property
    def moment(self) -> float:
        return self.bot.moment
