"""Games, settings and rules as the page asks for them, and the description of it all."""

import asyncio
import gzip
import json
from pathlib import Path

import msgspec
import pytest

from kolmikko.games import GAMES
from kolmikko.rulekit.entries import LANGUAGES
from kolmikko.table.settings import Settings
from kolmikko.web import catalogue
from kolmikko.web.messages import GameEntry, RulesPage, SettingsCheck
from tests.web.serving import serving


def test_every_game_is_listed_whole() -> None:
    for entry in catalogue.games():
        game = GAMES[entry.id]
        assert [preset.id for preset in entry.presets] == list(game.presets)
        for preset in entry.presets:
            assert game.presets["classic"].changed(preset.rules) == game.presets[preset.id]
        for option in entry.options:
            assert game.presets["classic"].written(option.id) == option.default
            answers = [answer.value for answer in option.answers]
            if option.takes == "number":
                assert answers == ["number"]
            elif option.takes == "card":
                assert set(answers) == {"card", "none"}
                assert len(option.cards) == 4
            else:
                assert option.default in answers
        told = [*(c.text for c in entry.clauses), *(o.question for o in entry.options)]
        assert all(set(text) == set(LANGUAGES) and all(text.values()) for text in told)
    assert {entry.needs_stake for entry in catalogue.games()} == {True, False}


@pytest.mark.parametrize(
    "settings, fewest, most, setting",
    [
        (Settings("kolmonen", 3), 2, 5, None),
        (Settings("trojka", 9), 2, 9, None),
        (Settings("trojka", 10), 2, 9, "seats"),
        (Settings("bridge", 4), 0, 0, "game"),
        (Settings("kolmonen", 3, "none"), 2, 5, "preset"),
        (Settings("kolmonen", 3, rules={"two_effect": "fly"}), 2, 5, "rules"),
        (Settings("kolmonen", 3, rules={"progress_limit": -5}), 2, 5, "rules"),
        (Settings("kolmonen", 3, grace=1), 2, 5, "grace"),
    ],
)
def test_settings_are_checked(
    settings: Settings, fewest: int, most: int, setting: str | None
) -> None:
    found = catalogue.check(settings)
    assert (found.fewest, found.most) == (fewest, most)
    if setting is None:
        assert found.problem is None
    else:
        assert found.problem is not None
        assert found.problem.id == "table-bad-settings"
        assert found.problem.facts["setting"] == setting


def test_the_rules_of_a_table_say_what_it_has_changed() -> None:
    changed = catalogue.rules("kolmonen", "classic", {"two_effect": "reset_only"}, "fi", 4)
    plain = catalogue.rules("kolmonen", "classic", {}, "fi", None)
    assert len(changed.changes) == 1
    assert plain.changes == []
    assert len(plain.chapters) >= 2
    assert any(
        note.mark == "house" for c in changed.chapters for e in c.entries for note in e.notes
    )
    assert all(entry.text for chapter in plain.chapters[:1] for entry in chapter.entries)


def test_over_http(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            device = served.device()
            packed = await device.get("/api/games")
            assert packed.headers["content-encoding"] == "gzip"
            games = msgspec.json.decode(packed.content, type=list[GameEntry])
            assert [game.id for game in games] == list(GAMES)
            plain = await device.get("/api/games", **{"accept-encoding": "identity"})
            assert plain.content == packed.content
            assert len(gzip.compress(plain.content)) < 60_000
            same = await device.get("/api/games", **{"if-none-match": packed.headers["etag"]})
            assert (same.status_code, same.content) == (304, b"")
            check = await device.post("/api/check", {"game": "kolmonen", "seats": 6})
            assert check.status_code == 200
            problem = msgspec.json.decode(check.content, type=SettingsCheck).problem
            assert problem is not None
            asked = {"two_effect": "reset_only"}
            query = f"game=kolmonen&lang=pl&players=3&rules={json.dumps(asked)}"
            rules = await device.get(f"/api/rules?{query}")
            assert msgspec.json.decode(rules.content, type=RulesPage).changes
            assert (await device.get("/api/rules?game=kolmonen&lang=pl")).status_code == 200
            for wrong in (
                "game=bridge&lang=en",
                "game=kolmonen&lang=sv",
                "game=kolmonen&players=20",
                "game=kolmonen&preset=none",
                "game=kolmonen&rules={",
                "game=kolmonen&rules=[]",
                'game=kolmonen&rules={"two_effect":"fly"}',
                "lang=en",
            ):
                answer = await device.get(f"/api/rules?{wrong}")
                assert answer.status_code == 400, wrong
                assert answer.json()["say"]["id"] == "server-bad-request"

    asyncio.run(story())


def test_the_public_list_has_tables_that_want_to_be_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            device = served.device()
            await device.opens()
            table = await device.opens(listed=True, rules={"two_effect": "reset_only"})
            listed = (await device.get("/api/tables")).json()
            assert [line["table"] for line in listed] == [table]
            assert (listed[0]["game"], listed[0]["changed"], listed[0]["free"]) == (
                "kolmonen",
                1,
                3,
            )
            assert listed[0]["hasPassword"] is False

    asyncio.run(story())


def test_the_http_part_describes_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            schema = (await served.device().get("/api/schema")).json()
            assert set(schema["paths"]) == {
                "/api/me",
                "/api/games",
                "/api/check",
                "/api/rules",
                "/api/tables",
                "/api/tables/{table}/enter",
                "/api/tables/{table}/matches/{match}",
                "/api/tables/{table}/matches/{match}/again",
                "/api/tables/{table}/matches/{match}/review",
                "/api/replays",
                "/api/odds/hand",
                "/api/odds/kolmonen",
                "/api/odds/trojka",
            }
            assert "OpenTable" in json.dumps(schema["paths"]["/api/tables"]["post"])
            health = await served.device().get("/health")
            assert (health.status_code, health.json()) == (200, {"store": True, "disk": True})

    asyncio.run(story())
