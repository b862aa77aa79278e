"""Exact play of Trójka for two: best responses, equilibria and the tables made of them."""
