trojka-name = Trójka
trojka-about = Trójka is a Polish game with three cards each, a trump suit and a bank. Three cards of a kind, a trójka, take the bank at once. Otherwise you pass, or play for three tricks: whoever cannot beat adds a card face down, and only enough tricks win the bank.

# The words of the rulebook, one a line: the word, a colon, its meaning.
trojka-glossary =
    bank: the chips that are played for
    beat: to play a card better than the best one of the trick
    eldest hand: the player on the dealer's left
    exchange: to throw in all three cards for three from the stock
    lead: to play the first card of a trick
    stake: the chips that go into the bank before the deal
    stock: the cards not dealt, face down
    trick: one card from each player still in
    trójka: three cards of one rank or of one suit, as the table has it; several are trójki
    trumps: the suit that beats the others
    turn-up: the card turned after the deal, which makes trumps

# What happened. $name did it; .you is for the one who did. $amount is chips unless it says otherwise.

trojka-anted = { $name } puts { grammar-chips } into the bank.
    .you = You put { grammar-chips } into the bank.
trojka-dealt-hand = { $name } gets { CARDS($cards) }.
    .you = You get { CARDS($cards) }.
trojka-turned-trump = The turn-up is { CARDS($cards) }: { SUIT($cards) } are trumps.
trojka-announced = { $name } announces a trójka: { CARDS($cards) }.
    .you = You announce a trójka: { CARDS($cards) }.
trojka-took-bank = { $name } takes the bank, { grammar-chips }.
    .you = You take the bank, { grammar-chips }.
trojka-shared-bank = { $name } gets { grammar-chips } as a share of the bank.
    .you = You get { grammar-chips } as a share of the bank.
# $amount is what stays in the bank.
trojka-tied = { $amount ->
    [0] The highest trójki are equal, and the bank has been shared out.
   *[other] The highest trójki are equal; left in the bank: { grammar-chips }.
}
trojka-kept = { $name } keeps the cards.
    .you = You keep your cards.
# $more is thrown in, $cards are the new ones.
trojka-exchanged = { $shown ->
    [yes] { $name } throws in { CARDS($more) } and draws { CARDS($cards) }.
   *[no] { $name } exchanges all three cards.
}
    .you = You throw in { CARDS($more) } and draw { CARDS($cards) }.
trojka-passed = { $name } passes.
    .you = You pass.
# T16: the card leads; T19, T20: it beats.
trojka-played = { $clause ->
    [T16] { $name } leads { CARDS($cards) }.
   *[T19] { $name } beats with { CARDS($cards) }.
}
    .you = { $clause ->
        [T16] You lead { CARDS($cards) }.
       *[T19] You beat with { CARDS($cards) }.
    }
trojka-discarded = { $shown ->
    [yes] { $name } adds { CARDS($cards) } face down.
   *[no] { $name } adds a card face down.
}
    .you = You add { CARDS($cards) } face down.
# $amount is how many tricks that makes.
trojka-won-trick = { $amount ->
    [1] { $name } wins the trick.
    [2] { $name } wins the trick, a second one.
   *[other] { $name } wins the trick and has all three.
}
    .you = { $amount ->
        [1] You win the trick.
        [2] You win the trick, your second.
       *[other] You win the trick and have all three.
    }
trojka-took-half = { $name } has two tricks and takes half of the bank, { grammar-chips }.
    .you = You have two tricks and take half of the bank, { grammar-chips }.
trojka-paid-penalty = { $name } has no trick and pays { grammar-chips } into the bank.
    .you = You have no trick and pay { grammar-chips } into the bank.
trojka-bank-stays = The bank carries over: { grammar-chips }.
# $other holds the trójka; .to-you is for that player.
trojka-drew-and-paid = { $name } draws { CARDS($cards) } and pays { $other } { grammar-chips }.
    .you = You draw { CARDS($cards) } and pay { $other } { grammar-chips }.
    .to-you = { $name } draws { CARDS($cards) } and pays you { grammar-chips }.
trojka-discards-shown = { $name } shows what lay face down: { CARDS($cards) }.
    .you = You show what lay face down: { CARDS($cards) }.

# Why a move is refused, said to the player who tried it; .why says the same of anybody, to stand in
# brackets. $card is the card named, $best the best face-up card of the trick.

refusal-T4 = You do not have { CARDS($card) } (T4).
    .why = { CARDS($card) } is not in that hand
refusal-T7 = The dealer and eldest hand must play, so you cannot pass (T7).
    .why = the dealer and eldest hand may not pass
refusal-T8 = { $verb ->
    [play] { grammar-decide-first } (T8).
    [discard] { grammar-decide-first } (T8).
   *[other] You can keep, exchange or pass only before the tricks (T8).
}
    .why = { $verb ->
        [play] { grammar-decide-first.why }
        [discard] { grammar-decide-first.why }
       *[other] keeping, exchanging and passing come before the tricks
    }
grammar-decide-first = First decide whether to keep, exchange or pass
    .why = first all decide whether to keep, exchange or pass
refusal-T12 = { $verb ->
    [draw] A card is drawn only to pay for a trójka, and only one of those on offer (T12).
   *[other] First a card is drawn to pay for the trójka (T12).
}
    .why = { $verb ->
        [draw] this card is not there to be drawn
       *[other] first a card is drawn to pay for the trójka
    }
refusal-T16 = { $named ->
    [no] Choose one card (T16).
   *[yes] { $led ->
        [no] A trick is led with one card, face up (T16).
       *[yes] You cannot play { CARDS($card) } face up: it does not beat { CARDS($best) } (T16).
    }
}
    .why = { $named ->
        [no] one card has to be named
       *[yes] { $led ->
            [no] a trick is led with one card, face up
           *[yes] { CARDS($card) } does not beat { CARDS($best) }
        }
    }
refusal-T18 = It is not your turn: { $turn } is to play (T18).
    .why = it is { $turn }'s turn
refusal-T22 = The deal is over (T22).
    .why = the deal is over
refusal-TQ27 = You have the suit that was led, so you must use a card of it (TQ27).
    .why = the suit that was led has to be followed
refusal-TQ29 = You can beat { CARDS($best) }, so you may not add a card face down (TQ29).
    .why = who can beat may not add a card face down

# What one may do, as a line of a menu.
trojka-do-keep = keep the cards
trojka-do-exchange = exchange the cards
trojka-do-pass = pass
trojka-do-play = play { CARDS($cards) } face up
trojka-do-discard = add { CARDS($cards) } face down
trojka-do-draw = draw { CARDS($cards) }

# Why a move is the best one, where the numbers of a hint bear it out. One whole sentence.
trojka-why-trumps = You hold { $count ->
    [one] a trump
   *[other] { $count } trumps
}.
trojka-why-no-trump = You hold no trump.
trojka-why-pass = Whoever passes pays nothing for taking no trick.
trojka-why-unbeaten = No card that you have not seen beats it.
trojka-why-few-beat = Fewer unseen cards beat it than your others: { $count }.
trojka-why-keeps = It keeps your higher cards for later tricks.
