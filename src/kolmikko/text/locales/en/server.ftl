# What the server says: on the command line, and why it does not answer a request.

server-here = Here: { $address }
server-friends = Friends open: { $address }
server-only-here = Only this machine can open it. For friends in the same network: { $command }
server-plain-http = Over plain http there are no notifications and no installing on a phone. All else works.
server-stop = Ctrl+C stops the server. Tables are kept.
server-no-port = Port { $port } cannot be used: { $why }
server-bad-key = The key of the tables cannot be used: { $why }
server-no-url = --public-url { $url } is not like https://cards.example.org
server-no-limit = --limit { $limit }: a name and a number are wanted, such as rate=50. There are: { $known }
server-not-installed = The table in the browser needs some more packages: { $command }
server-no-tables = There are no tables in { $folder }
server-file-exists = { $file } is there already. Choose another name.
server-backed-up = { $count ->
    [one] { $file } has 1 table. Keep it like a password.
   *[other] { $file } has { $count } tables. Keep it like a password.
}
server-tables-there = There are tables in { $folder } already. With --replace they are given up.
server-no-backup = { $file } is not a whole backup. Nothing has been changed.
server-restored = { $count ->
    [one] 1 table is in { $folder } again.
   *[other] { $count } tables are in { $folder } again.
}
server-tidied = { $count ->
    [0] There was nothing to delete.
    [one] 1 table was deleted.
   *[other] { $count } tables were deleted.
}
server-alone = For the table in the browser: { $command }

server-bad-message = The server did not understand this. Reload the page.
server-bad-request = The server did not understand this. Reload the page.
server-fault = Something went wrong on the server. Try again.
server-not-found = There is nothing here.
server-too-large = This is too large.
server-bad-link = This personal link is not whole.
server-nobody = The server does not know you yet. Reload the page; cookies have to be allowed.
server-too-often = You have done this very often. Wait a while.
server-bad-record = This record cannot be played: { $why }
server-store-away = The server cannot store anything right now. Try again in a moment.
server-wrong-address = The server does not know this address. Open it by the address that it shows when it starts.
