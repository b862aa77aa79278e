# Labels and questions of the screens: `ui-` and what it is. Short, no full stop on labels and
# buttons; a full stop on sentences. $name is a player, $count a number of cards.

# What lies where.

ui-hand = Your hand
ui-face-up = Face-up cards
ui-your-row = Your row
ui-new-row = New row
ui-hidden-cards = Hidden cards
ui-stock = Stock { $count }
ui-pile = Pile { $count }
ui-toppled = Toppled { $count }
ui-empty = empty
ui-swaps = { $count ->
    [one] 1 exchange left
   *[other] { $count } exchanges left
}
ui-out = Out, place { $place }
ui-bank = Bank { $amount }
ui-purse = Purse { $amount }
ui-your-purse = Your purse
ui-stake = Stake { $amount }
ui-trump = Trump { $suit }
ui-turn-up = Turn-up { CARDS($cards) }
ui-trick = Trick
ui-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ui-dealer = dealer
ui-passed = passed
ui-exchanged = exchanged
ui-best = best so far
ui-won-trick = wins the trick
ui-cards-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}

# Whose turn it is, and what is wanted.

ui-deal = { $deals ->
    [0] Deal { $number }
   *[other] Deal { $number } of { $deals }
}
ui-your-turn = Your turn
ui-waiting = Waiting for { $name }
ui-thinking = { $name } is thinking
ui-leads = { $name } leads
    .you = You lead
ui-draws = { $name } draws and pays
    .you = You draw and pay
ui-beat = Beat { $card }: a higher card or { $suit }
ui-beat-trump = Beat { $card }: a higher { $suit }
ui-decide-hint = Keep your cards, exchange all three, or pass.
ui-swap-hint = Choose three hand cards for your face-up row: { $count } of 3.
ui-arrange-hint = Choose the three cards that are to lie face up: { $count } of 3.

# What one can do: buttons.

ui-play = Play { RANKS($cards, case: "some") }
ui-play-card = Play { CARDS($cards) }
ui-play-none = Choose cards
ui-take = Take the pile
ui-take-sure = { $count ->
    [one] You could play. Press again to take the card all the same.
   *[other] You could play. Press again to take all { $count } cards all the same.
}
ui-flip = Turn a blind card
ui-reveal = Turn up a hidden card
ui-swap = Exchange your row
ui-swap-now = Exchange ({ $count } of 3)
ui-arrange = Choose your row
ui-arrange-now = Lay face up ({ $count } of 3)
ui-end = End the turn
ui-keep = Keep
ui-exchange = Exchange
ui-pass = Pass
ui-discard = { CARDS($cards) } face down
ui-draw = Draw a card
ui-give-up = Back
ui-why = Why not?
ui-why-none = Nothing is forbidden here. Try a card that you cannot play, then ask.
ui-why-option = { $question } Here: { $answer }. Else: { $others }. ({ $option })
ui-rules = Rules
ui-help = Help
ui-hint = Hint
ui-log = What happened
ui-close = Close
ui-back = Back
ui-yes = Yes
ui-no = No
ui-cancel = Cancel

# Keys and what they do.

ui-keys = ? help   r rules   pace { $pace }
ui-help-move = go along your cards
ui-help-choose = choose, or choose one more
ui-help-rank = choose by rank
ui-help-play = play what is chosen
ui-help-tab = go to the buttons
ui-help-clear = put chosen cards back
ui-help-why = why not?
ui-help-hint = what a good bot would do
ui-help-rules = the rules of this table
ui-help-log = what happened
ui-help-pace = others act faster or slower
ui-help-suits = two or four colours for the suits
ui-help-theme = light or dark
ui-help-help = this list
ui-help-quit = leave the table

# Beginning, leaving and coming back.

ui-choose-language = Which language?
ui-language = English
ui-choose-game = Which game?
ui-choose-preset = Which rules?
ui-choose-players = How many players?
ui-choose-deals = How many deals?
ui-choose-stake = How many chips a stake?
ui-choose-name = What is your name?
ui-cannot-seat = { $count ->
    [one] One player cannot play: { $sum }.
   *[other] { $count } players cannot play: { $sum }.
}
ui-start = Start
ui-resume = Go on with the saved match
ui-nothing-to-resume = There is no saved match.
ui-saved = Saved: { $path }
ui-not-saved = Not saved: { $why }
ui-quit = Quit
ui-leave = Leave the table?
ui-leave-text = The match is saved, and you can go on with it later.
ui-leave-yes = Leave
ui-leave-table = Leave the table
ui-stay = Stay

