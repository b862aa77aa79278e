"""What is said at the end of a run of the tests."""

from itertools import chain

import pytest

from tests.gates.figures import lines, missing
from tests.programs import MUST


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The figures of the gates."""
    told = _told(terminalreporter)
    if told:
        terminalreporter.section("gates")
    for line in told:
        terminalreporter.write_line(line)
    for gate in missing(told) if _all_gates_run(terminalreporter.config) else ():
        terminalreporter.write_line(f"{gate}: DID NOT RUN")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where nothing may be left out, a gate that did not run is a failure."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    told = [] if reporter is None else _told(reporter)
    if MUST and _all_gates_run(session.config) and missing(told):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _told(reporter: pytest.TerminalReporter) -> list[str]:
    return lines(chain.from_iterable(reporter.stats.values()))


def _all_gates_run(config: pytest.Config) -> bool:
    """Whether this run is for all gates, and not for some that were chosen."""
    chosen = config.option.keyword or config.args_source == pytest.Config.ArgsSource.ARGS
    return config.option.markexpr == "gate" and not chosen
