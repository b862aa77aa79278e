# Cards and the table of Kolmonen in the browser: short, no full stop on labels and buttons.
# $name is a player, $count a number of cards, $cards a group of cards.

# Cards.
scene-back = a card face down
scene-stack = { RANKS($cards, case: "some") }: { CARDS($cards) }
scene-chosen = { $name }, { $taken } of { $count } chosen
scene-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# Where cards lie.
scene-hand = Your hand
scene-tabs = Jump to
scene-row = Your table
scene-row-in-play = Your face-up cards
scene-new-row = Your new table
scene-swaps = Exchanges: { $count }
scene-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
scene-stock = Stock
scene-stock-try = Stock, { scene-card-count }: try a blind card
scene-pile = Pile
scene-toppled = Toppled
scene-out = Place { $place }

# The rule in force stands behind this, such as "8 or higher, also 2 and 10".
scene-fits = Fits: { $fits }

# What to do now, over the buttons.
scene-turn = Your turn: choose cards to play
scene-lead = You lead: choose cards to play
scene-go-on = You go on after your two
scene-row-hint = Your hand is empty: play your face-up cards
scene-reveal-hint = Turn up a hidden card and hope
scene-stuck = Nothing fits
scene-stuck-take = Nothing fits: take the pile
scene-stuck-flip = Nothing fits: take the pile or try a blind card
scene-swap-hint = Choose three hand cards for your table: { $count } of 3
scene-arrange-hint = Choose the three cards that are to lie face up: { $count } of 3
scene-change = To the table: { CARDS($down) }. To the hand: { CARDS($up) }.
scene-same = Your face-up cards stay as they are

# Buttons.
scene-play = Play { RANKS($cards, case: "some") }
scene-play-none = Play
scene-take = Take the pile
scene-take-sure = { $count ->
    [one] You could play instead. Take the card all the same?
   *[other] You could play instead. Take all { $count } cards all the same?
}
scene-flip = Try a blind card
scene-reveal = Turn up a hidden card
scene-swap = Exchange
scene-swap-now = Exchange
scene-arrange-now = Lay face up
scene-end = End the turn
scene-give-up = Back
scene-sort-rank = By rank
scene-sort-suit = By suit
scene-sort-own = Own order

# What everybody may look at: the pile, what was toppled, and what is known of a hand.
scene-look-pile = The pile, { scene-card-count }
scene-look-toppled = Toppled, { scene-card-count }
scene-look-seat = { $name }, { scene-card-count }
scene-upwards = From the top down
scene-by-rank = By rank
scene-face-up = Face up
scene-known = Taken up before everybody’s eyes
scene-unknown = { $count ->
    [one] 1 card in the hand that nobody else has seen
   *[other] { $count } cards in the hand that nobody else has seen
}
