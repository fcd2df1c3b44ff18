"""The time chambers, typed.

Rules: time_chambers.timer.green, time_chambers.timer.blue, time_chambers.prohibition.pairs, time_chambers.torch.task,
time_chambers.lava.tasks, time_chambers.lava.dice_version, time_chambers.lava.gem_version,
time_chambers.chamber_normal.
"""

import msgspec

from tumbledown.engine.icons import Cost
from tumbledown.expansions.data.loading import (
    ChamberData,
    DataError,
    check_provenance,
    cost,
    load,
    tile_kind,
)


class Sand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    green_ms: int
    blue_ms: int
    tokens: int
    volunteers_ms: int
    provenance: dict[str, str]


class BanData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[ban]]` entry: what a prohibition chamber forbids first (`upper`) and second (`lower`)."""

    chamber: str
    upper: str
    lower: str
    provenance: dict[str, str]


class TrialData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[trial]]` entry: the tasks of a chamber, and what it costs to fail each of them."""

    chamber: str
    tasks: tuple[str, ...]
    provenance: dict[str, str]
    dice: tuple[int, ...] = ()
    gems: tuple[int, ...] = ()
    different_players: bool = False


class TimeChambersData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `time_chambers.toml`."""

    sand: Sand
    ban: tuple[BanData, ...]
    trial: tuple[TrialData, ...]
    chamber: tuple[ChamberData, ...]


class Slot(msgspec.Struct, array_like=True):
    """The chapter's state during a game.

    - `green_sand` and `blue_sand`: where each timer runs, as its tile, which part it is at (prohibitions: upper or
      lower icon; tasks: how many are solved), when it was turned and when it runs out; empty while it is free.
      `green_sand_queue` and `blue_sand_queue` are the tiles that wait for it, the longest wait first.
    - `ban_now`: what is forbidden now, by its index in `BANS`; 0 for nothing.
    - `slam_ban`: in a countdown, a ban that will keep adventurers from safety when the door slams, and when it ends.
    - `loss_now`: the tile for which dice are being given up now, and how many; empty if there is none.
    - `out_of_reach`: the tile of a task for which too few dice are left in the temple, -1 for none.
    - `begun`: the kinds of chambers, by number, that have had their turn or wait for it.
    """

    green_sand: tuple[int, ...] = ()
    blue_sand: tuple[int, ...] = ()
    green_sand_queue: tuple[int, ...] = ()
    blue_sand_queue: tuple[int, ...] = ()
    ban_now: int = 0
    slam_ban: tuple[int, ...] = ()
    loss_now: tuple[int, ...] = ()
    out_of_reach: int = -1
    begun: tuple[int, ...] = ()


class Trial:
    """The tasks of a chamber, and what it costs to fail each of them."""

    def __init__(self, data: TrialData) -> None:
        where = f"time_chambers.toml: trial {data.chamber}"
        check_provenance(data.provenance, where)
        if {len(penalties) for penalties in (data.dice, data.gems)} != {0, len(data.tasks)}:
            raise DataError(f"{where}: each task costs dice, or each costs gems")
        self.tasks: tuple[Cost, ...] = tuple([cost(task, where) for task in data.tasks])
        self.dice = data.dice
        self.gems = data.gems
        self.different_players = data.different_players


BANS = ("", "gems", "golden_masks", "movement", "starting_chamber")
"""What can be forbidden. A ban is stored as its index here; 0 is none."""


def _pair(data: BanData) -> tuple[int, int]:
    where = f"time_chambers.toml: ban {data.chamber}"
    check_provenance(data.provenance, where)
    for name in (data.upper, data.lower):
        if not name or name not in BANS:
            raise DataError(f"{where}: {name!r} is nothing that can be forbidden")
    return BANS.index(data.upper), BANS.index(data.lower)


DATA = load("time_chambers", TimeChambersData)
check_provenance(DATA.sand.provenance, "time_chambers.toml: sand")
GREEN_MS = DATA.sand.green_ms
BLUE_MS = DATA.sand.blue_ms
VOLUNTEERS_MS = DATA.sand.volunteers_ms
PAIRS = {data.chamber: _pair(data) for data in DATA.ban}
"""What each prohibition chamber forbids first and second."""

TRIALS = {data.chamber: Trial(data) for data in DATA.trial}
TILES = tuple(tile_kind(data, "time_chambers") for data in DATA.chamber)

FOR_PAGE = {
    "SAND_MS": ({"green": GREEN_MS, "blue": BLUE_MS}, "How long each glass runs."),
    "BANS": (
        {data.chamber: (data.upper, data.lower) for data in DATA.ban},
        "What each prohibition chamber forbids first, and what then.",
    ),
    "BAN_NAMES": (BANS, "A ban by its number, as the note `ban` has it."),
    "TRIALS": (
        {data.chamber: {"tasks": data.tasks, "dice": data.dice, "gems": data.gems} for data in DATA.trial},
        "Tasks one after the other, and what it costs the team to fail each of them.",
    ),
}
"""The tables that the page uses."""
