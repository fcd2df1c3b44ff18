"""The special chambers and the chalice, typed.

Rules: special_chambers.setup.treasure_chamber_redraw, special_chambers.treasure.chamber_icon,
special_chambers.double.halves, special_chambers.double.no_crossing, special_chambers.double.gems_rear,
special_chambers.double.gem_count, special_chambers.double.rear_path, special_chambers.double.rear_cost,
special_chambers.double.front_cost, special_chambers.double.separate_places, special_chambers.double.openings,
special_chambers.double.one_tile, special_chambers.double.rear_discovery, special_chambers.double.rear_blocked.
"""

import msgspec

from tumbledown.engine.pieces import PieceKind
from tumbledown.expansions.data.loading import ChamberData, check_provenance, cost, load, tile_kind


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    carry: str
    provenance: dict[str, str]


class SpecialChambersData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `special_chambers.toml`."""

    costs: Costs
    chamber: tuple[ChamberData, ...]


class Slot(msgspec.Struct, array_like=True):
    """The number of the chalice's piece and its state; whether the linked chambers have been fired."""

    piece: int = -1
    chalice: int = 0
    fired: int = 0


DATA = load("special_chambers", SpecialChambersData)
check_provenance(DATA.costs.provenance, "special_chambers.toml: costs")
CARRY = cost(DATA.costs.carry, "special_chambers.toml: costs")
TILES = tuple(tile_kind(data, "special_chambers") for data in DATA.chamber)
CHALICE = PieceKind("chalice", "special_chambers", carried=True, returns=True)
