"""The challenges: predefined set-ups of growing difficulty."""

from tumbledown.expansions.challenges import marks, outlook, setting_up
from tumbledown.expansions.challenges.chapter import chapter

__all__ = ["chapter", "marks", "outlook", "setting_up"]
