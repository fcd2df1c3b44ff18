"""Curses: cards that restrict a player who discovers a chamber with a purple mask, until dice lift them."""

from tumbledown.expansions.curses import bans, drawing, falling, setting_up, souls
from tumbledown.expansions.curses.chapter import chapter

__all__ = ["bans", "chapter", "drawing", "falling", "setting_up", "souls"]
