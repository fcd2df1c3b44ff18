"""The Fountain and its curse cards, typed.

Rules: fountain.setup.curses.
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
    regain: str
    provenance: dict[str, str]


class FountainData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `fountain.toml`."""

    costs: Costs
    chamber: tuple[ChamberData, ...]
    curse: tuple[CardData, ...]


DATA = load("fountain", FountainData)
check_provenance(DATA.costs.provenance, "fountain.toml: costs")
REGAIN = cost(DATA.costs.regain, "fountain.toml: costs")
TILES = tuple(tile_kind(data, "fountain") for data in DATA.chamber)
PIECES = tuple(piece_kind(data, "fountain", "curses", unique=True) for data in DATA.curse)


class Slot(msgspec.Struct, array_like=True):
    """The seats that have had a die back, as a mask."""

    regained: int = 0
