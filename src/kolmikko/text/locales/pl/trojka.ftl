trojka-name = Trójka
trojka-about = Trójka to polska gra w trzy karty, z atutem i bankiem. Trójka, czyli trzy karty pasujące do siebie, od razu bierze bank. Bez niej pasuje się albo gra o trzy wziątki: kto nie może przebić, dokłada zakrytą kartę, a bank dostaje tylko ten, kto ma dość wziątek.

# Słowa z zasad, po jednym w wierszu: słowo, dwukropek, znaczenie.
trojka-glossary =
    atut: kolor, który bije pozostałe
    bank: żetony, o które się gra
    pierwsza ręka: gracz po lewej stronie rozdającego
    przebić: zagrać kartę lepszą od najlepszej w tej wziątce
    stawka: żetony wpłacane do banku przed rozdaniem
    talon: karty nierozdane, koszulką do góry
    trójka: trzy karty tej samej figury lub jednego koloru, zależnie od ustaleń
    wychodzić: zagrywać pierwszą kartę wziątki
    wymienić: odłożyć wszystkie trzy karty i dobrać trzy z talonu
    wziątka: po jednej karcie od każdego z grających

# Co się stało. $name to zrobił; .you jest dla tego, kto to zrobił. $amount to żetony, o ile nie podano inaczej.

trojka-anted = { $name } wpłaca do banku { grammar-chips }.
    .you = Wpłacasz do banku { grammar-chips }.
trojka-dealt-hand = { $name } dostaje { CARDS($cards, case: "acc") }.
    .you = Dostajesz { CARDS($cards, case: "acc") }.
trojka-turned-trump = Odkryta karta to { CARDS($cards) }, atutem jest { SUIT($cards) }.
trojka-announced = { $name } zgłasza trójkę: { CARDS($cards) }.
    .you = Zgłaszasz trójkę: { CARDS($cards) }.
trojka-took-bank = { $name } bierze bank, { grammar-chips }.
    .you = Bierzesz bank, { grammar-chips }.
trojka-shared-bank = { $name } dostaje swoją część banku, { grammar-chips }.
    .you = Dostajesz swoją część banku, { grammar-chips }.
# $amount to reszta, która zostaje w banku.
trojka-tied = { $amount ->
    [0] Najwyższe trójki są równe i bank został podzielony.
   *[other] Najwyższe trójki są równe; { grammar-left-in-bank }.
}
grammar-left-in-bank = { $amount ->
    [one] w banku zostaje 1 żeton
    [few] w banku zostają { $amount } żetony
   *[many] w banku zostaje { $amount } żetonów
}
trojka-kept = { $name } zatrzymuje karty.
    .you = Zatrzymujesz karty.
# $more się odkłada, $cards to nowe karty.
trojka-exchanged = { $shown ->
    [yes] { $name } odkłada { CARDS($more, case: "acc") } i dobiera { CARDS($cards, case: "acc") }.
   *[no] { $name } wymienia wszystkie trzy karty.
}
    .you = Odkładasz { CARDS($more, case: "acc") } i dobierasz { CARDS($cards, case: "acc") }.
trojka-passed = { $name } pasuje.
    .you = Pasujesz.
# T16: wyjście; T19, T20: przebicie.
trojka-played = { $clause ->
    [T16] { $name } wychodzi { CARDS($cards, case: "ins") }.
   *[T19] { $name } przebija { CARDS($cards, case: "ins") }.
}
    .you = { $clause ->
        [T16] Wychodzisz { CARDS($cards, case: "ins") }.
       *[T19] Przebijasz { CARDS($cards, case: "ins") }.
    }
trojka-discarded = { $shown ->
    [yes] { $name } dokłada { CARDS($cards, case: "acc") } koszulką do góry.
   *[no] { $name } dokłada kartę koszulką do góry.
}
    .you = Dokładasz { CARDS($cards, case: "acc") } koszulką do góry.
# $amount to liczba wziątek tego gracza.
trojka-won-trick = { $amount ->
    [1] { $name } bierze wziątkę.
    [2] { $name } bierze drugą wziątkę.
   *[other] { $name } bierze trzecią wziątkę i ma wszystkie.
}
    .you = { $amount ->
        [1] Bierzesz wziątkę.
        [2] Bierzesz drugą wziątkę.
       *[other] Bierzesz trzecią wziątkę i masz wszystkie.
    }
trojka-took-half = { $name } ma dwie wziątki i bierze połowę banku, { grammar-chips }.
    .you = Masz dwie wziątki i bierzesz połowę banku, { grammar-chips }.
trojka-paid-penalty = { $name } nie ma wziątki i wpłaca do banku { grammar-chips }.
    .you = Nie masz wziątki i wpłacasz do banku { grammar-chips }.
