"""Do clause book, code, options, messages and tests agree? Prints what is missing.

Every clause has a function (or is marked as data) and a test with its id in the name, every answer
of an option too; every option is in the book and in the code alike; every clause that a refusal
can name has a message; and every id that a comment, docstring or test name mentions exists.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from kolmikko.games import GAMES
from kolmikko.rulekit.book import LANGUAGES, Book, Option, load
from kolmikko.rulekit.entries import CHOICE, NUMBER, YES_NO
from kolmikko.rulekit.game import Game
from kolmikko.rulekit.options import answers_of, option_names, smallest, write_value

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ("src", "tests", "tools")
ID: Final = re.compile(r"\b[KTV]Q?\d+\b")
REFUSAL: Final = re.compile(r"^refusal-(\w+) =", re.MULTILINE)


def main() -> int:
    """Print every fault; 1 if there are any. `--check` changes nothing."""
    faults = list(all_faults())
    for fault in faults:
        print(fault)
    return int(bool(faults))


def all_faults() -> Iterator[str]:
    """Everything that does not agree, one line each."""
    tests = test_names(ROOT / "tests")
    for game in GAMES.values():
        book = load(game.name)
        yield from code_faults(game, book)
        yield from option_faults(game, book)
        yield from test_faults(game, book, tests)
    yield from message_faults()
    yield from mention_faults(tests)


# --- code and options ---------------------------------------------------------------------------


def code_faults(game: Game, book: Book) -> Iterator[str]:
    """Clauses that no function states, and numbers in the code that are not in the book."""
    for clause in book.clauses:
        if not clause.data and clause.id not in game.clauses.functions:
            yield f"{game.name}: no function states {clause.id}, and it is not marked as data"
    for clause_id in game.clauses.ids:
        if clause_id not in book.ids:
            yield f"{game.name}: {clause_id} is in clauses.py but not in the book"


def option_faults(game: Game, book: Book) -> Iterator[str]:
    """Options and presets of the code that the book tells differently, or not at all."""
    kinds = type(next(iter(game.presets.values())))
    in_code, in_book = option_names(kinds), tuple(option.id for option in book.options)
    for name in sorted(set(in_code) ^ set(in_book)):
        where = "the code" if name in in_code else "the book"
        yield f"{game.name}: option {name} is only in {where}"
    for name in sorted({preset.id for preset in book.presets} ^ set(game.presets)):
        yield f"{game.name}: preset {name} is not in both the book and the code"
    first = game.presets[book.presets[0].id]
    for option in book.options:
        if option.id not in in_code:
            continue
        default = first.written(option.id)
        if default != option.default or type(default) is not type(option.default):
            yield f"{game.name}: {option.id} is {write_value(default)} in the code by default"
        values = answers_of(kinds, option.id)
        told = [answer.value for answer in option.answers]
        if option.kind in (CHOICE, YES_NO) and set(map(repr, values)) != set(map(repr, told)):
            yield f"{game.name}: {option.id} has other answers in the code: {values}"
        if (option.kind in (CHOICE, YES_NO)) != bool(values):
            yield f"{game.name}: {option.id} is of another kind in the code"
        if option.kind == NUMBER and option.minimum != smallest(kinds, option.id):
            yield f"{game.name}: {option.id} has another smallest number in the code"


# --- messages of refusals -----------------------------------------------------------------------


def message_faults() -> Iterator[str]:
    """Clauses that a refusal can name without a message, and messages of refusals without one."""
    named = [clause_id for game in GAMES for clause_id in refusing(game)]
    for language in LANGUAGES:
        told = set(REFUSAL.findall(messages(language)))
        for clause_id in named:
            if clause_id not in told:
                yield f"no message refusal-{clause_id} in {language}"
        for clause_id in sorted(told - set(named)):
            yield f"refusal-{clause_id} in {language} is of a clause that refuses nothing"


def messages(language: str) -> str:
    """All messages of a language as they are written."""
    folder = ROOT / "src" / "kolmikko" / "text" / "locales" / language
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")))


@cache
def refusing(game: str) -> tuple[str, ...]:
    """The clauses that a refusal can name: all that a function of the game returns."""
    folder = ROOT / "src" / "kolmikko" / "games" / game
    ids: set[str] = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Return) and node.value:
                ids.update(name for name in _answers(node.value) if ID.fullmatch(name))
    known = load(game).ids
    return tuple(clause_id for clause_id in known if clause_id in ids)


def _answers(value: ast.expr) -> Iterator[str]:
    """The names that an expression can come out as."""
    if isinstance(value, ast.Name):
        yield value.id
    elif isinstance(value, ast.IfExp):
        yield from _answers(value.body)
        yield from _answers(value.orelse)
    elif isinstance(value, ast.BoolOp):
        for part in value.values:
            yield from _answers(part)


# --- tests --------------------------------------------------------------------------------------


def test_names(folder: Path) -> list[str]:
    """The names of all test functions."""
    functions = [
        node.name
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    return [name for name in functions if name.startswith("test_")]


def test_faults(game: Game, book: Book, tests: list[str]) -> Iterator[str]:
    """Clauses and answers that no test name mentions."""
    for clause in book.clauses:
        if not any(clause.id in ids_in_name(name) for name in tests):
            yield f"{game.name}: no test named test_{clause.id}_…"
    for option in book.options:
        ids = [s.id for s in book.silences if option.id in s.options] or [option.of]
        about = [name for name in tests if set(ids) & set(ids_in_name(name))]
        for answer in _answers_to_test(option):
            if not any(answer in f"{name}_" for name in about):
                what = f"test_{ids[0]}{answer or '_'}…"
                yield f"{game.name}: no test named {what} ({option.id})"


def _answers_to_test(option: Option) -> list[str]:
    """What a test name has to hold beside the id, for each answer; numbers and cards want no more.

    One test may show both sides of a yes-or-no question.
    """
    if option.kind == CHOICE:
        return [f"_{answer.value}_" for answer in option.answers]
    return [""]


def ids_in_name(name: str) -> list[str]:
    """The clause ids in the name of a test: K15 in test_K15_only_an_ace."""
    return [part for part in name.split("_") if ID.fullmatch(part)]


# --- ids that are mentioned ---------------------------------------------------------------------


def mention_faults(tests: Iterable[str]) -> Iterator[str]:
    """Ids in comments, docstrings and test names that are in no book."""
    known = {entry for game in GAMES for entry in load(game).ids}
    for name in tests:
        for clause_id in ids_in_name(name):
            if clause_id not in known:
                yield f"{name}: there is no {clause_id}"
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*.py")):
            for line, text in _remarks(path.read_text("utf-8")):
                for clause_id in ID.findall(text):
                    if clause_id not in known:
                        yield f"{path.relative_to(ROOT)}:{line}: there is no {clause_id}"


def _remarks(source: str) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a file, with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


if __name__ == "__main__":
    sys.exit(main())
