"""Which clauses do random games exercise? Prints a count for each; `--check` fails on a zero.

A clause counts as exercised when one of its functions had something to say: a question answered
with yes or with a refusal, or an effect that left its reason in the state.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from types import CodeType, FrameType

from kolmikko.games import GAMES
from kolmikko.match import after_deal, begin_match, next_setup, settled
from kolmikko.rulekit.book import load
from kolmikko.rulekit.game import Deal, Game, Money
from kolmikko.rulekit.options import RuleOptions, Written, answers_of, option_names

MATCHES = 250
DEALS = 2
LONGEST = 400


def main() -> int:
    missing = 0
    for game in GAMES.values():
        counts = coverage(game, MATCHES)
        data = {clause.id for clause in load(game.name).clauses if clause.data}
        wanted = [name for name in game.clauses.ids if name not in data]
        silent = [name for name in wanted if not counts[name]]
        done = len(wanted) - len(silent)
        print(f"{game.name}: {done} of {len(wanted)} clauses exercised in {MATCHES} matches")
        print("  " + "  ".join(f"{name} {counts[name]}" for name in wanted))
        missing += len(silent)
        for name in silent:
            print(f"  never exercised: {name}")
    return int(missing > 0)


def coverage(game: Game, matches: int) -> Counter[str]:
    """How often each clause had something to say in so many random matches."""
    ids: dict[CodeType, list[str]] = {}
    for clause_id, functions in game.clauses.functions.items():
        for function in functions:
            ids.setdefault(function.__code__, []).append(clause_id)
    counts: Counter[str] = Counter()

    before: dict[int, int] = {}

    def watch(frame: FrameType, event: str, answer: object) -> None:
        code = frame.f_code
        if code not in ids:
            return
        leaves_reason = "because" in code.co_names
        reason = frame.f_locals["s"].because if leaves_reason else 0
        if event == "call":
            before[id(frame)] = reason
        elif event == "return":
            changed = reason != before.pop(id(frame), reason)
            if answer or changed or (answer is None and not leaves_reason):
                counts.update(ids[code])

    rng = random.Random(3)
    sys.setprofile(watch)
    try:
        for _ in range(matches):
            play_match(game, rng)
    finally:
        sys.setprofile(None)
    return counts


def play_match(game: Game, rng: random.Random) -> None:
    """A match of a few deals, played at random under random options."""
    options = random_options(game, rng)
    seats = rng.choice([n for n in range(2, 10) if not game.seat_error(options, n)])
    money = Money(5, (0,) * seats) if game.needs_stake() else None
    match = begin_match(game, options, seats, rng.randrange(seats), DEALS, money)
    for _ in range(DEALS):
        deck = list(game.pack(options))
        rng.shuffle(deck)
        deal = game.deal(next_setup(match, tuple(deck)))
        play_deal(deal, rng)
        if deal.actor is not None:
            return
        match = after_deal(match, deal)
    assert match.is_over or game.plays_on(options, match.money)
    settled(match)


def play_deal(deal: Deal, rng: random.Random) -> None:
    """Legal actions at random; every other move of the game is asked about and refused."""
    for _ in range(LONGEST):
        if deal.actor is None:
            return
        legal = deal.legal()
        for move in set(map(deal.move_of, legal)):
            deal.refusal(deal.actor, move)
        deal.act(rng.choice(legal))


def random_options(game: Game, rng: random.Random) -> RuleOptions:
    classic = game.presets["classic"]
    return classic.changed(dict(random_answers(type(classic), rng)))


def random_answers(kind: type[RuleOptions], rng: random.Random) -> Iterator[tuple[str, Written]]:
    for name in option_names(kind):
        answers = answers_of(kind, name)
        if answers and rng.random() < 0.4:
            yield name, rng.choice(answers)
    for name, answer in (("bonus_king", "Kd"), ("bonus_nine", "9d"), ("progress_limit", 20)):
        if name in option_names(kind) and rng.random() < 0.5:
            yield name, answer


if __name__ == "__main__":
    sys.exit(main())
