"""The commands: serving in a process of its own, backup and restore, tidying."""

import contextlib
import json
import os
import signal
import socket
import stat
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from kolmikko.cli import run
from kolmikko.cli.archive import tables_in
from kolmikko.cli.serve import PORT
from kolmikko.table.tokens import new_token
from kolmikko.web.messages import Room
from tests.ports import free_port

PATIENCE = 60


@dataclass
class Process:
    """`kolmikko serve` as people run it."""

    process: "subprocess.Popen[str]"
    said: list[str]

    @property
    def url(self) -> str:
        return self.said[0].rpartition(" ")[2]

    def ask(self, path: str, data: object = None, token: str = "") -> bytes:
        body = None if data is None else msgspec.json.encode(data)
        headers = {"origin": self.url, "content-type": "application/json"}
        headers |= {"cookie": f"kolmikko={token}"} if token else {}
        asked = urllib.request.Request(self.url + path, body, headers)
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            content: bytes = answer.read()
            return content

    def opens(self, token: str) -> str:
        asked = {"id": "a", "settings": {"game": "kolmonen", "seats": 3}}
        table: str = json.loads(self.ask("/api/tables", asked, token))["table"]
        return table

    def room(self, table: str, token: str) -> Room:
        url = self.url.replace("http", "ws") + f"/api/tables/{table}/live"
        origin, headers = Origin(self.url), {"cookie": f"kolmikko={token}"}
        with connect(url, origin=origin, additional_headers=headers) as line:
            return msgspec.json.decode(line.recv(PATIENCE), type=Room)


@contextlib.contextmanager
def served(folder: Path, *arguments: str) -> Iterator[Process]:
    words = [sys.executable, "-m", "kolmikko", "serve", "--lang", "en", *arguments]
    environment = {**os.environ, "KOLMIKKO_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            said = []
            for line in process.stdout:
                said.append(line.strip())
                if line.startswith("Ctrl+C"):
                    break
            yield Process(process, said)
        finally:
            process.kill()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_with_success(tmp_path: Path, stop: signal.Signals) -> None:
    port = free_port()
    with served(tmp_path, "--host", "127.0.0.1", "--port", str(port)) as server:
        assert server.said == [
            f"Here: http://localhost:{port}",
            "Only this machine can open it. For friends in the same network: kolmikko serve",
            "Ctrl+C stops the server. Tables are kept.",
        ]
        token = new_token()
        table = server.opens(token)
        url = f"ws://localhost:{port}/api/tables/{table}/live"
        headers = {"cookie": f"kolmikko={token}"}
        with connect(url, origin=Origin(server.url), additional_headers=headers) as line:
            line.recv(PATIENCE)
            server.process.send_signal(stop)
            assert json.loads(line.recv(PATIENCE)) == {"type": "goodbye", "why": "restart"}
        assert server.process.wait(PATIENCE) == 0
        assert server.process.stderr is not None
        for text in server.process.stderr:
            assert "event" in json.loads(text)


def test_tables_outlive_the_server(tmp_path: Path) -> None:
    token = new_token()
    with served(tmp_path, "--host", "127.0.0.1") as server:
        table = server.opens(token)
        server.process.kill()
    with served(tmp_path, "--host", "127.0.0.1", "--port", str(free_port())) as server:
        assert server.room(table, token).is_host


def test_a_port_that_is_taken_is_no_obstacle_unless_it_was_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOLMIKKO_DATA", str(tmp_path))
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):  # somebody else has it, which is as good
            taken.bind(("127.0.0.1", PORT))
            taken.listen()
        with served(tmp_path, "--host", "127.0.0.1") as server:
            assert int(server.url.rpartition(":")[2]) > PORT
        wanted = ["serve", "--host", "127.0.0.1", "--port", str(PORT), "--lang", "en"]
        assert run(wanted) == 1
    assert f"Port {PORT} cannot be used" in capsys.readouterr().err


