"""Special chambers: linked ones whose gems are lit together, double ones with an inner wall, and the chalice."""

from tumbledown.expansions.special_chambers import chalice, linked, setting_up
from tumbledown.expansions.special_chambers.chapter import chapter

__all__ = ["chalice", "chapter", "linked", "setting_up"]
