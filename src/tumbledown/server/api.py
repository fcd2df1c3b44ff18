"""The HTTP side of the tables: values in, values out; `app` puts them on the line."""

import msgspec

from tumbledown.engine.structs import Settings
from tumbledown.server.members import TableView


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for; the first seat is the host's own."""

    name: str
    settings: Settings = msgspec.field(default_factory=Settings)
    colour: int = -1


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to sit down."""

    name: str
    colour: int = -1


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat and its secret, told once."""

    code: str
    seat: int
    token: str


class TableShown(msgspec.Struct, frozen=True):
    """A table as everybody may see it."""

    table: TableView


class ReplayShown(msgspec.Struct, frozen=True):
    """A finished game that can be watched again and verified."""

    game: str
    finished: bool


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not served."""

    code: str
    detail: str = ""
