"""Random games around a Totem that lies near the start, held to the contract: by chance alone it is rarely met."""

from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import Announced, GemsActivated, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.expansions.totem.chapter import TOTEM

soon = Chapter("soon", order=98, looks_far=False)
"""The Totem lies on top of the pile."""

EAGER = {**WEIGHTS, "stack_die": 120.0, "bank_gem": 8.0, "lift_die": 2.0, "give_up": 0.0}
GAMES = 40


@soon.setup(PIECES)
def the_totem_comes_first(game: Game) -> None:
    pile = game.pile(TILES)
    game.emit(PileOrdered(TILES, tuple(sorted(pile, key=lambda tile: game.tile_kind(tile) is not TOTEM))))


MIXTURES = [
    ("totem",),
    ("totem", "curses", "treasures"),
    ("totem", "illusions", "quests"),
    ("totem", "characters", "new_characters", "pit"),
    ("totem", "traps", "special_chambers", "doomed", "curses"),
]


def test_random_games_around_the_totem_keep_the_contract(record_property: Callable[[str, Any], None]) -> None:
    told: set[str] = set()
    verbs: set[str] = set()
    for number in range(GAMES):
        settings = Settings(players=1 + number % 5, modules=MIXTURES[number % len(MIXTURES)], roll_ms=300)
        play = Play(Table(settings, (soon, easy) if number % 3 == 0 else (soon,)), f"totem {number}")
        play.mood.weights = EAGER
        play.mood.steps = 500
        play.to_the_end()
        told |= set(play.witness.seen)
        verbs |= {command.verb for command, _ in play.script if isinstance(command, Perform)}
    record_property("contract games", GAMES)
    assert verbs >= {"stack_die", "bank_gem", "lift_die"}
    assert told >= {GemsActivated.__name__, Announced.__name__, "DieMoved"}
