"""What is said at the end of a run of the tests."""

from itertools import chain

import pytest

from tests.gates.figures import lines


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The figures of the gates."""
    told = lines(chain.from_iterable(terminalreporter.stats.values()))
    if told:
        terminalreporter.section("gates")
    for line in told:
        terminalreporter.write_line(line)
