"""The course of a deal, and what holds in every deal however it goes."""

from itertools import chain

from hypothesis import given, settings
from hypothesis import strategies as st

from kolmikko.cards import members, name_of
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.games.trojka.game import TROJKA
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.rules.values import cards_that_beat
from kolmikko.games.trojka.state import DECIDING, DRAWING, OVER, TRICKS, State
from kolmikko.rulekit.game import Money, Move, Setup
from kolmikko.testing import Chooser, Step, choosers, first, moves, play, setups, walk
from tests.games.trojka.drawn import chips, dealt, position

HANDS = ("Kd 8s 3h", "Qs Jd 4h", "Th 6s 5d")


# --- one way through ----------------------------------------------------------------------------


def test_T8_T15_T22_decisions_then_three_tricks_then_the_end() -> None:
    deal = dealt(*HANDS)
    assert deal.state.stage == DECIDING
    play(deal, "keep")
    for number in range(3):
        assert (deal.state.stage, sum(deal.state.tricks)) == (TRICKS, number)
        for _ in range(3):
            play(deal, moves(deal)[0])
    assert (deal.state.stage, deal.actor, moves(deal)) == (OVER, None, [])


def test_T11_T12_a_trojka_ends_the_deal_after_the_payments() -> None:
    deal = dealt("Kc 8c 7c", *HANDS[1:])
    assert deal.state.stage == DRAWING
    play(deal, "draw 7c", "draw 7c")
    assert (deal.state.stage, deal.actor, moves(deal)) == (OVER, None, [])


def test_T12_TQ19_stock_with_nothing_to_draw_ends_the_deal_at_once() -> None:
    deal = position(
        """
        trojka    stage drawing   holder 1   turn 2   turn-up 2c   stock Ac
        seat 1    hand Kc 8c 7c   announced
        seat 2    hand Qs Jd 4h
        seat 3    hand Th 6s 5d
        """,
        payment_draw="stock",
    )
    play(deal, "draw Ac")
    assert (deal.actor, chips(deal)[0]) == (None, [11, -11, 0])


def test_T24_the_next_deal_starts_with_the_bank_that_was_left() -> None:
    deal = dealt("Kd Ks 3h", "Qs Ad 4h")
    for _ in walk(deal, first):
        pass
    money = deal.money()
    assert money == Money(5, (95, 95), 10)
    following = TROJKA.deal(Setup(deal.setup.options, 2, 0, deal.setup.deck, money))
    assert chips(following) == ([90, 90], 20)


# --- every deal ---------------------------------------------------------------------------------

EVERY_DEAL = settings(max_examples=80, deadline=None)


