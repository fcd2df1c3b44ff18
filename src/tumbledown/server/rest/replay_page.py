"""The page of a replay with Open Graph tags, from which chats show a title, a sentence and a picture of a link."""

from collections.abc import Mapping
from html import escape
from typing import Final

from aiohttp import web

from tumbledown.lab.story import Story, tell
from tumbledown.server import invitations
from tumbledown.server.errors import RoomError
from tumbledown.server.pages import INDEX, REPLAY, Asset
from tumbledown.server.rest.context import CONFIG
from tumbledown.server.rest.replays import finished_game, read_log
from tumbledown.words import Words, best_language, words

PICTURE: Final = "/share.jpg"
TITLE: Final = "<title>Tumbledown</title>"


def add_to(app: web.Application, found: Mapping[str, Asset]) -> None:
    """Add the route; `found` are the page's files, without which there is no route."""
    if INDEX not in found:
        return
    page = found[INDEX].bodies[""].decode()

    async def show(request: web.Request) -> web.Response:
        """Send the page. If the log cannot be read the page itself says so, and only has no tags of its own."""
        try:
            story = await read_log(request, await finished_game(request), tell)
        except RoomError:
            return _html(page)
        spoken = words(best_language(request.headers.get("Accept-Language", "")))
        return _html(page.replace(TITLE, _tags(_headline(story, spoken), spoken, _origin(request))))

    app.router.add_get(REPLAY, show)


def _html(text: str) -> web.Response:
    return web.Response(text=text, content_type="text/html")


def _origin(request: web.Request) -> str:
    config = request.app[CONFIG]
    return invitations.origin(request, listens_at=config.host, behind_proxy=config.proxies > 0)


def _headline(story: Story, spoken: Words) -> str:
    players = len(story.figures)
    if not story.won:
        return spoken.say("end-share-lost", out=players - len(story.kept), players=players)
    time = _clock_time(story.ended_at)
    if players == 1:
        return spoken.say("end-share-won-alone", time=time)
    return spoken.say("end-share-won", time=time, players=players, gems=story.gems)


def _tags(title: str, spoken: Words, origin: str) -> str:
    """The Open Graph tags and the title."""
    said = {
        "og:title": title,
        "og:site_name": "Tumbledown",
        "og:description": spoken.say("end-share-watch"),
        "og:type": "website",
        "og:image": f"{origin}{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    metas = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]
    return "".join([TITLE, *metas, '<meta name="twitter:card" content="summary_large_image" />'])


def _clock_time(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
