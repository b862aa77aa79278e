## Kaikkialla

page-home = Aloitussivulle
page-settings = Asetukset
page-language = Kieli
page-close = Sulje
page-loading = Hetkinen
page-copied = Kopioitu
page-name = Nimesi
# Sen nimi, joka ei ole antanut nimeä.
page-guest = Vieras
page-seconds = { $count } s
# Luvun painikkeet; $what on se, mitä luku laskee.
page-fewer = { $what }: vähemmän
page-more = { $what }: enemmän
page-unreachable = Palvelimeen ei saada yhteyttä. Yritä uudelleen, kun yhteys toimii.
page-server-fault = Palvelimella meni jokin vikaan. Yritä uudelleen.
page-offline = Ei yhteyttä. Pöydät odottavat, kunnes se palaa.
page-broken-title = Tätä osaa ei saatu haettua
page-broken-text = Yhteys voi olla poikki, tai sivusta on uudempi versio.
page-broken-again = Lataa uudelleen
page-nowhere-title = Täällä ei ole mitään
page-nowhere-text = Osoitteesta on voinut kopioitaessa jäädä loppu pois.

## Aloitussivu

page-start-sentence = Kaksi korttipeliä, joiden nimi tulee kolmesta: ystävien kanssa tai botteja vastaan.
page-start-kolmonen = Suomalainen tyhjennyspeli: lyö yhtä suuri tai suurempi kortti, kaada avopakka kympillä ja pääse korteistasi ensimmäisenä.
    .players = 2–5 pelaajaa
page-start-trojka = Puolalainen kolmen tikin peli: pelaa tai passaa, lyö yli minkä voit ja voita potti.
    .players = 2–9 pelaajaa
page-start-play = Pelaa heti
page-start-invite = Kutsu ystäviä
page-start-opening = Pöytää katetaan
page-start-resume = Omat pöytäsi
page-start-forget = Poista pöytä { $table } luettelosta
page-start-join = Liity pöytään
page-start-listed = Avoimet pöydät
page-start-locked = vaatii salasanan
page-start-running = käynnissä
page-start-free = { $count ->
    [0] ei vapaita paikkoja
    [one] 1 vapaa paikka
   *[other] { $count } vapaata paikkaa
}
page-start-read = Lue ja katso
page-start-rules-kolmonen = Kolmosen säännöt
page-start-rules-trojka = Trójkan säännöt
page-start-replays = Katso ottelu uudelleen
page-picture-kolmonen = Lyhyt esittelypätkä Kolmosta
page-picture-trojka = Lyhyt esittelypätkä Trójkaa
page-picture-halt = Pysäytä kuva
page-picture-run = Anna kuvan liikkua

## Liittyminen

page-join-label = Pöydän koodi tai linkki
page-join-go = Liity
page-join-wrong = Tämä ei ole pöydän koodi eikä linkki.
page-join-none = Yksikään pöytä ei ole nyt avoinna kaikille. Avaa sellainen ja salli sen näkyä luettelossa.

## Uusi pöytä

page-new-kolmonen = Uusi Kolmosen pöytä
page-new-trojka = Uusi Trójkan pöytä
page-new-games = Peli
page-new-rules = Säännöt
page-new-house-rules = Kotisäännöt
page-new-changed = { $count ->
    [0] ei muutoksia
    [one] 1 muutos
   *[other] { $count } muutosta
}
page-new-seats = Paikat ja jaot
page-new-players = Paikkoja
page-new-players-range = mukaan mahtuu { $fewest }–{ $most }
page-new-bots = Botteja
page-new-bots-note = istuvat pöytään heti
page-new-deals = Jakoja
page-new-deals-until = Kunnes lopetamme
page-new-stake = Alkupanos
page-new-stake-note = pelimerkkejä, jotka jokainen maksaa pottiin
page-new-balance = Pelimerkkejä alussa
page-new-disclosure = Kortit ottelun jälkeen
page-new-clock = Kello
page-new-turn = Vuoron pituus
page-new-others = Muut
page-new-listed = Näytä pöytä kaikille
page-new-listed-note = Kaikki tällä palvelimella näkevät sen ja voivat liittyä.
page-new-spectators = Katsojat
page-new-spectators-note = He näkevät avoimet kortit, eivät kenenkään kättä.
page-new-chat = Juttelu
page-new-chat-note = Isäntä voi sulkea sen myöhemmin.
page-new-hints = Vihjeet
page-new-hints-note = Vuorossa oleva saa kysyä neuvoa botilta, joka näkee samat kortit.
page-new-password = Salasana
page-new-password-note = tyhjä: pelkkä linkki riittää
page-new-summary = Lyhyesti
# $bots paikkaa on bottien.
page-new-summary-seats = { $bots ->
    [0] { $seats } paikkaa, ystävillesi ja sinulle.
    [one] { $seats } paikkaa, niistä yksi botille.
   *[other] { $seats } paikkaa, niistä { $bots } boteille.
}
page-new-open = Avaa pöytä
page-new-copy = Kopioi nämä asetukset
page-new-copy-note = Linkki avaa tämän sivun samoilla kotisäännöillä.

