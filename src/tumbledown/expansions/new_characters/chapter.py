"""The chapter object of the new characters."""

from typing import Final

from tumbledown.engine.hooks import Chapter
from tumbledown.expansions.data.new_characters import PIECES, TILES

PORTAL: Final = "portal"

chapter = Chapter(
    "new_characters",
    order=120,
    requires=("base",),
    tiles=TILES,
    pieces=PIECES,
    looks_far=False,
    far_sighted=(PORTAL,),
)
