# Co mówi serwer: w wierszu poleceń i dlaczego nie odpowiada na żądanie.

server-here = Tutaj: { $address }
server-friends = Znajomi otwierają: { $address }
server-only-here = Otworzyć może tylko ten komputer. Dla znajomych w tej samej sieci: { $command }
server-plain-http = Przez zwykłe http nie ma powiadomień ani instalacji w telefonie. Cała reszta działa.
server-stop = Ctrl+C zatrzymuje serwer. Stoły zostają.
server-no-port = Nie można użyć portu { $port }: { $why }
server-bad-key = Nie można użyć klucza stołów: { $why }
server-no-url = --public-url { $url } nie wygląda jak https://cards.example.org
server-no-limit = --limit { $limit }: potrzebna jest nazwa i liczba, na przykład rate=50. Do wyboru: { $known }
server-not-installed = Stół w przeglądarce potrzebuje jeszcze kilku pakietów: { $command }
server-no-tables = W folderze { $folder } nie ma stołów
server-file-exists = { $file } już istnieje. Wybierz inną nazwę.
server-backed-up = { $count ->
    [one] W pliku { $file } jest 1 stół. Strzeż go jak hasła.
    [few] W pliku { $file } są { $count } stoły. Strzeż go jak hasła.
   *[other] W pliku { $file } jest { $count } stołów. Strzeż go jak hasła.
}
server-tables-there = W folderze { $folder } już są stoły. Z opcją --replace przepadną.
server-no-backup = { $file } nie jest kompletną kopią zapasową. Niczego nie zmieniono.
server-restored = { $count ->
    [one] W folderze { $folder } znowu jest 1 stół.
    [few] W folderze { $folder } znowu są { $count } stoły.
   *[other] W folderze { $folder } znowu jest { $count } stołów.
}
server-tidied = { $count ->
    [0] Nie było czego usuwać.
    [one] Usunięto 1 stół.
    [few] Usunięto { $count } stoły.
   *[other] Usunięto { $count } stołów.
}
server-alone = Żeby mieć stół w przeglądarce: { $command }

server-bad-message = Serwer tego nie zrozumiał. Odśwież stronę.
server-bad-request = Serwer tego nie zrozumiał. Odśwież stronę.
server-fault = Na serwerze coś się nie udało. Spróbuj ponownie.
server-not-found = Tu niczego nie ma.
server-too-large = To jest za duże.
server-bad-link = Ten osobisty link nie jest kompletny.
server-nobody = Serwer jeszcze Cię nie zna. Odśwież stronę; pliki cookie muszą być dozwolone.
server-too-often = Robisz to bardzo często. Poczekaj chwilę.
server-bad-record = Tego zapisu nie da się odtworzyć: { $why }
server-store-away = Serwer nie może teraz niczego zapisać. Spróbuj za chwilę.
server-wrong-address = Serwer nie zna tego adresu. Otwórz stronę pod adresem, który serwer pokazuje przy starcie.
