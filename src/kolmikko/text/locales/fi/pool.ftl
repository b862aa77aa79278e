# Bottien vertailu: `kolmikko arena --pool`. $alone on yksi botti, $others sen ympärillä olevien nimi.
pool-title = { $game }, { $preset }: jokainen botti jokaista vastaan
pool-versions = { $versions }; säännöt { $rules }; siemenet { $seeds }, numero { $number }; pelattu: { $days }
pool-players-title = { $players ->
   *[other] { $players } pelaajaa.
}
pool-alone = Yksi
pool-among = joukossa
pool-least = Vähintään
pool-interval = Väli
pool-draws = Patteja, %
pool-deals = Jakoja
pool-goal = Tavoite
pool-reached = saavutettu
pool-missed = ei saavutettu
pool-open = ratkaisematta
pool-explained = Botti istuu yksin muiden joukossa, jokaisessa jaossa jokaisella paikalla. Jokaista paria tarkastellaan 50 jaon jälkeen ja aina kun niiden määrä on kaksinkertaistunut, kunnes tavoite on ratkennut; 95 parissa sadasta kaikkien tarkastelujen kaikki välit pitävät paikkansa.
pool-pace = Valinnan kesto prosessorin millisekunteina: puolet enintään / 99 sadasta enintään
pool-file = Tulosten tiedosto: { $path }

# Mitä ei oteta vastaan tai mistä huomautetaan. $path on tiedosto, $day päivämäärä.
pool-unreadable = Tiedostoa { $path } ei voi lukea bottien vertailun tuloksina: { $why }
pool-final-again = Lopullisia siemeniä on käytetty näille boteille jo { $day } alkaen. Lisä jatkaa samaa mittausta; uusi mittaus se ei ole.
pool-final-others = Lopullisia siemeniä on käytetty ennenkin, muille sääntöjen tai bottien versioille. Sen perusteella muutetuille ne eivät enää ole ennen näkemättömiä.
pool-only = { $option } kuuluu valintaan --pool; lisää se tai jätä { $option } pois
pool-players = --players { $players }: anna lukuja väliltä 2–{ $most } pilkuin erotettuina
pool-bots = botteja: { $bots }; vertailuun tarvitaan ainakin kaksi bottia
pool-no-look = --deals { $deals }: pareja tarkastellaan 50 jaon jälkeen ja aina kun niiden määrä on kaksinkertaistunut; valitse 50, 100, 200, 400, 800 …
pool-seed = --seed { $seed }: sellaista siementä ei alueella ole
