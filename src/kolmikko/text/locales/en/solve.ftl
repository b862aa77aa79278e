# Exact play: `kolmikko solve` and `kolmikko strategy`. Chances are percentages.

solve-title = { $game } for two, { $cards } cards, stake { $stake }: play that nothing gains against
solve-by-rule = { $game } for two, { $cards } cards: lead the middle card, beat with the lowest card that beats, else throw off the lowest. Any bank.
solve-turn-up = Turned up
solve-bank = Bank
solve-worth = Leader wins
solve-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
solve-gain = Could be gained
solve-units = Chances are those of the leader, eldest hand, in a deal without a trójka. What the leader wins, with all deals to come, and what both could gain together by the best reply to the other (NashConv) are in stakes.
solve-units-by-rule = Chances are those of the leader, eldest hand, in a deal without a trójka. What both could gain together by the best reply to the other (NashConv) is the largest for any bank, in banks.
solve-label = Solving
solve-written = Tables: { $path }

# Keep, exchange or pass among three and more.
solve-choices = { $game } for { $players }, { $cards } cards, stake { $stake }: what one seat gains alone by keeping, exchanging or passing otherwise
solve-all-play = All the others, and it too
solve-all-keep = always keep
solve-all-thumb = go by the rules of thumb
solve-all-table = go by the solved table
solve-all-bot = do as { $bot } does
solve-seat = Seat
solve-nothing-seen = nothing seen
solve-units-choices = Stakes a deal, when all share what stays in the bank. The best reply goes by the grades of the three cards, the bank and the earlier decisions; it is made from one half of the deals and measured on the other. Seat 1 is eldest hand, the last one the dealer. A table against which no seat gains alone can still be beaten by several together.
solve-tricks-by-thumb = Tricks are played by the rules of thumb.
solve-tricks-by-bot = Tricks are played by { $bot }.

# What is refused. $rule is an option, $known are names or numbers.
solve-not-these-rules = house rules that decide the tricks otherwise are not solved ({ $rule })
solve-needs-fast = this needs NumPy: pip install 'kolmikko[fast]'
solve-no-tables = --write is for rules by which two tricks win half of the bank
solve-stake-by-rule = { $option } changes nothing where only three tricks win; leave it out
solve-only-two = { $option } is for two players; leave it out
solve-only-more = { $option } is for three players and more; leave it out
solve-only-bot = { $option } is for --bot; leave it out
solve-no-table = { $stake } chips a stake, { $bank } in the bank: there is no table for this and these rules
solve-banks = { $stake } chips a stake, { $bank } in the bank: the bank can only be { $known } with the antes
solve-turn-up-pack = --turn-up: { $card } is not in the pack
solve-hand-or-chart = one of the two is wanted: --hand for one hand, or --chart for all
solve-chart-led-missing = --chart: for the dealer, --led says which card is answered
solve-hand = --hand: three different cards of the pack are wanted, without the turned-up one
solve-hand-trojka = --hand: this is a trójka; no tricks are played
solve-led = --led: a card is wanted that is neither in the hand nor turned up
solve-led-leader = --led is for the dealer; leave it out, or say --seat dealer
solve-card = { $option }: there is no card { $card }; cards are written 5c, Td

# One hand.
solve-asked-leader = { $hand }, turned up { $card }, bank { $bank }: you lead
solve-asked-dealer = { $hand }, turned up { $card }, bank { $bank }: you are the dealer
solve-asked-led = { $hand }, turned up { $card }, bank { $bank }: { $led } is led
solve-card-to-play = Card
solve-chance = Play it
solve-you-win = You win
solve-led-card = Led
solve-of-tricks = How often to play each card, and then the chances of your tricks. What you win is in stakes, with all deals to come where tables know them.
solve-of-answers = How often to play each card on what is led. With --led the chances of your tricks are shown too.

# The chart of all hands. $suit is the sign of trumps.
solve-chart-leader = Turned up { $card }, bank { $bank }: what to lead with each hand
solve-chart-led = Turned up { $card }, bank { $bank }: what to play with each hand when { $led } is led
solve-chart-about = Each square is a hand: the highest card stands over its panel, the middle one is read across, the lowest one upwards. { $suit } marks trumps; suits of other cards do not matter. Striped squares are played now one way, now another, as often as the stripes are wide. Hands that are a trójka are left out.
solve-chart-low = the lowest card
solve-chart-middle = the middle card
solve-chart-high = the highest card
solve-chart-across = middle card
solve-chart-upwards = lowest card
solve-chart-panel = highest card { $card }
solve-chart-hover = Rest on a square to read its cards and how often to play each.
