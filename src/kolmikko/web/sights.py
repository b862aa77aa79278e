"""What a viewer sees lie at the table, as messages of the wire: a function for each game."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from kolmikko.cards import NAMES, RANKS, SUITS, UNKNOWN, card_set, members, names
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.kolmonen.observe import public_stage
from kolmikko.games.kolmonen.options import Options as KolmonenOptions
from kolmikko.games.kolmonen.state import ARRANGING, EMPTY, GOING_ON, LEADING, OVER, PLAYING
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.games.trojka.state import DECIDING, DRAWING, NO_CARD, NOBODY, TRICKS
from kolmikko.games.trojka.state import OVER as TROJKA_OVER
from kolmikko.rulekit.events import Hidden, Shown
from kolmikko.text.results import what_fits
from kolmikko.web.messages import KolmonenSeat, KolmonenSight, Say, TrojkaSeat, TrojkaSight

KolmonenStage = Literal["playing", "going-on", "leading", "arranging", "over"]
TrojkaStage = Literal["deciding", "drawing", "tricks", "over"]

KOLMONEN_STAGES: Final[dict[int, KolmonenStage]] = {
    PLAYING: "playing",
    GOING_ON: "going-on",
    LEADING: "leading",
    ARRANGING: "arranging",
    OVER: "over",
}
TROJKA_STAGES: Final[dict[int, TrojkaStage]] = {
    DECIDING: "deciding",
    TRICKS: "tricks",
    DRAWING: "drawing",
    TROJKA_OVER: "over",
}
SEATS_KEPT: Final = 4096


def group(group: Shown | Hidden | None) -> list[str | None]:
    """A group of cards that has been masked for its viewer."""
    if group is None:
        return []
    if isinstance(group, Hidden):
        return [None] * group.count
    return [NAMES[card] for card in group.cards]


def kolmonen(v: KolmonenView, pile: list[int], options: KolmonenOptions) -> KolmonenSight:
    """What lies at a table of Kolmonen; the pile is in order where all of it has been seen."""
    whole = card_set(pile) == v.pile
    fits = what_fits(options, v.top)
    rows = v.table[: v.seats]
    return KolmonenSight(
        seats=[
            _kolmonen_seat(*seat)
            for seat in zip(
                rows, v.known, v.hand_counts, v.hidden, v.swaps_left, v.place, strict=False
            )
        ],
        hand=names(v.hand),
        pile=[NAMES[card] for card in (pile if whole else members(v.pile))],
        toppled=names(v.toppled),
        stock=v.stock,
        top=None if v.top == EMPTY else RANKS[v.top],
        run=v.run,
        stage=KOLMONEN_STAGES[public_stage(v.stage)],
        stalemate=bool(v.stalemate),
        rule=Say(fits.message, fits.facts),
    )


@lru_cache(maxsize=SEATS_KEPT)
def _kolmonen_seat(
    face_up: int, known: int, hand_count: int, hidden: int, swaps_left: int, place: int
) -> KolmonenSeat:
    return KolmonenSeat(
        face_up=names(face_up),
        known=names(known),
        hand_count=hand_count,
        hidden=hidden,
        swaps_left=swaps_left,
        place=place,
    )


def trojka(v: TrojkaView, trick: dict[int, Shown | Hidden]) -> TrojkaSight:
    """What lies at a table of Trójka; `trick` are the cards on it as they came there, by seat."""
    return TrojkaSight(
        seats=[
            _trojka_seat(
                v.balances[seat],
                v.hand_counts[seat],
                v.passed[seat],
                v.exchanged[seat],
                v.tricks[seat],
                v.sets[seat],
                _Laid(v.up[seat], v.down[seat], v.down_counts[seat], trick.get(seat)),
            )
            for seat in range(v.seats)
        ],
        hand=names(v.hand),
        thrown=names(v.thrown),
        bank=v.bank,
        stake=v.stake,
        stock=v.stock,
        turn_up=NAMES[v.turn_up],
        trump=SUITS[v.trump],
        leader=v.leader,
        led=None if v.led == NO_CARD else NAMES[v.led],
        best=None if v.best == NO_CARD else NAMES[v.best],
        best_seat=None if v.best == NO_CARD else v.best_seat,
        holder=None if v.holder == NOBODY else v.holder,
        draws=v.draws.bit_count(),
        stage=TROJKA_STAGES[v.stage],
    )


class _Laid(NamedTuple):
    """What a seat has laid: cards face up, those face down that are known, how many lie so, and
    what lies in the trick as it was seen when it came there.
    """

    up: int
    down: int
    down_count: int
    seen: Shown | Hidden | None

    @property
    def in_trick(self) -> Shown | Hidden | None:
        """By what is known now: who has left a seat no longer sees its cards."""
        seen = self.seen
        if isinstance(seen, Shown) and not card_set(seen.cards) & (self.up | self.down):
            return Hidden(len(seen.cards))
        return seen

    @property
    def is_face_down(self) -> bool:
        """Whether what lies in the trick has its back up, known to its viewer or not."""
        laid = self.in_trick
        return isinstance(laid, Hidden) or (
            laid is not None and bool(self.down & card_set(laid.cards))
        )


@lru_cache(maxsize=SEATS_KEPT)
def _trojka_seat(
    balance: int,
    hand_count: int,
    passed: int,
    exchanged: int,
    tricks: int,
    announced: int,
    laid: _Laid,
) -> TrojkaSeat:
    in_trick = group(laid.in_trick)
    known = names(laid.down)
    return TrojkaSeat(
        balance=balance,
        hand_count=hand_count,
        passed=bool(passed),
        exchanged=bool(exchanged),
        tricks=tricks,
        announced=names(announced),
        trick=(in_trick[0] or UNKNOWN) if in_trick else None,
        trick_face_down=laid.is_face_down,
        up=names(laid.up),
        down=[*known, *[None] * (laid.down_count - len(known))],
    )
