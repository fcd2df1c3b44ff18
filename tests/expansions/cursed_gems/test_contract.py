"""Random games among cursed gems, held to the contract; what is told on the wire above all."""

from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy
from tumbledown.engine.commands import Perform
from tumbledown.engine.structs import Settings

EAGER = {"look_at_position": 60.0, "hint_at_gem": 40.0, **WEIGHTS}
MIXTURES = [
    ("cursed_gems",),
    ("cursed_gems", "illusions"),
    ("cursed_gems", "curses", "treasures"),
    ("cursed_gems", "illusions", "special_chambers", "curses", "treasures", "sixth_adventurer"),
]


def test_random_games_among_cursed_gems_keep_the_contract(record_property: Callable[[str, Any], None]) -> None:
    seen: set[str] = set()
    verbs: set[str] = set()
    for number in range(16):
        settings = Settings(players=1 + number % 5, modules=MIXTURES[number % len(MIXTURES)], roll_ms=300)
        play = Play(Table(settings, (easy,) if number % 3 == 0 else ()), f"gems {number}")
        play.mood.weights = EAGER
        play.mood.steps = 500
        play.to_the_end()
        seen |= set(play.witness.seen)
        verbs |= {command.verb for command, _ in play.script if isinstance(command, Perform)}
    record_property("contract games", 16)
    assert "FacesShown" in seen
    assert verbs >= {"look_at_position", "hint_at_gem"}
