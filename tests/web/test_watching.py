"""Health and figures, for those who run a server."""

import asyncio
from pathlib import Path

import pytest

from kolmikko.adapters.memory_store import MemoryStore
from kolmikko.table.ports import StoreError
from kolmikko.web.health import Health
from tests.table.rooms import SEAL
from tests.web.serving import serving


class AwayStore(MemoryStore):
    """A store that cannot be reached."""

    async def head(self, table: str) -> int:
        raise StoreError(table)


def test_health_tells_what_is_wrong(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            answer = await served.device().get("/health")
            assert (answer.status_code, answer.json()) == (200, {"store": True, "disk": True})
        async with serving(tmp_path, store=AwayStore(SEAL)) as served:
            answer = await served.device().get("/health")
            assert (answer.status_code, answer.json()) == (503, {"store": False, "disk": True})
        assert not await Health(MemoryStore(SEAL), tmp_path / "none").disk_takes()

    asyncio.run(story())


def test_a_disk_that_is_full_is_not_healthy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kolmikko.web.health.LEAST_FREE", 2**80)
    assert not asyncio.run(Health(MemoryStore(SEAL), tmp_path).disk_takes())


def test_figures_count_what_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            device = served.device()
            table = await device.opens()
            async with device.at(table) as guest:
                await guest.sees()
                await guest.sits("Aino")
                await guest.asks("kick", seat=7)
                await guest.begins()
                room = await guest.sees(lambda room: bool(room.deal and room.deal.legal))
                assert room.deal is not None
                await guest.must("act", move=room.deal.legal[0])
                page = (await device.get("/metrics")).text
            figures = dict(
                line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#")
            )
            wanted = {
                "kolmikko_tables_opened_total": 1,
                "kolmikko_tables": 1,
                "kolmikko_sockets": 1,
                "kolmikko_moves_total": 1,
                "kolmikko_faults_total": 0,
                'kolmikko_answers_total{outcome="refused"}': 1,
                "kolmikko_ask_seconds_count": 5,
            }
            assert {name: float(figures[name]) for name in wanted} == wanted
            assert table not in page
            assert "Aino" not in page

    asyncio.run(story())


def test_figures_are_for_this_machine_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path) as served:
            device = served.device()
            for outside in ("192.0.2.7", "10.0.0.1, 192.0.2.7"):
                answer = await device.get("/metrics", **{"x-forwarded-for": outside})
                assert answer.status_code == 404

    asyncio.run(story())
