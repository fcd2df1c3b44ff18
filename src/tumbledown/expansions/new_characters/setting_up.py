"""Setting up: two chambers that join the pile when the first ones lie.

Their pictures need no rules of their own: a slide is a side that leads in only, and whoever deals treasures hides one
where a chamber shows it.

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
