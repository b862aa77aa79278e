"""Kolmikko: two folk card games named after three, as a library, at a table and in a terminal.

The shortest way in is `new_deal`:

    >>> from kolmikko import new_deal
    >>> deal = new_deal("kolmonen", players=2, seed="rowan")
    >>> deal.actor
    1
"""

from kolmikko.deals import new_deal

__all__ = ["__version__", "new_deal"]

__version__ = "0.1.0"
