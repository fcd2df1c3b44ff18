"""New quest chambers: Chaos, the Constellation and the Snake pit, and three curses."""

from tumbledown.expansions.new_quests import (
    bonds,
    chaos,
    constellation,
    mind_control,
    outlook,
    setting_up,
    snakes,
    trap_return,
)
from tumbledown.expansions.new_quests.chapter import chapter

__all__ = [
    "bonds",
    "chaos",
    "chapter",
    "constellation",
    "mind_control",
    "outlook",
    "setting_up",
    "snakes",
    "trap_return",
]
