trojka-name = Trójka
trojka-about = Trójka on puolalainen kolmen kortin peli, jossa on valtti ja potti. Kolme samaa eli kolmoset (trójka) vie potin heti. Muuten passataan tai pelataan kolme tikkiä: ellei voi lyödä yli, pannaan kortti kuvapuoli alaspäin, ja potin saa vain, jos tikkejä on tarpeeksi.

# Sääntökirjan sanat, yksi rivillä: sana, kaksoispiste, selitys.
trojka-glossary =
    ajomaa: tikin aloittaneen kortin maa
    alkupanos: pelimerkit, jotka maksetaan pottiin ennen jakoa
    etukäsi: jakajan vasemmalla puolella istuva pelaaja
    kolmoset (trójka): kolme samaa arvoa tai samaa maata sen mukaan, mitä on sovittu
    lyödä yli: pelata tikin tähän asti parasta parempi kortti
    nostopakka: jakamatta jääneet kortit, kuvapuoli alaspäin
    potti: pelimerkit, joista pelataan
    tikki: yksi kortti jokaiselta mukana olevalta
    vaihtaa: panna pois kaikki kolme korttia ja nostaa tilalle uudet
    valtti: maa, joka voittaa muut

# Mitä tapahtui. $name teki sen; .you on tekijälle itselleen. $amount on pelimerkkejä, ellei toisin sanota.

trojka-anted = { $name } maksaa pottiin { grammar-chips.gen }.
    .you = Maksat pottiin { grammar-chips.gen }.
trojka-dealt-hand = { $name } saa { CARDS($cards, case: "gen") }.
    .you = Saat { CARDS($cards, case: "gen") }.
trojka-turned-trump = Käännetty kortti on { CARDS($cards) }, valtti on { SUIT($cards) }.
trojka-announced = { $name } ilmoittaa kolmoset: { CARDS($cards) }.
    .you = Ilmoitat kolmoset: { CARDS($cards) }.
trojka-took-bank = { $name } vie potin, { grammar-chips.gen }.
    .you = Viet potin, { grammar-chips.gen }.
trojka-shared-bank = { $name } saa potista osuutensa, { grammar-chips.gen }.
    .you = Saat potista osuutesi, { grammar-chips.gen }.
# $amount on se, mitä pottiin jää.
trojka-tied = { $amount ->
    [0] Korkeimmat kolmoset ovat tasan, ja potti on jaettu.
   *[other] Korkeimmat kolmoset ovat tasan; pottiin jää { grammar-chips }.
}
trojka-kept = { $name } pitää korttinsa.
    .you = Pidät korttisi.
# $more pannaan pois, $cards ovat uudet kortit.
trojka-exchanged = { $shown ->
    [yes] { $name } panee pois { CARDS($more, case: "gen") } ja nostaa { CARDS($cards, case: "gen") }.
   *[no] { $name } vaihtaa kaikki kolme korttia.
}
    .you = Panet pois { CARDS($more, case: "gen") } ja nostat { CARDS($cards, case: "gen") }.
trojka-passed = { $name } passaa.
    .you = Passaat.
# T16: kortti aloittaa tikin; T19, T20: se lyö yli.
trojka-played = { $clause ->
    [T16] { $name } aloittaa { CARDS($cards, case: "ade") }.
   *[T19] { $name } lyö yli { CARDS($cards, case: "ade") }.
}
    .you = { $clause ->
        [T16] Aloitat { CARDS($cards, case: "ade") }.
       *[T19] Lyöt yli { CARDS($cards, case: "ade") }.
    }
trojka-discarded = { $shown ->
    [yes] { $name } panee { CARDS($cards, case: "gen") } kuvapuoli alaspäin.
   *[no] { $name } panee kortin kuvapuoli alaspäin.
}
    .you = Panet { CARDS($cards, case: "gen") } kuvapuoli alaspäin.
# $amount on voittajan tikkien määrä nyt.
trojka-won-trick = { $amount ->
    [1] { $name } saa ensimmäisen tikkinsä.
    [2] { $name } saa toisen tikkinsä.
   *[other] { $name } saa kolmannenkin tikin.
}
    .you = { $amount ->
        [1] Saat ensimmäisen tikkisi.
        [2] Saat toisen tikkisi.
       *[other] Saat kolmannenkin tikin.
    }
trojka-took-half = { $name } saa kahdella tikillä puolet potista, { grammar-chips.gen }.
    .you = Saat kahdella tikillä puolet potista, { grammar-chips.gen }.
trojka-paid-penalty = { $name } jää ilman tikkiä ja maksaa pottiin { grammar-chips.gen }.
    .you = Jäät ilman tikkiä ja maksat pottiin { grammar-chips.gen }.
