# Miksi pöytä ei tee, mitä siltä pyydetään; sanotaan sille, joka yritti.
# Paikkojen määrän perässä on lasku: 6 * 9 = 54 > 52, eli kortit eivät riitä.

table-stale = Pöydässä ehti jo tapahtua jotain. Katso uudestaan ja valitse sitten.
table-no-such-table = Tätä pöytää ei ole tai ei enää ole.
table-table-exists = Tämä pöytä on jo avattu.
table-table-closed = Tämä pöytä on suljettu.
table-bad-settings = { $setting ->
    [game] Sellaista peliä ei ole.
    [preset] Sellaisia kotisääntöjä ei ole.
    [rules] Nämä kotisäännöt eivät sovi yhteen.
    [seats] Tätä peliä ei voi pelata näin monella paikalla: { $reason }.
    [deals] Ottelussa ei voi olla näin monta jakoa.
    [stake] Tällainen alkupanos ei käy.
    [balance] Pelaajat eivät voi aloittaa näin monella pelimerkillä.
    [turn] Vuoron pituus voi olla viidestä sekunnista vuorokauteen.
    [grace] Paluuaika voi olla viidestä sekunnista vuorokauteen.
    [between] Jakojen väli voi olla enintään tunti.
    [pace] Botit eivät voi olla näin hitaita.
    [spectators] Katsojia ei voi olla näin monta.
   *[other] Tällaiset asetukset eivät käy.
}

table-needs-password = Tällä pöydällä on salasana. Anna se ensin.
table-wrong-password = Tämä ei ole pöydän salasana.
table-bad-password = Salasanassa on oltava 1–64 kirjainta, numeroa tai merkkiä.
table-no-spectators = Pöydässä on jo niin monta katsojaa kuin siihen mahtuu.

table-not-seated = Sinulla ei ole paikkaa tässä pöydässä.
table-seated-already = Sinulla on jo paikka tässä pöydässä.
table-no-such-seat = Sellaista paikkaa ei ole.
table-seat-taken = Tämä paikka on varattu.
table-table-full = Kaikki paikat on varattu.
table-seat-waits-for-next-deal = Pelaat seuraavasta jaosta alkaen.
table-bad-name = Nimessä on oltava 1–24 kirjainta tai merkkiä yhdellä rivillä.
table-barred = Pöydän isäntä ei päästä sinua istumaan tähän pöytään.
table-not-host = Vain pöydän isäntä voi tehdä tämän.
table-no-such-bot = Sellaista bottia ei ole.
table-no-person-there = Tällä paikalla ei istu ihmistä, jota tämä voisi koskea.
table-no-bot-there = Tällä paikalla ei ole bottia.

table-match-runs = Tätä ei voi tehdä kesken ottelun.
table-not-now = Tätä ei voi tehdä juuri nyt.
table-not-all-ready = Kaikki eivät ole vielä valmiita.
table-empty-seats = Pöydässä on vielä tyhjiä paikkoja.
table-no-such-move = Sellaista siirtoa ei ole.
table-chance-acts = Nyt nostetaan korttia, eikä kukaan valitse, mikä se on.
table-paused = Peli on tauolla.
table-nothing-to-undo = Mitään peruttavaa ei ole.

table-bad-text = Viestissä on oltava 1–200 kirjainta tai merkkiä yhdellä rivillä.
table-chat-off = Pöydän isäntä on sulkenut juttelun.
table-no-such-phrase = Sellaista lausahdusta ei ole.
table-too-soon = Odota hetki ja yritä sitten uudelleen.
table-no-hints = Vihjeitä ei tässä pöydässä anneta.
table-no-nudging = Ketään ei voi juuri nyt muistuttaa.
table-no-such-match = Täällä ei ole ottelua katsottavaksi, tai se ei ole vielä päättynyt.
table-not-open = Tämän pelin kortit ovat auki vain sen pelaajille, ja vain jos pöydässä sovittiin niin.
