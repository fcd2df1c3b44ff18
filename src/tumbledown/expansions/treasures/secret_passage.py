"""Secret passage: from now on there is a way through a wall. The passage belongs to the edge, whatever lies there."""

from typing import Final

from tumbledown.engine import refusals as no
from tumbledown.engine.events import EdgeOpened
from tumbledown.engine.game import Game
from tumbledown.engine.offers import Offer
from tumbledown.expansions.shared import holds
from tumbledown.expansions.treasures.chapter import chapter, use

_no_wall_there: Final = Offer("secret_passage", barred=no.NO_WALL_THERE)


@chapter.offer("secret_passage")
def open_a_wall_anywhere(game: Game, seat: int) -> tuple[Offer, ...]:
    """Targets are walls as `Temple.walls` names them, with the half that is picked where both border on the edge."""
    if not holds(game, seat, "secret_passage"):
        return ()
    return (Offer("secret_passage", targets=tuple(game.temple.walls())), _no_wall_there)


@chapter.perform("secret_passage")
def open_the_wall(game: Game, seat: int, target: int, dice: int) -> None:
    use(game, seat, "secret_passage")
    cell, side, near, far = game.temple.edge_of(target)
    game.emit(EdgeOpened(cell, side, near, far))
