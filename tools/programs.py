"""Finds the programs that some tests need beside Python, and installs them where it may.

    python tools/programs.py chromium postgresql [--must]

Debian's packages as root, else Playwright's own Chromium. What cannot be had is told in a line,
and is an error only with `--must`: tests that need it are then left out, and say so.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

CHROMIUM_VARIABLE = "KOLMIKKO_CHROMIUM"
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
POSTGRES_FOLDERS = ("/usr/lib/postgresql",)


def chromium() -> str | None:
    """The path of a Chromium: the one named, one of the system, or Playwright's own."""
    named = os.environ.get(CHROMIUM_VARIABLE)
    found = named or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    return found or _playwrights_own()


def _playwrights_own() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def postgresql() -> Path | None:
    """The folder with `initdb` and `postgres`, or None."""
    installed = [
        path.parent for root in POSTGRES_FOLDERS for path in Path(root).glob("*/bin/initdb")
    ]
    newest = sorted(installed, key=lambda folder: int(folder.parent.name), reverse=True)
    on_path = [Path(found).resolve().parent for found in [shutil.which("initdb")] if found]
    return next((folder for folder in newest + on_path if (folder / "postgres").exists()), None)


FINDERS: dict[str, Callable[[], str | Path | None]] = {
    "chromium": chromium,
    "postgresql": postgresql,
}


def install(name: str) -> None:
    """Try to install a program; nothing happens where that is not allowed."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", name]):
            done = subprocess.run(["apt-get", "-qq", *command], env=quiet, capture_output=True)
            if done.returncode:
                return
    elif name == "chromium":
        subprocess.run([sys.executable, "-m", "playwright", "install", name], capture_output=True)


def main() -> None:
    """Find or install each program that is named."""
    must = "--must" in sys.argv[1:]
    missing = []
    for name in (word for word in sys.argv[1:] if not word.startswith("-")):
        if FINDERS[name]() is None:
            print(f"• installing {name}", flush=True)
            install(name)
        if FINDERS[name]() is None:
            missing.append(name)
            print(f"• no {name} here and none can be installed: its tests are left out")
    if must and missing:
        sys.exit(f"missing: {', '.join(missing)}")


if __name__ == "__main__":
    main()
