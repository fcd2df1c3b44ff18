"""Portal: used once, moves its owner into a chamber on one of the eight cells around, even through walls.

Clone needs no rule here: it is a piece that doubles icons, and its owner adds it to a payment.

Rules: new_characters.clone, new_characters.clone.scope.
"""

from typing import Final

from tumbledown.engine.adventurer import ITEM
from tumbledown.engine.events import AdventurerMoved, Announced, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.offers import MOVE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, BOXED, IN_PILE, SHIFT
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import STEP, Temple
from tumbledown.engine.tiles import BOTH, opposite
from tumbledown.expansions.new_characters.chapter import PORTAL, chapter
from tumbledown.expansions.shared import TREASURES, cards_before, holds

NO_CHAMBER_BESIDE: Final = Refusal("no_chamber_beside")

_no_chamber_beside: Final = Offer(PORTAL, barred=NO_CHAMBER_BESIDE)


@chapter.offer(PORTAL)
def step_through_a_portal(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: new_characters.portal, new_characters.portal.targets."""
    if not holds(game, seat, PORTAL):
        return ()
    return _portals(tuple(places_around(game.temple, game.here(seat) >> 1)))


@shared
def _portals(places: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer(PORTAL, MOVE, ITEM, targets=places), _no_chamber_beside) if places else (_no_chamber_beside,)


def places_around(temple: Temple, tile: int) -> list[int]:
    """Return the places on the eight cells around this tile. Of a double chamber across an edge only the half that
    borders on that edge counts; across a corner both halves count.

    Rules: new_characters.portal.double.
    """
    found: list[int] = []
    for other in temple.around(tile):
        half = _half_towards(temple, other, temple.cell[other] - temple.cell[tile])
        found += [place for place in (2 * other, 2 * other + 1) if temple.is_place(place) and half in (BOTH, place & 1)]
    return found


def _half_towards(temple: Temple, tile: int, away: int) -> int:
    """Return the half that borders on the cell from which the tile lies `away`; both halves across a corner."""
    return temple.half_at(tile, opposite(STEP.index(away))) if away in STEP else BOTH


@chapter.perform(PORTAL)
def go_through_the_portal(game: Game, order: Order) -> None:
    """Rules: new_characters.portal."""
    seat, kind = order.seat, game.rules.piece_kind_ids[PORTAL]
    portal = next(piece for piece in cards_before(game, seat, TREASURES) if game.pieces.kind[piece] == kind)
    game.emit(PieceMoved(portal, BOXED, seat=seat))
    game.emit(AdventurerMoved(game.party.control[seat], order.target, ITEM, seat))


# -------------------------------------------------------------------- dead ends
@chapter.adjust.sealed(GRANT)
def a_portal_may_lead_to_another_part(game: Game, for_good: bool) -> bool:
    """The temple is not sealed for good while it has an opening and a portal may still be used: a seat owns one, or a
    hidden treasure in the temple may be one.

    Rules: new_characters.dungeon.dead_end.
    """
    return for_good and not (game.temple.open_places() and _may_be_used(game))


@chapter.adjust.reopens(GRANT)
def a_portal_may_lead_to_the_exit(
    game: Game, goal: frozenset[int], means: tuple[Announced, ...]
) -> tuple[Announced, ...]:
    """Rules: new_characters.portal."""
    return (*means, Announced("reopens_portal")) if _may_be_used(game) else means


def _may_be_used(game: Game) -> bool:
    if any(holds(game, seat, PORTAL) for seat in game.party.inside()):
        return True
    kind, pieces = game.rules.piece_kind_ids[PORTAL], game.pieces
    whereabouts = [where >> SHIFT for piece, where in enumerate(pieces.at) if pieces.kind[piece] == kind]
    return any(where in (IN_PILE, AT_PLACE) for where in whereabouts) and _is_any_treasure_hidden(game)


def _is_any_treasure_hidden(game: Game) -> bool:
    """Whether a treasure lies face down in the temple."""
    pieces = game.pieces
    for piece, where in enumerate(pieces.at):
        if where >> SHIFT == AT_PLACE and pieces.kind_of(piece).pile == TREASURES and not pieces.face_up[piece]:
            return True
    return False
