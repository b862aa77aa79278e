# Napisy i pytania na ekranie: `ui-` i czego dotyczą. Krótko; napisy i przyciski bez kropki,
# zdania z kropką. $name to gracz, $count to liczba kart.

# Co gdzie leży.

ui-hand = Twoja ręka
ui-face-up = Odkryte karty
ui-your-row = Twoje odkryte karty
ui-new-row = Nowe odkryte karty
ui-hidden-cards = Zakryte karty
ui-stock = Talia { $count }
ui-pile = Stos { $count }
ui-toppled = Zbite { $count }
ui-empty = pusto
ui-swaps = { $count ->
    [one] została 1 wymiana
    [few] zostały { $count } wymiany
   *[many] zostało { $count } wymian
}
ui-out = Bez kart, miejsce { $place }
ui-bank = Bank { $amount }
ui-purse = Żetony { $amount }
ui-your-purse = Twoje żetony
ui-stake = Stawka { $amount }
ui-trump = Atut { $suit }
ui-turn-up = Odkryta karta { CARDS($cards) }
ui-trick = Wziątka
ui-tricks = { $count ->
    [one] 1 wziątka
    [few] { $count } wziątki
   *[many] { $count } wziątek
}
ui-dealer = rozdaje
ui-passed = pas
ui-exchanged = po wymianie
ui-best = najlepsza
ui-won-trick = bierze wziątkę
ui-cards-left = { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}

# Czyja kolej i na co czekamy.

ui-deal = { $deals ->
    [0] Rozdanie { $number }
   *[other] Rozdanie { $number } z { $deals }
}
ui-your-turn = Twoja kolej
ui-waiting = Teraz gra { $name }
ui-thinking = { $name } się zastanawia
ui-leads = { $name } wychodzi
    .you = Ty wychodzisz
ui-draws = { $name } losuje i płaci
    .you = Losujesz i płacisz
ui-beat = Przebij { $card }: wyższa karta albo { $suit }
ui-beat-trump = Przebij { $card }: wyższy { $suit }
ui-decide-hint = Zatrzymaj karty, wymień wszystkie trzy albo spasuj.
ui-swap-hint = Wybierz trzy karty z ręki zamiast odkrytych: { $count } z 3.
ui-arrange-hint = Wybierz trzy karty, które mają leżeć odkryte: { $count } z 3.

# Co można zrobić: przyciski.

ui-play = Zagraj { RANKS($cards, case: "some") }
ui-play-card = Zagraj { CARDS($cards, case: "acc") }
ui-play-none = Wybierz karty
ui-take = Zbierz stos
ui-take-sure = { $count ->
    [one] Możesz zagrać. Naciśnij jeszcze raz, aby mimo to zebrać tę kartę.
    [few] Możesz zagrać. Naciśnij jeszcze raz, aby mimo to zebrać { $count } karty.
   *[many] Możesz zagrać. Naciśnij jeszcze raz, aby mimo to zebrać { $count } kart.
}
ui-flip = Zagraj w ciemno
ui-reveal = Odkryj zakrytą kartę
ui-swap = Wymień odkryte karty
ui-swap-now = Wymień ({ $count } z 3)
ui-arrange = Wybierz odkryte karty
ui-arrange-now = Połóż odkryte ({ $count } z 3)
ui-end = Zakończ ruch
ui-keep = Zatrzymaj
ui-exchange = Wymień
ui-pass = Spasuj
ui-discard = { CARDS($cards) } koszulką do góry
ui-draw = Losuj kartę
ui-give-up = Wróć
ui-why = Dlaczego nie?
ui-why-none = Nic nie jest zabronione. Spróbuj zagrać kartę, która nie pasuje, i zapytaj.
ui-why-option = { $question } Tutaj: { $answer }. Inaczej: { $others }. ({ $option })
ui-rules = Zasady
ui-help = Pomoc
ui-hint = Podpowiedź
ui-log = Co się stało
ui-close = Zamknij
ui-back = Wróć
ui-yes = Tak
ui-no = Nie
ui-cancel = Anuluj

# Klawisze i co robią.

