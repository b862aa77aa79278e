# The table in the browser: its frame, and the table of Trójka. $name and $names are players.

# What stands around the table.
felt-title = { $game } – kolmikko
felt-title-your-turn = Your turn – { $game }
felt-notice = It is your turn.
felt-home = To the start page
felt-menu = Menu
felt-invite = Invite
felt-other-device = Go on playing on another device
felt-loading = One moment
felt-connecting = Going to the table
felt-table-code = Code of this table: { $code }
# $deals is how many were agreed on, or 0.
felt-deal = { $deals ->
    [0] Deal { $number }
   *[other] Deal { $number } of { $deals }
}
felt-drawer = Beside the table
felt-drawer-close = Close what is beside the table
felt-tab-log = Log
felt-tab-rules = Rules
felt-tab-talk = Chat
felt-tab-talk-new = Chat ({ $count })
felt-tab-players = Players
felt-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
felt-rules-here = The rules of this table
felt-settings = Settings
felt-text = The table in words
felt-keys = Keys
felt-keys-more = Ranks choose cards: 2 to 9, 0 for the ten, and the letters on the cards.
felt-key-cards = go along your cards
felt-key-choose = choose a card
felt-key-main = play what is chosen
felt-key-back = back, or close
felt-key-tab = go on to the buttons
felt-key-log = the log
felt-key-rules = the rules
felt-key-chat = the chat
felt-key-hint = a hint
felt-key-menu = the menu
felt-key-text = the table in words
felt-key-help = these keys
felt-pause = Ask for a pause
felt-resume = Go on
felt-stop = Ask to end the match
felt-stop-sure = Ask all others to end it now? Press again.
felt-leave = Leave the seat
felt-leave-sure = Leave the seat? Press again.
felt-leave-sure-running = Leave it for good? A bot plays on. Press again.

# The people at the table.
felt-bot = Bot { $number }
felt-nobody = Seat { $number }
felt-you = You
felt-your-turn = Your turn
felt-others = The others
felt-player = Player
felt-players = Players
felt-thinking = thinking
felt-your-time = Time left: { $time }
felt-to-act = It is this seat's turn.
felt-dealer = Dealer
felt-is-bot = bot
felt-is-host = host
felt-is-you = you
felt-heir = { $name } sits down here with the next deal.
felt-away = { $minutes ->
    [0] away
   *[other] away for { $minutes } min
}
    .short = away
felt-away-until = { $minutes ->
    [0] away, a bot plays in { $time }
   *[other] away for { $minutes } min, a bot plays in { $time }
}
    .short = away { $time }
felt-stood-in = away, a bot stands in
    .short = bot plays
    .you = A bot has played in your place.