page-disclosure-match = Avataan ottelun jälkeen
page-disclosure-match-text = Kun koko ottelu on päättynyt, tässä pöydässä istuneet voivat katsoa sen uudelleen kaikki kortit avoinna.
page-disclosure-sealed = Pysyvät salassa
page-disclosure-sealed-text = Jokaiselle jää vain se, minkä hän näki omalta paikaltaan.
page-clock-none = Ei kelloa
page-clock-none-text = Jokainen miettii niin kauan kuin haluaa.
page-clock-soft = Lempeä
page-clock-soft-text = Kun aika on täynnä, muut voivat muistuttaa vuorosta.
page-clock-hard = Tiukka
page-clock-hard-text = Kun aika on täynnä, sijainen tekee siirron.

page-rules-search = Etsi kotisäännöistä
page-rules-only-changed = Vain muutetut ({ $count })
page-rules-reset = Kaikki ennalleen
page-rules-changed = muutettu
# $answer on vastauksen lyhyt nimi.
page-rules-back = Takaisin: { $answer }
page-rules-none-found = Mitään ei löytynyt.

## Ennen peliä

page-lobby-invited = { $name } kutsuu sinut pöytään
page-lobby-welcome = Tervetuloa tähän pöytään
page-lobby-full = Kaikki paikat on varattu. Voit istua botin paikalle tai katsella.
page-lobby-seats = Pöydässä
page-lobby-watchers = { $count ->
    [one] 1 katsoja
   *[other] { $count } katsojaa
}
page-lobby-leave = Lähde
page-lobby-ready = Olen valmis
page-lobby-is-ready = Valmis
page-lobby-start = Aloita
page-lobby-waiting = Ei vielä valmiina: { $names }
page-lobby-host-starts = Ottelun aloittaa { $name }.
page-lobby-will-fill = { $count ->
    [one] Botti ottaa tyhjän paikan.
   *[other] Botit ottavat { $count } tyhjää paikkaa.
}
page-lobby-all-here = Kaikki ovat paikalla.

page-seat-number = Paikka { $number }
page-seat-empty = tyhjä
page-seat-ready = valmis
page-seat-not-ready = ei vielä valmis
page-seat-away = poissa
page-seat-you = sinä
page-seat-host = isäntä
page-seat-sit = Istu pöytään
page-seat-sit-here = Istu tähän
page-seat-remove = Lähetä pois: { $name }
page-seat-kick = Pyydä lähtemään: { $name }
page-seat-make-host = Tee isännäksi: { $name }
page-bot-thumb = botti, pelaa järkevästi
page-bot-uniform = botti, pelaa umpimähkään
page-bot-easy = botti, pelaa kuin aloittelija
page-bot-hard = botti, laskee eteenpäin
page-bot-expert = botti, laskee pitkälle eteenpäin
page-add-thumb = Botti
page-add-uniform = Satunnaisbotti
page-add-easy = Helppo botti
page-add-hard = Vaikea botti
page-add-expert = Mestaribotti

page-hotseat-add = Lisää pelaaja tähän
page-hotseat-name = Seuraavan pelaajan nimi tällä laitteella
page-hotseat-note = Laite on yhteinen; kortit peitetään, kun se vaihtaa käsiä.

page-invite-title = Kutsu ystäviä
page-invite-code = Koodi
page-invite-qr = Tämän pöydän linkki QR-koodina
page-invite-copy = Kopioi linkki
page-invite-share = Jaa
page-invite-only-here = Linkin voi avata vain tällä koneella: palvelin on käynnistetty vain sitä varten.
page-invite-text-kolmonen = Tule pelaamaan Kolmosta.
page-invite-text-trojka = Tule pelaamaan Trójkaa.

