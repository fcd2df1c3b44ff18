"""The exchange chamber, the teleport chamber and its token, typed."""

import msgspec

from tumbledown.engine.pieces import PieceKind
from tumbledown.expansions.data.loading import ChamberData, check_provenance, load, tile_kind

NAME = "exchange_teleport"


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rest_ms` is how long a seat that has used the link waits before using it again."""

    rest_ms: int
    provenance: dict[str, str]


class ExchangeTeleportData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `exchange_teleport.toml`."""

    numbers: Numbers
    chamber: tuple[ChamberData, ...]


class Slot(msgspec.Struct, array_like=True):
    """The number of the token's piece; the figures that have traded in their present visit, and the seats that have
    just used the link, both as masks."""

    piece: int = -1
    traded: int = 0
    resting: int = 0


DATA = load(NAME, ExchangeTeleportData)
check_provenance(DATA.numbers.provenance, "exchange_teleport.toml: numbers")
TILES = tuple(tile_kind(data, NAME) for data in DATA.chamber)
EXCHANGE_CHAMBER, TELEPORT_CHAMBER = TILES
TOKEN = PieceKind("teleport_token", NAME, pile="link_tokens", returns=True)
