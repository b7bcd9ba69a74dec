"""How the page and what lasts are sent: compressed, once, and with the right type."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import httpx
import pytest
from tests.server.people import Server

from sietch.table.page import page_routes

PLAIN = {"accept-encoding": "identity"}
BROTLI = b"as the build has compressed it"
SCRIPT = "console.log('dune');\n" * 500


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Asks a server whose page is a small one."""
    page = tmp_path_factory.mktemp("page")
    (page / "assets").mkdir()
    (page / "index.html").write_text("<!doctype html><title>Sietch</title>")
    (page / "assets" / "index-abc.js").write_text(SCRIPT)
    (page / "assets" / "icon-abc.svg").write_text("<svg/>")
    (page / "assets" / "style-abc.css").write_text("a {}" * 500)
    (page / "assets" / "style-abc.css.br").write_bytes(BROTLI)
    (page / "sw.js").write_text("self;")
    (page / "manifest.webmanifest").write_text("{}")
    (page / "secret.txt").write_text("secret")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sietch.table.app.page_routes", lambda: page_routes(page))
        running = Server(tmp_path_factory.mktemp("house"))
    yield running.http
    running.stop()


def test_assets_are_compressed_and_kept_for_ever(built):
    packed = built.get("/assets/index-abc.js", headers={"accept-encoding": "br, gzip"})
    assert packed.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["vary"] == "accept-encoding"
    assert packed.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("coding", ["identity", "", "gzip;q=0", "br", "gzip; q=0.0"])
def test_who_cannot_read_it_compressed_gets_it_as_it_is(built, coding):
    plain = built.get("/assets/index-abc.js", headers={"accept-encoding": coding})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers


def test_the_page_itself_is_asked_for_again_and_sent_once(built):
    for path in ("/", "/table/abc", "/assetsx"):
        first = built.get(path)
        assert first.status_code == 200
        assert first.headers["content-type"].startswith("text/html")
        assert first.headers["cache-control"] == "no-cache"
        tag = first.headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}'):
            again = built.get(path, headers={"if-none-match": known})
            assert (again.status_code, again.content) == (304, b"")
        assert built.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_there_are_no_other_files(built):
    for path in (
        "/assets/nothing.js",
        "/assets/../secret.txt",
        "/assets/%2e%2e/secret.txt",
        "/assets/",
        "/assets//etc/passwd",
    ):
        response = built.get(path)
        assert "secret" not in response.text
        assert response.status_code == 404 or response.headers["content-type"].startswith("text/html")


def test_a_server_without_a_page_is_none_the_worse(tmp_path):
    assert page_routes(tmp_path) == ()


@pytest.mark.parametrize(
    "path",
    [
        "/api/languages/en",
        "/api/languages/cs",
        "/api/games/uprising/catalogue",
        "/api/games",
        "/api/games/arrakis/layout",
    ],
)
def test_what_lasts_is_compressed_and_sent_once(house, path):
    with house.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as response:
        raw = b"".join(response.iter_raw())
    plain = house.http.get(path, headers=PLAIN)
    assert response.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 2
    tag = response.headers["etag"]
    assert tag != plain.headers["etag"]
    again = house.http.get(path, headers={"accept-encoding": "gzip", "if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_what_was_compressed_beforehand_is_sent_to_whoever_takes_it(built):
    """It is never sent by its own name."""
    for taken, sent in (
        ("br", "br"),
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("*", "gzip"),
    ):
        answer = built.get("/assets/style-abc.css", headers={"accept-encoding": taken})
        assert answer.headers["content-encoding"] == sent
    with built.stream("GET", "/assets/style-abc.css", headers={"accept-encoding": "br"}) as raw:
        assert b"".join(raw.iter_raw()) == BROTLI
        assert raw.headers["etag"].endswith('-br"')
    assert built.get("/assets/style-abc.css.br").status_code == 404


def test_what_makes_the_page_installable_is_found_beside_it(built):
    worker = built.get("/sw.js")
    assert (worker.text, worker.headers["cache-control"]) == ("self;", "no-cache")
    assert worker.headers["content-type"].startswith("text/javascript")
    manifest = built.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert "<!doctype html>" in built.get("/icon.svg").text  # there is none in this page
