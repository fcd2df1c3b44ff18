"""The result of a finished game as an attempt at a challenge, computed from the game that was played on this server."""

import time
from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.structs import SettingsWarning
from tumbledown.expansions.challenges.marks import earns
from tumbledown.lab.simulate import by_the_clock
from tumbledown.server.members import TableRecord
from tumbledown.server.store.attempts import Attempt

KNOWN_LUCK: Final = SettingsWarning("no_mark_seed", {})


def attempt_of(game: Game, id: str, record: TableRecord) -> Attempt | None:
    """The attempt that this game was, or None if it could not earn a mark. A game with a chosen seed cannot, because a
    player may have known the temple."""
    challenge = "" if record.seed else earns(game.rules.settings)
    if not challenge:
        return None
    left_ms = max(0, by_the_clock(game)[1])
    ended_at = int(time.time())
    return Attempt(id, record.code, challenge, game.party.size, game.won, game.now, left_ms, game.depot.gems, ended_at)


def warnings(record: TableRecord) -> tuple[SettingsWarning, ...]:
    """Warnings about what costs the table the mark of its challenge, apart from its settings."""
    return (KNOWN_LUCK,) if record.seed and earns(record.settings) else ()
