"""A match of many deals: who deals, what is carried over, who has won how often.

Pure values: a match never deals cards itself; it says what the next deal starts from and takes in
how a deal ended. Where a game is played for a stake, the money says who is ahead.
"""

from dataclasses import dataclass, replace

from kolmikko.rulekit.game import Deal, Game, Money, Setup
from kolmikko.rulekit.options import RuleOptions


@dataclass(frozen=True)
class Match:
    """A match between two deals.

    `deals` is how many were agreed on, or None for "until the players stop"; `wins` counts first
    places, `places[seat][n]` how often the seat was out as number n + 1.
    """

    game: Game
    options: RuleOptions
    seats: int
    dealer: int
    deals: int | None
    money: Money | None
    played: int
    wins: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]

    @property
    def is_over(self) -> bool:
        """Whether the agreed number of deals has been played, and no rule says to go on."""
        return self._is_played_out and not self.plays_on

    @property
    def plays_on(self) -> bool:
        """Whether the agreed number of deals has been played, but a rule says to go on."""
        return self._is_played_out and self.game.plays_on(self.options, self.money)

    @property
    def _is_played_out(self) -> bool:
        return self.deals is not None and self.played >= self.deals


def begin_match(
    game: Game,
    options: RuleOptions,
    seats: int,
    dealer: int = 0,
    deals: int | None = 1,
    money: Money | None = None,
) -> Match:
    """A match about to begin. Money is needed where the game is played for a stake."""
    nothing = (0,) * seats
    return Match(game, options, seats, dealer, deals, money, 0, nothing, (nothing,) * seats)


def next_setup(match: Match, deck: tuple[int, ...]) -> Setup:
    """What the next deal starts from, with a pack that has just been shuffled."""
    return Setup(match.options, match.seats, match.dealer, deck, match.money)


def after_deal(match: Match, deal: Deal) -> Match:
    """The match after a deal that is over."""
    order = deal.result() or []
    wins, places = list(match.wins), [list(row) for row in match.places]
    for place, seat in enumerate(order):
        places[seat][place] += 1
        wins[seat] += place == 0
    return replace(
        match,
        dealer=deal.next_dealer(),
        money=deal.money(),
        played=match.played + 1,
        wins=tuple(wins),
        places=tuple(tuple(row) for row in places),
    )


def settled(match: Match) -> Match:
    """The match with its bank settled, once it is over or the players have stopped."""
    dealt_last = (match.dealer - 1) % match.seats
    return replace(match, money=match.game.settle(match.money, dealt_last))
