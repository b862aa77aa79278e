"""Exact odds of both games, as fractions: kolmonen and trojka, each in its own module.

Standard library only and nothing else of the package; tables and texts are made elsewhere.
"""
