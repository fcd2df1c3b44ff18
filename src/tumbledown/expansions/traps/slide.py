"""The slide trap: adventurers come in by its slide and go out by another way."""

from tumbledown.engine.events import ChamberPlaced
from tumbledown.engine.game import Game
from tumbledown.expansions.traps.chapter import SLIDE, chapter
from tumbledown.expansions.traps.pulling import pull_in


@chapter.react(ChamberPlaced)
def down_the_slide(game: Game, event: ChamberPlaced) -> None:
    """The tile itself shows that its slide only leads in. No rule rescues those inside.

    Rules: traps.slide.find_exit, traps.slide.other_means, traps.slide.dead_end.
    """
    if event.by >= 0 and game.tile_kind(event.tile).id == SLIDE:
        pull_in(game, event.by, event.tile)
