"""What every card game of this package is written with; nothing here knows a game."""
