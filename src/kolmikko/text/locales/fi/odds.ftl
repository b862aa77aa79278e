# Tarkat todennäköisyydet selaimessa. Otsikoissa ei ole pistettä, lauseissa on.

odds-link = Tarkat todennäköisyydet
odds-title-kolmonen = Kolmosen todennäköisyydet
odds-title-trojka = Trójkan todennäköisyydet
odds-about = Laskettu kortti kortilta, ei arvattu.
odds-which = Kumpi peli
odds-counting = Lasketaan

# Käsi kahden pelaajan Trójkassa. $card on kortti sanoin, $count jo valitut kortit.
odds-hand-title = Mitä kätesi voi voittaa
odds-hand-about = Trójka kahdelle, potissa kaksi panosta. Napauta kolmea korttiasi ja käännettyä korttia.
odds-seat = Kuka aloittaa
odds-seat-lead = Sinä aloitat
odds-seat-dealer = Toinen aloittaa
odds-hand = Kätesi
odds-up = Käännetty
odds-led = Aloituskortti
odds-pick = Valitse kortit
odds-take-out = Pane takaisin: { $card }
odds-next-hand = { $count ->
    [0] Napauta kolme korttia käteesi.
    [1] Vielä kaksi korttia käteesi.
   *[other] Vielä yksi kortti käteesi.
}
odds-next-up = Napauta nyt käännettyä korttia: sen maa on valtti.
odds-next-led = Napauta nyt korttia, jolla toinen aloittaa.
odds-always = Pelaa tämä
odds-never = Mieluummin ei
odds-equal = Yhtä hyvä
odds-sometimes = Pelaa tämä: { $chance } kerroista
odds-worth = panoksina { $stakes }
odds-tricks = { $count ->
    [one] 1 tikki
   *[other] { $count } tikkiä
}
odds-hand-note = Molemmat jatkavat niin hyvin kuin voi. Panokset kertovat, mitä voitat keskimäärin.
odds-hand-trojka = Tämä käsi on kolmoset: se vie potin ennen tikkejä.
odds-hand-unsolved = Näillä talon säännöillä tikkejä ei ole ratkaistu.

# Kuinka usein jollakulla on kolmoset.
odds-sets-title = Kuinka usein jollakulla on kolmoset
odds-sets-about = Kolmen kortin käsi, ja todennäköisyys, että ainakin yksi pelaaja saa jaossa sellaisen.
odds-sets-known = Mitä muilla voi olla, kun tunnet oman kätesi ja käännetyn kortin.
odds-kind-any = Kolmoset
odds-kind-suit = Yhtä maata
odds-kind-rank = Yhtä arvoa
odds-of-hands = { $hands }/{ $all } kättä
odds-players = Pelaajia
odds-others = Muita
odds-somebody = Jollakulla on
odds-several = Ainakin kahdella
odds-trumps = Valttia
odds-points = Kolmosissa on { $lowest }–{ $highest } pistettä.

# Kolmosen sokkokortit. $unseen kortista käy $fitting.
odds-seen-title = Kortit, jotka näet
odds-seen-about = Kätesi, avopakka, näkyvät pöytäkortit ja kaadetut: napauta niistä jokaista.
odds-seen-count = { $count ->
    [one] 1 kortti nähty
   *[other] { $count } korttia nähty
}
odds-seen-none = Tyhjennä
odds-blind-title = Käykö sokkokortti?
odds-blind-about = Jokaisesta avopakan päällimmäisestä arvosta: mitä sille käy, ja millä todennäköisyydellä tuntematon kortti käy. Päällimmäinen kortti on nähty.
odds-top = Päällä
odds-fits = Käy
odds-blind-fits = Sokkokortti
odds-of-unseen = { $fitting }/{ $unseen }
odds-stock = Umpipakka jaon jälkeen
odds-of-players = { $count } pelaajaa
