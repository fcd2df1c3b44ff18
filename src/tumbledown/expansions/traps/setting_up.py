"""Setting up: some of the traps, nobody knows which, are mixed into the pile after the first chambers lie."""

from tumbledown.engine.events import PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, POOL
from tumbledown.engine.pieces import TILES as DRAW_PILE
from tumbledown.engine.piles import in_pool, mix_in, put_away
from tumbledown.expansions.data.traps import TILES
from tumbledown.expansions.traps.chapter import COUNT, chapter


@chapter.setup(POOL)
def lay_them_ready(game: Game) -> None:
    """All of them stay in the box until the first chambers lie."""
    mix_in(game, TILES)
    put_away(game, in_pool(game, TILES))


@chapter.setup(MIX)
def mix_some_in(game: Game) -> None:
    """The exit comes into the pile afterwards, as it always does.

    Rules: traps.setup.count, traps.setup.mix, traps.setup.bottom_packet, traps.setup.small_groups.
    """
    traps = [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile) in TILES]
    drawn = game.fortune.shuffled("traps", traps)[: game.rules.number(COUNT.name)]
    order = game.fortune.shuffled("traps mixed in", [*game.pile(DRAW_PILE), *drawn])
    game.emit(PileOrdered(DRAW_PILE, tuple(order)))
