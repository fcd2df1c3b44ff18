"""The HTTP side of the tables: values in, values out; `app` puts them on the line."""

from typing import Annotated

import msgspec

from tumbledown.engine.structs import Settings
from tumbledown.server.members import TableView
from tumbledown.server.wire import Number


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for; the first seat is the host's own."""

    name: str
    settings: Settings = msgspec.field(default_factory=Settings)
    colour: Number = -1
    seed: str = ""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to sit down."""

    name: str
    colour: Number = -1


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat and its secret, told once."""

    code: str
    seat: int
    token: str


class Forecast(msgspec.Struct, frozen=True):
    """What the next game would be played with, if it began now."""

    players: int
    gems: int
    beside: int
    chambers: int


class TableShown(msgspec.Struct, frozen=True):
    """A table as everybody may see it, where others find it, and what awaits them."""

    table: TableView
    link: str
    next: Forecast | None


class ReplayShown(msgspec.Struct, frozen=True):
    """A finished game that can be watched again and verified."""

    game: str
    number: int
    finished: bool


class ModuleShown(msgspec.Struct, frozen=True):
    """A chapter that is built: what it needs, what it cannot be played with, and how many may sit."""

    name: str
    title: str
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    seats: int
    variants: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """Whether all is well."""

    ok: bool


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not served: a code for the client to word, and a hint for whoever writes one."""

    code: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]
    detail: str = ""
