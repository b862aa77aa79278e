# A hint for whoever is to act: the best move, what the others are worth, and why.

hint-best = Best: { $what }.
hint-chance = { $what }: { $value } % ({ $low }–{ $high })
hint-chance-exact = { $what }: { $value } %
hint-stakes = { $what }: { $value } stakes ({ $low } … { $high })
hint-stakes-exact = { $what }: { $value } stakes
hint-equal = about as good
hint-note = A bot’s view of your cards: good for comparing moves, too sure as a forecast.
hint-note-calibrated = A bot’s view of your cards, corrected by how often such chances came true between bots.
hint-note-stakes = Stakes still to win in a bot’s view of your cards; the bank counts as everybody’s, and 0 is even.
hint-note-exact = Counted to the end as if all cards lay open, for every way in which those that you do not see may lie.
hint-note-stakes-exact = Exact: stakes still to win when both go on as solved, with the deals to come where two tricks win half of the bank; the bank counts as both players’, and 0 is even.
hint-solved = The game for two is solved: nothing wins more than this.
