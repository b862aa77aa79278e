"""Exact play of Trójka for two, and what three and more keep: best responses and equilibria."""
