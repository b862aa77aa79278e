"""What somebody meets who types the least."""

import pytest

from kolmikko.cli import run


def test_the_bare_command_tells_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "kolmikko play" in capsys.readouterr().out


def test_odds_with_cards_seen_say_nothing_of_trumps(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["odds", "trojka", "--lang", "en"]) == 0
    assert "trumps" in capsys.readouterr().out
    assert run(["odds", "trojka", "--lang", "en", "--seen", "5c 5d"]) == 0
    assert "one of trumps" not in capsys.readouterr().out
