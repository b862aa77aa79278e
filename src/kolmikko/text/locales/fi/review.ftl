### kolmikko review

review-title = Arvio pelistä { $record }: { $game }, { $count } valintaa, arvioija { $bot }
review-judging = Valinnat
review-player = Pelaaja
review-decisions = Valintoja
review-good = Ei menetystä
review-cost = Menetetyt pisteet
review-dearest = Kalleimmat valinnat:
review-none = Kukaan ei menettänyt mitään.
review-done = jako { $deal }, siirto { $number }, { $name }: { $done }
review-per-cent = { $value } % ({ $low }–{ $high })
review-per-cent-exact = { $value } %
review-stakes = { $value } panosta ({ $low } … { $high })
review-stakes-exact = { $value } panosta
review-known-better = Sen mukaan, mitä saattoi tietää: { $made }. Parempi: { $better }, { $best }.
review-known-equal = Sen mukaan, mitä saattoi tietää: { $made }, käytännössä yhtä hyvä kuin mikään muu.
review-known-unclear = Sen mukaan, mitä saattoi tietää: { $made }. Ehkä parempi: { $better }, { $best }; eroa ei saatu selville.
review-open-better = Kaikki kortit auki: { $made }. Parempi: { $better }, { $best }.
review-open-equal = Kaikki kortit auki: { $made }, käytännössä yhtä hyvä kuin mikään muu.
review-open-unclear = Kaikki kortit auki: { $made }. Ehkä parempi: { $better }, { $best }; eroa ei saatu selville.
review-verdict-unlucky = Hyvä sen mukaan, mitä saattoi tietää, mutta epäonninen.
review-verdict-lucky = Huono, mutta onnekas.
review-verdict-costly = Kallis kummin päin vain.
review-hindsight = Hyviä, mutta epäonnisia:
review-luck = Missä onni kääntyi:
review-lucky = jako { $deal }, siirrot { $after }–{ $before }: onnea, { $name }, { $points } pistettä
review-unlucky = jako { $deal }, siirrot { $after }–{ $before }: huonoa onnea, { $name }, { $points } pistettä
review-note = Piste on voiton sadasosa. Luvut ovat botin oman haun mahdollisuuksia sen perusteella, mitä kukin pelaaja saattoi tietää: niillä vertaillaan siirtoja, mutta ennusteina ne ovat liian varmoja.
review-note-calibrated = Piste on voiton sadasosa. Luvut ovat botin haun mahdollisuuksia sen perusteella, mitä kukin pelaaja saattoi tietää, korjattuina sen mukaan, kuinka usein sellaiset ovat toteutuneet hakevien bottien peleissä.
review-note-stakes = Piste on panoksen sadasosa. Luvut ovat panoksia, jotka paikka voittaa siitä eteenpäin, kun potti kuuluu kaikille, botin haun mukaan sen perusteella, mitä kukin pelaaja saattoi tietää: niillä vertaillaan siirtoja.
review-note-exact = Luvut ilman vaihteluväliä on laskettu eikä arvioitu: Trójkan tikit ratkaisun mukaan, Kolmosen loppupelit kaikilla tavoilla, joilla näkymättömät kortit voivat olla, ikään kuin kaikki olisivat näkyvissä.
review-note-open = ”Kaikki kortit auki” on sama haku korteilla, jotka todella olivat jaossa; sen lukuja ei ole korjattu.
review-note-closed = Arvioitu on vain se, mitä saattoi tietää: näille valinnoille ei ole hakua kaikki kortit auki.
review-nothing = Tässä tallenteessa ei ole valintaa, johon botilla { $bot } olisi vertailtavia lukuja.
review-no-seat = Tässä tallenteessa ei ole paikkaa { $seat } (paikat: { $known }).
review-plot = Voiton mahdollisuudet: { $record }
review-plot-x = Siirto
review-plot-y = Prosenttia
review-plot-stakes = Voitettavat panokset: { $record }
review-plot-y-stakes = Panosta

## The review in the browser

review-beside = Mitä pöydän vieressä on
review-button = Arvio
review-of = Kenen arvio
review-everybody = kaikki
review-progress = { $done }/{ $total } valintaa arvioitu
review-stopped = Arviota ei juuri nyt saa.
review-empty = Tässä pelissä ei ole valintaa, jonka mahdollisuuksia voisi vertailla.
review-curve = Voiton mahdollisuus joka askeleella
review-chance-of = Mahdollisuus, { $name }: { $value }
review-curve-stakes = Voitettavat panokset joka askeleella
review-value-of = Arvo, { $name }: { $value } panosta
review-at = Jako { $deal }, siirto { $number }
review-lost = { $points ->
    [one] { $points } piste meni
   *[other] { $points } pistettä meni
}
review-sum = { $count ->
    [one] Yksi valinta, joista { $good } ilman menetystä, menetettyjä pisteitä yhteensä { $lost }.
   *[other] { $count } valintaa, joista { $good } ilman menetystä, menetettyjä pisteitä yhteensä { $lost }.
}
review-here = { $name }: { $done }
review-nothing-here = Tältä askeleelta ei ole arviota.
review-known = Mitä saattoi tietää
review-open = Kaikki kortit auki
review-better = Parempi: { $better }
review-as-good = Yhtä hyvä kuin mikään muu
review-perhaps = Ehkä parempi: { $better }
review-verdict-sound = Mitään ei menetetty.
review-verdict-known = Kallis sen mukaan, mitä saattoi tietää.
review-turn-lucky = Onnea, { $name }
review-turn-unlucky = Huonoa onnea, { $name }
review-gained = + { $points } pistettä
review-dropped = − { $points } pistettä

review-play-on = Jatka peliä tästä
review-same-deal = Sama jako uudestaan
review-again-note = Uusi pöytä vain sinulle, botit muilla paikoilla. Ne näkevät vain sen, mitä niiden paikka saa tietää.
review-again-moved = Peli alkaa ennen jaon { $deal } siirtoa { $number }.
review-again-whole = Jako { $deal } alusta, samat kortit samassa järjestyksessä.
review-again-seat = Paikkasi
review-again-bots = Muut
review-again-begin = Aloita
