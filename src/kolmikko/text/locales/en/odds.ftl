# Exact odds in the browser. Labels have no full stop, sentences have one.

odds-link = Exact odds
odds-title-kolmonen = Odds of Kolmonen
odds-title-trojka = Odds of Trójka
odds-about = Counted card by card, never guessed.
odds-which = Which game
odds-counting = Counting

# A hand of Trójka for two. $card is a card in words, $count the cards chosen so far.
odds-hand-title = What your hand can win
odds-hand-about = Trójka for two, with two antes in the bank. Tap your three cards and the card turned up.
odds-seat = Who leads first
odds-seat-lead = You lead
odds-seat-dealer = The other leads
odds-hand = Your hand
odds-up = Turned up
odds-led = Led
odds-pick = Choose cards
odds-take-out = Put back { $card }
odds-next-hand = { $count ->
    [0] Tap three cards for your hand.
    [1] Two more cards for your hand.
   *[other] One more card for your hand.
}
odds-next-up = Now tap the card that is turned up: its suit is trumps.
odds-next-led = Now tap the card that the other leads.
odds-always = Play it
odds-never = Better not
odds-equal = Just as good
odds-sometimes = Play it { $chance } of the time
odds-worth = { $stakes } stakes
odds-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
odds-hand-note = Both play on as well as can be. Stakes are what you win on average.
odds-hand-trojka = This hand is a trójka: it takes the bank before any trick.
odds-hand-unsolved = By these house rules tricks have not been solved.

# How often there is a trójka.
odds-sets-title = How often there is a trójka
odds-sets-about = A hand of three cards, and the chance that at least one player is dealt such a hand.
odds-sets-known = What the others can hold, since you know your hand and the card turned up.
odds-kind-any = A trójka
odds-kind-suit = Of one suit
odds-kind-rank = Of one rank
odds-of-hands = { $hands } of { $all } hands
odds-players = Players
odds-others = Others
odds-somebody = Somebody has one
odds-several = Two or more
odds-trumps = Of trumps
odds-points = A trójka has from { $lowest } to { $highest } points.

# Blind cards of Kolmonen. $fitting of $unseen cards fit.
odds-seen-title = Cards that you see
odds-seen-about = Your hand, the pile, what lies face up, what was toppled: tap each of them.
odds-seen-count = { $count ->
    [one] 1 card seen
   *[other] { $count } cards seen
}
odds-seen-none = Clear
odds-blind-title = Will a blind card fit?
odds-blind-about = For each rank on top of the pile: what fits, and the chance that a card nobody knows does. The top card counts as seen.
odds-top = On top
odds-fits = Fits
odds-blind-fits = A blind card
odds-of-unseen = { $fitting } of { $unseen }
odds-stock = Stock after the deal
odds-of-players = { $count } players
