"""Setting up: the chambers that are used join the pile after the first ones lie, and the token waits beside it."""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, POOL
from tumbledown.engine.pieces import BESIDE
from tumbledown.engine.piles import mix_all_in, set_aside
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions.data.exchange_teleport import EXCHANGE_CHAMBER, TELEPORT_CHAMBER, TILES, TOKEN
from tumbledown.expansions.exchange_teleport.chapter import chapter, slot
from tumbledown.expansions.shared import CURSES, TREASURES


def used(game: Game) -> tuple[TileKind, ...]:
    """Return the chambers in use. Without curses to give or treasures to take, no trade is possible.

    Rules: exchange_teleport.exchange.setup.requires.
    """
    can_trade = game.rules.is_chosen(CURSES) and game.rules.is_chosen(TREASURES)
    return (EXCHANGE_CHAMBER, TELEPORT_CHAMBER) if can_trade else (TELEPORT_CHAMBER,)


@chapter.setup(POOL)
def lay_them_ready(game: Game) -> None:
    """The chambers stay in the box until the first ones lie.

    Rules: exchange_teleport.teleport.setup.token.
    """
    set_aside(game, used(game))
    slot(game).piece = game.pieces.add(game.rules.piece_kind_ids[TOKEN.id], BESIDE)


@chapter.setup(MIX)
def mix_them_in(game: Game) -> None:
    """The exit is put into the pile afterwards, as always.

    Rules: exchange_teleport.exchange.setup.tiles.
    """
    mix_all_in(game, TILES, "exchange and teleport")
