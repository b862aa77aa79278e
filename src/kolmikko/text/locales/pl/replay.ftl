# Mecz jeszcze raz, krok po kroku. Przyciski i etykiety bez kropki, zdania z kropką.

replay-title = Powtórka
replay-match = { $game }: { $names }
replay-loading = Trwa pobieranie meczu.

# Jeszcze nie ma meczu: zapis się wkleja, otwiera albo upuszcza.

replay-about = Obejrzyj mecz jeszcze raz, krok po kroku. Wklej tu tekst zapisu albo otwórz jego plik.
replay-record = Tekst zapisu
replay-file = Otwórz plik
replay-drop = Upuść plik, aby go otworzyć.
replay-show = Pokaż mecz
replay-another = Inny zapis
replay-nothing = W tym meczu nic nie zagrano.
replay-too-big = Ten plik jest za duży na zapis meczu.
replay-unreadable = W tym linku nie ma zapisu, który dałoby się odczytać.

# Kroki.

replay-steps = Kroki meczu
replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-on = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Tempo
replay-speed-slow = powoli
replay-speed-even = równo
replay-speed-fast = szybko
replay-marks = Ważne chwile
replay-mark-deal = Rozdanie { $number }
replay-keys = Klawisze: strzałki w lewo i w prawo to jeden krok, Page Up i Page Down prowadzą do poprzedniej i następnej chwili, Home i End na początek i na koniec; spacja odtwarza.

# Czyimi oczami.

replay-view = Czyimi oczami
replay-view-own = Twoimi
replay-view-watcher = widza
replay-open = Wszystkie karty odkryte
replay-sealed = Przy tym stole karty zostają takie, jak każdy je widział, także po meczu.
replay-not-open = Wszystkie karty są odkryte tylko dla tych, którzy grali w tym meczu.

# Przebieg, link i plik.

replay-log = Co się działo
replay-copy = Skopiuj link
replay-link-cards = W linku jest cały zapis, ze wszystkimi kartami.
replay-no-link = Ten zapis jest za długi na link. Wyślij plik.
replay-download = Pobierz zapis