# Several people at one keyboard.

ui-pass-keyboard = Pass the keyboard to { $name }.
ui-cover = { $name } plays next
ui-cover-text = Pass the keyboard to { $name }. The cards stay hidden until then.
ui-cover-ready = I am { $name }
ui-hidden-from-others = Only you can see this.
ui-press-enter = Press Enter.

# Typed answers.

ui-not-understood = I do not understand “{ $text }”.
ui-no-such-card = There is no card called “{ $text }”.
ui-more-than-one = “{ $text }” can mean several things: { $choices }.

# The end of a deal, and the match.

ui-deal-over = The deal is over
ui-match-over = The match is over
ui-next-deal = Next deal
ui-rematch = Play again
ui-match-score = The match so far
ui-wins = Deals won
ui-wins-of = { $count ->
    [one] { $name }: 1 win
   *[other] { $name }: { $count } wins
}
ui-settled = Chips after the last deal

## The command line and the table line by line.

# A position drawn with lines and columns; short, without full stops.
ui-board-stock-kolmonen = Stock { $count }
ui-board-stock-trojka = Stock { $count }
ui-board-pile = { $count ->
    [0] Pile –
   *[other] Pile { $count }: { $cards }
}
ui-board-toppled = Toppled { $count }
ui-board-hidden = Hidden
ui-board-row = Face up
ui-board-hand = Hand
ui-board-out = out, place { $place }
ui-board-bank = Bank { $amount }
ui-board-trump = Trumps { $suit } ({ $card })
ui-board-holder = Bank to { $name }
ui-board-passed = passed
ui-board-trick = Trick
ui-board-tricks = Won
ui-board-chips = Chips

# A position in sentences. $cards are groups of cards.
ui-plain-hand = Your hand: { CARDS($cards) }.
ui-plain-hand-empty = Your hand is empty.
ui-plain-row = Your face-up cards: { CARDS($cards) }.
ui-plain-hidden = Your hidden cards: { $count }.
ui-plain-no-pile = The table is empty. You may lead: { $fits }.
ui-plain-pile = { $count ->
    [one] The pile: { CARDS($cards) }.
   *[other] On top of the pile: { CARDS($cards) }. Cards in the pile: { $count }.
}
# $fits is one of kolmonen-fits-….
ui-plain-fits = What goes on it: { $fits }.
ui-plain-whole-pile = The pile from the bottom up: { CARDS($cards) }.
ui-plain-stock-kolmonen = Cards in the stock: { $count }.
ui-plain-stock-trojka = Cards in the stock: { $count }.
ui-plain-toppled = Cards toppled: { $count }.
ui-plain-swaps = Exchanges you have left: { $count }.
ui-plain-out = { $name } is out, in place { $place }.
ui-plain-other = { $name }: cards in hand { $count }, hidden { $hidden }.
ui-plain-other-row = { $name } has face up: { CARDS($cards) }.
ui-plain-other-known = In { $name }’s hand everybody has seen: { CARDS($cards) }.
ui-plain-bank = In the bank: { $amount }.
ui-plain-trump = Trumps are { SUIT($cards) }; the turn-up is { CARDS($cards) }.
ui-plain-in-trick = In the trick, { $name }: { CARDS($cards) }.
ui-plain-in-trick-down = In the trick, { $name }: a card face down.
ui-plain-lead = You lead: any card.
ui-plain-best = To be beaten: { CARDS($cards) } of { $name }.
ui-plain-you-have = Your chips: { $chips }. Your tricks: { $tricks }.
ui-plain-chips = { $name }: chips { $chips }, tricks { $tricks }.
ui-plain-passed = { $name } has passed.
ui-plain-played = { $name } has played { CARDS($cards) }.

# The course of a match.
ui-plain-seat = At the table: { $name }.
# $bot is the name of a bot.
ui-plain-seat-bot = At the table: { $name }, a bot ({ $bot }).
ui-plain-help-hint = Type help to see what you can type.
ui-plain-deal = Deal { $number }. The dealer is { $name }.
    .you = Deal { $number }. You are the dealer.
