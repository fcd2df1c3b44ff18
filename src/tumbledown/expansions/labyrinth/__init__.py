"""The Labyrinth: a temple that shifts, two curses that no dice lift, and three treasures to find one's way."""

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
