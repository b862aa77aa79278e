# Näyttöjen nimikkeet ja kysymykset: `ui-` ja mitä se on. Lyhyesti; nimikkeissä ja painikkeissa ei
# ole pistettä, lauseissa on. $name on pelaaja, $count korttien määrä.

# Mitä on missä.

ui-hand = Kätesi
ui-face-up = Pöytäkortit
ui-your-row = Pöytäkorttisi
ui-new-row = Uudet pöytäkortit
ui-hidden-cards = Piilokortit
ui-stock = Pakassa { $count }
ui-pile = Avopakassa { $count }
ui-toppled = Kaadettu { $count }
ui-empty = tyhjä
ui-swaps = { $count ->
    [one] 1 vaihto jäljellä
   *[other] { $count } vaihtoa jäljellä
}
ui-out = Kortit loppu, sija { $place }
ui-bank = Potti { $amount }
ui-purse = Kukkaro { $amount }
ui-your-purse = Kukkarosi
ui-stake = Alkupanos { $amount }
ui-trump = Valtti { $suit }
ui-turn-up = Käännetty { CARDS($cards) }
ui-trick = Tikki
ui-tricks = { $count ->
    [one] 1 tikki
   *[other] { $count } tikkiä
}
ui-dealer = jakaja
ui-passed = passannut
ui-exchanged = vaihtanut
ui-best = paras nyt
ui-won-trick = saa tikin
ui-cards-left = { $count ->
    [one] 1 kortti jäljellä
   *[other] { $count } korttia jäljellä
}

# Kenen vuoro on, ja mitä odotetaan.

ui-deal = { $deals ->
    [0] Jako { $number }
   *[other] Jako { $number }/{ $deals }
}
ui-your-turn = Sinun vuorosi
ui-waiting = Vuorossa on { $name }
ui-thinking = { $name } miettii
ui-leads = { $name } aloittaa
    .you = Sinä aloitat
ui-draws = { $name } nostaa ja maksaa
    .you = Nostat ja maksat
ui-beat = Lyö yli { $card }: korkeampi tai { $suit }
ui-beat-trump = Lyö yli { $card }: korkeampi { $suit }
ui-decide-hint = Pidä korttisi, vaihda kaikki kolme tai passaa.
ui-swap-hint = Valitse kolme käsikorttia pöytäkorttien tilalle: { $count }/3.
ui-arrange-hint = Valitse kolme korttia, jotka jäävät näkyviin: { $count }/3.

# Mitä voi tehdä: painikkeet.

ui-play = Lyö { RANKS($cards, case: "some") }
ui-play-card = Pelaa { CARDS($cards) }
ui-play-none = Valitse kortteja
ui-take = Nosta avopakka
ui-take-sure = { $count ->
    [one] Voisit lyödä. Paina uudestaan, jos nostat kortin silti.
   *[other] Voisit lyödä. Paina uudestaan, jos nostat silti kaikki { $count } korttia.
}
ui-flip = Kokeile sokkona
ui-reveal = Käännä piilokortti
ui-swap = Vaihda pöytäkortit
ui-swap-now = Vaihda ({ $count }/3)
ui-arrange = Valitse pöytäkortit
ui-arrange-now = Pane näkyviin ({ $count }/3)
ui-end = Päätä vuoro
ui-keep = Pidä
ui-exchange = Vaihda
ui-pass = Passaa
ui-discard = { CARDS($cards) } kuvapuoli alas
ui-draw = Nosta kortti
ui-give-up = Takaisin
ui-why = Miksi ei?
ui-why-none = Mitään ei ole kielletty. Kokeile korttia, joka ei käy, ja kysy sitten.
ui-why-option = { $question } Tässä: { $answer }. Muuten: { $others }. ({ $option })
ui-rules = Säännöt
ui-help = Ohje
ui-hint = Vihje
ui-log = Mitä tapahtui
ui-close = Sulje
ui-back = Takaisin
ui-yes = Kyllä
ui-no = Ei
ui-cancel = Peru

