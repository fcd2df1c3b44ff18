"""The base game: expansion zero. It uses the same hooks as every other chapter."""

from tumbledown.expansions.base import actions, dice, door, outlook, remedies, setting_up, votes
from tumbledown.expansions.base.chapter import chapter

__all__ = ["actions", "chapter", "dice", "door", "outlook", "remedies", "setting_up", "votes"]
