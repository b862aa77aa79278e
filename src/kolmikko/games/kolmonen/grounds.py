"""What might be said for an action of Kolmonen, from what its seat may know."""

from collections.abc import Iterator

from kolmikko.cards import ACE, WHOLE_PACK, count, members, of_rank
from kolmikko.games.kolmonen.actions import END, FLIP, SWAP, TAKE
from kolmikko.games.kolmonen.freeze import freeze
from kolmikko.games.kolmonen.imagine import seen_cards
from kolmikko.games.kolmonen.observe import View
from kolmikko.games.kolmonen.options import Options
from kolmikko.games.kolmonen.state import CLEAR, EMPTY, GO_ON, LEADING, TOPPLE
from kolmikko.games.kolmonen.thumb import SPECIALS
from kolmikko.rulekit.ground import Ground


def grounds(view: View, options: Options, action: int) -> list[Ground]:
    """The grounds for a legal action, the most telling first; none while a row is being chosen."""
    if view.stage > LEADING:
        return []
    legal = tuple(members(view.legal))
    plays = tuple(other for other in legal if other < TAKE)
    others = tuple(other for other in legal if other != action)
    if action < TAKE:
        return list(_of_play(view, options, action, plays))
    if action == TAKE:
        return list(_of_taking(view, options, plays))
    if action == FLIP:
        return [Ground("kolmonen-why-flip", others, {"percent": _chance_to_fit(view, options)})]
    if action == END:
        return [Ground("kolmonen-why-end", plays)]
    return [Ground("kolmonen-why-swap", others)] if action == SWAP else []


def _of_play(view: View, options: Options, action: int, plays: tuple[int, ...]) -> Iterator[Ground]:
    core, rank, cards = freeze(options), action // 4, action % 4 + 1
    elsewhere = tuple(other for other in plays if other // 4 != rank)
    fewer = tuple(other for other in plays if other // 4 == rank and other < action)
    more = tuple(other for other in plays if other // 4 == rank and other > action)
    effect = core.effect[rank]
    if effect in (TOPPLE, CLEAR) and view.top != EMPTY:
        yield Ground("kolmonen-why-ten", elsewhere, {"count": count(view.pile) + cards})
    if rank == ACE and core.fits[ACE] == of_rank(ACE):
        yield Ground("kolmonen-why-ace", elsewhere)
    if effect == GO_ON:
        yield Ground("kolmonen-why-two", elsewhere)
    plain = [other // 4 for other in plays if 1 << other & ~SPECIALS]
    if plain and min(plain) < max(plain):
        if rank == min(plain):
            yield Ground("kolmonen-why-low", elsewhere)
        if rank == max(plain):
            yield Ground("kolmonen-why-high", elsewhere)
    if fewer:
        yield Ground("kolmonen-why-many", fewer, {"count": cards})
    if more:
        yield Ground("kolmonen-why-few", more)


def _of_taking(view: View, options: Options, plays: tuple[int, ...]) -> Iterator[Ground]:
    if plays:
        yield Ground("kolmonen-why-take", plays, {"count": count(view.pile)})
    elif 1 << FLIP & view.legal:
        yield Ground("kolmonen-why-no-flip", (FLIP,), {"percent": _chance_to_fit(view, options)})


def _chance_to_fit(view: View, options: Options) -> int:
    """The chance in per cent that the next card of the stock fits (K10 to K12)."""
    unseen = WHOLE_PACK & ~seen_cards(view)
    return round(100 * count(unseen & freeze(options).fits[view.top]) / count(unseen))
