"""The shortest way to a deal from Python: names in, a live deal out."""

from kolmikko.games import GAMES
from kolmikko.rulekit.game import Deal, Money, Setup
from kolmikko.rulekit.options import Written
from kolmikko.shuffle import new_secret, shuffled


def new_deal(
    game: str,
    *,
    players: int,
    preset: str = "classic",
    seed: str | None = None,
    stake: int = 5,
    dealer: int = 0,
    **rules: Written,
) -> Deal:
    """A deal of "kolmonen" or "trojka" for so many players; equal seeds give equal deals.

    `rules` are options that differ from the preset, written as in a record, such as
    `two_effect="reset_only"`. `stake` is the ante in chips, where the game has one. Raises
    ValueError for an unknown game, preset or option and for too many players.
    """
    if game not in GAMES:
        raise ValueError(f"no such game: {game!r} (there are: {', '.join(GAMES)})")
    chosen = GAMES[game]
    if preset not in chosen.presets:
        raise ValueError(f"no such preset: {preset!r} (there are: {', '.join(chosen.presets)})")
    options = chosen.presets[preset].changed(rules)
    deck = shuffled(chosen.pack(options), seed or new_secret())
    money = Money(stake, (0,) * players) if chosen.needs_stake() else None
    return chosen.deal(Setup(options, players, dealer, deck, money))
