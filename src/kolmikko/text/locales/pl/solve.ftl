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

# Zatrzymanie, wymiana i pas, gdy graczy jest troje lub więcej.
solve-choices = { $game }, graczy: { $players }, kart: { $cards }, stawka { $stake }: ile zyskuje jedno miejsce, gdy samo inaczej zatrzymuje, wymienia lub pasuje
solve-all-play = Wszyscy pozostali i ono samo
solve-all-keep = zawsze zatrzymują karty
solve-all-thumb = grają według prostych reguł
solve-all-table = grają według obliczonej tablicy
solve-all-bot = robią to, co { $bot }
solve-seat = Miejsce
solve-nothing-seen = niczego nie widać
solve-units-choices = W stawkach na rozdanie, gdy to, co zostaje w banku, należy do wszystkich po równo. Najlepsza odpowiedź zależy od klas trzech kart, banku i wcześniejszych decyzji; powstaje z połowy rozdań, a mierzy się ją na drugiej połowie. Miejsce 1 to pierwsza ręka, ostatnie to rozdający. Tablicę, przeciw której żadne miejsce samo nic nie zyskuje, kilkoro razem może jednak pokonać.
solve-tricks-by-thumb = Wziątki gra się według prostych reguł.
solve-tricks-by-bot = Wziątki rozgrywa { $bot }.

# Czego się odmawia. $rule to opcja, $known to nazwy albo liczby.
solve-not-these-rules = zasady domowe, według których wziątki rozstrzygają się inaczej, nie są rozwiązane ({ $rule })
solve-needs-fast = to wymaga NumPy: pip install 'kolmikko[fast]'
solve-no-tables = --write jest dla zasad, według których dwie wziątki zabierają pół banku
solve-stake-by-rule = { $option } nic nie zmienia, gdy wygrywają tylko trzy wziątki; pomiń tę opcję
solve-only-two = { $option } jest dla dwojga graczy; pomiń tę opcję
solve-only-more = { $option } jest dla trojga lub więcej graczy; pomiń tę opcję
solve-only-bot = { $option } należy do --bot; pomiń tę opcję
solve-no-table = stawka { $stake }, w banku { $bank }: na to i na te zasady nie ma tablicy
solve-banks = stawka { $stake }, w banku { $bank }: ze stawkami w banku może być tylko { $known }
solve-turn-up-pack = --turn-up: w talii nie ma karty { $card }
solve-hand-or-chart = trzeba jednego z dwojga: --hand dla jednej ręki albo --chart dla wszystkich
solve-chart-led-missing = --chart: dla rozdającego --led mówi, na którą kartę się odpowiada
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

# Wykres wszystkich rąk. $suit to znak atutu.
solve-chart-leader = Odkryta { $card }, bank { $bank }: czym wyjść z każdą ręką
solve-chart-led = Odkryta { $card }, bank { $bank }: co zagrać z każdą ręką, gdy na stole jest { $led }
solve-chart-about = Każde pole to ręka: najwyższa karta stoi nad tabelą, średnią czyta się w poprzek, najniższą w górę. { $suit } oznacza atut; kolor pozostałych kart nie ma znaczenia. Pola w paski gra się raz tak, raz inaczej, tak często, jak szerokie są paski. Ręce, które są trójką, pominięto.
solve-chart-low = najniższa karta
solve-chart-middle = średnia karta
solve-chart-high = najwyższa karta
solve-chart-across = średnia karta
solve-chart-upwards = najniższa karta
solve-chart-panel = najwyższa karta { $card }
solve-chart-hover = Zatrzymaj się na polu, a zobaczysz jego karty i to, jak często zagrać każdą.