# Näppäimet ja mitä ne tekevät.

ui-keys = ? ohje   r säännöt   tahti { $pace }
ui-help-move = kulje korteissasi
ui-help-choose = valitse, tai valitse yksi lisää
ui-help-rank = valitse arvon mukaan
ui-help-play = pelaa valitut
ui-help-tab = siirry painikkeisiin
ui-help-clear = pane valitut takaisin
ui-help-why = miksi ei?
ui-help-hint = mitä hyvä botti tekisi
ui-help-rules = tämän pöydän säännöt
ui-help-log = mitä tapahtui
ui-help-pace = muut pelaavat nopeammin tai hitaammin
ui-help-suits = maille kaksi tai neljä väriä
ui-help-theme = vaalea tai tumma
ui-help-help = tämä luettelo
ui-help-quit = poistu pöydästä

# Alku, poistuminen ja paluu.

ui-choose-language = Mikä kieli?
ui-language = suomi
ui-choose-game = Mikä peli?
ui-choose-preset = Millä säännöillä?
ui-choose-players = Montako pelaajaa?
ui-choose-deals = Montako jakoa?
ui-choose-stake = Montako pelimerkkiä on alkupanos?
ui-choose-name = Mikä on nimesi?
ui-cannot-seat = { $count ->
    [one] Yksi pelaaja ei riitä: { $sum }.
   *[other] { $count } pelaajaa ei voi pelata: { $sum }.
}
ui-start = Aloita
ui-resume = Jatka tallennettua ottelua
ui-nothing-to-resume = Tallennettua ottelua ei ole.
ui-saved = Tallennettu: { $path }
ui-not-saved = Ei tallennettu: { $why }
ui-quit = Lopeta
ui-leave = Poistutko pöydästä?
ui-leave-text = Ottelu on tallessa, ja voit jatkaa sitä myöhemmin.
ui-leave-yes = Poistu
ui-leave-table = Poistu pöydästä
ui-stay = Jää

# Monta pelaajaa samalla näppäimistöllä.

ui-pass-keyboard = Näppäimistö siirtyy pelaajalle { $name }.
ui-cover = Seuraavaksi pelaa { $name }
ui-cover-text = Anna näppäimistö pelaajalle { $name }. Kortit pysyvät siihen asti piilossa.
ui-cover-ready = Minä olen { $name }
ui-hidden-from-others = Tämän näet vain sinä.
ui-press-enter = Paina Enter.

# Kirjoitetut vastaukset.

ui-not-understood = En ymmärrä: ”{ $text }”.
ui-no-such-card = Ei ole korttia ”{ $text }”.
ui-more-than-one = ”{ $text }” voi tarkoittaa montaa asiaa: { $choices }.

# Jaon loppu ja ottelu.

ui-deal-over = Jako on päättynyt
ui-match-over = Ottelu on päättynyt
ui-next-deal = Seuraava jako
ui-rematch = Pelataan uudestaan
ui-match-score = Ottelu tähän asti
ui-wins = Voitetut jaot
ui-wins-of = { $count ->
    [one] { $name }: 1 voitto
   *[other] { $name }: { $count } voittoa
}
ui-settled = Pelimerkit viimeisen jaon jälkeen

## Komentorivi ja pöytä rivi riviltä.

# Asema piirrettynä; lyhyesti, ilman pisteitä.
ui-board-stock-kolmonen = Umpipakka { $count }
ui-board-stock-trojka = Nostopakka { $count }
ui-board-pile = { $count ->
    [0] Avopakka –
   *[other] Avopakka { $count }: { $cards }
}
ui-board-toppled = Kaadettu { $count }
ui-board-hidden = Piilossa
ui-board-row = Pöydällä
ui-board-hand = Kädessä
ui-board-out = kortit loppu, sija { $place }
ui-board-bank = Potti { $amount }
ui-board-trump = Valtti { $suit } ({ $card })
ui-board-holder = Potin saa { $name }
ui-board-passed = passasi
ui-board-trick = Tikissä
ui-board-tricks = Tikit
ui-board-chips = Merkit

