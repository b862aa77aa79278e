# A match looked at again, step by step. Buttons and labels have no full stop, sentences have one.

replay-title = Replay
replay-match = { $game }: { $names }
replay-loading = Fetching the match.

# No match yet: a record is pasted, opened or dropped.

replay-about = Step through a match again. Paste the text of a record here, or open its file.
replay-record = Text of the record
replay-file = Open a file
replay-drop = Let go of the file to open it.
replay-show = Show the match
replay-another = Another record
replay-nothing = Nothing was played in this match.
replay-too-big = This file is too big to be a record of a match.
replay-unreadable = This link does not hold a record that can be read.

# Steps.

replay-steps = Steps of the match
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-even = even
replay-speed-fast = fast
replay-marks = Moments
replay-mark-deal = Deal { $number }
replay-keys = Keys: the left and right arrow make one step, Page Up and Page Down go to the next moment, Home and End to either end; the space bar plays.

# Whose view it is.

replay-view = Seen by
replay-view-own = you
replay-view-watcher = a spectator
replay-open = All cards open
replay-sealed = At this table all cards stay as each seat saw them, also after the match.
replay-not-open = All cards are open only to those who played this match.

# The log, the link and the file.

replay-log = What happened
replay-copy = Copy link
replay-link-cards = The link holds the whole record, with all cards.
replay-no-link = This record is too long for a link. Send the file instead.
replay-download = Download the record
