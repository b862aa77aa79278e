"""The loops that the benchmark measures beside ours play the very games of the rules."""

import shutil

import pytest

from kolmikko.rulekit import gear

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear"),
]


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")
def test_the_c_translation_plays_our_games_to_the_last_byte() -> None:
    from bench import ours

    assert set(ours.c_runs()) == {f"Kolmonen in C, {build}" for build in ours.BUILDS}


def test_the_loop_with_constants_plays_our_games() -> None:
    from bench import ours

    assert "compiled Kolmonen, options as constants" in ours.compiled_runs()
