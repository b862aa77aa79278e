"""A position in sentences for the person at the keyboard: in brief, or the whole of it.

Only a viewer's own `View` and the events that this viewer may see are read.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kolmikko.cards import members, name_of, names
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.kolmonen.options import Options as KolmonenOptions
from kolmikko.games.kolmonen.state import ARRANGING
from kolmikko.games.trojka.observe import View as TrojkaView
from kolmikko.games.trojka.state import DECIDING, NO_CARD
from kolmikko.rulekit.events import Event, Shown
from kolmikko.rulekit.options import RuleOptions
from kolmikko.rulekit.row import Row
from kolmikko.text.board import pile_of, trick_of
from kolmikko.text.card_words import group_text
from kolmikko.text.catalog import Words
from kolmikko.text.results import fits


@dataclass(frozen=True)
class Seen:
    """What one person may know now, and the words to say it in."""

    view: Row
    events: Sequence[Event]
    names: Sequence[str]
    options: RuleOptions
    words: Words

    def say(self, message: str, **facts: str | int) -> str:
        return self.words.say(f"ui-plain-{message}", **facts)


def brief(seen: Seen) -> list[str]:
    """What one needs for the next move."""
    if isinstance(seen.view, KolmonenView):
        pile = [] if seen.view.stage == ARRANGING else _pile(seen, seen.view)
        return [*pile, *_own_cards(seen, seen.view)]
    assert isinstance(seen.view, TrojkaView)
    return [*_bank(seen, seen.view), *_to_beat(seen, seen.view), _hand(seen, seen.view.hand)]


def whole(seen: Seen) -> list[str]:
    """Everything that lies open, seat by seat, and one's own cards."""
    if isinstance(seen.view, KolmonenView):
        return _whole_kolmonen(seen, seen.view)
    assert isinstance(seen.view, TrojkaView)
    return _whole_trojka(seen, seen.view)


def _cards(cards: int) -> str:
    return " ".join(names(cards))


def _hand(seen: Seen, cards: int) -> str:
    return seen.say("hand", cards=_cards(cards)) if cards else seen.say("hand-empty")


def _pile(seen: Seen, view: KolmonenView) -> list[str]:
    assert isinstance(seen.options, KolmonenOptions)
    what = fits(seen.words, seen.options, view.top)
    pile = pile_of(seen.events)
    if not pile:
        return [seen.say("no-pile", fits=what)]
    top = " ".join(name_of(card) for card in pile[-max(view.run, 1) :])
    return [seen.say("pile", cards=top, count=len(pile)), seen.say("fits", fits=what)]


def _own_cards(seen: Seen, view: KolmonenView) -> list[str]:
    row, hidden = view.table[view.viewer], view.hidden[view.viewer]
    lines = [_hand(seen, view.hand)]
    if row:
        lines.append(seen.say("row", cards=_cards(row)))
    if hidden and not row:
        lines.append(seen.say("hidden", count=hidden))
    return lines


def _whole_kolmonen(seen: Seen, view: KolmonenView) -> list[str]:
    lines = [
        seen.say("stock-kolmonen", count=view.stock),
        seen.say("toppled", count=view.toppled.bit_count()),
        *_pile(seen, view),
    ]
    pile = pile_of(seen.events)
    if len(pile) > 1:
        lines.append(seen.say("whole-pile", cards=" ".join(map(name_of, pile))))
    for seat in range(view.seats):
        if seat == view.viewer:
            lines += [*_own_cards(seen, view), seen.say("swaps", count=view.swaps_left[seat])]
        elif view.place[seat]:
            lines.append(seen.say("out", name=seen.names[seat], place=view.place[seat]))
        else:
            lines += _other(seen, view, seat)
    return lines


def _other(seen: Seen, view: KolmonenView, seat: int) -> list[str]:
    name = seen.names[seat]
    counts = {"count": view.hand_counts[seat], "hidden": view.hidden[seat]}
    lines = [seen.say("other", name=name, **counts)]
    if view.table[seat]:
        lines.append(seen.say("other-row", name=name, cards=_cards(view.table[seat])))
    if view.known[seat]:
        lines.append(seen.say("other-known", name=name, cards=_cards(view.known[seat])))
    return lines


def _bank(seen: Seen, view: TrojkaView) -> list[str]:
    trump = seen.say("trump", cards=name_of(view.turn_up))
    return [seen.say("bank", amount=view.bank), trump]


def _trick(seen: Seen, view: TrojkaView) -> list[str]:
    if view.stage == DECIDING:
        return []
    lines = []
    for seat, group in trick_of(seen.events).items():
        shown = isinstance(group, Shown)
        form = "in-trick" if shown and seat != view.viewer else "in-trick-down"
        if seat != view.viewer:
            lines.append(seen.say(form, name=seen.names[seat], cards=group_text(group)))
    return lines


def _to_beat(seen: Seen, view: TrojkaView) -> list[str]:
    if view.stage == DECIDING:
        return []
    if view.best == NO_CARD:
        return [seen.say("lead")]
    return [seen.say("best", name=seen.names[view.best_seat], cards=name_of(view.best))]


def _whole_trojka(seen: Seen, view: TrojkaView) -> list[str]:
    lines = [*_bank(seen, view), seen.say("stock-trojka", count=view.stock)]
    lines += [*_trick(seen, view), *_to_beat(seen, view)]
    for seat in range(view.seats):
        facts = {"chips": view.balances[seat], "tricks": view.tricks[seat]}
        if seat == view.viewer:
            lines += [_hand(seen, view.hand), seen.say("you-have", **facts)]
            continue
        name = seen.names[seat]
        lines.append(seen.say("chips", name=name, **facts))
        if view.passed[seat]:
            lines.append(seen.say("passed", name=name))
        elif view.up[seat]:
            cards = " ".join(name_of(card) for card in members(view.up[seat]))
            lines.append(seen.say("played", name=name, cards=cards))
    return lines