ui-plain-hide = Press Enter to clear the screen; then it is the turn of { $name }.
ui-plain-pass-keyboard = The keyboard goes to { $name }. Press Enter when nobody else is looking.
ui-plain-next-deal = Next deal? Enter is yes, n is no:
ui-plain-rematch = A rematch, with the same players and rules? y is yes, Enter is no:
# Answers that mean yes, and such that mean no, with spaces between.
ui-plain-yes-words = y yes
ui-plain-no-words = n no
ui-plain-yes-or-no = Type { $yes } for yes or { $no } for no.
ui-plain-match-over = { $count ->
    [one] The match is over after 1 deal.
   *[other] The match is over after { $count } deals.
}
ui-plain-final-chips = { $name }: { $amount }
ui-plain-final-wins = { $name }: won { $count }
ui-plain-record = The record of this match: { $path }
ui-plain-saved = The match is saved after every move. To go on with it later: { $command }
ui-plain-left = The match is saved. To go on with it: { $command }
ui-plain-not-saved = The match cannot be saved: { $why }

# Typing.
ui-plain-prompt = Your move:
ui-plain-can-play = You can play: { $ranks }.
ui-plain-menu-hint = Type menu to hear all { $count } choices.
ui-plain-choice = #{ $number } { $what }
ui-plain-not-understood = That makes no sense here. Type help to see what you can type.
ui-plain-number-hint = For that choice of the menu, type #{ $number }.
ui-plain-no-such-choice = Choose a number from 1 to { $count }.
ui-plain-which-card = Which one: { CARDS($cards) }? Type the suit too: c clubs, d diamonds, h hearts, s spades.
ui-plain-cards-wanted = { $count ->
    [0] Type this without any cards.
    [one] Say which card, too.
   *[other] Say which { $count } cards, too.
}
# $rule is written as on the command line, such as two_effect=reset_only.
ui-plain-house-rule = A house rule would allow it: { $question } { $answer }. ({ $rule })
ui-plain-hint-thinking = Let me look ahead …
ui-plain-why-what = Say which card or which move, such as: why 5
ui-plain-why-legal = That is allowed.
ui-plain-no-clause = There is no rule called { $clause }.
ui-plain-rules-hint = Type rules and a number, such as: rules { $clause }. The whole rulebook: { $command }
ui-plain-help-kolmonen =
    Cards: 5 plays a five, 5 5 or 55 two of them; 10 or T is a ten; 5c is the five of clubs.
    take: take the pile. flip: try a blind card. end: end your turn.
    swap 3 4 9: lay these three hand cards face up instead of your face-up cards.
    arrange 3 4 9: before the start, choose these three to lie face up. reveal: turn up a hidden card.
ui-plain-help-trojka =
    keep, exchange or pass: your decision before the tricks.
    Cards: 5 or K, or with the suit: 5c, Kd. A card that cannot be played face up goes face down.
    play Kd: face up. discard 5c: face down.
ui-plain-help =
    #2: the second choice of the menu. menu: all choices.
    why 5: why that is not allowed. rules K15: what a rule says.
    hint: what a good bot would do, and why.
    board: the whole table in sentences. picture: the table drawn. log: what has happened.
    save: how the match is saved. quit: leave it; it stays saved.

# What may be typed beside the English words; several words with commas between.
ui-plain-type-help = h
ui-plain-type-board = b
ui-plain-type-picture = draw
ui-plain-type-log = l
ui-plain-type-hint = i
ui-plain-type-why = w
ui-plain-type-rules = r
ui-plain-type-menu = m
ui-plain-type-save = s
ui-plain-type-quit = leave
ui-plain-type-play = lay
ui-plain-type-take = pick up
ui-plain-type-flip = blind
ui-plain-type-swap = change
ui-plain-type-arrange = choose
ui-plain-type-reveal = turn up
ui-plain-type-end = done
ui-plain-type-keep = stay
ui-plain-type-exchange = change
ui-plain-type-pass = fold
ui-plain-type-discard = add

