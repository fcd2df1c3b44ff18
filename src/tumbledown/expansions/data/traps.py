"""The trap chambers, typed.

Rules: traps.entry_normal, traps.slide.one_way, traps.slide.enter, traps.slide.other_doors,
traps.slide.discover_through.
"""

import msgspec

from tumbledown.expansions.data.loading import ChamberData, check_provenance, cost, load, tile_kind


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    summon: str
    torch_cliff: str
    key_cliff: str
    provenance: dict[str, str]


class TrapsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `traps.toml`."""

    costs: Costs
    chamber: tuple[ChamberData, ...]


class Slot(msgspec.Struct, array_like=True):
    """The chapter's state during a game.

    - `hangs_on`: for each figure the cliff (a tile) on which it hangs, -1 for none; empty before the first captive.
    - For each platform that hovers, the longest first: its tile (`hovering`), the tile that it was discovered from
      (`found_from`) and the seat that discovered it (`found_by`).
    - `shut_off`: slides that no way leads out of. `weak_captives`: cliffs whose captive has too few dice for the cost.
    """

    hangs_on: tuple[int, ...] = ()
    hovering: tuple[int, ...] = ()
    found_from: tuple[int, ...] = ()
    found_by: tuple[int, ...] = ()
    shut_off: tuple[int, ...] = ()
    weak_captives: tuple[int, ...] = ()


DATA = load("traps", TrapsData)
check_provenance(DATA.costs.provenance, "traps.toml: costs")
SUMMON = cost(DATA.costs.summon, "traps.toml: costs")
RELEASES = {
    "cliff_torch": cost(DATA.costs.torch_cliff, "traps.toml: costs"),
    "cliff_key": cost(DATA.costs.key_cliff, "traps.toml: costs"),
}
"""What it costs to free an adventurer from a cliff, by the kind of the cliff."""

TILES = tuple(tile_kind(data, "traps") for data in DATA.chamber)
