# Peli uudestaan, askel kerrallaan. Painikkeissa ja nimikkeissä ei ole pistettä, lauseissa on.

replay-title = Ottelun toisto
replay-match = { $game }: { $names }
replay-loading = Ottelua haetaan.

# Ei vielä ottelua: pöytäkirja liitetään tekstinä, avataan tai pudotetaan.

replay-about = Katso ottelu uudestaan askel kerrallaan. Liitä tähän pöytäkirjan teksti tai avaa sen tiedosto.
replay-record = Pöytäkirjan teksti
replay-file = Avaa tiedosto
replay-drop = Päästä irti, niin tiedosto avataan.
replay-show = Näytä ottelu
replay-another = Toinen pöytäkirja
replay-nothing = Tässä ottelussa ei ehditty pelata mitään.
replay-too-big = Tiedosto on liian suuri ottelun pöytäkirjaksi.
replay-unreadable = Tässä linkissä ei ole luettavaa pöytäkirjaa.

# Askeleet.

replay-steps = Ottelun askeleet
replay-step = Askel { $step }/{ $steps }
replay-first = Alkuun
replay-back = Askel taaksepäin
replay-on = Askel eteenpäin
replay-last = Loppuun
replay-play = Toista
replay-pause = Keskeytä
replay-speed = Nopeus
replay-speed-slow = hidas
replay-speed-even = tasainen
replay-speed-fast = nopea
replay-marks = Kohdat
replay-mark-deal = Jako { $number }
replay-keys = Näppäimet: nuoli vasemmalle tai oikealle siirtää askelen, Page Up ja Page Down edelliseen tai seuraavaan kohtaan, Home ja End alkuun tai loppuun; välilyönti toistaa.

# Kenen silmin katsotaan.

replay-view = Kenen silmin
replay-view-own = omin silmin
replay-view-watcher = katsojan silmin
replay-open = Kaikki kortit näkyvissä
replay-sealed = Tässä pöydässä kortit jäävät sellaisiksi kuin kukin ne näki, myös ottelun jälkeen.
replay-not-open = Kaikki kortit näkyvät vain niille, jotka pelasivat tämän ottelun.

# Tapahtumat, linkki ja tiedosto.

replay-log = Mitä tapahtui
replay-copy = Kopioi linkki
replay-link-cards = Linkissä on koko pöytäkirja kaikkine kortteineen.
replay-no-link = Pöytäkirja on liian pitkä linkkiin. Lähetä tiedosto.
replay-download = Lataa pöytäkirja
