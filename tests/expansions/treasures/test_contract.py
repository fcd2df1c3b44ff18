"""Random games in which everybody has treasures from the start, held to the contract: by chance few are claimed."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy
from tumbledown.engine import effects
from tumbledown.engine.commands import Command, Perform
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.structs import Outcome, Settings
from tumbledown.expansions.shared import TREASURES

rich = Chapter("rich", order=160, looks_far=False)

GAMES = 15
EAGER = {**WEIGHTS, "claim": 40.0, "give_up": 0.0}
USES = {"claim", "healing_mask", "secret_passage", "teleport", "extra_gem", "large_torch"}
COMPANY = (("sixth_adventurer",), ("illusions",), ("special_chambers",), ("curses", "illusions", "special_chambers"))


@rich.setup(PIECES)
def treasures_for_all(game: Game) -> None:
    for seat in range(game.party.size):
        for _ in range(3 if game.party.size < 4 else 2):
            effects.deal(game, TREASURES, seat)


class Noting(Play):
    """Notes what has really been done."""

    def __init__(self, table: Table, seed: str) -> None:
        self.done: set[str] = set()
        super().__init__(table, seed)
        self.mood.weights = EAGER

    def _look(self, outcome: Outcome, command: Command | None, at: int) -> None:
        if isinstance(command, Perform) and outcome.refusal is None:
            self.done.add(command.verb)
        super()._look(outcome, command, at)


@pytest.mark.parametrize("company", COMPANY, ids=str)
def test_random_games_of_the_rich_keep_the_contract(
    company: tuple[str, ...], record_property: Callable[[str, Any], None]
) -> None:
    done: set[str] = set()
    for number in range(GAMES):
        settings = Settings(players=1 + number % 5, modules=("treasures", *company), roll_ms=300)
        play = Noting(Table(settings, (rich, easy) if number % 2 else (rich,)), f"treasures {number}")
        play.to_the_end()
        done |= play.done
    record_property("contract games", GAMES)
    assert done >= USES
