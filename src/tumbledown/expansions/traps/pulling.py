"""A trap pulls its discoverer in, and holds figures against steps and jumps of their own."""

from typing import Final

from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.events import AdventurerMoved, Announced
from tumbledown.engine.game import Game
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import HOVER
from tumbledown.expansions.traps.chapter import chapter, cliff_of, slot

PULLED_IN: Final = "pulled_in"

HANGING: Final = Refusal("hanging")
ADRIFT: Final = Refusal("adrift")
PLATFORM_AWAY: Final = Refusal("platform_away")


def pull_in(game: Game, seat: int, tile: int) -> None:
    """Move the discoverer into the trap: at once, at no cost, and even where steps are forbidden. What lies where this
    figure stood stays there.

    Rules: traps.discover.pull, traps.discover.pull_once, traps.discover.prohibition, traps.discover.chalice,
    traps.discover.reject.
    """
    game.emit(Announced(PULLED_IN, (tile, seat)))
    game.emit(AdventurerMoved(game.party.control[seat], 2 * tile, FORCED, seat))


@chapter.forbid.arrive
def captives_stay(game: Game, figure: int, to: int, means: int) -> Refusal | None:
    """No step or jump of one's own leads away from a cliff or a hovering platform, and none leads onto a hovering
    platform. The figure is held, whichever seat steers it.

    Rules: traps.cliff.captive_cannot_leave, traps.platform.wait_no_move, traps.platform.wait, traps.captive_figure.
    """
    held = cliff_of(game, figure)
    if held >= 0 and to >> 1 != held:
        return HANGING
    if not slot(game).hovering:
        return None
    if game.temple.state[game.party.place[figure] >> 1] == HOVER:
        return ADRIFT
    return PLATFORM_AWAY if game.temple.state[to >> 1] == HOVER else None
