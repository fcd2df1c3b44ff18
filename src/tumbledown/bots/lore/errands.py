"""What errands have in common: cards before a seat, and dice that show a price."""

from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.bots.throwing import INSURANCE, throw
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.pieces import AT_SEAT, at

Errand = tuple[bool, AnyCommand | None]
"""Whether the seat is about it now, and what it does for it; somebody may well wait."""

NO_ERRAND: Final[Errand] = (False, None)


def own(game: Game, seat: int, pile: str) -> list[int]:
    """The cards of this pile that lie before the seat."""
    if not game.party.cards[seat]:
        return []
    pieces = game.pieces
    return [piece for piece in pieces.lying(at(AT_SEAT, seat)) if pieces.kind_of(piece).pile == pile]


def own_of(game: Game, seat: int, kind: str) -> int:
    """A card of this kind before the seat, or -1."""
    number = game.rules.piece_kind_ids.get(kind, -1)
    if number < 0 or not game.has(seat, number):
        return -1
    for piece in game.pieces.lying(at(AT_SEAT, seat)):
        if game.pieces.kind[piece] == number:
            return piece
    return -1


def shows(mind: Mind, cost: Cost) -> bool:
    """Whether the own dice alone pay this."""
    counts = mind.counts
    for icon in range(5):
        if counts[icon + 1] < cost[icon]:
            return False
    return True


def throw_for(game: Game, mind: Mind, cost: Cost) -> AnyCommand | None:
    return throw(game, mind, (cost[0], cost[1], cost[2], max(cost[3], INSURANCE)))
