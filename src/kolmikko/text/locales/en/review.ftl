### kolmikko review

review-title = Review of { $record }: { $game }, { $count } decisions, judged by { $bot }
review-judging = Decisions
review-player = Player
review-decisions = Decisions
review-good = Nothing lost
review-cost = Points lost
review-dearest = What cost most:
review-none = Nobody gave anything away.
review-dear = deal { $deal }, action { $number }, { $name }: { $done }, { $made }. Better: { $better }, { $best }.
review-luck = Where luck turned:
review-lucky = deal { $deal }, actions { $after } to { $before }: lucky for { $name }, { $points } points
review-unlucky = deal { $deal }, actions { $after } to { $before }: unlucky for { $name }, { $points } points
review-note = A point is a hundredth of a win. The chances are those of the bot's search from what each player could know: they compare actions, and as forecasts they are too sure of themselves.
review-nothing = There is no decision in this record for which { $bot } has chances to compare.
review-no-seat = There is no seat { $seat } in this record (there are: { $known }).
review-plot = Chances to win: { $record }
review-plot-x = Action
review-plot-y = Per cent
