"""The page: what is sent for which address, how long it may be kept, and that nothing else can be read."""

import gzip
import json
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest
from aiohttp import ClientSession
from yarl import URL

from tests.server.house import House
from tests.server.served import RealServer
from tumbledown.server import pages
from tumbledown.server.config import Config
from tumbledown.server.headers import HEADERS
from tumbledown.server.run import make_app

SCRIPT = b"console.log('a temple')\n" * 100
PAGE = b"<!doctype html><title>Tumbledown</title>"
AS_IT_IS = {"Accept-Encoding": "identity"}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "web"
    for name, body in {
        "index.html": PAGE,
        "favicon.svg": b"<svg/>",
        "manifest.webmanifest": b"{}",
        "companion.webmanifest": b"{}",
        "companion-worker.js": SCRIPT,
        "offline.json": b"{}",
        "assets/index-Ab12.js": SCRIPT,
        "assets/index-Ab12.js.gz": gzip.compress(SCRIPT, mtime=0),
        "assets/index-Ab12.js.br": b"smaller still",
        "assets/index-Cd34.css": b"body{}",
        "assets/grenze-Ef56.woff2": b"wOF2",
        "sound/gong-1.0123abcd.mp3": b"ID3",
        "sound/manifest.json": b"{}",
        ".built": b"of these sources",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    return folder


@pytest.fixture
async def house(tmp_path: Path, built: Path) -> AsyncIterator[House]:
    server = RealServer(make_app(Config(database=f"sqlite:///{tmp_path}/tables.db"), built))
    await server.start_server()
    async with ClientSession(auto_decompress=False) as session:
        yield House(server, session)
    await server.close()


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """Of a problem."""
        return str(json.loads(self.body)["code"])


async def fetch(house: House, path: str, *, method: str = "GET", **headers: str) -> Answer:
    where = URL(house.base + path, encoded=True)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    async with house.session.request(method, where, headers=AS_IT_IS | sent) as answer:
        return Answer(answer.status, answer.headers, await answer.read())


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/4XAAFJ",
        "/t/no-such-table",
        "/mix/normal/base",
        "/mix/expert/pit+curses/x",
        "/challenges",
        "/challenges/3b",
        "/companion",
        "/companion/look-up",
        "/companion/setup/4/expert/pit+curses",
        "/companion/setup/4/normal/quests/quests=3",
        "/index.html",
    ],
)
async def test_one_page_shows_every_screen(house: House, path: str) -> None:
    answer = await fetch(house, path)
    assert (answer.status, answer.body) == (200, PAGE)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-Ab12.js", "text/javascript; charset=utf-8"),
        ("/assets/index-Cd34.css", "text/css; charset=utf-8"),
        ("/assets/grenze-Ef56.woff2", "font/woff2"),
        ("/favicon.svg", "image/svg+xml; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json; charset=utf-8"),
        ("/companion.webmanifest", "application/manifest+json; charset=utf-8"),
        ("/companion-worker.js", "text/javascript; charset=utf-8"),
        ("/sound/gong-1.0123abcd.mp3", "audio/mpeg"),
    ],
)
async def test_every_file_says_what_it_is(house: House, path: str, kind: str) -> None:
    answer = await fetch(house, path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)


@pytest.mark.parametrize(
    ("path", "keeping"),
    [
        ("/", "no-cache"),
        ("/t/4XAAFJ", "no-cache"),
        ("/favicon.svg", "no-cache"),
        ("/companion-worker.js", "no-cache"),
        ("/offline.json", "no-cache"),
        ("/assets/index-Ab12.js", "public, max-age=31536000, immutable"),
        ("/sound/gong-1.0123abcd.mp3", "public, max-age=31536000, immutable"),
        ("/sound/manifest.json", "no-cache"),
        ("/nowhere", "no-store"),
        ("/healthz", "no-store"),
    ],
)
async def test_only_what_is_named_by_its_content_is_kept_for_ever(house: House, path: str, keeping: str) -> None:
    answer = await fetch(house, path)
    assert answer.headers["Cache-Control"] == keeping


@pytest.mark.parametrize("path", ["/", "/assets/index-Ab12.js", "/sound/gong-1.0123abcd.mp3", "/assets/nothing.js"])
async def test_the_headers_of_safety_are_everywhere(house: House, path: str) -> None:
    answer = await fetch(house, path)
    others = HEADERS.keys() - {"Cache-Control"}
    assert {name: answer.headers[name] for name in others} == {name: HEADERS[name] for name in others}


