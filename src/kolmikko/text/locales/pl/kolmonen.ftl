kolmonen-name = Kolmonen
kolmonen-about = Kolmonen to fińska gra, w której trzeba pozbyć się kart. Na stos kładzie się kartę równą wierzchniej lub od niej starszą albo zbiera się cały stos; gdy zakryta talia się skończy, zostają jeszcze trzy karty odkryte i trzy zakryte na stole. Wygrywa ten, komu pierwszemu skończą się karty.

# Słowa z zasad, po jednym w wierszu: słowo, dwukropek, znaczenie.
kolmonen-glossary =
    figura: wartość karty, od 2 do asa, bez względu na kolor
    karta w ciemno: wierzchnia karta zakrytej talii, zagrana bez oglądania
    odkryte karty: karty leżące odkryte przed graczem
    pierwsza ręka: gracz, który zagrywa pierwszą kartę
    stos: karty zagrane, leżące odkryte na stole
    wychodzić: kłaść pierwszą kartę na pusty stół
    zagranie dodatkowe: to, co kładzie na dwójce ten, kto ją zagrał
    zakryta talia: karty jeszcze niedobrane, koszulką do góry
    zakryte karty: karty leżące zakryte pod odkrytymi
    zbić stos: usunąć stos z gry do końca rozdania

# Co się stało. $name to zrobił; .you jest dla tego, kto to zrobił. $cards i $more to grupy kart.

kolmonen-dealt-hidden = { $name } dostaje trzy zakryte karty.
    .you = Dostajesz trzy zakryte karty.
kolmonen-dealt-face-up = { $name } dostaje na stół { CARDS($cards, case: "acc") }.
    .you = Dostajesz na stół { CARDS($cards, case: "acc") }.
kolmonen-dealt-hand = { $name } dostaje na rękę { CARDS($cards, case: "acc") }.
    .you = Dostajesz na rękę { CARDS($cards, case: "acc") }.
kolmonen-arranged = { $count ->
    [0] { $name } zostawia odkryte karty bez zmian.
   *[other] { $name } kładzie na stół { CARDS($cards, case: "acc") }, a bierze na rękę { CARDS($more, case: "acc") }.
}
    .you = { $count ->
        [0] Zostawiasz odkryte karty bez zmian.
       *[other] Kładziesz na stół { CARDS($cards, case: "acc") }, a bierzesz na rękę { CARDS($more, case: "acc") }.
    }
kolmonen-swapped = { $name } wymienia odkryte karty: na stół { CARDS($cards) }, na rękę { CARDS($more) }.
    .you = Wymieniasz odkryte karty: na stół { CARDS($cards) }, na rękę { CARDS($more) }.
kolmonen-played = { $name } zagrywa { RANKS($cards, case: "some") }.
    .you = Zagrywasz { RANKS($cards, case: "some") }.
kolmonen-flipped = { $name } gra w ciemno: { CARDS($cards) }.
    .you = Grasz w ciemno: { CARDS($cards) }.
kolmonen-revealed = { $name } odkrywa zakrytą kartę: { CARDS($cards) }.
    .you = Odkrywasz zakrytą kartę: { CARDS($cards) }.
# $amount to liczba kart idących na rękę, razem z tą.
kolmonen-did-not-fit = { $amount ->
    [1] Karta nie pasuje i { $name } bierze ją na rękę.
   *[other] Karta nie pasuje i { $name } bierze ją razem ze stosem, w sumie { grammar-cards }.
}
    .you = { $amount ->
        [1] Karta nie pasuje i bierzesz ją na rękę.
       *[other] Karta nie pasuje i bierzesz ją razem ze stosem, w sumie { grammar-cards }.
    }
