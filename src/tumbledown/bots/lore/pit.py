"""The Pit: fire it when five black masks have come by themselves; and do not refuse help for its sake."""

from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.commands import AnyCommand, Prefer
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B

NEARLY: Final = 4
"""With so many black masks it is worth waiting for the last."""


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    seat = mind.seat
    if mind.team.need > 0:
        command = mind.take(game, "pit")
        if command is not None:
            return command
    if game.party.prefs[seat] & KEEPS_MASKS and mind.counts[B] < NEARLY:
        return Prefer(seat, "keeps_masks", False)
    return None
