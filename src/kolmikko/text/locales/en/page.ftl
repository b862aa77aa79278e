## Everywhere

page-home = To the start page
page-settings = Settings
page-language = Language
page-close = Close
page-loading = One moment
page-copied = Copied
page-name = Your name
# The name of somebody who has given none.
page-guest = Guest
page-seconds = { $count } s
# Buttons of a number; $what is what it counts.
page-fewer = { $what }: fewer
page-more = { $what }: more
page-unreachable = The server cannot be reached. Try again when there is a connection.
page-server-fault = Something went wrong on the server. Try again.
page-offline = No connection. Tables wait until it is back.
page-broken-title = This part could not be fetched
page-broken-text = There may be no connection just now, or a newer version of the page.
page-broken-again = Load anew
page-nowhere-title = There is nothing here
page-nowhere-text = The address may have been copied without its end.

## Start page

page-start-sentence = Two card games named after three: with friends, or against bots.
page-start-kolmonen = A Finnish shedding game: play as high or higher, topple the pile with a ten, and be the first one out of cards.
    .players = 2–5 players
page-start-trojka = A Polish game of three tricks: stay in or pass, beat what you can, and win the bank.
    .players = 2–9 players
page-start-play = Play now
page-start-invite = Invite friends
page-start-opening = The table is being set
page-start-resume = Your tables
page-start-forget = Take table { $table } off this list
page-start-join = Join a table
page-start-listed = Open tables
page-start-locked = with a password
page-start-running = running
page-start-free = { $count ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $count } free seats
}
page-start-read = Read and look
page-start-rules-kolmonen = Rules of Kolmonen
page-start-rules-trojka = Rules of Trójka
page-start-replays = Watch a replay
page-picture-kolmonen = A short piece of Kolmonen, played by itself
page-picture-trojka = A short piece of Trójka, played by itself
page-picture-halt = Stop the picture
page-picture-run = Let the picture run

## Joining

page-join-label = Code or link of the table
page-join-go = Join
page-join-wrong = This is neither a code nor a link of a table.
page-join-none = No table is open to everybody right now. Open one, and tick that it may be listed.

## A new table

page-new-kolmonen = A new table of Kolmonen
page-new-trojka = A new table of Trójka
page-new-games = Game
page-new-rules = Rules
page-new-house-rules = House rules
page-new-changed = { $count ->
    [0] none changed
    [one] 1 changed
   *[other] { $count } changed
}
page-new-seats = Seats and deals
page-new-players = Seats
page-new-players-range = { $fewest } to { $most } can play
page-new-bots = Bots
page-new-bots-note = sit down at once
page-new-deals = Deals
page-new-deals-until = Until we stop
page-new-stake = Stake
page-new-stake-note = chips that everybody puts into the bank
page-new-balance = Chips to begin with
page-new-disclosure = The cards after the match
page-new-clock = Clock
page-new-turn = Time for a turn
page-new-others = Others
page-new-listed = List the table publicly
page-new-listed-note = Everybody on this server sees it and may join.
page-new-spectators = Spectators
page-new-spectators-note = They see what lies open, and nobody's hand.
page-new-chat = Chat
page-new-chat-note = The host may switch it off later.
page-new-hints = Hints
page-new-hints-note = Who is to move may ask a bot, which sees the same cards.
page-new-password = Password
page-new-password-note = empty: the link is enough
page-new-summary = In short
# $bots of the $seats are bots.
page-new-summary-seats = { $bots ->
    [0] { $seats } seats, to be taken by your friends and you.
    [one] { $seats } seats, one of them for a bot.
   *[other] { $seats } seats, { $bots } of them for bots.
}
page-new-open = Open the table
page-new-copy = Copy these settings
page-new-copy-note = The link opens this page with the same house rules.

page-disclosure-match = Open after the match
page-disclosure-match-text = When the whole match is over, those who sat here may replay it with all cards open.
page-disclosure-sealed = Sealed for ever
page-disclosure-sealed-text = Everybody keeps only what their own seat saw.
page-clock-none = None
page-clock-none-text = Everybody thinks as long as they like.
page-clock-soft = Gentle
page-clock-soft-text = When the time is up, the others may nudge.
page-clock-hard = Strict
page-clock-hard-text = When the time is up, a stand-in makes the move.

page-rules-search = Search the house rules
page-rules-only-changed = Only changed ones ({ $count })
page-rules-reset = All as before
page-rules-changed = changed
# $answer is the short name of an answer.
page-rules-back = Back to: { $answer }
page-rules-none-found = Nothing found.

## The lobby

