"""Setting up: two chambers are mixed into the pile after the first chambers lie.

What they show needs no rules here: a slide is a side that only leads in, and the chapter that deals treasures lays one
in each chamber that shows a chest.

Rules: new_characters.setup.treasures, new_characters.dungeon.place, new_characters.dungeon.enter,
new_characters.dungeon.no_exit_slide, new_characters.narrow.entry, new_characters.narrow.content,
new_characters.narrow.muscleman.
"""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, POOL
from tumbledown.engine.piles import mix_all_in, set_aside
from tumbledown.expansions.new_characters.chapter import chapter


@chapter.setup(POOL)
def new_chambers_wait_aside(game: Game) -> None:
    set_aside(game, chapter.tiles)


@chapter.setup(MIX)
def shuffle_them_in(game: Game) -> None:
    """Rules: new_characters.setup.tiles."""
    mix_all_in(game, chapter.tiles, "new chambers")
