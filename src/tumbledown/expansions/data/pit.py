"""The Pit and its curse cards, typed.

Rules: pit.setup.curses.
"""

import msgspec

from tumbledown.expansions.data.loading import (
    CardData,
    ChamberData,
    check_provenance,
    cost,
    load,
    piece_kind,
    tile_kind,
)


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    activate: str
    gems: int
    provenance: dict[str, str]


class PitData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `pit.toml`."""

    costs: Costs
    chamber: tuple[ChamberData, ...]
    curse: tuple[CardData, ...]


DATA = load("pit", PitData)
check_provenance(DATA.costs.provenance, "pit.toml: costs")
ACTIVATE = cost(DATA.costs.activate, "pit.toml: costs")
GEMS = DATA.costs.gems
TILES = tuple(tile_kind(data, "pit") for data in DATA.chamber)
PIECES = tuple(piece_kind(data, "pit", "curses", unique=True) for data in DATA.curse)


class Slot(msgspec.Struct, array_like=True):
    """As masks, the seats whose switch the Pit has turned on, and those whose switch was on before."""

    turned: int = 0
    before: int = 0