# KQ42: na wierzchu leżą cztery karty tej samej figury.
kolmonen-toppled = { $clause ->
    [KQ42] Cztery karty tej samej figury: { $name } zbija stos, { grammar-out-of-play }.
   *[other] { $name } zbija stos, { grammar-out-of-play }.
}
    .you = { $clause ->
        [KQ42] Cztery karty tej samej figury: zbijasz stos, { grammar-out-of-play }.
       *[other] Zbijasz stos, { grammar-out-of-play }.
    }
kolmonen-took = { $name } zbiera stos, { grammar-cards }.
    .you = Zbierasz stos, { grammar-cards }.
grammar-cards = { $amount ->
    [one] jedną kartę
    [few] { $amount } karty
   *[many] { $amount } kart
}
grammar-out-of-play = { $amount ->
    [one] z gry odpada 1 karta
    [few] z gry odpadają { $amount } karty
   *[many] z gry odpada { $amount } kart
}
# KQ15: żadną kartą nie wolno wyjść; K17: ruch kończy się po dwójce.
kolmonen-ended = { $clause ->
    [KQ15] { $name } nie ma czym wyjść i kolej przechodzi dalej.
   *[K17] { $name } kończy ruch.
}
    .you = { $clause ->
        [KQ15] Nie masz czym wyjść i kolej przechodzi dalej.
       *[K17] Kończysz ruch.
    }
kolmonen-drew = { $name } dobiera { CARDS($cards, case: "acc") }.
    .you = Dobierasz { CARDS($cards, case: "acc") }.
kolmonen-lifted = { $shown ->
    [yes] { $name } podnosi zakrytą kartę: { CARDS($cards) }.
   *[no] { $name } podnosi zakrytą kartę.
}
    .you = Podnosisz zakrytą kartę: { CARDS($cards) }.
kolmonen-went-out = { $amount ->
    [1] { $name } nie ma już kart i wygrywa.
   *[other] { $name } nie ma już kart i zajmuje miejsce { $amount }.
}
    .you = { $amount ->
        [1] Nie masz już kart i wygrywasz.
       *[other] Nie masz już kart i zajmujesz miejsce { $amount }.
    }
kolmonen-stalemate = Pat: rozdanie utknęło i na tym się kończy.
kolmonen-goes-on = { $name } gra dalej po dwójce.
    .you = Grasz dalej po dwójce.
kolmonen-leads = { $name } wychodzi na pusty stół.
    .you = Wychodzisz na pusty stół.

# Co teraz pasuje na stos: mały wiersz pod nim, bez kropki.

kolmonen-fits-anything = dowolna karta
kolmonen-fits-no-ten = dowolna karta oprócz dziesiątki
kolmonen-fits-ace = tylko as
kolmonen-fits-ace-two-ten = as, dwójka lub dziesiątka
kolmonen-fits-two-ten = { RANK($rank, case: "index") } lub starsza, także 2 i 10
kolmonen-fits-two = { RANK($rank, case: "index") } lub starsza, także 2

# Dlaczego tak nie wolno, dla tego, kto próbował; .why mówi to samo o każdym, do nawiasu.
# $turn to gracz, na którego przypada kolej. Ustalenia stołu też są znane: $two_effect.

refusal-K4 = Możesz zagrać tylko karty, które masz (K4).
    .why = nie wszystkie te karty można zagrać
refusal-K5 = Wybierz co najmniej jedną kartę (K5).
    .why = trzeba podać co najmniej jedną kartę
refusal-K7 = { $my_turn ->
    [no] To nie Twoja kolej: teraz gra { $turn } (K7).
   *[yes] Nie możesz zagrać { RANK($rank, case: "gen") }: na { RANK($top, case: "acc") } pasuje karta równa lub starsza (K7).
}
    .why = { $my_turn ->
        [no] teraz gra { $turn }
       *[yes] { RANK($rank) } nie pasuje na { RANK($top, case: "acc") }
    }
refusal-K8 = { $twice ->
    [yes] Podaj każdą kartę tylko raz (K8).
   *[no] Karty zagrane razem muszą być tej samej figury (K8).
}
    .why = { $twice ->
        [yes] karta jest podana dwa razy
       *[no] karty nie są tej samej figury
    }
