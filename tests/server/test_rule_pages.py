"""The rulebook over HTTP: which page lies where, in which language, and how long it may be kept."""

import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from aiohttp import ClientSession

from tests.server.served import RealServer
from tumbledown.server.config import Config
from tumbledown.server.headers import HEADERS
from tumbledown.server.rest.rule_pages import pictures_in
from tumbledown.server.run import make_app

TEMPLATE = b"""<html lang="$language"><title>$title</title>$skip $home $rules
$search $hint $go $query $description <nav aria-label="$languages_label">$languages</nav>
<nav aria-label="$chapters_label">$chapters</nav><main>$main</main></html>"""


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    text: str


class Reader:
    """A browser without cookies of its own: what it sends stands in each request."""

    def __init__(self, base: str, session: ClientSession) -> None:
        self._base, self._session = base, session

    async def read(self, path: str, *, method: str = "GET", **headers: str) -> Answer:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        async with self._session.request(method, self._base + path, headers=sent) as answer:
            return Answer(answer.status, answer.headers, await answer.text())


async def serve(tmp_path: Path, files: Mapping[str, bytes]) -> AsyncIterator[Reader]:
    for name, body in files.items():
        file = tmp_path / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    server = RealServer(make_app(Config(database=f"sqlite:///{tmp_path}/tables.db"), tmp_path / "web"))
    await server.start_server()
    async with ClientSession(cookie_jar=None) as session:
        yield Reader(str(server.make_url("")).rstrip("/"), session)
    await server.close()


@pytest.fixture
async def reader(tmp_path: Path) -> AsyncIterator[Reader]:
    built = {
        "index.html": b"<title>Tumbledown</title>",
        "rules.html": TEMPLATE,
        "assets/drawn/chamber.pit.0123abcd.svg": b"<svg/>",
        "assets/drawn/face.K.4567cdef.svg": b"<svg/>",
    }
    async for each in serve(tmp_path, built):
        yield each


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/rules", "Rules"),
        ("/rules/", "Rules"),
        ("/rules/curses", "Curses"),
        ("/rules/curses/", "Curses"),
        ("/rules/chamber/pit", "Pit"),
        ("/rules/card/poison", "Poison"),
        ("/rules/token/task", "Task"),
        ("/rules/character/doc", "Doc"),
        ("/rules/search", "Everything from A to Z"),
        ("/rules/search?q=slam", "Found for “slam”"),
    ],
)
async def test_each_page_has_its_address(reader: Reader, path: str, title: str) -> None:
    answer = await reader.read(path)
    assert answer.status == 200
    assert f"<title>{title}</title>" in answer.text
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/rules/card/doc_permanent", "/rules/token/doc_activatable"])
async def test_a_card_of_a_character_leads_to_its_character(reader: Reader, path: str) -> None:
    answer = await reader.read(path)
    assert re.fullmatch(r'<http://[^/]+/rules/character/doc>; rel="canonical"', answer.headers["Link"])


@pytest.mark.parametrize(
    "path",
    [
        "/rules/no_such_chapter",
        "/rules/card/nothing",
        "/rules/chamber/poison",
        "/rules/lesson",
        "/rules/x/y",
        "/rules/curses/x/y",
        "/rules/x/poison",
        "/rules//poison",
    ],
)
async def test_an_unknown_address_says_so_and_shows_the_chapters(reader: Reader, path: str) -> None:
    answer = await reader.read(path)
    assert answer.status == 404
    assert "There is no such page in the rulebook" in answer.text
    assert 'href="/rules/curses"' in answer.text


@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [
        ("/rules", {}, "en"),
        ("/rules", {"Accept_Language": "fr-CH, en;q=0.5"}, "fr"),
        ("/rules", {"Accept_Language": "fr", "Cookie": "lang=de"}, "de"),
        ("/rules?lang=es", {"Accept_Language": "fr", "Cookie": "lang=de"}, "es"),
        ("/rules?lang=xx", {"Accept_Language": "fr", "Cookie": "lang=yy"}, "fr"),
        ("/rules/nothing", {"Accept_Language": "de"}, "de"),
    ],
)
async def test_the_address_chooses_the_language_or_else_the_reader_or_else_the_browser(
    reader: Reader, path: str, headers: dict[str, str], language: str
) -> None:
    answer = await reader.read(path, **headers)
    assert f'<html lang="{language}">' in answer.text


