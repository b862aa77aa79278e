### kolmikko puzzle

puzzle-title = Zadanie { $number }, karty w grze: { $cards }, wszystkie odkryte
puzzle-you = Ty
puzzle-win-it = Twoja kolej, a { $name } gra najlepiej, jak można. Wygrywa jeden ruch{ $count ->
    [one] , i to od razu
   *[other] , a twoich ruchów do końca jest { $count }
}. Który?
puzzle-save-it = Twoja kolej, a { $name } gra najlepiej, jak można. Tylko jeden ruch nie przegrywa. Który?
puzzle-prompt = Twój ruch, od 1 do { $most }, albo Enter, żeby zobaczyć rozwiązanie:
puzzle-right = Dobrze.
puzzle-loses = Po tym ruchu wygrywa { $name }. Spróbuj innego.
puzzle-draws = Po tym ruchu nikt nie może wygrać: remis. Spróbuj innego.
puzzle-solution = Rozwiązanie: { $move }. Dalej obie strony grają dobrze:
puzzle-for-ever = … i tak dalej: żadna ze stron nie posunie się naprzód, więc jest remis.
puzzle-to-see = Rozwiązanie: { $command }
puzzle-json-has-it = { $option }: --json i tak zawiera rozwiązanie; pomiń tę opcję.
puzzle-not-solved = Zadania wymagają zasady, że gra, która utknęła, kończy się remisem (stalemate_result=draw), i to nie wcześniej niż po { $least } ruchach (progress_limit, turn_limit).
