"""A backup of all tables in one file: the database as it was at one moment, and its key."""

import os
import sqlite3
import tarfile
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from kolmikko.cli.serve import DATABASE
from kolmikko.table.seal import KEY_FILE

PRIVATE: Final = 0o600
KNOWN: Final = {DATABASE, KEY_FILE}


class ArchiveError(ValueError):
    """A file that is no backup."""


def write_archive(folder: Path, archive: Path) -> int:
    """Write a backup while the server may go on; how many tables are in it.

    The key goes along if it lies in the folder. Raises FileExistsError for a file that is there.
    """
    with tempfile.TemporaryDirectory(dir=archive.parent, prefix=".kolmikko-") as made:
        copy = Path(made) / DATABASE
        source = f"file:{folder / DATABASE}?mode=ro"
        with closing(sqlite3.connect(source, uri=True)) as ours:
            _copied(ours, copy)
        parts = [copy, *(path for path in [folder / KEY_FILE] if path.exists())]
        whole = Path(made) / "archive"
        handle = os.open(whole, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
        with os.fdopen(handle, "wb") as file:
            with tarfile.open(fileobj=file, mode="w:gz") as packed:
                for part in parts:
                    packed.add(part, part.name, filter=_anonymous)
            file.flush()
            os.fsync(file.fileno())
        archive.hardlink_to(whole)
        return tables_in(copy)


def read_archive(archive: Path, folder: Path) -> int:
    """Put a backup in the place of whatever is in a folder; how many tables are in it.

    Raises ArchiveError, then nothing has been changed.
    """
    with tempfile.TemporaryDirectory(dir=folder, prefix=".kolmikko-") as made:
        unpacked = Path(made)
        _unpack(archive, unpacked)
        count = _checked(unpacked / DATABASE)
        with closing(sqlite3.connect(unpacked / DATABASE)) as theirs:
            _copied(theirs, folder / DATABASE)
        key = unpacked / KEY_FILE
        if key.exists():
            key.chmod(PRIVATE)
            key.replace(folder / KEY_FILE)
        return count


def tables_in(database: Path) -> int:
    """How many tables a database has."""
    with closing(sqlite3.connect(database)) as connection:
        count: int = connection.execute("SELECT count(*) FROM rooms").fetchone()[0]
        return count


def _copied(source: sqlite3.Connection, target: Path) -> None:
    with closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
    target.chmod(PRIVATE)


def _anonymous(part: tarfile.TarInfo) -> tarfile.TarInfo:
    part.uid = part.gid = 0
    part.uname = part.gname = ""
    part.mode = PRIVATE
    return part


def _unpack(archive: Path, folder: Path) -> None:
    try:
        with tarfile.open(archive) as packed:
            parts = packed.getmembers()
            whole = DATABASE in {part.name for part in parts}
            if not whole or any(p.name not in KNOWN or not p.isfile() for p in parts):
                raise ArchiveError(archive.name)
            packed.extractall(folder, filter="data")
    except (tarfile.TarError, EOFError) as error:
        raise ArchiveError(archive.name) from error


def _checked(database: Path) -> int:
    """How many tables a database has that is whole. Raises ArchiveError."""
    try:
        with closing(sqlite3.connect(database)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise ArchiveError(database.name)
        return tables_in(database)
    except sqlite3.DatabaseError as error:
        raise ArchiveError(database.name) from error
