# Kortit. `rank-8` on perusmuoto; .index on se, mikä kortissa lukee, .gen genetiivi, .par
# partitiivi, .ade adessiivi ja .some niin monta yhdessä lyötyä korttia lauseen objektina.

rank-2 = kakkonen
    .index = 2
    .gen = kakkosen
    .par = kakkosta
    .ade = kakkosella
    .some = { $count ->
        [1] kakkosen
       *[other] { grammar-number } kakkosta
    }
rank-3 = kolmonen
    .index = 3
    .gen = kolmosen
    .par = kolmosta
    .ade = kolmosella
    .some = { $count ->
        [1] kolmosen
       *[other] { grammar-number } kolmosta
    }
rank-4 = nelonen
    .index = 4
    .gen = nelosen
    .par = nelosta
    .ade = nelosella
    .some = { $count ->
        [1] nelosen
       *[other] { grammar-number } nelosta
    }
rank-5 = vitonen
    .index = 5
    .gen = vitosen
    .par = vitosta
    .ade = vitosella
    .some = { $count ->
        [1] vitosen
       *[other] { grammar-number } vitosta
    }
rank-6 = kutonen
    .index = 6
    .gen = kutosen
    .par = kutosta
    .ade = kutosella
    .some = { $count ->
        [1] kutosen
       *[other] { grammar-number } kutosta
    }
rank-7 = seiska
    .index = 7
    .gen = seiskan
    .par = seiskaa
    .ade = seiskalla
    .some = { $count ->
        [1] seiskan
       *[other] { grammar-number } seiskaa
    }
rank-8 = kasi
    .index = 8
    .gen = kasin
    .par = kasia
    .ade = kasilla
    .some = { $count ->
        [1] kasin
       *[other] { grammar-number } kasia
    }
rank-9 = ysi
    .index = 9
    .gen = ysin
    .par = ysiä
    .ade = ysillä
    .some = { $count ->
        [1] ysin
       *[other] { grammar-number } ysiä
    }
rank-T = kymppi
    .index = 10
    .gen = kympin
    .par = kymppiä
    .ade = kympillä
    .some = { $count ->
        [1] kympin
       *[other] { grammar-number } kymppiä
    }
rank-J = jätkä
    .index = J
    .gen = jätkän
    .par = jätkää
    .ade = jätkällä
    .some = { $count ->
        [1] jätkän
       *[other] { grammar-number } jätkää
    }
rank-Q = rouva
    .index = Q
    .gen = rouvan
    .par = rouvaa
    .ade = rouvalla
    .some = { $count ->
        [1] rouvan
       *[other] { grammar-number } rouvaa
    }
rank-K = kuningas
    .index = K
    .gen = kuninkaan
    .par = kuningasta
    .ade = kuninkaalla
    .some = { $count ->
        [1] kuninkaan
       *[other] { grammar-number } kuningasta
    }
rank-A = ässä
    .index = A
    .gen = ässän
    .par = ässää
    .ade = ässällä
    .some = { $count ->
        [1] ässän
       *[other] { grammar-number } ässää
    }

suit-c = risti
suit-d = ruutu
suit-h = hertta
suit-s = pata

# $rank ja $suit ovat ylempää; yhdessä ne nimeävät yhden kortin.
card-in-words = { $suit }{ $rank }
# $first on luettelo pilkuin.
list = { $first } ja { $last }
# Kortti merkkinä ("K♦") lauseessa, joka vaatii sijamuodon.
card-as-sign = { $card }
    .ade = kortilla { $card }
# Kortit, joita lukija ei saa nähdä, lauseen objektina.
cards-unseen = { $count ->
    [0] ei yhtään korttia
    [one] kortin
   *[other] { $count } korttia
}

# Luku sellaisenaan.
number = { $number }

