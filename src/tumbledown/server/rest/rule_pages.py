"""The rulebook over HTTP: its pages in the reader's language, and the index with which browsers search.

A page is rendered at its first request, in a thread so that no game waits, and then sent from a cache.
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
from tumbledown.server import invitations
from tumbledown.server.pages import (
    ASK_AGAIN,
    RULES,
    RULES_INDEX,
    RULES_PAGE,
    RULES_SEARCH,
    RULES_TEMPLATE,
    Asset,
    accepted,
    say_that_it_is_not_built,
)
from tumbledown.server.rest.context import CONFIG
from tumbledown.server.rules.chapter_page import chapter_page
from tumbledown.server.rules.edition import Edition
from tumbledown.server.rules.list_pages import contents_page, missing_page, search_page
from tumbledown.server.rules.search import found, index, searchable
from tumbledown.server.rules.template import Page, filled
from tumbledown.server.rules.thing_page import thing_page
from tumbledown.server.rules.things import thing_of
from tumbledown.words import LANGUAGES, best_language, words

CHOICE: Final = "lang"
"""In a query it chooses the language; a cookie of this name keeps that choice for later pages."""
VARIES: Final = "Accept-Encoding, Accept-Language, Cookie"
DRAWN: Final = "/assets/drawn/"
LONGEST_QUERY: Final = 100
MOST_PAGES: Final = 1024
"""More pages than exist in four languages; missing pages are not cached."""


class Rendered(NamedTuple):
    """A page as it is sent. `address` is its canonical address, if it has one."""

    status: int
    kind: str
    body: bytes
    zipped: bytes
    digest: str
    address: str = ""


class NoSuchPage(LookupError):
    """The rulebook has no page at this address."""


def add_to(app: web.Application, found: Mapping[str, Asset]) -> None:
    """Add the routes; `found` are the files of the build, among them the template and the drawings."""
    show = say_that_it_is_not_built
    if RULES_TEMPLATE in found:
        template = Template(found[RULES_TEMPLATE].bodies[""].decode())
        show = partial(_show, RuleBook(template, pictures_in(found)))
    app.router.add_get(RULES, show)
    app.router.add_get(RULES_PAGE.replace("}", ":.*}"), show)


def pictures_in(found: Mapping[str, Asset]) -> dict[str, str]:
    """The drawings by name: `/assets/drawn/chamber.pit.0123abcd.svg` is `chamber.pit`."""
    return {path.removeprefix(DRAWN).rsplit(".", 2)[0]: path for path in found if path.startswith(DRAWN)}


class RuleBook:
    """Renders the pages, and caches them."""

    def __init__(self, template: Template, pictures: Mapping[str, str]) -> None:
        self._template, self._pictures = template, pictures
        self.rendered = lru_cache(maxsize=MOST_PAGES)(self._render)
        self.missing = cache(self._missing)
        self._searchable = cache(lambda language: searchable(self._edition(language)))

    def search(self, query: str, language: str) -> Rendered:
        """Render a search. Not cached, because there are more queries than pages."""
        page = search_page(query, found(query, language, self._searchable(language)), self._edition(language))
        return self._filled(page, language)

    def _render(self, path: str, language: str) -> Rendered:
        """Render the page at this path; raise `NoSuchPage` if there is none, which is not cached."""
        edition = self._edition(language)
        if path == RULES_INDEX:
            return _rendered(msgspec.json.encode(index(edition)), "application/json")
        return self._filled(_page(path, edition), language)

    def _missing(self, language: str) -> Rendered:
        return self._filled(missing_page(self._edition(language)), language)._replace(status=404, address="")

    def _edition(self, language: str) -> Edition:
        return Edition(words(language), self._pictures)

    def _filled(self, page: Page, language: str) -> Rendered:
        text = filled(self._template, page, self._edition(language))
        return _rendered(text.encode(), "text/html")._replace(address=page.address)


def _page(path: str, edition: Edition) -> Page:
    match path.split("/")[2:]:
        case []:
            return contents_page(edition)
        case [name] if name in chapters():
            return chapter_page(chapters()[name], edition)
        case [sort, name] if thing := thing_of(sort, name):
            return thing_page(thing, edition)
    raise NoSuchPage(path)


def _rendered(body: bytes, kind: str) -> Rendered:
    return Rendered(200, kind, body, gzip.compress(body, 6, mtime=0), hashlib.sha256(body).hexdigest()[:32])


# -------------------------------------------------------------------- responses
async def _show(book: RuleBook, request: web.Request) -> web.Response:
    return _send(await asyncio.to_thread(_made, book, request), request)


def _made(book: RuleBook, request: web.Request) -> Rendered:
    language = _language(request)
    if request.path == RULES_SEARCH:
        return book.search(request.query.get("q", "").strip()[:LONGEST_QUERY], language)
    try:
        return book.rendered(request.path.rstrip("/"), language)
    except NoSuchPage:
        return book.missing(language)


def _language(request: web.Request) -> str:
    """The language from the query, the cookie or the browser, in this order."""
    wishes = (request.query.get(CHOICE), request.cookies.get(CHOICE))
    chosen = next((wish for wish in wishes if wish in LANGUAGES), None)
    return chosen or best_language(request.headers.get("Accept-Language", ""))


def _origin(request: web.Request) -> str:
    """The origin for canonical links, which have to be absolute; other addresses of a page only choose a language."""
    config = request.app[CONFIG]
    return invitations.origin(request, listens_at=config.host, behind_proxy=config.proxies > 0)


def _send(rendered: Rendered, request: web.Request) -> web.Response:
    coding = accepted(request.headers.get("Accept-Encoding", ""), {"gzip": rendered.zipped})
    mark = f"{rendered.digest}{'-' if coding else ''}{coding}"
    headers = {"Cache-Control": ASK_AGAIN, "ETag": f'"{mark}"', "Vary": VARIES}
    if rendered.address:
        headers["Link"] = f'<{_origin(request)}{rendered.address}>; rel="canonical"'
    if rendered.status == 200 and any(tag.value in (mark, "*") for tag in request.if_none_match or ()):
        response = web.Response(status=304, headers=headers)
    else:
        if coding:
            headers["Content-Encoding"] = coding
        body = rendered.zipped if coding else rendered.body
        response = web.Response(
            status=rendered.status, body=body, headers=headers, content_type=rendered.kind, charset="utf-8"
        )
    wish = request.query.get(CHOICE)
    if wish in LANGUAGES and request.path != RULES_INDEX:
        response.set_cookie(CHOICE, wish, path=RULES, samesite="Lax")
    return response
