kolmonen-name = Kolmonen
kolmonen-about = Kolmonen is a Finnish shedding game. You play cards as high as the top of the pile or higher, or else take the pile; when the stock is gone, the three face-up and the three hidden cards in front of you have to go too. Whoever is first rid of all cards wins.

# The words of the rulebook, one a line: the word, a colon, its meaning.
kolmonen-glossary =
    blind card: the top card of the stock, tried unseen on the pile
    eldest hand: the player who plays the first card
    face-up cards: the open cards in front of a player
    follow-up: what the player of a two plays on it
    hidden cards: the closed cards under the face-up ones
    lead: to lay the first card on an empty table
    pile: the cards played, face up on the table
    rank: what a card is worth, 2 to ace, whatever its suit
    stock: the cards not yet drawn, face down
    topple: to take the pile out of play for the rest of the deal

# What happened. $name did it; .you is for the one who did. $cards and $more are groups of cards.

kolmonen-dealt-hidden = { $name } gets three hidden cards.
    .you = You get three hidden cards.
kolmonen-dealt-face-up = { $name } gets { CARDS($cards) } face up.
    .you = You get { CARDS($cards) } face up.
kolmonen-dealt-hand = { $name } gets { CARDS($cards) } for the hand.
    .you = You get { CARDS($cards) } for the hand.
kolmonen-arranged = { $count ->
    [0] { $name } leaves the face-up cards as they are.
   *[other] { $name } lays { CARDS($cards) } face up and takes { CARDS($more) } into the hand.
}
    .you = { $count ->
        [0] You leave the face-up cards as they are.
       *[other] You lay { CARDS($cards) } face up and take { CARDS($more) } into the hand.
    }
kolmonen-swapped = { $name } exchanges the face-up cards: { CARDS($cards) } to the table, { CARDS($more) } to the hand.
    .you = You exchange the face-up cards: { CARDS($cards) } to the table, { CARDS($more) } to the hand.
kolmonen-played = { $name } plays { RANKS($cards, case: "some") }.
    .you = You play { RANKS($cards, case: "some") }.
kolmonen-flipped = { $name } tries a blind card: { CARDS($cards) }.
    .you = You try a blind card: { CARDS($cards) }.
kolmonen-revealed = { $name } turns up a hidden card: { CARDS($cards) }.
    .you = You turn up a hidden card: { CARDS($cards) }.
# $amount is the number of cards that go to the hand, this one included.
kolmonen-did-not-fit = { $amount ->
    [1] It does not fit, and { $name } takes it into the hand.
   *[other] It does not fit, and { $name } takes it with the pile, { $amount } cards in all.
}
    .you = { $amount ->
        [1] It does not fit, and you take it into the hand.
       *[other] It does not fit, and you take it with the pile, { $amount } cards in all.
    }
# KQ42: four of one rank lie on top.
kolmonen-toppled = { $clause ->
    [KQ42] Four of one rank: { $name } topples the pile, and { grammar-out-of-play }.
   *[other] { $name } topples the pile, and { grammar-out-of-play }.
}
    .you = { $clause ->
        [KQ42] Four of one rank: you topple the pile, and { grammar-out-of-play }.
       *[other] You topple the pile, and { grammar-out-of-play }.
    }
grammar-out-of-play = { $amount ->
    [one] 1 card goes out of play
   *[other] { $amount } cards go out of play
}
kolmonen-took = { $name } takes the pile, { grammar-cards }.
    .you = You take the pile, { grammar-cards }.