refusal-K10 = { $pile ->
    [no] Nie ma stosu, na który można by zagrać w ciemno (K10).
   *[yes] Zakryta talia się skończyła, nie ma czym zagrać w ciemno (K10).
}
    .why = { $pile ->
        [no] nie ma stosu
       *[yes] zakryta talia się skończyła
    }
refusal-K15 = { $ace_answer ->
    [ace_two_ten] Nie możesz zagrać { RANK($rank, case: "gen") }: na asa pasuje tylko as, dwójka lub dziesiątka (K15).
   *[ace_only] Nie możesz zagrać { RANK($rank, case: "gen") }: na asa pasuje tylko as (K15).
}
    .why = { RANK($rank) } nie pasuje na asa
refusal-K17 = Ruch możesz zakończyć tylko po dwójce albo gdy nic innego nie możesz zrobić (K17).
    .why = ruch kończy się tak tylko po dwójce albo gdy nic innego nie wolno
refusal-K19 = Do wymiany wybierz dokładnie trzy karty z ręki (K19).
    .why = do wymiany wybiera się dokładnie trzy karty z ręki
refusal-K20 = { $table_cards_when ->
    [stock_empty] Twoje odkryte karty wejdą do gry, gdy zakryta talia lub Twoja ręka będzie pusta (K20).
   *[hand_empty] Twoje odkryte karty wejdą do gry, gdy Twoja ręka będzie pusta (K20).
}
    .why = odkryte karty nie są jeszcze w grze
refusal-K24 = Rozdanie jest skończone (K24).
    .why = rozdanie jest skończone
refusal-KQ6 = Dziesiątką nie wolno wyjść na pusty stół (KQ6).
    .why = dziesiątką nie wolno wyjść na pusty stół
refusal-KQ8 = { $verb ->
    [end] Po dwójce musisz zagrać jeszcze raz, jeśli możesz (KQ8).
   *[other] { $two_effect ->
        [play_again_forced] Po dwójce możesz tylko zagrać jeszcze raz (KQ8).
       *[play_again_optional] Po dwójce możesz tylko zagrać jeszcze raz albo zakończyć ruch (KQ8).
    }
}
    .why = { $verb ->
        [end] po dwójce trzeba zagrać jeszcze raz
       *[other] po dwójce można tylko zagrać
    }
refusal-KQ14 = Możesz zagrać, więc przy tym stole nie wolno Ci zebrać stosu (KQ14).
    .why = stos można zebrać tylko wtedy, gdy nic nie da się zagrać
refusal-KQ15 = Nie ma stosu, który można by zebrać (KQ15).
    .why = nie ma stosu
refusal-KQ17 = { $blind_flip ->
    [off] Przy tym stole nie gra się w ciemno (KQ17).
   *[when_stuck] Masz na ręku pasującą kartę, więc nie wolno Ci grać w ciemno (KQ17).
}
    .why = { $blind_flip ->
        [off] przy tym stole nie gra się w ciemno
       *[when_stuck] na ręku jest pasująca karta
    }
refusal-KQ21 = Przy tym stole na asa nie gra się w ciemno (KQ21).
    .why = na asa nie gra się w ciemno
refusal-KQ23 = { $table_swap_limit ->
    [0] Przy tym stole nie wymienia się odkrytych kart (KQ23).
   *[other] Nie masz już żadnej wymiany (KQ23).
}
    .why = { $table_swap_limit ->
        [0] przy tym stole nie wymienia się odkrytych kart
       *[other] nie ma już żadnej wymiany
    }
refusal-KQ24 = { $table_swap_timing ->
    [until_first_topple] Wymienić karty możesz tylko przed zagraniem i tylko do pierwszego zbicia stosu (KQ24).
   *[own_turn] Wymienić karty możesz tylko przed zagraniem (KQ24).
}
    .why = { $table_swap_timing ->
        [until_first_topple] karty wymienia się przed zagraniem i tylko do pierwszego zbicia stosu
       *[own_turn] karty wymienia się przed zagraniem
    }
