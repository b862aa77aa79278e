"""What might be said for an action of Trójka, from what its seat may know."""

from collections.abc import Iterator

from kolmikko.cards import count, members, of_suit
from kolmikko.games.trojka.actions import DISCARD, DRAW, EXCHANGE, KEEP, PASS
from kolmikko.games.trojka.clues import pack_of, seen_cards
from kolmikko.games.trojka.freeze import freeze
from kolmikko.games.trojka.observe import View
from kolmikko.games.trojka.options import Options
from kolmikko.games.trojka.rules.values import cards_that_beat
from kolmikko.games.trojka.thumb import height
from kolmikko.rulekit.ground import Ground


def grounds(view: View, options: Options, action: int) -> list[Ground]:
    """The grounds for a legal action, the most telling first; none for what chance decides."""
    if action >= KEEP:
        return list(_of_decision(view, options, action))
    if action >= DRAW:
        return []
    if action >= DISCARD:
        return list(_of_keeping(view, action, DISCARD, view.discards))
    return [*_of_play(view, action), *_of_keeping(view, action, 0, view.plays)]


def _of_decision(view: View, options: Options, action: int) -> Iterator[Ground]:
    others = tuple(KEEP + bit for bit in members(view.decisions) if KEEP + bit != action)
    trumps = count(view.hand & of_suit(view.trump))
    if action == KEEP and trumps:
        yield Ground("trojka-why-trumps", others, {"count": trumps})
    if action == EXCHANGE and not trumps:
        yield Ground("trojka-why-no-trump", tuple(other for other in others if other == KEEP))
    if action == PASS and freeze(options).penalty:
        yield Ground("trojka-why-pass", others)


def _of_play(view: View, card: int) -> Iterator[Ground]:
    """How many unseen cards beat it, if more of them beat each of the others."""
    beating = _beating(view, card)
    others = tuple(other for other in members(view.plays) if other != card)
    easier = tuple(other for other in others if _beating(view, other) > beating)
    if beating == 0:
        yield Ground("trojka-why-unbeaten", easier)
    elif easier == others:
        yield Ground("trojka-why-few-beat", others, {"count": beating})


def _of_keeping(view: View, action: int, first: int, cards: int) -> Iterator[Ground]:
    """Which cards stay in the hand that are higher; actions are numbered from `first`."""
    mine = height(action - first, view.trump)
    higher = tuple(first + card for card in members(cards) if height(card, view.trump) > mine)
    if higher:
        yield Ground("trojka-why-keeps", higher)


def _beating(view: View, card: int) -> int:
    """How many of the cards that have not been seen beat this one."""
    return count(cards_that_beat(card, view.trump) & pack_of(view) & ~seen_cards(view))