# Asema lauseina. $cards ovat korttiryhmiä.
ui-plain-hand = Kätesi: { CARDS($cards) }.
ui-plain-hand-empty = Kätesi on tyhjä.
ui-plain-row = Pöytäkorttisi: { CARDS($cards) }.
ui-plain-hidden = Piilokorttejasi: { $count }.
ui-plain-no-pile = Pöytä on tyhjä. Aloitukseksi käy: { $fits }.
ui-plain-pile = { $count ->
    [one] Avopakassa: { CARDS($cards) }.
   *[other] Avopakan päällä: { CARDS($cards) }. Avopakassa kortteja: { $count }.
}
# $fits on jokin viesteistä kolmonen-fits-….
ui-plain-fits = Päälle käy: { $fits }.
ui-plain-whole-pile = Avopakka alhaalta ylös: { CARDS($cards) }.
ui-plain-stock-kolmonen = Umpipakassa kortteja: { $count }.
ui-plain-stock-trojka = Nostopakassa kortteja: { $count }.
ui-plain-toppled = Kaadettuja kortteja: { $count }.
ui-plain-swaps = Vaihtoja jäljellä: { $count }.
ui-plain-out = { $name } on päässyt korteistaan, sija { $place }.
ui-plain-other = { $name }: kortteja kädessä { $count }, piilossa { $hidden }.
ui-plain-other-row = { $name }, pöytäkortit: { CARDS($cards) }.
ui-plain-other-known = { $name }, kädessä kaikkien näkemät: { CARDS($cards) }.
ui-plain-bank = Potissa: { $amount }.
ui-plain-trump = Valtti on { SUIT($cards) }; käännetty kortti on { CARDS($cards) }.
ui-plain-in-trick = Tikissä, { $name }: { CARDS($cards) }.
ui-plain-in-trick-down = Tikissä, { $name }: kortti kuvapuoli alaspäin.
ui-plain-lead = Aloitat tikin: mikä kortti tahansa.
ui-plain-best = Lyötävänä: { CARDS($cards) }, pelaajalta { $name }.
ui-plain-you-have = Pelimerkkejäsi: { $chips }. Tikkejäsi: { $tricks }.
ui-plain-chips = { $name }: pelimerkkejä { $chips }, tikkejä { $tricks }.
ui-plain-passed = { $name } on passannut.
ui-plain-played = { $name } on pelannut: { CARDS($cards) }.

# Ottelun kulku.
ui-plain-seat = Pöydässä: { $name }.
# $bot on botin nimi.
ui-plain-seat-bot = Pöydässä: { $name }, botti ({ $bot }).
ui-plain-help-hint = Kirjoita apua, niin näet, mitä voit kirjoittaa.
ui-plain-deal = Jako { $number }. Jakajana on { $name }.
    .you = Jako { $number }. Sinä jaat.
ui-plain-hide = Paina Enter, niin ruutu tyhjenee; sitten on vuorossa { $name }.
ui-plain-pass-keyboard = Näppäimistö siirtyy: { $name }. Paina Enter, kun kukaan muu ei katso.
ui-plain-next-deal = Seuraava jako? Enter on kyllä, e on ei:
ui-plain-rematch = Uusi ottelu samoilla pelaajilla ja säännöillä? k on kyllä, Enter on ei:
# Myöntävät vastaukset ja kieltävät, välilyönnein erotettuina.
ui-plain-yes-words = k kyllä joo
ui-plain-no-words = e ei n
ui-plain-yes-or-no = Kirjoita { $yes } (kyllä) tai { $no } (ei).
ui-plain-match-over = { $count ->
    [one] Ottelu päättyi yhden jaon jälkeen.
   *[other] Ottelu päättyi { $count } jaon jälkeen.
}
ui-plain-final-chips = { $name }: { $amount }
ui-plain-final-wins = { $name }: voittoja { $count }
ui-plain-record = Ottelun pöytäkirja: { $path }
ui-plain-saved = Ottelu tallennetaan jokaisen siirron jälkeen. Jatka sitä myöhemmin: { $command }
ui-plain-left = Ottelu on tallessa. Jatka sitä: { $command }
ui-plain-not-saved = Ottelua ei voi tallentaa: { $why }