# What to type for a choice that needs cards.
ui-plain-swap-hint = { $what } (type: swap and three hand cards)
ui-plain-arrange-hint = { $what } (type: arrange and three cards, or arrange alone to leave them)

# Sitting down.
ui-cli-which-game = Which game: 1 Kolmonen, 2 Trójka? Enter is Kolmonen:
ui-cli-how-many = How many players, with you: { $fewest } to { $most }? Enter is { $usual }:
ui-cli-choose = Please type a number from { $fewest } to { $most }.
ui-cli-player = Player
ui-cli-player-number = Player { $number }
ui-cli-no-textual = The full screen needs Textual (pip install "kolmikko[tui]"); here is the game line by line.
ui-cli-needs-fast = This needs Numba and NumPy: pip install "kolmikko[fast]"
ui-cli-needs-plot = A picture needs Matplotlib: pip install "kolmikko[plot]"
ui-cli-picture = The picture: { $path }

# Arguments that cannot be meant so: no capital, no full stop. $option is written as on the command
# line, $known are the things that there are.
ui-cli-hint = Try: { $command }
ui-cli-no-preset = --preset { $preset }: there are { $known }
ui-cli-rule-form = --rule { $rule } is not written KEY=VALUE
ui-cli-no-option = --rule: there is no option { $option } (there are: { $known })
ui-cli-no-answer = --rule: { $option }={ $value } cannot be; choose one of: { $known }
ui-cli-no-number = --rule: { $option } wants a number from { $least } to { $most }
ui-cli-no-bot = { $option } { $bot }: there are { $known }
ui-cli-too-few-players = --players { $players } is too few for these names and bots
ui-cli-bot-count = bots in --bots: { $bots }, players: { $players }; name one bot, or one for each
ui-cli-arena-bots = bots: { $bots }, players: { $players }; an arena wants two bots or more, and a seat for each
ui-cli-no-name = --name: a name has no line breaks and no control characters
ui-cli-same-name = --name: two players cannot both be called { $name }
ui-cli-plot-suffix = { $option } { $path }: a picture ends in { $known }
ui-cli-plot-folder = { $option } { $path }: there is no such folder
ui-cli-no-pack = --pack { $pack }: { $game } is played with { $cards } cards
ui-cli-no-card = --seen: there is no card { $card }; cards are written 5c, Td
ui-cli-card-twice = --seen: { $card } is there twice
ui-cli-not-in-pack = --seen: { $card } is not in the pack of { $cards } cards
ui-cli-seen-too-many = --seen: so many cards leave too few unseen
ui-cli-no-chips = { $option }: { $game } is played without chips; leave it out
ui-cli-no-match = { $option }: a game of { $game } is one deal without chips; leave it out, --games says how many
ui-cli-list-alone = --list only lists the matches; leave { $option } out, or go on with a match without --list
ui-cli-needs-plain = { $option } is for --plain; add that, or leave { $option } out
ui-cli-whole-book = { $option } is for the whole rulebook; leave it out, or leave { $entry } out

# Saves. $path is a file.
ui-save-none = There is no unfinished match. To start one: kolmikko play
ui-save-no-number = There are only { $count } unfinished matches. To see them: kolmikko resume --list
ui-save-line = { $number }  { $game }, deal { $deal }: { $names } ({ $when })
ui-save-resumed = Going on with { $game }, deal { $deal }.
ui-save-unreadable = { $path } cannot be read as a saved match: { $detail }. The file is left as it is.
ui-save-foreign = { $path } is not a saved match of kolmikko. The file is left as it is.
ui-save-newer = { $path } was saved by another version of kolmikko (format { $detail }). The file is left as it is.
ui-save-changed = { $path } cannot be gone on with, as the rules or the shuffle of this version differ ({ $detail }). The file is left as it is; the record in it can still be read.
ui-save-missing = { $path } is not there.
ui-save-parted = Another program has gone on with this match. Nothing is lost: from here on this one is kept apart, in { $path }.

# Replays.
ui-replay-title = { $record }: { $game }
ui-replay-players = Players: { $names }
ui-replay-rules = Rules: { $preset }
ui-replay-change = { $question } { $answer }.
ui-replay-stake = Stake: { $amount }
ui-replay-deal = Deal { $number }. The dealer is { $name }.
ui-replay-unfinished = The record ends here; the deal is not over.
ui-replay-if-last = If that was the last deal of the match:
ui-replay-partial = Some cards of this deal are unknown (??): here is what was done, unchecked and without what came of it.
ui-replay-clauses = Rules cited:

