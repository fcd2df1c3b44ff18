"""Dungeon, Narrow passage, Portal, Clone and the cards of the two characters, typed."""

import msgspec

from tumbledown.expansions.data.loading import CardData, ChamberData, load, piece_kind, tile_kind

NAME = "new_characters"


class NewCharactersData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `new_characters.toml`."""

    chamber: tuple[ChamberData, ...]
    card: tuple[CardData, ...]
    treasure: tuple[CardData, ...]


DATA = load(NAME, NewCharactersData)
TILES = tuple(tile_kind(data, NAME) for data in DATA.chamber)
CARDS = tuple(piece_kind(data, NAME, "characters", unique=True) for data in DATA.card)
TREASURES = tuple(piece_kind(data, NAME, "treasures") for data in DATA.treasure)
PIECES = (*CARDS, *TREASURES)
KINDS = {kind.id: kind for kind in PIECES}
WHO = tuple(dict.fromkeys(kind.id.rpartition("_")[0] for kind in CARDS))
