"""Environments for learners. They hold no rule, and their layouts are those of `games/*/encode`."""
