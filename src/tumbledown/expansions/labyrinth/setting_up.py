"""Setting up: both chambers are mixed into the pile after the first ones lie. The cards are gathered with the piles
that they belong to."""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, POOL
from tumbledown.engine.piles import mix_all_in, set_aside
from tumbledown.expansions.data.labyrinth import TILES
from tumbledown.expansions.labyrinth.chapter import chapter


@chapter.setup(POOL)
def lay_them_ready(game: Game) -> None:
    """Both stay in the box until the first chambers lie."""
    set_aside(game, TILES)


@chapter.setup(MIX)
def mix_both_in(game: Game) -> None:
    """The exit is put into the pile afterwards, as always.

    Rules: labyrinth.setup.tiles.
    """
    mix_all_in(game, TILES, "labyrinth mixed in")
