# Mitä palvelin sanoo: komentorivillä, ja miksi se ei vastaa pyyntöön.

server-here = Täällä: { $address }
server-friends = Ystävät avaavat: { $address }
server-only-here = Vain tämä kone voi avata sen. Saman verkon ystäville: { $command }
server-plain-http = Pelkän http:n kautta ei saa ilmoituksia eikä sivua voi asentaa puhelimeen. Kaikki muu toimii.
server-stop = Ctrl+C pysäyttää palvelimen. Pöydät säilyvät.
server-no-port = Porttia { $port } ei voi käyttää: { $why }
server-bad-key = Pöytien avainta ei voi käyttää: { $why }
server-no-url = --public-url { $url } ei ole sellainen kuin https://cards.example.org
server-no-limit = --limit { $limit }: tarvitaan nimi ja luku, kuten rate=50. Nämä ovat olemassa: { $known }
server-not-installed = Selaimen pöytä tarvitsee lisää paketteja: { $command }
server-no-tables = Kansiossa { $folder } ei ole pöytiä
server-file-exists = { $file } on jo olemassa. Valitse toinen nimi.
server-backed-up = { $count ->
    [one] Tiedostossa { $file } on 1 pöytä. Säilytä se kuin salasana.
   *[other] Tiedostossa { $file } on { $count } pöytää. Säilytä se kuin salasana.
}
server-tables-there = Kansiossa { $folder } on jo pöytiä. Valinnalla --replace niistä luovutaan.
server-no-backup = { $file } ei ole kokonainen varmuuskopio. Mitään ei muutettu.
server-restored = { $count ->
    [one] Kansiossa { $folder } on taas 1 pöytä.
   *[other] Kansiossa { $folder } on taas { $count } pöytää.
}
server-tidied = { $count ->
    [0] Poistettavaa ei ollut.
    [one] Poistettiin 1 pöytä.
   *[other] Poistettiin { $count } pöytää.
}
server-alone = Selaimen pöytää varten: { $command }

server-bad-message = Palvelin ei ymmärtänyt tätä. Lataa sivu uudelleen.
server-bad-request = Palvelin ei ymmärtänyt tätä. Lataa sivu uudelleen.
server-fault = Palvelimella meni jokin vikaan. Yritä uudelleen.
server-not-found = Täällä ei ole mitään.
server-too-large = Tämä on liian suuri.
server-bad-link = Henkilökohtainen linkki on vajaa.
server-nobody = Palvelin ei tunne sinua vielä. Lataa sivu uudelleen; evästeet on sallittava.
server-too-often = Olet tehnyt tämän hyvin monta kertaa. Odota hetki.
server-bad-record = Tätä pöytäkirjaa ei voi toistaa: { $why }
server-store-away = Palvelin ei juuri nyt voi tallentaa mitään. Yritä hetken kuluttua uudelleen.
server-wrong-address = Palvelin ei tunne tätä osoitetta. Avaa sivu osoitteesta, jonka palvelin näyttää käynnistyessään.