felt-watchers = { $count ->
    [0] Nobody else is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
felt-take-seat = Take a seat
felt-mute = Mute
felt-unmute = Hear again
felt-kick = Send away
felt-kick-sure = Send { $name } away? Press again.
felt-hand-over = Make host
felt-hand-over-sure = Make { $name } the host? Press again.
felt-allow-chat = Chat is allowed

# Notices over the table.
felt-offline = You are offline. Your seat is kept.
felt-coming-back = The connection is lost. Coming back.
felt-paused = The match is paused.
felt-you-watch = You are watching.
felt-barred = The host has sent you away.
felt-you-wait = You sit down with the next deal.
felt-understood = All right
felt-read-clause = Read { $clause }
felt-remedy = A house rule would allow it. { $question } { $answer }.
felt-undo = Take back
felt-hint = Hint
felt-nudge = Remind { $name }
felt-agree = Agree
felt-not-now = Not now
felt-wish-withdraw = Take the wish back
felt-wish-undo = Taking back a move
felt-wish-pause = A pause
felt-wish-stop = The end of the match
felt-asked-undo = { $count ->
    [one] { $names } wants to take back the last move.
   *[other] { $names } want to take back the last move.
}
felt-asked-pause = { $count ->
    [one] { $names } wants a pause.
   *[other] { $names } want a pause.
}
felt-asked-stop = { $count ->
    [one] { $names } wants to end the match now.
   *[other] { $names } want to end the match now.
}
felt-wished-undo = You asked to take back your last move. Not answered yet: { $names }.
felt-wished-pause = You asked for a pause. Not answered yet: { $names }.
felt-wished-stop = You asked to end the match. Not answered yet: { $names }.

# The log and what is said.
felt-live = What happens now
felt-log = What happened
felt-log-none = Nothing has happened yet.
felt-clause = clause { $clause }
felt-deal-begins = Deal { $number }. Dealer: { $name }.
felt-said = { $name }: { $words }
felt-nudged = { $name } reminds { $other } to play.
    .you = { $name } reminds you to play.
felt-undone = { $name } takes back the last move.
    .you = You take back your last move.
felt-late = Time is up: a bot makes the move of { $name }.
    .you = Your time is up: a bot makes this move for you.
felt-talk = What was said
felt-talk-none = Nobody has said anything yet.
felt-phrases = Say
felt-phrase-hello = Hello
felt-phrase-good-luck = Good luck
felt-phrase-well-played = Well played
felt-phrase-thanks = Thanks
felt-phrase-sorry = Sorry
felt-phrase-oops = Oops
felt-phrase-wow = Oh
felt-phrase-one-moment = One moment
felt-phrase-good-game = Good game
felt-chat-label = Write something
felt-chat-send = Send
felt-chat-off = The host has switched writing off.

# Acting.
felt-actions = What you can do
felt-sure = { $what }?
felt-hand = Your hand
felt-middle = Middle of the table

# The end of a deal or a match.
felt-deal-over = Deal { $number } is over
felt-match-over = The match is over
felt-results = The result
felt-look-at-table = Look at the table
felt-this-deal = This deal
felt-chips = Chips
felt-deals-won = Deals won
felt-place = { $place }.
felt-winner = (winner)
felt-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
felt-wins-chips = { $count ->
    [one] { $names } takes { grammar-chips } from the bank.
   *[other] { $names } take { grammar-chips } from the bank.
}
    .you = You take { grammar-chips } from the bank.
felt-bank-stays = Nobody wins the bank. { grammar-chips } carry over.
felt-stalemate = The deal got nowhere.
felt-next-deal = Next deal
felt-next-deal-in = The next deal begins in { $time } at the latest.
felt-waiting-for = Waiting for { $names }.
felt-dealing = The cards are being dealt.
felt-starting = The next match begins.
felt-rematch = Play again
felt-rematch-bots = Begin, with bots in the empty seats
felt-replay = Replay
felt-record = Save the record
felt-no-record = There is no record that you may have.

# A table that one cannot be at.
felt-password = Password
felt-enter = Go in
felt-ending-password = This table has a password.
    .more = Ask whoever invited you.
felt-ending-no-such-table = There is no such table.
    .more = It may have been closed, or the link is not whole.
felt-ending-no-spectators = You cannot watch here.
    .more = As many are watching already as may, or none may.
felt-ending-too-fast = Too many messages came from here.
    .more = Wait a little and load the page again.
felt-ending-closed = This table is closed.
    .more = Nobody had been here for a long time.

# Several people at one device.
felt-cover = It is { $name }'s turn
felt-cover-text = Pass the device to { $name }. The cards stay covered until then.
felt-cover-ready = I am { $name }

# Trójka. $card is a card, $suit the trumps.
felt-trump = trumps: { SUIT($suit) }
felt-bank = Bank { $amount }
felt-sign = { CARDS($card) }
felt-trick = The trick
felt-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
felt-best = best so far
felt-takes-trick = takes the trick
felt-only-you = Only you know this card.
felt-passed = passed
felt-exchanged = exchanged
felt-decides = { $name } decides: keep, exchange or pass
    .you = Keep your cards, exchange all three, or pass
felt-leads = { $name } leads
    .you = You lead: any card
felt-draws = { $name } draws a card and pays for it
    .you = You draw a card and pay for it
felt-beat = To beat: { CARDS($card) } – a higher card, or a trump
felt-beat-trump = To beat: { CARDS($card) } – only a higher trump
felt-keep = Keep
felt-exchange = Exchange all
felt-pass = Pass
felt-choose = Choose a card
felt-play = Play { CARDS($card) }
felt-discard = { CARDS($card) } face down
felt-discard-sure = This card could beat. Press again to lay it face down all the same.
felt-set = { $name } – trójka
felt-set-best = { $name } – the trójka takes the bank
felt-payments = Drawn and paid
felt-drawn = { $name } drew { CARDS($cards) }

# The table in words. $cards are cards, $count how many.
felt-text-trump = Turn-up: { CARDS($card) }. Its suit is trumps.
felt-text-bank = In the bank: { grammar-chips }.
felt-text-stock = { $count ->
    [one] 1 card in the stock.
   *[other] { $count } cards in the stock.
}
felt-text-laid = { $name } has laid { CARDS($cards) }.
felt-text-laid-down = { $name } has laid { CARDS($cards) } face down.
felt-text-hand = In the hand: { CARDS($cards) }.
felt-text-hand-count = { $count ->
    [0] No cards in the hand.
    [one] 1 card in the hand.
   *[other] { $count } cards in the hand.
}
felt-text-purse = { $amount ->
    [one] Has 1 chip.
   *[other] Has { $amount } chips.
}
felt-text-tricks = { $count ->
    [0] No trick.
    [one] 1 trick.
   *[other] { $count } tricks.
}
felt-text-announced = Trójka: { CARDS($cards) }.
felt-text-thrown = Thrown in: { CARDS($cards) }.
felt-text-down = Laid face down: { CARDS($cards) }.
felt-text-pile = { $count ->
    [one] The pile is { CARDS($cards) }.
   *[other] { $count } cards on the pile, { CARDS($cards) } on top.
}
felt-text-pile-empty = The pile is empty.
felt-text-toppled = { $count ->
    [one] 1 card was toppled.
   *[other] { $count } cards were toppled.
}
felt-text-known = Known to be in the hand: { CARDS($cards) }.
felt-text-face-up = Face up: { CARDS($cards) }.
felt-text-hidden = { $count ->
    [one] 1 hidden card.
   *[other] { $count } hidden cards.
}
felt-text-out = Out, place { $place }.

# The guided first game: one hint at a time, where it fits.
felt-guide = A hint
felt-guide-start = First time? Play with hints
felt-guide-skip = No more hints
felt-guide-refused = A card that is refused tells you why. The number of the rule leads to its text.
felt-guide-end = That is the whole game. Play again, or read the rules of this table under Rules.
felt-guide-trojka-bank = Everybody has put a stake into the bank, which holds { grammar-chips } now. It is what you play for.
felt-guide-trojka-trump = The card across under the stock is the turn-up, { CARDS($card) }. Its suit is trumps: { SUIT($suit) }. Any trump beats any card of another suit.
felt-guide-trojka-decide = Keep your cards, exchange all three for new ones, or pass and sit this deal out. The dealer and the player on their left must play.
felt-guide-trojka-lead = You lead. Lay any card, face up. A high card or a trump is hard to beat.
felt-guide-trojka-beat = You have to beat { CARDS($card) } if you can: with a higher card of any suit, or with a trump. Cards with a ring and a dot can.
felt-guide-trojka-down = Nothing in your hand beats { CARDS($card) }. Choose a card to be rid of: it goes face down, and nobody learns which it was.
felt-guide-trojka-won = Who wins a trick leads to the next one. Only all three tricks together win the bank.
felt-guide-trojka-stays = Nobody has all three tricks, so the bank carries over to the next deal and grows.
felt-guide-trojka-set = Three cards of one rank or of one suit are a trójka. { $name } has one, and it takes the bank at once.
felt-guide-trojka-pay = Three trumps cost the others more: each of them draws one of the three cards, face down, and pays its points.
felt-guide-kolmonen-aim = Be rid of all your cards first: of those in your hand, then of the three that lie face up, and last of the three hidden ones.
felt-guide-kolmonen-lead = The table is empty. Lay any card, or several of one rank. Low ones are best spent early.
felt-guide-kolmonen-turn = Lay a card of the same rank as the top one or a higher one. Cards with a ring and a dot may be played. Press a stack to take all of it, and again to take one card fewer.
felt-guide-kolmonen-stuck = Nothing in your hand fits. Try the top card of the stock blind, or take the pile into your hand.
felt-guide-kolmonen-ace = Nothing but another ace goes on an ace. Who has none takes up the pile.
felt-guide-kolmonen-refill = As long as the stock lasts, you draw back to three cards after each play.
felt-guide-kolmonen-two = A two goes on any card but an ace, and you may play again at once.
felt-guide-kolmonen-ten = A ten goes on any card but an ace. It topples the pile, which is then out of the game, and you lead again.
felt-guide-kolmonen-toppled = The pile was toppled: those cards are out of play for the rest of the deal.
felt-guide-kolmonen-swap = Twice in the game you may exchange your three face-up cards for three from the hand. Good cards are worth more on the table, for the end.
felt-guide-kolmonen-took = The pile is in your hand now. Play it off again, several cards of one rank at a time.
felt-guide-kolmonen-row = Your hand is empty and the stock has run out: now you play your face-up cards.
felt-guide-kolmonen-hidden = Only hidden cards are left. You lift one before the opponent plays, and have to answer with it.
