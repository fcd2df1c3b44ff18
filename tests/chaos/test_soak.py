"""As many kills as one has time for: `make soak` sets TUMBLEDOWN_KILLS; without it, a hundred on each database."""

import os
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.chaos.test_killed import kill_games

KILLS = int(os.environ.get("TUMBLEDOWN_KILLS", "100"))
KILLS_OF_A_GAME = 25
"""A game lasts ten minutes; then others are begun."""


@pytest.mark.long
@pytest.mark.parametrize("turn", range(-(-KILLS // KILLS_OF_A_GAME)))
async def test_games_survive_any_number_of_kills(
    database_url: str, tmp_path: Path, session: ClientSession, turn: int
) -> None:
    kills = min(KILLS_OF_A_GAME, KILLS - turn * KILLS_OF_A_GAME)
    await kill_games(database_url, tmp_path / "notes", session, games=3 + turn % 3, kills=kills)
