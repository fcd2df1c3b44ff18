"""The thirteen curse and treasure chambers, typed."""

import msgspec

from tumbledown.expansions.data.loading import ChamberData, load, tile_kind


class SharedData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `shared.toml`."""

    chamber: tuple[ChamberData, ...]


DATA = load("shared", SharedData)
TILES = tuple(tile_kind(data, "shared") for data in DATA.chamber)
