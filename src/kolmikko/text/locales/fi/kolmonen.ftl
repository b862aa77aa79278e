kolmonen-name = Kolmonen
kolmonen-about = Kolmonen on suomalainen korttipeli, jossa pyritään eroon korteista. Avopakkaan lyödään vähintään yhtä suuri kortti kuin sen ylin, tai sitten avopakka nostetaan; umpipakan loputtua on vielä päästävä kolmesta pöytäkortista ja kolmesta piilokortista. Voittaja on se, jolta kortit loppuvat ensimmäisenä.

# Sääntökirjan sanat, yksi rivillä: sana, kaksoispiste, selitys.
kolmonen-glossary =
    aloittaa: lyödä ensimmäinen kortti tyhjään pöytään
    arvo: kortin numero tai kuva maasta riippumatta
    avopakka: pöytään lyödyt kortit, kuvapuoli ylöspäin
    etukäsi: pelaaja, joka lyö ensimmäisen kortin
    jatkolyönti: se, mitä kakkosen lyöjä lyö sen päälle
    kaataa: poistaa avopakka pelistä jaon loppuun asti
    piilokortit: pöytäkorttien alla olevat suljetut kortit
    pöytäkortit: pelaajan edessä näkyvissä olevat kortit
    sokkokortti: umpipakan ylin kortti, jota kokeillaan näkemättä
    umpipakka: nostamatta olevat kortit, kuvapuoli alaspäin

# Mitä tapahtui. $name teki sen; .you on tekijälle itselleen. $cards ja $more ovat korttiryhmiä.

kolmonen-dealt-hidden = { $name } saa kolme piilokorttia.
    .you = Saat kolme piilokorttia.
kolmonen-dealt-face-up = { $name } saa pöytäkorteiksi { CARDS($cards, case: "gen") }.
    .you = Saat pöytäkorteiksi { CARDS($cards, case: "gen") }.
kolmonen-dealt-hand = { $name } saa käteen { CARDS($cards, case: "gen") }.
    .you = Saat käteen { CARDS($cards, case: "gen") }.
kolmonen-arranged = { $count ->
    [0] { $name } jättää pöytäkortit ennalleen.
   *[other] { $name } panee näkyviin { CARDS($cards, case: "gen") } ja ottaa käteen { CARDS($more, case: "gen") }.
}
    .you = { $count ->
        [0] Jätät pöytäkortit ennalleen.
       *[other] Panet näkyviin { CARDS($cards, case: "gen") } ja otat käteen { CARDS($more, case: "gen") }.
    }
kolmonen-swapped = { $name } vaihtaa pöytäkortit: pöytään { CARDS($cards) }, käteen { CARDS($more) }.
    .you = Vaihdat pöytäkortit: pöytään { CARDS($cards) }, käteen { CARDS($more) }.
kolmonen-played = { $name } lyö { RANKS($cards, case: "some") }.
    .you = Lyöt { RANKS($cards, case: "some") }.
kolmonen-flipped = { $name } kokeilee sokkona: { CARDS($cards) }.
    .you = Kokeilet sokkona: { CARDS($cards) }.
kolmonen-revealed = { $name } kääntää piilokortin: { CARDS($cards) }.
    .you = Käännät piilokortin: { CARDS($cards) }.
# $amount on käteen tulevien korttien määrä, tämä mukaan lukien.
kolmonen-did-not-fit = { $amount ->
    [1] Se ei käy, ja { $name } ottaa sen käteen.
   *[other] Se ei käy, ja { $name } ottaa sen ja avopakan, yhteensä { $amount } korttia.
}
    .you = { $amount ->
        [1] Se ei käy, ja otat sen käteen.
       *[other] Se ei käy, ja otat sen ja avopakan, yhteensä { $amount } korttia.
    }
# KQ42: päällimmäisinä on neljä samanarvoista.
kolmonen-toppled = { $clause ->
    [KQ42] Neljä samanarvoista: { $name } kaataa avopakan, ja { grammar-out-of-play }.
   *[other] { $name } kaataa avopakan, ja { grammar-out-of-play }.
}
    .you = { $clause ->
        [KQ42] Neljä samanarvoista: kaadat avopakan, ja { grammar-out-of-play }.
       *[other] Kaadat avopakan, ja { grammar-out-of-play }.
    }
