"""Secret passage: from now on there is a way through a wall. The passage belongs to the edge, whatever lies there."""

from typing import Final

from tumbledown.engine.events import EdgeOpened
from tumbledown.engine.game import Game
from tumbledown.engine.offers import Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.shared import holds
from tumbledown.expansions.treasures.chapter import chapter, use

NO_WALL_THERE: Final = Refusal("no_wall_there")

_no_wall_there: Final = Offer("secret_passage", barred=NO_WALL_THERE)


@chapter.offer("secret_passage")
def open_a_wall_anywhere(game: Game, seat: int) -> tuple[Offer, ...]:
    """Targets are walls as `Temple.walls` names them, with the half that is picked where both border on the edge.

    Rules: treasures.secret_passage.orthogonal, treasures.secret_passage.anywhere,
    treasures.secret_passage.not_double_wall, treasures.secret_passage.double_half,
    treasures.secret_passage.no_discovery.
    """
    if not holds(game, seat, "secret_passage"):
        return ()
    return (Offer("secret_passage", targets=tuple(game.temple.walls())), _no_wall_there)


@chapter.perform("secret_passage")
def open_the_wall(game: Game, order: Order) -> None:
    """Rules: treasures.secret_passage.effect, treasures.secret_passage.all, treasures.secret_passage.cost_unchanged,
    treasures.secret_passage.chamber_removed, treasures.secret_passage.bans.
    """
    use(game, order.seat, "secret_passage")
    cell, side, near, far = game.temple.edge_of(order.target)
    game.emit(EdgeOpened(cell, side, near, far))
