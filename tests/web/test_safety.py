"""Whom the server listens to, what it sends along with every answer, and what it takes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from kolmikko.table.tokens import new_token
from kolmikko.web.safety import Gate, host_of
from tests.web.serving import Device, Served, serving

PUBLIC = "https://cards.example.org"


def told(
    folder: Path, story: Callable[[Served], Awaitable[None]], public: str | None = None
) -> None:
    async def whole() -> None:
        async with serving(folder, public=public) as served:
            await story(served)

    asyncio.run(whole())


def wrong_origins(served: Served) -> list[str | None]:
    port = served.port
    return [
        None,
        "null",
        "",
        f"https://127.0.0.1:{port}",
        f"http://127.0.0.1:{port + 1}",
        "http://127.0.0.1",
        f"http://127.0.0.1:{port}.example.org",
        f"http://x.127.0.0.1:{port}",
        f"http://127.0.0.1:{port}/",
        "http://evil.example",
        f"HTTP://127.0.0.1:{port}",
    ]


def test_a_socket_opens_only_from_a_page_of_this_server(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        table = await device.opens()
        url = f"ws://127.0.0.1:{served.port}/api/tables/{table}/live"
        cookie = {"cookie": device.headers["cookie"]}
        for origin in wrong_origins(served):
            wrong = None if origin is None else Origin(origin)
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, origin=wrong, additional_headers=cookie).__aenter__()
            assert refused.value.response.status_code == 403, origin
        async with device.at(table) as guest:
            await guest.sees()

    told(tmp_path, story)


def test_nothing_is_changed_for_a_foreign_page(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        asked = {"id": "a", "settings": {"game": "kolmonen", "seats": 3}}
        async with httpx.AsyncClient(base_url=served.url) as client:
            for origin in wrong_origins(served):
                headers = {"cookie": device.headers["cookie"]}
                headers |= {} if origin is None else {"origin": origin}
                answer = await client.post("/api/tables", json=asked, headers=headers)
                assert answer.status_code == 403, origin
                answer = await client.delete("/api/me", headers=headers)
                assert answer.status_code == 403, origin
        assert (await device.post("/api/tables", asked)).status_code == 201

    told(tmp_path, story)


def test_a_request_names_this_server(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        port = served.port
        for host in (f"localhost:{port}", f"127.0.0.1:{port}", "localhost:5173"):
            assert (await device.get("/api/me", host=host)).status_code == 200, host
        for host in ("evil.example", f"evil.example:{port}", "", "localhost.evil.example"):
            refused = await device.get("/api/me", host=host)
            assert refused.status_code in (400, 403), host
            assert "set-cookie" not in refused.headers

    told(tmp_path, story)


def test_behind_a_proxy_only_the_public_address_counts(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        asked = {"game": "kolmonen", "seats": 3}
        right = {"host": "cards.example.org", "origin": PUBLIC}
        assert (await device.post("/api/check", asked, **right)).status_code == 200
        for origin in ("https://example.org", f"{PUBLIC}:444", "http://cards.example.org"):
            wrong = {"host": "cards.example.org", "origin": origin}
            assert (await device.post("/api/check", asked, **wrong)).status_code == 403
        me = await device.get("/api/me", host="cards.example.org")
        assert me.json()["address"] == PUBLIC
        assert me.json()["link"].startswith(f"{PUBLIC}/me#")
        assert "secure" in me.headers["set-cookie"].lower()
        assert "max-age" in me.headers["strict-transport-security"]

    told(tmp_path, story, PUBLIC)


def test_every_answer_tells_the_browser_what_it_must_not_do(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        paths = ("/", "/t/abc", "/api/me", "/api/games", "/api/tables/x/matches/1", "/no/where.js")
        answers = [await device.get(path) for path in paths]
        answers.append(await device.post("/api/tables", {"nonsense": 1}))
        answers.append(await device.post("/api/tables", {}, origin="http://evil.example"))
        for answer in answers:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src 'self';" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
            assert "strict-transport-security" not in answer.headers
        api = await device.get("/api/me")
        assert api.headers["cache-control"] == "no-store"

    told(tmp_path, story)


def test_what_is_not_quite_a_request_is_refused_alike(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        settings = {"game": "kolmonen", "seats": 3}
        bad: list[object] = [
            {},
            [],
            None,
            {"id": "a"},
            {"id": "a", "settings": {**settings, "cheat": True}},
            {"id": "a", "settings": settings, "host": "me"},
            {"id": "", "settings": settings},
            {"id": "é", "settings": settings},
            {"id": "a" * 65, "settings": settings},
            {"id": "a", "settings": {**settings, "seats": "3"}},
            {"id": "a", "settings": {**settings, "seats": 10**30}},
            {"id": "a", "settings": {**settings, "rules": {"progress_limit": -(10**30)}}},
        ]
        for asked in bad:
            answer = await device.post("/api/tables", asked)
            assert (answer.status_code, answer.json()) == (
                400,
                {"say": {"id": "server-bad-request", "facts": {}}},
            ), asked
        large = await device.post("/api/check", {"game": "x" * 100_000, "seats": 3})
        assert (large.status_code, large.json()["say"]["id"]) == (413, "server-too-large")

    told(tmp_path, story)


def test_a_path_that_is_none_says_nothing(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        for path in ("/api/none", "/api/tables/x/live", "/health/x"):
            answer = await device.get(path)
            assert answer.status_code in (404, 405), path
            assert answer.json()["say"]["id"] == "server-not-found"

    told(tmp_path, story)


def test_tables_can_be_opened_only_so_often(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        asked = {"id": "a", "settings": {"game": "kolmonen", "seats": 3}}
        answers = [await device.post("/api/tables", asked) for _ in range(31)]
        assert [a.status_code for a in answers] == [201] * 30 + [429]
        assert len({a.json()["table"] for a in answers[:30]}) == 1
        assert (await Device(served, new_token()).post("/api/tables", asked)).status_code == 201

    told(tmp_path, story)


@pytest.mark.parametrize(
    "url, host",
    [
        ("http://a.example", "a.example"),
        ("http://a.example:80", "a.example"),
        ("https://a.example:443", "a.example"),
        ("https://a.example:80", "a.example:80"),
        ("http://[::1]:8333", "[::1]:8333"),
    ],
)
def test_the_usual_port_is_no_part_of_a_host(url: str, host: str) -> None:
    assert host_of(url) == host


def test_the_gate_knows_the_address_that_a_request_came_to() -> None:
    gate = Gate(frozenset({"box.local:8333"}))
    assert gate.knows("192.168.1.7:8333", "192.168.1.7")
    assert gate.knows("box.local:8333", "192.168.1.7")
    assert not gate.knows("192.168.1.8:8333", "192.168.1.7")
    assert not gate.knows("localhost:8333", "192.168.1.7")
    assert gate.knows("localhost:8333", "127.0.0.1")
    assert gate.knows("[fe80::1]:8333", "fe80::1")
