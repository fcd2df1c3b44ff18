"""Links to a table and QR codes of them."""

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
    """The link to this table."""
    return f"{origin(request, listens_at=listens_at, behind_proxy=behind_proxy)}/t/{code}"


def tray_link(link: str) -> str:
    """The link for a phone that is to be a dice tray. Capital letters make a QR code of fewer and larger squares."""
    return link.replace("/t/", "/p/").upper()


def origin(request: web.Request, *, listens_at: str, behind_proxy: bool) -> str:
    """The origin of this server for other machines: the host name of the request, or our network address for
    "localhost"."""
    host = HOST.fullmatch(request.host)
    if host is None:
        raise RoomError("bad_host")
    name = lan_address() if host["name"] in HERE and listens_at in ANYWHERE else host["name"]
    return f"{_scheme(request, behind_proxy=behind_proxy)}://{name}{host['port'] or ''}"


def _scheme(request: web.Request, *, behind_proxy: bool) -> str:
    """The scheme of the request. A proxy forwards requests by HTTP, and says in a header whether HTTPS was used."""
    said = request.headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip() if behind_proxy else ""
    return said if said in ("http", "https") else request.scheme


def lan_address() -> str:
    """The address of this machine in its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


@lru_cache(KEPT)
def qr_svg(link: str) -> bytes:
    """A QR code as SVG, dark on light, because some cameras read nothing else. Cached: drawing takes milliseconds."""
    drawn = io.BytesIO()
    code = segno.make(link, micro=False, error="m")
    code.save(drawn, kind="svg", border=QUIET_ZONE, dark="#1a0f06", light="#fff6e0", xmldecl=False, omitsize=True)
    return drawn.getvalue()
