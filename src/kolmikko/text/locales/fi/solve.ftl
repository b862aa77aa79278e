# Tarkka peli: `kolmikko solve` ja `kolmikko strategy`. Todennäköisyydet ovat prosentteja.

solve-title = { $game } kahdelle, { $cards } korttia, panos { $stake }: peli, jota vastaan mikään ei voita
solve-by-rule = { $game } kahdelle, { $cards } korttia: aloita keskimmäisellä kortilla, lyö alimmalla lyövällä kortilla, muuten heitä pois alin. Mikä tahansa potti.
solve-turn-up = Käännetty
solve-bank = Potti
solve-worth = Aloittaja voittaa
solve-tricks = { $count ->
    [one] 1 tikki
   *[other] { $count } tikkiä
}
solve-gain = Voisi voittaa lisää
solve-units = Todennäköisyydet ovat aloittajan eli etukäden jaossa, jossa ei ole trójkaa. Aloittajan voitto kaikki tulevat jaot mukaan luettuina ja se, mitä molemmat voisivat yhteensä voittaa lisää parhaalla vastauksella toiseen (NashConv), ovat panoksina.
solve-units-by-rule = Todennäköisyydet ovat aloittajan eli etukäden jaossa, jossa ei ole trójkaa. Se, mitä molemmat voisivat yhteensä voittaa lisää parhaalla vastauksella toiseen (NashConv), on suurin mistä tahansa potista, potteina.
solve-label = Ratkaistaan
solve-written = Taulukot: { $path }

# Pitäminen, vaihtaminen ja passaaminen, kun pelaajia on kolme tai useampia.
solve-choices = { $game }, pelaajia { $players }, { $cards } korttia, panos { $stake }: mitä yksi paikka voittaa lisää, jos se yksin pitää, vaihtaa tai passaa toisin
solve-all-play = Kaikki muut ja se itsekin
solve-all-keep = pitävät aina
solve-all-thumb = noudattavat nyrkkisääntöjä
solve-all-table = noudattavat ratkaistua taulukkoa
solve-all-bot = tekevät kuten { $bot }
solve-seat = Paikka
solve-nothing-seen = mitään ei näkynyt
solve-units-choices = Panoksina jakoa kohti, kun pottiin jäävä jaetaan kaikkien kesken. Paras vastaus perustuu kolmen kortin arvoluokkiin, pottiin ja aiempiin päätöksiin; se tehdään puolesta jaoista ja mitataan toisesta puolesta. Paikka 1 on etukäsi, viimeinen jakaja. Usea yhdessä voi silti voittaa taulukon, jota vastaan yksikään paikka ei yksin voita lisää.
solve-tricks-by-thumb = Tikit pelataan nyrkkisäännöillä.
solve-tricks-by-bot = Tikit pelaa { $bot }.

# Mitä ei tehdä. $rule on valinta, $known nimiä tai lukuja.
solve-not-these-rules = talon sääntöjä, joilla tikit ratkeavat toisin, ei ole ratkaistu ({ $rule })
solve-needs-fast = tähän tarvitaan NumPy: pip install 'kolmikko[fast]'
solve-no-tables = --write on säännöille, joilla kaksi tikkiä voittaa puolet potista
solve-stake-by-rule = { $option } ei muuta mitään, kun vain kolme tikkiä voittaa; jätä se pois
solve-only-two = { $option } on kahdelle pelaajalle; jätä se pois
solve-only-more = { $option } on kolmelle tai useammalle pelaajalle; jätä se pois
solve-only-bot = { $option } kuuluu valintaan --bot; jätä se pois
solve-no-table = panos { $stake }, potissa { $bank }: tälle ja näille säännöille ei ole taulukkoa
solve-banks = panos { $stake }, potissa { $bank }: panosten kanssa potissa voi olla vain { $known }
solve-turn-up-pack = --turn-up: pakassa ei ole korttia { $card }
solve-hand-or-chart = tarvitaan jompikumpi: --hand yhdelle kädelle tai --chart kaikille
solve-chart-led-missing = --chart: jakajalle --led kertoo, mihin korttiin vastataan
solve-hand = --hand: tarvitaan kolme eri korttia pakasta, ei käännettyä korttia
solve-hand-trojka = --hand: tämä on trójka; tikkejä ei pelata
solve-led = --led: tarvitaan kortti, joka ei ole kädessä eikä käännettynä
solve-led-leader = --led on jakajalle; jätä se pois tai sano --seat dealer
solve-card = { $option }: korttia { $card } ei ole; kortit kirjoitetaan 5c, Td

# Yksi käsi.
solve-asked-leader = { $hand }, käännetty { $card }, potti { $bank }: sinä aloitat
solve-asked-dealer = { $hand }, käännetty { $card }, potti { $bank }: sinä olet jakaja
solve-asked-led = { $hand }, käännetty { $card }, potti { $bank }: pöydässä { $led }
solve-card-to-play = Kortti
solve-chance = Pelaa se
solve-you-win = Voitat
solve-led-card = Pöydässä
solve-of-tricks = Kuinka usein kukin kortti pelataan, ja sitten tikkiesi todennäköisyydet. Voittosi on panoksina, tulevat jaot mukana silloin, kun taulukot ne tuntevat.
solve-of-answers = Kuinka usein kukin kortti pelataan siihen, mikä on pöydässä. Valinta --led näyttää myös tikkiesi todennäköisyydet.

# Kaikkien käsien taulu. $suit on valtin merkki.
solve-chart-leader = Käännetty { $card }, potti { $bank }: millä kullakin kädellä aloitetaan
solve-chart-led = Käännetty { $card }, potti { $bank }: mitä kullakin kädellä pelataan, kun pöydässä on { $led }
solve-chart-about = Jokainen ruutu on käsi: ylin kortti on paneelin otsikossa, keskimmäinen luetaan vaakaan ja alin ylöspäin. { $suit } on valtin merkki; muiden korttien maa ei vaikuta. Raidallisia ruutuja pelataan vuoroin eri tavoin, niin usein kuin raidat ovat leveitä. Kädet, jotka ovat trójkia, on jätetty pois.
solve-chart-low = alin kortti
solve-chart-middle = keskimmäinen kortti
solve-chart-high = ylin kortti
solve-chart-across = keskimmäinen kortti
solve-chart-upwards = alin kortti
solve-chart-panel = ylin kortti { $card }
solve-chart-hover = Pysähdy ruudun kohdalle, niin näet sen kortit ja kuinka usein kukin pelataan.
