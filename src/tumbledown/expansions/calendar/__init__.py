"""The calendar: tiles with a sun, a moon or a gear on gem chambers, and a pawn that needs them in a fixed order."""

from tumbledown.expansions.calendar import chamber, deposit, no_dice, outlook, setting_up, tiles, track
from tumbledown.expansions.calendar.chapter import chapter

__all__ = ["chamber", "chapter", "deposit", "no_dice", "outlook", "setting_up", "tiles", "track"]
