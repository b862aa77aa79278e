"""Seeds of pools, in three ranges."""

from typing import Final

SEEDS: Final = {
    "development": range(2**32),
    "gate": range(2**32, 2 * 2**32),
    "final": range(2 * 2**32, 3 * 2**32),
}
"""Ranges that share no seed: to try things on, to accept changes by, and to measure once."""
