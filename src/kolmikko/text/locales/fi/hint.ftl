# Vihje vuorossa olevalle: paras siirto, muiden arvo ja perustelu.

hint-best = Paras siirto: { $what }.
hint-chance = { $what }: { $value } % ({ $low }–{ $high })
hint-chance-exact = { $what }: { $value } %
hint-stakes = { $what }: { $value } panosta ({ $low } … { $high })
hint-stakes-exact = { $what }: { $value } panosta
hint-equal = suunnilleen yhtä hyvä
hint-note = Botin arvio korteistasi: hyvä siirtojen vertailuun, ennusteeksi liian varma.
hint-note-calibrated = Botin arvio korteistasi, korjattuna sen mukaan, kuinka usein sellaiset mahdollisuudet ovat toteutuneet bottien peleissä.
hint-note-stakes = Vielä voitettavat panokset botin arvion mukaan; potti luetaan kaikille tasan, ja 0 tarkoittaa, ettei voiteta eikä hävitä.
hint-note-exact = Laskettu loppuun asti ikään kuin kaikki kortit olisivat näkyvissä, kaikilla tavoilla, joilla näkymättömät kortit voivat olla.
hint-note-stakes-exact = Tarkat luvut: vielä voitettavat panokset, kun molemmat jatkavat ratkaisun mukaan, tulevat jaot mukaan luettuina, jos kaksi tikkiä voittaa puolet potista; potti luetaan molemmille tasan, ja 0 tarkoittaa, ettei voiteta eikä hävitä.
hint-solved = Kaksinpeli on ratkaistu: mikään muu ei voita enempää.