grammar-out-of-play = { $amount ->
    [one] yksi kortti poistuu pelistä
   *[other] { $amount } korttia poistuu pelistä
}
kolmonen-took = { $name } nostaa avopakan, { grammar-cards }.
    .you = Nostat avopakan, { grammar-cards }.
grammar-cards = { $amount ->
    [one] yhden kortin
   *[other] { $amount } korttia
}
# KQ15: millään kortilla ei saa aloittaa; K17: vuoro päättyy kakkosen jälkeen.
kolmonen-ended = { $clause ->
    [KQ15] { $name } ei voi aloittaa millään kortilla, ja vuoro siirtyy.
   *[K17] { $name } päättää vuoronsa.
}
    .you = { $clause ->
        [KQ15] Et voi aloittaa millään kortilla, ja vuoro siirtyy.
       *[K17] Päätät vuorosi.
    }
kolmonen-drew = { $name } nostaa umpipakasta { CARDS($cards, case: "gen") }.
    .you = Nostat umpipakasta { CARDS($cards, case: "gen") }.
kolmonen-lifted = { $shown ->
    [yes] { $name } nostaa piilokortin: { CARDS($cards) }.
   *[no] { $name } nostaa piilokortin.
}
    .you = Nostat piilokortin: { CARDS($cards) }.
kolmonen-went-out = { $amount ->
    [1] { $name } pääsee kaikista korteistaan ja voittaa.
   *[other] { $name } pääsee kaikista korteistaan ja on sijalla { $amount }.
}
    .you = { $amount ->
        [1] Pääset kaikista korteistasi ja voitat.
       *[other] Pääset kaikista korteistasi ja olet sijalla { $amount }.
    }
kolmonen-stalemate = Patti: jako ei etene ja päättyy tähän.
kolmonen-goes-on = { $name } jatkaa kakkosen jälkeen.
    .you = Jatkat kakkosen jälkeen.
kolmonen-leads = { $name } aloittaa tyhjään pöytään.
    .you = Aloitat tyhjään pöytään.

# Mikä avopakkaan nyt käy: pieni rivi sen alla, ilman pistettä.

kolmonen-fits-anything = mikä tahansa
kolmonen-fits-no-ten = mikä tahansa paitsi kymppi
kolmonen-fits-ace = vain ässä
kolmonen-fits-ace-two-ten = ässä, kakkonen tai kymppi
kolmonen-fits-two-ten = vähintään { RANK($rank, case: "index") }, myös 2 ja 10
kolmonen-fits-two = vähintään { RANK($rank, case: "index") }, myös 2

# Miksi siirto ei käy, sille joka sitä yritti; .why sanoo saman kenestä tahansa, sulkeisiin
# pantavaksi. $turn on vuorossa olevan nimi. Myös pöydän valinnat ovat tietoja: $two_effect.

refusal-K4 = Voit lyödä vain kortteja, jotka sinulla on (K4).
    .why = kaikkia näitä kortteja ei ole lyötävissä
refusal-K5 = Valitse vähintään yksi kortti (K5).
    .why = vähintään yksi kortti on nimettävä
refusal-K7 = { $my_turn ->
    [no] Nyt ei ole sinun vuorosi: vuorossa on { $turn } (K7).
   *[yes] Et voi lyödä { RANK($rank, case: "par") }: se on pienempi kuin avopakan { RANK($top) } (K7).
}
    .why = { $my_turn ->
        [no] vuorossa on { $turn }
       *[yes] { RANK($rank) } ei käy { RANK($top, case: "gen") } päälle
    }
refusal-K8 = { $twice ->
    [yes] Nimeä kukin kortti vain kerran (K8).
   *[no] Yhdellä kertaa lyödään vain samanarvoisia kortteja (K8).
}
    .why = { $twice ->
        [yes] kortti on nimetty kahdesti
       *[no] kortit eivät ole samanarvoisia
    }
