"""Dungeon, Narrow passage, Portal and Clone, typed."""

import msgspec

from tumbledown.expansions.data.loading import CardData, ChamberData, load, piece_kind, tile_kind


class NewCharactersData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `new_characters.toml`."""

    chamber: tuple[ChamberData, ...]
    treasure: tuple[CardData, ...]


DATA = load("new_characters", NewCharactersData)
TILES = tuple(tile_kind(data, "new_characters") for data in DATA.chamber)
TREASURES = tuple(piece_kind(data, "new_characters", "treasures") for data in DATA.treasure)
PIECES = TREASURES
