"""Cookies and personal links: the token goes nowhere else, and makes the same person anywhere."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from kolmikko.table.tokens import new_token, person_of
from kolmikko.web.identity import is_token, people_of, person_at, token_in
from tests.web.serving import Served, serving

Story = Callable[[Served], Awaitable[None]]


def told(folder: Path, story: Story) -> None:
    async def whole() -> None:
        async with serving(folder) as served:
            await story(served)

    asyncio.run(whole())


def test_a_new_device_gets_a_token_that_scripts_cannot_read(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        async with httpx.AsyncClient(base_url=served.url) as client:
            answers = [await client.get("/api/me") for _ in range(2)]
            cookies = answers[0].headers["set-cookie"].lower()
            assert "httponly" in cookies
            assert "samesite=lax" in cookies
            assert "path=/" in cookies
            assert "secure" not in cookies
            token = client.cookies["kolmikko"]
            assert is_token(token)
            for answer in answers:
                assert answer.json() == {
                    "address": served.url,
                    "link": f"{served.url}/me#{token}",
                }
        async with httpx.AsyncClient(base_url=served.url) as other:
            await other.get("/api/me")
            assert other.cookies["kolmikko"] != token

    told(tmp_path, story)


def test_a_personal_link_brings_the_seat_to_another_device(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        desk = served.device()
        table = await desk.opens()
        async with desk.at(table) as guest:
            await guest.sees()
            await guest.sits("Aino")
        link = (await desk.get("/api/me")).json()["link"]
        phone = served.device()
        answer = await phone.post("/api/me", {"token": link.rpartition("#")[2]})
        assert answer.status_code == 204
        assert desk.token in answer.headers["set-cookie"]
        phone.token = answer.cookies["kolmikko"]
        async with phone.at(table) as guest:
            room = await guest.sees()
            assert (room.seat, room.is_host) == (0, True)

    told(tmp_path, story)


@pytest.mark.parametrize("token", ["", "x", "a" * 42, "a" * 44, "a" * 42 + " ", "a" * 42 + "\n"])
def test_what_is_no_token_is_nobody(tmp_path: Path, token: str) -> None:
    async def story(served: Served) -> None:
        device = served.device()
        answer = await device.post("/api/me", {"token": token})
        assert (answer.status_code, answer.json()["say"]["id"]) == (400, "server-bad-link")
        assert "set-cookie" not in answer.headers

    told(tmp_path, story)
    assert token_in({"kolmikko": token}) is None


def test_without_a_cookie_nobody_opens_a_table(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device = served.device("none")
        asked = {"id": "a", "settings": {"game": "kolmonen", "seats": 3}}
        answer = await device.post("/api/tables", asked)
        assert (answer.status_code, answer.json()["say"]["id"]) == (401, "server-nobody")

    told(tmp_path, story)


def test_a_device_is_forgotten_with_everybody_at_it(tmp_path: Path) -> None:
    async def story(served: Served) -> None:
        device, friend = served.device(), served.device()
        table = await device.opens(seats=4)
        async with friend.at(table) as watcher:
            await watcher.sees()
            for number, name in enumerate(("Aino", "Ville")):
                async with device.at(table, number) as guest:
                    await guest.sees()
                    await guest.sits(name)
            await watcher.sees(lambda room: room.seats[1].name == "Ville")
            answer = await device.delete("/api/me")
            assert answer.status_code == 204
            assert "max-age=0" in answer.headers["set-cookie"].lower()
            room = await watcher.sees(lambda room: not any(s.is_person for s in room.seats))
            assert [seat.name for seat in room.seats] == [""] * 4

    told(tmp_path, story)


def test_people_at_one_device_have_nothing_in_common_to_see() -> None:
    token = new_token()
    people = people_of(token)
    assert people[0] == person_of(token) == person_at(token, 0)
    assert len(set(people)) == 9
    assert not set(people) & set(people_of(new_token()))
