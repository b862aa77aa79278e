"""A screen of lines: what a line-by-line game needs of the terminal. No cursor, no colours."""

import shutil
import sys
import time
from typing import Final, Protocol

BLANK_LINES: Final = 60
CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
WIDTH: Final = 80


class Screen(Protocol):
    """Where lines are shown and typed."""

    @property
    def width(self) -> int: ...
    def line(self, text: str = "") -> None: ...
    def ask(self, prompt: str) -> str | None:
        """A line that was typed; None when there will be no more."""

    def hide(self) -> None:
        """Put what was shown out of sight, for the next person at the keyboard."""

    def pause(self, seconds: float) -> None:
        """Wait, if somebody is there to wait for."""


class Terminal:
    """Standard input and output, on a terminal or not."""

    def __init__(self) -> None:
        streams = (sys.stdin, sys.stdout)
        self.is_terminal = all(stream is not None and stream.isatty() for stream in streams)
        if self.is_terminal:
            _edit_lines()

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((WIDTH, 24)).columns if self.is_terminal else WIDTH

    def line(self, text: str = "") -> None:
        print(text)

    def ask(self, prompt: str) -> str | None:
        sys.stdout.flush()
        try:
            typed = input(prompt)
        except (EOFError, RuntimeError):  # the second: there is no standard input at all
            print()
            return None
        if not self.is_terminal:
            print()
        return typed

    def hide(self) -> None:
        if self.is_terminal:
            print(CLEAR, end="", flush=True)
        else:
            print("\n" * BLANK_LINES)

    def pause(self, seconds: float) -> None:
        sys.stdout.flush()
        if self.is_terminal:
            time.sleep(seconds)


def _edit_lines() -> None:
    """Arrow keys work in a line where Python was built with readline."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)
