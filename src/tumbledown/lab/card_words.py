"""Words for cards, tokens and vanishing chambers."""

from tumbledown.engine.events import ChamberRemoved, Event, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import AT_PLACE, BOXED, SHIFT, seat_of
from tumbledown.expansions.shared import CURSES, TREASURES


def of_a_piece(game: Game, event: PieceMoved, name: str) -> str:
    """What somebody called `name` did with it; nothing if that is not worth telling."""
    kind = game.pieces.kind_of(event.piece)
    title = kind.id.replace("_", " ")
    if not event.face_up or event.seat < 0:
        return ""
    if kind.pile == CURSES:
        return f"{name} is cursed: {title}" if seat_of(event.to) >= 0 else f"{name} is rid of the curse {title}"
    if kind.pile == TREASURES:
        return _of_a_treasure(event, name, title)
    return f"{name} carries the {title}" if event.to >> SHIFT == AT_PLACE else f"the {title} is safe"


def _of_a_treasure(event: PieceMoved, name: str, title: str) -> str:
    if seat_of(event.to) >= 0:
        return f"{name} claims a treasure: {title}"
    return f"{name} has used the {title}" if event.to == BOXED else f"{name} lays out the {title}"


def of_vanished_chambers(events: tuple[Event, ...]) -> str:
    gone = sum(isinstance(event, ChamberRemoved) for event in events)
    if not gone:
        return ""
    return "a chamber vanishes" if gone == 1 else f"{gone} chambers vanish"
