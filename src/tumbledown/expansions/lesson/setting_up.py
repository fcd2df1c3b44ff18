"""The small temple of the lesson: the exit in the west, the vault in the east, and a few plain chambers to discover."""

from typing import Final

from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, GemsMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, SETS
from tumbledown.engine.pieces import BESIDE, BOXED, DEPOT, TILES
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import BOX, LAID, STEP
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.expansions.lesson.chapter import VAULT, chapter

EXIT: Final = "exit"
PILE: Final = ("basic_07", "basic_10", "basic_11")
"""What the learner discovers, top first: chambers without gems."""
GEMS: Final = 3
"""The gems in the depot. When the two of the vault are lit, two keys open the exit."""

SEATS: Final = 2


@chapter.setup(SETS)
def for_two_without_a_clock(game: Game) -> None:
    _check(game.rules.settings)


def _check(settings: Settings) -> None:
    if settings.players != SEATS or settings.modules != (chapter.name,) or not settings.practice:
        raise SettingsError("a lesson is for two, without a clock and without other modules")


@chapter.setup(PIECES)
def lay_the_small_temple(game: Game) -> None:
    """Remove what the base game has laid beside the starting chamber, and lay the lesson's chambers there."""
    laid = [tile for tile, state in enumerate(game.temple.state) if state == LAID and tile != game.start]
    for tile in laid:
        game.emit(ChamberRemoved(tile, BOX))
    game.emit(PileOrdered(TILES, ()))
    for kind, side in ((EXIT, WEST), (VAULT, EAST)):
        game.emit(ChamberPlaced(_boxed(game, kind), STEP[side], side))
    game.emit(PileOrdered(TILES, tuple([_boxed(game, kind) for kind in PILE])))


def _boxed(game: Game, kind: str) -> int:
    """Return a tile of this kind that lies in the box."""
    number, temple = game.rules.tile_kind_ids[kind], game.temple
    return next(tile for tile, each in enumerate(temple.kind) if each == number and temple.state[tile] == BOX)


@chapter.setup(PIECES)
def few_gems_and_no_fate(game: Game) -> None:
    """There is no turn of fate, because it would free dice before the learner knows how."""
    game.emit(GemsMoved(DEPOT, BOXED, game.depot.gems - GEMS))
    if game.depot.beside:
        game.emit(GemsMoved(BESIDE, BOXED, game.depot.beside))