grammar-number = { $count ->
    [2] kaksi
    [3] kolme
    [4] neljä
   *[other] { $count }
}
grammar-chips = { $amount ->
    [one] 1 pelimerkki
   *[other] { $amount } pelimerkkiä
}
    .gen = { $amount ->
        [one] yhden pelimerkin
       *[other] { $amount } pelimerkkiä
    }

# Pelin kulku. $clauses on luettelo, esimerkiksi "K13, KQ5".
with-clauses = { $sentence } ({ $clauses })

# Kenen vuoro on.
turn = Vuorossa on { $name }.
    .you = Sinun vuorosi.
turn-draw = { $name } nostaa kortin ja maksaa siitä.
    .you = Nostat kortin ja maksat siitä.
turn-over = Jako on päättynyt.

# Miten sijoista pelattu jako päättyi.
result-wins = { $name } voittaa.
    .you = Sinä voitat.
result-place = { $place }. { $name }
    .you = { $place }. Sinä
result-last = Kortteja jäi pelaajalle { $name }.
    .you = Sinulle jäi kortteja.
result-draw = Tasapeli: kukaan ei voita.
result-fewest = Jako ei edennyt. Vähiten kortteja: { $name }.
    .you = Jako ei edennyt. Vähiten kortteja on sinulla.
result-fewest-shared = Jako ei edennyt. Vähiten kortteja on näillä pelaajilla: { $names }.

# Miten pelimerkeistä pelattu jako päättyi; $change on etumerkillinen, esimerkiksi "+15".
result-balance = { $name }: { $change }, nyt { $balance }
    .you = Sinä: { $change }, nyt { $balance }
result-bank = Potissa: { $amount }

# Ottelun loppu: mitä pottiin jäi (TQ40).
result-settled = Pottiin jääneet pelimerkit jaetaan tasan: kukin saa { grammar-chips.gen } (TQ40).
result-rest = Jakojäännöksen, { grammar-chips.gen }, saa etukäsi { $name } (TQ40).
    .you = Jakojäännöksen, { grammar-chips.gen }, saat sinä etukätenä (TQ40).
result-plays-on = Potti ei ole tyhjä, joten ottelu jatkuu (TQ40).

# Sääntökirja. Sääntöjen otsikot ja tekstit ovat sääntökirjassa itsessään, eivät täällä.
rules-title = { $game }: säännöt
rules-players = Pelaajia: { $fewest }–{ $most }.
rules-players-now = Pelaajia: { $players }; mukaan mahtuu { $fewest }–{ $most }.
rules-preset = Säännöt: { $preset }. { $description }
rules-changed = Tässä pöydässä toisin:
rules-change = { $question } { $answer }.
rules-legend = Kullakin säännöllä on numero, jonka peli mainitsee, kun se ei hyväksy korttia. Säännön alla kerrotaan, miten tässä pöydässä luetaan se, minkä lähde jättää auki. Kirjain kertoo, kuinka varma tulkinta on. A: lähde lähes ratkaisee asian. B: sukulaispelit ovat yhtä mieltä tai lähde viittaa siihen. C: vapaa valinta.
rules-clauses = Säännöt
rules-elsewhere = Lisäksi sovittu
rules-glossary = Sanasto
# $ids on luettelo avoimista kohdista, esimerkiksi "KQ19, KQ20".
rules-our-reading = Meidän tulkintamme ({ $ids })
rules-house-rule = Kotisääntö ({ $ids })
rules-house-rule-alone = Kotisääntö
rules-version = { $preset } ({ $ids })
rules-why = { $confidence }: { $why }
rules-why-one-of = { $id }, { $confidence }: { $why }
# Mitä `kolmikko rules` kertoo yhdestä tunnuksesta.
rules-silence = { $id }, avoin kysymys säännöstä { $clause }
rules-option = { $id }, säännön { $clause } valinta
rules-not-in-force = Tässä pöydässä tätä sääntöä ei noudateta.
rules-answer = { $name }. { $reading }
rules-answer-chosen = { $name } (valittu tässä). { $reading }