@EVERY_DEAL
@given(setups(TROJKA), choosers())
def test_cards_are_conserved(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    assert everywhere(deal.state) == sorted(setup.deck)
    for _ in walk(deal, chooser):
        assert everywhere(deal.state) == sorted(setup.deck)


def everywhere(s: State) -> list[int]:
    """The cards of all places, each as often as it lies somewhere."""
    sets = [*s.hand, *s.up, *s.down, *s.thrown, s.paid, 1 << s.turn_up]
    return sorted([card for cards in sets for card in members(cards)] + s.deck[s.drawn : s.size])


@EVERY_DEAL
@given(setups(TROJKA), choosers())
def test_T3_T13_T23_chips_are_conserved(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    assert setup.money is not None
    whole = sum(setup.money.balances) + setup.money.bank
    for _ in chain([None], walk(deal, chooser)):
        balances, bank = chips(deal)
        assert sum(balances) + bank == whole
        assert bank >= 0


@EVERY_DEAL
@given(setups(TROJKA), choosers())
def test_T14_T22_TQ36_either_a_trojka_or_three_tricks_by_at_least_two(
    setup: Setup, chooser: Chooser
) -> None:
    deal = TROJKA.deal(setup)
    for _ in walk(deal, chooser):
        assert deal.legal() or deal.actor is None
    s = deal.state
    tricks = [s.tricks[seat] for seat in range(setup.seats) if not s.passed[seat]]
    assert s.active == len(tricks) >= 2
    assert sum(tricks) == sum(s.tricks) == (0 if any(s.announced) else 3)
    assert any(s.announced) or not any(s.hand[seat] for seat in range(9) if not s.passed[seat])


@EVERY_DEAL
@given(setups(TROJKA), choosers())
def test_T16_T19_T21_face_up_cards_rise_and_the_last_one_wins(
    setup: Setup, chooser: Chooser
) -> None:
    deal = TROJKA.deal(setup)
    rising: list[Step] = []
    for step in walk(deal, chooser):
        if step.move.verb == "play":
            assert not rising or beats(deal, step.move, rising[-1].move)
            rising.append(step)
        won = [event.seat for event in step.events if event.kind == "won-trick"]
        if won:
            assert won == [rising[-1].seat] == [deal.state.leader]
            rising = []


def beats(deal: TrojkaDeal, one: Move, best: Move) -> bool:
    return bool(cards_that_beat(best.cards[0], deal.state.trump) >> one.cards[0] & 1)


@EVERY_DEAL
@given(setups(TROJKA), choosers())
def test_T17_TQ29_who_laid_a_card_face_down_could_not_beat(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    before = deal.state.copy()
    for step in walk(deal, chooser):
        if step.move.verb == "discard" and deal.core.must_beat:
            usable = before.hand[step.seat]
            suited = usable & 0x1111111111111 << (before.led & 3)
            if deal.core.must_follow and suited:
                usable = suited
            assert not usable & cards_that_beat(before.best, before.trump)
        before = deal.state.copy()


@EVERY_DEAL
@given(setups(TROJKA), choosers())
def test_TQ9_whoever_decides_finds_three_stock_cards(setup: Setup, chooser: Chooser) -> None:
    deal = TROJKA.deal(setup)
    stock = deal.observe(0).stock
    for _ in walk(deal, chooser):
        assert stock >= 3 or not {"keep", "exchange"} & set(moves(deal))
        stock = deal.observe(0).stock


@EVERY_DEAL
@given(setups(TROJKA), choosers())
def test_rotating_the_seats_rotates_everything(setup: Setup, chooser: Chooser) -> None:
    assert setup.money is not None
    n = setup.seats
    balances = setup.money.balances
    money = Money(setup.money.stake, (*balances[-1:], *balances[:-1]), setup.money.bank)
    deal = TROJKA.deal(setup)
    twin = TROJKA.deal(Setup(setup.options, n, (setup.dealer + 1) % n, setup.deck, money))
    assert seen(deal, 0) == seen(twin, 1)
    for step in walk(deal, chooser):
        twin.act(step.action)
        assert seen(deal, 0) == seen(twin, 1)


def seen(deal: TrojkaDeal, first_seat: int) -> list[object]:
    """Everything that lies on the table, told from one seat on."""
    seats = [(first_seat + place) % deal.setup.seats for place in range(deal.setup.seats)]
    balances, bank = chips(deal)
    zones = deal.zones()
    trick = zones["trick"]
    assert isinstance(trick, list)
    return [
        None if deal.actor is None else seats.index(deal.actor),
        [zones[f"p{seat + 1}"] for seat in seats],
        [balances[seat] for seat in seats],
        [(seats.index(int(row[0][1:]) - 1), *row[1:]) for row in trick],
        [bank, deal.legal(), *(zones[name] for name in ("stock", "turn_up", "thrown", "played"))],
    ]


@EVERY_DEAL
@given(setups(TROJKA), choosers(), st.permutations(range(4)))
def test_renaming_the_suits_renames_everything(
    setup: Setup, chooser: Chooser, suits: list[int]
) -> None:
    def renamed(card: int) -> int:
        return card - card % 4 + suits[card % 4]

    chosen = setup.options
    assert isinstance(chosen, Options)
    marks = {
        name: name_of(renamed(mark))
        for name, mark in (("bonus_king", chosen.bonus_king), ("bonus_nine", chosen.bonus_nine))
        if mark >= 0
    }
    deck = tuple(map(renamed, setup.deck))
    deal = TROJKA.deal(setup)
    twin = TROJKA.deal(Setup(chosen.changed(marks), setup.seats, setup.dealer, deck, setup.money))
    for step in walk(deal, chooser):
        play(twin, " ".join([step.move.verb, *(name_of(renamed(c)) for c in step.move.cards)]))
        assert len(twin.legal()) == len(deal.legal())
        assert (twin.actor, chips(twin)) == (deal.actor, chips(deal))
