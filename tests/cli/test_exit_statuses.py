"""The exit statuses of docs/command-line.md, over all commands."""

import subprocess
import sys
from pathlib import Path

import pytest

from kolmikko.cli.group import COMMANDS
from tests.cli.running import EXAMPLES, Kolmikko

DONE, FAILED, MISUSED = 0, 1, 2
GOOD = str(EXAMPLES / "kolmonen-01.toml")

STATUSES = [
    (DONE, ["play", "--seed", "elm"]),
    (DONE, ["play", "--bots", "thumb,thumb"]),
    (MISUSED, ["play", "whist"]),
    (FAILED, ["play", "--players", "6"]),
    (MISUSED, ["play", "--preset", "classic32"]),
    (MISUSED, ["play", "--rule", "two_effect=nothing"]),
    (MISUSED, ["play", "--bots", "genius"]),
    (MISUSED, ["play", "--chips", "3"]),
    (MISUSED, ["play", "--name", "Aino", "--name", "Aino"]),
    (MISUSED, ["play", "--pace", "nan"]),
    (DONE, ["resume", "--list"]),
    (FAILED, ["resume"]),
    (FAILED, ["resume", "7"]),
    (MISUSED, ["resume", "0"]),
    (MISUSED, ["resume", "--list", "1"]),
    (DONE, ["rules", "kolmonen", "K15"]),
    (MISUSED, ["rules", "kolmonen", "K99"]),
    (FAILED, ["rules", "kolmonen", "--players", "9"]),
    (MISUSED, ["rules", "kolmonen", "K15", "--players", "3"]),
    (DONE, ["replay", GOOD]),
    (DONE, ["replay", "--trace", GOOD]),
    (FAILED, ["replay", "none.toml"]),
    (FAILED, ["replay", GOOD, __file__]),
    (FAILED, ["replay", "--trace", __file__, GOOD]),
    (MISUSED, ["replay"]),
    (MISUSED, ["replay", "--trace", "--board", GOOD]),
    (DONE, ["odds", "kolmonen", "--seen", "5c"]),
    (MISUSED, ["odds", "kolmonen", "--seen", "5x"]),
    (MISUSED, ["odds", "kolmonen", "--pack", "24"]),
    (FAILED, ["odds", "trojka", "--players", "10"]),
    (DONE, ["arena", "kolmonen", "--deals", "2", "--gear", "plain"]),
    (MISUSED, ["arena", "kolmonen", "--bots", "thumb"]),
    (FAILED, ["arena", "kolmonen", "--players", "6"]),
    (MISUSED, ["arena", "kolmonen", "--deals", "1"]),
    (MISUSED, ["arena", "kolmonen", "--plot", "none/x.png"]),
    (DONE, ["simulate", "kolmonen", "--games", "2", "--gear", "plain"]),
    (FAILED, ["simulate", "kolmonen", "--players", "6"]),
    (MISUSED, ["simulate", "kolmonen", "--stake", "5"]),
    (MISUSED, ["simulate", "trojka", "--bots", "thumb,thumb", "--players", "3"]),
    *((MISUSED, [command, "--no-such-option"]) for command in COMMANDS),
    (DONE, ["--version"]),
    (MISUSED, ["shuffle"]),
    (MISUSED, ["--lang", "sv", "play"]),
]


@pytest.mark.parametrize("status, arguments", STATUSES, ids=str)
def test_every_command_ends_with_the_status_that_is_documented(
    kolmikko: Kolmikko, tmp_path: Path, status: int, arguments: list[str]
) -> None:
    ran = kolmikko(*arguments)
    assert ran.status == status, ran.err
    assert bool(ran.err) == (status != DONE)
    if status == MISUSED:
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert "--help" in ran.err
        assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("module, arguments", [
    ("matplotlib", ["arena", "kolmonen", "--plot", "x.png"]),
    ("matplotlib", ["simulate", "kolmonen", "--plot", "x.svg"]),
])  # fmt: skip
def test_a_package_that_is_not_there_is_a_failure(
    kolmikko: Kolmikko, monkeypatch: pytest.MonkeyPatch, module: str, arguments: list[str]
) -> None:
    monkeypatch.setattr(
        "kolmikko.cli.studying.find_spec", lambda name: None if name == module else 1
    )
    assert kolmikko(*arguments).status == FAILED


def test_the_fast_gear_that_is_not_there_is_a_failure(
    kolmikko: Kolmikko, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kolmikko.rulekit.gear.is_available", lambda: False)
    assert kolmikko("arena", "kolmonen", "--gear", "fast").status == FAILED


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_is_a_failure() -> None:
    script = "from kolmikko.cli import main; main(['rules', 'kolmonen', 'K15'])"
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [sys.executable, "-c", script], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ran.returncode == FAILED
    assert ran.stderr.count(b"\n") == 1
