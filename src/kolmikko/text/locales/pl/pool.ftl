# Porównanie botów: `kolmikko arena --pool`. $alone to jeden bot, $others to nazwa botów wokół niego.
pool-title = { $game }, { $preset }: każdy bot z każdym
pool-versions = { $versions }; zasady { $rules }; ziarna { $seeds }, numer { $number }; rozegrano: { $days }
pool-players-title = { $players ->
    [one] { $players } gracz.
    [few] { $players } graczy.
   *[other] { $players } graczy.
}
pool-alone = Jeden
pool-among = wśród
pool-least = Najmniej
pool-interval = Przedział
pool-draws = Paty, %
pool-deals = Rozdania
pool-goal = Cel
pool-reached = osiągnięty
pool-missed = nieosiągnięty
pool-open = nierozstrzygnięty
pool-explained = Bot siedzi sam wśród innych, w każdym rozdaniu na każdym miejscu. Każdą parę ocenia się po 50 rozdaniach i zawsze, gdy ich liczba się podwoi, aż cel będzie rozstrzygnięty; w 95 parach na 100 prawdziwe są wszystkie przedziały ze wszystkich ocen.
pool-pace = Czas wyboru w milisekundach procesora: połowa najwyżej / 99 na 100 najwyżej
pool-file = Plik z wynikami: { $path }

# Co jest odrzucane albo zaznaczane. $path to plik, $day to data.
pool-unreadable = Pliku { $path } nie można odczytać jako wyników porównania botów: { $why }
pool-final-again = Ziaren końcowych używano dla tych botów już od { $day }. To, co dojdzie, jest dalszym ciągiem tamtego pomiaru, a nie nowym.
pool-final-others = Ziaren końcowych używano już dla innych wersji zasad lub botów. Dla zmienionych w świetle tamtych wyników nie są już nieznane.
pool-only = { $option } należy do --pool; proszę je dodać albo pominąć { $option }
pool-players = --players { $players }: potrzebne są liczby od 2 do { $most }, oddzielone przecinkami
pool-bots = boty: { $bots }; do porównania potrzeba co najmniej dwóch botów
pool-no-look = --deals { $deals }: pary ocenia się po 50 rozdaniach i zawsze, gdy ich liczba się podwoi; proszę wybrać 50, 100, 200, 400, 800 …
pool-seed = --seed { $seed }: nie ma takiego ziarna w zakresie
