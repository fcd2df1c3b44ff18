"""Setting up: some time chambers are mixed face down into the pile after the first chambers lie.

Both timers and all tokens lie ready: the slot begins with no timer running and no chamber waiting.

Rules: time_chambers.setup.side.
"""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, POOL
from tumbledown.engine.piles import all_of, mix_some_in, set_aside
from tumbledown.expansions.data.time_chambers import TILES
from tumbledown.expansions.time_chambers.chapter import COUNT, chapter


@chapter.setup(POOL)
def lay_them_ready(game: Game) -> None:
    """All of them stay in the box until the first chambers lie."""
    set_aside(game, TILES)


@chapter.setup(MIX)
def hide_some_in_the_pile(game: Game) -> None:
    """The exit is mixed into the pile afterwards, as in every game.

    Rules: time_chambers.setup.count, time_chambers.setup.mix, time_chambers.setup.small_groups.
    """
    mix_some_in(game, all_of(game, TILES), game.rules.number(COUNT.name), "time chambers")
