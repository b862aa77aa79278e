"""Every command: its help, what it says when asked wrongly, and its exit status."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kolmikko import __version__
from kolmikko.cli.group import COMMANDS
from tests.cli.running import EXAMPLES, Kolmikko

WHOLE_PACK = " ".join(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")

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
    assert "bots included: kolmonen 2 to 5, trojka 2 to 9." in out
    assert "[default: (kolmonen 1, trojka 10)" in out


def test_the_help_lists_every_command_with_the_first_line_of_its_own(kolmikko: Kolmikko) -> None:
    out = kolmikko("--help").out
    for name, about in COMMANDS.items():
        assert f"  {name:<9}  {about}\n" in out


def test_the_version_is_that_of_the_package(kolmikko: Kolmikko) -> None:
    assert kolmikko("--version").out == f"kolmikko {__version__}\n"


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["foo"], "kolmikko: No such command 'foo'."),
        (["play", "bridge"], "kolmikko play: Invalid value for '[GAME]': 'bridge' is not one of"),
        (
            ["play", "--bots", "x"],
            "kolmikko play: --bots x: there are uniform, easy, thumb, hard, expert, none.",
        ),
        (["play", "--rule", "x"], "kolmikko play: --rule x is not written KEY=VALUE."),
        (
            ["play", "--rule", "x=1"],
            "kolmikko play: --rule: there is no option x (there are: first",
        ),
        (
            ["play", "--rule", "voluntary_pickup=maybe"],
            "kolmikko play: --rule: voluntary_pickup=maybe cannot be; choose one of: true, false.",
        ),
        (
            ["play", "--preset", "x"],
            "kolmikko play: --preset x: there are classic, china_hand, shithead_basic.",
        ),
        (
            ["play", "--players", "2", "--bots", "thumb,thumb,thumb"],
            "kolmikko play: --players 2 is too few for these names and bots.",
        ),
        (["play", "--lang", "sv"], "kolmikko play: Invalid value for '--lang': 'sv' is not one of"),
        (["replay"], "kolmikko replay: Missing argument 'FILE...'."),
        (
            ["arena", "kolmonen", "--bots", "x"],
            "kolmikko arena: --bots x: there are uniform, easy",
        ),
        (["arena", "trojka", "--plot", "a.gif"], "kolmikko arena: --plot a.gif: a picture ends in"),
        (
            ["simulate", "trojka", "--players", "3", "--bots", "thumb,thumb"],
            "kolmikko simulate: bots in --bots: 2, players: 3; name one bot, or one for each.",
        ),
        (["odds", "kolmonen", "--pack", "32"], "kolmikko odds: --pack 32: Kolmonen is played with"),
        (["rules"], "kolmikko rules: Missing argument 'GAME'. Choose from: kolmonen, trojka."),
        (["resume", "0"], "kolmikko resume: Invalid value for '[NUMBER]'"),
        (
            ["play", "--rule", "turn_limit=0"],
            "kolmikko play: --rule: turn_limit wants a number from 1 to 1,000,000,000.",
        ),
        (["play", "--players", "6"], "kolmikko play: 6 players cannot play: 6 * 9 = 54 > 52."),
        (["play", "--players", "1"], "kolmikko play: One player cannot play: 1 < 2."),
        (
            ["play", "trojka", "--preset", "classic32", "--players", "6"],
            "kolmikko play: 6 players cannot play: 6 > 5 (V1).",
        ),
        (
            ["odds", "trojka", "--players", "10"],
            "kolmikko odds: 10 players cannot play: 6 * 10 - 5 = 55 > 52.",
        ),
        (["odds", "trojka", "--seen", "5c 5c"], "kolmikko odds: --seen: 5c is there twice."),
        (["odds", "kolmonen", "--seen", "5x"], "kolmikko odds: --seen: there is no card 5x;"),
        (
            ["odds", "trojka", "--pack", "36", "--seen", "5c"],
            "kolmikko odds: --seen: 5c is not in the pack of 36 cards.",
        ),
        (
            ["odds", "trojka", "--pack", "24", "--players", "4", "--seen", WHOLE_PACK[-47:]],
            "kolmikko odds: --seen: so many cards leave too few unseen.",
        ),
        (
            ["odds", "kolmonen", "--seen", WHOLE_PACK[3:]],
            "kolmikko odds: --seen: so many cards leave too few unseen.",
        ),
        (["rules", "kolmonen", "K99"], "kolmikko rules: There is no rule called K99."),
        (
            ["rules", "kolmonen", "--players", "9"],
            "kolmikko rules: 9 players cannot play: 9 * 9 = 81 > 52.",
        ),
        (
            ["simulate", "kolmonen", "--players", "8"],
            "kolmikko simulate: 8 players cannot play: 8 * 9 = 72 > 52.",
        ),
        (
            ["arena", "kolmonen", "--players", "7"],
            "kolmikko arena: 7 players cannot play: 7 * 9 = 63 > 52.",
        ),
        (
            ["arena", "trojka", "--bots", "thumb,thumb,thumb", "--players", "2"],
            "kolmikko arena: bots: 3, players: 2; an arena wants two bots or more,",
        ),
        (["arena", "trojka", "--bots", "thumb"], "kolmikko arena: bots: 1, players: 1; an arena"),
        (
            ["simulate", "kolmonen", "--stake", "5"],
            "kolmikko simulate: --stake: a game of Kolmonen is one deal without chips; leave it",
        ),
        (["simulate", "kolmonen", "--deals", "5"], "kolmikko simulate: --deals: a game of"),
        (
            ["play", "kolmonen", "--chips", "5"],
            "kolmikko play: --chips: Kolmonen is played without chips; leave it out.",
        ),
        (["play", "--stake", "5"], "kolmikko play: --stake: Kolmonen is played without chips"),
        (
            ["resume", "--list", "2"],
            "kolmikko resume: --list only lists the matches; leave NUMBER out, or go on with",
        ),
        (["resume", "--list", "--plain"], "kolmikko resume: --list only lists the matches; leave"),
        (
            ["rules", "kolmonen", "K15", "--format", "html"],
            "kolmikko rules: --format is for the whole rulebook; leave it out, or leave K15 out.",
        ),
        (
            ["play", "--name", "Aino", "--name", " aino "],
            "kolmikko play: --name: two players cannot both be called aino.",
        ),
        *(
            (["play", "--pace", pace], "kolmikko play: Invalid value for '--pace': ")
            for pace in ("nan", "inf", "-1", "-inf", "61")
        ),
        (["resume", "--pace", "nan"], "kolmikko resume: Invalid value for '--pace': nan is no"),
    ],
)
def test_wrong_usage_is_one_line_that_says_what_to_do(
    kolmikko: Kolmikko, arguments: list[str], says: str
) -> None:
    ran = kolmikko(*arguments)
    assert (ran.status, ran.out) == (1 if "cannot play" in says else 2, "")
    assert ran.err.startswith(says)
    assert ran.err.count("\n") == 1
    assert " --help" in ran.err


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["resume"], "There is no unfinished match. To start one: kolmikko play"),
        (["replay", "none.toml"], "none.toml: cannot be read: No such file or directory"),
    ],
)
def test_what_fails_is_said_in_one_line(
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


ENGLISH = re.compile(r"\b(the|there|for|with|and|leave|try|is|are)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", ["fi", "pl"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "kolmonen", "--bots", "thumb"],
        ["arena", "kolmonen", "--players", "7"],
        ["arena", "kolmonen", "--bots", "x"],
        ["arena", "trojka", "--plot", "a.gif"],
        ["arena", "trojka", "--plot", "none/a.png"],
        ["odds", "trojka", "--seen", "5x"],
        ["odds", "trojka", "--seen", "5c 5c"],
        ["odds", "trojka", "--pack", "24", "--seen", "5c"],
        ["odds", "kolmonen", "--seen", WHOLE_PACK],
        ["odds", "kolmonen", "--pack", "24"],
        ["simulate", "kolmonen", "--players", "3", "--bots", "thumb,thumb"],
        ["simulate", "kolmonen", "--deals", "3"],
        ["simulate", "trojka", "--players", "12"],
        ["play", "--stake", "3"],
        ["play", "--preset", "x"],
        ["play", "--rule", "x"],
        ["play", "--rule", "x=1"],
        ["play", "--rule", "two_effect=x"],
        ["play", "--rule", "turn_limit=0"],
        ["play", "--name", "x", "--name", "x"],
        ["play", "--players", "1", "--bots", "thumb,thumb"],
        ["resume", "--list", "2"],
        ["rules", "kolmonen", "K99"],
        ["rules", "kolmonen", "K15", "--format", "md"],
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_said_in_the_language_of_the_reader(
    kolmikko: Kolmikko, arguments: list[str], language: str
) -> None:
    ran = kolmikko(*arguments, "--lang", language)
    assert (ran.status != 0, ran.out) == (True, "")
    assert ran.err != kolmikko(*arguments).err
    assert not ENGLISH.search(ran.err), ran.err


def test_nothing_is_coloured_away_from_a_terminal(kolmikko: Kolmikko) -> None:
    out = kolmikko("replay", "--board", str(EXAMPLES / "kolmonen-01.toml")).out
    assert "♥" in out
    assert "\x1b" not in out


@pytest.mark.parametrize(
    "code", ["import kolmikko.cli", "from kolmikko.cli import run; run(['-h'])"]
)
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
