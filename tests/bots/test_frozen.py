"""Bots that are yardsticks play on as they did: what they chose in given games has not changed."""

from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module

import pytest

from kolmikko.bots import UNIFORM, bot_named
from kolmikko.bots.base import OWN_BUDGET, Bot, sight_of
from kolmikko.deals import new_deal
from kolmikko.dice import dice
from kolmikko.games import GAMES
from kolmikko.studies.pool.versions import FROZEN

CHOSEN = {
    "uniform@1": {"kolmonen": "e94067e5e57ea458", "trojka": "e26e1bb230aaa5c8"},
    "easy@1": {"kolmonen": "4fbd6fabda79c8ec", "trojka": "d546920e38789690"},
    "thumb@1": {"kolmonen": "99943c53f20e3c1c", "trojka": "ee31f4d34217680f"},
}
"""Digests of what each version chose in each game."""

TABLES = (
    ("kolmonen", "classic", 2),
    ("kolmonen", "classic", 3),
    ("kolmonen", "classic", 5),
    ("kolmonen", "china_hand", 3),
    ("kolmonen", "shithead_basic", 4),
    ("trojka", "classic", 2),
    ("trojka", "classic", 5),
    ("trojka", "classic32", 2),
    ("trojka", "classic32", 5),
    ("trojka", "tri_listika", 3),
)
SEEDS = range(6)
LONG = (82, 178, 260, 264)
"""Seeds of the first table whose games go nowhere for long."""


def choices(bot: Bot, asked: str) -> Iterator[int]:
    """What a bot chooses in a game, at tables of its own kind or at every other seat."""
    for number, (game, preset, players) in enumerate(TABLES):
        if game != asked:
            continue
        for seed in (*SEEDS, *LONG) if number == 0 else SEEDS:
            deal = new_deal(game, players=players, preset=preset, seed=str(seed))
            luck, theirs = dice(seed), dice(seed, 1)
            while legal := deal.legal():
                if deal.at_chance or deal.actor is None:
                    deal.act(legal[seed % len(legal)])
                    continue
                sight = sight_of(deal, deal.actor)
                if seed % 2 and deal.actor % 2:
                    deal.act(UNIFORM.choose(sight, legal, OWN_BUDGET, theirs).action)
                    continue
                action = bot.choose(sight, legal, OWN_BUDGET, luck).action
                yield action
                deal.act(action)


def chosen_by(name: str, game: str) -> str:
    """A digest of what a bot chooses."""
    chosen = " ".join(map(str, choices(bot_named(name), game)))
    return sha256(chosen.encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_bot_plays_as_its_number_says(name: str, game: str) -> None:
    version = f"{name}@{FROZEN[name]}"
    assert chosen_by(name, game) == CHOSEN[version][game], (
        f"{version} plays otherwise than it did. If that is meant, raise its number in "
        f"studies/pool/versions.py and keep the digest here, so that results of both stay apart"
    )


@pytest.mark.parametrize(
    "bot, game, number",
    [
        ("thumb", "kolmonen", "WORTH_A_SWAP"),
        ("thumb", "kolmonen", "WORTH_OF_SPECIAL"),
        ("thumb", "kolmonen", "GOES_NOWHERE"),
        ("thumb", "kolmonen", "GIVES_WAY"),
        ("thumb", "trojka", "WORTH_KEEPING"),
        ("thumb", "trojka", "CROWD"),
        ("easy", "kolmonen", "LAYS_ANYTHING"),
        ("easy", "kolmonen", "FORGETS_WHAT_TWOS_DO"),
        ("easy", "kolmonen", "PREPARES_ROW"),
        ("easy", "trojka", "WASTES"),
    ],
)
def test_the_least_change_of_a_frozen_bot_is_noticed(
    bot: str, game: str, number: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = import_module(f"kolmikko.games.{game}.{bot}")
    monkeypatch.setattr(rules, number, getattr(rules, number) + 1)
    assert chosen_by(bot, game) != CHOSEN[f"{bot}@{FROZEN[bot]}"][game]
