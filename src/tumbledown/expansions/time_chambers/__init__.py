"""Time chambers: when one is found a sand timer starts; the chamber forbids something, takes dice or sets a task."""

from tumbledown.expansions.time_chambers import (
    calling,
    losses,
    outlook,
    prohibitions,
    sacrifice,
    sand,
    setting_up,
    trials,
)
from tumbledown.expansions.time_chambers.chapter import chapter

__all__ = ["calling", "chapter", "losses", "outlook", "prohibitions", "sacrifice", "sand", "setting_up", "trials"]
