"""Breaks each rule on purpose, one way at a time, and reports what no test notices.

mutmut leaves decorated functions alone, and every rule is decorated. So this works on a copy of
the project in which `@CLAUSES.state(K9)` above a rule has become `CLAUSES.state(K9)(take_pile)`
below it. Each mutant imports the copy afresh, since options are frozen into tables that outlive
a test. Arguments are handed to `mutmut run`, such as the names of mutants.
"""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "mutants"
MUTMUT = str(Path(sys.executable).with_name("mutmut"))
COPIED = ("pyproject.toml", "README.md", "src", "tests", "docs", "tools")


def undecorated(source: str) -> str:
    """The same module with the decorators of its functions called after each function."""
    lines = source.splitlines()
    functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
    for function in reversed(functions):
        calls = [
            f"{ast.unparse(decorator)}({function.name})"
            for decorator in reversed(function.decorator_list)
        ]
        lines[function.end_lineno : function.end_lineno] = calls
        for decorator in reversed(function.decorator_list):
            del lines[decorator.lineno - 1 : decorator.end_lineno]
    return "\n".join(lines) + "\n"


def copy_project() -> None:
    """A fresh copy; what mutmut learned in the last one stays in its own folder there."""
    COPY.mkdir(exist_ok=True)
    for name in COPIED:
        source, target = ROOT / name, COPY / name
        if source.is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        elif source.exists():
            shutil.copy2(source, target)
    for rules in COPY.glob("src/kolmikko/games/*/**/*.py"):
        rules.write_text(undecorated(rules.read_text("utf-8")), "utf-8")


def survivors() -> list[str]:
    """What mutmut lists as not noticed. A mutant that never ends, or fails on import, was."""
    listed = subprocess.run(
        [MUTMUT, "results"], cwd=COPY, check=True, capture_output=True, text=True
    ).stdout
    return [line.strip() for line in listed.splitlines() if not line.endswith(": timeout")]


def main() -> int:
    """Run mutmut on the copy, then list the mutants that survived; 1 if there are any."""
    copy_project()
    subprocess.run([MUTMUT, "run", *sys.argv[1:]], cwd=COPY, check=True)
    alive = survivors()
    print("\n".join(alive) or "every mutant was noticed")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
