"""Who somebody is: a token of 256 bits in a cookie. Only its hash goes any further.

Several people at one device have one token; each is told apart by a number in the request.
"""

import re
from collections.abc import Mapping
from typing import Final

from litestar.datastructures import Cookie

from kolmikko.table.tokens import person_of

COOKIE: Final = "kolmikko"
MOST_AT_ONE_DEVICE: Final = 9
A_YEAR: Final = 365 * 24 * 3600
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def is_token(text: str) -> bool:
    """Whether a text has the form of a token."""
    return TOKEN.fullmatch(text) is not None


def token_in(cookies: Mapping[str, str]) -> str | None:
    """The token that came with a request, if it has the form of one."""
    token = cookies.get(COOKIE, "")
    return token if is_token(token) else None


def person_at(token: str, number: int) -> str:
    """The person who holds a token, or another one at the same device, as the table knows them."""
    return person_of(f"{token} {number}" if number else token)


def people_of(token: str) -> list[str]:
    """Everybody at a device."""
    return [person_at(token, number) for number in range(MOST_AT_ONE_DEVICE)]


def cookie_of(token: str, *, secure: bool) -> Cookie:
    """The cookie that keeps a token, out of reach of scripts and of other sites."""
    return Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
