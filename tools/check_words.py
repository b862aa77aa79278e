"""Do the messages of all languages agree with each other and with the code? Prints what does not.

Every file parses as a whole; all languages have the same messages with the same forms and facts;
every case that a sentence asks for is there in every rank; every event has its message; and no
message is left that nothing says, neither the package nor the page. Labels of screens (`ui-…`) may
wait for their screen; refusals are counted by `check_clauses`.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from kolmikko.cards import RANKS
from kolmikko.games import GAMES
from kolmikko.text.card_words import FUNCTIONS
from kolmikko.text.catalog import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "kolmikko"
LOCALES: Final = PACKAGE / "text" / "locales"
PAGE: Final = ROOT / "page" / "src"

OWN_OF_A_LANGUAGE: Final = ("grammar-",)
"""Messages that other messages of the same language are made of."""
OWN_FORMS: Final = ("rank-", "suit-", "card-as-sign.")
"""Words whose forms are those of the language's grammar."""
WAITING: Final = ("ui-",)
"""Labels that may be there before the screen that says them."""


def main() -> int:
    """Print every fault; 1 if there are any. `--check` changes nothing."""
    spoken = {language: read(language) for language in LANGUAGES}
    faults = list(all_faults(spoken))
    for fault in faults:
        print(fault)
    return int(bool(faults))


@dataclass
class Spoken:
    """The messages of one language: each form ("turn", "turn.you") with what it is made of."""

    language: str
    faults: list[str] = field(default_factory=list)
    forms: dict[str, ftl.Pattern] = field(default_factory=dict)

    @property
    def ids(self) -> set[str]:
        return {form.partition(".")[0] for form in self.forms}

    def facts(self, form: str) -> set[str]:
        """The variables of a form and of the messages that it is made of."""
        parts = Parts(self.forms[form])
        facts = set(parts.variables)
        for reference in parts.references:
            if reference in self.forms:
                facts |= self.facts(reference)
        return facts


