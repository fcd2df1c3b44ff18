"""Setting up: each player gets a gem, and the position tokens are shuffled face down."""

from tumbledown.engine.events import PieceMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, POOL
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.piles import gather, shuffle
from tumbledown.engine.structs import SettingsError
from tumbledown.engine.temple import PILE
from tumbledown.expansions.cursed_gems.chapter import NO_PIECE, chapter, slot
from tumbledown.expansions.cursed_gems.placing import has_one_gem, lay_a_position
from tumbledown.expansions.data.cursed_gems import NAME, POSITIONS, TWINS


@chapter.setup(POOL)
def gather_gems_and_positions(game: Game) -> None:
    gather(game, NAME)
    gather(game, POSITIONS)
    slot(game).looked_at = (NO_PIECE,) * game.party.size
    slot(game).told = (0,) * game.party.size


@chapter.setup(POOL)
def every_twin_needs_a_chamber(game: Game) -> None:
    """At this point the pool holds all chambers that are in it in any case.

    Rules: cursed_gems.reachable.
    """
    chambers = [tile for tile, state in enumerate(game.temple.state) if state == PILE and has_one_gem(game, tile)]
    if len(chambers) < len(TWINS):
        raise SettingsError(f"{NAME} needs {len(TWINS)} chambers of one gem, and there are {len(chambers)}")


@chapter.setup(PIECES)
def deal_the_gems(game: Game) -> None:
    """Deal one gem to each player. The others stay in the box.

    Rules: cursed_gems.setup.tokens.
    """
    shuffle(game, NAME)
    game.emit(PileOrdered(NAME, tuple(game.pile(NAME)[: game.party.size])))
    for seat, gem in enumerate(list(game.pile(NAME))):
        game.emit(PieceMoved(gem, at(AT_SEAT, seat), seat=seat))


@chapter.setup(PIECES)
def lay_out_the_positions(game: Game) -> None:
    """All tokens are used, for any number of players. Chambers that lie in the temple from the start get theirs too.

    Rules: cursed_gems.setup.positions, cursed_gems.setup.start_side.
    """
    shuffle(game, POSITIONS)
    for tile in game.temple.laid():
        lay_a_position(game, tile)