page-device-open = Toinen laite
page-device-title = Paikkasi toisella laitteella
page-device-text = Lue koodi toisella laitteella tai avaa linkki siellä. Sen jälkeen paikkasi ovat käytössäsi molemmilla.
page-device-qr = Henkilökohtainen linkkisi QR-koodina
page-device-copy = Kopioi henkilökohtainen linkkisi

page-agree-title = Mitä on sovittu
page-agree-rules = Säännöt
page-agree-deals = { $count ->
    [one] 1 jako.
   *[other] { $count } jakoa.
}
page-agree-deals-open = Jako toisensa jälkeen, kunnes lopetatte.
page-agree-stake = Alkupanos { $stake }, jokaisella on alussa { $balance } pelimerkkiä.
page-agree-clock-soft = Vuoroon on aikaa { $count } s; sitten muut voivat muistuttaa.
page-agree-clock-hard = Vuoroon on aikaa { $count } s; sitten sijainen tekee siirron.
page-agree-spectators = Katsojat näkevät sen, mikä on avoinna.
page-agree-no-spectators = Ei katsojia.
page-agree-hints = Botilta saa kysyä vihjeitä.
page-agree-no-hints = Ei vihjeitä.
page-agree-read = Lue säännöt

## Henkilökohtainen linkki

page-me-title = Paikkasi tällä laitteella
page-me-text = Tämä henkilökohtainen linkki avaa jonkun paikat. Jos ne ovat sinun, ota ne haltuusi tässä; tämän selaimen omat aiemmat paikat jäävät silloin sen ulottumattomiin.
page-me-warning = Se, jolla linkki on, voi pelata sinun puolestasi. Älä anna sitä kenellekään.
page-me-go = Ota haltuun
page-me-no = Ei
page-me-empty = Henkilökohtainen linkki puuttuu. Sen voi kopioida tai lukea koodina pöydässä.

## Säännöt

page-rules-which = Minkä pelin säännöt
page-rules-print = Tulosta
page-rules-contents = Sisällys

## Asetukset

page-set-you = Sinä
page-set-look = Ulkoasu
page-set-theme = Teema
page-set-theme-auto = Laitteen mukaan
page-set-theme-day = Päivä
page-set-theme-night = Yö
page-set-large = Suuri teksti
page-set-large-note = Suurempi teksti ja isot merkit kortteihin.
page-set-left = Vasenkätinen
page-set-left-note = Se, mitä painat, on vasemmalla puolella.
page-set-cards = Kortit
page-set-four = Neljä väriä
page-set-four-note = Ristit vihreitä, ruudut sinisiä.
page-set-indices = Korttien kirjaimet
page-set-indices-auto = Kielen mukaan
page-set-sort = Käden järjestys
page-set-sort-rank = Arvon mukaan
page-set-sort-suit = Maan mukaan
page-set-sort-own = Oma
page-set-confirm = Kysy ennen kalliita siirtoja
page-set-confirm-note = Esimerkiksi ennen ison avopakan nostamista, kun jokin kortti kävisi.
page-set-motion = Liike
page-set-motion-none = Ei lainkaan
page-set-motion-slow = Hidas
page-set-motion-usual = Tavallinen
page-set-motion-fast = Nopea
page-set-pace = Botit
page-set-pace-note = pöydissä, jotka avaat tästä lähtien
page-set-pace-calm = Rauhallisia
page-set-pace-usual = Tavallisia
page-set-pace-quick = Nopeita
page-set-sound = Äänet
page-set-volume = Voimakkuus
page-set-sound-card = Kortit
page-set-sound-pile = Avopakka ja tikit
page-set-sound-chips = Pelimerkit
page-set-sound-turn = Sinun vuorosi
page-set-sound-word = Viestit
page-set-notify = Ilmoitus vuorostasi
page-set-notify-note = Kun tämä sivu on taustalla.
page-set-notify-cannot = Ei onnistu tässä: selain sallii sen vain https-yhteydellä.
page-set-data = Tietosi
page-set-forget = Unohda minut
page-set-forget-note = Poistut kaikista pöydistä. Nimesi ja viestisi poistetaan tästä selaimesta ja palvelimelta. Pelaamasi pelit säilyvät, sillä ne ovat myös muiden pelejä.
page-set-forget-sure = Unohdetaanko sinut lopullisesti? Paina uudestaan.
