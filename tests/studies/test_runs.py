"""Plans carried out: equal numbers in both gears, with any bots, and with any number of workers."""

import sys
from dataclasses import dataclass
from pathlib import Path
from subprocess import PIPE, Popen
from time import monotonic, sleep

import pytest

from kolmikko.bots import EASY, THUMB, UNIFORM
from kolmikko.bots.base import Bot, Budget, Choice, Sight
from kolmikko.dice import Dice
from kolmikko.games import GAMES
from kolmikko.games.kolmonen.shares import WHOLE
from kolmikko.rulekit.options import RuleOptions, Written
from kolmikko.studies.plan import Plan
from kolmikko.studies.runs import run


def options(game: str, preset: str = "classic", **rules: Written) -> RuleOptions:
    return GAMES[game].presets[preset].changed(rules)


def plan(game: str, bots: str, preset: str = "classic", deals: int = 1, **rules: Written) -> Plan:
    """A plan in which "tue" seats thumb before uniform and easy."""
    named: dict[str, Bot] = {"t": THUMB, "u": UNIFORM, "e": EASY}
    seated = tuple(named[bot] for bot in bots)
    return Plan(game, options(game, preset, **rules), seated, seed=7, deals=deals)


@dataclass(frozen=True)
class Disguised:
    """A bot that the loops do not know, and so have to ask."""

    bot: Bot
    name: str = "disguised"
    about: str = "another bot"
    moment: float = 0.0

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        return self.bot.choose(sight, legal, budget, dice)


@dataclass(frozen=True)
class Cheat:
    name: str = "cheat"
    about: str = "chooses what is not legal"
    moment: float = 0.0

    def choose(self, sight: Sight, legal: tuple[int, ...], budget: Budget, dice: Dice) -> Choice:
        del sight, budget, dice
        return Choice(max(legal) + 1)


PLANS = [
    plan("kolmonen", "tt"),
    plan("kolmonen", "tu", turn_limit=150),
    plan("kolmonen", "ttttt", "shithead_basic"),
    plan("kolmonen", "utt", "china_hand"),
    plan("kolmonen", "ete"),
    plan("kolmonen", "eue", "shithead_basic"),
    plan("trojka", "tt", deals=5),
    plan("trojka", "utuu", deals=3),
    plan("trojka", "ttttt", "classic32", deals=4),
    plan("trojka", "eteu", "classic32", deals=4),
    plan("trojka", "ee", deals=3),
    plan("trojka", "uttu", "tri_listika", deals=2),
]


@pytest.mark.parametrize("asked", PLANS, ids=range(len(PLANS)))
def test_loops_and_bots_play_the_same_games(asked: Plan) -> None:
    disguised = tuple(Disguised(bot) for bot in asked.bots)
    other = Plan(asked.game, asked.options, disguised, seed=asked.seed, deals=asked.deals)
    assert run([asked], 12, gear="plain") == run([other], 12, gear="plain")


@pytest.mark.slow
@pytest.mark.parametrize("asked", PLANS, ids=range(len(PLANS)))
def test_both_gears_play_the_same_games(asked: Plan) -> None:
    assert run([asked], 150, gear="plain") == run([asked], 150, gear="fast")


@pytest.mark.slow
def test_two_workers_and_one_give_the_same() -> None:
    plans = [plan("kolmonen", "tt"), plan("kolmonen", "tu")]
    assert run(plans, 2500, workers=1) == run(plans, 2500, workers=2)


def test_two_plain_workers_and_one_give_the_same() -> None:
    asked = [plan("trojka", "tut", deals=2)]
    assert run(asked, 50, gear="plain") == run(asked, 50, gear="plain", workers=2)


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    run([plan("trojka", "tt")] * 2, 45, gear="plain", progress=lambda *done: told.append(done))
    assert told == [(20, 90), (40, 90), (45, 90), (65, 90), (85, 90), (90, 90)]


def test_bots_that_have_to_be_asked_are_told_of_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    asked = Plan("trojka", options("trojka"), (Disguised(THUMB), THUMB))
    run([asked], 3, gear="plain", progress=lambda *done: told.append(done))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = (run([plan("kolmonen", "tt")], n, gear="plain")[0]["turns"] for n in (10, 25))
    assert many[:10] == few


def test_seeds_and_turnings_give_other_games() -> None:
    usual = plan("kolmonen", "uu", turn_limit=60)
    other_seed = Plan("kolmonen", usual.options, usual.bots, seed=8)
    turned = Plan("kolmonen", usual.options, usual.bots, seed=7, turning=1)
    played = run([usual, other_seed, turned], 10, gear="plain")
    assert played[0] != played[1]
    assert played[0] != played[2]