refusal-K10 = { $pile ->
    [no] Avopakkaa ei ole, joten sokkona ei voi kokeilla (K10).
   *[yes] Umpipakka on lopussa, joten sokkona ei voi kokeilla (K10).
}
    .why = { $pile ->
        [no] avopakkaa ei ole
       *[yes] umpipakka on lopussa
    }
refusal-K15 = { $ace_answer ->
    [ace_two_ten] Et voi lyödä { RANK($rank, case: "par") }: ässän päälle käy vain ässä, kakkonen tai kymppi (K15).
   *[ace_only] Et voi lyödä { RANK($rank, case: "par") }: ässän päälle käy vain ässä (K15).
}
    .why = { RANK($rank) } ei käy ässän päälle
refusal-K17 = Voit päättää vuorosi vain kakkosen jälkeen tai kun et voi tehdä mitään muuta (K17).
    .why = vuoron voi päättää näin vain kakkosen jälkeen tai kun mitään muuta ei voi tehdä
refusal-K19 = Vaihtoon valitaan täsmälleen kolme käsikorttia (K19).
    .why = vaihtoon valitaan täsmälleen kolme käsikorttia
refusal-K20 = { $table_cards_when ->
    [stock_empty] Pöytäkorttisi tulevat peliin, kun umpipakka tai kätesi on tyhjä (K20).
   *[hand_empty] Pöytäkorttisi tulevat peliin, kun kätesi on tyhjä (K20).
}
    .why = pöytäkortit eivät ole vielä pelissä
refusal-K24 = Jako on päättynyt (K24).
    .why = jako on päättynyt
refusal-KQ6 = Kymppiä ei saa lyödä tyhjään pöytään (KQ6).
    .why = kymppiä ei saa lyödä tyhjään pöytään
refusal-KQ8 = { $verb ->
    [end] Kakkosen jälkeen on lyötävä uudestaan, jos voi (KQ8).
   *[other] { $two_effect ->
        [play_again_forced] Kakkosen jälkeen voit vain lyödä uudestaan (KQ8).
       *[play_again_optional] Kakkosen jälkeen voit vain lyödä uudestaan tai päättää vuorosi (KQ8).
    }
}
    .why = { $verb ->
        [end] kakkosen lyöjän on lyötävä uudestaan
       *[other] kakkosen jälkeen voi vain lyödä
    }
refusal-KQ14 = Voit lyödä, joten avopakkaa ei saa tässä pöydässä nostaa (KQ14).
    .why = avopakan saa nostaa vain, kun mitään ei voi lyödä
refusal-KQ15 = Avopakkaa ei ole, joten ei ole mitä nostaa (KQ15).
    .why = avopakkaa ei ole
refusal-KQ17 = { $blind_flip ->
    [off] Tässä pöydässä ei kokeilla sokkona (KQ17).
   *[when_stuck] Kädessäsi on sopiva kortti, joten sokkona ei saa kokeilla (KQ17).
}
    .why = { $blind_flip ->
        [off] tässä pöydässä ei kokeilla sokkona
       *[when_stuck] kädessä on sopiva kortti
    }
refusal-KQ21 = Ässän päälle ei saa tässä pöydässä kokeilla sokkona (KQ21).
    .why = ässän päälle ei saa kokeilla sokkona
refusal-KQ23 = { $table_swap_limit ->
    [0] Tässä pöydässä pöytäkortteja ei vaihdeta (KQ23).
   *[other] Sinulla ei ole enää vaihtoja jäljellä (KQ23).
}
    .why = { $table_swap_limit ->
        [0] tässä pöydässä pöytäkortteja ei vaihdeta
       *[other] vaihtoja ei ole enää jäljellä
    }
refusal-KQ24 = { $table_swap_timing ->
    [until_first_topple] Voit vaihtaa vain ennen lyöntiäsi, ja vain ensimmäiseen kaatoon asti (KQ24).
   *[own_turn] Voit vaihtaa vain ennen lyöntiäsi (KQ24).
}
    .why = { $table_swap_timing ->
        [until_first_topple] vaihto tehdään ennen lyöntiä, ja vain ensimmäiseen kaatoon asti
       *[own_turn] vaihto tehdään ennen lyöntiä
    }