ui-keys = ? pomoc   r zasady   tempo { $pace }
ui-help-move = przejdź po swoich kartach
ui-help-choose = wybierz kartę albo jeszcze jedną
ui-help-rank = wybierz według figury
ui-help-play = zagraj wybrane
ui-help-tab = przejdź do przycisków
ui-help-clear = odłóż wybrane karty
ui-help-why = dlaczego nie?
ui-help-hint = co zrobiłby dobry bot
ui-help-rules = zasady tego stołu
ui-help-log = co się stało
ui-help-pace = inni grają szybciej lub wolniej
ui-help-suits = znaki w dwóch lub czterech barwach
ui-help-theme = jasno lub ciemno
ui-help-help = ta lista
ui-help-quit = odejdź od stołu

# Początek, odejście i powrót.

ui-choose-language = Jaki język?
ui-language = polski
ui-choose-game = Jaka gra?
ui-choose-preset = Jakie zasady?
ui-choose-players = Ilu graczy?
ui-choose-deals = Ile rozdań?
ui-choose-stake = Ile żetonów wynosi stawka?
ui-choose-name = Jak masz na imię?
ui-cannot-seat = { $count ->
    [one] Jeden gracz to za mało: { $sum }.
    [few] { $count } graczy nie może grać: { $sum }.
   *[many] { $count } graczy nie może grać: { $sum }.
}
ui-start = Zacznij
ui-resume = Wróć do zapisanego meczu
ui-nothing-to-resume = Nie ma zapisanego meczu.
ui-saved = Zapisano: { $path }
ui-not-saved = Nie zapisano: { $why }
ui-quit = Zakończ
ui-leave = Odejść od stołu?
ui-leave-text = Mecz jest zapisany i można do niego wrócić.
ui-leave-yes = Odejdź
ui-leave-table = Odejdź od stołu
ui-stay = Zostań

# Kilka osób przy jednej klawiaturze.

ui-pass-keyboard = Klawiaturę przejmuje { $name }.
ui-cover = Teraz gra { $name }
ui-cover-text = Przekaż klawiaturę. Karty są zakryte, dopóki nie usiądzie przy niej { $name }.
ui-cover-ready = Tu { $name }
ui-hidden-from-others = To widzisz tylko Ty.
ui-press-enter = Naciśnij Enter.

# Wpisane odpowiedzi.

ui-not-understood = Nie rozumiem: „{ $text }”.
ui-no-such-card = Nie ma karty „{ $text }”.
ui-more-than-one = „{ $text }” może znaczyć kilka rzeczy: { $choices }.

# Koniec rozdania i mecz.

ui-deal-over = Koniec rozdania
ui-match-over = Koniec meczu
ui-next-deal = Następne rozdanie
ui-rematch = Zagraj jeszcze raz
ui-match-score = Mecz do tej pory
ui-wins = Wygrane rozdania
ui-wins-of = { $count ->
    [one] { $name }: 1 wygrana
    [few] { $name }: { $count } wygrane
   *[many] { $name }: { $count } wygranych
}
ui-settled = Żetony po ostatnim rozdaniu

## Wiersz poleceń i stół wiersz po wierszu.

# Narysowana pozycja; krótko, bez kropek.
ui-board-stock-kolmonen = Talia { $count }
ui-board-stock-trojka = Talon { $count }
ui-board-pile = { $count ->
    [0] Stos –
   *[other] Stos { $count }: { $cards }
}
ui-board-toppled = Zbite { $count }
ui-board-hidden = Zakryte
ui-board-row = Odkryte
ui-board-hand = Ręka
ui-board-out = bez kart, miejsce { $place }
ui-board-bank = Bank { $amount }
ui-board-trump = Atut { $suit } ({ $card })
ui-board-holder = Bank bierze { $name }
ui-board-passed = pas
ui-board-trick = We wziątce
ui-board-tricks = Wziątki
ui-board-chips = Żetony

