"""How others come to a table: its address as a link and as a QR code."""

import io
import re
import socket
from functools import lru_cache
from typing import Final

import segno
from aiohttp import web

from tumbledown.server.errors import RoomError

ANYWHERE: Final = ("0.0.0.0", "::", "")
HERE: Final = ("localhost", "127.0.0.1", "[::1]")
HOST: Final = re.compile(r"(?P<name>[\w.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?P<port>:\d{1,5})?")
QUIET_ZONE: Final = 4
KEPT: Final = 256


def link(request: web.Request, code: str, *, listens_at: str, behind_proxy: bool) -> str:
    """Where others find this table."""
    return f"{origin(request, listens_at=listens_at, behind_proxy=behind_proxy)}/t/{code}"


def tray_link(link: str) -> str:
    """The same table for a phone that is to be a dice tray. Capitals make a code of fewer and larger squares."""
    return link.replace("/t/", "/p/").upper()


def origin(request: web.Request, *, listens_at: str, behind_proxy: bool) -> str:
    """Where others find this server: at the address by which it was asked for.

    Whoever plays on the server's own machine says "localhost", which is somewhere else for everybody else.
    """
    host = HOST.fullmatch(request.host)
    if host is None:
        raise RoomError("bad_host")
    name = lan_address() if host["name"] in HERE and listens_at in ANYWHERE else host["name"]
    return f"{_scheme(request, behind_proxy=behind_proxy)}://{name}{host['port'] or ''}"


def _scheme(request: web.Request, *, behind_proxy: bool) -> str:
    """A proxy speaks HTTP with us, and says whether it was asked by HTTPS."""
    said = request.headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip() if behind_proxy else ""
    return said if said in ("http", "https") else request.scheme


def lan_address() -> str:
    """The address by which others on the network reach this machine; asking sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


@lru_cache(KEPT)
def qr_svg(link: str) -> bytes:
    """Dark on light, whatever the page's colours: some cameras read no other way. To draw one takes milliseconds."""
    drawn = io.BytesIO()
    code = segno.make(link, micro=False, error="m")
    code.save(drawn, kind="svg", border=QUIET_ZONE, dark="#1a0f06", light="#fff6e0", xmldecl=False, omitsize=True)
    return drawn.getvalue()
