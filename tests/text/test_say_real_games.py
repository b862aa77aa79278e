"""Real games told: everything that happens or is refused in them is a whole sentence."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest

from kolmikko.games import GAMES
from kolmikko.rulekit.book import load
from kolmikko.rulekit.events import Event, Hidden, seen_from
from kolmikko.rulekit.game import SPECTATOR, Deal, Game, Move
from kolmikko.rulekit.options import RuleOptions, Written
from kolmikko.rulekit.refusal import Refusal
from kolmikko.testing import at_random, seats_allowed, walk
from kolmikko.text.card_words import IN_WORDS
from kolmikko.text.catalog import LANGUAGES, Words
from kolmikko.text.say import Speaker
from tests.text.spoken import NAMES, SENTENCE, dealt, shown, speaker
from tools.check_clauses import refusing

MORE_RULES: dict[str, tuple[dict[str, Written], ...]] = {
    "kolmonen": ({"two_effect": "clears_pile", "blind_flip": "always", "progress_limit": 30},),
    "trojka": (
        {"reveal_discards": "end_of_deal", "trojka_timing": "after_exchange"},
        {"deck_size": 24, "trojka_tie": "carry_over"},
    ),
}
"""House rules under which things happen that no preset knows."""

SURE_TO_HAPPEN = {
    "kolmonen": (
        *("dealt-hidden", "dealt-face-up", "dealt-hand", "arranged", "swapped", "played"),
        *("flipped", "revealed", "did-not-fit", "toppled", "took", "ended", "drew", "goes-on"),
        *("leads", "stalemate"),
    ),
    "trojka": (
        *("anted", "dealt-hand", "turned-trump", "announced", "took-bank", "kept", "exchanged"),
        *("passed", "played", "discarded", "won-trick", "took-half", "paid-penalty"),
        *("bank-stays", "discards-shown"),
    ),
}
MAY_BE_HIDDEN = ("dealt-hand", "drew", "lifted", "exchanged", "discarded")


def deals(game: Game) -> Iterator[Deal]:
    """Some deals of every preset, and of the house rules that let other things happen."""
    classic = game.presets["classic"]
    for options in (*game.presets.values(), *map(classic.changed, MORE_RULES[game.name])):
        allowed = seats_allowed(game, options)
        for seed in range(4):
            yield dealt(game, options, allowed[seed % len(allowed)], seed)


@cache
def happened(name: str) -> list[tuple[RuleOptions, list[Event]]]:
    """Everything that happens in walks through those deals."""
    walks = []
    for seed, deal in enumerate(deals(GAMES[name])):
        events = deal.opening()
        for step in walk(deal, at_random(seed), longest=150):
            events += step.events
        walks.append((deal.setup.options, events))
    return walks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_happens_is_told_to_everybody(game: str, language: str) -> None:
    spoken = Words(language), Words(language, form=IN_WORDS)
    told = set()
    for options, events in happened(game):
        told |= {event.kind for event in events}
        for viewer in (SPECTATOR, 0, 1):
            for event in events[:60]:
                masked = event if viewer == SPECTATOR else seen_from(viewer, event)
                for words in spoken:
                    sentence = Speaker(words, GAMES[game], options, NAMES, viewer).event(masked)
                    assert SENTENCE.fullmatch(sentence), sentence
    assert told >= set(SURE_TO_HAPPEN[game])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_has_its_sentence_for_actor_other_and_spectator(
    game: str, language: str
) -> None:
    for kind in import_module(f"kolmikko.games.{game}.events").KINDS:
        groups = (shown("8h"), Hidden(1)) if kind in MAY_BE_HIDDEN else (shown("8h"),)
        for viewer in (SPECTATOR, 0, 1, 2):
            for group in groups:
                event = Event(kind, 0, group, shown("9h Th"), amount=2, other=1)
                assert SENTENCE.fullmatch(speaker(game, language, viewer).event(event)), kind


def refusals(deal: Deal, game: Game) -> Iterator[Refusal]:
    """What is refused of moves of every verb with some cards, by the seat to act and the next."""
    actor = deal.actor or 0
    deck = game.pack(deal.setup.options)
    for seat in (actor, (actor + 1) % deal.setup.seats):
        for verb, counts in game.verbs.items():
            for start in range(0, len(deck), 9):
                refusal = deal.refusal(seat, Move(verb, deck[start : start + counts.start]))
                if refusal:
                    yield refusal


@cache
def refused(name: str) -> set[tuple[RuleOptions, Refusal]]:
    """Refusals that come up in walks through those deals."""
    found = set()
    for seed, deal in enumerate(deals(GAMES[name])):
        for n, _ in enumerate(walk(deal, at_random(seed), longest=60)):
            if n % 6 == 0:
                found |= {(deal.setup.options, r) for r in refusals(deal, GAMES[name])}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game, clauses", [("kolmonen", 14), ("trojka", 7)])
def test_every_refusal_that_comes_up_is_a_sentence(game: str, clauses: int, language: str) -> None:
    words = Words(language)
    for options, refusal in refused(game):
        said = Speaker(words, GAMES[game], options, NAMES)
        sentence = said.refusal(refusal)
        assert SENTENCE.fullmatch(sentence), sentence
        assert f"({refusal.clause})" in sentence
        assert re.fullmatch(r"[^{}!?.]+", said.reason(refusal))
    assert len({refusal.clause for _, refusal in refused(game)}) >= clauses


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_refuses_has_a_sentence_whatever_is_chosen(
    game: str, language: str
) -> None:
    cards = (("rank", "8"), ("top", "9"), ("cards", "8h"), ("card", "8h"), ("best", "9h"))
    classic = GAMES[game].presets["classic"]
    tables = [
        classic.changed({option.id: answer.value})
        for option in load(game).options
        for answer in option.answers
        if answer.value not in ("n", "card") and option.id != "bonus_role"
    ]
    words = Words(language)
    for clause in refusing(game):
        for verb in GAMES[game].verbs:
            facts = (("seat", "1"), ("turn", "1"), ("verb", verb), *cards)
            for options in tables:
                said = Speaker(words, GAMES[game], options, NAMES, 1)
                assert SENTENCE.fullmatch(said.refusal(Refusal(clause, facts)))