# Pozycja zdaniami. $cards to grupy kart.
ui-plain-hand = Twoja ręka: { CARDS($cards) }.
ui-plain-hand-empty = Twoja ręka jest pusta.
ui-plain-row = Twoje odkryte karty: { CARDS($cards) }.
ui-plain-hidden = Twoje zakryte karty: { $count }.
ui-plain-no-pile = Stół jest pusty. Na wyjście pasuje: { $fits }.
ui-plain-pile = { $count ->
    [1] Na stosie: { CARDS($cards) }.
   *[other] Na wierzchu stosu: { CARDS($cards) }. Kart na stosie: { $count }.
}
# $fits to jeden z komunikatów kolmonen-fits-….
ui-plain-fits = Pasuje: { $fits }.
ui-plain-whole-pile = Stos od spodu: { CARDS($cards) }.
ui-plain-stock-kolmonen = Kart w zakrytej talii: { $count }.
ui-plain-stock-trojka = Kart w talonie: { $count }.
ui-plain-toppled = Kart zbitych: { $count }.
ui-plain-swaps = Pozostałe wymiany: { $count }.
ui-plain-out = { $name } nie ma już kart, miejsce { $place }.
ui-plain-other = { $name }: kart na ręku { $count }, zakrytych { $hidden }.
ui-plain-other-row = { $name }, odkryte karty: { CARDS($cards) }.
ui-plain-other-known = { $name }, na ręku, co wszyscy widzieli: { CARDS($cards) }.
ui-plain-bank = W banku: { $amount }.
ui-plain-trump = Atutem jest { SUIT($cards) }; odkryta karta to { CARDS($cards) }.
ui-plain-in-trick = We wziątce, { $name }: { CARDS($cards) }.
ui-plain-in-trick-down = We wziątce, { $name }: karta koszulką do góry.
ui-plain-lead = Wychodzisz: dowolna karta.
ui-plain-best = Do przebicia: { CARDS($cards) }, karta gracza { $name }.
ui-plain-you-have = Twoje żetony: { $chips }. Twoje wziątki: { $tricks }.
ui-plain-chips = { $name }: żetony { $chips }, wziątki { $tricks }.
ui-plain-passed = { $name } pasuje w tym rozdaniu.
ui-plain-played = { $name }, zagrane karty: { CARDS($cards) }.

# Przebieg meczu.
ui-plain-seat = Przy stole: { $name }.
# $bot to nazwa bota.
ui-plain-seat-bot = Przy stole: { $name }, bot ({ $bot }).
ui-plain-help-hint = Napisz pomoc, a zobaczysz, co można pisać.
ui-plain-deal = Rozdanie { $number }. Rozdaje { $name }.
    .you = Rozdanie { $number }. Ty rozdajesz.
