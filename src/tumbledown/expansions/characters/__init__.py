"""Characters: everybody is somebody, with one of two cards that nobody else has."""

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
