"""A table on this machine: people at one keyboard, bots, a match, and its saving."""
