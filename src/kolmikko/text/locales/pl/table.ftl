# Dlaczego stół nie robi tego, o co ktoś prosi; mówi się to temu, kto próbował.
# Za liczbą miejsc stoi rachunek: 6 * 9 = 54 > 52, czyli kart nie wystarczy.

table-stale = Przy stole coś się już zmieniło. Spójrz jeszcze raz i wtedy wybierz.
table-no-such-table = Takiego stołu nie ma albo już go nie ma.
table-table-exists = Ten stół jest już otwarty.
table-table-closed = Ten stół jest zamknięty.
table-bad-settings = { $setting ->
    [game] Nie ma takiej gry.
    [preset] Nie ma takich zasad domowych.
    [rules] Te zasady domowe nie pasują do siebie.
    [seats] W tę grę nie gra się przy tylu miejscach: { $reason }.
    [deals] Mecz nie może mieć tylu rozdań.
    [stake] Taka stawka jest niemożliwa.
    [balance] Nie można zaczynać z tyloma żetonami.
    [turn] Czas na ruch może trwać od 5 sekund do doby.
    [grace] Czas na powrót może trwać od 5 sekund do doby.
    [between] Przerwa między rozdaniami może trwać najwyżej godzinę.
    [pace] Boty nie mogą być tak powolne.
    [spectators] Nie może być tylu widzów.
   *[other] Takie ustawienia są niemożliwe.
}

table-needs-password = Ten stół ma hasło. Najpierw je podaj.
table-wrong-password = To nie jest hasło tego stołu.
table-bad-password = Hasło musi mieć od 1 do 64 liter, cyfr lub znaków.
table-no-spectators = Przy stole jest już tylu widzów, ilu się mieści.

table-not-seated = Nie masz miejsca przy tym stole.
table-seated-already = Masz już miejsce przy tym stole.
table-no-such-seat = Nie ma takiego miejsca.
table-seat-taken = To miejsce jest zajęte.
table-table-full = Wszystkie miejsca są zajęte.
table-seat-waits-for-next-deal = Grasz od następnego rozdania.
table-bad-name = Imię musi mieć od 1 do 24 liter lub znaków, w jednym wierszu.
table-barred = Gospodarz nie pozwala Ci usiąść przy tym stole.
table-not-host = Może to zrobić tylko gospodarz stołu.
table-no-such-bot = Nie ma takiego bota.
table-no-person-there = Na tym miejscu nie ma osoby, której mogłoby to dotyczyć.
table-no-bot-there = Na tym miejscu nie ma bota.

table-match-runs = Podczas meczu nie można tego zrobić.
table-not-now = Teraz nie można tego zrobić.
table-not-all-ready = Nie wszyscy są jeszcze gotowi.
table-empty-seats = Przy stole są jeszcze puste miejsca.
table-no-such-move = Nie ma takiego ruchu.
table-chance-acts = Teraz losuje się kartę i nikt nie wybiera, którą.
table-paused = Gra jest wstrzymana.
table-nothing-to-undo = Nie ma czego cofnąć.

table-bad-text = Wiadomość musi mieć od 1 do 200 liter lub znaków, w jednym wierszu.
table-chat-off = Czat jest wyłączony przez gospodarza.
table-no-such-phrase = Nie ma takiego zwrotu.
table-too-soon = Poczekaj chwilę i spróbuj jeszcze raz.
table-no-hints = Przy tym stole podpowiedzi są wyłączone.
table-no-nudging = Teraz nie można nikomu przypomnieć o ruchu.
table-no-such-match = Nie ma tu takiego meczu albo jeszcze się nie skończył.
table-not-open = Karty tej gry są odkryte tylko dla tych, którzy w nią grali, i tylko jeśli tak umówiono się przy stole.
