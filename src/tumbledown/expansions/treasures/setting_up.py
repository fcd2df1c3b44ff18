"""Setting up the treasures: their chambers, their pile, and those that lie in the temple from the start.

Rules: treasures.setup.tiles, treasures.setup.without_curses.
"""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, POOL, SETS
from tumbledown.engine.piles import gather, shuffle
from tumbledown.expansions.shared import TREASURES, replace_the_basic_chambers
from tumbledown.expansions.treasures.chapter import chapter
from tumbledown.expansions.treasures.claiming import hide_a_treasure

chapter.setup(SETS)(replace_the_basic_chambers)


@chapter.setup(POOL)
def gather_the_treasures(game: Game) -> None:
    gather(game, TREASURES)


@chapter.setup(PIECES)
def shuffle_the_treasures(game: Game) -> None:
    """Rules: treasures.setup.pile, treasures.setup.start_tiles."""
    shuffle(game, TREASURES)
    for tile in game.temple.laid():
        hide_a_treasure(game, tile)