# Kirjoittaminen.
ui-plain-prompt = Siirtosi:
ui-plain-can-play = Voit lyödä: { $ranks }.
ui-plain-menu-hint = Kirjoita valikko, niin kuulet kaikki { $count } vaihtoehtoa.
ui-plain-choice = #{ $number } { $what }
ui-plain-not-understood = Tässä se ei tarkoita mitään. Kirjoita apua, niin näet, mitä voit kirjoittaa.
ui-plain-number-hint = Valikon vaihtoehdon saat kirjoittamalla #{ $number }.
ui-plain-no-such-choice = Valitse numero väliltä 1–{ $count }.
ui-plain-which-card = Mikä näistä: { CARDS($cards) }? Kirjoita myös maa: c risti, d ruutu, h hertta, s pata.
ui-plain-cards-wanted = { $count ->
    [0] Kirjoita tämä ilman kortteja.
    [one] Sano myös, mikä kortti.
   *[other] Sano myös, mitkä { $count } korttia.
}
# $rule on kirjoitettu kuten komentorivillä, esimerkiksi two_effect=reset_only.
ui-plain-house-rule = Kotisääntö sallisi sen: { $question } { $answer }. ({ $rule })
ui-plain-hint-thinking = Hetki, katson eteenpäin …
ui-plain-why-what = Sano, mikä kortti tai siirto, esimerkiksi: miksi 5
ui-plain-why-legal = Se on sallittua.
ui-plain-no-clause = Sääntöä { $clause } ei ole.
ui-plain-rules-hint = Kirjoita sääntö ja numero, esimerkiksi: sääntö { $clause }. Koko sääntökirja: { $command }
ui-plain-help-kolmonen =
    Kortit: 5 lyö vitosen, 5 5 tai 55 kaksi vitosta; 10 tai T on kymppi; 5c on ristivitonen.
    nosta: nosta avopakka. sokko: kokeile sokkona. päätä: päätä vuorosi.
    vaihda 3 4 9: pane nämä kolme käsikorttia pöytäkorttiesi tilalle.
    valitse 3 4 9: ennen alkua nämä kolme jäävät näkyviin. käännä: käännä piilokortti.
ui-plain-help-trojka =
    pidä, vaihda tai passaa: päätöksesi ennen tikkejä.
    Kortit: 5 tai K, tai maan kanssa: 5c, Kd. Kortti, jota ei voi pelata näkyviin, menee kuvapuoli alaspäin.
    pelaa Kd: näkyviin. pane 5c: kuvapuoli alaspäin.
ui-plain-help =
    #2: valikon toinen vaihtoehto. valikko: kaikki vaihtoehdot.
    miksi 5: miksi se ei käy. sääntö K15: mitä sääntö sanoo.
    vihje: mitä hyvä botti tekisi ja miksi.
    pöytä: koko pöytä lauseina. kuva: pöytä piirrettynä. kulku: mitä on tapahtunut.
    tallenna: miten ottelu on tallessa. lopeta: lähde; ottelu jää talteen.

