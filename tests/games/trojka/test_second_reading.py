"""The game and the second reading of the contract give the same traces."""

from hypothesis import given, settings

from kolmikko.cards import name_of
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA
from kolmikko.rulekit.game import Setup
from kolmikko.testing import Chooser, choosers, setups, walk
from tests.games.trojka.drawn import chips
from tests.games.trojka.second_reading import RANKS, Table
from tests.games.trojka.two_worlds import pairs


def table(setup: Setup) -> Table:
    assert setup.money is not None
    deck = [name_of(number) for number in setup.deck]
    stake, balances, bank = setup.money.stake, list(setup.money.balances), setup.money.bank
    rules = setup.options.all_written()
    read = Table(rules, setup.seats, setup.dealer, deck, stake, balances, bank)
    read.deal()
    return read


def trace(deal: TrojkaDeal) -> dict[str, object]:
    balances, bank = chips(deal)
    legal = deal.legal_texts()
    return {"actor": deal.actor, "legal": legal, "bank": bank, "money": balances, **deal.zones()}


def trace_of(read: Table) -> dict[str, object]:
    seats = {
        f"p{seat + 1}": {
            "hand": in_order(read.hands[seat]),
            "tricks": read.tricks[seat],
            "passed": read.passed[seat],
        }
        for seat in range(read.seats)
    }
    return {
        **{"actor": None if read.stage == "over" else read.actor, "legal": read.legal()},
        **{"bank": read.bank, "money": read.balances, "stock": read.stock},
        **{"turn_up": read.turn_up, "thrown": in_order(read.thrown)},
        "played": in_order(read.played),
        "trick": [[f"p{seat + 1}", card, side] for seat, card, side in read.trick],
        **seats,
    }


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (RANKS.index(card[0]), "cdhs".index(card[1])))


def assert_same_traces(deal: TrojkaDeal, read: Table, actions: list[int]) -> None:
    assert trace(deal) == trace_of(read)
    for action in actions:
        move = deal.move_of(action)
        deal.act(action)
        read.do(move.verb, "".join(map(name_of, move.cards)))
        assert trace(deal) == trace_of(read)


@settings(max_examples=150, deadline=None)
@given(setups(TROJKA), choosers())
def test_the_second_reading_gives_the_same_traces(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    actions = [step.action for step in walk(deal.copy(), chooser)]
    assert_same_traces(deal, table(setup), actions)


def test_the_second_reading_gives_the_same_traces_where_trojki_are_frequent() -> None:
    played = {pair.setup.deck: pair for pair in pairs(range(400))}
    for pair in played.values():
        assert_same_traces(TROJKA.deal(pair.setup), table(pair.setup), list(pair.actions))
