"""What every bot keeps: it chooses a legal action from a view, and equal dice give equal play."""

from collections import Counter
from math import inf

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kolmikko.bots import BOTS, EASY, THUMB, UNIFORM, bot_named
from kolmikko.bots.base import OWN_BUDGET, Bot, Budget, Sight, sight_of
from kolmikko.bots.thumb import rules_of
from kolmikko.dice import dice
from kolmikko.games import GAMES
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.rulekit.game import Deal, Setup
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import Row
from kolmikko.testing import setups, walk

NOTHING = Sight(RuleOptions(), Row())
BRIEFLY = Budget(iterations=2, seconds=inf)


def played_by(bot: Bot, setup: Setup, game: str, seed: int) -> list[int]:
    """The actions of a deal that a bot plays at every seat; draws are taken in order."""
    luck = dice(seed)

    def chooser(deal: Deal, legal: tuple[int, ...]) -> int:
        if deal.at_chance:
            return legal[0]
        assert deal.actor is not None
        action = bot.choose(sight_of(deal, deal.actor), legal, BRIEFLY, luck).action
        assert action in legal
        return action

    return [step.action for step in walk(GAMES[game].deal(setup), chooser, 60)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS.values(), ids=list(BOTS))
@settings(max_examples=20, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_choice_is_legal_and_equal_dice_choose_alike(
    bot: Bot, game: str, data: st.DataObject, seed: int
) -> None:
    setup = data.draw(setups(GAMES[game]))
    assert played_by(bot, setup, game, seed) == played_by(bot, setup, game, seed)


def test_bots_are_asked_for_by_name() -> None:
    assert (
        [bot_named(name).name for name in BOTS]
        == list(BOTS)
        == ["uniform", "easy", "thumb", "hard", "expert"]
    )
    assert all(bot.about for bot in BOTS.values())
    with pytest.raises(ValueError, match=r"no such bot: 'deep' \(there are: uniform, easy, thumb,"):
        bot_named("deep")


def test_uniform_takes_every_legal_action_equally_often() -> None:
    luck, legal = dice(5), (3, 8, 52)
    choices = [UNIFORM.choose(NOTHING, legal, OWN_BUDGET, luck) for _ in range(6000)]
    taken = Counter(choice.action for choice in choices)
    assert set(taken) == set(legal)
    assert all(1850 < times < 2150 for times in taken.values())


@pytest.mark.parametrize("bot", [THUMB, EASY], ids=["thumb", "easy"])
def test_the_rules_of_a_bot_stand_beside_the_view(bot: Bot) -> None:
    found = {rules_of(view, bot.name).__module__ for view in (KolmonenView, TrojkaView)}
    assert found == {f"kolmikko.games.{game}.{bot.name}" for game in GAMES}
    with pytest.raises(ModuleNotFoundError):
        bot.choose(NOTHING, (1,), OWN_BUDGET, dice(1))
