"""Refused commands: the bot does not repeat one until the rules would accept it."""

from typing import Final

import msgspec

from tumbledown.engine import options
from tumbledown.engine.commands import ActivateGems, AnyCommand, Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.game import Game
from tumbledown.engine.performing import still_fits

MOST: Final = 3
"""After this many refusals a deed is never tried again, even if the options list it."""


class Refused:
    """The deeds that were refused to one seat, and how often. A deed is a command without its dice and cards."""

    def __init__(self) -> None:
        self._times: dict[AnyCommand, int] = {}

    def note(self, command: AnyCommand) -> None:
        deed = _deed(command)
        self._times[deed] = self._times.get(deed, 0) + 1

    def bars(self, game: Game, command: AnyCommand | None) -> bool:
        """Whether this was refused before and would be refused again."""
        if command is None or not self._times:
            return False
        times = self._times.get(_deed(command), 0)
        return times >= MOST or (times > 0 and not _would_be_taken(game, command))


def _deed(command: AnyCommand) -> AnyCommand:
    if isinstance(command, Enter | Discover | ActivateGems | Escape | Perform):
        return msgspec.structs.replace(command, dice=0, using=())
    return command


def _would_be_taken(game: Game, command: AnyCommand) -> bool:
    if isinstance(command, Roll):
        return not command.dice & ~options.rollable(game, command.seat)
    if isinstance(command, Enter | Discover | ActivateGems | Escape | Perform):
        return still_fits(game, command)
    return False
