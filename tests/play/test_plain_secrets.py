"""Nothing hidden ever reaches the screen of somebody who may not see it."""

import re
from collections.abc import Iterable

import pytest

from kolmikko.cards import RANKS, SUITS, card_set, names
from kolmikko.games.kolmonen.deal import KolmonenDeal, hidden_cards
from kolmikko.games.trojka.deal import TrojkaDeal
from kolmikko.play.plain import PlainGame
from kolmikko.play.table import Plan
from kolmikko.rulekit.game import Deal
from kolmikko.text.catalog import Words
from tests.play.lines import Lines, Player, at_table, plan

SHORT = re.compile(r"(10|[2-9JQKAWD])([♣♦♥♠])")


def secrets(deal: Deal, viewer: int) -> int:
    """The cards that a viewer cannot have seen, read from the state itself."""
    if isinstance(deal, KolmonenDeal):
        s = deal.state
        secret = card_set(s.deck[s.drawn :])
        for seat in range(s.seats):
            secret |= hidden_cards(s, seat)
            if seat != viewer:
                secret |= s.hand[seat] & ~s.known[seat]
        return secret
    assert isinstance(deal, TrojkaDeal)
    t = deal.state
    secret = card_set(t.deck[t.drawn : t.size]) & ~t.paid
    for seat in range(t.seats):
        if seat != viewer:
            open_hand = t.hand[seat] if t.announced[seat] else 0
            secret |= (t.hand[seat] & ~open_hand) | t.down[seat] | t.thrown[seat]
    return secret


def cards_in(text: str, words: Words) -> Iterable[str]:
    """The names of the cards in a line, written in short in some language."""
    letters = {words.say(f"rank-{rank}.index"): rank for rank in RANKS}
    for index, sign in SHORT.findall(text):
        yield letters[index] + SUITS["♣♦♥♠".index(sign)]


def play_watched(wanted: Plan, seed: int, language: str) -> tuple[PlainGame, int]:
    """A whole match; every line is checked as it is shown. Also how many cards were shown."""
    player = Player(seed, curious=0.3)
    screen = Lines(player)
    game = at_table(wanted, screen, language=language)
    player.game = game
    shown = 0

    def watch(text: str) -> None:
        nonlocal shown
        if player.typed.startswith("why"):
            return  # what one has typed oneself is no secret
        secret = set(names(secrets(game.table.deal, game.viewer)))
        for name in cards_in(text, game.words):
            shown += 1
            assert name not in secret, f"{text!r} shows {name} to {game.viewer}"

    screen.watch = watch
    game.match()
    return game, shown


@pytest.mark.parametrize("language", ["en", "fi", "pl"])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "wanted",
    [
        plan("kolmonen"),
        plan("kolmonen", preset="shithead_basic", bots=1),
        plan("kolmonen", people=("Aino", "Basia"), bots=1, preset="china_hand"),
        plan("trojka", deals=4, bots=3),
        plan("trojka", people=("Aino", "Basia"), bots=1, deals=3, preset="classic32"),
        plan("trojka", bots=2, deals=3, pay_for="any_trojka", trojka_timing="both"),
    ],
    ids=["kolmonen", "shithead", "two people", "trojka", "two people of trojka", "payments"],
)
def test_no_line_shows_a_card_that_its_reader_has_not_seen(
    wanted: Plan, seed: int, language: str
) -> None:
    game, shown = play_watched(wanted, seed, language)
    assert game.table.is_over
    assert shown > 20


def test_a_watched_line_with_a_hidden_card_would_be_noticed() -> None:
    game = at_table(plan(), Lines(lambda _prompt: None))
    secret = secrets(game.table.deal, 0)
    assert {"8♣", "10♠"} & {"8♣"}
    assert list(cards_in("8♣ 10♠ K♦", game.words)) == ["8c", "Ts", "Kd"]
    assert secret.bit_count() == 52 - 3 * 3 - 3
