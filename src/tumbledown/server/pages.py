"""The client's page and its files: read once and sent from memory. No other file is ever served."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

BUILT: Final = Path(str(files("tumbledown"))) / "web"
"""The folder in which `tools/build_client.py` puts them, also in a wheel."""

INDEX: Final = "/index.html"
SCREENS: Final = (
    "/",
    "/t/{code}",
    "/p/{code}",
    "/P/{code}",
    "/tv",
    "/tv/{code}",
    "/mix/{difficulty}/{chapters}",
    "/mix/{difficulty}/{chapters}/{choices}",
    "/challenges",
    "/challenges/{id}",
    "/companion",
    "/companion/look-up",
    "/companion/setup",
    "/companion/setup/{players}/{difficulty}/{chapters}",
    "/companion/setup/{players}/{difficulty}/{chapters}/{choices}",
    "/replays",
)
"""All are served with the same page, which reads from the address which screen to show."""

REPLAY: Final = "/r/{game}"
"""The same page, with a title of its own: see `rest/replay_page.py`."""

RULES_TEMPLATE: Final = "/rules.html"
"""The template of the rulebook's pages, never sent as it is: see `rest/rule_pages.py`."""

RULES: Final = "/rules"
RULES_SEARCH: Final = "/rules/search"
RULES_INDEX: Final = "/rules/index.json"
RULES_PAGE: Final = "/rules/{path}"
"""Any path below, with slashes too: for unknown ones the rulebook has its own answer."""

OF_PROGRAMS: Final = "/api/"
"""Paths below this are for programs, also in a browser."""

KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
WITH_LETTERS: Final = ("text/", "image/svg", "application/json", "application/manifest")
SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}
"""The content codings in which files lie compressed beside the original, the better one first."""

NAMED_BY_CONTENT: Final = re.compile(r"/assets/.+|/sound/.+\.[0-9a-f]{8}\.mp3")
"""Files whose names change with their content."""

ASK_AGAIN: Final = "no-cache"
FOR_EVER: Final = "public, max-age=31536000, immutable"

NOT_BUILT: Final = (
    "Tumbledown's server is running, but the page has not been built yet.\n\n"
    "In a checkout, run `make client` and start the server again (`make play` does both).\n"
    "A package that was installed with pip has the page in it.\n"
)


class Asset(NamedTuple):
    """A file as it is sent, with `bodies` by content coding; "" stands for uncompressed."""

    kind: str
    digest: str
    keeping: str
    bodies: Mapping[str, bytes]


# -------------------------------------------------------------------- reading
@cache
def assets(folder: Path) -> Mapping[str, Asset]:
    """All files by path; none if the page was not built."""
    named = {f"/{file.relative_to(folder).as_posix()}": file for file in _own_files(folder)}
    return {path: _asset(path, file) for path, file in named.items()}


def _own_files(folder: Path) -> Iterator[Path]:
    """The files without compressed copies and without those that only the build needs."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix not in SQUEEZED.values() and not file.name.startswith("."):
            yield file


def _asset(path: str, file: Path) -> Asset:
    body = file.read_bytes()
    squeezed = {coding: file.with_name(file.name + suffix) for coding, suffix in SQUEEZED.items()}
    bodies = {coding: other.read_bytes() for coding, other in squeezed.items() if other.is_file()}
    kind = KINDS.get(file.suffix, "application/octet-stream")
    keeping = FOR_EVER if NAMED_BY_CONTENT.fullmatch(path) else ASK_AGAIN
    return Asset(kind, hashlib.sha256(body).hexdigest()[:32], keeping, {**bodies, "": body})


# -------------------------------------------------------------------- responses
def add_to(app: web.Application, folder: Path = BUILT) -> None:
    """Add a route for each file and each screen."""
    found = assets(folder)
    for path, asset in found.items():
        if path != RULES_TEMPLATE:
            app.router.add_get(path, partial(_send, asset))
    screen = partial(_send, found[INDEX]) if INDEX in found else say_that_it_is_not_built
    for path in SCREENS:
        app.router.add_get(path, screen)


def nothing_here(folder: Path = BUILT) -> Middleware:
    """A middleware for unknown addresses: a person gets the page, which says so, and a program gets the usual
    problem."""
    found = assets(folder)

    @web.middleware
    async def show_page(request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPNotFound:
            if INDEX not in found or not _is_person(request):
                raise
            body = found[INDEX].bodies[""]
            return web.Response(body=body, status=404, content_type="text/html", charset="utf-8")

    return show_page


def _is_person(request: web.Request) -> bool:
    """Whether a browser opens this address as a page; scripts and pictures are requested without `text/html`."""
    wants_page = "text/html" in request.headers.get("Accept", "")
    return request.method in ("GET", "HEAD") and wants_page and not request.path.startswith(OF_PROGRAMS)


def paths(folder: Path = BUILT) -> set[str]:
    """All paths that the page adds to the server's routes."""
    return {*SCREENS, REPLAY, RULES, RULES_PAGE, *assets(folder)}


async def say_that_it_is_not_built(request: web.Request) -> web.Response:
    return web.Response(text=NOT_BUILT, status=503)


async def _send(asset: Asset, request: web.Request) -> web.Response:
    """Send a file. The ETag comes from the content, because the files of a wheel all have the same date."""
    coding = accepted(request.headers.get("Accept-Encoding", ""), asset.bodies)
    mark = f"{asset.digest}{'-' if coding else ''}{coding}"
    headers = {"Cache-Control": asset.keeping, "ETag": f'"{mark}"', "Vary": "Accept-Encoding"}
    if any(tag.value in (mark, "*") for tag in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    if coding:
        headers["Content-Encoding"] = coding
    charset = "utf-8" if asset.kind.startswith(WITH_LETTERS) else None
    return web.Response(body=asset.bodies[coding], headers=headers, content_type=asset.kind, charset=charset)


def accepted(said: str, ready: Mapping[str, bytes]) -> str:
    """The best available coding that the browser accepts; "" for none."""
    parts = [part.partition(";") for part in said.split(",")]
    wanted = {name.strip().lower(): _weight(rest) for name, _, rest in parts}
    return next((coding for coding in SQUEEZED if coding in ready and wanted.get(coding, 0.0) > 0), "")


def _weight(parameter: str) -> float:
    """The `q` of a coding; one that cannot be read counts as a refusal."""
    name, _, value = parameter.strip().partition("=")
    try:
        return float(value) if name.strip().lower() == "q" else 1.0
    except ValueError:
        return 0.0