# Mitä saa kirjoittaa englannin sanojen sijasta; useita pilkuin erotettuina.
ui-plain-type-help = apua, ohje
ui-plain-type-board = pöytä
ui-plain-type-picture = kuva
ui-plain-type-log = kulku
ui-plain-type-hint = vihje, i
ui-plain-type-why = miksi, miksi ei
ui-plain-type-rules = sääntö, säännöt
ui-plain-type-menu = valikko
ui-plain-type-save = tallenna
ui-plain-type-quit = lopeta
ui-plain-type-play = lyö, pelaa
ui-plain-type-take = nosta, ota
ui-plain-type-flip = sokko, sokkona
ui-plain-type-swap = vaihda
ui-plain-type-arrange = valitse
ui-plain-type-reveal = käännä
ui-plain-type-end = päätä
ui-plain-type-keep = pidä
ui-plain-type-exchange = vaihda
ui-plain-type-pass = passaa
ui-plain-type-discard = pane, lisää

# Mitä kirjoittaa, kun vaihtoehto tarvitsee kortteja.
ui-plain-swap-hint = { $what } (kirjoita: vaihda ja kolme käsikorttia)
ui-plain-arrange-hint = { $what } (kirjoita: valitse ja kolme korttia, tai pelkkä valitse, niin ne jäävät ennalleen)

# Pöytään istuminen.
ui-cli-which-game = Kumpi peli: 1 Kolmonen, 2 Trójka? Enter on Kolmonen:
ui-cli-how-many = Montako pelaajaa sinun kanssasi, { $fewest }–{ $most }? Enter on { $usual }:
ui-cli-choose = Kirjoita numero väliltä { $fewest }–{ $most }.
ui-cli-player = Pelaaja
ui-cli-player-number = Pelaaja { $number }
ui-cli-no-textual = Koko näytön pöytä tarvitsee Textualin (pip install "kolmikko[tui]"); tässä peli rivi riviltä.
ui-cli-needs-fast = Tähän tarvitaan Numba ja NumPy: pip install "kolmikko[fast]"
ui-cli-needs-plot = Kuvaan tarvitaan Matplotlib: pip install "kolmikko[plot]"
ui-cli-picture = Kuva: { $path }

# Argumentteja, joita ei voi tarkoittaa: pienellä alkukirjaimella, ilman pistettä. $option on
# kirjoitettu kuten komentorivillä, $known luettelee, mitä on.
ui-cli-hint = Ohje: { $command }
ui-cli-no-preset = --preset { $preset }: valittavissa ovat { $known }
ui-cli-rule-form = --rule { $rule }: kirjoita AVAIN=ARVO
ui-cli-no-option = --rule: valintaa { $option } ei ole (valinnat: { $known })
ui-cli-no-answer = --rule: { $option }={ $value } ei käy; valitse jokin: { $known }
ui-cli-no-number = --rule: { $option } on luku väliltä { $least }–{ $most }
ui-cli-no-bot = { $option } { $bot }: botteja ovat { $known }
ui-cli-too-few-players = --players { $players } ei riitä näille nimille ja boteille
ui-cli-bot-count = botteja luettelossa --bots: { $bots }, pelaajia: { $players }; nimeä yksi botti tai yksi kullekin
ui-cli-arena-bots = botteja: { $bots }, pelaajia: { $players }; areenaan tarvitaan ainakin kaksi bottia ja kullekin paikka
ui-cli-no-name = --name: nimessä ei ole rivinvaihtoja eikä ohjausmerkkejä
ui-cli-same-name = --name: kahdella pelaajalla ei voi olla samaa nimeä { $name }
ui-cli-plot-suffix = { $option } { $path }: kuvan pääte on { $known }
ui-cli-plot-folder = { $option } { $path }: sellaista kansiota ei ole
ui-cli-no-pack = --pack { $pack }: pelissä { $game } on { $cards } korttia
ui-cli-no-card = --seen: korttia { $card } ei ole; kortit kirjoitetaan 5c, Td
ui-cli-card-twice = --seen: { $card } on mukana kahdesti
ui-cli-not-in-pack = --seen: { $card } ei ole { $cards } kortin pakassa
ui-cli-seen-too-many = --seen: näkemättömiä kortteja jää liian vähän
ui-cli-no-chips = { $option }: pelissä { $game } ei ole pelimerkkejä; jätä tämä pois
ui-cli-no-match = { $option }: { $game } on yksi jako ilman pelimerkkejä; jätä tämä pois, --games kertoo, montako
ui-cli-list-alone = --list vain luettelee ottelut; jätä { $option } pois tai jatka ottelua ilman valintaa --list
ui-cli-needs-plain = { $option } kuuluu valintaan --plain; lisää se tai jätä { $option } pois
ui-cli-whole-book = { $option } koskee koko sääntökirjaa; jätä se pois tai jätä { $entry } pois

