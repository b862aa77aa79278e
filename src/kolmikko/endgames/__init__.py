"""Endgames of Kolmonen, solved exactly: who wins with known cards, and what to do about it.

`places` packs a position into two ints, `graph` holds all positions that play can come to and
values them backwards from the ends, `solve` does that for a state and `views` for what a seat may
know; `puzzles` looks for positions with a single good move. The rules say what is possible: this
package knows none of its own.
"""
