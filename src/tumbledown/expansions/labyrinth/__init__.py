"""The Labyrinth: chambers that move, two curses that no dice lift, and three treasures that help to find the way."""

from tumbledown.expansions.labyrinth import (
    disinformation,
    gears,
    genie,
    mirage,
    setting_up,
    shortcut,
    time_out,
    weakest_link,
)
from tumbledown.expansions.labyrinth.chapter import chapter

__all__ = [
    "chapter",
    "disinformation",
    "gears",
    "genie",
    "mirage",
    "setting_up",
    "shortcut",
    "time_out",
    "weakest_link",
]