refusal-KQ27 = Do wymiany potrzeba trzech kart na ręku i trzech odkrytych na stole (KQ27).
    .why = do wymiany potrzeba trzech kart na ręku i trzech odkrytych na stole
refusal-KQ28 = { $verb ->
    [arrange] { $pregame_swap ->
        [true] Odkryte karty, trzy ze swoich sześciu, wybierasz tylko przed pierwszym zagraniem (KQ28).
       *[false] Przy tym stole odkryte karty zostają tak, jak je rozdano (KQ28).
    }
   *[other] Najpierw wybierz, które trzy z Twoich sześciu kart mają leżeć odkryte na stole (KQ28).
}
    .why = { $verb ->
        [arrange] { $pregame_swap ->
            [true] trzy z sześciu kart wybiera się przed pierwszym zagraniem
           *[false] odkryte karty zostają tak, jak je rozdano
        }
       *[other] najpierw wybiera się odkryte karty
    }
refusal-KQ35 = { $hidden_play ->
    [blind_flip] Zakrytą kartę możesz odkryć dopiero wtedy, gdy nie masz innych kart (KQ35).
   *[lift_ahead] Przy tym stole zakrytych kart się nie odkrywa, tylko podnosi na rękę (KQ35).
}
    .why = { $hidden_play ->
        [blind_flip] zakrytą kartę odkrywa się dopiero wtedy, gdy nie ma innych kart
       *[lift_ahead] przy tym stole zakryte karty podnosi się na rękę
    }
refusal-KQ40 = Przy tym stole Twoją ostatnią kartą nie może być dwójka, dziesiątka ani as (KQ40).
    .why = ostatnią kartą nie może być dwójka, dziesiątka ani as

# Co można zrobić, jako wiersz menu.
kolmonen-do-play = zagraj { RANKS($cards, case: "some") }
kolmonen-do-take = zbierz stos
kolmonen-do-flip = zagraj w ciemno
kolmonen-do-swap = wymień odkryte karty
kolmonen-do-arrange = wybierz odkryte karty
kolmonen-do-swap-row = wymień odkryte karty na { RANKS($cards, case: "some") }
kolmonen-do-arrange-row = wybierz odkryte: { RANKS($cards, case: "some") }
kolmonen-do-reveal = odkryj zakrytą kartę
kolmonen-do-end = zakończ ruch

# Dlaczego ruch jest najlepszy, jeśli liczby podpowiedzi to potwierdzają. Jedno całe zdanie.
kolmonen-why-ten = { $count ->
    [one] Jedna karta wypada
    [few] { $count } karty wypadają
   *[other] { $count } kart wypada
} z gry.
kolmonen-why-ace = Na asa odpowiada tylko as.
kolmonen-why-two = Po dwójce grasz dalej.
kolmonen-why-low = Starsze karty zostają na później, gdy będą potrzebne.
kolmonen-why-high = Starszą kartę trudniej przebić.
kolmonen-why-many = Pozbywasz się od razu { $count } kart.
kolmonen-why-few = Pozostałe karty tej figury przydadzą się później.
kolmonen-why-take = Zebranie { $count ->
    [one] jednej karty
   *[other] { $count } kart
} kosztuje cię mniej niż karty, które możesz zagrać.
kolmonen-why-flip = Karta w ciemno pasuje z prawdopodobieństwem { $percent } %.
kolmonen-why-no-flip = Karta w ciemno pasowałaby z prawdopodobieństwem tylko { $percent } %.
kolmonen-why-end = Karty, którymi można grać dalej, są więcej warte później.
kolmonen-why-swap = Dobre karty powinny leżeć odkryte na stole, na koniec gry.