# Tallennetut ottelut. $path on tiedosto.
ui-save-none = Keskeneräistä ottelua ei ole. Aloita uusi: kolmikko play
ui-save-no-number = Keskeneräisiä otteluita on vain { $count }. Katso ne: kolmikko resume --list
ui-save-line = { $number }  { $game }, jako { $deal }: { $names } ({ $when })
ui-save-resumed = Jatketaan: { $game }, jako { $deal }.
ui-save-unreadable = { $path } ei avaudu tallennettuna otteluna: { $detail }. Tiedosto jää ennalleen.
ui-save-foreign = { $path } ei ole kolmikon tallentama ottelu. Tiedosto jää ennalleen.
ui-save-newer = { $path } on kolmikon toisen version tallentama (muoto { $detail }). Tiedosto jää ennalleen.
ui-save-changed = Ottelua { $path } ei voi jatkaa, koska tämän version säännöt tai sekoitus ovat toiset ({ $detail }). Tiedosto jää ennalleen; siinä olevan pöytäkirjan voi yhä lukea.
ui-save-missing = Tiedostoa { $path } ei ole.
ui-save-parted = Toinen ohjelma on jatkanut tätä ottelua. Mitään ei ole kadonnut: tästä lähtien tämä tallennetaan erikseen, { $path }.

# Pöytäkirjat.
ui-replay-title = { $record }: { $game }
ui-replay-players = Pelaajat: { $names }
ui-replay-rules = Säännöt: { $preset }
ui-replay-change = { $question } { $answer }.
ui-replay-stake = Alkupanos: { $amount }
ui-replay-deal = Jako { $number }. Jakajana on { $name }.
ui-replay-unfinished = Pöytäkirja päättyy tähän; jako on kesken.
ui-replay-if-last = Jos tämä oli ottelun viimeinen jako:
ui-replay-partial = Osa tämän jaon korteista on tuntemattomia (??): tässä on, mitä tehtiin, tarkistamatta ja ilman seurauksia.
ui-replay-clauses = Mainitut säännöt:

# Todennäköisyydet.
ui-odds-title = { $game }, { $cards } korttia: tarkat todennäköisyydet
ui-odds-hand = Kolmen kortin käsi
ui-odds-hands = Käsiä
ui-odds-chance = Todennäköisyys
ui-odds-any = kolmoset
ui-odds-suit = yhtä maata
ui-odds-rank = yhtä arvoa
ui-odds-all = kaikki kädet
ui-odds-points = Kolmosissa on { $lowest }–{ $highest } pistettä.
ui-odds-payment = Pelaaja, joka nostaa niistä kortin, maksaa keskimäärin kolmanneksen niiden pisteistä.
ui-odds-players = Pelaajia
ui-odds-others = Muita
ui-odds-of-others = Laskettu on muiden kädet, sillä omasi on niiden korttien joukossa, jotka tunnet.
ui-odds-somebody = Jollakulla on kolmoset
ui-odds-two-or-more = Ainakin kahdella on
ui-odds-trump = Jollakulla on valttikolmoset
ui-odds-in-deal-players = { $count } pelaajaa
ui-odds-in-deal-others = { $count ->
    [one] 1 muu
   *[other] { $count } muuta
}
ui-odds-exactly = { $count ->
    [0] kenelläkään ei ole kolmosia
    [one] täsmälleen yhdellä on
   *[other] täsmälleen { $count } pelaajalla on
}
ui-odds-stock = Umpipakka jaon jälkeen
ui-odds-top = Päällä
ui-odds-fits = Mitä käy
ui-odds-cards = Kortteja
ui-odds-blind = { $count ->
    [0] Todennäköisyys koskee sokkokorttia, kun tunnetaan vain päällimmäinen kortti.
    [one] Todennäköisyys koskee sokkokorttia, kun tunnetaan yksi kortti lisää.
   *[other] Todennäköisyys koskee sokkokorttia, kun tunnetaan { $count } korttia lisää.
}

