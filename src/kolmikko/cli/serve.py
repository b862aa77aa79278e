"""`kolmikko serve`: the table in the browser, for this machine or for friends."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from kolmikko.cli.shared import Misused, Refused, lang_option, words

if TYPE_CHECKING:
    from kolmikko.table.seal import Seal
    from kolmikko.web.budgets import Limits

F = TypeVar("F", bound=Callable[..., Any])

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
PORT: Final = 8333
TRIES: Final = 10
INSTALL: Final = "pip install 'kolmikko[web]'"
NEEDED: Final = ("litestar", "uvicorn", "sqlalchemy", "cryptography", "msgspec")
DAYS: Final = 90
DATABASE: Final = "tables.db"


@dataclass(frozen=True)
class Asked:
    """How somebody wants to serve; `port` None is the usual one or one near it."""

    host: str
    port: int | None = None
    database: str | None = None
    data: Path | None = None
    public: str | None = None
    proxies: str = HERE
    limits: tuple[str, ...] = ()
    days: int = DAYS
    opens: bool = False


def data_option(command: F) -> F:
    """The option `--data`."""
    return click.option(
        "--data",
        type=click.Path(file_okay=False, path_type=Path),
        help="The folder with the tables and their key; otherwise KOLMIKKO_DATA, or the user's.",
    )(command)


def database_option(command: F) -> F:
    """The option `--db`."""
    return click.option(
        "--db", "database", metavar="URL", help="A database; otherwise SQLite in the data."
    )(command)


@click.command(
    "serve",
    epilog="""\b
Examples:
  kolmikko serve                         for everybody in this network
  kolmikko serve --host 127.0.0.1 --open only for this machine, and open the page
  kolmikko serve --port 8080 --data /srv/kolmikko
  kolmikko serve --host 127.0.0.1 --public-url https://cards.example.org
                                         behind a reverse proxy with TLS
  kolmikko serve --db postgresql+psycopg://kolmikko@localhost/kolmikko
""",
)
@click.option(
    "--host", default=EVERYWHERE, show_default=True, help="The address of this machine to use."
)
@click.option("--port", type=click.IntRange(0, 65535), help=f"The port; otherwise {PORT} or near.")
@database_option
@data_option
@click.option("--public-url", "public", metavar="URL", help="What friends type to get here.")
@click.option(
    "--proxy",
    "proxies",
    default=HERE,
    show_default=True,
    metavar="ADDRESSES",
    help="Reverse proxies whose word about clients is believed, with commas between.",
)
@click.option(
    "--limit",
    "limits",
    metavar="NAME=NUMBER",
    multiple=True,
    help="Another budget, such as rate=50 messages a second of one socket.",
)
@click.option(
    "--keep",
    "days",
    type=click.IntRange(0),
    default=DAYS,
    show_default=True,
    help="Days for which closed tables are kept.",
)
@click.option("--open", "opens", is_flag=True, help="Open the page in a browser.")
@lang_option
def command(
    *,
    host: str,
    port: int | None,
    database: str | None,
    data: Path | None,
    public: str | None,
    proxies: str,
    limits: tuple[str, ...],
    days: int,
    opens: bool,
) -> None:
    """Serve tables to browsers, for this machine or for friends."""
    serve(Asked(host, port, database, data, public, proxies, limits, days, opens))


def serve_here(otherwise: str) -> None:
    """Serve this machine alone and open the page; say something else if that is not installed."""
    if is_installed():
        serve(Asked(HERE, opens=True))
    else:
        click.echo(f"{otherwise}\n\n{words().say('server-alone', command=INSTALL)}")


def is_installed() -> bool:
    """Whether all that a server needs is there."""
    return all(find_spec(package) is not None for package in NEEDED)


def serve(asked: Asked) -> None:
    """Serve until somebody stops it."""
    need_web()
    from kolmikko.web.addresses import address_for_friends, gate_of, listening_socket
    from kolmikko.web.running import Run, run

    limits = limits_of(asked.limits)
    public = public_url(asked.public)
    folder = data_folder(asked.data)
    seal = seal_of(folder)
    ports = range(PORT, PORT + TRIES) if asked.port is None else (asked.port,)
    try:
        listening = listening_socket(asked.host, ports)
    except OSError as error:
        why = str(error.strerror or error)
        raise Refused(words().say("server-no-port", port=str(ports[0]), why=why)) from error
    port: int = listening.getsockname()[1]
    plan = Run(
        listening=listening,
        database=database_of(asked.database, folder),
        seal=seal,
        folder=folder,
        address=address_for_friends(asked.host, port, public),
        gate=gate_of(asked.host, port, public),
        limits=limits,
        proxies=asked.proxies,
        days=asked.days,
    )
    with listening:
        run(plan, lambda: tell(asked, plan.address, port))


def need_web() -> None:
    """Raises Refused where the packages of the server are not installed."""
    if not is_installed():
        raise Refused(words().say("server-not-installed", command=INSTALL))


def tell(asked: Asked, address: str, port: int) -> None:
    """Say where the page is, to whom, and what it cannot do there."""
    say = words().say
    here = f"http://localhost:{port}"
    for_all = asked.public is not None or asked.host not in (HERE, "localhost", "::1")
    lines = [say("server-here", address=here)]
    lines.append(
        say("server-friends", address=address)
        if for_all
        else say("server-only-here", command="kolmikko serve")
    )
    if for_all and not address.startswith("https://"):
        lines.append(say("server-plain-http"))
    lines.append(say("server-stop"))
    for line in lines:
        click.echo(line)
    if asked.opens:
        click.launch(here)


def data_folder(data: Path | None) -> Path:
    """The folder with the tables; it is made if it is not there, for this user alone."""
    from kolmikko.play.saves import data_folder as usual

    folder = (data or usual()).absolute()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def database_of(url: str | None, folder: Path) -> str:
    """The address of the database: the one asked for, or SQLite in the data folder."""
    return url or f"sqlite:///{folder / DATABASE}"


def seal_of(folder: Path) -> "Seal":
    """The seal with the key of a data folder. Raises Refused for a key that cannot be used."""
    from kolmikko.table.seal import Seal, SealError, load_key

    try:
        return Seal(load_key(folder))
    except SealError as error:
        raise Refused(words().say("server-bad-key", why=str(error))) from error


def public_url(url: str | None) -> str | None:
    """A public address without a path. Raises Misused for what is none."""
    from urllib.parse import urlsplit

    if url is None:
        return None
    parts = urlsplit(url)
    whole = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    if not whole or parts.query or parts.fragment or parts.username:
        raise Misused("server-no-url", url=url)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def limits_of(written: Iterable[str]) -> "Limits":
    """Budgets typed as NAME=NUMBER. Raises Misused."""
    from dataclasses import asdict

    from kolmikko.web.budgets import Limits

    known = asdict(Limits())
    for limit in written:
        name, _, number = limit.partition("=")
        if name not in known or not number.isdecimal() or int(number) < 1:
            raise Misused("server-no-limit", limit=limit, known=", ".join(known))
        known[name] = int(number)
    return Limits(**known)