trojka-bank-stays = Potti siirtyy seuraavaan jakoon: { grammar-chips }.
# $other on kolmosten haltija; .to-you on hänelle.
trojka-drew-and-paid = { $name } nostaa { CARDS($cards, case: "gen") } ja maksaa pelaajalle { $other } { grammar-chips.gen }.
    .you = Nostat { CARDS($cards, case: "gen") } ja maksat pelaajalle { $other } { grammar-chips.gen }.
    .to-you = { $name } nostaa { CARDS($cards, case: "gen") } ja maksaa sinulle { grammar-chips.gen }.
trojka-discards-shown = { $name } näyttää, mitä oli kuvapuoli alaspäin: { CARDS($cards) }.
    .you = Näytät, mitä oli kuvapuoli alaspäin: { CARDS($cards) }.

# Miksi siirto ei käy, sille joka sitä yritti; .why sanoo saman kenestä tahansa, sulkeisiin
# pantavaksi. $card on nimetty kortti, $best tikin paras näkyvä kortti.

refusal-T4 = Sinulla ei ole korttia { CARDS($card) } (T4).
    .why = { CARDS($card) } ei ole kädessä
refusal-T7 = Jakajan ja etukäden on pelattava, joten et saa passata (T7).
    .why = jakaja ja etukäsi eivät saa passata
refusal-T8 = { $verb ->
    [play] { grammar-decide-first } (T8).
    [discard] { grammar-decide-first } (T8).
   *[other] Vain ennen tikkejä voi pitää kortit, vaihtaa ne tai passata (T8).
}
    .why = { $verb ->
        [play] { grammar-decide-first.why }
        [discard] { grammar-decide-first.why }
       *[other] vain ennen tikkejä voi pitää kortit, vaihtaa ne tai passata
    }
grammar-decide-first = Päätä ensin, pidätkö kortit, vaihdatko ne vai passaatko
    .why = ensin päätetään, pidetäänkö kortit, vaihdetaanko ne vai passataanko
refusal-T12 = { $verb ->
    [draw] Kortti nostetaan vain kolmosten maksuksi, ja vain tarjolla olevista (T12).
   *[other] Ensin nostetaan kortti kolmosten maksuksi (T12).
}
    .why = { $verb ->
        [draw] tätä korttia ei voi nostaa
       *[other] ensin nostetaan kortti kolmosten maksuksi
    }
refusal-T16 = { $named ->
    [no] Valitse yksi kortti (T16).
   *[yes] { $led ->
        [no] Tikki aloitetaan yhdellä kortilla, kuvapuoli ylöspäin (T16).
       *[yes] Et voi pelata näkyviin korttia { CARDS($card) }: se ei voita korttia { CARDS($best) } (T16).
    }
}
    .why = { $named ->
        [no] yksi kortti on nimettävä
       *[yes] { $led ->
            [no] tikki aloitetaan yhdellä kortilla, kuvapuoli ylöspäin
           *[yes] { CARDS($card) } ei voita korttia { CARDS($best) }
        }
    }
refusal-T18 = Nyt ei ole sinun vuorosi: vuorossa on { $turn } (T18).
    .why = vuorossa on { $turn }
refusal-T22 = Jako on päättynyt (T22).
    .why = jako on päättynyt
refusal-TQ27 = Sinulla on ajomaata eli tikin aloittanutta maata, joten maata on tunnustettava (TQ27).
    .why = maata on tunnustettava
refusal-TQ29 = Voit lyödä yli kortin { CARDS($best) }, joten korttia ei saa panna kuvapuoli alaspäin (TQ29).
    .why = se, joka voi lyödä yli, ei saa panna korttia kuvapuoli alaspäin

# Mitä voi tehdä, valikon rivinä.
trojka-do-keep = pidä kortit
trojka-do-exchange = vaihda kortit
trojka-do-pass = passaa
trojka-do-play = pelaa näkyviin { CARDS($cards) }
trojka-do-discard = pane kuvapuoli alaspäin { CARDS($cards) }
trojka-do-draw = nosta { CARDS($cards) }

# Miksi siirto on paras, kun vihjeen luvut tukevat sitä. Yksi kokonainen virke.
trojka-why-trumps = Sinulla on { $count ->
    [one] valtti
   *[other] { $count } valttia
}.
trojka-why-no-trump = Sinulla ei ole valttia.
trojka-why-pass = Passaaja ei maksa siitä, ettei saa tikkiä.
trojka-why-unbeaten = Mikään kortti, jota et ole nähnyt, ei voita sitä.
trojka-why-few-beat = Sen voittaa harvempi näkemätön kortti kuin muut korttisi: { $count }.
trojka-why-keeps = Se säästää korkeammat korttisi myöhempiin tikkeihin.
