# Dokładne szanse w przeglądarce. Etykiety bez kropki, zdania z kropką.

odds-link = Dokładne szanse
odds-title-kolmonen = Szanse w grze Kolmonen
odds-title-trojka = Szanse w grze Trójka
odds-about = Policzone karta po karcie, nie zgadywane.
odds-which = Która gra
odds-counting = Liczenie

# Ręka w Trójce dla dwojga. $card to karta słowami, $count karty już wybrane.
odds-hand-title = Co może wygrać twoja ręka
odds-hand-about = Trójka dla dwojga, w banku dwie stawki. Dotknij swoich trzech kart i karty odkrytej.
odds-seat = Kto wychodzi pierwszy
odds-seat-lead = Ty wychodzisz
odds-seat-dealer = Wychodzi druga osoba
odds-hand = Twoja ręka
odds-up = Odkryta
odds-led = Zagrana
odds-pick = Wybierz karty
odds-take-out = Odłóż: { $card }
odds-next-hand = { $count ->
    [0] Dotknij trzech kart, które masz na ręku.
    [1] Jeszcze dwie karty na rękę.
   *[other] Jeszcze jedna karta na rękę.
}
odds-next-up = Teraz dotknij odkrytej karty: jej kolor to atut.
odds-next-led = Teraz dotknij karty, którą wychodzi druga osoba.
odds-always = Zagraj ją
odds-never = Lepiej nie
odds-equal = Równie dobra
odds-sometimes = Zagraj ją w { $chance } przypadków
odds-worth = stawki: { $stakes }
odds-tricks = { $count ->
    [one] 1 wziątka
    [few] { $count } wziątki
   *[other] { $count } wziątek
}
odds-hand-note = Oboje grają dalej najlepiej, jak można. Stawki mówią, ile średnio wygrywasz.
odds-hand-trojka = Ta ręka to trójka: bierze bank przed wziątkami.
odds-hand-unsolved = Według tych zasad domowych wziątki nie są rozwiązane.

# Jak często jest trójka.
odds-sets-title = Jak często jest trójka
odds-sets-about = Ręka z trzech kart i szansa, że co najmniej jedna osoba dostanie taką w rozdaniu.
odds-sets-known = Co mogą mieć inni, skoro znasz swoją rękę i odkrytą kartę.
odds-kind-any = Trójka
odds-kind-suit = Jednego koloru
odds-kind-rank = Jednej figury
odds-of-hands = { $hands } z { $all } rąk
odds-players = Gracze
odds-others = Inni
odds-somebody = Ktoś ją ma
odds-several = Co najmniej dwie
odds-trumps = Atutowa
odds-points = Trójka ma od { $lowest } do { $highest } oczek.

# Karty w ciemno w grze Kolmonen. Pasuje $fitting z $unseen kart.
odds-seen-title = Karty, które widzisz
odds-seen-about = Twoja ręka, stos, karty odkryte na stole i zbite: dotknij każdej z nich.
odds-seen-count = { $count ->
    [one] Widać 1 kartę
    [few] Widać { $count } karty
   *[other] Widać { $count } kart
}
odds-seen-none = Wyczyść
odds-blind-title = Czy karta w ciemno pasuje?
odds-blind-about = Dla każdej figury na wierzchu stosu: co pasuje i z jaką szansą pasuje karta, której nikt nie zna. Wierzchnia karta jest widoczna.
odds-top = Na wierzchu
odds-fits = Pasuje
odds-blind-fits = Karta w ciemno
odds-of-unseen = { $fitting } z { $unseen }
odds-stock = Zakryta talia po rozdaniu
odds-of-players = Gracze: { $count }
