"""Kolmikko: two folk card games named after three, as a library, at a table and in a terminal."""

__version__ = "0.1.0"
