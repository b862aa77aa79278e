"""The bot that plays Trójka for two as it has been solved."""

from collections import Counter

import pytest

from kolmikko.bots import BOTS, THUMB
from kolmikko.bots.base import OWN_BUDGET, sight_of
from kolmikko.bots.exact import ROUNDED, Exact, drawn
from kolmikko.bots.levels import EXPERT, telling
from kolmikko.deals import new_deal
from kolmikko.dice import below, dice
from kolmikko.rulekit.game import Deal
from kolmikko.solvers.advice import advice


def in_the_tricks(players: int, preset: str = "classic") -> Deal:
    """A deal in which somebody is to lead and has a choice."""
    for seed in range(99):
        deal = new_deal("trojka", players=players, preset=preset, seed=str(seed))
        if deal.actor is not None and len(deal.legal()) > 1:
            return deal
    raise AssertionError("no such deal")


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("preset", ["classic", "classic32"])
def test_for_two_each_card_goes_as_often_as_in_the_solution(level: str, preset: str) -> None:
    deal = in_the_tricks(2, preset)
    assert deal.actor is not None
    sight = sight_of(deal, deal.actor)
    chances = advice(sight.view, sight.options)  # type: ignore[arg-type]
    assert chances is not None
    luck = dice(1)
    played = Counter(
        BOTS[level].choose(sight, deal.legal(), OWN_BUDGET, luck).action for _ in range(2000)
    )
    assert played.keys() <= chances.keys()
    for action, chance in chances.items():
        assert abs(played[action] / 2000 - chance) < 0.05


def test_what_is_not_solved_is_left_to_another() -> None:
    for deal in (in_the_tricks(3), in_the_tricks(2, "tri_listika")):
        assert deal.actor is not None
        sight = sight_of(deal, deal.actor)
        for seed in range(20):
            ours = Exact(THUMB).choose(sight, deal.legal(), OWN_BUDGET, dice(seed))
            assert ours == THUMB.choose(sight, deal.legal(), OWN_BUDGET, dice(seed))


@pytest.mark.parametrize("preset", ["classic", "classic32"])
def test_it_tells_what_actions_win_only_where_it_is_asked(preset: str) -> None:
    deal = in_the_tricks(2, preset)
    assert deal.actor is not None
    sight = sight_of(deal, deal.actor)
    for bot, tells in ((EXPERT, False), (telling(EXPERT), True)):
        choice = bot.choose(sight, deal.legal(), OWN_BUDGET, dice(3))
        assert choice.solved
        assert tuple(each.action for each in choice.tried) == (deal.legal() if tells else ())
        if tells:
            values = {each.action: each.value or 0.0 for each in choice.tried}
            assert values[choice.action] >= max(values.values()) - 0.01


def test_after_a_slip_it_goes_by_what_actions_win() -> None:
    better = 0
    adviser = telling(EXPERT)
    for seed in range(5120, 5140):
        deal = new_deal("trojka", players=2, preset="classic32", seed=str(seed))
        luck = dice(seed)
        while deal.actor is not None and not deal.at_chance:
            legal, sight = deal.legal(), sight_of(deal, deal.actor)
            choice = adviser.choose(sight, legal, OWN_BUDGET, luck)
            values = {each.action: each.value or 0.0 for each in choice.tried}
            if values:
                assert values[choice.action] >= max(values.values()) - ROUNDED
                chances = advice(sight.view, sight.options)  # type: ignore[arg-type]
                assert chances is not None
                better += chances[choice.action] == 0
            deal.act(legal[below(luck, len(legal))])
    assert better, "nobody has slipped where the solution is not worth following"


def test_chances_are_drawn_with_their_weights() -> None:
    luck = dice(7)
    found = Counter(drawn({3: 0.25, 5: 0.75, 9: 0.0}, luck) for _ in range(8000))
    assert found[9] == 0
    assert abs(found[3] / 8000 - 0.25) < 0.02
