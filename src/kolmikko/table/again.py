"""A deal of a match that has ended, played again at a table of its own: from its beginning, or from
a position in it. Only where all its cards are open to who asks.
"""

from dataclasses import dataclass, replace

from kolmikko.bots import BOTS
from kolmikko.rulekit.refusal import Refusal
from kolmikko.table.commands import Again
from kolmikko.table.events import Acted, By, DealStarted
from kolmikko.table.packs import Place, Shuffled
from kolmikko.table.refusals import NO_SUCH_BOT, NO_SUCH_SEAT, NOT_NOW, NOT_OPEN
from kolmikko.table.replay import Past
from kolmikko.table.seal import Seal
from kolmikko.table.settings import Settings, TurnClock
from kolmikko.table.state import Dealt, Table


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which deal to play again (`deal` counts from 1), after how many of its moves.

    The person takes `seat`, and bots of a name the others.
    """

    deal: int
    moves: int
    seat: int
    bot: str


def prepared_again(
    match: Past, wanted: Wanted, table_id: str, seal: Seal, luck: str
) -> Again | Refusal:
    """The command that opens such a table; its pack is sealed for it."""
    if not match.is_open:
        return NOT_OPEN
    settings = match.tables[0].settings
    if wanted.bot not in BOTS:
        return NO_SUCH_BOT
    if not 0 <= wanted.seat < settings.seats:
        return NO_SUCH_SEAT
    dealt = _position(match, wanted)
    if dealt is None:
        return NOT_NOW
    setup = dealt.deal.setup
    return Again(
        settings=_alone(settings),
        seat=wanted.seat,
        name=_name(match),
        bot=wanted.bot,
        start=DealStarted(
            1, setup.dealer, seal.sealed(Shuffled(setup.deck, luck), Place(table_id, 1, 1))
        ),
        money=setup.money,
        moves=_moves(match, wanted),
    )


def _alone(settings: Settings) -> Settings:
    """The agreement of a table for one: the same game, one deal, no hurry, nobody looking on."""
    return replace(settings, deals=1, clock=TurnClock.NONE, spectators=0, listed=False, hints=True)


def _position(match: Past, wanted: Wanted) -> Dealt | None:
    """The deal as it lay, where it went on from there."""
    for table in match.tables:
        dealt = table.dealt
        if dealt and (dealt.number, dealt.done) == (wanted.deal, wanted.moves):
            return dealt if dealt.deal.actor is not None else None
    return None


def _moves(match: Past, wanted: Wanted) -> tuple[Acted, ...]:
    """The moves of a deal up to a position; none of them can be taken back."""
    acted = [
        event
        for table in match.tables
        if isinstance(event := match.events[table.version], Acted) and _is_of(table, wanted.deal)
    ]
    return tuple(
        event if event.by == By.CHANCE else replace(event, by=By.BOT)
        for event in acted[: wanted.moves]
    )


def _is_of(table: Table, deal: int) -> bool:
    return table.dealt is not None and table.dealt.number == deal


def _name(match: Past) -> str:
    """How the person was called."""
    seats = ((table, table.seat_of(match.person)) for table in reversed(match.tables))
    return next(table.chairs[seat].name for table, seat in seats if seat is not None)
