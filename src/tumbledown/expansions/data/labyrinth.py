"""The chambers and cards of the Labyrinth, typed.

Rules: labyrinth.setup.cards, labyrinth.curse.duplicate, labyrinth.curse.not_liftable, labyrinth.curse.discardable.
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
    gears: str
    provenance: dict[str, str]


class LabyrinthData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `labyrinth.toml`."""

    costs: Costs
    chamber: tuple[ChamberData, ...]
    curse: tuple[CardData, ...]
    treasure: tuple[CardData, ...]


DATA = load("labyrinth", LabyrinthData)
check_provenance(DATA.costs.provenance, "labyrinth.toml: costs")
GEARS = cost(DATA.costs.gears, "labyrinth.toml: costs")
TILES = tuple(tile_kind(data, "labyrinth") for data in DATA.chamber)
PIECES = (
    *(piece_kind(data, "labyrinth", "curses", unique=True) for data in DATA.curse),
    *(piece_kind(data, "labyrinth", "treasures") for data in DATA.treasure),
)
