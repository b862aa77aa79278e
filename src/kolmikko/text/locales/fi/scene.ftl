# Kortit ja Kolmosen pöytä selaimessa: lyhyesti, otsikoissa ja painikkeissa ei pistettä.
# $name on pelaaja, $count korttien määrä, $cards joukko kortteja.

# Kortit.
scene-back = kortti kuvapuoli alaspäin
scene-stack = { RANKS($cards, case: "some") }: { CARDS($cards) }
scene-chosen = { $name }, valittu { $taken }/{ $count }
scene-card-count = { $count ->
    [one] 1 kortti
   *[other] { $count } korttia
}

# Missä kortit ovat.
scene-hand = Kätesi
scene-tabs = Siirry kohtaan
scene-row = Pöytäkorttisi
scene-row-in-play = Näkyvät pöytäkorttisi
scene-new-row = Uudet pöytäkorttisi
scene-swaps = Vaihtoja: { $count }
scene-hidden = { $count ->
    [one] 1 piilokortti
   *[other] { $count } piilokorttia
}
scene-stock = Umpipakka
scene-stock-try = Umpipakka, { scene-card-count }: kokeile sokkona
scene-pile = Avopakka
scene-toppled = Kaadetut
scene-out = Sija { $place }

# Tämän perässä on voimassa oleva sääntö, esimerkiksi "vähintään 8, myös 2 ja 10".
scene-fits = Käy: { $fits }

# Mitä nyt tehdään, painikkeiden yllä.
scene-turn = Sinun vuorosi: valitse lyötävät kortit
scene-lead = Sinä aloitat: valitse lyötävät kortit
scene-go-on = Jatkat kakkosesi jälkeen
scene-row-hint = Kätesi on tyhjä: lyö näkyviä pöytäkortteja
scene-reveal-hint = Käännä piilokortti ja toivo parasta
scene-stuck = Mikään ei käy
scene-stuck-take = Mikään ei käy: nosta avopakka
scene-stuck-flip = Mikään ei käy: nosta avopakka tai kokeile sokkona
scene-swap-hint = Valitse kolme käsikorttia pöytäkorttien tilalle: { $count }/3
scene-arrange-hint = Valitse kolme korttia, jotka jäävät näkyviin: { $count }/3
scene-change = Pöytään: { CARDS($down) }. Käteen: { CARDS($up) }.
scene-same = Pöytäkorttisi jäävät ennalleen

# Painikkeet.
scene-play = Lyö { RANKS($cards, case: "some") }
scene-play-none = Lyö
scene-take = Nosta avopakka
scene-take-sure = { $count ->
    [one] Voisit myös lyödä. Nostatko kortin silti?
   *[other] Voisit myös lyödä. Nostatko silti kaikki { $count } korttia?
}
scene-flip = Kokeile sokkona
scene-reveal = Käännä piilokortti
scene-swap = Vaihda
scene-swap-now = Vaihda
scene-arrange-now = Pane näkyviin
scene-end = Päätä vuoro
scene-give-up = Takaisin
scene-sort-rank = Arvoittain
scene-sort-suit = Maittain
scene-sort-own = Oma järjestys

# Mitä kaikki saavat katsoa: avopakka, kaadetut ja se, mitä jonkun kädestä tiedetään.
scene-look-pile = Avopakka, { scene-card-count }
scene-look-toppled = Kaadetut, { scene-card-count }
scene-look-seat = { $name }, { scene-card-count }
scene-upwards = Ylimmästä alimpaan
scene-by-rank = Arvon mukaan
scene-face-up = Näkyvissä
scene-known = Nostettu kaikkien nähden
scene-unknown = { $count ->
    [one] Kädessä 1 kortti, jota muut eivät ole nähneet
   *[other] Kädessä { $count } korttia, joita muut eivät ole nähneet
}
