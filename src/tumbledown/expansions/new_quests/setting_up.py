"""Setting up: the three chambers join the quests that are picked from, and the snakes lie ready in the box."""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, SETS
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.piles import mix_in
from tumbledown.expansions.data.new_quests import SNAKE, TILES
from tumbledown.expansions.new_quests.chapter import chapter


@chapter.setup(SETS)
def the_new_quests_join_the_pool(game: Game) -> None:
    """The chapter of the curses, which this chapter brings along, prepares the curse pile whether these quests are
    picked or not.

    Rules: new_quests.setup.pool, new_quests.setup.curses_without_module.
    """
    mix_in(game, TILES)


@chapter.setup(POOL)
def snakes_lie_ready(game: Game) -> None:
    """Rules: new_quests.setup.snakes."""
    for _ in range(SNAKE.copies):
        game.pieces.add(game.rules.piece_kind_ids[SNAKE.id], BOXED)
