"""Whole packs in the fast gear: the main version proved, tables measured from their files."""

import pytest

from kolmikko.cards import lowest
from kolmikko.dialect import rule
from kolmikko.games.trojka.game import pack_of
from kolmikko.games.trojka.options import CLASSIC, CLASSIC32, DeckSize
from kolmikko.games.trojka.rules.values import cards_that_beat
from kolmikko.rulekit.gear import compiled, is_available
from kolmikko.solvers.hands import ranks
from kolmikko.solvers.outcomes import outcomes, worth
from kolmikko.solvers.prospects import pay_of
from kolmikko.solvers.rounding import from_bytes
from kolmikko.solvers.sampling import Sampler
from kolmikko.solvers.session import Turned, solve, turned
from kolmikko.solvers.simple import Pair, lowest_beater, uniform
from kolmikko.solvers.sweeps import sweeps, sweeps_of
from kolmikko.solvers.tables import STAKES, shipped
from tests.solvers.packs import PAY
from tests.solvers.worlds import by_worlds

EIGHT = 6
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not is_available(), reason="needs the fast gear"),
]


@pytest.mark.parametrize("rank", [0, EIGHT])
def test_nothing_gains_against_the_rule_of_the_main_version(rank: int) -> None:
    assert sweeps_of(CLASSIC, rank).nashconv <= 1e-9


@pytest.mark.parametrize("size", [24, 32])
def test_the_rule_holds_for_other_packs(size: int) -> None:
    options = CLASSIC.changed({"deck_size": size})
    assert options.deck_size == DeckSize(size)
    assert max(each.nashconv for each in sweeps(options)) <= 1e-9


def test_frequencies_of_the_main_version_card_by_card() -> None:
    import numpy as np

    spades = [card for card in pack_of(52) if card != 4 * EIGHT + 3]
    tally = np.zeros(4, np.int64)
    compiled(play_all)(np.array(spades, np.int64), tally)
    carried, leader, dealer, pairs = (int(number) for number in tally)
    assert carried + leader + dealer == pairs
    shares = [100 * number / pairs for number in (leader, dealer, carried)]
    assert shares == pytest.approx([4.868, 9.042, 86.090], abs=0.001)
    by_class = sweeps_of(CLASSIC, EIGHT).chances
    assert shares[0] == pytest.approx(100 * by_class[3], abs=1e-9)
    assert shares[1] == pytest.approx(100 * by_class[0], abs=1e-9)


@pytest.mark.parametrize("stake", STAKES)
def test_nothing_gains_much_against_the_tables_of_the_package(stake: int) -> None:
    book = shipped(stake)
    assert book is not None
    for number, rank in enumerate(ranks(CLASSIC32)):
        if stake != 5 and number != stake % 8:
            continue
        up = turned(CLASSIC32, rank)
        total = 0.0
        for bank in book.head.banks:
            pair = from_bytes(up.hands, book.strategies(number, bank))
            pay = pay_of(CLASSIC32, stake, bank)
            value = worth(chances(up, pair), pay)
            assert up.judge.verdict(pair.leader, pair.dealer, pay, value).nashconv < 1e-4
            total += value * up.free / len(book.head.banks)
        assert total == pytest.approx(sum(book.head.worths) / len(book.head.banks), abs=2e-3)


def test_sampling_agrees_with_the_tables() -> None:
    book = shipped(5)
    assert book is not None
    up = turned(CLASSIC32, ranks(CLASSIC32)[1])
    pay = pay_of(CLASSIC32, 5, 10)
    sampler = Sampler(up.hands)
    sampler.learn(pay, 8_000_000)
    pair = sampler.strategies()
    value = worth(chances(up, pair), pay)
    assert up.judge.verdict(pair.leader, pair.dealer, pay, value).nashconv < 2e-3
    table = from_bytes(up.hands, book.strategies(1, 10))
    assert value == pytest.approx(worth(chances(up, table), pay), abs=1e-3)


def test_expert_play_wins_from_simple_play_what_was_measured() -> None:
    book = shipped(5)
    assert book is not None
    up = turned(CLASSIC32, ranks(CLASSIC32)[1])
    expert = from_bytes(up.hands, book.strategies(1, 10))
    assert gain(up, expert, uniform(up.hands)) > 0.14
    assert gain(up, expert, lowest_beater(up.hands)) > 0.019
    assert gain(up, expert, by_worlds(up, PAY)) > 0.001
    assert gain(up, expert, expert) == pytest.approx(0)


def test_a_session_of_a_small_pack_is_solved() -> None:
    options = CLASSIC32.changed({"deck_size": 24})
    session = solve(options, 5)
    assert session.nashconv < 1e-4
    assert list(session.worths) == [10, 15, 18, 19, 20]


def chances(up: Turned, pair: Pair) -> list[float]:
    return outcomes(up.hands, up.deals, pair.leader, pair.dealer)


def gain(up: Turned, expert: Pair, other: Pair) -> float:
    """Stakes a deal that the expert wins with a fresh bank, at both seats alike."""
    leading = worth(chances(up, Pair(expert.leader, other.dealer)), PAY)
    dealing = worth(chances(up, Pair(other.leader, expert.dealer)), PAY)
    return (leading - dealing) / 2


@rule
def play_all(cards: list[int], tally: list[int]) -> None:
    """Play every deal of the main version with spades as trumps: carried, leader, dealer, all."""
    count = len(cards)
    for a in range(count):
        for b in range(a):
            for c in range(b):
                one = 1 << cards[a] | 1 << cards[b] | 1 << cards[c]
                if is_trojka(one):
                    continue
                for x in range(count):
                    for y in range(x):
                        for z in range(y):
                            other = 1 << cards[x] | 1 << cards[y] | 1 << cards[z]
                            if one & other == 0 and not is_trojka(other):
                                tally[play(one, other)] += 1
                                tally[3] += 1


@rule
def is_trojka(hand: int) -> bool:
    """Three of one suit or of one rank."""
    low = lowest(hand)
    middle = lowest(hand & (hand - 1))
    high = lowest(hand & (hand - 1) & ((hand & (hand - 1)) - 1))
    return low & 3 == middle & 3 == high & 3 or low >> 2 == middle >> 2 == high >> 2


@rule
def weakest(cards: int) -> int:
    """The lowest plain card, or else the lowest trump."""
    plain = cards & 0x7777777777777
    return lowest(plain) if plain else lowest(cards)


@rule
def play(one: int, other: int) -> int:
    """Three tricks by the rule: 0 nobody sweeps, 1 the leader, 2 the dealer."""
    leads = one
    follows = other
    won = 0
    leader_to_lead = True
    for trick in range(3):
        led = weakest(leads)
        if trick == 0:
            led = weakest(leads & ~(1 << led))
        leads &= ~(1 << led)
        beating = follows & cards_that_beat(led, 3)
        answer = weakest(beating) if beating else weakest(follows)
        follows &= ~(1 << answer)
        if beating:
            leads, follows = follows, leads
            leader_to_lead = not leader_to_lead
        won += leader_to_lead
    if won == 0:
        return 2
    return 1 if won == 3 else 0
