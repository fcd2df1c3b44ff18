"""The Totem, typed."""

import msgspec

from tumbledown.expansions.data.loading import ChamberData, check_provenance, load, tile_kind


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    low: int
    low_gems: int
    high: int
    high_gems: int
    stays: int
    one_falls: int
    two_fall: int
    three_fall: int
    provenance: dict[str, str]


class Swing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reach: int
    wider: int
    halves: tuple[int, ...]
    rests_ms: int
    hand_ms: int
    provenance: dict[str, str]


class TotemData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `totem.toml`."""

    costs: Costs
    swing: Swing
    chamber: tuple[ChamberData, ...]


DATA = load("totem", TotemData)
check_provenance(DATA.costs.provenance, "totem.toml: costs")
check_provenance(DATA.swing.provenance, "totem.toml: swing")
TILES = tuple(tile_kind(data, "totem") for data in DATA.chamber)

FIRST_SWING = (0, 1, DATA.swing.halves[0], DATA.swing.reach)


class Slot(msgspec.Struct, array_like=True):
    """The chapter's state during a game.

    - `tower`: its dice from the bottom to the top; `leans`: how far from the middle each lies (thousandths of an edge).
    - `swing`: since when, from which side (1 or -1), how long from side to side, and how far the next die swings; the
      time is that of the soundtrack.
    - `is_moving`: the tower has changed and has not come to rest; `changes`: how often it has changed.
    """

    tower: tuple[int, ...] = ()
    leans: tuple[int, ...] = ()
    swing: tuple[int, int, int, int] = FIRST_SWING
    is_moving: int = 0
    changes: int = 0
