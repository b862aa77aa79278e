"""Every command: its help, what it says when asked wrongly, and its exit status."""

import subprocess
import sys
from pathlib import Path

import pytest

from kolmikko import __version__
from kolmikko.cli.group import COMMANDS
from tests.cli.running import EXAMPLES, Kolmikko

HEAVY = ("numba", "numpy", "textual", "babel", "fluent", "matplotlib", "platformdirs", "asyncio")


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS)], ids=" ".join)
def test_the_help_of_every_command_has_examples(kolmikko: Kolmikko, command: list[str]) -> None:
    ran = kolmikko(*command, "--help")
    assert (ran.status, ran.err) == (0, "")
    assert "Examples:" in ran.out
    assert " ".join(["  kolmikko", *command]) in ran.out
    assert "--lang" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 100
    assert ran.out == kolmikko(*command, "-h").out


def test_the_help_of_play_names_the_bots_and_the_folder(kolmikko: Kolmikko, tmp_path: Path) -> None:
    out = " ".join(kolmikko("play", "--help").out.split())
    assert " thumb " in out
    assert " uniform " in out
    assert str(tmp_path / "data") in out.replace("- ", "-")


def test_the_help_lists_every_command_with_the_first_line_of_its_own(kolmikko: Kolmikko) -> None:
    out = kolmikko("--help").out
    for name, about in COMMANDS.items():
        assert f"  {name:<8}  {about}\n" in out


def test_the_version_is_that_of_the_package(kolmikko: Kolmikko) -> None:
    assert kolmikko("--version").out == f"kolmikko {__version__}\n"


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["foo"], "kolmikko: No such command 'foo'."),
        (["play", "bridge"], "kolmikko play: Invalid value for '[GAME]': 'bridge' is not one of"),
        (["play", "--bots", "x"], "kolmikko play: --bots x: there are uniform, thumb, and none."),
        (["play", "--rule", "x"], "kolmikko play: --rule x is not written KEY=VALUE."),
        (["play", "--rule", "x=1"], "kolmikko play: --rule: no such option: 'x' (there are: first"),
        (
            ["play", "--rule", "voluntary_pickup=maybe"],
            'kolmikko play: --rule: voluntary_pickup = "maybe" is not one of: true, false.',
        ),
        (
            ["play", "--preset", "x"],
            "kolmikko play: --preset x: kolmonen has classic, china_hand, shithead_basic.",
        ),
        (
            ["play", "--players", "2", "--bots", "thumb,thumb,thumb"],
            "kolmikko play: --players 2 is too few for these names and bots.",
        ),
        (["play", "--lang", "sv"], "kolmikko play: Invalid value for '--lang': 'sv' is not one of"),
        (["replay"], "kolmikko replay: Missing argument 'FILE...'."),
        (
            ["arena", "kolmonen", "--bots", "x"],
            "kolmikko arena: --bots x: there are uniform, thumb",
        ),
        (["arena", "trojka", "--plot", "a.gif"], "kolmikko arena: --plot a.gif: a picture ends in"),
        (
            ["simulate", "trojka", "--players", "3", "--bots", "thumb,thumb"],
            "kolmikko simulate: --bots names 2 bots for 3 players.",
        ),
        (["odds", "kolmonen", "--pack", "32"], "kolmikko odds: --pack 32: kolmonen is played with"),
        (["rules"], "kolmikko rules: Missing argument 'GAME'. Choose from: kolmonen, trojka."),
        (["resume", "0"], "kolmikko resume: Invalid value for '[NUMBER]'"),
    ],
)
def test_wrong_usage_is_one_line_that_says_what_to_do(
    kolmikko: Kolmikko, arguments: list[str], says: str
) -> None:
    ran = kolmikko(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(says)
    assert ran.err.count("\n") == 1
    assert " --help" in ran.err


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["play", "--players", "6"], "6 players cannot play: 6 * 9 = 54 > 52."),
        (["play", "--players", "1"], "One player cannot play: 1 < 2."),
        (["play", "trojka", "--players", "10"], "10 players cannot play: 6 * 10 - 5 = 55 > 52."),
        (
            ["play", "trojka", "--preset", "classic32", "--players", "6"],
            "6 players cannot play: 6 > 5 (V1).",
        ),
        (["odds", "trojka", "--players", "10"], "10 players cannot play: 6 * 10 - 5 = 55 > 52."),
        (["odds", "trojka", "--seen", "5c 5c"], "kolmikko odds: seen twice: '5c'"),
        (["odds", "kolmonen", "--seen", "5x"], "kolmikko odds: no such card: '5x'"),
        (["rules", "kolmonen", "K99"], "There is no rule called K99."),
        (["rules", "kolmonen", "--players", "9"], "9 players cannot play: 9 * 9 = 81 > 52."),
        (["simulate", "kolmonen", "--players", "8"], "8 players cannot play: 8 * 9 = 72 > 52."),
        (
            ["arena", "kolmonen", "--players", "7"],
            "kolmikko arena: so many cannot play: 7 * 9 = 63",
        ),
        (["resume"], "There is no unfinished match. To start one: kolmikko play"),
        (["replay", "none.toml"], "none.toml: cannot be read: No such file or directory"),
    ],
)
def test_what_the_game_or_the_input_refuses_is_said_in_one_line(
    kolmikko: Kolmikko, arguments: list[str], says: str
) -> None:
    ran = kolmikko(*arguments)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(says)
    assert ran.err.count("\n") == 1


def test_the_language_is_that_of_the_option_or_of_the_environment(
    kolmikko: Kolmikko, monkeypatch: pytest.MonkeyPatch
) -> None:
    finnish = "Keskeneräistä ottelua ei ole. Aloita uusi: kolmikko play\n"
    assert kolmikko("resume", "--lang", "fi").err == finnish
    assert kolmikko("--lang", "fi", "resume").err == finnish
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")
    assert kolmikko("resume").err == finnish
    assert kolmikko("resume", "--lang", "pl").err.startswith("Nie ma niedokończonego meczu")


def test_nothing_is_coloured_away_from_a_terminal(kolmikko: Kolmikko) -> None:
    out = kolmikko("replay", "--board", str(EXAMPLES / "kolmonen-01.toml")).out
    assert "♥" in out
    assert "\x1b" not in out


@pytest.mark.parametrize("code", ["import kolmikko.cli", "from kolmikko.cli import run; run([])"])
def test_the_command_line_starts_without_anything_heavy(code: str) -> None:
    script = (
        f"{code}\nimport sys\nprint([m for m in {HEAVY!r} if m in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stderr.splitlines()[-1] == "[]"


def test_the_help_of_a_command_loads_no_other_command() -> None:
    script = (
        "from kolmikko.cli import run; run(['play', '--help']); import sys\n"
        "print([m for m in sys.modules if m.startswith('kolmikko.cli.')], file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = ran.stderr.splitlines()[-1]
    assert "kolmikko.cli.play" in loaded
    assert "replay" not in loaded
    assert "seating" not in loaded