def test_scripts_and_styles_come_from_files_of_this_server_alone() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q = 0 , gzip;q=0", None),
        ("gzip;q=much", None),
        ("identity", None),
        (",;=,", None),
    ],
)
async def test_what_lies_ready_squeezed_is_sent_if_the_browser_reads_it(
    house: House, accepted: str, coding: str | None
) -> None:
    answer = await fetch(house, "/assets/index-Ab12.js", Accept_Encoding=accepted)
    assert answer.headers.get("Content-Encoding") == coding
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert answer.body == {"br": b"smaller still", "gzip": gzip.compress(SCRIPT, mtime=0), None: SCRIPT}[coding]


async def test_what_has_not_changed_is_not_sent_again(house: House) -> None:
    first = await fetch(house, "/")
    again = await fetch(house, "/t/4XAAFJ", If_None_Match=first.headers["ETag"])
    assert (again.status, again.body) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    assert again.headers["Cache-Control"] == "no-cache"
    for known in ('"something-else"', first.headers["ETag"][:-1] + '-br"'):
        assert (await fetch(house, "/", If_None_Match=known)).status == 200


async def test_each_coding_has_a_mark_of_its_own(house: House) -> None:
    marks = {
        (await fetch(house, "/assets/index-Ab12.js", Accept_Encoding=it)).headers["ETag"] for it in ("br", "gzip", "")
    }
    assert len(marks) == 3


def test_the_mark_is_of_the_content_and_not_of_the_date(tmp_path: Path) -> None:
    """All files of a wheel have one date; a new page of the same length would else be taken for the old one."""
    for name, body in (("old", b"<script src=a>"), ("new", b"<script src=b>")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_bytes(body)
    marks = {pages.assets(tmp_path / name)["/index.html"].digest for name in ("old", "new")}
    assert len(marks) == 2


async def test_a_head_tells_the_length_and_nothing_more(house: House) -> None:
    answer = await fetch(house, "/assets/index-Ab12.js", method="HEAD")
    assert (answer.status, answer.body) == (200, b"")
    assert answer.headers["Content-Length"] == str(len(SCRIPT))


@pytest.mark.parametrize(
    "path",
    [
        "/.built",
        "/assets/index-Ab12.js.gz",
        "/assets/",
        "/assets",
        "/assets/../../tables.db",
        "/assets/..%2f..%2ftables.db",
        "/%2e%2e/tables.db",
        "/assets/%2e%2e/%2e%2e/tables.db",
        "//etc/passwd",
        "/t/../tables.db",
        "/t/",
        "/t/A/B",
        "/sound/..\\..\\tables.db",
        "/assets/index-Ab12.js%00",
    ],
)
async def test_nothing_else_can_be_read(house: House, path: str) -> None:
    answer = await fetch(house, path)
    assert (answer.status, answer.code) == (404, "not_found")


AS_A_BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"


async def test_a_person_at_an_unknown_address_gets_the_page_and_the_truth(house: House) -> None:
    for path in ("/nowhere", "/t/A/B", "/assets/old.html"):
        answer = await fetch(house, path, Accept=AS_A_BROWSER)
        assert (answer.status, answer.body) == (404, PAGE)
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    ("path", "accepted"), [("/nowhere", "*/*"), ("/nowhere", "application/json"), ("/api/nowhere", AS_A_BROWSER)]
)
async def test_a_program_at_an_unknown_address_gets_a_problem(house: House, path: str, accepted: str) -> None:
    answer = await fetch(house, path, Accept=accepted)
    assert (answer.status, answer.code) == (404, "not_found")


async def test_the_page_is_only_read(house: House) -> None:
    answer = await fetch(house, "/", method="POST")
    assert (answer.status, answer.code) == (405, "method_not_allowed")
    assert set(answer.headers["Allow"].split(",")) == {"GET", "HEAD"}


async def test_a_server_whose_page_was_not_built_says_how_to_build_it(tmp_path: Path, built: Path) -> None:
    """And sends what is there: whoever is writing the page gets it from elsewhere, but the sounds from here."""
    (built / "index.html").unlink()
    server = RealServer(make_app(Config(database=f"sqlite:///{tmp_path}/tables.db"), built))
    await server.start_server()
    async with ClientSession() as session:
        for path in ("/", "/t/4XAAFJ"):
            async with session.get(server.make_url(path)) as answer:
                assert answer.status == 503
                assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
                assert "make client" in await answer.text()
        for path in ("/healthz", "/sound/manifest.json"):
            async with session.get(server.make_url(path)) as answer:
                assert answer.status == 200
    await server.close()


def test_where_nothing_was_built_there_is_nothing_to_send(tmp_path: Path) -> None:
    assert pages.assets(tmp_path / "missing") == {}


async def test_a_service_worker_of_ours_may_run_and_a_manifest_be_read(house: House) -> None:
    policy = (await fetch(house, "/companion")).headers["Content-Security-Policy"]
    assert {"worker-src 'self'", "manifest-src 'self'", "connect-src 'self'"} <= set(policy.split("; "))
