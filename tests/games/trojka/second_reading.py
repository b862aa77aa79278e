"""Trójka read a second time, from the record contract alone: names and lists, no ints, no haste.

It is slow, knows no clause numbers and tells nobody anything. Its only use is to be compared with
the game, trace line by trace line; where the two differ, one of them misread the contract.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from kolmikko.rulekit.options import Written

RANKS = "23456789TJQKA"
POINTS = dict(zip(RANKS, (2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 3, 4, 11), strict=True))

Worth = tuple[bool, int, bool, int]
"""How a trójka compares: first class, points, natural, rank."""


@dataclass
class Table:
    """One deal; seats are 0, 1, … and `todo` are those who still decide or pay."""

    rules: Mapping[str, Written]
    seats: int
    dealer: int
    stock: list[str]
    stake: int
    balances: list[int]
    bank: int
    stage: str = "over"
    actor: int = 0
    turn_up: str = ""
    holder: int = 0
    todo: list[int] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    thrown: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    trick: list[tuple[int, str, str]] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    tricks: list[int] = field(default_factory=list)
    passed: list[bool] = field(default_factory=list)

    # --- before the tricks ----------------------------------------------------------------------

    def deal(self) -> None:
        for seat in self.who_antes():
            self.pay_bank(seat, self.stake)
        self.hands = [[] for _ in range(self.seats)]
        self.tricks = [0] * self.seats
        self.passed = [False] * self.seats
        for _ in range(3):
            for seat in self.around(self.dealer):
                self.hands[seat].append(self.stock.pop(0))
        self.turn_up = self.stock.pop(0)
        if self.rules["trojka_timing"] in ("after_deal", "both") and self.settle_sets():
            return
        self.todo = self.around(self.dealer)
        if not self.rules["obliged_may_exchange"]:
            self.todo = self.todo[1:-1]
        self.ask()

    def around(self, seat: int) -> list[int]:
        """All seats clockwise, that of `seat` last."""
        return [(seat + place) % self.seats for place in range(1, self.seats + 1)]

    def who_antes(self) -> list[int]:
        if self.bank == 0 or self.rules["ante_on_carry"] == "all":
            return list(range(self.seats))
        return [self.dealer] if self.rules["ante_on_carry"] == "dealer" else []

    def ask(self) -> None:
        if self.todo:
            self.stage, self.actor = "decide", self.todo.pop(0)
            return
        if self.rules["trojka_timing"] in ("after_exchange", "both") and self.settle_sets():
            return
        self.stage, self.actor = "tricks", self.around(self.dealer)[0]

    def pay_bank(self, seat: int, chips: int) -> None:
        self.balances[seat] -= chips
        self.bank += chips

    # --- trójki ---------------------------------------------------------------------------------

    def points(self, card: str) -> int:
        bonus = {self.rules["bonus_king"]: 11, self.rules["bonus_nine"]: 10}
        return bonus.get(card, POINTS[card[0]])

    def wild(self) -> set[str]:
        marked = {str(self.rules["bonus_king"]), str(self.rules["bonus_nine"])} - {"none"}
        return marked if self.rules["bonus_role"] == "wild_in_trojka" else set()

    def is_suited(self, hand: list[str]) -> bool:
        return len({card[1] for card in hand}) == 1 and self.rules["trojka_kinds"] != "rank_only"

    def is_trump_set(self, hand: list[str]) -> bool:
        return self.is_suited(hand) and hand[0][1] == self.turn_up[1]

    def worths(self, hand: list[str]) -> list[Worth]:
        """What the hand is worth in every way in which it is a trójka."""
        points, order, found = sum(map(self.points, hand)), self.rules["trojka_order"], []
        if self.is_suited(hand):
            trump_first = order == "trump_then_points" and self.is_trump_set(hand)
            found.append((trump_first, points, bool(self.wild()), -1 if self.wild() else 0))
        for rank in {card[0] for card in hand} if self.rules["trojka_kinds"] != "suit_only" else ():
            if all(card[0] == rank or card in self.wild() for card in hand):
                natural = all(card[0] == rank for card in hand)
                broken = (natural, RANKS.index(rank)) if self.wild() else (False, 0)
                found.append((order == "rank_over_suit", points, *broken))
        return found

    def settle_sets(self) -> bool:
        worth = {
            seat: max(self.worths(self.hands[seat]))
            for seat in range(self.seats)
            if not self.passed[seat] and self.worths(self.hands[seat])
        }
        if not worth:
            return False
        self.stage = "over"
        best = [seat for seat in self.around(self.dealer) if worth.get(seat) == max(worth.values())]
        if len(best) > 1 and self.rules["trojka_tie"] == "carry_over":
            return True
        if len(best) > 1 and self.rules["trojka_tie"] == "split":
            share = self.bank // len(best)
            for seat in best:
                self.pay_bank(seat, -share)
            return True
        self.holder = best[0]
        self.pay_bank(self.holder, -self.bank)
        trumps = self.is_trump_set(self.hands[self.holder])
        if self.rules["pay_for"] == "any_trojka" or (
            self.rules["pay_for"] == "trump_trojka" and trumps
        ):
            off = self.passed if self.rules["trump_trojka_payers"] == "active" else [False] * 9
            self.todo = [seat for seat in self.around(self.holder)[:-1] if not off[seat]]
            self.left = list(self.hands[self.holder])
            self.ask_payer()
        return True

    def ask_payer(self) -> None:
        empty = self.rules["payment_draw"] == "stock" and not self.stock
        if self.todo and not empty:
            self.stage, self.actor = "draw", self.todo.pop(0)
        else:
            self.stage = "over"

    # --- what may be done, and what comes of it -------------------------------------------------

    def legal(self) -> list[str]:
        hand = self.hands[self.actor]
        if self.stage == "over":
            return []
        if self.stage == "decide":
            obliged = self.actor in (self.dealer, self.around(self.dealer)[0])
            may_exchange = ["exchange"] if len(self.stock) >= 3 else []
            return [*may_exchange, "keep", *([] if obliged else ["pass"])]
        if self.stage == "draw":
            stock = self.rules["payment_draw"] == "stock"
            return sorted(f"draw {card}" for card in (self.stock[:1] if stock else self.left))
        if not self.trick:
            return sorted(f"play {card}" for card in hand)
        if self.rules["must_follow_suit"]:
            hand = [card for card in hand if card[1] == self.trick[0][1][1]] or hand
        up = [card for card in hand if self.beats(card, self.best()[1])]
        down = [] if up and self.rules["must_beat"] else hand
        return sorted([f"play {card}" for card in up] + [f"discard {card}" for card in down])

    def best(self) -> tuple[int, str]:
        return [(seat, card) for seat, card, side in self.trick if side == "up"][-1]

    def beats(self, card: str, best: str) -> bool:
        trump = self.turn_up[1]
        if (card[1] == trump) != (best[1] == trump):
            return card[1] == trump
        return RANKS.index(card[0]) > RANKS.index(best[0])

    def do(self, verb: str, card: str) -> None:
        seat = self.actor
        if verb == "draw":
            self.draw(seat, card)
        elif self.stage == "decide":
            self.passed[seat] = verb == "pass"
            if verb == "exchange":
                self.thrown += self.hands[seat]
                self.hands[seat] = [self.stock.pop(0) for _ in range(3)]
            self.ask()
        else:
            self.hands[seat].remove(card)
            self.trick.append((seat, card, "up" if verb == "play" else "down"))
            self.next_in_trick()

    def draw(self, seat: int, card: str) -> None:
        chips = self.points(card) * int(self.rules["point_value"])
        self.balances[seat] -= chips
        self.balances[self.holder] += chips
        if self.rules["payment_draw"] == "stock":
            self.thrown.append(self.stock.pop(0))
        if self.rules["payment_draw"] == "trojka_without_return":
            self.left.remove(card)
            self.left = self.left or list(self.hands[self.holder])
        self.ask_payer()

    def next_in_trick(self) -> None:
        if len(self.trick) < self.passed.count(False):
            self.actor = next(seat for seat in self.around(self.actor) if not self.passed[seat])
            return
        self.actor = self.best()[0]
        self.tricks[self.actor] += 1
        self.played += [card for _, card, _ in self.trick]
        self.trick = []
        if not self.hands[self.actor]:
            self.stage = "over"
            self.pay_out()

    def pay_out(self) -> None:
        most = max(self.tricks)
        half = (self.bank + (self.rules["half_rounding"] == "ceil")) // 2
        if most == 3:
            self.pay_bank(self.tricks.index(3), -self.bank)
        if most == 2 and self.rules["bank_split"] == "two_half":
            self.pay_bank(self.tricks.index(2), -half)
        for seat in range(self.seats):
            idle = not self.passed[seat] and self.tricks[seat] == 0
            if idle and self.rules["no_trick_penalty"] == "ante":
                self.pay_bank(seat, self.stake)
