"""Speakers for tests: who says things, to whom, and how a whole sentence looks."""

import random
import re
from typing import Final

from kolmikko.cards import members, read_cards
from kolmikko.games import GAMES
from kolmikko.rulekit.events import Shown
from kolmikko.rulekit.game import SPECTATOR, Deal, Game, Money, Setup
from kolmikko.rulekit.options import RuleOptions, Written
from kolmikko.text.catalog import Words
from kolmikko.text.say import Speaker

NAMES: Final = ("Aino", "Ville", "Ewa", "Jan", "Ola", "Pekka", "Zofia", "Kaj", "Iga")

SENTENCE: Final = re.compile(r"[A-ZÅÄÖĄĆĘŁŃÓŚŹŻ][^{}!?]*[.)]")
"""A sentence that is whole: a capital, a full stop, and nothing left to fill in."""


def speaker(game: str, language: str, viewer: int = SPECTATOR, **rules: Written) -> Speaker:
    """A speaker at a classic table with these house rules."""
    options = GAMES[game].presets["classic"].changed(rules)
    return Speaker(Words(language), GAMES[game], options, NAMES, viewer)


def shown(cards: str) -> Shown:
    """Cards that everybody may see."""
    return Shown(tuple(members(read_cards(cards))))


def dealt(game: Game, options: RuleOptions, seats: int, seed: int = 0) -> Deal:
    """A deal of a pack shuffled by a seed; seat 0 is the dealer."""
    deck = list(game.pack(options))
    random.Random(seed).shuffle(deck)
    money = Money(5, (100,) * seats) if game.needs_stake() else None
    return game.deal(Setup(options, seats, 0, tuple(deck), money))
