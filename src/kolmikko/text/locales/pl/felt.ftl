# Stół w przeglądarce: jego rama i stół do Trójki. $name i $names to gracze.

# Co jest wokół stołu.
felt-title = { $game } – kolmikko
felt-title-your-turn = Twoja kolej – { $game }
felt-notice = Teraz Twoja kolej.
felt-home = Na stronę główną
felt-menu = Menu
felt-invite = Zaproś
felt-other-device = Graj dalej na innym urządzeniu
felt-loading = Chwileczkę
felt-connecting = Łączenie ze stołem
felt-table-code = Kod tego stołu: { $code }
# $deals to umówiona liczba rozdań albo 0.
felt-deal = { $deals ->
    [0] Rozdanie { $number }
   *[other] Rozdanie { $number } z { $deals }
}
felt-drawer = Panel boczny
felt-drawer-close = Zamknij panel boczny
felt-tab-log = Przebieg
felt-tab-rules = Zasady
felt-tab-talk = Czat
felt-tab-talk-new = Czat ({ $count })
felt-tab-players = Gracze
felt-unread = { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
felt-rules-here = Zasady tego stołu
felt-settings = Ustawienia
felt-text = Opis stołu
felt-keys = Klawisze
felt-keys-more = Kartę można też wybrać po figurze: 2–9, 0 to dziesiątka, dalej litery z kart.
felt-key-cards = przejdź po swoich kartach
felt-key-choose = wybierz kartę
felt-key-main = zagraj wybraną
felt-key-back = wróć albo zamknij
felt-key-tab = przejdź do przycisków
felt-key-log = przebieg gry
felt-key-rules = zasady
felt-key-chat = czat
felt-key-hint = podpowiedź
felt-key-menu = menu
felt-key-text = opis stołu
felt-key-help = te klawisze
felt-pause = Zaproponuj przerwę
felt-resume = Gramy dalej
felt-stop = Zaproponuj koniec meczu
felt-stop-sure = Zapytać wszystkich, czy skończyć teraz? Naciśnij jeszcze raz.
felt-leave = Zwolnij miejsce
felt-leave-sure = Zwolnić miejsce? Naciśnij jeszcze raz.
felt-leave-sure-running = Zwolnić je na dobre? Dalej będzie grać bot. Naciśnij jeszcze raz.

# Ludzie przy stole.
felt-bot = Bot { $number }
felt-nobody = Miejsce { $number }
felt-you = Ty
felt-your-turn = Twoja kolej
felt-others = Pozostali
felt-player = Gracz
felt-players = Gracze
felt-thinking = myśli
felt-your-time = Pozostały czas: { $time }
felt-to-act = Kolej na to miejsce.
felt-dealer = Rozdaje
felt-is-bot = bot
felt-is-host = gospodarz
felt-is-you = Ty
felt-heir = { $name } usiądzie tu przy następnym rozdaniu.
felt-away = { $minutes ->
    [0] poza stołem
   *[other] poza stołem od { $minutes } min
}
    .short = nie ma
felt-away-until = { $minutes ->
    [0] poza stołem, bot zagra za { $time }
   *[other] poza stołem od { $minutes } min, bot zagra za { $time }
}
    .short = bot za { $time }
felt-stood-in = poza stołem, zastępuje bot
    .short = gra bot
    .you = Bot zagrał w Twoim zastępstwie.
felt-watchers = { $count ->
    [0] Nikt więcej się nie przygląda.
    [one] Przygląda się 1 osoba.
    [few] Przyglądają się { $count } osoby.
   *[many] Przygląda się { $count } osób.
}
felt-take-seat = Usiądź do gry
felt-mute = Wycisz
felt-unmute = Cofnij wyciszenie
felt-kick = Wyproś
felt-kick-sure = Wyprosić: { $name }? Naciśnij jeszcze raz.
felt-hand-over = Zrób gospodarzem
felt-hand-over-sure = Nowy gospodarz: { $name }? Naciśnij jeszcze raz.
felt-allow-chat = Czat jest dozwolony

# Komunikaty nad stołem.
felt-offline = Brak połączenia z siecią. Twoje miejsce czeka.
felt-coming-back = Połączenie zerwane. Wracamy do stołu.
felt-paused = Mecz jest wstrzymany.
felt-you-watch = Przyglądasz się grze.
felt-barred = Gospodarz wyprasza Cię od tego stołu.
felt-you-wait = Grasz od następnego rozdania.
felt-understood = Rozumiem
felt-read-clause = Przeczytaj { $clause }
felt-remedy = Pozwoliłaby na to zasada domowa. { $question } { $answer }.
felt-undo = Cofnij ruch
felt-hint = Podpowiedź
felt-nudge = Przypomnij: { $name }
felt-agree = Zgoda
felt-not-now = Nie teraz
felt-wish-withdraw = Wycofaj prośbę
felt-wish-undo = Cofnięcie ruchu
felt-wish-pause = Przerwa
felt-wish-stop = Koniec meczu
felt-asked-undo = { $count ->
    [one] { $names } chce cofnąć ostatni ruch.
   *[other] { $names } chcą cofnąć ostatni ruch.
}
felt-asked-pause = { $count ->
    [one] { $names } proponuje przerwę.
   *[other] { $names } proponują przerwę.
}
felt-asked-stop = { $count ->
    [one] { $names } proponuje zakończyć mecz teraz.
   *[other] { $names } proponują zakończyć mecz teraz.
}
felt-wished-undo = Prosisz o cofnięcie ostatniego ruchu. Czekamy na odpowiedź: { $names }.
felt-wished-pause = Proponujesz przerwę. Czekamy na odpowiedź: { $names }.
felt-wished-stop = Proponujesz koniec meczu. Czekamy na odpowiedź: { $names }.

# Przebieg gry i rozmowa.
felt-live = Co się dzieje
felt-log = Co się stało
felt-log-none = Jeszcze nic się nie stało.
felt-clause = zasada { $clause }
felt-deal-begins = Rozdanie { $number }. Rozdaje { $name }.
felt-said = { $name }: { $words }
felt-nudged = { $name } przypomina o ruchu. Teraz gra { $other }.
    .you = { $name } przypomina, że teraz Twoja kolej.
felt-undone = { $name } cofa ostatni ruch.
    .you = Cofasz ostatni ruch.
felt-late = Czas minął: ruch za gracza { $name } wykonuje bot.
    .you = Twój czas minął: ten ruch wykonuje za Ciebie bot.
felt-talk = Co powiedziano
felt-talk-none = Nikt jeszcze nic nie powiedział.
felt-phrases = Powiedz
felt-phrase-hello = Cześć
felt-phrase-good-luck = Powodzenia
felt-phrase-well-played = Dobrze zagrane
felt-phrase-thanks = Dziękuję
felt-phrase-sorry = Przepraszam
felt-phrase-oops = Ojej
felt-phrase-wow = Oho
felt-phrase-one-moment = Chwileczkę
felt-phrase-good-game = Dobra gra
felt-chat-label = Napisz coś
felt-chat-send = Wyślij
felt-chat-off = Czat jest wyłączony przez gospodarza.

# Granie.
felt-actions = Co możesz zrobić
felt-sure = { $what }?
felt-hand = Twoja ręka
felt-middle = Środek stołu

# Koniec rozdania lub meczu.
felt-deal-over = Koniec rozdania { $number }
felt-match-over = Koniec meczu
felt-results = Wynik
felt-look-at-table = Zobacz stół
felt-this-deal = To rozdanie
felt-chips = Żetony
felt-deals-won = Wygrane rozdania
felt-place = { $place }.
felt-winner = (wygrywa)
felt-wins = { $count ->
    [one] { $names } wygrywa.
   *[other] { $names } dzielą wygraną.
}
felt-wins-chips = { $count ->
    [one] { $names } bierze z banku { grammar-chips }.
   *[other] { $names } biorą z banku { grammar-chips }.
}
    .you = Bierzesz z banku { grammar-chips }.
felt-bank-stays = Nikt nie wygrywa banku. Na następne rozdanie: { grammar-chips }.
felt-stalemate = Rozdanie utknęło.
felt-next-deal = Następne rozdanie
felt-next-deal-in = Następne rozdanie najpóźniej za { $time }.
felt-waiting-for = Czekamy na: { $names }.
felt-dealing = Karty są rozdawane.
felt-starting = Zaczyna się następny mecz.
felt-rematch = Zagraj jeszcze raz
felt-rematch-bots = Zacznij z botami na pustych miejscach
felt-replay = Powtórka
felt-record = Pobierz zapis
felt-no-record = Nie ma zapisu, który byłby dla Ciebie dostępny.

# Stół, do którego nie można wejść.
felt-password = Hasło
felt-enter = Wejdź
felt-ending-password = Ten stół ma hasło.
    .more = Zapytaj osobę, od której masz zaproszenie.
felt-ending-no-such-table = Nie ma takiego stołu.
    .more = Mógł zostać zamknięty albo link jest niepełny.
felt-ending-no-spectators = Nie można się tu przyglądać.
    .more = Przygląda się już tyle osób, ile wolno, albo nie wolno nikomu.
felt-ending-too-fast = Przyszło stąd za dużo wiadomości.
    .more = Odczekaj chwilę i wczytaj stronę ponownie.
felt-ending-closed = Ten stół jest zamknięty.
    .more = Od dawna nikogo tu nie było.

# Kilka osób przy jednym urządzeniu.
felt-cover = Teraz gra { $name }
felt-cover-text = Podaj urządzenie. Karty są zakryte, dopóki nie weźmie go { $name }.
felt-cover-ready = Tu { $name }

# Trójka. $card to karta, $suit to kolor atutowy.
felt-trump = atut: { SUIT($suit) }
felt-bank = Bank { $amount }
felt-sign = { CARDS($card) }
felt-trick = Wziątka
felt-tricks = { $count ->
    [one] 1 wziątka
    [few] { $count } wziątki
   *[many] { $count } wziątek
}
felt-best = najlepsza
felt-takes-trick = bierze wziątkę
felt-only-you = Tę kartę znasz tylko Ty.
felt-passed = pas
felt-exchanged = po wymianie
felt-decides = { $name } decyduje: zatrzymać, wymienić czy spasować
    .you = Zatrzymaj karty, wymień wszystkie trzy albo spasuj
felt-leads = { $name } wychodzi
    .you = Wychodzisz: dowolna karta
felt-draws = { $name } losuje kartę i za nią płaci
    .you = Losujesz kartę i za nią płacisz
felt-beat = Do przebicia: { CARDS($card) } – wyższa karta albo atut
felt-beat-trump = Do przebicia: { CARDS($card) } – tylko wyższy atut
felt-keep = Zatrzymaj
felt-exchange = Wymień
felt-pass = Spasuj
felt-choose = Wybierz kartę
felt-play = Zagraj { CARDS($card, case: "acc") }
felt-discard = { CARDS($card) } koszulką do góry
felt-discard-sure = Tą kartą można przebić. Naciśnij jeszcze raz, jeśli i tak ma leżeć koszulką do góry.
felt-set = { $name } – trójka
felt-set-best = { $name } – trójka bierze bank
felt-payments = Wylosowane i zapłacone
felt-drawn = { $name } – wylosowano: { CARDS($cards) }

# Stół słowami. $cards to karty, $count to ich liczba.
felt-text-trump = Odkryta karta: { CARDS($card) }. Jej kolor jest atutem.
felt-text-bank = W banku: { grammar-chips }.
felt-text-stock = { $count ->
    [one] Do dobrania: 1 karta.
    [few] Do dobrania: { $count } karty.
   *[many] Do dobrania: { $count } kart.
}
felt-text-laid = { $name } kładzie { CARDS($cards, case: "acc") }.
felt-text-laid-down = { $name } kładzie koszulką do góry { CARDS($cards, case: "acc") }.
felt-text-hand = Na ręku: { CARDS($cards) }.
felt-text-hand-count = { $count ->
    [0] Ręka jest pusta.
    [one] Na ręku 1 karta.
    [few] Na ręku { $count } karty.
   *[many] Na ręku { $count } kart.
}
felt-text-purse = { $amount ->
    [one] Ma 1 żeton.
    [few] Ma { $amount } żetony.
   *[many] Ma { $amount } żetonów.
}
felt-text-tricks = { $count ->
    [0] Bez wziątki.
    [one] 1 wziątka.
    [few] { $count } wziątki.
   *[many] { $count } wziątek.
}
felt-text-announced = Trójka: { CARDS($cards) }.
felt-text-thrown = Odłożone: { CARDS($cards) }.
felt-text-down = Położone koszulką do góry: { CARDS($cards) }.
felt-text-pile = { $count ->
    [one] Na stosie leży { CARDS($cards) }.
    [few] Na stosie { $count } karty, na wierzchu { CARDS($cards) }.
   *[many] Na stosie { $count } kart, na wierzchu { CARDS($cards) }.
}
felt-text-pile-empty = Stos jest pusty.
felt-text-toppled = { $count ->
    [one] Zbita 1 karta.
    [few] Zbite { $count } karty.
   *[many] Zbitych { $count } kart.
}
felt-text-known = Na pewno na ręku: { CARDS($cards) }.
felt-text-face-up = Odkryte: { CARDS($cards) }.
felt-text-hidden = { $count ->
    [one] 1 zakryta karta.
    [few] { $count } zakryte karty.
   *[many] { $count } zakrytych kart.
}
felt-text-out = Bez kart, miejsce { $place }.

# Pierwsza gra z podpowiedziami: jedna naraz, tam gdzie pasuje.
felt-guide = Podpowiedź
felt-guide-start = Pierwszy raz? Zagraj z podpowiedziami
felt-guide-skip = Bez podpowiedzi
felt-guide-refused = Karta, której nie wolno zagrać, mówi dlaczego. Numer zasady prowadzi do jej treści.
felt-guide-end = To cała gra. Zagraj jeszcze raz albo przeczytaj zasady tego stołu w zakładce Zasady.
felt-guide-trojka-bank = Wszyscy wpłacili stawkę. W banku jest teraz: { grammar-chips }. O to się gra.
felt-guide-trojka-trump = Karta leżąca w poprzek pod talonem to { CARDS($card) }. Jej kolor jest atutem: { SUIT($suit) }. Każdy atut bije każdą kartę innego koloru.
felt-guide-trojka-decide = Zatrzymaj karty, wymień wszystkie trzy na nowe albo spasuj i opuść to rozdanie. Rozdający i jego lewy sąsiad muszą grać.
felt-guide-trojka-lead = Wychodzisz. Zagraj dowolną kartę, odkrytą. Wysoką kartę albo atut trudno przebić.
felt-guide-trojka-beat = Jeśli możesz, musisz przebić: { CARDS($card) } przegrywa z wyższą kartą dowolnego koloru i z atutem. Karty, którymi da się przebić, mają obwódkę i kropkę.
felt-guide-trojka-down = Nie masz czym przebić karty { CARDS($card) }. Wybierz kartę, której się pozbędziesz: idzie koszulką do góry i nikt się nie dowie, jaka była.
felt-guide-trojka-won = Kto bierze wziątkę, wychodzi do następnej. Bank wygrywają tylko wszystkie trzy wziątki razem.
felt-guide-trojka-stays = Nikt nie ma wszystkich trzech wziątek, więc bank przechodzi na następne rozdanie i rośnie.
felt-guide-trojka-set = Trzy karty tej samej figury albo jednego koloru to trójka. Ma ją { $name }, a trójka od razu bierze bank.
felt-guide-trojka-pay = Trzy atuty kosztują pozostałych więcej: każdy losuje jedną z nich, zakrytą, i płaci tyle, ile ma ona oczek.
felt-guide-kolmonen-aim = Pozbądź się wszystkich kart przed innymi: najpierw tych z ręki, potem trzech odkrytych, a na końcu trzech zakrytych.
felt-guide-kolmonen-lead = Stół jest pusty. Zagraj dowolną kartę albo kilka tej samej figury. Niskie warto zagrać wcześnie.
felt-guide-kolmonen-turn = Zagraj kartę równą wierzchniej albo starszą. Karty, które wolno zagrać, mają obwódkę i kropkę. Naciśnij grupę kart, aby wybrać ją całą, a jeszcze raz, aby wybrać o jedną mniej.
felt-guide-kolmonen-stuck = Nic z ręki nie pasuje. Zagraj w ciemno wierzchnią kartę zakrytej talii albo zbierz stos.
felt-guide-kolmonen-ace = Na asa pasuje tylko drugi as. Kto go nie ma, zbiera stos.
felt-guide-kolmonen-refill = Dopóki jest talia, po każdym zagraniu dobierasz do trzech kart.
felt-guide-kolmonen-two = Dwójka pasuje na każdą kartę oprócz asa i od razu możesz zagrać jeszcze raz.
felt-guide-kolmonen-ten = Dziesiątka pasuje na każdą kartę oprócz asa. Zbija stos, który wypada z gry, i znów wychodzisz.
felt-guide-kolmonen-toppled = Stos został zbity: te karty są poza grą do końca rozdania.
felt-guide-kolmonen-swap = Dwa razy w grze wolno wymienić trzy odkryte karty na trzy z ręki. Dobre karty są więcej warte na stole: przydadzą się na koniec.
felt-guide-kolmonen-took = Masz teraz stos na ręku. Pozbądź się go, zagrywając po kilka kart tej samej figury.
felt-guide-kolmonen-row = Ręka jest pusta, a talia się skończyła: teraz grasz odkrytymi kartami.
felt-guide-kolmonen-hidden = Zostały tylko zakryte karty. Jedną podnosisz, zanim zagra przeciwnik, i musisz nią odpowiedzieć.
