"""Runs one peer inside the peers' environment, on demand: `python worker.py openspiel`.

Nothing of ours is imported here. It writes one JSON line with what it can run and its version, or
the error that keeps it from running; then, for each line "NAME SECONDS" that it reads, a JSON pair
of moves played and CPU seconds used.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

Theirs = Any
"""Something of a peer's, of which no types are known here."""

Runs = dict[str, Callable[[float], tuple[float, float]]]
"""By name: play for so many CPU seconds; moves played and seconds used."""


def timed(play_some: Callable[[], float]) -> Callable[[float], tuple[float, float]]:
    """Repeat something that plays and counts moves, for so many CPU seconds."""

    def run(seconds: float) -> tuple[float, float]:
        moves, begin = 0.0, time.process_time()
        while time.process_time() - begin < seconds:
            moves += play_some()
        return moves, time.process_time() - begin

    return run


def openspiel() -> tuple[str, Runs]:
    import pyspiel

    chance = random.Random(1)

    def random_play(state: Theirs) -> int:
        """Play a state to its end from Python; how many moves players made."""
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return moves

    def dealt(game: Theirs) -> Theirs:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        return state

    def rollouts(name: str, positions: int, samples: int, each: int) -> Callable[[], float]:
        """OpenSpiel's own C++ rollouts, from positions just dealt."""
        game = pyspiel.load_game(name)
        states = [dealt(game) for _ in range(positions)]
        lengths = [sum(random_play(s.clone()) for _ in range(samples)) / samples for s in states]
        # A search of one simulation is nothing but the rollouts of its root, all of it in C++.
        evaluator = pyspiel.RandomRolloutEvaluator(each, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)

        def play() -> float:
            for state in states:
                bot.mcts_search(state)
            return each * sum(lengths)

        return play

    def searches(name: str, positions: int, simulations: int) -> Callable[[], float]:
        """OpenSpiel's own C++ ISMCTS, from the first choice of positions just dealt.

        A simulation plays its game to the end, and a game that is dealt has as many moves as any
        other; those made in the tree are counted with those of its rollout.
        """
        game = pyspiel.load_game(name)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, simulations, -1, best, False, False)
        states = [first_choice(dealt(game)) for _ in range(positions)]
        moves = sum(random_play(state.clone()) for state in states)

        def play() -> float:
            for state in states:
                bot.restart()
                bot.step(state)
            return float(simulations * moves)

        return play

    def first_choice(state: Theirs) -> Theirs:
        while len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        return state

    crazy_eights = pyspiel.load_game("crazy_eights(players=2)")
    runs: Runs = {
        "OpenSpiel from Python: crazy_eights": timed(
            lambda: random_play(crazy_eights.new_initial_state())
        ),
        "OpenSpiel C++ rollouts: crazy_eights": timed(
            rollouts("crazy_eights(players=2)", 20, 60, 50)
        ),
        "OpenSpiel C++ rollouts: euchre": timed(rollouts("euchre", 20, 60, 200)),
        "OpenSpiel C++ rollouts: hearts": timed(rollouts("hearts", 20, 5, 50)),
        "OpenSpiel C++ rollouts: gin_rummy": timed(rollouts("gin_rummy", 4, 30, 5)),
        "OpenSpiel C++ ISMCTS: hearts, moves": timed(searches("hearts", 8, 500)),
    }
    return version("open_spiel"), runs


def rlcard() -> tuple[str, Runs]:
    import rlcard
    from rlcard.agents import RandomAgent

    def play(name: str) -> Callable[[], float]:
        env = rlcard.make(name, config={"seed": 1})
        env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

        def moves() -> float:
            lines, _ = env.run(is_training=False)
            return sum(len(line) // 2 for line in lines)  # state, action, state … of each player

        return moves

    games = ("uno", "doudizhu")
    return version("rlcard"), {f"RLCard env.run: {name}": timed(play(name)) for name in games}


def pgx() -> tuple[str, Runs]:
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    import jax
    import pgx
    from pgx.experimental import auto_reset

    steps = 100

    def play(name: str, batch: int) -> Callable[[], float]:
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(state: Theirs, key: Theirs) -> Theirs:
            choose, again = jax.random.split(key)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(choose, logits)
            return step(state, actions, jax.random.split(again, batch)), None

        many = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
        key = jax.random.PRNGKey(1)
        holder = [jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key]

        def some() -> float:
            holder[1], now = jax.random.split(holder[1])
            holder[0] = jax.block_until_ready(many(holder[0], now))
            return float(batch * steps)

        some()
        some()
        return some

    runs = {
        f"pgx, batch of {batch:,}: {name}": timed(play(name, batch))
        for name in ("leduc_holdem", "kuhn_poker")
        for batch in (1000, 10000)
    }
    return f"{version('pgx')} (jax {version('jax')})", runs


def main(peer: str) -> None:
    answers, sys.stdout = sys.stdout, sys.stderr  # peers print on import
    try:
        number, runs = {"openspiel": openspiel, "rlcard": rlcard, "pgx": pgx}[peer]()
    except Exception as error:
        print(json.dumps({"error": f"{type(error).__name__}: {error}"}), file=answers, flush=True)
        return
    print(json.dumps({"version": number, "runs": list(runs)}), file=answers, flush=True)
    for line in sys.stdin:
        name, seconds = line.rsplit(maxsplit=1)
        print(json.dumps(runs[name](float(seconds))), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
