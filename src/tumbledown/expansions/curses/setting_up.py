"""Setting up the curses: their chambers and their pile."""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, POOL, SETS
from tumbledown.engine.piles import gather, shuffle
from tumbledown.expansions.curses.chapter import chapter
from tumbledown.expansions.shared import CURSES, replace_the_basic_chambers


@chapter.setup(SETS)
def curse_chambers(game: Game) -> None:
    """The chambers are replaced only if the table chose curses. Another chapter may need only the cards.

    Rules: curses.setup.tiles, curses.setup.without_treasures.
    """
    if game.rules.is_chosen(chapter.name):
        replace_the_basic_chambers(game)


@chapter.setup(POOL)
def gather_the_curses(game: Game) -> None:
    gather(game, CURSES)


@chapter.setup(PIECES)
def shuffle_the_curses(game: Game) -> None:
    """Rules: curses.setup.pile."""
    shuffle(game, CURSES)
