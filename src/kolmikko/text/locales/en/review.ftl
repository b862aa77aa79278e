### kolmikko review

review-title = Review of { $record }: { $game }, { $count } decisions, judged by { $bot }
review-judging = Decisions
review-player = Player
review-decisions = Decisions
review-good = Nothing lost
review-cost = Points lost
review-dearest = What cost most:
review-none = Nobody gave anything away.
review-done = deal { $deal }, action { $number }, { $name }: { $done }
review-per-cent = { $value } % ({ $low }–{ $high })
review-per-cent-exact = { $value } %
review-stakes = { $value } stakes ({ $low } to { $high })
review-stakes-exact = { $value } stakes
review-known-better = By what could be known: { $made }. Better: { $better }, { $best }.
review-known-equal = By what could be known: { $made }, practically as good as any.
review-known-unclear = By what could be known: { $made }. Perhaps better: { $better }, { $best }; the two were not told apart.
review-open-better = With all cards open: { $made }. Better: { $better }, { $best }.
review-open-equal = With all cards open: { $made }, practically as good as any.
review-open-unclear = With all cards open: { $made }. Perhaps better: { $better }, { $best }; the two were not told apart.
review-verdict-unlucky = Good by what could be known, but unlucky.
review-verdict-lucky = Bad, but lucky.
review-verdict-costly = Costly either way.
review-hindsight = Good, but unlucky:
review-luck = Where luck turned:
review-lucky = deal { $deal }, actions { $after } to { $before }: lucky for { $name }, { $points } points
review-unlucky = deal { $deal }, actions { $after } to { $before }: unlucky for { $name }, { $points } points
review-note = A point is a hundredth of a win. The chances are those of the bot's search from what each player could know: they compare actions, and as forecasts they are too sure of themselves.
review-note-calibrated = A point is a hundredth of a win. The chances are those of the bot’s search from what each player could know, corrected by how often such chances came true between searching bots.
review-note-stakes = A point is a hundredth of a stake. The values are the stakes that a seat wins from there on, the bank shared by all, as the bot’s search finds them from what each player could know: they compare actions.
review-note-exact = Values without an interval are counted and not estimated: tricks of Trójka by their solution, endgames of Kolmonen for every way in which the unseen cards may lie, as if all lay open.
review-note-open = “With all cards open” is the same search with the cards as they really lay; its numbers are not corrected.
review-note-closed = Only what could be known has been judged: for these decisions there is no search with all cards open.
review-nothing = There is no decision in this record for which { $bot } has chances to compare.
review-no-seat = There is no seat { $seat } in this record (there are: { $known }).
review-plot = Chances to win: { $record }
review-plot-x = Action
review-plot-y = Per cent
review-plot-stakes = Stakes to win: { $record }
review-plot-y-stakes = Stakes

## The review in the browser

review-beside = What stands beside the table
review-button = Review
review-of = Review of
review-everybody = everybody
review-progress = { $done } of { $total } decisions judged
review-stopped = The review cannot be had right now.
review-empty = In this match there is no decision with chances to compare.
review-curve = Chance to win at each step
review-chance-of = Chance of { $name }: { $value }
review-curve-stakes = Stakes to win at each step
review-value-of = Value for { $name }: { $value } stakes
review-at = Deal { $deal }, move { $number }
review-lost = { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}
review-sum = { $count ->
    [one] One decision, { $good } of them without a loss, { $lost } points lost in all.
   *[other] { $count } decisions, { $good } of them without a loss, { $lost } points lost in all.
}
review-here = { $name }: { $done }
review-nothing-here = Nothing was judged at this step.
review-known = By what could be known
review-open = All cards open
review-better = Better: { $better }
review-as-good = As good as any
review-perhaps = Perhaps better: { $better }
review-verdict-sound = Nothing lost.
review-verdict-known = Costly by what could be known.
review-turn-lucky = Lucky for { $name }
review-turn-unlucky = Unlucky for { $name }
review-gained = + { $points } points
review-dropped = − { $points } points

review-play-on = Play on from here
review-same-deal = The same deal again
review-again-note = A new table for you alone, with bots at the other seats. They see only what their seats may know.
review-again-moved = It begins before move { $number } of deal { $deal }.
review-again-whole = It is deal { $deal } from its beginning, with the same cards in the same order.
review-again-seat = Your seat
review-again-bots = The others
review-again-begin = Begin
