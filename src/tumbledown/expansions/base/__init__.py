"""The base game: expansion zero. It uses the same hooks as every other chapter."""

from tumbledown.expansions.base import actions, cut_off, dice, door, outlook, remedies, setting_up, votes
from tumbledown.expansions.base.chapter import chapter

__all__ = ["actions", "chapter", "cut_off", "dice", "door", "outlook", "remedies", "setting_up", "votes"]
