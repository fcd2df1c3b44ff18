"""Secret passage: opens a wall for good. The passage belongs to the edge, even if the chambers there change."""

from typing import Final

from tumbledown.engine.events import Announced, EdgeOpened
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.offers import Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, IN_PILE, SHIFT
from tumbledown.engine.refusals import CHAMBER_CLOSED, Refusal
from tumbledown.expansions.shared import holds
from tumbledown.expansions.treasures.chapter import chapter, use
from tumbledown.expansions.treasures.claiming import unclaimed_at

NO_WALL_THERE: Final = Refusal("no_wall_there")
FAR: Final = (1 << SHIFT) - 1
"""Mask of a target's lower bits: the place on the far side of the wall."""


@chapter.offer("secret_passage")
def open_a_wall_anywhere(game: Game, seat: int) -> tuple[Offer, ...]:
    """Targets are walls as in `Temple.walls`, with the picked half where both halves border on the edge. Walls of
    closed chambers are left out: a passage there would lead nowhere.

    Rules: treasures.secret_passage.orthogonal, treasures.secret_passage.anywhere,
    treasures.secret_passage.not_double_wall, treasures.secret_passage.double_half,
    treasures.secret_passage.no_discovery, treasures.use.no_waste.
    """
    if not holds(game, seat, "secret_passage"):
        return ()
    walls = game.temple.walls()
    if game.rules.has_closed_chambers:
        walls = [wall for wall in walls if not _leads_nowhere(game, wall)]
    return (Offer("secret_passage", targets=tuple(walls)),)


def _leads_nowhere(game: Game, wall: int) -> bool:
    """Whether one of the two chambers beside this wall is closed to adventurers for good."""
    return any(game.temple.kind_of(place >> 1).closed for place in (wall >> SHIFT, wall & FAR))


@chapter.explain("secret_passage")
def why_no_passage(game: Game, seat: int, wall: int, about: int) -> Refusal | None:
    """Rules: treasures.use.no_waste."""
    if not holds(game, seat, "secret_passage"):
        return None
    return CHAMBER_CLOSED if wall in game.temple.walls() else NO_WALL_THERE


@chapter.perform("secret_passage")
def open_the_wall(game: Game, order: Order) -> None:
    """Rules: treasures.secret_passage.effect, treasures.secret_passage.all, treasures.secret_passage.cost_unchanged,
    treasures.secret_passage.chamber_removed, treasures.secret_passage.bans.
    """
    use(game, order.seat, "secret_passage")
    cell, side, near, far = game.temple.edge_of(order.target)
    game.emit(EdgeOpened(cell, side, near, far))


# -------------------------------------------------------------------- dead ends
@chapter.adjust.sealed(GRANT)
def a_passage_may_lead_to_another_part(game: Game, for_good: bool) -> bool:
    """The temple is not sealed for good while it has an opening and a secret passage may still be opened."""
    return for_good and not (game.temple.open_places() and _may_be_opened(game))


@chapter.adjust.reopens(GRANT)
def a_passage_may_lead_to_the_exit(
    game: Game, goal: frozenset[int], means: tuple[Announced, ...]
) -> tuple[Announced, ...]:
    """Rules: treasures.secret_passage.effect."""
    return (*means, Announced("reopens_secret_passage")) if _may_be_opened(game) else means


def _may_be_opened(game: Game) -> bool:
    """Whether a seat inside has a secret passage, or a hidden treasure in the temple could be one."""
    if any(holds(game, seat, "secret_passage") for seat in game.party.inside()):
        return True
    kind, pieces = game.rules.piece_kind_ids["secret_passage"], game.pieces
    unseen = [
        where >> SHIFT in (IN_PILE, AT_PLACE) for piece, where in enumerate(pieces.at) if pieces.kind[piece] == kind
    ]
    return any(unseen) and any(unclaimed_at(game, place) for place in range(2 * len(game.temple.kind)))
