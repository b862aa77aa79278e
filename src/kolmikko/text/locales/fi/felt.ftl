# Pöytä selaimessa: sen kehys ja Trójkan pöytä. $name ja $names ovat pelaajia.

# Mitä pöydän ympärillä on.
felt-title = { $game } – kolmikko
felt-title-your-turn = Sinun vuorosi – { $game }
felt-notice = Nyt on sinun vuorosi.
felt-home = Aloitussivulle
felt-menu = Valikko
felt-invite = Kutsu
felt-other-device = Jatka toisella laitteella
felt-loading = Hetkinen
felt-connecting = Mennään pöytään
felt-table-code = Pöydän koodi: { $code }
# $deals on sovittu jakojen määrä tai 0.
felt-deal = { $deals ->
    [0] Jako { $number }
   *[other] Jako { $number }/{ $deals }
}
felt-drawer = Sivupaneeli
felt-drawer-close = Sulje sivupaneeli
felt-tab-log = Kulku
felt-tab-rules = Säännöt
felt-tab-talk = Juttelu
felt-tab-talk-new = Juttelu ({ $count })
felt-tab-players = Pelaajat
felt-unread = { $count ->
    [one] 1 uusi viesti
   *[other] { $count } uutta viestiä
}
felt-rules-here = Tämän pöydän säännöt
felt-settings = Asetukset
felt-text = Pöytä sanoina
felt-keys = Näppäimet
felt-keys-more = Kortteja voi valita myös arvolla: 2–9, kymppi on 0, muut kortin kirjaimella.
felt-key-cards = siirry kortista toiseen
felt-key-choose = valitse kortti
felt-key-main = pelaa valittu
felt-key-back = takaisin tai sulje
felt-key-tab = siirry painikkeisiin
felt-key-log = pelin kulku
felt-key-rules = säännöt
felt-key-chat = juttelu
felt-key-hint = vihje
felt-key-menu = valikko
felt-key-text = pöytä sanoina
felt-key-help = nämä näppäimet
felt-pause = Ehdota taukoa
felt-resume = Jatka
felt-stop = Ehdota ottelun lopettamista
felt-stop-sure = Ehdotetaanko muille, että lopetetaan nyt? Paina uudestaan.
felt-leave = Luovu paikasta
felt-leave-sure = Luovutko paikasta? Paina uudestaan.
felt-leave-sure-running = Luovutko siitä kokonaan? Botti jatkaa. Paina uudestaan.

# Ihmiset pöydässä.
felt-bot = Botti { $number }
felt-nobody = Paikka { $number }
felt-you = Sinä
felt-your-turn = Sinun vuorosi
felt-others = Muut
felt-player = Pelaaja
felt-players = Pelaajat
felt-thinking = miettii
felt-your-time = Aikaa jäljellä: { $time }
felt-to-act = Vuoro on tällä paikalla.
felt-dealer = Jakaja
felt-is-bot = botti
felt-is-host = isäntä
felt-is-you = sinä
felt-heir = { $name } istuu tähän seuraavasta jaosta alkaen.
felt-away = { $minutes ->
    [0] poissa
   *[other] poissa { $minutes } min
}
    .short = poissa
felt-away-until = { $minutes ->
    [0] poissa, botti pelaa { $time } kuluttua
   *[other] poissa { $minutes } min, botti pelaa { $time } kuluttua
}
    .short = poissa { $time }
felt-stood-in = poissa, botti tuuraa
    .short = botti tuuraa
    .you = Botti on pelannut puolestasi.
felt-watchers = { $count ->
    [0] Kukaan muu ei katso.
    [one] 1 katsoja.
   *[other] { $count } katsojaa.
}
felt-take-seat = Istu pöytään
felt-mute = Vaienna
felt-unmute = Kuuntele taas
felt-kick = Lähetä pois
felt-kick-sure = Lähetetäänkö { $name } pois? Paina uudestaan.
felt-hand-over = Tee isännäksi
felt-hand-over-sure = Uusi isäntä: { $name }? Paina uudestaan.
felt-allow-chat = Juttelu on sallittu

