"""The numbers of walks from fixed deals are those of the file, in both gears."""

from itertools import zip_longest

import pytest

from kolmikko.rulekit import gear
from tests.gears.walk_counts import FILE, lines
from tests.gears.walks import Gear

KEPT = FILE.read_text(encoding="utf-8").splitlines()


def test_plain_rules_count_as_many_walks_as_ever() -> None:
    for counted, kept in zip_longest(lines(Gear(is_fast=False)), KEPT):
        assert counted == kept


@pytest.mark.slow
@pytest.mark.skipif(not gear.is_available(), reason="needs the fast gear")
def test_compiled_rules_count_as_many_walks() -> None:
    for counted, kept in zip_longest(lines(Gear(is_fast=True)), KEPT):
        assert counted == kept
