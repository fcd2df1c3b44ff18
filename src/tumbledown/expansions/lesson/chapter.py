"""The lesson's chapter object, its seats, and functions about places and dice."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.temple import LAID
from tumbledown.expansions.data.lesson import Slot

LEARNER: Final = 0
MATE: Final = 1
VAULT: Final = "gem_key_3"
"""The chamber with the gems that two players light together."""

chapter = Chapter("lesson", order=99, requires=("base",), slot=Slot, shown=("lesson_step",), offered=False)


def slot(game: Game) -> Slot:
    found: Slot = game.slots["lesson"]
    return found


def place_of(game: Game, kind: str) -> int:
    """Return the place of the chamber of this kind, or -1 if none lies in the temple."""
    number, temple = game.rules.tile_kind_ids[kind], game.temple
    laid = [tile for tile, each in enumerate(temple.kind) if each == number and temple.state[tile] == LAID]
    return 2 * laid[0] if laid else -1


def faces_of(game: Game, seat: int) -> str:
    """Return what the dice in the seat's hand show, as letters."""
    return "".join([LETTERS[game.dice.face[die]] for die in game.dice.hands[seat]])


def shows(game: Game, seat: int, faces: str) -> bool:
    """Whether the seat's dice show at least these faces."""
    shown = faces_of(game, seat)
    return all(shown.count(face) >= faces.count(face) for face in faces)
