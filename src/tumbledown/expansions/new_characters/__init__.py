"""New characters: Teleporter and Trickster, two chambers, and the treasures Portal and Clone."""

from tumbledown.expansions.new_characters import portal, setting_up, teleporter, trickster
from tumbledown.expansions.new_characters.chapter import chapter

__all__ = ["chapter", "portal", "setting_up", "teleporter", "trickster"]
