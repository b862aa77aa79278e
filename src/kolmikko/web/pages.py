"""The files of the built page. Every path that is none of them is answered by the page itself."""

import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files under here have the hash of their content in their name."""

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
PACKED: Final = tuple(ENCODINGS.values())

KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
}
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>kolmikko</title>
<h1>kolmikko</h1>
<p>The server runs, but its page has not been built.
<p>In a checkout: <code>cd page</code>, <code>npm ci</code>, <code>npm run build</code>.
</html>
"""


@dataclass(frozen=True, slots=True)
class Sent:
    """What is answered to a path. `is_page`: not one of its files, but the page itself."""

    status: int
    headers: dict[str, str]
    kind: str = "text/html"
    body: bytes = b""
    is_page: bool = False


class Pages:
    """Serves a folder. Files may be there a second time, packed with Brotli or gzip."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()

    def get(self, path: str, accepts: str = "", known: str = "") -> Sent:
        """The answer to a path; `known` is the tag of what the browser has."""
        wanted = path.lstrip("/") or INDEX
        found = self._file(wanted)
        if found is None and wanted.startswith(HASHED):
            return Sent(404, {"cache-control": ASK_AGAIN})
        if found is None:
            wanted, found = INDEX, self._file(INDEX)
        if found is None:
            return Sent(200, {"cache-control": ASK_AGAIN}, body=NOT_BUILT, is_page=True)
        return _sent(found, wanted, accepts, known)

    def _file(self, wanted: str) -> Path | None:
        """The file of a path, if it is one inside the folder that is meant to be seen."""
        parts = wanted.split("/")
        if any(part in ("", "..") or part.startswith(".") for part in parts) or "\0" in wanted:
            return None
        path = self._folder.joinpath(*parts)
        try:
            inside = path.resolve().is_relative_to(self._folder)
            seen = inside and path.suffix not in PACKED and path.is_file()
        except OSError:  # a name that no file can have
            return None
        return path if seen else None


def _sent(path: Path, wanted: str, accepts: str, known: str) -> Sent:
    encoding, packed = _packed(path, accepts)
    state = packed.stat()
    tag = f'"{state.st_mtime_ns:x}-{state.st_size:x}"'
    headers = {
        "cache-control": FOREVER if wanted.startswith(HASHED) else ASK_AGAIN,
        "etag": tag,
        "vary": "accept-encoding",
    }
    if encoding:
        headers["content-encoding"] = encoding
    is_page = wanted == INDEX
    if known == tag:
        return Sent(304, headers, _kind(path), is_page=is_page)
    return Sent(200, headers, _kind(path), packed.read_bytes(), is_page)


def _packed(path: Path, accepts: str) -> tuple[str, Path]:
    """The best packing that the browser takes and that is not older than the file."""
    taken = {part.split(";")[0].strip() for part in accepts.split(",")}
    for encoding, suffix in ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if encoding in taken and packed.is_file():
            return encoding, packed
    return "", path


def _kind(path: Path) -> str:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    return kind or "application/octet-stream"
