"""What several chapters bring together: a set of chambers in place of the basic ones, and the names of their piles."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.piles import in_pool, mix_in, put_away
from tumbledown.expansions.data.base import BASIC
from tumbledown.expansions.data.shared import TILES

CURSES: Final = "curses"
TREASURES: Final = "treasures"

# What is printed on a chamber
PURPLE_MASK: Final = "purple_mask"
TREASURE: Final = "treasure"


def replace_the_basic_chambers(game: Game) -> None:
    """The curse and treasure chambers come in place of the basic ones, once, whoever asks for them."""
    basic = in_pool(game, BASIC)
    if basic:
        put_away(game, basic)
        mix_in(game, TILES)


def holds(game: Game, seat: int, card: str) -> bool:
    """Whether a card of this kind lies before the seat."""
    cards = game.party.cards[seat]
    return cards != 0 and bool(cards >> game.rules.piece_kind_ids[card] & 1)


def cards_before(game: Game, seat: int, pile: str) -> list[int]:
    """The cards before the seat that came from this pile."""
    if not game.party.cards[seat]:
        return []
    return [piece for piece in game.pieces.lying(at(AT_SEAT, seat)) if game.pieces.kind_of(piece).pile == pile]
