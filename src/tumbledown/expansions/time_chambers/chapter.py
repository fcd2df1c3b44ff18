"""The chapter object of the time chambers, their timers, and how many of them a table may choose."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter, Number
from tumbledown.expansions.data.time_chambers import BANS, PAIRS, TILES, TRIALS, Slot

NAME: Final = "time_chambers"
COUNT: Final = Number("time_chambers", least=2, most=4, usual=3)

CALLED_OUT: Final = "time_chambers.called_out"
"""Variant for players at one table: volunteers call out, and a player at a screen touches their names."""

SACRIFICE: Final = "sacrifice_chamber"

# The two timers: the names of their fields in the slot
GREEN: Final = "green_sand"
BLUE: Final = "blue_sand"

# What can be forbidden
NOTHING: Final = 0
GEMS: Final = BANS.index("gems")
MASKS: Final = BANS.index("golden_masks")
MOVEMENT: Final = BANS.index("movement")
START: Final = BANS.index("starting_chamber")

Sand = tuple[int, ...]
"""A running timer: tile, part, turned at, runs out at. Empty if the timer is free."""

FREE: Final[Sand] = ()

chapter = Chapter(
    NAME,
    order=50,
    requires=("base",),
    tiles=TILES,
    slot=Slot,
    looks_far=False,
    numbers=(COUNT,),
    variants=(CALLED_OUT,),
    hinders=True,
    shown=(
        "green_sand",
        "blue_sand",
        "green_sand_queue",
        "blue_sand_queue",
        "ban_now",
        "slam_ban",
        "loss_now",
        "out_of_reach",
    ),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found


def timer_for(kind: str) -> str:
    """Return the timer that a chamber of this kind needs; "" if it is no time chamber.

    Rules: time_chambers.timer.green, time_chambers.timer.blue.
    """
    if kind in PAIRS:
        return GREEN
    return BLUE if kind in TRIALS or kind == SACRIFICE else ""
