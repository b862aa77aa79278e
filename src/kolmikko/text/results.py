"""How a deal ended: places, or chips won and lost; and what may go on Kolmonen's pile now.

Also what became of the bank when a match was over.
"""

from functools import lru_cache
from typing import Final

from kolmikko.cards import ACE, RANKS, TEN, TWO
from kolmikko.games.kolmonen.clauses import OK
from kolmikko.games.kolmonen.observe import View as KolmonenView
from kolmikko.games.kolmonen.options import Options as KolmonenOptions
from kolmikko.games.kolmonen.rules.fitting import kept_off_by
from kolmikko.rulekit.game import SPECTATOR, Deal, Money
from kolmikko.text.card_words import listed
from kolmikko.text.catalog import Words
from kolmikko.text.figures import MINUS
from kolmikko.text.say import Saying, Speaker

EVERY_RANK: Final = frozenset(range(len(RANKS)))
SPECIAL: Final = frozenset((TWO, TEN))

FITS: Final = {
    EVERY_RANK: "kolmonen-fits-anything",
    EVERY_RANK - {TEN}: "kolmonen-fits-no-ten",
    frozenset((ACE,)): "kolmonen-fits-ace",
    frozenset((ACE, TWO, TEN)): "kolmonen-fits-ace-two-ten",
}


def fits(words: Words, options: KolmonenOptions, top: int) -> str:
    """What goes on a top card of this rank (or on an empty pile), as a line under the pile."""
    message, facts = what_fits(options, top)
    return words.say(message, **facts)


@lru_cache(maxsize=4096)
def what_fits(options: KolmonenOptions, top: int) -> Saying:
    """The same as a message and its facts."""
    fitting = frozenset(rank for rank in EVERY_RANK if kept_off_by(rank, top, options) == OK)
    if fitting in FITS:
        return Saying(FITS[fitting], {})
    lowest = RANKS[min(fitting - {TWO} if top == TEN else fitting - SPECIAL)]
    return Saying(f"kolmonen-fits-{'two' if top == TEN else 'two-ten'}", {"rank": lowest})


def result_lines(speaker: Speaker, deal: Deal) -> list[str]:
    """How a deal that is over ended, line by line."""
    before, after = deal.setup.money, deal.money()
    if before and after:
        return _balances(speaker, before, after)
    return _places(speaker, deal)


def _balances(speaker: Speaker, before: Money, after: Money) -> list[str]:
    words = speaker.words
    lines = [
        speaker.about(
            "result-balance",
            seat,
            change=signed(words, chips - before.balances[seat], plus="+"),
            balance=signed(words, chips),
        )
        for seat, chips in enumerate(after.balances)
    ]
    return [*lines, words.say("result-bank", amount=after.bank)]


def settled_lines(speaker: Speaker, before: Money, after: Money) -> list[str]:
    """What became of the bank at the end of a match; nothing where it was empty."""
    gains = [now - then for then, now in zip(before.balances, after.balances, strict=True)]
    share = min(gains)
    lines = [speaker.words.say("result-settled", amount=share)] if share else []
    rests = ((seat, gain - share) for seat, gain in enumerate(gains) if gain > share)
    return [*lines, *(speaker.about("result-rest", seat, amount=rest) for seat, rest in rests)]


def _places(speaker: Speaker, deal: Deal) -> list[str]:
    order = deal.result() or []
    view = deal.observe(SPECTATOR)
    if not order:
        return [speaker.words.say("result-draw")]
    if isinstance(view, KolmonenView) and view.stalemate:
        return _fewest(speaker, order, view)
    lines = [speaker.about("result-wins", order[0])]
    if len(order) == 1:
        return lines
    lines += [speaker.about("result-place", seat, place=n) for n, seat in enumerate(order, 1)]
    left = [seat for seat in range(deal.setup.seats) if seat not in order]
    return lines + [speaker.about("result-last", seat) for seat in left]


def _fewest(speaker: Speaker, order: list[int], view: KolmonenView) -> list[str]:
    """After a stalemate: who was out already, and who has the fewest cards."""
    out = [seat for seat in order if view.place[seat]]
    fewest = [seat for seat in order if not view.place[seat]]
    lines = [speaker.about("result-place", seat, place=n) for n, seat in enumerate(out, 1)]
    if len(fewest) == 1:
        return [*lines, speaker.about("result-fewest", fewest[0])]
    names = listed(speaker.words, [speaker.names[seat] for seat in fewest])
    return [*lines, speaker.words.say("result-fewest-shared", names=names)]


def signed(words: Words, number: int, plus: str = "") -> str:
    """A number with its sign, written as the language writes numbers."""
    sign = MINUS if number < 0 else plus if number > 0 else ""
    return sign + words.say("number", number=abs(number))
