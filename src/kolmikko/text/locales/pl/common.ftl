# Karty. `rank-8` to mianownik; .index to znak na karcie, .acc biernik, .gen dopełniacz, .ins narzędnik,
# a .some to tyle kart zagranych razem, jako dopełnienie zdania.

rank-2 = dwójka
    .index = 2
    .acc = dwójkę
    .gen = dwójki
    .ins = dwójką
    .some = { $count ->
        [1] dwójkę
       *[other] { grammar-number-f } dwójki
    }
rank-3 = trójka
    .index = 3
    .acc = trójkę
    .gen = trójki
    .ins = trójką
    .some = { $count ->
        [1] trójkę
       *[other] { grammar-number-f } trójki
    }
rank-4 = czwórka
    .index = 4
    .acc = czwórkę
    .gen = czwórki
    .ins = czwórką
    .some = { $count ->
        [1] czwórkę
       *[other] { grammar-number-f } czwórki
    }
rank-5 = piątka
    .index = 5
    .acc = piątkę
    .gen = piątki
    .ins = piątką
    .some = { $count ->
        [1] piątkę
       *[other] { grammar-number-f } piątki
    }
rank-6 = szóstka
    .index = 6
    .acc = szóstkę
    .gen = szóstki
    .ins = szóstką
    .some = { $count ->
        [1] szóstkę
       *[other] { grammar-number-f } szóstki
    }
rank-7 = siódemka
    .index = 7
    .acc = siódemkę
    .gen = siódemki
    .ins = siódemką
    .some = { $count ->
        [1] siódemkę
       *[other] { grammar-number-f } siódemki
    }
rank-8 = ósemka
    .index = 8
    .acc = ósemkę
    .gen = ósemki
    .ins = ósemką
    .some = { $count ->
        [1] ósemkę
       *[other] { grammar-number-f } ósemki
    }
rank-9 = dziewiątka
    .index = 9
    .acc = dziewiątkę
    .gen = dziewiątki
    .ins = dziewiątką
    .some = { $count ->
        [1] dziewiątkę
       *[other] { grammar-number-f } dziewiątki
    }
rank-T = dziesiątka
    .index = 10
    .acc = dziesiątkę
    .gen = dziesiątki
    .ins = dziesiątką
    .some = { $count ->
        [1] dziesiątkę
       *[other] { grammar-number-f } dziesiątki
    }
rank-J = walet
    .index = W
    .acc = waleta
    .gen = waleta
    .ins = waletem
    .some = { $count ->
        [1] waleta
       *[other] { grammar-number-m } walety
    }
rank-Q = dama
    .index = D
    .acc = damę
    .gen = damy
    .ins = damą
    .some = { $count ->
        [1] damę
       *[other] { grammar-number-f } damy
    }
rank-K = król
    .index = K
    .acc = króla
    .gen = króla
    .ins = królem
    .some = { $count ->
        [1] króla
       *[other] { grammar-number-m } króle
    }
rank-A = as
    .index = A
    .acc = asa
    .gen = asa
    .ins = asem
    .some = { $count ->
        [1] asa
       *[other] { grammar-number-m } asy
    }

suit-c = trefl
suit-d = karo
suit-h = kier
suit-s = pik

# $rank i $suit są podane wyżej; razem nazywają jedną kartę.
card-in-words = { $rank } { $suit }
# $first to wyliczenie z przecinkami.
list = { $first } i { $last }
# Karta jako znak ("K♦") tam, gdzie zdanie wymaga przypadka.
card-as-sign = { $card }
    .ins = kartą { $card }
# Karty, których czytający nie może zobaczyć, jako dopełnienie zdania.
cards-unseen = { $count ->
    [0] nic
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}

# Liczba bez dodatków.
number = { $number }

grammar-number-f = { $count ->
    [2] dwie
    [3] trzy
    [4] cztery
   *[other] { $count }
}
grammar-number-m = { $count ->
    [2] dwa
    [3] trzy
    [4] cztery
   *[other] { $count }
}
grammar-chips = { $amount ->
    [one] 1 żeton
    [few] { $amount } żetony
   *[many] { $amount } żetonów
}

# Przebieg gry. $clauses to wyliczenie, na przykład "K13, KQ5".
with-clauses = { $sentence } ({ $clauses })

# Czyja kolej.
turn = Teraz gra { $name }.
    .you = Twoja kolej.
turn-draw = { $name } losuje kartę i za nią płaci.
    .you = Losujesz kartę i za nią płacisz.
turn-over = Rozdanie zakończone.

# Jak skończyło się rozdanie o miejsca.
result-wins = Wygrywa { $name }.
    .you = Wygrywasz.
result-place = { $place }. { $name }
    .you = { $place }. Ty
result-last = Z kartami zostaje { $name }.
    .you = Zostajesz z kartami.
result-draw = Remis: nikt nie wygrywa.
result-fewest = Rozdanie utknęło. Najmniej kart ma { $name }.
    .you = Rozdanie utknęło. Najmniej kart masz Ty.
result-fewest-shared = Rozdanie utknęło. Po równo najmniej kart mają: { $names }.

# Jak skończyło się rozdanie na żetony; $change ma znak, na przykład "+15".
result-balance = { $name }: { $change }, razem { $balance }
    .you = Ty: { $change }, razem { $balance }
result-bank = W banku: { $amount }

# Koniec meczu: co zostało w banku (TQ40).
result-settled = To, co zostało w banku, dzieli się po równo: każdy dostaje { grammar-chips } (TQ40).
result-rest = Niepodzielną resztę, { grammar-chips }, dostaje pierwsza ręka, { $name } (TQ40).
    .you = Niepodzielną resztę, { grammar-chips }, dostajesz Ty jako pierwsza ręka (TQ40).
result-plays-on = Bank nie jest pusty, więc mecz trwa dalej (TQ40).

# Księga zasad. Tytuły i treść zasad są w samej księdze, nie tutaj.
rules-title = { $game }: zasady
rules-players = Liczba graczy: od { $fewest } do { $most }.
rules-players-now = Liczba graczy: { $players }; grać może od { $fewest } do { $most }.
rules-preset = Zasady: { $preset }. { $description }
rules-changed = Przy tym stole inaczej:
rules-change = { $question } { $answer }.
rules-legend = Każda zasada ma numer, który gra podaje, gdy odrzuca kartę. Pod zasadą podano, jak przy tym stole czyta się to, co źródło zostawia otwarte. Litera mówi, jak pewne jest odczytanie. A: źródło prawie rozstrzyga sprawę. B: pokrewne gry są zgodne albo źródło się ku temu skłania. C: wolny wybór.
rules-clauses = Zasady
rules-elsewhere = Ustalono także
rules-glossary = Słowniczek
# $ids to wyliczenie pytań otwartych, na przykład "KQ19, KQ20".
rules-our-reading = Nasze odczytanie ({ $ids })
rules-house-rule = Zasada domowa ({ $ids })
rules-house-rule-alone = Zasada domowa
rules-version = { $preset } ({ $ids })
rules-why = { $confidence }: { $why }
rules-why-one-of = { $id }, { $confidence }: { $why }
# Co `kolmikko rules` mówi o jednym numerze.
rules-silence = { $id }, pytanie otwarte do zasady { $clause }
rules-option = { $id }, ustalenie do zasady { $clause }
rules-not-in-force = Przy tym stole ta zasada nie obowiązuje.
rules-answer = { $name }. { $reading }
rules-answer-chosen = { $name } (wybrane tutaj). { $reading }
