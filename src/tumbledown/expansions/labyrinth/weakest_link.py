"""Weakest link: if its owner is not safe when the door slams, the team has lost."""

from typing import Final

from tumbledown.engine.events import Announced, DoorPhase, GameEnded
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import OPEN
from tumbledown.engine.structs import SettingsWarning
from tumbledown.expansions.labyrinth.chapter import chapter
from tumbledown.expansions.shared import holds

CARD: Final = "weakest_link"
"""Also the name of the announcement about the seat that was not safe."""
NOT_HOME: Final = "not_home"
"""Why the game ended."""

weakest_link = chapter.of(CARD)


@weakest_link.react(DoorPhase)
def the_chain_breaks(game: Game, event: DoorPhase) -> None:
    """This happens before anything else in a slam. A seat is safe if the figure that it steers stands where a slam does
    no harm.

    Rules: labyrinth.curse.weakest_link, labyrinth.curse.weakest_link_safe, labyrinth.curse.weakest_link_first,
    labyrinth.curse.weakest_link_soul.
    """
    if event.phase != OPEN:
        return
    for seat in game.party.inside():
        if holds(game, seat, CARD) and not event.safe >> seat & 1:
            game.emit(Announced(CARD, (seat,)))
            game.emit(GameEnded(False, NOT_HOME))
            return


@chapter.warn
def who_cannot_come_loses_for_all(game: Game) -> tuple[SettingsWarning, ...]:
    """Warn if something other than a card may keep an adventurer away from the start, such as chambers that hold
    adventurers."""
    kind = game.rules.piece_kind_ids[CARD]
    is_held = bool(game.rules.laws(0).forbid_arrive) and kind in game.pieces.kind
    return (SettingsWarning(CARD, {}),) if is_held else ()
