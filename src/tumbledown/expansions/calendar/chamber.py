"""The calendar chamber: three keys swap two calendar tiles, wherever they lie."""

from itertools import combinations
from typing import Final

from tumbledown.engine.events import PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ALONE, NO_TARGET, NONE, Bill, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.paying import missing
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.engine.refusals import Refusal, not_enough
from tumbledown.expansions.calendar.chapter import chapter, is_inside, piece_on, sign_on, slot
from tumbledown.expansions.data.calendar import SWAP
from tumbledown.expansions.shared import gem_place

VERB: Final = "swap_tiles"
SHIFT: Final = 10
"""In a target: `one << SHIFT | other`, the tiles of two chambers, the smaller number first."""

THREE_KEYS: Final = ((Bill(SWAP, ALONE),),)
NO_CALENDAR_HERE: Final = Refusal("no_calendar_here")
SAME_SIGN: Final = Refusal("same_sign")
TOO_FEW_TILES: Final = Refusal("too_few_tiles")

_too_few: Final = (Offer(VERB, NONE, prices=THREE_KEYS, barred=TOO_FEW_TILES),)
_all_alike: Final = (Offer(VERB, NONE, prices=THREE_KEYS, barred=SAME_SIGN),)


@chapter.offer(VERB)
def swap_two_tiles(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer every pair of tiles with different signs. The number of swaps is not limited.

    Rules: calendar.chamber.swap, calendar.chamber.repeat.
    """
    if not is_inside(game, seat):
        return ()
    bearers = sorted(slot(game).bearers)
    if len(bearers) < 2:
        return _too_few
    signs = {tile: sign_on(game, tile) for tile in bearers}
    pairs = [one << SHIFT | other for one, other in combinations(bearers, 2) if signs[one] != signs[other]]
    return _swaps(tuple(pairs), game.here(seat)) if pairs else _all_alike


@shared
def _swaps(pairs: tuple[int, ...], place: int) -> tuple[Offer, ...]:
    return (Offer(VERB, NONE, prices=THREE_KEYS, targets=pairs, scene=place),)


@chapter.explain(VERB)
def why_no_swap(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    """If no tiles are named, return which keys are missing."""
    if not is_inside(game, seat):
        return NO_CALENDAR_HERE
    if target == NO_TARGET[0]:
        return _keys_missing(game, seat)
    pair = (target >> SHIFT, target & (1 << SHIFT) - 1)
    is_pair = target >= 0 and pair[0] < pair[1] and all(tile in slot(game).bearers for tile in pair)
    return SAME_SIGN if is_pair else None


def _keys_missing(game: Game, seat: int) -> Refusal | None:
    lacking = [missing(game, seat, offer, 0, ()) for offer in swap_two_tiles(game, seat)]
    return not_enough(lacking[0]) if lacking and any(lacking[0]) else None


@chapter.perform(VERB)
def the_tiles_change_places(game: Game, order: Order) -> None:
    """Rules: calendar.chamber.swap."""
    one, other = order.target >> SHIFT, order.target & (1 << SHIFT) - 1
    moved = ((piece_on(game, one), other), (piece_on(game, other), one))
    for piece, tile in moved:
        game.emit(PieceMoved(piece, at(AT_PLACE, gem_place(game, tile)), seat=order.seat))
