"""Characters: each player is a different character, with one of its two cards."""

from tumbledown.expansions.characters import (
    abilities,
    discoverer,
    doc,
    mechanic,
    mentalist,
    muscleman,
    priest,
    setting_up,
)
from tumbledown.expansions.characters.chapter import chapter

__all__ = [
    "abilities",
    "chapter",
    "discoverer",
    "doc",
    "mechanic",
    "mentalist",
    "muscleman",
    "priest",
    "setting_up",
]
