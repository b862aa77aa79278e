### kolmikko review

review-title = Ocena gry { $record }: { $game }, decyzje: { $count }, ocenia { $bot }
review-judging = Decyzje
review-player = Gracz
review-decisions = Decyzje
review-good = Bez straty
review-cost = Stracone punkty
review-dearest = Co kosztowało najwięcej:
review-none = Nikt niczego nie stracił.
review-dear = rozdanie { $deal }, ruch { $number }, { $name }: { $done }, { $made }. Lepiej: { $better }, { $best }.
review-luck = Gdzie odwrócił się los:
review-lucky = rozdanie { $deal }, ruchy { $after }–{ $before }: szczęście, { $name }, punkty: { $points }
review-unlucky = rozdanie { $deal }, ruchy { $after }–{ $before }: pech, { $name }, punkty: { $points }
review-note = Punkt to setna część wygranej. Szanse pochodzą z przeszukiwania bota według tego, co mógł wiedzieć każdy gracz: służą do porównywania ruchów, a jako prognozy są zbyt pewne siebie.
review-nothing = W tym zapisie nie ma decyzji, dla której { $bot } miałby szanse do porównania.
review-no-seat = W tym zapisie nie ma miejsca { $seat } (są: { $known }).
review-plot = Szanse na wygraną: { $record }
review-plot-x = Ruch
review-plot-y = Procent
