"""Playing a record again, step by step, against the rules."""

from collections.abc import Iterator
from dataclasses import dataclass

from kolmikko.records.record import Action, DealRecord, Record, RecordError
from kolmikko.rulekit.events import Event
from kolmikko.rulekit.game import Deal, Money, Setup


@dataclass(frozen=True)
class Step:
    """The position before action number `number` of a deal, or after its last one.

    `action` and `events` tell what led to it; step 0 has the opening of the deal. `deal` is the
    live deal: look at it before going on.
    """

    deal_number: int
    number: int
    deal: Deal
    action: Action | None
    events: list[Event]


def replay(record: Record) -> Iterator[Step]:
    """Every position of a record, in order. Raises RecordError at the first thing wrong."""
    money = record.money
    for number, deal_record in enumerate(record.deals, 1):
        where = f"deal {number}"
        deal = begin_deal(record, deal_record, money, where)
        yield Step(number, 0, deal, None, deal.opening())
        for n, action in enumerate(deal_record.actions, 1):
            refusal = deal.refusal(action.seat, action.move)
            if refusal:
                at = f'{where}, action {n} "{action.text}"'
                what = f"refused by {refusal.clause}"
                raise RecordError(record.name, at, what, refusal, record)
            events = deal.play(action.seat, action.move)
            yield Step(number, n, deal, action, events)
        if deal.actor is not None and number < len(record.deals):
            raise RecordError(record.name, where, "is not finished, and is not the last one")
        money = deal.money()


def begin_deal(record: Record, deal: DealRecord, money: Money | None, where: str) -> Deal:
    """One deal of a record, just dealt. Raises RecordError where cards are unknown."""
    deck = tuple(card for card in deal.deck if card is not None)
    if deal.is_partial:
        what = "has unknown cards (??): the view of one seat can be shown, not replayed"
        raise RecordError(record.name, where, what)
    setup = Setup(record.options, len(record.players), deal.dealer, deck, money)
    return record.game.deal(setup)
