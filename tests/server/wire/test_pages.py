"""The browser client over HTTP: the page, its files, and what is said where there is none."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kogge.texts import languages, texts
from tests.server.wire.serving import Running, assert_refused, serving

SCREENS = ["/", "/new", "/new/base", "/t/abc", "/t/abc/replay", "/rules", "/rules/base", "/settings"]
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGE = b"<!doctype html><title>Kogge</title>"
SCRIPT = b"export const kogge = 1;\n" * 100


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a page that is built as ours is."""
    folder = tmp_path_factory.mktemp("page") / "static"
    folder.joinpath("assets").mkdir(parents=True)
    folder.joinpath("index.html").write_bytes(PAGE)
    folder.joinpath("icon.svg").write_bytes(b"<svg/>")
    folder.joinpath("assets", "page-abc123.js").write_bytes(SCRIPT)
    folder.joinpath("assets", "page-abc123.js.gz").write_bytes(gzip.compress(SCRIPT))
    folder.parent.joinpath("secret").write_text("nobody's business", "utf-8")
    folder.joinpath("way_out").symlink_to(folder.parent)
    with serving(tmp_path_factory.mktemp("site"), page=folder) as running:
        yield running


def get(server: Running, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    with server.client() as client:
        return client.request(method, path, headers=told)


# The page


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_page_and_is_asked_for_again(site: Running, path: str) -> None:
    answer = get(site, path, **BROWSER)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = get(site, path, if_none_match=answer.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize("path", ["/", "/static/assets/page-abc123.js"])
def test_the_page_has_the_headers_that_protect_a_browser(site: Running, path: str) -> None:
    headers = get(site, path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
    assert headers["x-content-type-options"] == "nosniff"


def test_the_head_of_a_page_can_be_asked_for(site: Running) -> None:
    for path in ("/", "/static/icon.svg"):
        whole, head = get(site, path), get(site, path, "HEAD")
        assert (head.status_code, head.content) == (200, b"")
        assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


def test_nothing_can_be_sent_to_a_page(site: Running) -> None:
    answer = get(site, "/settings", "POST")
    assert_refused(answer, 405, "no_such_method")
    assert answer.headers["allow"] == "GET, HEAD"


def test_a_page_that_is_built_anew_is_shown(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    folder.joinpath("index.html").write_bytes(PAGE)
    with serving(tmp_path / "data", page=folder) as server:
        before = get(server, "/")
        folder.joinpath("index.html").write_bytes(PAGE + b"new")
        after = get(server, "/", if_none_match=before.headers["etag"])
    assert (after.status_code, after.content) == (200, PAGE + b"new")


# Its files


def test_files_whose_names_tell_their_content_are_kept_for_ever(site: Running) -> None:
    answer = get(site, "/static/assets/page-abc123.js", accept_encoding="identity")
    assert (answer.status_code, answer.content) == (200, SCRIPT)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("accepted", "is_packed"),
    [("gzip, deflate, br", True), ("br;q=1, gzip;q=0.5", True), ("*", True), ("gzip;q=0", False), ("br", False)],
)
def test_files_are_sent_compressed_to_whoever_can_read_that(site: Running, accepted: str, is_packed: bool) -> None:
    answer = get(site, "/static/assets/page-abc123.js", accept_encoding=accepted)
    assert answer.content == SCRIPT
    assert (answer.headers.get("content-encoding") == "gzip") is is_packed
    assert (int(answer.headers["content-length"]) < len(SCRIPT)) is is_packed
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"


def test_other_files_are_asked_for_again(site: Running) -> None:
    answer = get(site, "/static/icon.svg")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "image/svg+xml"
    assert get(site, "/static/icon.svg", if_none_match=f'"x", W/{answer.headers["etag"]}').status_code == 304


@pytest.mark.parametrize(
    "name",
    [
        *("none.js", "", "assets", "assets/", ".", "assets/page-abc123.js.gz"),
        *(
            "..%2fsecret",
            "%2e%2e/secret",
            "assets/..%2f..%2fsecret",
            "..%5csecret",
            "%2fetc%2fpasswd",
            "way_out/secret",
        ),
        *("a%00b", "x" * 300, "index.html%00.js"),
    ],
)
def test_nothing_else_is_there_and_nothing_beside_it_is_shown(site: Running, name: str) -> None:
    with site.raw() as raw:  # a client would tidy such a path up
        raw.sendall(f"GET /static/{name} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 404 "), answer
    assert b"no_such_page" in answer
    assert b"nobody's business" not in answer


# What is not there


@pytest.mark.parametrize("path", ["/nothing", "/new_table", "/settings/x", "/healthy"])
def test_a_browser_that_is_lost_gets_the_page_which_says_so(site: Running, path: str) -> None:
    lost = get(site, path, **BROWSER)
    assert (lost.status_code, lost.content) == (404, PAGE)
    assert_refused(get(site, path, accept="application/json"), 404, "no_such_page")
    assert_refused(get(site, path), 404, "no_such_page")


@pytest.mark.parametrize("path", ["/api/nothing", "/static/nothing.js"])
def test_what_the_page_itself_asks_for_is_refused_as_ever(site: Running, path: str) -> None:
    assert_refused(get(site, path, **BROWSER), 404, "no_such_page")


@pytest.mark.parametrize(
    ("liked", "language"),
    [
        ("de-AT,de;q=0.9", "de"),
        ("fr, es;q=0.4, de;q=0.7", "de"),
        ("es", "es"),
        ("fr", "en"),
        ("", "en"),
        (";q=x", "en"),
    ],
)
def test_where_the_page_was_not_built_it_is_said_how(tmp_path: Path, liked: str, language: str) -> None:
    with serving(tmp_path, page=tmp_path / "nowhere") as server:
        answer = get(server, "/t/abc", accept_language=liked, **BROWSER)
        lost = get(server, "/nothing", accept_language=liked, **BROWSER)
        assert server.guest().get("/api/me").status_code == 200, "all else goes on"
    assert answer.status_code == lost.status_code == 503
    assert answer.text == lost.text
    assert f'lang="{language}"' in answer.text
    assert "make build" in answer.text
    assert "style" not in answer.text, "the policy would not let it in"


def test_what_is_said_instead_of_the_page_differs_from_language_to_language() -> None:
    said = {texts(language).say("install-page_missing") for language in languages()}
    assert len(said) == len(languages())


def test_the_page_is_no_part_of_the_description(site: Running) -> None:
    paths = get(site, "/api/openapi.json").json()["paths"]
    assert all(path.startswith("/api/") for path in paths)
