# Podpowiedź dla tego, kto jest na ruchu: najlepszy ruch, ile warte są inne i dlaczego.

hint-best = Najlepiej: { $what }.
hint-chance = { $what }: { $value } % ({ $low }–{ $high })
hint-chance-exact = { $what }: { $value } %
hint-stakes = { $what }: stawek { $value } ({ $low } … { $high })
hint-stakes-exact = { $what }: stawek { $value }
hint-equal = prawie tak samo dobrze
hint-note = Ocena bota z Twoich kart: dobra do porównywania ruchów, jako prognoza zbyt pewna siebie.
hint-note-calibrated = Ocena bota z Twoich kart, poprawiona według tego, jak często takie szanse sprawdzały się w grach botów.
hint-note-stakes = Stawki do wygrania w ocenie bota z Twoich kart; bank liczy się po równo, a 0 to wyjście na zero.
hint-note-exact = Policzone do samego końca, tak jakby wszystkie karty leżały odkryte, dla każdego możliwego układu niewidocznych kart.
hint-note-stakes-exact = Dokładnie: stawki do wygrania, gdy oboje grają dalej zgodnie z rozwiązaniem, razem z przyszłymi rozdaniami, jeśli dwie wziątki dają połowę banku; bank liczy się po równo, a 0 to wyjście na zero.
hint-solved = Gra dla dwóch jest rozwiązana: nic nie daje więcej.
