# Cards. `rank-8` is the bare word; .index is what stands on the card, .the one certain card,
# .a any card of the rank, .some so many of them played together.

rank-2 = two
    .index = 2
    .the = the 2
    .a = a 2
    .some = { $count ->
        [1] a two
       *[other] { grammar-number } twos
    }
rank-3 = three
    .index = 3
    .the = the 3
    .a = a 3
    .some = { $count ->
        [1] a three
       *[other] { grammar-number } threes
    }
rank-4 = four
    .index = 4
    .the = the 4
    .a = a 4
    .some = { $count ->
        [1] a four
       *[other] { grammar-number } fours
    }
rank-5 = five
    .index = 5
    .the = the 5
    .a = a 5
    .some = { $count ->
        [1] a five
       *[other] { grammar-number } fives
    }
rank-6 = six
    .index = 6
    .the = the 6
    .a = a 6
    .some = { $count ->
        [1] a six
       *[other] { grammar-number } sixes
    }
rank-7 = seven
    .index = 7
    .the = the 7
    .a = a 7
    .some = { $count ->
        [1] a seven
       *[other] { grammar-number } sevens
    }
rank-8 = eight
    .index = 8
    .the = the 8
    .a = an 8
    .some = { $count ->
        [1] an eight
       *[other] { grammar-number } eights
    }
rank-9 = nine
    .index = 9
    .the = the 9
    .a = a 9
    .some = { $count ->
        [1] a nine
       *[other] { grammar-number } nines
    }
rank-T = ten
    .index = 10
    .the = the 10
    .a = a 10
    .some = { $count ->
        [1] a ten
       *[other] { grammar-number } tens
    }
rank-J = jack
    .index = J
    .the = the jack
    .a = a jack
    .some = { $count ->
        [1] a jack
       *[other] { grammar-number } jacks
    }
rank-Q = queen
    .index = Q
    .the = the queen
    .a = a queen
    .some = { $count ->
        [1] a queen
       *[other] { grammar-number } queens
    }
rank-K = king
    .index = K
    .the = the king
    .a = a king
    .some = { $count ->
        [1] a king
       *[other] { grammar-number } kings
    }
rank-A = ace
    .index = A
    .the = the ace
    .a = an ace
    .some = { $count ->
        [1] an ace
       *[other] { grammar-number } aces
    }

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

# $rank and $suit are words from above; together they name one card.
card-in-words = the { $rank } of { $suit }
# A card as a sign ("K♦"), in a sentence that would want a form of its word.
card-as-sign = { $card }
# $first is a list with commas.
list = { $first } and { $last }
# Cards that the reader may not see, as the object of a sentence.
cards-unseen = { $count ->
    [0] no cards
    [one] a card
   *[other] { $count } cards
}

# A number by itself.
number = { $number }

grammar-number = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
grammar-chips = { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
}

# The log. $clauses is a list such as "K13, KQ5".
with-clauses = { $sentence } ({ $clauses })

# Whose turn it is.
turn = Waiting for { $name }.
    .you = Your turn.
turn-draw = { $name } draws a card and pays for it.
    .you = You draw a card and pay for it.
turn-over = The deal is over.

# How a deal of places ended.
result-wins = { $name } wins.
    .you = You win.
result-place = { $place }. { $name }
    .you = { $place }. You
result-last = Left with cards: { $name }.
    .you = You are left with cards.
result-draw = A draw: nobody wins.
result-fewest = The deal got nowhere. { $name } has the fewest cards.
    .you = The deal got nowhere. You have the fewest cards.
result-fewest-shared = The deal got nowhere. These players share the fewest cards: { $names }.

# How a deal for chips ended; $change is signed, such as "+15".
result-balance = { $name }: { $change }, now { $balance }
    .you = You: { $change }, now { $balance }
result-bank = In the bank: { $amount }

# The end of a match: what is left in the bank (TQ40).
result-settled = What is left in the bank is shared out: everybody gets { grammar-chips } (TQ40).
result-rest = What cannot be shared, { grammar-chips }, goes to eldest hand, { $name } (TQ40).
    .you = What cannot be shared, { grammar-chips }, goes to you as eldest hand (TQ40).
result-plays-on = The bank is not empty, so the match goes on (TQ40).

# The rulebook. Titles and texts of clauses stand in the clause book, not here.
rules-title = { $game }: the rules
rules-players = Players: { $fewest } to { $most }.
rules-players-now = Players: { $players }; { $fewest } to { $most } can play.
rules-preset = Rules: { $preset }. { $description }
rules-changed = Changed at this table:
rules-change = { $question } { $answer }.
rules-legend = Each clause carries the number that the game names when it refuses a card. Under a clause stands how this table reads what the source leaves open. The letter tells how sure a reading is. A: the source all but settles it. B: related games agree, or the source leans that way. C: a free choice.
rules-clauses = The rules
rules-elsewhere = Also agreed
rules-glossary = Words
# $ids is a list of silences, such as "KQ19, KQ20".
rules-our-reading = Our reading ({ $ids })
rules-house-rule = House rule ({ $ids })
rules-house-rule-alone = House rule
rules-version = { $preset } ({ $ids })
rules-why = { $confidence }: { $why }
rules-why-one-of = { $id }, { $confidence }: { $why }
# What `kolmikko rules` says about one id.
rules-silence = { $id }, a question about { $clause }
rules-option = { $id }, an option of { $clause }
rules-not-in-force = This table does not play by this clause.
rules-answer = { $name }. { $reading }
rules-answer-chosen = { $name } (chosen here). { $reading }
