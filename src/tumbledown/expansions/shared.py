"""What several chapters share: the chambers that replace the basic ones, the names of their piles, where chambers of a
kind are, and chambers with a task for the team."""

from collections.abc import Collection
from typing import Final

from tumbledown.engine.events import Achieved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.piles import in_pool, mix_in, put_away
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import LAID
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions.data.base import BASIC
from tumbledown.expansions.data.shared import TILES

CURSES: Final = "curses"
TREASURES: Final = "treasures"

# What is printed on a chamber
PURPLE_MASK: Final = "purple_mask"
TREASURE: Final = "treasure"


def replace_the_basic_chambers(game: Game) -> None:
    """Replace the basic chambers with the curse and treasure chambers. A second call changes nothing."""
    basic = in_pool(game, BASIC)
    if basic:
        put_away(game, basic)
        mix_in(game, TILES)


DICE_SWAPPED: Final = "dice_swapped"
"""Announced after a swap of dice, with both seats and the dice that each of them gave away, as masks."""


def holds(game: Game, seat: int, card: str) -> bool:
    """Whether a card of this kind lies before the seat."""
    cards = game.party.cards[seat]
    return cards != 0 and bool(cards >> game.rules.piece_kind_ids[card] & 1)


def cards_before(game: Game, seat: int, pile: str) -> list[int]:
    """The cards before the seat that came from this pile."""
    if not game.party.cards[seat]:
        return []
    return [piece for piece in game.pieces.lying(at(AT_SEAT, seat)) if game.pieces.kind_of(piece).pile == pile]


# -------------------------------------------------------------------- where chambers are
def is_kind(game: Game, place: int, kind: TileKind) -> bool:
    """Whether this place is in a chamber of this kind."""
    return place >= 0 and game.tile_kind(place >> 1) is kind


def laid_tile(game: Game, kind: str) -> int:
    """Return the only tile of this kind if it lies in the temple, or -1."""
    number, kinds = game.rules.tile_kind_ids[kind], game.temple.kind
    tile = kinds.index(number) if number in kinds else -1
    return tile if tile >= 0 and game.temple.state[tile] == LAID else -1


def gem_place(game: Game, tile: int) -> int:
    """Return the place of a chamber where its gems are, and the pieces beside them."""
    return 2 * tile + game.tile_kind(tile).gem_half


def bound_to(chapter: Chapter, verb: str, kinds: Collection[str], refusal: Refusal) -> None:
    """Register the refusal of the verb for a seat that stands in none of these kinds of chambers."""

    def why_not_here(game: Game, seat: int, target: int, about: int) -> Refusal | None:
        place = game.here(seat)
        return refusal if place < 0 or game.tile_kind(place >> 1).id not in kinds else None

    chapter.explain(verb)(why_not_here)


# -------------------------------------------------------------------- chambers with a task
def begin_task(game: Game, tile: int, asked: int) -> None:
    """Start the task of a chamber that now lies in the temple. All players see how much it asks for."""
    game.emit(Noted("tile", "progress", (0, asked), tile))


def advance_task(game: Game, tile: int, done: int) -> None:
    """Note that `done` parts of the task are done. With the last part the task is achieved."""
    asked = game.temple.progress[tile][1]
    if done >= asked:
        achieve(game, tile)
    else:
        game.emit(Noted("tile", "progress", (done, asked), tile))


def achieve(game: Game, tile: int) -> None:
    """Note that the task of this chamber is done, unless it is already. If markers lie on the depot, one of them leaves
    it."""
    if not is_achieved(game, tile):
        game.emit(Achieved(tile, has_marker=game.depot.markers > 0))


def is_achieved(game: Game, tile: int) -> bool:
    done, asked = game.temple.progress.get(tile, (0, 1))
    return done >= asked


def parts_done(game: Game, tile: int) -> int:
    """Return how many parts of this chamber's task are done."""
    return game.temple.progress.get(tile, (0, 1))[0]