# Ilmoitukset pöydän päällä.
felt-offline = Yhteyttä verkkoon ei ole. Paikkasi säilyy.
felt-coming-back = Yhteys katkesi. Palataan pöytään.
felt-paused = Ottelu on tauolla.
felt-you-watch = Katselet peliä.
felt-barred = Isäntä on lähettänyt sinut pois.
felt-you-wait = Pääset mukaan seuraavasta jaosta.
felt-understood = Selvä
felt-read-clause = Lue { $clause }
felt-remedy = Kotisääntö sallisi sen. { $question } { $answer }.
felt-undo = Peru siirto
felt-hint = Vihje
felt-nudge = Muistuta: { $name }
felt-agree = Suostun
felt-not-now = Ei nyt
felt-wish-withdraw = Peru ehdotus
felt-wish-undo = Siirron peruminen
felt-wish-pause = Tauko
felt-wish-stop = Ottelun lopettaminen
felt-asked-undo = { $count ->
    [one] { $names } haluaisi perua edellisen siirron.
   *[other] { $names } haluaisivat perua edellisen siirron.
}
felt-asked-pause = { $count ->
    [one] { $names } ehdottaa taukoa.
   *[other] { $names } ehdottavat taukoa.
}
felt-asked-stop = { $count ->
    [one] { $names } ehdottaa, että ottelu lopetetaan nyt.
   *[other] { $names } ehdottavat, että ottelu lopetetaan nyt.
}
felt-wished-undo = Pyysit perua edellisen siirtosi. Vastaamatta: { $names }.
felt-wished-pause = Ehdotit taukoa. Vastaamatta: { $names }.
felt-wished-stop = Ehdotit ottelun lopettamista. Vastaamatta: { $names }.

# Pelin kulku ja mitä sanotaan.
felt-live = Mitä nyt tapahtuu
felt-log = Mitä tapahtui
felt-log-none = Mitään ei ole vielä tapahtunut.
felt-clause = sääntö { $clause }
felt-deal-begins = Jako { $number }. Jakaja: { $name }.
felt-said = { $name }: { $words }
felt-nudged = { $name } muistuttaa pelaajaa { $other } vuorosta.
    .you = { $name } muistuttaa, että on sinun vuorosi.
felt-undone = { $name } peruu edellisen siirtonsa.
    .you = Perut edellisen siirtosi.
felt-late = Aika loppui: botti tekee siirron pelaajan { $name } puolesta.
    .you = Aikasi loppui: botti tekee tämän siirron puolestasi.
felt-talk = Mitä sanottiin
felt-talk-none = Kukaan ei ole vielä sanonut mitään.
felt-phrases = Sano
felt-phrase-hello = Hei
felt-phrase-good-luck = Onnea peliin
felt-phrase-well-played = Hyvin pelattu
felt-phrase-thanks = Kiitos
felt-phrase-sorry = Anteeksi
felt-phrase-oops = Hups
felt-phrase-wow = Oho
felt-phrase-one-moment = Hetki vain
felt-phrase-good-game = Hyvä peli
felt-chat-label = Kirjoita jotakin
felt-chat-send = Lähetä
felt-chat-off = Isäntä on sulkenut juttelun.

# Pelaaminen.
felt-actions = Mitä voit tehdä
felt-sure = { $what }?
felt-hand = Kätesi
felt-middle = Pöydän keskellä

# Jaon tai ottelun loppu.
felt-deal-over = Jako { $number } on päättynyt
felt-match-over = Ottelu on päättynyt
felt-results = Tulos
felt-look-at-table = Katso pöytää
felt-this-deal = Tämä jako
felt-chips = Pelimerkit
felt-deals-won = Voitetut jaot
felt-place = { $place }.
felt-winner = (voittaja)
felt-wins = { $count ->
    [one] { $names } voittaa.
   *[other] { $names } jakavat voiton.
}
felt-wins-chips = { $count ->
    [one] { $names } saa potista { grammar-chips.gen }.
   *[other] { $names } saavat potista { grammar-chips.gen }.
}
    .you = Saat potista { grammar-chips.gen }.
felt-bank-stays = Kukaan ei voita pottia. Seuraavaan jakoon siirtyy { grammar-chips }.
felt-stalemate = Jako ei edennyt.
felt-next-deal = Seuraava jako
felt-next-deal-in = Seuraava jako alkaa viimeistään { $time } kuluttua.
felt-waiting-for = Odotetaan: { $names }.
felt-dealing = Kortteja jaetaan.
felt-starting = Seuraava ottelu alkaa.
felt-rematch = Pelataan uudestaan
felt-rematch-bots = Aloita, botit tyhjille paikoille
felt-replay = Katso uudestaan
felt-record = Tallenna pöytäkirja
felt-no-record = Pöytäkirjaa ei ole, tai se ei ole sinun saatavillasi.

# Pöytä, johon ei pääse.
felt-password = Salasana
felt-enter = Mene pöytään
felt-ending-password = Tällä pöydällä on salasana.
    .more = Kysy siltä, joka kutsui sinut.
felt-ending-no-such-table = Sellaista pöytää ei ole.
    .more = Se on voitu sulkea, tai linkki on vajaa.
