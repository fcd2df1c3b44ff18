"""The curse cards, typed."""

import msgspec

from tumbledown.expansions.data.loading import CardData, load, piece_kind


class CursesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `curses.toml`."""

    curse: tuple[CardData, ...]


class Slot(msgspec.Struct, array_like=True):
    """The exchanges of souls in their order, three numbers each (card, drawer, partner)."""

    exchanges: tuple[int, ...] = ()


DATA = load("curses", CursesData)
PIECES = tuple(piece_kind(data, "curses", "curses", unique=True) for data in DATA.curse)
