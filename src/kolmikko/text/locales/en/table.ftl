# Why a table refuses what somebody asks of it; said to the person who tried.
# The number of seats has its sum: 6 * 9 = 54 > 52 means that the cards do not suffice.

table-stale = The table has moved on meanwhile. Look again and then choose.
table-no-such-table = There is no such table, or not any more.
table-table-exists = This table is open already.
table-table-closed = This table is closed.
table-bad-settings = { $setting ->
    [game] There is no such game.
    [preset] There are no such house rules.
    [rules] These house rules do not go together.
    [seats] This game is not for so many seats: { $reason }.
    [deals] A match cannot have so many deals.
    [stake] This stake is not possible.
    [balance] The players cannot begin with so many chips.
    [turn] The time for a turn has to be between 5 seconds and a day.
    [grace] The time for coming back has to be between 5 seconds and a day.
    [between] The break between deals can be an hour at most.
    [pace] The bots cannot be so slow.
    [spectators] There cannot be so many spectators.
   *[other] These settings are not possible.
}

table-needs-password = This table has a password. Give it first.
table-wrong-password = This is not the password of the table.
table-bad-password = A password has 1 to 64 letters, numbers or signs.
table-no-spectators = There are as many spectators as this table allows.

table-not-seated = You have no seat at this table.
table-seated-already = You have a seat at this table already.
table-no-such-seat = There is no such seat.
table-seat-taken = This seat is taken.
table-table-full = All seats are taken.
table-seat-waits-for-next-deal = You play from the next deal on.
table-bad-name = A name has 1 to 24 letters or signs, on one line.
table-barred = The host does not let you sit at this table.
table-not-host = Only the host of the table can do this.
table-no-such-bot = There is no such bot.
table-no-person-there = There is no person at this seat whom that could concern.
table-no-bot-there = There is no bot at this seat.

table-match-runs = This cannot be done during a match.
table-not-now = This is not possible right now.
table-not-all-ready = Not everybody is ready yet.
table-empty-seats = There are empty seats yet.
table-no-such-move = There is no such move.
table-chance-acts = A card is being drawn now, and nobody chooses which one.
table-paused = The game is paused.
table-nothing-to-undo = There is nothing that could be taken back.

table-bad-text = A message has 1 to 200 letters or signs, on one line.
table-chat-off = The host has switched chat off.
table-no-such-phrase = There is no such phrase.
table-too-soon = Wait a moment, then try again.
table-no-hints = Hints are not allowed at this table.
table-no-nudging = Nobody can be nudged right now.
table-no-such-match = There is no match to replay here, or it has not ended yet.
table-not-open = The cards of this match are open only to those who played it, and only where the table agreed on that.
