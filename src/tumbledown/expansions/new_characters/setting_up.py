"""Setting up: two chambers that join the pile when the first ones lie.

Their pictures need no rules of their own: a slide is a side that leads in only, and whoever deals treasures hides one
where a chamber shows it.

Rules: new_characters.setup.treasures, new_characters.dungeon.place, new_characters.dungeon.enter,
new_characters.dungeon.no_exit_slide, new_characters.narrow.entry, new_characters.narrow.content,
new_characters.narrow.muscleman.
"""

from tumbledown.engine.events import PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, POOL
from tumbledown.engine.pieces import TILES
from tumbledown.engine.piles import in_pool, mix_in, put_away
from tumbledown.expansions.new_characters.chapter import chapter


@chapter.setup(POOL)
def new_chambers_wait_aside(game: Game) -> None:
    mix_in(game, chapter.tiles)
    put_away(game, in_pool(game, chapter.tiles))


@chapter.setup(MIX)
def shuffle_them_in(game: Game) -> None:
    """Rules: new_characters.setup.tiles."""
    aside = [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile) in chapter.tiles]
    game.emit(PileOrdered(TILES, tuple(game.fortune.shuffled("new chambers", [*game.pile(TILES), *aside]))))
