"""The base game's pieces, typed, and its state during a game."""

import msgspec

from tumbledown.expansions.data.loading import ChamberData, check_provenance, cost, load, tile_kind

Provenance = dict[str, str]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance


class DiceData(Entry, frozen=True):
    faces: str
    each: int
    solo: int


class DepotData(Entry, frozen=True):
    gems: tuple[int, ...]
    beside: int
    expert_extra: int
    professional_extra: int


class CostData(Entry, frozen=True):
    discover: str


class Soundtrack(Entry, frozen=True):
    id: str
    gongs: tuple[int, int, int]
    ends: tuple[int, int, int]


class Pace(Entry, frozen=True):
    gentle: int
    normal: int
    hard: int


class BaseData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `base.toml`."""

    dice: DiceData
    depot: DepotData
    costs: CostData
    soundtrack: tuple[Soundtrack, ...]
    pace: Pace
    chamber: tuple[ChamberData, ...]


class Slot(msgspec.Struct, array_like=True):
    """The base game's state: the track, the running countdown (0: none), slams so far, votes that rest, and the gongs
    and ends of countdowns if a chapter has set them instead of the soundtrack."""

    track: int = 0
    countdown: int = 0
    slams: int = 0
    fate_rests: int = 0
    give_up_rests: int = 0
    gongs: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()


DATA = load("base", BaseData)
for _entry in (DATA.dice, DATA.depot, DATA.costs, DATA.pace, *DATA.soundtrack):
    check_provenance(_entry.provenance, f"base.toml: {type(_entry).__name__}")

TILES = tuple(tile_kind(data, "base") for data in DATA.chamber)
BASIC = tuple(kind for kind in TILES if kind.id.startswith("basic_"))
"""The thirteen chambers that other sets may replace."""

TRACKS = {track.id: number for number, track in enumerate(DATA.soundtrack)}
DISCOVERY_COST = cost(DATA.costs.discover, "base.toml: costs")
EXTRA_GEMS = {"normal": 0, "expert": DATA.depot.expert_extra, "professional": DATA.depot.professional_extra}