felt-ending-no-spectators = Täällä ei voi katsoa.
    .more = Katsojia on jo niin monta kuin saa olla, tai heitä ei sallita.
felt-ending-too-fast = Täältä tuli liian paljon viestejä.
    .more = Odota hetki ja lataa sivu uudelleen.
felt-ending-closed = Tämä pöytä on suljettu.
    .more = Täällä ei ollut ketään pitkään aikaan.

# Monta ihmistä yhdellä laitteella.
felt-cover = Seuraavaksi pelaa { $name }
felt-cover-text = Anna laite pelaajalle { $name }. Kortit pysyvät siihen asti piilossa.
felt-cover-ready = Minä olen { $name }

# Trójka. $card on kortti, $suit valttimaa.
felt-trump = valtti: { SUIT($suit) }
felt-bank = Potti { $amount }
felt-sign = { CARDS($card) }
felt-trick = Tikki
felt-tricks = { $count ->
    [one] 1 tikki
   *[other] { $count } tikkiä
}
felt-best = paras nyt
felt-takes-trick = saa tikin
felt-only-you = Vain sinä tiedät tämän kortin.
felt-passed = passannut
felt-exchanged = vaihtanut
felt-decides = { $name } päättää: pitää, vaihtaa vai passaa
    .you = Pidä korttisi, vaihda kaikki kolme tai passaa
felt-leads = { $name } aloittaa
    .you = Sinä aloitat: mikä tahansa kortti
felt-draws = { $name } nostaa kortin ja maksaa siitä
    .you = Nostat kortin ja maksat siitä
felt-beat = Lyötävä yli: { CARDS($card) } – korkeampi kortti tai valtti
felt-beat-trump = Lyötävä yli: { CARDS($card) } – vain korkeampi valtti
felt-keep = Pidä
felt-exchange = Vaihda kaikki
felt-pass = Passaa
felt-choose = Valitse kortti
felt-play = Pelaa { CARDS($card) }
felt-discard = { CARDS($card) } kuvapuoli alas
felt-discard-sure = Tällä voisi lyödä yli. Paina uudestaan, niin se menee silti kuvapuoli alaspäin.
felt-set = { $name } – kolmoset
felt-set-best = { $name } – kolmoset vievät potin
felt-payments = Nostettu ja maksettu
felt-drawn = { $name } – nostettu { CARDS($cards) }

# Pöytä sanoina. $cards on kortteja, $count niiden määrä.
felt-text-trump = Käännetty kortti: { CARDS($card) }. Sen maa on valtti.
felt-text-bank = Potissa: { grammar-chips }.
felt-text-stock = { $count ->
    [one] Pakassa on 1 kortti.
   *[other] Pakassa on { $count } korttia.
}
felt-text-laid = { $name } on pelannut { CARDS($cards, case: "gen") }.
felt-text-laid-down = { $name } on pannut kuvapuoli alaspäin { CARDS($cards, case: "gen") }.
felt-text-hand = Kädessä: { CARDS($cards) }.
felt-text-hand-count = { $count ->
    [0] Kädessä ei ole kortteja.
    [one] Kädessä on 1 kortti.
   *[other] Kädessä on { $count } korttia.
}
felt-text-purse = { $amount ->
    [one] Pelimerkkejä on 1.
   *[other] Pelimerkkejä on { $amount }.
}
felt-text-tricks = { $count ->
    [0] Ei tikkejä.
    [one] 1 tikki.
   *[other] { $count } tikkiä.
}
felt-text-announced = Kolmoset: { CARDS($cards) }.
felt-text-thrown = Pois pannut kortit: { CARDS($cards) }.
felt-text-down = Kuvapuoli alaspäin: { CARDS($cards) }.
felt-text-pile = { $count ->
    [one] Avopakassa on { CARDS($cards) }.
   *[other] Avopakassa on { $count } korttia, päällimmäisenä { CARDS($cards) }.
}
felt-text-pile-empty = Avopakka on tyhjä.
felt-text-toppled = { $count ->
    [one] 1 kortti on kaadettu.
   *[other] { $count } korttia on kaadettu.
}
felt-text-known = Kädessä tiedetään olevan: { CARDS($cards) }.
felt-text-face-up = Pöytäkortit: { CARDS($cards) }.
felt-text-hidden = { $count ->
    [one] 1 piilokortti.
   *[other] { $count } piilokorttia.
}
felt-text-out = Päässyt korteistaan, sija { $place }.

