### kolmikko puzzle

puzzle-title = Puzzle { $number }, { $cards } cards in play, all of them open
puzzle-you = You
puzzle-win-it = It is your turn, and { $name } plays as well as anybody can. One move wins, { $count ->
    [one] at once
   *[other] in { $count } moves of yours
}. Which?
puzzle-save-it = It is your turn, and { $name } plays as well as anybody can. One move does not lose. Which?
puzzle-prompt = Your move, 1 to { $most }, or Enter for the solution:
puzzle-right = That is right.
puzzle-loses = After that { $name } wins. Try another one.
puzzle-draws = After that nobody can win: a draw. Try another one.
puzzle-solution = Solution: { $move }. Both sides play well from there on:
puzzle-for-ever = … and so on: neither can get ahead, and it is a draw.
puzzle-to-see = The solution: { $command }
puzzle-json-has-it = { $option }: --json has the solution anyway; leave it out.
puzzle-not-solved = Puzzles need the rule that a game which gets nowhere is a draw (stalemate_result=draw), and not sooner than after { $least } turns (progress_limit, turn_limit).
