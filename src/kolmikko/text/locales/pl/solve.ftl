# Gra dokładna: `kolmikko solve` i `kolmikko strategy`. Szanse są w procentach.

solve-title = { $game } dla dwojga, kart: { $cards }, stawka { $stake }: gra, przeciw której nic nie zyskuje
solve-by-rule = { $game } dla dwojga, kart: { $cards }: wychodź średnią kartą, przebijaj najniższą, która przebija, inaczej dokładaj najniższą. Dowolny bank.
solve-turn-up = Odkryta
solve-bank = Bank
solve-worth = Wygrywa wychodzący
solve-tricks = { $count ->
    [one] 1 wziątka
    [few] { $count } wziątki
   *[other] { $count } wziątek
}
solve-gain = Można by zyskać
solve-units = Szanse są wychodzącego w rozdaniu bez trójki. To, co wygrywa wychodzący ze wszystkimi następnymi rozdaniami, i to, co oboje mogliby razem zyskać najlepszą odpowiedzią na grę drugiej osoby (NashConv), jest w stawkach.
solve-units-by-rule = Szanse są wychodzącego w rozdaniu bez trójki. To, co oboje mogliby razem zyskać najlepszą odpowiedzią na grę drugiej osoby (NashConv), jest największe dla dowolnego banku, w bankach.
solve-label = Rozwiązywanie
solve-written = Tablice: { $path }

# Czego się odmawia. $rule to opcja, $known to nazwy albo liczby.
solve-not-these-rules = zasady domowe, według których wziątki rozstrzygają się inaczej, nie są rozwiązane ({ $rule })
solve-needs-fast = to wymaga NumPy: pip install 'kolmikko[fast]'
solve-no-tables = --write jest dla zasad, według których dwie wziątki zabierają pół banku
solve-stake-by-rule = { $option } nic nie zmienia, gdy wygrywają tylko trzy wziątki; pomiń tę opcję
solve-no-table = stawka { $stake }, w banku { $bank }: na to i na te zasady nie ma tablicy
solve-banks = stawka { $stake }, w banku { $bank }: ze stawkami w banku może być tylko { $known }
solve-hand = --hand: trzeba trzech różnych kart z talii, bez odkrytej
solve-hand-trojka = --hand: to jest trójka; nie gra się wziątek
solve-led = --led: trzeba karty, której nie ma na ręce i która nie jest odkryta
solve-led-leader = --led jest dla rozdającego; pomiń tę opcję albo podaj --seat dealer
solve-card = { $option }: nie ma karty { $card }; karty pisze się 5c, Td

# Jedna ręka.
solve-asked-leader = { $hand }, odkryta { $card }, bank { $bank }: ty wychodzisz
solve-asked-dealer = { $hand }, odkryta { $card }, bank { $bank }: ty rozdajesz
solve-asked-led = { $hand }, odkryta { $card }, bank { $bank }: na stole { $led }
solve-card-to-play = Karta
solve-chance = Zagraj ją
solve-you-win = Wygrywasz
solve-led-card = Na stole
solve-of-tricks = Jak często zagrać każdą kartę, a dalej szanse na twoje wziątki. Twoja wygrana jest w stawkach, z następnymi rozdaniami tam, gdzie znają je tablice.
solve-of-answers = Jak często zagrać każdą kartę na to, co leży na stole. Z opcją --led widać też szanse na twoje wziątki.
