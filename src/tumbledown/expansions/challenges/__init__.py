"""The challenges: set-ups of growing difficulty that others chose, from the first step to the ultimate one."""

from tumbledown.expansions.challenges import marks, outlook, setting_up
from tumbledown.expansions.challenges.chapter import chapter

__all__ = ["chapter", "marks", "outlook", "setting_up"]