# Odds.
ui-odds-title = { $game }, { $cards } cards: exact odds
ui-odds-hand = A hand of three cards
ui-odds-hands = Hands
ui-odds-chance = Chance
ui-odds-any = a trójka
ui-odds-suit = of one suit
ui-odds-rank = of one rank
ui-odds-all = all hands
ui-odds-points = A trójka has from { $lowest } to { $highest } points.
ui-odds-payment = A player who draws a card from it pays a third of its points on average.
ui-odds-players = Players
ui-odds-others = Others
ui-odds-of-others = Counted are the hands of others, as one of yours is among the cards that you know.
ui-odds-somebody = Somebody has a trójka
ui-odds-two-or-more = Two or more have one
ui-odds-trump = Somebody has one of trumps
ui-odds-in-deal-players = { $count } players
ui-odds-in-deal-others = { $count ->
    [one] 1 other
   *[other] { $count } others
}
ui-odds-exactly = { $count ->
    [0] nobody has a trójka
    [one] exactly one has
   *[other] exactly { $count } have
}
ui-odds-stock = Stock after the deal
ui-odds-top = On top
ui-odds-fits = What goes on it
ui-odds-cards = Cards
ui-odds-blind = { $count ->
    [0] The chance is that of a blind card when nothing but the top card is known.
    [one] The chance is that of a blind card when 1 more card is known.
   *[other] The chance is that of a blind card when { $count } more cards are known.
}

# The terminal table: one's own place, and signs under cards.

ui-you = You
ui-choose-card = Choose a card
ui-choosing = keep, exchange or pass
ui-too-small = There is too little room. Make the terminal larger, or leave (Ctrl+Q) and type: kolmikko resume --plain
ui-row-hint = Your turn: you play from your face-up cards.
ui-help-signs = ● may be played   ▼ may be laid face down   ○ may be chosen
ui-help-mouse = By mouse: click cards, then a button. The right button asks why not.
ui-cli-first-compile = Compiling the fast rules, once on this computer: half a minute or so …
ui-cli-warm = { $count ->
    [0] Everything was compiled already.
    [one] 1 function compiled in { $seconds } s.
   *[other] { $count } functions compiled in { $seconds } s.
}

# Arenas and simulations. $bots are names of bots.
ui-study-games = Games
ui-study-arena = { $game }: bots against bots, { $players } players, { $deals } deals at all seats, { $games } games
ui-study-simulate = { $game }: { $games } games ({ $bots })
ui-study-matches = { $game }: { $games } matches, { $deals } deals ({ $bots })
ui-study-bot = Bot
ui-study-wins = Wins a game
ui-study-stakes = Stakes won a deal
ui-study-interval = 95 % interval
ui-study-alone = Alone among others
ui-study-even = equal play
ui-study-even-wins = Equal players would win 1/{ $players } each.
ui-study-even-stakes = Equal players would win 0.
ui-study-draws = Games that ended in a stalemate: { $value } % ({ $interval })
ui-study-seat = Seat { $number }
ui-study-mean = Mean
ui-study-turns = Turns in a game
ui-study-topples = Topples in a game
ui-study-swaps = Exchanges in a game
ui-study-stalemates = Stalemates, %
ui-study-share = Wins, { $seat }
ui-study-lengths = Turns: 5 % of games at most { $p5 }, half { $median }, 95 % { $p95 }, 99 % { $p99 }, the longest { $longest }. Seat 1 is eldest hand.
ui-study-median = half of the games: at most { $turns }
ui-study-of-deals = In 100 deals
ui-study-sets = a trójka takes the bank
ui-study-sweeps = three tricks take it
ui-study-halves = two tricks take half
ui-study-carried = it is carried over
ui-study-seats = Seat 1 is eldest hand, the last one the dealer.
ui-study-growth = The bank in stakes after each deal of a match, by the number of the deal:
ui-study-bank-length = A bank lasts { $deals } deals on average.
ui-study-deal = Deal of the match
ui-study-bank = Bank in stakes
