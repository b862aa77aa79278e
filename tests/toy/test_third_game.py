"""Adding a game is one folder and one line: everything else works with it as it stands."""

from pathlib import Path

import pytest

import kolmikko
from kolmikko.bots import BOTS
from kolmikko.games import GAMES
from kolmikko.match import after_deal, begin_match, next_setup
from kolmikko.play.table import Plan, Seat, Table
from kolmikko.records.files import read_text, write_record
from kolmikko.records.record import RecordError
from kolmikko.records.trace import trace
from kolmikko.rulekit.events import Hidden
from tests.toy.high_card import HIGH_CARD, Options

PACKAGE = Path(kolmikko.__file__).parent

RECORD = """
game = "high_card"
players = ["Aino", "Ville"]
rules = { wins = "lowest" }

[[deal]]
dealer = "p2"
deck = "%s"
actions = ["p1 show", "p2 show"]
"""


@pytest.fixture(autouse=True)
def _one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, HIGH_CARD.name, HIGH_CARD)


def deck() -> str:
    return " ".join(rank + suit for rank in "AK23456789TJQ" for suit in "cdhs")


def test_a_record_of_a_third_game_is_read_replayed_and_traced() -> None:
    record = read_text(RECORD % deck(), "toy")
    lines = list(trace(record, "toy"))
    assert [line["actor"] for line in lines] == ["p1", "p2", None]
    assert lines[0]["legal"] == ["show"]
    assert lines[-1]["result"] == ["p1"]
    assert read_text(write_record(record), "toy") == record


def test_a_third_game_refuses_with_its_own_clause() -> None:
    wrong = (RECORD % deck()).replace('["p1 show"', '["p2 show"')
    with pytest.raises(RecordError, match='deal 1, action 1 "p2 show": refused by H2'):
        list(trace(read_text(wrong, "toy"), "toy"))


def test_a_third_game_is_played_in_matches_and_at_tables_with_bots() -> None:
    match = begin_match(HIGH_CARD, Options(), 2, deals=1)
    deal = HIGH_CARD.deal(next_setup(match, HIGH_CARD.pack(Options())))
    while deal.actor is not None:
        deal.act(deal.legal()[0])
    assert after_deal(match, deal).wins == (1, 0)

    uniform = BOTS["uniform"].name
    seats = (Seat("Aino"), Seat("Ville", uniform))
    table = Table(Plan("high_card", "classic", {}, seats, 1, 0, 0, "seed"))
    while table.actor is not None:
        if table.person_to_act():
            table.play(table.actor, table.deal.move_of(table.deal.legal()[0]))
        else:
            table.step()
    assert sum(table.standing().wins) == 1
    assert isinstance(table.seen(0)[1].cards, Hidden)


def test_no_shared_file_names_a_game() -> None:
    shared = [
        path
        for folder in ("rulekit", "records", "bots")
        for path in sorted((PACKAGE / folder).glob("*.py"))
    ] + [PACKAGE / name for name in ("match.py", "deals.py", "play/table.py", "play/saves.py")]
    naming = [
        path.name
        for path in shared
        if any(f"games.{game}" in path.read_text(encoding="utf-8") for game in GAMES)
    ]
    assert naming == []
