"""Secrets at rest: authenticated encryption under a key that is never in the database.

Every table has a key of its own, worked out from the master key. A box says what it is for (table,
match, deal), so that it cannot be put in another's place. AES-GCM is that of `cryptography`.
"""

import hmac
import os
import secrets
import stat
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from kolmikko.shuffle import SECRET_BYTES, shuffled
from kolmikko.table.events import SealedDeck
from kolmikko.table.packs import Place, Shuffled

KEY_BYTES: Final = 32
NONCE_BYTES: Final = 12
KEY_FILE: Final = "table.key"
KEY_VARIABLE: Final = "KOLMIKKO_TABLE_KEY"

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz"
NAME_LETTERS: Final = 12


class SealError(ValueError):
    """A box that this key does not open, or a key that cannot be used."""


class Seal:
    """Closes and opens boxes with a master key."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise SealError(f"a table key has {KEY_BYTES} bytes, not {len(key)}")
        self._key = key
        self._cipher = lru_cache(maxsize=4096)(self._new_cipher)

    def close(self, plain: bytes, table: str, purpose: str) -> bytes:
        """A box with some bytes; closing the same twice gives two unlike boxes."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._cipher(table).encrypt(nonce, plain, purpose.encode())

    def open(self, box: bytes, table: str, purpose: str) -> bytes:
        """What is in a box. Raises SealError for another key, table or purpose, or a bad box."""
        try:
            nonce, body = box[:NONCE_BYTES], box[NONCE_BYTES:]
            return self._cipher(table).decrypt(nonce, body, purpose.encode())
        except (InvalidTag, ValueError) as error:
            raise SealError(f"a box of table {table} for {purpose} cannot be opened") from error

    def sealed(self, pack: Shuffled, place: Place) -> SealedDeck:
        """A pack that nobody can read without the key."""
        plain = bytes.fromhex(pack.luck) + bytes(pack.deck)
        return SealedDeck(self.close(plain, place.table, _purpose(place)))

    def opened(self, deck: SealedDeck, place: Place) -> Shuffled:
        """The pack in a box. Raises SealError."""
        plain = self.open(deck.box, place.table, _purpose(place))
        return Shuffled(tuple(plain[SECRET_BYTES:]), plain[:SECRET_BYTES].hex())

    def name(self, *parts: str) -> str:
        """A name that follows from its parts and that nobody else can work out or guess.

        It can be said and typed ("kfwh-zsbe-mrqa"): 54 bits in letters that are hard to confuse.
        """
        text = "\0".join(("kolmikko name 1", *parts))
        number = int.from_bytes(hmac.new(self._key, text.encode(), sha256).digest())
        letters = []
        for _ in range(NAME_LETTERS):
            number, letter = divmod(number, len(ALPHABET))
            letters.append(ALPHABET[letter])
        return "-".join("".join(letters[n : n + 4]) for n in range(0, NAME_LETTERS, 4))

    def proof(self, password: str, table: str) -> str:
        """What a table keeps of its password; nobody can try passwords on it without the key."""
        text = f"kolmikko password 1\0{table}\0{password}"
        return hmac.new(self._key, text.encode(), sha256).hexdigest()

    def _new_cipher(self, table: str) -> AESGCM:
        text = f"kolmikko table key 1\0{table}"
        return AESGCM(hmac.new(self._key, text.encode(), sha256).digest())


def _purpose(place: Place) -> str:
    return f"deck 1 {place.match} {place.deal}"


def new_pack(pack: Sequence[int], secret: str, luck: str) -> Shuffled:
    """The pack shuffled as a secret says; see `kolmikko.shuffle`."""
    return Shuffled(shuffled(pack, secret), luck)


def load_key(folder: Path) -> bytes:
    """The key of the environment, or that of the data folder, which is made if there is none.

    Raises SealError for a key of a wrong form, and for a file that others may read.
    """
    written = os.environ.get(KEY_VARIABLE)
    if written is not None:
        return _read_key(written, KEY_VARIABLE)
    path = folder / KEY_FILE
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _write_key(path)
    if stat.S_IMODE(path.stat().st_mode) & 0o077:
        raise SealError(f"{path} may be read by others; chmod 600 would mend that")
    return _read_key(path.read_text("ascii"), str(path))


def _write_key(path: Path) -> None:
    """Put a new key there, whole or not at all; if somebody was faster, theirs stays."""
    part = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        path.hardlink_to(part)
    except FileExistsError:
        pass
    finally:
        part.unlink()


def _read_key(text: str, where: str) -> bytes:
    try:
        key = bytes.fromhex(text.strip())
    except ValueError as error:
        raise SealError(f"{where} is not a key in hexadecimal") from error
    if len(key) != KEY_BYTES:
        raise SealError(f"{where} has {len(key)} bytes, not {KEY_BYTES}")
    return key