def test_the_shares_of_a_game_are_one_whole() -> None:
    for rules in ({}, {"play_until": "last_loser"}, {"stalemate_result": "fewest_cards"}):
        for seats in (2, 3, 4, 5):
            asked = plan("kolmonen", "tu" * 2 + "t", turn_limit=40, **rules)  # type: ignore[arg-type]
            asked = Plan("kolmonen", asked.options, asked.bots[:seats])
            columns = run([asked], 10, gear="plain")[0]
            assert {sum(shares) for shares in columns["shares"]} == {WHOLE}


def test_a_winner_has_it_all_and_a_stalemate_is_split() -> None:
    columns = run([plan("kolmonen", "uu", turn_limit=200)], 60, gear="plain")[0]
    for shares, stalemate in zip(columns["shares"], columns["stalemate"], strict=True):
        assert sorted(shares[:2]) == ([WHOLE // 2] * 2 if stalemate else [0, WHOLE])


def test_places_share_in_even_steps() -> None:
    columns = run([plan("kolmonen", "tttt", play_until="last_loser")], 20, gear="plain")[0]
    ended = [
        shares for shares, n in zip(columns["shares"], columns["stalemate"], strict=True) if not n
    ]
    assert {tuple(sorted(shares)) for shares in ended} == {(0, 0, 300, 600, 900)}


def test_no_chip_is_lost_and_every_deal_is_noted() -> None:
    columns = run([plan("trojka", "tutt", deals=30)], 20, gear="plain")[0]
    for n, bank in enumerate(columns["bank"]):
        assert sum(columns["chips"][n]) == sum(columns["by_place"][n]) == -bank
        taken = columns["sets"][n] + columns["sweeps"][n]
        assert sum(columns["banks"][n]) == taken
        assert columns["halves"][n] == 0
        assert len(columns["growth"][n]) == 30
        assert columns["growth"][n][-1] == bank
    assert sum(columns["waiting"]) < 20 * 30


def test_a_bot_that_does_what_is_not_legal_is_found_out() -> None:
    asked = Plan("trojka", options("trojka"), (Cheat(), THUMB))
    with pytest.raises(ValueError, match=r"cheat chose \d+, which is not one of"):
        run([asked], 2, gear="plain")


@pytest.mark.parametrize(
    "bots, seed, deals, wrong",
    [
        ("t", 1, 1, "so many cannot play: 1 < 2"),
        ("tt", -1, 1, "a seed is a number from 0"),
        ("tt", 1, 0, "no such match: 0 deals"),
    ],
)
def test_plans_that_cannot_be_played(bots: str, seed: int, deals: int, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        Plan("kolmonen", options("kolmonen"), (THUMB,) * len(bots), seed, deals)


def test_there_must_be_a_game_and_a_worker() -> None:
    with pytest.raises(ValueError, match="no such game: 'whist'"):
        Plan("whist", options("kolmonen"), (THUMB, THUMB))
    with pytest.raises(ValueError, match="at least one game and one worker"):
        run([plan("trojka", "tt")], 0)
    with pytest.raises(ValueError, match="options are of another game"):
        run([Plan("kolmonen", options("trojka"), (THUMB, THUMB))], 2, gear="plain")
    with pytest.raises(ValueError, match="options are of another game"):
        Plan("trojka", options("kolmonen"), (THUMB, THUMB))


BUSY = """
from multiprocessing import active_children
from tests.studies.test_runs import plan
from kolmikko.studies.runs import Chunk, crew

with crew(2) as hands:
    list(hands([Chunk(plan("kolmonen", "tt"), n, 1, fast=False) for n in range(4)]))
    print(*(worker.pid for worker in active_children()), flush=True)
    input()
"""


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc to look into")
def test_workers_end_when_their_parent_is_killed() -> None:
    with Popen((sys.executable, "-c", BUSY), stdin=PIPE, stdout=PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = [int(number) for number in parent.stdout.readline().split()]
        parent.kill()
    assert len(workers) == 2
    deadline = monotonic() + 20
    while any(map(is_alive, workers)) and monotonic() < deadline:
        sleep(0.1)
    assert not any(map(is_alive, workers))


def is_alive(process: int) -> bool:
    """Whether there is such a process that has not ended."""
    state = Path(f"/proc/{process}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"
