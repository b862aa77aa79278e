"""A batch plays the games that the plain rules play, row by row, and says what came of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import pytest

from kolmikko.cards import PACK, RANKS, count, counts_by_rank
from kolmikko.dice import Dice, below, start
from kolmikko.games import GAMES
from kolmikko.rulekit import gear

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear"),
]

Table = tuple[str, str, int, dict[str, object]]

TABLES: list[Table] = [
    ("kolmonen", "classic", 2, {"progress_limit": 20}),
    ("kolmonen", "shithead_basic", 4, {"turn_limit": 60}),
    ("kolmonen", "china_hand", 3, {"progress_limit": 9, "stalemate_result": "fewest_cards"}),
    ("trojka", "classic", 4, {}),
    ("trojka", "tri_listika", 3, {}),
    ("trojka", "classic32_wild", 2, {}),
]


def batch(table: Table, **more: Any) -> Any:  # noqa: ANN401
    from kolmikko.envs.batch import BatchEnv

    game, preset, seats, rules = table
    options = GAMES[game].presets[preset].changed(rules)
    return BatchEnv(game, options, seats=seats, **{"size": 5, "seed": 11, **more})


@dataclass
class PlainRow:
    """One row of a batch, played again by the plain rules from equal dice."""

    env: Any
    row: int
    dice: Dice = field(default_factory=Dice)
    choices: Dice = field(default_factory=Dice)
    rewards: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = import_module(f"kolmikko.envs.{self.env.game}")
        self.flow = import_module(f"kolmikko.games.{self.env.game}.flow")
        self.core = self.game.freeze(self.env.options)
        pack = len(GAMES[self.env.game].pack(self.env.options))
        self.table = self.game.first_tables(self.env.seats, self.env.size, pack, 5)[self.row]
        self.state = self.table.copy()
        start(self.dice, 11, self.row)
        start(self.choices, 11, ~self.row)
        self.deal()

    def deal(self) -> None:
        while True:
            self.game.deal_game(self.state, self.core, self.dice, self.table)
            self.game.draw_by_chance(self.state, self.core, self.dice)
            if self.state.stage != self.game.OVER:
                return

    def legal(self) -> list[int]:
        episode = import_module("kolmikko.envs.rows").Episode()
        self.game.legal_sets(self.state, self.core, episode)
        return [52 * n + k for n in range(4) for k in range(52) if episode.legal[n] >> k & 1]

    def step(self) -> tuple[int, bool]:
        """Play the action that `sample` draws; that, and whether the deal is over."""
        legal = self.legal()
        action = legal[below(self.choices, len(legal))]
        self.game.act(self.state, self.core, action)
        self.game.draw_by_chance(self.state, self.core, self.dice)
        if self.state.stage != self.game.OVER:
            return action, False
        unit = self.game.unit(self.env.seats, 5)
        gains = [
            self.game.gain(self.state, self.core, self.table, seat)
            for seat in range(self.env.seats)
        ]
        self.rewards = [gain / unit for gain in gains]
        dealer = self.table.dealer
        self.table = self.table.copy()
        self.table.dealer = (dealer + 1) % self.env.seats
        self.deal()
        return action, True


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_rows_play_the_games_that_the_plain_rules_play(table: Table) -> None:
    env = batch(table)
    rows = [PlainRow(env, row) for row in range(env.size)]
    ended = 0
    for _ in range(250):
        mask, actions = env.legal_mask(), env.sample()
        assert [list(line.nonzero()[0]) for line in mask] == [row.legal() for row in rows]
        rewards, terminated, truncated = env.step(actions)
        for n, row in enumerate(rows):
            action, is_over = row.step()
            assert action == actions[n]
            assert terminated[n] + truncated[n] == is_over
            assert gear.row_of(type(row.state), env.states[n]) == row.state
            assert list(rewards[n]) == pytest.approx(row.rewards if is_over else [0] * env.seats)
            ended += is_over
    assert ended > 5


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_equal_seeds_give_equal_games_on_any_number_of_threads(table: Table) -> None:
    one, two = batch(table, size=101), batch(table, size=101, threads=3)
    for _ in range(60):
        actions = one.sample()
        assert (actions == two.sample()).all()
        for ours, theirs in zip(one.step(actions), two.step(actions), strict=True):
            assert (ours == theirs).all()
    assert (one.states == two.states).all()
    one.reset(12)
    assert (one.states != two.states).any()


def test_an_action_that_is_not_legal_is_refused_with_its_row_and_clause() -> None:
    from kolmikko.envs.batch import IllegalRowError

    env = batch(TABLES[0])
    before = env.states.copy()
    actions = env.sample()
    actions[3] = 53  # nobody turns a card blind onto an empty pile
    with pytest.raises(IllegalRowError, match=r"row 3: action 53.* refused by K10") as error:
        env.step(actions)
    assert error.value.row == 3
    assert (env.states == before).all()
    actions[3] = 58
    with pytest.raises(ValueError, match="row 3: no such action: 58"):
        env.step(actions)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_action_that_is_not_legal_names_a_clause(table: Table) -> None:
    from kolmikko.envs.batch import IllegalRowError

    env = batch(table, size=1)
    for _ in range(40):
        for action in (~env.legal_mask()[0]).nonzero()[0]:
            with pytest.raises(IllegalRowError) as error:
                env.step(env.sample() * 0 + action)
            assert error.value.refusal.clause in GAMES[env.game].clauses.ids
        env.step(env.sample())


@pytest.mark.parametrize("table", TABLES[:3], ids=str)
def test_rewards_of_kolmonen_add_up_to_nothing(table: Table) -> None:
    env = batch(table, size=200)
    for _ in range(300):
        rewards, terminated, truncated = env.step(env.sample())
        assert abs(rewards.sum(axis=1)).max() < 1e-6
        assert not rewards[~(terminated | truncated)].any()


def test_a_deal_that_only_the_turn_limit_ends_is_truncated() -> None:
    rules: dict[str, object] = {"turn_limit": 3, "table_swap_limit": 0}
    env = batch(("kolmonen", "classic", 2, rules), size=50)
    ends = [(terminated.any(), truncated.all()) for _, terminated, truncated in steps(env, 3)]
    assert ends == [(False, False), (False, False), (False, True)]


def steps(env: Any, number: int) -> Iterator[Any]:  # noqa: ANN401
    for _ in range(number):
        yield env.step(env.sample())


def test_money_is_carried_over_within_an_episode_and_not_beyond() -> None:
    env = batch(("trojka", "classic", 3, {}), size=40, deals=6, resets=False)
    stakes = env.rewards * 0
    for rewards, _, _ in steps(env, 200):
        stakes += rewards
    assert not env.legal_mask().any()
    assert (env.sample() == -1).all()
    balances = env.states["balances"][:, : env.seats]
    assert stakes * 5 == pytest.approx(balances)
    assert (balances.sum(axis=1) + env.states["bank"] == 0).all()
    env.reset(1)
    assert (env.states["bank"] == 15).all()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_views_are_those_of_the_plain_rules(table: Table) -> None:
    env = batch(table)
    observe = import_module(f"kolmikko.games.{env.game}.observe").observe
    game = import_module(f"kolmikko.envs.{env.game}")
    core = game.freeze(env.options)
    for _ in range(60):
        for viewer in (None, -1, 0):
            for record, view in zip(env.states, env.observe(viewer=viewer), strict=True):
                state = gear.row_of(game.State, record)
                seen = observe(state, core, state.turn if viewer is None else viewer)
                assert gear.row_of(game.View, view) == seen
        env.step(env.sample())


def test_a_view_of_kolmonen_is_written_as_its_names_say() -> None:
    env = batch(TABLES[0], size=30)
    for _ in steps(env, 25):
        views = env.observe()
        for view, x in zip(views, env.encode(views), strict=True):
            told = dict(zip(env.feature_names, x, strict=True))
            assert [told[f"hand: cards of rank {rank}"] for rank in RANKS] == by_rank(view["hand"])
            other = 1 - view["viewer"]
            row = [told[f"table of seat 1: cards of rank {rank}"] for rank in RANKS]
            assert row == by_rank(view["table"][other])
            assert told["seat 1: hand cards"] == view["hand_counts"][other]
            assert told["seat 0 is to act: 1"] == 1
            assert told["cards of the stock"] == view["stock"]
            assert told["top is none: 1"] == (view["pile"] == 0)


def by_rank(cards: int) -> list[int]:
    return [count(counts_by_rank(int(cards)) >> 4 * rank & 15) for rank in range(13)]


def test_a_view_of_trojka_is_written_as_its_names_say() -> None:
    import numpy as np

    env = batch(TABLES[3], size=30)
    for _ in steps(env, 12):
        views = env.observe(viewer=2)
        tiny = env.encode(views, np.empty((env.size, env.features), np.int8))
        assert (tiny == env.encode(views)).all()
        for view, x in zip(views, tiny, strict=True):
            told = dict(zip(env.feature_names, x, strict=True))
            assert [told[f"hand: {name}"] for name in NAMES] == bits(view["hand"])
            assert [told[f"face-up of seat 3: {name}"] for name in NAMES] == bits(view["up"][1])
            assert told["seat 2 is to act: 1"] == (view["turn"] == 0)
            assert told["bank in stakes, at most 127"] == view["bank"] // view["stake"]


NAMES = [rank + suit for rank in RANKS for suit in "cdhs"]


def bits(cards: int) -> list[int]:
    return [int(cards) >> card & 1 for card in range(PACK)]


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_name_of_its_own(game: str) -> None:
    encode = import_module(f"kolmikko.games.{game}.encode")
    assert len(set(encode.names())) == encode.FEATURES


def test_arrays_are_filled_and_checked() -> None:
    import numpy as np

    env = batch(TABLES[0])
    mask = np.empty((5, 58), np.bool_)
    assert env.legal_mask(mask) is mask
    with pytest.raises(ValueError, match="not a whole"):
        env.legal_mask(np.empty((5, 60), np.bool_)[:, :58])
    with pytest.raises(ValueError, match="not 5 ints"):
        env.step(np.zeros(4, np.int64))
    with pytest.raises(ValueError, match="neither float32 nor int8"):
        env.encode(env.observe(), np.empty((5, env.features)))
    with pytest.raises(ValueError, match="no such viewer: 2"):
        env.observe(viewer=2)


@pytest.mark.parametrize(
    "table, more, error",
    [
        (("kolmonen", "classic", 6, {}), {}, "so many cannot play"),
        (TABLES[0], {"deals": 2}, "an episode of kolmonen is one deal"),
        (TABLES[3], {"size": 0}, "must be at least 1"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(table: Any, more: Any, error: str) -> None:  # noqa: ANN401
    with pytest.raises(ValueError, match=error):
        batch(table, **more)
