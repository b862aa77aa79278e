"""Versions: the same as long as play is the same, and another one when its sources change."""

from pathlib import Path

import pytest

from kolmikko.bots import BOTS, EASY, THUMB, UNIFORM
from kolmikko.bots.exact import Exact
from kolmikko.bots.levels import EXPERT, HARD
from kolmikko.bots.thumb import Thumb
from kolmikko.games import GAMES
from kolmikko.rulekit import gear
from kolmikko.studies.pool import versions
from kolmikko.studies.pool.versions import meaning, rules_version, sources_digest, version_of

SOURCE = '''
"""What a file says."""

A = 1


def twice(x):
    """Twice as many."""
    # by doubling
    return 2 * x
'''


@pytest.mark.parametrize("bot", [UNIFORM, EASY, THUMB], ids=lambda bot: bot.name)
def test_frozen_bots_have_numbers(bot: object) -> None:
    assert version_of(bot, "kolmonen") == f"{bot.name}@1"  # type: ignore[arg-type, attr-defined]


def test_bots_that_think_have_digests_of_their_own() -> None:
    found = {version_of(bot, game) for bot in (HARD, EXPERT) for game in GAMES}
    assert len(found) == 4
    assert version_of(HARD, "kolmonen") == version_of(BOTS["hard"], "kolmonen")


def test_a_bot_that_thinks_is_another_one_in_the_other_gear(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = version_of(HARD, "kolmonen")
    is_fast = gear.is_available()
    monkeypatch.setattr(versions, "is_available", lambda: not is_fast)
    assert version_of(HARD, "kolmonen") != known


def test_house_rules_are_part_of_the_rules() -> None:
    presets = GAMES["kolmonen"].presets.values()
    assert len({rules_version("kolmonen", options) for options in presets}) == len(presets)


def test_words_about_a_source_are_no_part_of_it() -> None:
    other = SOURCE.replace("Twice as many", "Two times").replace("by doubling", "so").strip()
    assert meaning(other) == meaning(SOURCE) != meaning(SOURCE.replace("2 * x", "x + x"))


def test_a_digest_is_of_what_all_its_sources_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "ROOT", tmp_path)
    one, none = tmp_path / "one.py", tmp_path / "none.py"
    digests = []
    for source in (SOURCE, SOURCE + "\n# the end\n", SOURCE + "\nB = 2\n"):
        one.write_text(source, "utf-8")
        sources_digest.cache_clear()
        digests.append(sources_digest((one, none)))
    sources_digest.cache_clear()
    assert digests[0] == digests[1] != digests[2]


def bots_of(player: object) -> set[str]:
    return {path.name for path in versions._bots(player)}


def test_only_the_bots_that_a_bot_is_made_of_are_among_its_sources() -> None:
    assert bots_of(HARD.players["kolmonen"]) == {"base.py", "searching.py"}
    assert bots_of(Exact(Thumb())) == {"base.py", "exact.py", "thumb.py"}
    assert {"searching.py", "finishing.py"} <= bots_of(EXPERT.players["kolmonen"])
    assert "exact.py" not in bots_of(EXPERT.players["kolmonen"])


@pytest.mark.parametrize("game", GAMES)
def test_what_decides_a_game_is_among_its_sources(game: str) -> None:
    rules = {path.relative_to(versions.ROOT).as_posix() for path in versions._rules(game)}
    player = HARD.players[game]
    mind = {path.relative_to(versions.ROOT).as_posix() for path in versions._thinking(player, game)}
    assert {f"games/{game}/flow.py", f"games/{game}/freeze.py", "dice.py"} <= rules
    assert {f"games/{game}/thumb.py", "bots/base.py", "search/tree.py"} <= mind
    assert f"games/{game}/notation.py" not in rules | mind
    other = next(name for name in GAMES if name != game)
    assert not any(other in path for path in rules | mind)
