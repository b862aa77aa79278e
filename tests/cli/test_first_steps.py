"""What somebody meets who types the least."""

import io
import json

import pytest

from kolmikko.cli import run, serve
from kolmikko.cli.serve import Asked


def test_the_bare_command_opens_the_table_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Asked] = []
    monkeypatch.setattr(serve, "serve", asked.append)
    assert run([]) == 0
    assert asked == [Asked("127.0.0.1", opens=True)]


def test_without_a_server_the_bare_command_tells_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "is_installed", lambda: False)
    assert run([]) == 0
    out = capsys.readouterr().out
    assert "kolmikko play" in out
    assert "pip install 'kolmikko[web]'" in out.splitlines()[-1]
    assert run(["serve", "--lang", "en"]) == 1
    assert "pip install 'kolmikko[web]'" in capsys.readouterr().err


def test_odds_with_cards_seen_say_nothing_of_trumps(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "trojka", "--lang", "en"]) == 0
    assert "trumps" in capsys.readouterr().out
    assert run(["odds", "trojka", "--lang", "en", "--seen", "5c 5d"]) == 0
    assert "one of trumps" not in capsys.readouterr().out


def test_a_name_without_end_spoils_no_other_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    deal = {"dealer": "p2", "deck": deck, "actions": ["p2 take"]}
    long = {"record": "a", "game": "kolmonen", "players": ["x" * 3000, "b"], "deal": [deal]}
    good = {**long, "record": "b", "deal": [{**deal, "actions": []}]}
    lines = "\n".join(map(json.dumps, (long, good)))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
    assert run(["replay", "--trace", "-"]) == 1
    shown = capsys.readouterr()
    assert [json.loads(line)["record"] for line in shown.out.splitlines()] == ["a", "b"]
    assert 'a: deal 1, action 1 "p2 take": refused by K7' in shown.err
