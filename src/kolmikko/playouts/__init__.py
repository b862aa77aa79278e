"""Random play in both gears, a module for each game, and compiling it ahead of time."""

from kolmikko.playouts.warming import Job, warm

__all__ = ["Job", "warm"]