class Parts(visitor.Visitor):
    """Variables, references to messages, and calls of functions in a pattern."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: list[str] = []
        self.references: list[str] = []
        self.calls: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        form = f".{node.attribute.name}" if node.attribute else ""
        self.references.append(node.id.name + form)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        cases = [argument.value.value for argument in node.arguments.named]
        self.calls.append((node.id.name, cases[0] if cases else ""))
        self.generic_visit(node)


def read(language: str) -> Spoken:
    """All messages of a language, with what is wrong in its files."""
    spoken = Spoken(language)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                start = (entry.content or "").partition("\n")[0]
                why = "; ".join(note.message for note in entry.annotations if note.message)
                spoken.faults.append(f"{language}/{path.name}: {why}: {start}")
            elif isinstance(entry, ftl.Message):
                _add(spoken, entry, f"{language}/{path.name}")
    return spoken


def _add(spoken: Spoken, message: ftl.Message, where: str) -> None:
    name = message.id.name
    if name in spoken.ids:
        spoken.faults.append(f"{where}: {name} is given twice")
    if message.value:
        spoken.forms[name] = message.value
    for attribute in message.attributes:
        spoken.forms[f"{name}.{attribute.id.name}"] = attribute.value


def all_faults(spoken: Mapping[str, Spoken]) -> Iterator[str]:
    """Everything that does not agree, one line each."""
    for language in spoken.values():
        yield from language.faults
        yield from inner_faults(language)
    first, *others = spoken.values()
    for other in others:
        yield from differences(first, other)
    yield from said_faults(first)


def inner_faults(spoken: Spoken) -> Iterator[str]:
    """References and cases that do not exist, unknown functions, and shouting."""
    for form, pattern in spoken.forms.items():
        where, parts = f"{spoken.language}: {form}", Parts(pattern)
        for reference in parts.references:
            if reference not in spoken.forms:
                yield f"{where}: there is no {reference}"
        for function, case in parts.calls:
            if function not in FUNCTIONS:
                yield f"{where}: there is no function {function}"
            elif case and any(f"rank-{rank}.{case}" not in spoken.forms for rank in RANKS):
                yield f"{where}: not every rank has the case {case!r}"
        if any("!" in text for text in parts.texts):
            yield f"{where}: no exclamation marks"


def differences(first: Spoken, other: Spoken) -> Iterator[str]:
    """Messages, forms and facts that only one of two languages has."""
    languages = f"{first.language} and {other.language}"
    forms = {form for form in first.forms if not form.startswith(OWN_OF_A_LANGUAGE)}
    theirs = {form for form in other.forms if not form.startswith(OWN_OF_A_LANGUAGE)}
    for form in sorted(forms ^ theirs):
        if not ("." in form and form.startswith(OWN_FORMS)):
            here = first.language if form in forms else other.language
            yield f"{languages}: {form} is only in {here}"
    for form in sorted(forms & theirs):
        if first.facts(form) != other.facts(form):
            facts = sorted(first.facts(form) ^ other.facts(form))
            yield f"{languages}: {form} has other facts: {', '.join(facts)}"


# --- what the code says -------------------------------------------------------------------------


def said_faults(spoken: Spoken) -> Iterator[str]:
    """Messages that are missing, and messages that nothing says."""
    events = set(event_forms())
    for form in sorted(events):
        if form not in spoken.forms:
            yield f"missing: {form}"
        elif "name" in spoken.facts(form) and f"{form}.you" not in spoken.forms:
            yield f"missing: {form}.you"
    for form in sorted(spoken.forms):
        if form.startswith("refusal-") and "." not in form and f"{form}.why" not in spoken.forms:
            yield f"missing: {form}.why"
    texts, patterns = said()
    page_texts, page_patterns = page_said()
    yield from page_faults(spoken.forms)
    texts, patterns = texts | page_texts.keys(), patterns + list(page_patterns)
    for form, where in sorted(asked().items()):
        if form not in spoken.forms:
            yield f"{where}: there is no message {form}"
    referred = {reference for form in spoken.forms.values() for reference in Parts(form).references}
    known = {form.partition(".")[0] for form in events | referred}
    for name in sorted(spoken.ids - known):
        used = name in texts or any(pattern.fullmatch(name) for pattern in patterns)
        if not used and not name.startswith(WAITING):
            yield f"nothing says {name}"


def event_forms() -> Iterator[str]:
    """The message of every kind of event of every game."""
    for game in GAMES:
        for kind in import_module(f"kolmikko.games.{game}.events").KINDS:
            yield f"{game}-{kind}"


@cache
def _trees() -> dict[str, ast.Module]:
    paths = sorted(PACKAGE.rglob("*.py"))
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in paths}


def said() -> tuple[set[str], list[re.Pattern[str]]]:
    """What the code can say: texts that may be ids, and patterns that ids are built from."""
    texts, patterns = set(), []
    for tree in _trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value.partition(".")[0])
            elif isinstance(node, ast.JoinedStr):
                patterns += _pattern(node)
    return texts, patterns


def _pattern(built: ast.JoinedStr) -> list[re.Pattern[str]]:
    """What ids an f-string can give; none if it does not look like one."""
    parts = [
        part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None
        for part in built.values
    ]
    fixed = "".join(part for part in parts if part)
    if not re.fullmatch(r"[a-z]+-[\w.-]*|-[a-z]+-?", fixed):
        return []
    pattern = "".join("[A-Za-z0-9-]+" if part is None else re.escape(part) for part in parts)
    return [re.compile(pattern.partition(r"\.")[0])]


# --- what the page says -------------------------------------------------------------------------

QUOTED: Final = re.compile(r"""(["'`])(?P<form>[a-z]+-[A-Za-z0-9-]+(?:\.[a-z-]+)?)\1""")
"""A text of the page's code that may be an id."""
BUILT: Final = re.compile(r"`(?P<form>[a-z]+-[^`\s]*\$\{[^`\s]*)`")
"""A text that an id is built in, with `${…}` where something is filled in."""
CALLED: Final = re.compile(r"""\bt\(\s*(["'])(?P<form>[^"']+)\1""")
"""An id said word for word."""
OWN_OF_THE_PAGE: Final = "page-"
"""What begins so in the page's code is the id of a message and nothing else."""


@cache
def page_said() -> tuple[dict[str, str], dict[re.Pattern[str], str]]:
    """What the page can say, as `said` has it, with the files."""
    texts, patterns = {}, {}
    for path in _page_files():
        where, text = str(path.relative_to(ROOT)), path.read_text("utf-8")
        for found in QUOTED.finditer(text):
            texts[found["form"].partition(".")[0]] = where
        for found in BUILT.finditer(text):
            patterns[_page_pattern(found["form"])] = where
    return texts, patterns


def _page_files() -> list[Path]:
    return sorted(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))


def _page_pattern(built: str) -> re.Pattern[str]:
    filled = re.sub(r"\$\{[^}]*\}", "*", built).partition(".")[0]
    return re.compile("[A-Za-z0-9-]+".join(map(re.escape, filled.split("*"))))


def page_faults(forms: Iterable[str]) -> Iterator[str]:
    """Messages that the page says and that do not exist."""
    known = {form.partition(".")[0] for form in forms} | set(forms)
    texts, patterns = page_said()
    for form, where in sorted(texts.items()):
        if form.startswith(OWN_OF_THE_PAGE) and form not in known:
            yield f"{where}: there is no message {form}"
    for pattern, where in patterns.items():
        own = pattern.pattern.startswith(re.escape(OWN_OF_THE_PAGE))
        if own and not any(map(pattern.fullmatch, known)):
            yield f"{where}: there is no message like {pattern.pattern}"
    for path in _page_files():
        for found in CALLED.finditer(path.read_text("utf-8")):
            if found["form"] not in known:
                yield f"{path.relative_to(ROOT)}: there is no message {found['form']}"


def asked() -> dict[str, str]:
    """The ids that the code says word for word, with the places."""
    found = {}
    for where, tree in _trees().items():
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="say", value=speaker),
                    args=[ast.Constant(value=str(form)), *_],
                ) if ast.unparse(speaker).endswith(("words", "words()")):
                    found[form] = f"{where}:{node.lineno}"
    return found


if __name__ == "__main__":
    sys.exit(main())
