"""The rulebook over HTTP: its pages in the reader's language, and the list in which browsers search.

A page is made when somebody first asks for it, in a thread, so that no game waits; from then on it is sent from memory.
"""

import asyncio
import gzip
import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache, partial
from string import Template
from typing import Final, NamedTuple

import msgspec
from aiohttp import web

from tumbledown.rulebook.catalogue import chapters
from tumbledown.server.pages import (
    ASK_AGAIN,
    RULES,
    RULES_FRAME,
    RULES_INDEX,
    RULES_PAGE,
    RULES_SEARCH,
    Asset,
    accepted,
    say_that_it_is_not_built,
)
from tumbledown.server.rules.chapter_page import chapter_page
from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.frame import Page, framed
from tumbledown.server.rules.list_pages import contents_page, missing_page, search_page
from tumbledown.server.rules.search import findable, found, index
from tumbledown.server.rules.thing_page import thing_page
from tumbledown.server.rules.things import thing_of
from tumbledown.words import LANGUAGES, best_language, words

CHOICE: Final = "lang"
"""In an address it chooses the language; a cookie of this name keeps that choice for the pages that follow."""
VARIES: Final = "Accept-Encoding, Accept-Language, Cookie"
DRAWN: Final = "/assets/drawn/"
LONGEST_QUERY: Final = 100
MOST_PAGES: Final = 1024
"""More than there are, in four languages; what cannot be found is not kept."""


class Sheet(NamedTuple):
    """A page as it is sent."""

    status: int
    kind: str
    body: bytes
    zipped: bytes
    digest: str


class NoSuchPage(LookupError):
    """There is nothing in the rulebook at this address."""


def add_to(app: web.Application, found: Mapping[str, Asset]) -> None:
    """`found` are the files of the build: the frame of every page is among them, and the drawings."""
    show = say_that_it_is_not_built
    if RULES_FRAME in found:
        frame = Template(found[RULES_FRAME].bodies[""].decode())
        show = partial(_show, RuleBook(frame, pictures_in(found)))
    app.router.add_get(RULES, show)
    app.router.add_get(RULES_PAGE.replace("}", ":.*}"), show)


def pictures_in(found: Mapping[str, Asset]) -> dict[str, str]:
    """`/assets/drawn/chamber.pit.0123abcd.svg` is the picture `chamber.pit`."""
    return {path.removeprefix(DRAWN).rsplit(".", 2)[0]: path for path in found if path.startswith(DRAWN)}


class RuleBook:
    """Makes the pages, and keeps those that were made."""

    def __init__(self, frame: Template, pictures: Mapping[str, str]) -> None:
        self._frame, self._pictures = frame, pictures
        self.sheet = lru_cache(maxsize=MOST_PAGES)(self._sheet)
        self.missing = cache(self._missing)
        self._findable = cache(lambda language: findable(self._edition(language)))

    def search(self, query: str, language: str) -> Sheet:
        """Never kept: there are more queries than pages."""
        page = search_page(query, found(query, language, self._findable(language)), self._edition(language))
        return self._framed(page, language)

    def _sheet(self, path: str, language: str) -> Sheet:
        """What lies at this path; `NoSuchPage` if nothing does, and that is not kept."""
        edition = self._edition(language)
        if path == RULES_INDEX:
            return _sheet_of(msgspec.json.encode(index(edition)), "application/json")
        return self._framed(_page(path, edition), language)

    def _missing(self, language: str) -> Sheet:
        return self._framed(missing_page(self._edition(language)), language)._replace(status=404)

    def _edition(self, language: str) -> Edition:
        return Edition(words(language), self._pictures)

    def _framed(self, page: Page, language: str) -> Sheet:
        return _sheet_of(framed(self._frame, page, self._edition(language)).encode(), "text/html")


def _page(path: str, edition: Edition) -> Page:
    match path.removeprefix(RULES).strip("/").split("/"):
        case [""]:
            return contents_page(edition)
        case [name] if name in chapters():
            return chapter_page(chapters()[name], edition)
        case [sort, name] if thing := thing_of(sort, name):
            return thing_page(thing, edition)
    raise NoSuchPage(path)


def _sheet_of(body: bytes, kind: str) -> Sheet:
    return Sheet(200, kind, body, gzip.compress(body, 6, mtime=0), hashlib.sha256(body).hexdigest()[:32])


# -------------------------------------------------------------------- answering
async def _show(book: RuleBook, request: web.Request) -> web.Response:
    return _send(await asyncio.to_thread(_made, book, request), request)


def _made(book: RuleBook, request: web.Request) -> Sheet:
    language = _language(request)
    if request.path == RULES_SEARCH:
        return book.search(request.query.get("q", "").strip()[:LONGEST_QUERY], language)
    try:
        return book.sheet(request.path.rstrip("/"), language)
    except NoSuchPage:
        return book.missing(language)


def _language(request: web.Request) -> str:
    """As the address says, or else as the reader has chosen before, or else as the browser prefers."""
    wishes = (request.query.get(CHOICE), request.cookies.get(CHOICE))
    chosen = next((wish for wish in wishes if wish in LANGUAGES), None)
    return chosen or best_language(request.headers.get("Accept-Language", ""))


def _send(sheet: Sheet, request: web.Request) -> web.Response:
    coding = accepted(request.headers.get("Accept-Encoding", ""), {"gzip": sheet.zipped})
    mark = f"{sheet.digest}{'-' if coding else ''}{coding}"
    headers = {"Cache-Control": ASK_AGAIN, "ETag": f'"{mark}"', "Vary": VARIES}
    if sheet.status == 200 and any(tag.value in (mark, "*") for tag in request.if_none_match or ()):
        response = web.Response(status=304, headers=headers)
    else:
        if coding:
            headers["Content-Encoding"] = coding
        body = sheet.zipped if coding else sheet.body
        response = web.Response(
            status=sheet.status, body=body, headers=headers, content_type=sheet.kind, charset="utf-8"
        )
    wish = request.query.get(CHOICE)
    if wish in LANGUAGES and request.path != RULES_INDEX:
        response.set_cookie(CHOICE, wish, path=RULES, samesite="Lax")
    return response