def test_it_tells_friends_where_to_go_and_what_is_missing_there(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path, "--port", str(port)) as server:
        assert server.said[1].startswith("Friends open: http://")
        assert server.said[1].endswith(f":{port}")
        assert "no notifications" in server.said[2]
    public = ["--host", "127.0.0.1", "--public-url", "https://cards.example.org/"]
    with served(tmp_path, "--port", str(port), *public) as server:
        assert server.said[1] == "Friends open: https://cards.example.org"
        assert len(server.said) == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["--public-url", "cards.example.org"],
        ["--public-url", "https://cards.example.org/path"],
        ["--public-url", "ftp://cards.example.org"],
        ["--public-url", "https://me@cards.example.org"],
        ["--limit", "rate"],
        ["--limit", "speed=3"],
        ["--limit", "rate=0"],
        ["--limit", "rate=-1"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_meant_is_refused(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--host", "127.0.0.1", *arguments]) == 2
    assert arguments[1] in capsys.readouterr().err


def test_a_key_that_others_may_read_is_not_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = tmp_path / "table.key"
    key.write_text("00" * 32)
    key.chmod(0o644)
    assert run(["serve", "--data", str(tmp_path), "--lang", "en"]) == 1
    assert "The key of the tables cannot be used" in capsys.readouterr().err


def test_a_backup_taken_while_the_server_runs_brings_everything_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, archive = tmp_path / "here", tmp_path / "there", tmp_path / "tables.tar.gz"
    token = new_token()
    with served(here, "--host", "127.0.0.1", "--port", str(free_port())) as server:
        table = server.opens(token)
        assert run(["backup", "--data", str(here), str(archive), "--lang", "en"]) == 0
        assert "has 1 table." in capsys.readouterr().out
    assert stat.S_IMODE(archive.stat().st_mode) == 0o600
    assert run(["backup", "--data", str(here), str(archive), "--lang", "en"]) == 1
    assert "is there already" in capsys.readouterr().err
    assert run(["restore", "--data", str(there), str(archive), "--lang", "en"]) == 0
    assert "1 table is in" in capsys.readouterr().out
    assert stat.S_IMODE((there / "table.key").stat().st_mode) == 0o600
    with served(there, "--host", "127.0.0.1", "--port", str(free_port())) as server:
        assert server.room(table, token).is_host
    assert run(["restore", "--data", str(there), str(archive), "--lang", "en"]) == 1
    assert "--replace" in capsys.readouterr().err
    assert run(["restore", "--data", str(there), "--replace", str(archive)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here", "tables.tar.gz", "there"]


def test_what_is_no_backup_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, archive = tmp_path / "data", tmp_path / "x.tar.gz"
    bad = tmp_path / "tables.db"
    bad.write_bytes(b"no database")
    other = tmp_path / "other"
    other.write_bytes(b"")
    for names in ([], ["other"], ["tables.db"], ["tables.db", "other"]):
        with tarfile.open(archive, "w:gz") as packed:
            for name in names:
                packed.add(tmp_path / name, name)
        assert run(["restore", "--data", str(folder), str(archive), "--lang", "en"]) == 1, names
        assert "is not a whole backup" in capsys.readouterr().err
        assert list(folder.iterdir()) == []
    archive.write_bytes(b"\x1f\x8b")
    assert run(["restore", "--data", str(folder), str(archive)]) == 1
    assert run(["backup", "--data", str(folder), str(tmp_path / "y"), "--lang", "en"]) == 1
    assert "There are no tables" in capsys.readouterr().err


def test_tidying_deletes_what_was_closed_long_ago(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path, "--host", "127.0.0.1", "--port", str(free_port())) as server:
        server.opens(new_token())
    assert run(["tidy", "--data", str(tmp_path), "--days", "0", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "There was nothing to delete.\n"
    assert tables_in(tmp_path / "tables.db") == 1


def test_no_other_command_loads_the_server() -> None:
    script = (
        "import sys\nfrom kolmikko.cli import run\n"
        "[run([name, '-h']) for name in ('serve', 'backup', 'restore', 'tidy', 'play')]\n"
        "print([m for m in ('litestar', 'uvicorn', 'sqlalchemy', 'msgspec', 'cryptography')"
        " if m in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stderr.splitlines()[-1] == "[]"