page-lobby-invited = { $name } invites you
page-lobby-welcome = Welcome to this table
page-lobby-full = All seats are taken. You can take the place of a bot, or watch.
page-lobby-seats = At the table
page-lobby-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
page-lobby-leave = Leave
page-lobby-ready = I am ready
page-lobby-is-ready = Ready
page-lobby-start = Start
page-lobby-waiting = Not ready yet: { $names }
page-lobby-host-starts = { $name } starts the match.
page-lobby-will-fill = { $count ->
    [one] A bot takes the empty seat.
   *[other] Bots take the { $count } empty seats.
}
page-lobby-all-here = Everybody is here.

page-seat-number = Seat { $number }
page-seat-empty = empty
page-seat-ready = ready
page-seat-not-ready = not ready yet
page-seat-away = away
page-seat-you = you
page-seat-host = host
page-seat-sit = Sit down
page-seat-sit-here = Sit here
page-seat-remove = Send { $name } away
page-seat-kick = Ask { $name } to leave
page-seat-make-host = Make { $name } the host
page-bot-thumb = bot, plays with sense
page-bot-uniform = bot, plays at random
page-bot-easy = bot, plays like a beginner
page-bot-hard = bot, looks ahead
page-bot-expert = bot, looks far ahead
page-add-thumb = Bot
page-add-uniform = Random bot
page-add-easy = Easy bot
page-add-hard = Hard bot
page-add-expert = Expert bot

page-hotseat-add = Add a player here
page-hotseat-name = Name of the next player at this device
page-hotseat-note = You share this device; the cards are covered while it changes hands.

page-invite-title = Invite friends
page-invite-code = Code
page-invite-qr = QR code of the link to this table
page-invite-copy = Copy the link
page-invite-share = Share
page-invite-only-here = Only this machine can open the link: the server was started for this machine alone.
page-invite-text-kolmonen = Come and play Kolmonen.
page-invite-text-trojka = Come and play Trójka.

page-device-open = Another device
page-device-title = Your seat on another device
page-device-text = Scan the code with the other device, or open the link there. Your seats are then yours on both.
page-device-qr = QR code of your personal link
page-device-copy = Copy your personal link

page-agree-title = What is agreed
page-agree-rules = Rules
page-agree-deals = { $count ->
    [one] 1 deal.
   *[other] { $count } deals.
}
page-agree-deals-open = Deal after deal, until you stop.
page-agree-stake = Stake { $stake }, everybody begins with { $balance } chips.
page-agree-clock-soft = { $count } s for a turn; then the others may nudge.
page-agree-clock-hard = { $count } s for a turn; then a stand-in makes the move.
page-agree-spectators = Spectators may watch what lies open.
page-agree-no-spectators = No spectators.
page-agree-hints = A bot may be asked for hints.
page-agree-no-hints = No hints.
page-agree-read = Read the rules

## A personal link

page-me-title = Your seats on this device
page-me-text = This personal link opens somebody's seats. If they are yours, take them over here; whatever seats this browser has had itself are then out of its reach.
page-me-warning = Whoever has the link can play in your place. Give it to nobody.
page-me-go = Take them over
page-me-no = No
page-me-empty = A personal link is missing here. It is copied or scanned at the table.

## Rules

page-rules-which = Whose rules
page-rules-print = Print
page-rules-contents = Contents

## Settings

page-set-you = You
page-set-look = Look
page-set-theme = Light
page-set-theme-auto = As the device
page-set-theme-day = Day
page-set-theme-night = Night
page-set-large = Large print
page-set-large-note = Larger text, and large letters on the cards.
page-set-left = Left-handed
page-set-left-note = What you tap lies at the left.
page-set-cards = Cards
page-set-four = Four colours
page-set-four-note = Clubs green, diamonds blue.
page-set-indices = Letters on the cards
page-set-indices-auto = As the language
page-set-sort = Order of the hand
page-set-sort-rank = By rank
page-set-sort-suit = By suit
page-set-sort-own = My own
page-set-confirm = Ask before costly actions
page-set-confirm-note = Such as taking a big pile when a card could be played.
page-set-motion = Motion
page-set-motion-none = None
page-set-motion-slow = Slow
page-set-motion-usual = Usual
page-set-motion-fast = Fast
page-set-pace = Bots
page-set-pace-note = at tables that you open from now on
page-set-pace-calm = Calm
page-set-pace-usual = Usual
page-set-pace-quick = Quick
page-set-sound = Sounds
page-set-volume = Volume
page-set-sound-card = Cards
page-set-sound-pile = Pile and tricks
page-set-sound-chips = Chips
page-set-sound-turn = Your turn
page-set-sound-word = Messages
page-set-notify = Notification at your turn
page-set-notify-note = When this page is in the background.
page-set-notify-cannot = Not possible here: the browser allows it over https only.
page-set-data = Your data
page-set-forget = Forget me
page-set-forget-note = You get up from all tables. Your name and your messages are deleted in this browser and on the server. The games you played stay: they are the others' games too.
page-set-forget-sure = Forget me for good? Press again.
