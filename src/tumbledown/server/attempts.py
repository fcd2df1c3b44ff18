"""What a finished game was worth as a challenge. Only the server says so, from the game as it was played here."""

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
    """The attempt that this game was, if it could have earned a mark. With a chosen seed somebody may have known where
    everything lies."""
    challenge = "" if record.seed else earns(game.rules.settings)
    if not challenge:
        return None
    left_ms = max(0, by_the_clock(game)[1])
    ended_at = int(time.time())
    return Attempt(id, record.code, challenge, game.party.size, game.won, game.now, left_ms, game.depot.gems, ended_at)


def warnings(record: TableRecord) -> tuple[SettingsWarning, ...]:
    """What about a table costs the mark of its challenge, beside its settings."""
    return (KNOWN_LUCK,) if record.seed and earns(record.settings) else ()
