"""What the gates share."""

import pytest

from tests.gates.figures import FIGURES, Told, line


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Told:
    """Says the figures of this gate at the end of the run."""

    def told(gate: str, **counts: float) -> None:
        request.node.user_properties.append((FIGURES, line(gate, counts)))

    return told
