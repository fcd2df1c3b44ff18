"""Large torch: up to and including the next slam, the place where it lies protects like the starting chamber."""

from typing import Final

from tumbledown.engine import effects
from tumbledown.engine.events import DoorPhase, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import EXPIRE, GRANT
from tumbledown.engine.offers import Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, BOXED, at, place_of
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.door import slams_left
from tumbledown.expansions.shared import holds
from tumbledown.expansions.treasures.chapter import chapter, use

SAFE_ALREADY: Final = Refusal("safe_already")
NO_SLAM_LEFT: Final = Refusal("no_slam_left")

_large_torch: Final = (Offer("large_torch"),)
_safe_already: Final = (Offer("large_torch", barred=SAFE_ALREADY),)
_no_slam_left: Final = (Offer("large_torch", barred=NO_SLAM_LEFT),)


@chapter.offer("large_torch")
def a_torch_can_be_laid(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: treasures.large_torch.third."""
    if not holds(game, seat, "large_torch"):
        return ()
    if not slams_left(game):
        return _no_slam_left
    return _safe_already if effects.is_safe(game, game.party.here(seat)) else _large_torch


@chapter.perform("large_torch")
def lay_the_torch(game: Game, order: Order) -> None:
    """Rules: treasures.large_torch.effect, treasures.large_torch.which_countdown."""
    use(game, order.seat, "large_torch", at(AT_PLACE, game.party.here(order.seat)))


def burning(game: Game) -> list[int]:
    """Return the torches that lie face up in the temple."""
    kind, pieces = game.rules.piece_kind_ids["large_torch"], game.pieces
    lying = [piece for piece, each in enumerate(pieces.kind) if each == kind and pieces.face_up[piece]]
    return [torch for torch in lying if place_of(pieces.at[torch]) >= 0]


@chapter.adjust.safe(GRANT)
def a_torch_protects_its_place(game: Game, place: int, safe: bool) -> bool:
    """Rules: treasures.large_torch.slam, treasures.large_torch.illusion, treasures.large_torch.other_rules,
    treasures.large_torch.double.
    """
    return safe or any(place_of(game.pieces.at[torch]) == place for torch in burning(game))


@chapter.react(DoorPhase)
def torches_burn_down(game: Game, event: DoorPhase) -> None:
    """Rules: treasures.large_torch.removed, treasures.large_torch.which_countdown."""
    if event.phase == EXPIRE:
        for torch in burning(game):
            game.emit(PieceMoved(torch, BOXED))
