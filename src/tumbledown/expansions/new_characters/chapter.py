"""The chapter object of the new characters."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.piles import mix_in
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


@chapter.setup(POOL)
def mix_in_dungeon_and_narrow_passage(game: Game) -> None:
    """They are never among the chambers that lie from the start. What is printed on them needs no rule here: a slide
    is a side that leads in only, and a treasure is hidden by whoever deals treasures.

    Rules: new_characters.setup.tiles, new_characters.setup.treasures, new_characters.dungeon.place,
    new_characters.dungeon.enter, new_characters.dungeon.no_exit_slide, new_characters.dungeon.dead_end,
    new_characters.narrow.entry, new_characters.narrow.content.
    """
    mix_in(game, TILES)
