## Wszędzie

page-home = Do strony głównej
page-settings = Ustawienia
page-language = Język
page-close = Zamknij
page-loading = Chwileczkę
page-copied = Skopiowano
page-name = Twoje imię
# Imię kogoś, kto żadnego nie podał.
page-guest = Gość
page-seconds = { $count } s
# Przyciski przy liczbie; $what to to, co ona liczy.
page-fewer = { $what }: mniej
page-more = { $what }: więcej
page-unreachable = Nie ma połączenia z serwerem. Spróbuj ponownie, gdy wróci.
page-server-fault = Na serwerze coś się nie udało. Spróbuj ponownie.
page-offline = Brak połączenia. Stoły czekają, aż wróci.
page-broken-title = Nie udało się pobrać tej części
page-broken-text = Być może nie ma teraz połączenia albo jest nowsza wersja strony.
page-broken-again = Wczytaj ponownie
page-nowhere-title = Tu nic nie ma
page-nowhere-text = Być może przy kopiowaniu adresu zgubił się jego koniec.

## Strona główna

page-start-sentence = Dwie gry w karty, które nazwę mają od trójki: ze znajomymi albo przeciw botom.
page-start-kolmonen = Fińska gra, w której trzeba pozbyć się kart: zagrywaj równe lub starsze, zbij stos dziesiątką i skończ przed innymi.
    .players = 2–5 graczy
page-start-trojka = Polska gra o trzy wziątki: graj albo pasuj, przebijaj, czym możesz, i zgarnij bank.
    .players = 2–9 graczy
