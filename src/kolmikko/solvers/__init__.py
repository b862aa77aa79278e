"""Exact play of Trójka for two, and what three to five keep: best responses and equilibria."""
