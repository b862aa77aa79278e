"""Records: the one text form of a game, read strictly, replayed and traced."""
