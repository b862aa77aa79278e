# Karty i stół gry Kolmonen w przeglądarce: krótko, bez kropki na etykietach i przyciskach.
# $name to gracz, $count liczba kart, $cards grupa kart.

# Karty.
scene-back = karta koszulką do góry
scene-stack = { RANKS($cards, case: "some") }: { CARDS($cards) }
scene-chosen = { $name }, wybrane { $taken } z { $count }
scene-card-count = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}

# Gdzie leżą karty.
scene-hand = Twoja ręka
scene-tabs = Przejdź do
scene-row = Twoje karty na stole
scene-row-in-play = Twoje odkryte karty
scene-new-row = Nowe karty na stole
scene-swaps = Wymiany: { $count }
scene-hidden = { $count ->
    [one] 1 zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
}
scene-stock = Talia
scene-stock-try = Talia, { scene-card-count }: zagraj w ciemno
scene-pile = Stos
scene-toppled = Zbite
scene-out = Miejsce { $place }

# Dalej stoi obowiązująca zasada, na przykład "8 lub starsza, także 2 i 10".
scene-fits = Pasuje: { $fits }

# Co teraz zrobić, nad przyciskami.
scene-turn = Twoja kolej: wybierz karty do zagrania
scene-lead = Wychodzisz: wybierz karty do zagrania
scene-go-on = Grasz dalej po swojej dwójce
scene-row-hint = Nie masz kart na ręku: zagraj odkrytą kartę ze stołu
scene-reveal-hint = Odkryj zakrytą kartę, może się uda
scene-stuck = Nic nie pasuje
scene-stuck-take = Nic nie pasuje: zbierz stos
scene-stuck-flip = Nic nie pasuje: zbierz stos albo zagraj w ciemno
scene-swap-hint = Wybierz trzy karty z ręki na stół: { $count } z 3
scene-arrange-hint = Wybierz trzy karty, które mają leżeć odkryte: { $count } z 3
scene-change = Na stół: { CARDS($down) }. Na rękę: { CARDS($up) }.
scene-same = Odkryte karty zostają bez zmian

# Przyciski.
scene-play = Zagraj { RANKS($cards, case: "some") }
scene-play-none = Zagraj
scene-take = Zbierz stos
scene-take-sure = { $count ->
    [one] Możesz zagrać. Mimo to zebrać tę kartę?
    [few] Możesz zagrać. Mimo to zebrać { $count } karty?
   *[many] Możesz zagrać. Mimo to zebrać { $count } kart?
}
scene-flip = Zagraj w ciemno
scene-reveal = Odkryj zakrytą kartę
scene-swap = Wymień
scene-swap-now = Wymień
scene-arrange-now = Połóż odkryte
scene-end = Zakończ ruch
scene-give-up = Wróć
scene-sort-rank = Według figur
scene-sort-suit = Według kolorów
scene-sort-own = Własna kolejność

# Co każdy może obejrzeć: stos, zbite karty i to, co wiadomo o czyjejś ręce.
scene-look-pile = Stos, { scene-card-count }
scene-look-toppled = Zbite, { scene-card-count }
scene-look-seat = { $name }, { scene-card-count }
scene-upwards = Od góry do dołu
scene-by-rank = Według figur
scene-face-up = Odkryte
scene-known = Zebrane na oczach wszystkich
scene-unknown = { $count ->
    [one] Na ręku 1 karta, której inni nie widzieli
    [few] Na ręku { $count } karty, których inni nie widzieli
   *[many] Na ręku { $count } kart, których inni nie widzieli
}
