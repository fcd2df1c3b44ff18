"""Cursed gems: each player has one, and cannot escape before it is back where its twin lies face down."""

from tumbledown.expansions.cursed_gems import hinting, looking, outlook, placing, returning, setting_up
from tumbledown.expansions.cursed_gems.chapter import chapter

__all__ = ["chapter", "hinting", "looking", "outlook", "placing", "returning", "setting_up"]
