### kolmikko review

review-title = Arvio pelistä { $record }: { $game }, { $count } valintaa, arvioija { $bot }
review-judging = Valinnat
review-player = Pelaaja
review-decisions = Valintoja
review-good = Ei menetystä
review-cost = Menetetyt pisteet
review-dearest = Kalleimmat valinnat:
review-none = Kukaan ei menettänyt mitään.
review-dear = jako { $deal }, siirto { $number }, { $name }: { $done }, { $made }. Parempi: { $better }, { $best }.
review-luck = Missä onni kääntyi:
review-lucky = jako { $deal }, siirrot { $after }–{ $before }: onnea, { $name }, { $points } pistettä
review-unlucky = jako { $deal }, siirrot { $after }–{ $before }: huonoa onnea, { $name }, { $points } pistettä
review-note = Piste on voiton sadasosa. Luvut ovat botin oman haun mahdollisuuksia sen perusteella, mitä kukin pelaaja saattoi tietää: niillä vertaillaan siirtoja, mutta ennusteina ne ovat liian varmoja.
review-nothing = Tässä tallenteessa ei ole valintaa, johon botilla { $bot } olisi vertailtavia lukuja.
review-no-seat = Tässä tallenteessa ei ole paikkaa { $seat } (paikat: { $known }).
review-plot = Voiton mahdollisuudet: { $record }
review-plot-x = Siirto
review-plot-y = Prosenttia