grammar-cards = { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
# KQ15: no card may be led; K17: the turn ends after a two.
kolmonen-ended = { $clause ->
    [KQ15] { $name } has nothing to lead with, and the turn passes.
   *[K17] { $name } ends the turn.
}
    .you = { $clause ->
        [KQ15] You have nothing to lead with, and the turn passes.
       *[K17] You end your turn.
    }
kolmonen-drew = { $name } draws { CARDS($cards) }.
    .you = You draw { CARDS($cards) }.
kolmonen-lifted = { $shown ->
    [yes] { $name } lifts a hidden card: { CARDS($cards) }.
   *[no] { $name } lifts a hidden card.
}
    .you = You lift a hidden card: { CARDS($cards) }.
kolmonen-went-out = { $amount ->
    [1] { $name } has no cards left and wins.
   *[other] { $name } has no cards left and takes place { $amount }.
}
    .you = { $amount ->
        [1] You have no cards left and win.
       *[other] You have no cards left and take place { $amount }.
    }
kolmonen-stalemate = A stalemate: the deal gets nowhere and ends here.
kolmonen-goes-on = { $name } goes on after the two.
    .you = You go on after the two.
kolmonen-leads = { $name } leads to the empty table.
    .you = You lead to the empty table.

# What may go on the pile now: a small line under it, without a full stop.

kolmonen-fits-anything = anything
kolmonen-fits-no-ten = anything but a ten
kolmonen-fits-ace = only an ace
kolmonen-fits-ace-two-ten = an ace, a two or a ten
kolmonen-fits-two-ten = { RANK($rank, case: "index") } or higher, also 2 and 10
kolmonen-fits-two = { RANK($rank, case: "index") } or higher, also 2

# Why a move is refused, said to the player who tried it; .why says the same of anybody, to stand in
# brackets. $turn is the name of the player to act. Options of the table are facts too: $two_effect.

refusal-K4 = You can play only cards that you have (K4).
    .why = not all of these cards are there to be played
refusal-K5 = Choose at least one card to play (K5).
    .why = at least one card has to be named
refusal-K7 = { $my_turn ->
    [no] It is not your turn: { $turn } is to play (K7).
   *[yes] You cannot play { RANK($rank, case: "the") }: it is lower than { RANK($top, case: "the") } on the pile (K7).
}
    .why = { $my_turn ->
        [no] it is { $turn }'s turn
       *[yes] { RANK($rank, case: "a") } does not go on { RANK($top, case: "a") }
    }
refusal-K8 = { $twice ->
    [yes] Name each card only once (K8).
   *[no] Cards played together must all be of one rank (K8).
}
    .why = { $twice ->
        [yes] a card is named twice
       *[no] these cards are not all of one rank
    }
refusal-K10 = { $pile ->
    [no] There is no pile to try a blind card on (K10).
   *[yes] The stock is empty, so there is no blind card to try (K10).
}
    .why = { $pile ->
        [no] there is no pile for a blind card
       *[yes] the stock is empty
    }
refusal-K15 = { $ace_answer ->
    [ace_two_ten] You cannot play { RANK($rank, case: "the") }: only an ace, a two or a ten goes on an ace (K15).
   *[ace_only] You cannot play { RANK($rank, case: "the") }: only an ace goes on an ace (K15).
}
    .why = { RANK($rank, case: "a") } does not go on an ace
refusal-K17 = You can end your turn only after a two, or when there is nothing else you may do (K17).
    .why = a turn ends like this only after a two, or when nothing else is legal
refusal-K19 = An exchange takes exactly three of your hand cards (K19).
    .why = an exchange takes exactly three hand cards
refusal-K20 = { $table_cards_when ->
    [stock_empty] Your face-up cards come into play when the stock or your hand is empty (K20).
   *[hand_empty] Your face-up cards come into play when your hand is empty (K20).
}
    .why = the face-up cards are not in play yet
refusal-K24 = The deal is over (K24).
    .why = the deal is over
refusal-KQ6 = A ten may not be led to an empty table here (KQ6).
    .why = a ten may not be led to an empty table
refusal-KQ8 = { $verb ->
    [end] After a two you must play again if you can (KQ8).
   *[other] { $two_effect ->
        [play_again_forced] After a two you can do nothing but play again (KQ8).
       *[play_again_optional] After a two you can only play again or end your turn (KQ8).
    }
}
    .why = { $verb ->
        [end] the player of a two must play again
       *[other] nothing but a play may follow a two
    }
refusal-KQ14 = You can play, so you may not take the pile here (KQ14).
    .why = the pile may be taken only when nothing can be played
refusal-KQ15 = There is no pile to take (KQ15).
    .why = there is no pile to take
refusal-KQ17 = { $blind_flip ->
    [off] Blind cards are not tried at this table (KQ17).
   *[when_stuck] You have a hand card that fits, so you may not try a blind one (KQ17).
}
    .why = { $blind_flip ->
        [off] blind cards are not tried at this table
       *[when_stuck] a hand card fits
    }
refusal-KQ21 = No blind card may be tried on an ace here (KQ21).
    .why = no blind card may be tried on an ace
refusal-KQ23 = { $table_swap_limit ->
    [0] Face-up cards are not exchanged at this table (KQ23).
   *[other] You have no exchanges left (KQ23).
}
    .why = { $table_swap_limit ->
        [0] face-up cards are not exchanged at this table
       *[other] no exchanges are left
    }
refusal-KQ24 = { $table_swap_timing ->
    [until_first_topple] You can exchange only before you play, and only until the first topple (KQ24).
   *[own_turn] You can exchange only before you play (KQ24).
}
    .why = { $table_swap_timing ->
        [until_first_topple] an exchange comes before playing, and before the first topple
       *[own_turn] an exchange comes before playing
    }
refusal-KQ27 = An exchange needs three cards in your hand and three face-up cards (KQ27).
    .why = an exchange needs three cards in the hand and three face-up cards
refusal-KQ28 = { $verb ->
    [arrange] { $pregame_swap ->
        [true] You can choose your face-up cards only before the first card, three of your six (KQ28).
       *[false] At this table the face-up cards stay as they were dealt (KQ28).
    }
   *[other] First choose which three of your six hand and face-up cards lie face up (KQ28).
}
    .why = { $verb ->
        [arrange] { $pregame_swap ->
            [true] three of the six cards are chosen, before the first card is played
           *[false] the face-up cards stay as they were dealt
        }
       *[other] first the face-up cards are chosen
    }
refusal-KQ35 = { $hidden_play ->
    [blind_flip] A hidden card is turned up only when you have no other cards (KQ35).
   *[lift_ahead] Hidden cards are not turned up at this table, they are lifted into the hand (KQ35).
}
    .why = { $hidden_play ->
        [blind_flip] a hidden card is turned up only when there are no other cards
       *[lift_ahead] hidden cards are lifted at this table, not turned up
    }
refusal-KQ40 = Your very last card may not be a two, a ten or an ace here (KQ40).
    .why = the very last card may not be a two, a ten or an ace

# What one may do, as a line of a menu.
kolmonen-do-play = play { RANKS($cards, case: "some") }
kolmonen-do-take = take the pile
kolmonen-do-flip = try a blind card
kolmonen-do-swap = exchange the face-up cards
kolmonen-do-arrange = choose the face-up cards
kolmonen-do-swap-row = exchange the face-up cards for { RANKS($cards, case: "some") }
kolmonen-do-arrange-row = choose { RANKS($cards, case: "some") } to lie face up
kolmonen-do-reveal = turn up a hidden card
kolmonen-do-end = end the turn

# Why a move is the best one, where the numbers of a hint bear it out. One whole sentence.
kolmonen-why-ten = It takes { $count ->
    [one] the one card of the pile
   *[other] { $count } cards
} out of play.
kolmonen-why-ace = Only an ace answers an ace.
kolmonen-why-two = You go on after a two.
kolmonen-why-low = It keeps your higher cards until they are needed.
kolmonen-why-high = A high card is harder to answer.
kolmonen-why-many = It gets rid of { $count } cards at once.
kolmonen-why-few = It keeps the others of this rank for later.
kolmonen-why-take = Taking { $count ->
    [one] one card
   *[other] { $count } cards
} costs you less than what you could play.
kolmonen-why-flip = The blind card fits with a chance of { $percent } %.
kolmonen-why-no-flip = A blind card would fit with a chance of { $percent } % only.
kolmonen-why-end = What you could go on with is worth more later.
kolmonen-why-swap = Good cards belong in your face-up row, for the end.