page-start-play = Zagraj teraz
page-start-invite = Zaproś znajomych
page-start-opening = Przygotowujemy stół
page-start-resume = Twoje stoły
page-start-forget = Usuń stół { $table } z tej listy
page-start-join = Dołącz do stołu
page-start-listed = Otwarte stoły
page-start-locked = z hasłem
page-start-running = gra trwa
page-start-free = { $count ->
    [0] brak wolnych miejsc
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
page-start-read = Czytaj i oglądaj
page-start-rules-kolmonen = Zasady gry Kolmonen
page-start-rules-trojka = Zasady gry Trójka
page-start-replays = Obejrzyj zapis meczu
page-picture-kolmonen = Krótki pokaz gry Kolmonen
page-picture-trojka = Krótki pokaz gry Trójka
page-picture-halt = Zatrzymaj obraz
page-picture-run = Wznów obraz

## Dołączanie

page-join-label = Kod albo link do stołu
page-join-go = Dołącz
page-join-wrong = To nie jest ani kod stołu, ani link do niego.
page-join-none = Żaden stół nie jest teraz otwarty dla wszystkich. Otwórz własny i zaznacz, że ma być na liście.

## Nowy stół

page-new-kolmonen = Nowy stół do gry Kolmonen
page-new-trojka = Nowy stół do gry Trójka
page-new-games = Gra
page-new-rules = Zasady
page-new-house-rules = Zasady domowe
page-new-changed = { $count ->
    [0] bez zmian
    [one] 1 zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
page-new-seats = Miejsca i rozdania
page-new-players = Miejsca
page-new-players-range = grać może od { $fewest } do { $most }
page-new-bots = Boty
page-new-bots-note = siadają od razu
page-new-deals = Rozdania
page-new-deals-until = Aż skończymy
page-new-stake = Stawka
page-new-stake-note = żetony, które każdy wpłaca do banku
page-new-balance = Żetony na początek
page-new-disclosure = Karty po meczu
page-new-clock = Zegar
page-new-turn = Czas na ruch
page-new-others = Inni
page-new-listed = Pokaż stół wszystkim
page-new-listed-note = Każdy na tym serwerze go zobaczy i może dołączyć.
page-new-spectators = Widzowie
page-new-spectators-note = Widzą to, co odkryte, ale kart na ręku nie widzą.
page-new-chat = Czat
page-new-chat-note = Gospodarz może go później wyłączyć.
page-new-hints = Podpowiedzi
page-new-hints-note = Kto ma ruch, może zapytać bota, który widzi te same karty.
page-new-password = Hasło
page-new-password-note = puste: wystarczy link
page-new-summary = W skrócie
# $bots z miejsc to miejsca botów.
page-new-summary-seats = { $bots ->
    [0] Liczba miejsc: { $seats }, dla znajomych i dla Ciebie.
    [one] Liczba miejsc: { $seats }, w tym jedno dla bota.
   *[other] Liczba miejsc: { $seats }, w tym dla botów: { $bots }.
}
page-new-open = Otwórz stół
page-new-copy = Skopiuj te ustawienia
page-new-copy-note = Link otwiera tę stronę z tymi samymi zasadami domowymi.

page-disclosure-match = Odkryte po meczu
page-disclosure-match-text = Gdy cały mecz się skończy, osoby, które tu siedziały, mogą go obejrzeć z odkrytymi kartami.
page-disclosure-sealed = Na zawsze zakryte
page-disclosure-sealed-text = Każdy zachowuje tylko to, co widział ze swojego miejsca.
page-clock-none = Bez zegara
page-clock-none-text = Każdy myśli, jak długo chce.
page-clock-soft = Łagodny
page-clock-soft-text = Gdy czas minie, inni mogą przypomnieć o ruchu.
page-clock-hard = Surowy
page-clock-hard-text = Gdy czas minie, ruch wykona zastępca.

page-rules-search = Szukaj w zasadach domowych
page-rules-only-changed = Tylko zmienione ({ $count })
page-rules-reset = Wszystko jak przedtem
page-rules-changed = zmienione
# $answer to krótka nazwa odpowiedzi.
page-rules-back = Powrót do: { $answer }
page-rules-none-found = Nic nie znaleziono.

## Przed grą

page-lobby-invited = { $name } Cię zaprasza
page-lobby-welcome = Witaj przy tym stole
page-lobby-full = Wszystkie miejsca są zajęte. Możesz usiąść na miejscu bota albo się przyglądać.
page-lobby-seats = Przy stole
page-lobby-watchers = { $count ->
    [one] 1 widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
page-lobby-leave = Wstań od stołu
page-lobby-ready = Gotowe
page-lobby-is-ready = Czekam na start
page-lobby-start = Zaczynamy
page-lobby-waiting = Czekamy na: { $names }
page-lobby-host-starts = Mecz zaczyna { $name }.
page-lobby-will-fill = { $count ->
    [one] Puste miejsce zajmie bot.
    [few] { $count } puste miejsca zajmą boty.
   *[many] { $count } pustych miejsc zajmą boty.
}
page-lobby-all-here = Wszyscy są.

page-seat-number = Miejsce { $number }
page-seat-empty = puste
page-seat-ready = czeka na start
page-seat-not-ready = jeszcze się szykuje
page-seat-away = poza stołem
page-seat-you = Ty
page-seat-host = gospodarz
page-seat-sit = Usiądź
page-seat-sit-here = Usiądź tutaj
page-seat-remove = Odeślij bota { $name }
page-seat-kick = Wyproś gracza { $name }
page-seat-make-host = Przekaż rolę gospodarza graczowi { $name }
page-bot-thumb = bot, gra z głową
page-bot-uniform = bot, gra na chybił trafił
page-bot-easy = bot, gra jak początkujący
page-bot-hard = bot, myśli naprzód
page-bot-expert = bot, myśli daleko naprzód
page-add-thumb = Bot
page-add-uniform = Losowy bot
page-add-easy = Łatwy bot
page-add-hard = Trudny bot
page-add-expert = Mistrzowski bot

page-hotseat-add = Dodaj gracza tutaj
page-hotseat-name = Imię następnego gracza przy tym urządzeniu
page-hotseat-note = Urządzenie jest wspólne; karty są zakryte, gdy przechodzi z rąk do rąk.

page-invite-title = Zaproś znajomych
page-invite-code = Kod
page-invite-qr = Kod QR z linkiem do tego stołu
page-invite-copy = Skopiuj link
page-invite-share = Udostępnij
page-invite-only-here = Ten link otworzy się tylko na tym komputerze: serwer uruchomiono tylko dla niego.
page-invite-text-kolmonen = Chodź zagrać w Kolmonen.
page-invite-text-trojka = Chodź zagrać w Trójkę.

page-device-open = Inne urządzenie
page-device-title = Twoje miejsce na innym urządzeniu
page-device-text = Zeskanuj kod drugim urządzeniem albo otwórz tam link. Swoje miejsca będziesz mieć wtedy na obu.
page-device-qr = Kod QR z Twoim osobistym linkiem
page-device-copy = Skopiuj swój osobisty link

page-agree-title = Co ustalono
page-agree-rules = Zasady
page-agree-deals = { $count ->
    [one] 1 rozdanie.
    [few] { $count } rozdania.
   *[many] { $count } rozdań.
}
page-agree-deals-open = Rozdanie za rozdaniem, aż skończycie.
page-agree-stake = Stawka { $stake }, żetony na początek: { $balance }.
page-agree-clock-soft = Czas na ruch: { $count } s; potem inni mogą o nim przypomnieć.
page-agree-clock-hard = Czas na ruch: { $count } s; potem ruch wykona zastępca.
page-agree-spectators = Widzowie mogą oglądać to, co odkryte.
page-agree-no-spectators = Bez widzów.
page-agree-hints = Można pytać bota o podpowiedzi.
page-agree-no-hints = Bez podpowiedzi.
page-agree-read = Przeczytaj zasady

## Osobisty link

page-me-title = Twoje miejsca na tym urządzeniu
page-me-text = Ten osobisty link otwiera czyjeś miejsca. Jeśli są Twoje, przejmij je tutaj; miejsca, które ta przeglądarka miała wcześniej, będą wtedy poza jej zasięgiem.
page-me-warning = Kto ma ten link, może grać za Ciebie. Nie dawaj go nikomu.
page-me-go = Przejmij
page-me-no = Nie
page-me-empty = Brakuje tu osobistego linku. Kopiuje się go albo skanuje przy stole.

## Zasady

page-rules-which = Zasady której gry
page-rules-print = Drukuj
page-rules-contents = Spis treści

## Ustawienia

page-set-you = Ty
page-set-look = Wygląd
page-set-theme = Motyw
page-set-theme-auto = Jak urządzenie
page-set-theme-day = Dzień
page-set-theme-night = Noc
page-set-large = Duży druk
page-set-large-note = Większy tekst i duże znaki na kartach.
page-set-left = Dla leworęcznych
page-set-left-note = To, czego dotykasz, leży po lewej.
page-set-cards = Karty
page-set-four = Cztery barwy
page-set-four-note = Trefle zielone, kara niebieskie.
page-set-indices = Litery na kartach
page-set-indices-auto = Jak język
page-set-sort = Układ kart na ręku
page-set-sort-rank = Figurami
page-set-sort-suit = Kolorami
page-set-sort-own = Własny
page-set-confirm = Pytaj przed kosztownym ruchem
page-set-confirm-note = Na przykład przed zebraniem dużego stosu, gdy można zagrać kartę.
page-set-motion = Animacje
page-set-motion-none = Brak
page-set-motion-slow = Wolne
page-set-motion-usual = Zwykłe
page-set-motion-fast = Szybkie
page-set-pace = Boty
page-set-pace-note = przy stołach, które otworzysz od teraz
page-set-pace-calm = Spokojne
page-set-pace-usual = Zwykłe
page-set-pace-quick = Szybkie
page-set-sound = Dźwięki
page-set-volume = Głośność
page-set-sound-card = Karty
page-set-sound-pile = Stos i wziątki
page-set-sound-chips = Żetony
page-set-sound-turn = Twoja kolej
page-set-sound-word = Wiadomości
page-set-notify = Powiadomienie o Twojej kolei
page-set-notify-note = Gdy ta strona jest w tle.
page-set-notify-cannot = Tu niemożliwe: przeglądarka pozwala na to tylko przez https.
page-set-data = Twoje dane
page-set-forget = Zapomnij o mnie
page-set-forget-note = Wstajesz od wszystkich stołów. Twoje imię i wiadomości zostaną usunięte z tej przeglądarki i z serwera. Rozegrane gry zostają, bo należą też do innych.
page-set-forget-sure = Na pewno o Tobie zapomnieć? Naciśnij jeszcze raz.
