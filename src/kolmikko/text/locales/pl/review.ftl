### kolmikko review

review-title = Ocena gry { $record }: { $game }, decyzje: { $count }, ocenia { $bot }
review-judging = Decyzje
review-player = Gracz
review-decisions = Decyzje
review-good = Bez straty
review-cost = Stracone punkty
review-dearest = Co kosztowało najwięcej:
review-none = Nikt niczego nie stracił.
review-done = rozdanie { $deal }, ruch { $number }, { $name }: { $done }
review-per-cent = { $value } % ({ $low }–{ $high })
review-per-cent-exact = { $value } %
review-stakes = { $value } stawki ({ $low } do { $high })
review-stakes-exact = { $value } stawki
review-known-better = Według tego, co można było wiedzieć: { $made }. Lepiej: { $better }, { $best }.
review-known-equal = Według tego, co można było wiedzieć: { $made }, praktycznie nie gorzej niż cokolwiek innego.
review-known-unclear = Według tego, co można było wiedzieć: { $made }. Może lepiej: { $better }, { $best }; różnicy nie udało się ustalić.
review-open-better = Przy wszystkich kartach odkrytych: { $made }. Lepiej: { $better }, { $best }.
review-open-equal = Przy wszystkich kartach odkrytych: { $made }, praktycznie nie gorzej niż cokolwiek innego.
review-open-unclear = Przy wszystkich kartach odkrytych: { $made }. Może lepiej: { $better }, { $best }; różnicy nie udało się ustalić.
review-verdict-unlucky = Dobrze według tego, co można było wiedzieć, ale pechowo.
review-verdict-lucky = Źle, ale szczęśliwie.
review-verdict-costly = Kosztowne tak czy inaczej.
review-hindsight = Dobre, ale pechowe:
review-luck = Gdzie odwrócił się los:
review-lucky = rozdanie { $deal }, ruchy { $after }–{ $before }: szczęście, { $name }, punkty: { $points }
review-unlucky = rozdanie { $deal }, ruchy { $after }–{ $before }: pech, { $name }, punkty: { $points }
review-note = Punkt to setna część wygranej. Szanse pochodzą z przeszukiwania bota według tego, co mógł wiedzieć każdy gracz: służą do porównywania ruchów, a jako prognozy są zbyt pewne siebie.
review-note-calibrated = Punkt to setna część wygranej. Szanse pochodzą z przeszukiwania bota według tego, co mógł wiedzieć każdy gracz, i są poprawione według tego, jak często takie szanse się sprawdzały w grach botów przeszukujących.
review-note-stakes = Punkt to setna część stawki. Wartości to stawki, które miejsce wygrywa od tej chwili, gdy bank należy do wszystkich, według przeszukiwania bota z tego, co mógł wiedzieć każdy gracz: służą do porównywania ruchów.
review-note-exact = Wartości bez przedziału są policzone, a nie oszacowane: wziątki w Trójce według rozwiązania, końcówki w grze Kolmonen dla każdego możliwego układu niewidocznych kart, tak jakby wszystkie leżały odkryte.
review-note-open = „Przy wszystkich kartach odkrytych” to to samo przeszukiwanie z kartami, które naprawdę leżały; jego liczby nie są poprawiane.
review-note-closed = Ocenione jest tylko to, co można było wiedzieć: dla tych decyzji nie ma przeszukiwania z odkrytymi kartami.
review-nothing = W tym zapisie nie ma decyzji, dla której { $bot } miałby szanse do porównania.
review-no-seat = W tym zapisie nie ma miejsca { $seat } (są: { $known }).
review-plot = Szanse na wygraną: { $record }
review-plot-x = Ruch
review-plot-y = Procent
review-plot-stakes = Stawki do wygrania: { $record }
review-plot-y-stakes = Stawki

## The review in the browser

review-beside = Co jest obok stołu
review-button = Ocena
review-of = Czyja ocena
review-everybody = wszyscy
review-progress = ocenione decyzje: { $done } z { $total }
review-stopped = Oceny nie można teraz otrzymać.
review-empty = W tej grze nie ma decyzji z szansami do porównania.
review-curve = Szansa na wygraną w każdym kroku
review-chance-of = Szansa, { $name }: { $value }
review-curve-stakes = Stawki do wygrania w każdym kroku
review-value-of = Wartość, { $name }: { $value } stawki
review-at = Rozdanie { $deal }, ruch { $number }
review-lost = { $points ->
    [one] stracony { $points } punkt
    [few] stracone { $points } punkty
    [many] straconych { $points } punktów
   *[other] straconego { $points } punktu
}
review-sum = { $count ->
    [one] Jedna decyzja, w tym bez straty: { $good }, stracone punkty razem: { $lost }.
    [few] { $count } decyzje, w tym bez straty: { $good }, stracone punkty razem: { $lost }.
    [many] { $count } decyzji, w tym bez straty: { $good }, stracone punkty razem: { $lost }.
   *[other] { $count } decyzji, w tym bez straty: { $good }, stracone punkty razem: { $lost }.
}
review-here = { $name }: { $done }
review-nothing-here = W tym kroku niczego nie oceniono.
review-known = Co można było wiedzieć
review-open = Wszystkie karty odkryte
review-better = Lepiej: { $better }
review-as-good = Nie gorzej niż cokolwiek innego
review-perhaps = Może lepiej: { $better }
review-verdict-sound = Nic nie stracono.
review-verdict-known = Kosztowne według tego, co można było wiedzieć.
review-turn-lucky = Szczęście, { $name }
review-turn-unlucky = Pech, { $name }
review-gained = + { $points } pkt
review-dropped = − { $points } pkt

review-play-on = Graj dalej stąd
review-same-deal = To samo rozdanie jeszcze raz
review-again-note = Nowy stół tylko dla ciebie, z botami na pozostałych miejscach. Widzą one tylko to, co wolno wiedzieć ich miejscom.
review-again-moved = Gra zaczyna się przed ruchem { $number } w rozdaniu { $deal }.
review-again-whole = Rozdanie { $deal } od początku, te same karty w tej samej kolejności.
review-again-seat = Twoje miejsce
review-again-bots = Pozostali
review-again-begin = Zacznij
