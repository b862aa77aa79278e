"""The files of the page: packed or not, kept or asked for again, and nothing outside the folder."""

import asyncio
import gzip
from pathlib import Path

import pytest

from kolmikko.web.pages import NOT_BUILT, Pages
from tests.web.serving import serving


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as it is built, and a secret beside it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "assets" / "app-1a2b.js").write_text("plain")
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"brotli")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"plain"))
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / ".hidden").write_text("secret")
    (tmp_path / "table.key").write_text("secret")
    (folder / "link").symlink_to(tmp_path / "table.key")
    return folder


def test_a_file_goes_out_in_the_best_packing_that_is_taken(built: Path) -> None:
    pages = Pages(built)
    for accepts, encoding, body in (
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip;q=0.5", "gzip", gzip.compress(b"plain")),
        ("", None, b"plain"),
        ("bro", None, b"plain"),
    ):
        sent = pages.get("assets/app-1a2b.js", accepts)
        assert (sent.headers.get("content-encoding"), sent.body) == (encoding, body), accepts
        assert sent.kind == "text/javascript"
        assert sent.headers["vary"] == "accept-encoding"


def test_names_with_a_hash_are_kept_for_ever_and_all_else_is_asked_for_again(built: Path) -> None:
    pages = Pages(built)
    assert "immutable" in pages.get("assets/app-1a2b.js").headers["cache-control"]
    for path in ("", "index.html", "icon.svg", "t/abc", "manifest.webmanifest"):
        assert pages.get(path).headers["cache-control"] == "no-cache", path


def test_a_browser_that_has_the_file_gets_it_not_again(built: Path) -> None:
    pages = Pages(built)
    tag = pages.get("icon.svg").headers["etag"]
    again = pages.get("icon.svg", known=tag)
    assert (again.status, again.body) == (304, b"")
    (built / "icon.svg").write_text("<svg></svg>")
    assert pages.get("icon.svg", known=tag).status == 200


def test_every_path_that_is_no_file_is_the_page(built: Path) -> None:
    pages = Pages(built)
    for path in ("", "/", "t/abc", "me", "rules/kolmonen", "no.js"):
        sent = pages.get(path)
        assert (sent.status, sent.is_page) == (200, True), path
        assert b"<title>page" in sent.body
    assert not pages.get("icon.svg").is_page


@pytest.mark.parametrize(
    "path",
    [
        "../table.key",
        "assets/../../table.key",
        "link",
        ".hidden",
        "./.hidden",
        "//table.key",
        "a\0b",
        "assets",
        "app-1a2b.js.br",
        "x" * 5000,
    ],
)
def test_nothing_else_is_shown(built: Path, path: str) -> None:
    assert b"secret" not in Pages(built).get(path).body


def test_a_file_of_an_older_page_is_missing(built: Path) -> None:
    for path in ("assets/app-0000.js", "assets/app-1a2b.js.br", "assets/", "assets/../assets/x"):
        assert Pages(built).get(path).status == 404, path


def test_without_a_page_one_is_told_how_to_build_it(tmp_path: Path) -> None:
    sent = Pages(tmp_path / "none").get("t/abc")
    assert (sent.status, sent.body) == (200, NOT_BUILT)
    assert Pages(tmp_path / "none").get("assets/x.js").status == 404


def test_the_page_comes_with_a_cookie_and_its_files_without(tmp_path: Path, built: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path, pages=built) as served:
            device = served.device()
            page = await device.get("/t/abc", cookie="")
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "httponly" in page.headers["set-cookie"].lower()
            assert "set-cookie" not in (await device.get("/t/abc")).headers
            file = await device.get("/assets/app-1a2b.js", cookie="")
            assert "set-cookie" not in file.headers
            assert (file.headers["content-encoding"], file.status_code) == ("gzip", 200)
            assert file.text == "plain"
            same = await device.get("/icon.svg", **{"accept-encoding": ""})
            tag = same.headers["etag"]
            again = await device.get("/icon.svg", **{"if-none-match": tag, "accept-encoding": ""})
            assert (again.status_code, again.content) == (304, b"")
            missing = await device.get("/assets/none.js")
            assert missing.status_code == 404

    asyncio.run(story())
