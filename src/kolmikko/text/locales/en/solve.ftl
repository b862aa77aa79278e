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

# What is refused. $rule is an option, $known are names or numbers.
solve-not-these-rules = house rules that decide the tricks otherwise are not solved ({ $rule })
solve-needs-fast = this needs NumPy: pip install 'kolmikko[fast]'
solve-no-tables = --write is for rules by which two tricks win half of the bank
solve-stake-by-rule = { $option } changes nothing where only three tricks win; leave it out
solve-no-table = { $stake } chips a stake, { $bank } in the bank: there is no table for this and these rules
solve-banks = { $stake } chips a stake, { $bank } in the bank: the bank can only be { $known } with the antes
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
