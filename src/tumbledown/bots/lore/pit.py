"""The Pit: fire it when five black masks have come by themselves; and do not refuse help for its sake."""

from typing import Final

from tumbledown.bots.knowledge import Knowledge
from tumbledown.bots.lore import lore_of
from tumbledown.bots.mind import Mind
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.commands import AnyCommand, Prefer
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B
from tumbledown.expansions.pit import LOST_TREASURE, PIT

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


def least_useful(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    known = lore_of(game.rules)
    return min(legal, key=lambda piece: (known.useful(game.pieces.kind_of(piece).id), piece))


lore = Knowledge(chambers={PIT.id: at_once}, answers={LOST_TREASURE: least_useful})