async def test_a_language_that_the_address_names_is_kept_for_the_pages_that_follow(reader: Reader) -> None:
    chosen = await reader.read("/rules/curses?lang=fr")
    assert chosen.headers["Set-Cookie"] == "lang=fr; Path=/rules; SameSite=Lax"
    assert "Set-Cookie" not in (await reader.read("/rules/curses", Accept_Language="fr")).headers
    assert "Set-Cookie" not in (await reader.read("/rules/index.json?lang=fr")).headers


async def test_every_page_offers_the_others_languages_for_the_same_address(reader: Reader) -> None:
    assert 'href="/rules/card/poison?lang=de"' in (await reader.read("/rules/card/poison")).text
    assert 'href="/rules/search?q=two+dice%26&amp;lang=de"' in (await reader.read("/rules/search?q=two+dice%26")).text


async def test_what_has_not_changed_is_not_sent_again(reader: Reader) -> None:
    first = await reader.read("/rules/curses")
    assert first.headers["Cache-Control"] == "no-cache"
    assert {"Accept-Encoding", "Accept-Language", "Cookie"} == set(first.headers["Vary"].split(", "))
    again = await reader.read("/rules/curses", If_None_Match=first.headers["ETag"])
    assert (again.status, again.text) == (304, "")
    other = await reader.read("/rules/curses?lang=de", If_None_Match=first.headers["ETag"])
    assert other.status == 200


@pytest.mark.parametrize(("accepted", "coding"), [("gzip", "gzip"), ("br, gzip;q=0", None), ("identity", None)])
async def test_it_is_compressed_for_whoever_can_read_that(reader: Reader, accepted: str, coding: str | None) -> None:
    answer = await reader.read("/rules/curses", Accept_Encoding=accepted)
    assert answer.headers.get("Content-Encoding") == coding
    assert "<title>Curses</title>" in answer.text


@pytest.mark.parametrize("path", ["/rules", "/rules/nothing", "/rules/index.json"])
async def test_the_headers_of_safety_are_everywhere(reader: Reader, path: str) -> None:
    answer = await reader.read(path)
    others = HEADERS.keys() - {"Cache-Control"}
    assert {name: answer.headers[name] for name in others} == {name: HEADERS[name] for name in others}


async def test_pictures_are_found_by_their_names_and_what_was_not_drawn_is_left_out(reader: Reader) -> None:
    pit = (await reader.read("/rules/chamber/pit")).text
    assert '<img src="/assets/drawn/chamber.pit.0123abcd.svg" alt="" class="drawing">' in pit
    assert "<img" not in (await reader.read("/rules/card/silence")).text.replace("face.K", "").split("<main>")[1][:200]
    assert pictures_in({"/assets/drawn/piece.poison.89ab0123.svg": None, "/assets/x.js": None}) == {  # type: ignore[dict-item]
        "piece.poison": "/assets/drawn/piece.poison.89ab0123.svg"
    }


async def test_browsers_get_the_list_in_which_they_search(reader: Reader) -> None:
    answer = await reader.read("/rules/index.json?lang=de")
    found: dict[str, Any] = msgspec.json.decode(answer.text)
    assert {entry["sort"] for entry in found["findables"]} == {
        "chapter",
        "rule",
        "chamber",
        "card",
        "token",
        "character",
    }
    assert "Gift" in {entry["title"] for entry in found["findables"]}
    assert found["others"]
    assert found["words"]["count"] == "Gefunden: #"


async def test_what_somebody_types_into_the_field_breaks_no_page(reader: Reader) -> None:
    answer = await reader.read("/rules/search?q=%3Cscript%3E%22%26" + "x" * 5000)
    assert answer.status == 200
    assert "<script>" not in answer.text
    assert len(answer.text) < 30_000


async def test_the_frame_itself_is_no_page(reader: Reader) -> None:
    assert (await reader.read("/rules.html")).status == 404


async def test_nothing_is_changed_by_a_request(reader: Reader) -> None:
    assert (await reader.read("/rules", method="POST")).status == 405


async def test_without_a_build_it_says_what_to_do(tmp_path: Path) -> None:
    async for reader in serve(tmp_path, {}):
        answer = await reader.read("/rules/curses")
        assert answer.status == 503
        assert "make client" in answer.text
