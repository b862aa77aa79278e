"""Chances that come true as often as they say: what a search's values amount to."""