trojka-bank-stays = Bank przechodzi na następne rozdanie: { grammar-chips }.
# $other ma trójkę; .to-you jest dla tego gracza.
trojka-drew-and-paid = { $name } losuje { CARDS($cards, case: "acc") } i płaci graczowi { $other } { grammar-chips }.
    .you = Losujesz { CARDS($cards, case: "acc") } i płacisz graczowi { $other } { grammar-chips }.
    .to-you = { $name } losuje { CARDS($cards, case: "acc") } i płaci Ci { grammar-chips }.
trojka-discards-shown = { $name } pokazuje swoje zakryte karty: { CARDS($cards) }.
    .you = Pokazujesz swoje zakryte karty: { CARDS($cards) }.

# Dlaczego tak nie wolno, dla tego, kto próbował; .why mówi to samo o każdym, do nawiasu.
# $card to podana karta, $best najlepsza odkryta karta wziątki.

refusal-T4 = Nie masz karty { CARDS($card) } (T4).
    .why = karty { CARDS($card) } nie ma na ręku
refusal-T7 = Rozdający i pierwsza ręka muszą grać, więc nie możesz spasować (T7).
    .why = rozdający i pierwsza ręka nie mogą spasować
refusal-T8 = { $verb ->
    [play] { grammar-decide-first } (T8).
    [discard] { grammar-decide-first } (T8).
   *[other] Zatrzymać lub wymienić karty albo spasować można tylko przed grą o wziątki (T8).
}
    .why = { $verb ->
        [play] { grammar-decide-first.why }
        [discard] { grammar-decide-first.why }
       *[other] tylko przed grą o wziątki można zatrzymać karty, wymienić je albo spasować
    }
grammar-decide-first = Najpierw zdecyduj: zatrzymujesz karty, wymieniasz je czy pasujesz
    .why = najpierw trzeba zdecydować: zatrzymać karty, wymienić je czy spasować
refusal-T12 = { $verb ->
    [draw] Kartę losuje się tylko jako zapłatę za trójkę i tylko z kart do losowania (T12).
   *[other] Najpierw losuje się kartę jako zapłatę za trójkę (T12).
}
    .why = { $verb ->
        [draw] tej karty nie można wylosować
       *[other] najpierw losuje się kartę jako zapłatę za trójkę
    }
refusal-T16 = { $named ->
    [no] Wybierz jedną kartę (T16).
   *[yes] { $led ->
        [no] Wychodzi się jedną kartą, odkrytą (T16).
       *[yes] Nie możesz zagrać karty { CARDS($card) } odkrytej: nie przebija karty { CARDS($best) } (T16).
    }
}
    .why = { $named ->
        [no] trzeba podać jedną kartę
       *[yes] { $led ->
            [no] wychodzi się jedną kartą, odkrytą
           *[yes] karta { CARDS($card) } nie przebija karty { CARDS($best) }
        }
    }
refusal-T18 = To nie Twoja kolej: teraz gra { $turn } (T18).
    .why = teraz gra { $turn }
refusal-T22 = Rozdanie jest skończone (T22).
    .why = rozdanie jest skończone
refusal-TQ27 = Masz kartę w kolorze wyjścia, więc musisz dołożyć do koloru (TQ27).
    .why = trzeba dołożyć do koloru
refusal-TQ29 = Możesz przebić kartę { CARDS($best) }, więc nie wolno Ci dołożyć karty koszulką do góry (TQ29).
    .why = kto może przebić, nie może dołożyć karty koszulką do góry

# Co można zrobić, jako wiersz menu.
trojka-do-keep = zatrzymaj karty
trojka-do-exchange = wymień karty
trojka-do-pass = spasuj
trojka-do-play = zagraj odkrytą kartę: { CARDS($cards) }
trojka-do-discard = dołóż koszulką do góry: { CARDS($cards) }
trojka-do-draw = wylosuj kartę: { CARDS($cards) }

# Dlaczego ruch jest najlepszy, gdy potwierdzają to liczby podpowiedzi. Jedno pełne zdanie.
trojka-why-trumps = Masz { $count ->
    [one] atut
    [few] { $count } atuty
   *[other] { $count } atutów
}.
trojka-why-no-trump = Nie masz atutu.
trojka-why-pass = Kto pasuje, nic nie płaci za brak wziątki.
trojka-why-unbeaten = Nie przebija jej żadna karta, której nie widać.
trojka-why-few-beat = Przebija ją mniej niewidocznych kart niż twoje inne: { $count }.
trojka-why-keeps = Zachowuje wyższe karty na następne wziątki.
