### kolmikko puzzle

puzzle-title = Pulma { $number }, pelissä { $cards } korttia, kaikki näkyvissä
puzzle-you = Sinä
puzzle-win-it = On sinun vuorosi, ja { $name } pelaa niin hyvin kuin voi. Yksi siirto voittaa{ $count ->
    [one] {" "}heti
   *[other] , ja omia siirtojasi on loppuun asti { $count }
}. Mikä?
puzzle-save-it = On sinun vuorosi, ja { $name } pelaa niin hyvin kuin voi. Vain yksi siirto ei häviä. Mikä?
puzzle-prompt = Siirtosi, 1–{ $most }, tai Enter, niin näet ratkaisun:
puzzle-right = Oikein.
puzzle-loses = Sen jälkeen { $name } voittaa. Kokeile toista.
puzzle-draws = Sen jälkeen kukaan ei pääse voittoon: tasapeli. Kokeile toista.
puzzle-solution = Ratkaisu: { $move }. Siitä eteenpäin kumpikin pelaa hyvin:
puzzle-for-ever = … ja niin edelleen: kumpikaan ei pääse eteenpäin, ja peli on tasapeli.
puzzle-to-see = Ratkaisu: { $command }
puzzle-json-has-it = { $option }: ratkaisu on --json-tulosteessa muutenkin; jätä pois.
puzzle-not-solved = Pulmat vaativat säännön, jonka mukaan paikallaan junnaava peli on tasapeli (stalemate_result=draw), eikä ennen kuin { $least } vuoron jälkeen (progress_limit, turn_limit).
