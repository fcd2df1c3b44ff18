"""Setting up: some traps are mixed face down into the pile after the first chambers lie."""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, POOL
from tumbledown.engine.piles import all_of, mix_some_in, set_aside
from tumbledown.expansions.data.traps import TILES
from tumbledown.expansions.traps.chapter import COUNT, chapter


@chapter.setup(POOL)
def lay_them_ready(game: Game) -> None:
    """All of them stay in the box until the first chambers lie."""
    set_aside(game, TILES)


@chapter.setup(MIX)
def hide_some_in_the_pile(game: Game) -> None:
    """The exit is mixed into the pile afterwards, as in every game.

    Rules: traps.setup.count, traps.setup.mix, traps.setup.bottom_packet, traps.setup.small_groups.
    """
    mix_some_in(game, all_of(game, TILES), game.rules.number(COUNT.name), "traps")