ui-plain-hide = Naciśnij Enter, aby wyczyścić ekran; potem gra { $name }.
ui-plain-pass-keyboard = Klawiaturę bierze { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
ui-plain-next-deal = Następne rozdanie? Enter to tak, n to nie:
ui-plain-rematch = Rewanż, z tymi samymi graczami i zasadami? t to tak, Enter to nie:
# Odpowiedzi twierdzące i przeczące, oddzielone spacjami.
ui-plain-yes-words = t tak
ui-plain-no-words = n nie
ui-plain-yes-or-no = Napisz { $yes } (tak) albo { $no } (nie).
ui-plain-match-over = { $count ->
    [one] Koniec meczu po jednym rozdaniu.
    [few] Koniec meczu po { $count } rozdaniach.
    [many] Koniec meczu po { $count } rozdaniach.
   *[other] Koniec meczu po { $count } rozdania.
}
ui-plain-final-chips = { $name }: { $amount }
ui-plain-final-wins = { $name }: wygrane { $count }
ui-plain-record = Zapis tego meczu: { $path }
ui-plain-saved = Mecz jest zapisywany po każdym ruchu. Aby do niego wrócić: { $command }
ui-plain-left = Mecz jest zapisany. Aby do niego wrócić: { $command }
ui-plain-not-saved = Nie można zapisać meczu: { $why }

# Pisanie.
ui-plain-prompt = Twój ruch:
ui-plain-can-play = Możesz zagrać: { $ranks }.
ui-plain-menu-hint = Napisz menu, a usłyszysz wszystkie możliwości ({ $count }).
ui-plain-choice = #{ $number } { $what }
ui-plain-not-understood = Tutaj to nic nie znaczy. Napisz pomoc, a zobaczysz, co można pisać.
ui-plain-number-hint = Aby wybrać tę możliwość z menu, napisz #{ $number }.
ui-plain-no-such-choice = Wybierz numer od 1 do { $count }.
ui-plain-which-card = Którą: { CARDS($cards) }? Napisz też kolor: c trefl, d karo, h kier, s pik.
ui-plain-cards-wanted = { $count ->
    [0] Napisz to bez kart.
    [one] Napisz też, którą kartę.
   *[other] Napisz też, które karty ({ $count }).
}
# $rule jest zapisane jak w wierszu poleceń, na przykład two_effect=reset_only.
ui-plain-house-rule = Zasada domowa by na to pozwoliła: { $question } { $answer }. ({ $rule })
ui-plain-hint-thinking = Chwilę, patrzę naprzód…
ui-plain-why-what = Napisz, którą kartę lub jaki ruch, na przykład: dlaczego 5
ui-plain-why-legal = To jest dozwolone.
ui-plain-no-clause = Nie ma zasady { $clause }.
ui-plain-rules-hint = Napisz zasada i numer, na przykład: zasada { $clause }. Cała księga zasad: { $command }
ui-plain-help-kolmonen =
    Karty: 5 zagrywa piątkę, 5 5 lub 55 dwie piątki; 10 lub T to dziesiątka; 5c to piątka trefl.
    zbierz: zbierz stos. ciemno: zagraj w ciemno. dość: zakończ ruch.
    wymień 3 4 9: połóż te trzy karty z ręki w miejsce odkrytych.
    wybierz 3 4 9: przed grą te trzy mają leżeć odkryte. odkryj: odkryj zakrytą kartę.
ui-plain-help-trojka =
    zatrzymaj, wymień albo pas: decyzja przed wziątkami.
    Karty: 5 lub K, albo z kolorem: 5c, Kd. Karta, której nie można zagrać odkrytej, idzie koszulką do góry.
    zagraj Kd: odkryta. dołóż 5c: koszulką do góry.
ui-plain-help =
    #2: druga możliwość z menu. menu: wszystkie możliwości.
    dlaczego 5: dlaczego tak nie wolno. zasada K15: co mówi zasada.
    podpowiedź: co zrobiłby dobry bot i dlaczego.
    stół: cały stół zdaniami. rysunek: narysowany stół. przebieg: co się stało.
    zapisz: jak zapisywany jest mecz. koniec: wyjście; mecz zostaje zapisany.

# Co można pisać zamiast angielskich słów; kilka z przecinkami.
ui-plain-type-help = pomoc
ui-plain-type-board = stół
ui-plain-type-picture = rysunek, obraz
ui-plain-type-log = przebieg
ui-plain-type-hint = podpowiedź, i
ui-plain-type-why = dlaczego, dlaczego nie, czemu
ui-plain-type-rules = zasada, zasady
ui-plain-type-menu = możliwości
ui-plain-type-save = zapisz
ui-plain-type-quit = koniec, wyjdź
ui-plain-type-play = zagraj, graj
ui-plain-type-take = zbierz, weź
ui-plain-type-flip = ciemno, w ciemno
ui-plain-type-swap = wymień
ui-plain-type-arrange = wybierz
ui-plain-type-reveal = odkryj
ui-plain-type-end = dość, zakończ
ui-plain-type-keep = zatrzymaj
ui-plain-type-exchange = wymień
ui-plain-type-pass = pas, pasuję
ui-plain-type-discard = dołóż

# Co napisać, gdy potrzebne są karty.
ui-plain-swap-hint = { $what } (napisz: wymień i trzy karty z ręki)
ui-plain-arrange-hint = { $what } (napisz: wybierz i trzy karty, albo samo wybierz, aby nic nie zmieniać)

# Siadanie do stołu.
ui-cli-which-game = Która gra: 1 Kolmonen, 2 Trójka? Enter to Kolmonen:
ui-cli-how-many = Ilu graczy, razem z Tobą: od { $fewest } do { $most }? Enter to { $usual }:
ui-cli-choose = Napisz numer od { $fewest } do { $most }.
ui-cli-player = Gracz
ui-cli-player-number = Gracz { $number }
ui-cli-no-textual = Pełny ekran wymaga pakietu Textual (pip install "kolmikko[tui]"); oto gra wiersz po wierszu.
ui-cli-needs-fast = Potrzebne są Numba i NumPy: pip install "kolmikko[fast]"
ui-cli-needs-plot = Do wykresu potrzebny jest Matplotlib: pip install "kolmikko[plot]"
ui-cli-picture = Wykres: { $path }

# Argumenty, których nie można tak rozumieć: małą literą, bez kropki. $option jest zapisane jak
# w wierszu poleceń, $known wylicza to, co jest.
ui-cli-hint = Pomoc: { $command }
ui-cli-no-preset = --preset { $preset }: do wyboru są { $known }
ui-cli-rule-form = --rule { $rule }: zapisz to jako KLUCZ=WARTOŚĆ
ui-cli-no-option = --rule: nie ma ustalenia { $option } (są: { $known })
ui-cli-no-answer = --rule: { $option }={ $value } nie pasuje; do wyboru: { $known }
ui-cli-no-number = --rule: { $option } to liczba od { $least } do { $most }
ui-cli-no-bot = { $option } { $bot }: są boty { $known }
ui-cli-too-few-players = --players { $players } to za mało dla tych imion i botów
ui-cli-bot-count = botów w --bots: { $bots }, graczy: { $players }; podaj jednego bota albo po jednym dla każdego
ui-cli-arena-bots = botów: { $bots }, graczy: { $players }; arena potrzebuje co najmniej dwóch botów i miejsca dla każdego
ui-cli-no-name = --name: w imieniu nie ma podziału wierszy ani znaków sterujących
ui-cli-same-name = --name: dwóch graczy nie może mieć tego samego imienia { $name }
ui-cli-plot-suffix = { $option } { $path }: rysunek ma końcówkę { $known }
ui-cli-plot-folder = { $option } { $path }: nie ma takiego folderu
ui-cli-no-pack = --pack { $pack }: w grze { $game } kart jest { $cards }
ui-cli-no-card = --seen: nie ma karty { $card }; karty zapisuje się 5c, Td
ui-cli-card-twice = --seen: { $card } podano dwa razy
ui-cli-not-in-pack = { $cards ->
    [few] --seen: karty { $card } nie ma w talii liczącej { $cards } karty
   *[many] --seen: karty { $card } nie ma w talii liczącej { $cards } kart
}
ui-cli-seen-too-many = --seen: zostaje za mało kart, których nie widać
ui-cli-no-chips = { $option }: w grze { $game } nie ma żetonów; pomiń to
ui-cli-no-match = { $option }: { $game } to jedno rozdanie bez żetonów; pomiń to, a --games poda, ile ich ma być
ui-cli-list-alone = --list tylko wylicza mecze; pomiń { $option } albo wróć do meczu bez --list
ui-cli-needs-plain = { $option } jest dla --plain; dodaj to albo pomiń { $option }
ui-cli-whole-book = { $option } dotyczy całej księgi zasad; pomiń to albo pomiń { $entry }

# Zapisane mecze. $path to plik.
ui-save-none = Nie ma niedokończonego meczu. Aby zacząć nowy: kolmikko play
ui-save-no-number = Niedokończonych meczów jest tylko { $count }. Aby je zobaczyć: kolmikko resume --list
ui-save-line = { $number }  { $game }, rozdanie { $deal }: { $names } ({ $when })
ui-save-resumed = Ciąg dalszy: { $game }, rozdanie { $deal }.
ui-save-unreadable = Pliku { $path } nie można odczytać jako zapisanego meczu: { $detail }. Plik zostaje bez zmian.
ui-save-foreign = { $path } nie jest meczem zapisanym przez kolmikko. Plik zostaje bez zmian.
ui-save-newer = { $path } pochodzi z innej wersji kolmikko (format { $detail }). Plik zostaje bez zmian.
ui-save-changed = Meczu { $path } nie można dokończyć, bo zasady lub tasowanie tej wersji są inne ({ $detail }). Plik zostaje bez zmian; zapis w nim nadal można czytać.
ui-save-missing = Nie ma pliku { $path }.
ui-save-parted = Inny program poszedł z tym meczem dalej. Nic nie przepadło: odtąd ten jest zapisywany osobno, w { $path }.

# Zapisy gier.
ui-replay-title = { $record }: { $game }
ui-replay-players = Gracze: { $names }
ui-replay-rules = Zasady: { $preset }
ui-replay-change = { $question } { $answer }.
ui-replay-stake = Stawka: { $amount }
ui-replay-deal = Rozdanie { $number }. Rozdaje { $name }.
ui-replay-unfinished = Zapis kończy się tutaj; rozdanie trwa.
ui-replay-if-last = Jeśli to było ostatnie rozdanie meczu:
ui-replay-partial = Niektóre karty tego rozdania są nieznane (??): oto, co zrobiono, bez sprawdzania i bez skutków.
ui-replay-clauses = Przywołane zasady:

# Szanse.
ui-odds-title = { $game }, kart: { $cards }. Dokładne szanse
ui-odds-hand = Ręka z trzech kart
ui-odds-hands = Liczba rąk
ui-odds-chance = Szansa
ui-odds-any = trójka
ui-odds-suit = jednego koloru
ui-odds-rank = jednej figury
ui-odds-all = wszystkie ręce
ui-odds-points = Trójka ma od { $lowest } do { $highest } oczek.
ui-odds-payment = Gracz, który losuje z niej kartę, płaci średnio jedną trzecią jej oczek.
ui-odds-players = Gracze
ui-odds-others = Inni
ui-odds-of-others = Liczone są ręce innych, bo twoja jest wśród kart, które znasz.
ui-odds-somebody = Ktoś ma trójkę
ui-odds-two-or-more = Ma ją co najmniej dwóch
ui-odds-trump = Ktoś ma trójkę atutową
ui-odds-in-deal-players = Liczba graczy: { $count }
ui-odds-in-deal-others = Liczba innych: { $count }
ui-odds-exactly = { $count ->
    [0] nikt nie ma trójki
    [one] ma ją dokładnie jeden
   *[other] ma ją dokładnie { $count } graczy
}
ui-odds-stock = Zakryta talia po rozdaniu
ui-odds-top = Na wierzchu
ui-odds-fits = Co pasuje
ui-odds-cards = Karty
ui-odds-blind = { $count ->
    [0] To szansa karty w ciemno, gdy znana jest tylko wierzchnia karta.
    [one] To szansa karty w ciemno, gdy znana jest jeszcze 1 karta.
    [few] To szansa karty w ciemno, gdy znane są jeszcze { $count } karty.
   *[other] To szansa karty w ciemno, gdy znanych jest jeszcze { $count } kart.
}

# Stół w terminalu: własne miejsce i znaki pod kartami.

ui-you = Ty
ui-choose-card = Wybierz kartę
ui-choosing = zatrzymaj, wymień albo spasuj
ui-too-small = Za mało miejsca. Powiększ okno albo wyjdź (Ctrl+Q) i wpisz: kolmikko resume --plain
ui-row-hint = Twoja kolej: grasz swoimi odkrytymi kartami.
ui-help-signs = ● wolno zagrać   ▼ wolno dołożyć zakrytą   ○ wolno wybrać
ui-help-mouse = Myszą: kliknij karty, potem przycisk. Prawy przycisk pyta, dlaczego nie.
ui-cli-first-compile = Kompilacja szybkich zasad, raz na tym komputerze: około pół minuty …
ui-cli-warm = { $count ->
    [0] Wszystko było już skompilowane.
    [one] Skompilowano 1 funkcję, { $seconds } s.
    [few] Skompilowano { $count } funkcje, { $seconds } s.
   *[other] Skompilowano { $count } funkcji, { $seconds } s.
}

# Areny i symulacje. $bots to nazwy botów.
ui-study-games = Gry
ui-study-arena = { $game }: boty przeciw botom, graczy { $players }, rozdań { $deals } na wszystkich miejscach, gier { $games }
ui-study-simulate = { $game }: gier { $games } ({ $bots })
ui-study-matches = { $game }: meczów { $games }, rozdań { $deals } ({ $bots })
ui-study-bot = Bot
ui-study-wins = Wygrane na grę
ui-study-stakes = Wygrane stawki na rozdanie
ui-study-interval = Przedział 95 %
ui-study-alone = Sam wśród innych
ui-study-even = gra równych
ui-study-even-wins = Równi gracze wygrywaliby po 1/{ $players }.
ui-study-even-stakes = Równi gracze wygrywaliby 0.
ui-study-draws = Gry zakończone patem: { $value } % ({ $interval })
ui-study-seat = Miejsce { $number }
ui-study-mean = Średnia
ui-study-turns = Ruchy w grze
ui-study-topples = Zbicia w grze
ui-study-swaps = Wymiany w grze
ui-study-stalemates = Paty, %
ui-study-share = Wygrane, { $seat }
ui-study-lengths = Ruchy: w 5 % gier najwyżej { $p5 }, w połowie { $median }, w 95 % { $p95 }, w 99 % { $p99 }, w najdłuższej { $longest }. Miejsce 1 to pierwsza ręka.
ui-study-median = połowa gier: najwyżej { $turns }
ui-study-of-deals = Na 100 rozdań
ui-study-sets = bank bierze trójka
ui-study-sweeps = biorą go trzy wziątki
ui-study-halves = dwie wziątki biorą połowę
ui-study-carried = bank zostaje
ui-study-seats = Miejsce 1 to pierwsza ręka, ostatnie to rozdający.
ui-study-growth = Bank w stawkach po każdym rozdaniu meczu, według numeru rozdania:
ui-study-bank-length = Bank trwa średnio { $deals } rozdania.
ui-study-deal = Rozdanie meczu
ui-study-bank = Bank w stawkach
