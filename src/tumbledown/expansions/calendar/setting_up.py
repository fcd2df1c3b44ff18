"""Setting up: a side of the board, nine tiles in a pile, and a chamber that is mixed in after the first two lie."""

from tumbledown.engine.dice import ASIDE, spot
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, PIECES, POOL
from tumbledown.engine.piles import gather, mix_all_in, set_aside, shuffle
from tumbledown.expansions.calendar.chapter import CHAMBER, CURSED, chapter, slot
from tumbledown.expansions.calendar.tiles import give_a_tile
from tumbledown.expansions.data.calendar import DATA, PILE, SPACES, TILES


@chapter.setup(POOL)
def turn_up_a_side(game: Game) -> None:
    """Use the eternal side, unless the table chose the cursed one. The pawn starts on the arrow.

    Rules: calendar.setup.board, calendar.track.eternal, calendar.track.cursed.
    """
    board = slot(game)
    board.track_signs = SPACES
    board.dice_aside = spot(ASIDE, game.rules.tile_kind_ids[CHAMBER])
    if game.rules.plays(CURSED):
        board.track_bars, board.track_keys = DATA.track.bars_after, DATA.track.keys


@chapter.setup(POOL)
def lay_tiles_and_chamber_ready(game: Game) -> None:
    gather(game, PILE)
    set_aside(game, TILES)


@chapter.setup(MIX)
def mix_the_chamber_in(game: Game) -> None:
    """The exit is put into the pile afterwards, as always.

    Rules: calendar.setup.chamber.
    """
    mix_all_in(game, TILES, "calendar chamber mixed in")


@chapter.setup(PIECES)
def shuffle_the_tiles(game: Game) -> None:
    """Chambers that lie beside the start from the beginning get a tile at once.

    Rules: calendar.setup.tiles, calendar.setup.start_side.
    """
    shuffle(game, PILE)
    for tile in sorted(game.temple.laid()):
        give_a_tile(game, tile)