# Opastettu ensimmäinen peli: yksi vihje kerrallaan, siinä missä se sopii.
felt-guide = Vihje
felt-guide-start = Ensi kertaa? Pelaa vihjeiden kanssa
felt-guide-skip = Ei enää vihjeitä
felt-guide-refused = Kortti, joka ei käy, kertoo miksi. Säännön numerosta pääsee sen tekstiin.
felt-guide-end = Siinä on koko peli. Pelaa uudestaan tai lue tämän pöydän säännöt Säännöt-kohdasta.
felt-guide-trojka-bank = Kaikki ovat maksaneet alkupanoksen, ja potissa on nyt { grammar-chips }. Siitä pelataan.
felt-guide-trojka-trump = Nostopakan alla poikittain on käännetty kortti, { CARDS($card) }. Sen maa on valtti: { SUIT($suit) }. Mikä tahansa valtti voittaa minkä tahansa muun maan kortin.
felt-guide-trojka-decide = Pidä korttisi, vaihda kaikki kolme uusiin, tai passaa ja jää pois tästä jaosta. Jakajan ja hänen vasemmalla puolellaan istuvan on pelattava.
felt-guide-trojka-lead = Sinä aloitat. Pelaa mikä tahansa kortti näkyviin. Korkea kortti tai valtti on vaikea lyödä yli.
felt-guide-trojka-beat = Sinun on lyötävä yli, jos voit: { CARDS($card) } häviää korkeammalle kortille, olkoon maa mikä tahansa, ja valtille. Kelpaavissa korteissa on rengas ja piste.
felt-guide-trojka-down = Mikään korttisi ei voita korttia { CARDS($card) }. Valitse kortti, josta luovut: se menee kuvapuoli alaspäin, eikä kukaan saa tietää, mikä se oli.
felt-guide-trojka-won = Tikin voittaja aloittaa seuraavan. Potin voittaa vain kaikilla kolmella tikillä.
felt-guide-trojka-stays = Kenelläkään ei ole kaikkia kolmea tikkiä, joten potti siirtyy seuraavaan jakoon ja kasvaa.
felt-guide-trojka-set = Kolme samanarvoista tai saman maan korttia on kolmoset. Ne on nyt pelaajalla { $name }, ja ne vievät potin heti.
felt-guide-trojka-pay = Kolme valttia tulee muille kalliimmaksi: jokainen nostaa yhden niistä kuvapuoli alaspäin ja maksaa sen pisteet.
felt-guide-kolmonen-aim = Hankkiudu ensimmäisenä eroon kaikista korteistasi: käsikorteista, sitten kolmesta pöytäkortista ja viimeksi kolmesta piilokortista.
felt-guide-kolmonen-lead = Pöytä on tyhjä. Lyö mikä tahansa kortti tai useita samanarvoisia. Pienet kannattaa lyödä ensin.
felt-guide-kolmonen-turn = Lyö yhtä suuri tai suurempi kortti kuin päällimmäinen. Lyötävissä korteissa on rengas ja piste. Paina pinoa, niin valitset sen kokonaan, ja uudestaan, niin valitset yhden vähemmän.
felt-guide-kolmonen-stuck = Mikään käsikorttisi ei sovi. Kokeile sokkona umpipakan päällimmäistä tai nosta avopakka käteesi.
felt-guide-kolmonen-ace = Ässän päälle käy vain toinen ässä. Se, jolla ei ole ässää, nostaa avopakan.
felt-guide-kolmonen-refill = Niin kauan kuin umpipakkaa riittää, täydennät jokaisen lyönnin jälkeen kätesi kolmeen korttiin.
felt-guide-kolmonen-two = Kakkosen voi lyödä minkä tahansa muun kuin ässän päälle, ja saat lyödä heti uudestaan.
felt-guide-kolmonen-ten = Kympin voi lyödä minkä tahansa muun kuin ässän päälle. Se kaataa avopakan pois pelistä, ja saat aloittaa tyhjään pöytään.
felt-guide-kolmonen-toppled = Avopakka kaatui: ne kortit ovat poissa pelistä jaon loppuun asti.
felt-guide-kolmonen-swap = Kahdesti pelin aikana saat vaihtaa kolme pöytäkorttiasi kolmeen käsikorttiin. Hyvistä korteista on enemmän hyötyä pöydällä, pelin lopussa.
felt-guide-kolmonen-took = Avopakka on nyt kädessäsi. Lyö se pois, useita samanarvoisia kortteja kerrallaan.
felt-guide-kolmonen-row = Kätesi on tyhjä ja umpipakka lopussa: nyt lyöt pöytäkorttejasi.
felt-guide-kolmonen-hidden = Jäljellä on vain piilokortteja. Nostat niistä yhden, ennen kuin vastustaja lyö, ja sillä on vastattava.
