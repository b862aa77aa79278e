"""Tokens of people: 256 bits that only they hold; the table knows the hash."""

import secrets
from hashlib import sha256


def new_token() -> str:
    """A token that nobody can guess, as text for a cookie or a personal link."""
    return secrets.token_urlsafe(32)


def person_of(token: str) -> str:
    """Who holds a token, as commands and the log name that person."""
    return sha256(f"kolmikko person 1:{token}".encode()).hexdigest()
