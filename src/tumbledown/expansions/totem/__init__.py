"""The Totem: a chamber in whose middle dice are stacked, one by one, with a steady hand."""

from tumbledown.expansions.totem import banking, setting_up, stacking, tower
from tumbledown.expansions.totem.chapter import chapter

__all__ = ["banking", "chapter", "setting_up", "stacking", "tower"]
