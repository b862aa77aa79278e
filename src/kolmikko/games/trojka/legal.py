"""The legal actions of the layout, as numbers."""

from kolmikko.cards import members
from kolmikko.games.trojka import flow
from kolmikko.games.trojka.actions import DISCARD, DRAW, KEEP, PLAY
from kolmikko.games.trojka.state import Core, State


def legal_actions(s: State, o: Core) -> tuple[int, ...]:
    """The legal actions, ascending; empty when the deal is over."""
    return (
        *(PLAY + card for card in members(flow.legal_plays(s, o))),
        *(DISCARD + card for card in members(flow.legal_discards(s, o))),
        *(DRAW + card for card in members(flow.legal_draws(s))),
        *(KEEP + decision for decision in members(flow.legal_decisions(s))),
    )