refusal-KQ27 = Vaihtoon tarvitaan kolme korttia kädessä ja kolme pöytäkorttia (KQ27).
    .why = vaihtoon tarvitaan kolme korttia kädessä ja kolme pöytäkorttia
refusal-KQ28 = { $verb ->
    [arrange] { $pregame_swap ->
        [true] Pöytäkortit valitaan vain ennen ensimmäistä lyöntiä: kolme kuudesta käsi- ja pöytäkortistasi (KQ28).
       *[false] Tässä pöydässä pöytäkortit jäävät niin kuin ne jaettiin (KQ28).
    }
   *[other] Valitse ensin, mitkä kolme kuudesta käsi- ja pöytäkortistasi jäävät näkyviin (KQ28).
}
    .why = { $verb ->
        [arrange] { $pregame_swap ->
            [true] pöytäkortit valitaan ennen ensimmäistä lyöntiä, kolme kuudesta kortista
           *[false] pöytäkortit jäävät niin kuin ne jaettiin
        }
       *[other] ensin valitaan pöytäkortit
    }
refusal-KQ35 = { $hidden_play ->
    [blind_flip] Piilokortin voi kääntää vasta, kun sinulla ei ole muita kortteja (KQ35).
   *[lift_ahead] Tässä pöydässä piilokortteja ei käännetä, vaan ne nostetaan käteen (KQ35).
}
    .why = { $hidden_play ->
        [blind_flip] piilokortin voi kääntää vasta, kun muita kortteja ei ole
       *[lift_ahead] tässä pöydässä piilokortit nostetaan käteen
    }
refusal-KQ40 = Viimeinen korttisi ei saa tässä pöydässä olla kakkonen, kymppi eikä ässä (KQ40).
    .why = viimeinen kortti ei saa olla kakkonen, kymppi eikä ässä

# Mitä voi tehdä, valikon rivinä.
kolmonen-do-play = lyö { RANKS($cards, case: "some") }
kolmonen-do-take = nosta avopakka
kolmonen-do-flip = kokeile sokkona
kolmonen-do-swap = vaihda pöytäkortit
kolmonen-do-arrange = valitse pöytäkortit
kolmonen-do-swap-row = vaihda pöytäkorteiksi { RANKS($cards, case: "some") }
kolmonen-do-arrange-row = valitse pöytäkorteiksi { RANKS($cards, case: "some") }
kolmonen-do-reveal = käännä piilokortti
kolmonen-do-end = päätä vuoro

# Miksi siirto on paras, kun vihjeen luvut tukevat sitä. Yksi kokonainen virke.
kolmonen-why-ten = { $count ->
    [one] Yksi kortti poistuu
   *[other] { $count } korttia poistuu
} pelistä.
kolmonen-why-ace = Ässään vastaa vain ässä.
kolmonen-why-two = Kakkosen jälkeen saat jatkaa.
kolmonen-why-low = Suuremmat kortit säästyvät, kunnes niitä tarvitaan.
kolmonen-why-high = Suureen korttiin on vaikeampi vastata.
kolmonen-why-many = Pääset eroon { $count } kortista kerralla.
kolmonen-why-few = Muut samanarvoiset säästyvät myöhemmäksi.
kolmonen-why-take = { $count ->
    [one] Yhden kortin nostaminen maksaa
   *[other] Avopakan { $count } kortin nostaminen maksaa
} sinulle vähemmän kuin ne kortit, jotka voisit lyödä.
kolmonen-why-flip = Sokkokortti sopii { $percent } %:n todennäköisyydellä.
kolmonen-why-no-flip = Sokkokortti sopisi vain { $percent } %:n todennäköisyydellä.
kolmonen-why-end = Kortit, joilla voisit jatkaa, ovat arvokkaampia myöhemmin.
kolmonen-why-swap = Hyvät kortit kuuluvat pöytäkortteihin, loppua varten.
