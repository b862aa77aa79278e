"""What plays: versions of bots and rules, so that results of different ones are never added."""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import kolmikko
from kolmikko.bots.base import Bot
from kolmikko.bots.levels import Level
from kolmikko.games import GAMES
from kolmikko.rulekit.gear import is_available
from kolmikko.rulekit.options import RuleOptions

FROZEN: Final = {"uniform": 1, "easy": 1, "thumb": 1}
"""Bots whose play stays what it is under a number, as `tests/bots/test_frozen.py` sees to."""

ROOT: Final = Path(kolmikko.__file__).parent

TOLD: Final = ("clauses", "encode", "events", "grounds", "notation", "refusals")
CHOOSING: Final = ("clues", "easy", "imagine", "thumb")
"""Files of a game that only tell of it, and such that only choose."""

BOTS: Final = "kolmikko.bots."


def version_of(bot: Bot, game: str) -> str:
    """The name of a bot with its frozen number, or with a digest of all that decides its play.

    The digest is of sources without their comments and docstrings, and of the gear, as searching
    bots think less in the plain one.
    """
    if bot.name in FROZEN:
        return f"{bot.name}@{FROZEN[bot.name]}"
    player = bot.players.get(game, bot.others) if isinstance(bot, Level) else bot
    told = f"{player!r} {is_available()} {sources_digest(tuple(_thinking(player, game)))}"
    return f"{bot.name}@{_short(told)}"


def rules_version(game: str, options: RuleOptions) -> str:
    """A digest of the house rules and of all that decides what they do."""
    return _short(f"{options!r} {sources_digest(tuple(_rules(game)))}")


def _rules(game: str) -> Iterator[Path]:
    yield from (ROOT / name for name in ("cards.py", "dice.py", "playouts/chance.py"))
    yield ROOT / "playouts" / f"{game}.py"
    for path in _package(f"games/{game}"):
        if path.stem not in TOLD + CHOOSING:
            yield path


def _thinking(player: object, game: str) -> Iterator[Path]:
    yield from (ROOT / "games" / game / f"{name}.py" for name in CHOOSING)
    yield from sorted(_bots(player))
    packages = ("search", "solvers" if game == "trojka" else "endgames")
    others = tuple(name for name in GAMES if name != game)
    for path in (path for package in packages for path in _package(package)):
        if not path.stem.startswith(others):
            yield path


def _bots(player: object) -> set[Path]:
    """The files of a bot, of the bots that it is made of, and of those that they import."""
    files: set[Path] = set()
    waiting = list(_modules(player))
    while waiting:
        path = ROOT / "bots" / f"{waiting.pop().removeprefix(BOTS)}.py"
        if path.exists() and path not in files:
            files.add(path)
            tree = ast.parse(path.read_text("utf-8"))
            imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
            named = (node.module or "" for node in imports)
            waiting += [name for name in named if name.startswith(BOTS)]
    return files


def _modules(player: object) -> Iterator[str]:
    yield type(player).__module__
    if is_dataclass(player):
        for part in fields(player):
            value = getattr(player, part.name)
            if type(value).__module__.startswith(BOTS):
                yield from _modules(value)


def _package(name: str) -> list[Path]:
    return sorted((ROOT / name).rglob("*.py"))


@cache
def sources_digest(paths: tuple[Path, ...]) -> str:
    """A digest of what some sources say to the machine; of files that are there."""
    told = (
        f"{path.relative_to(ROOT).as_posix()}\n{meaning(path.read_text('utf-8'))}"
        for path in paths
        if path.exists()
    )
    return _short("\n".join(told))


def meaning(source: str) -> str:
    """A source without comments, docstrings and layout."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            said = [part for part in body if not _is_text(part)]
            body[:] = said or [ast.Pass()]
    return ast.unparse(tree)


def _is_text(node: ast.AST) -> bool:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Constant):
        return False
    return isinstance(node.value.value, str)


def _short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:8]