# Pöytä päätteessä: oma paikka, ja merkit korttien alla.

ui-you = Sinä
ui-choose-card = Valitse kortti
ui-choosing = pidä, vaihda tai passaa
ui-too-small = Tila ei riitä. Suurenna ikkunaa, tai poistu (Ctrl+Q) ja kirjoita: kolmikko resume --plain
ui-row-hint = Sinun vuorosi: lyöt pöytäkorteistasi.
ui-help-signs = ● saa pelata   ▼ saa panna kuvapuoli alaspäin   ○ saa valita
ui-help-mouse = Hiirellä: napsauta kortteja, sitten painiketta. Oikea painike kysyy, miksi ei.
ui-cli-first-compile = Käännetään nopeat säännöt, kerran tällä koneella: puolisen minuuttia …
ui-cli-warm = { $count ->
    [0] Kaikki oli jo käännetty.
    [one] Yksi funktio käännettiin, { $seconds } s.
   *[other] { $count } funktiota käännettiin, { $seconds } s.
}

# Areenat ja simulaatiot. $bots on bottien nimiä.
ui-study-games = Pelejä
ui-study-arena = { $game }: botit vastakkain, pelaajia { $players }, jakoja { $deals } kaikilla paikoilla, pelejä { $games }
ui-study-simulate = { $game }: pelejä { $games } ({ $bots })
ui-study-matches = { $game }: otteluita { $games }, jakoja { $deals } ({ $bots })
ui-study-bot = Botti
ui-study-wins = Voittoja pelissä
ui-study-stakes = Voitettuja panoksia jaossa
ui-study-interval = 95 %:n väli
ui-study-alone = Yksin muiden joukossa
ui-study-even = tasaväkinen peli
ui-study-even-wins = Tasaväkisistä kukin voittaisi 1/{ $players }.
ui-study-even-stakes = Tasaväkiset voittaisivat 0.
ui-study-draws = Pattiin päättyneitä pelejä: { $value } % ({ $interval })
ui-study-seat = Paikka { $number }
ui-study-mean = Keskiarvo
ui-study-turns = Vuoroja pelissä
ui-study-topples = Kaatoja pelissä
ui-study-swaps = Vaihtoja pelissä
ui-study-stalemates = Patteja, %
ui-study-share = Voittoja, { $seat }
ui-study-lengths = Vuoroja: 5 %:ssa peleistä enintään { $p5 }, puolessa { $median }, 95 %:ssa { $p95 }, 99 %:ssa { $p99 }, pisimmässä { $longest }. Paikka 1 on etukäsi.
ui-study-median = puolet peleistä: enintään { $turns }
ui-study-of-deals = Sadassa jaossa
ui-study-sets = kolmoset vievät potin
ui-study-sweeps = kolme tikkiä vie sen
ui-study-halves = kaksi tikkiä vie puolet
ui-study-carried = se siirtyy
ui-study-seats = Paikka 1 on etukäsi, viimeinen jakaja.
ui-study-growth = Potti panoksina ottelun kunkin jaon jälkeen, jaon numeron mukaan:
ui-study-bank-length = Potti kestää keskimäärin { $deals } jakoa.
ui-study-deal = Ottelun jako
ui-study-bank = Potti panoksina
