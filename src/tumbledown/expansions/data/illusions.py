"""The illusion chambers, typed.

Rules: illusions.setup.mask_ignored.
"""

import msgspec

from tumbledown.expansions.data.loading import ChamberData, load, tile_kind


class IllusionsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `illusions.toml`."""

    chamber: tuple[ChamberData, ...]


DATA = load("illusions", IllusionsData)
TILES = tuple(tile_kind(data, "illusions") for data in DATA.chamber)
