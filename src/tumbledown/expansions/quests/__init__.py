"""Quests: chambers with a task each; no adventurer leaves the temple before all of them are done."""

from tumbledown.expansions.quests import altar, ghost, markers, obelisk, setting_up, shortage, tasks, tree
from tumbledown.expansions.quests.chapter import chapter

__all__ = ["altar", "chapter", "ghost", "markers", "obelisk", "setting_up", "shortage", "tasks", "tree"]
