"""Random games in which the two chambers are found soon, held to the contract: by chance alone they are rarely met."""

from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings

soon = Chapter("soon", order=98, looks_far=False)

OURS = ("exchange_chamber", "teleport_chamber")
EAGER = {"trade_curse": 30.0, "take_token": 20.0, "lay_token": 8.0, "token_link": 12.0, **WEIGHTS}
MIXTURES = [
    ("exchange_teleport",),
    ("exchange_teleport", "curses", "treasures"),
    ("exchange_teleport", "curses", "treasures", "illusions", "special_chambers"),
    ("exchange_teleport", "curses", "treasures", "traps", "sixth_adventurer"),
]


@soon.setup(PIECES)
def they_come_first(game: Game) -> None:
    ours = [tile for tile in game.pile(TILES) if game.tile_kind(tile).id in OURS]
    rest = [tile for tile in game.pile(TILES) if tile not in ours]
    game.emit(PileOrdered(TILES, (*rest[:1], *ours, *rest[1:])))


def test_random_games_with_the_token_keep_the_contract(record_property: Callable[[str, Any], None]) -> None:
    verbs: set[str] = set()
    for number in range(16):
        settings = Settings(players=1 + number % 5, modules=MIXTURES[number % len(MIXTURES)], roll_ms=300)
        play = Play(Table(settings, (soon, easy) if number % 3 == 0 else (soon,)), f"tokens {number}")
        play.mood.weights = EAGER
        play.mood.steps = 500
        play.to_the_end()
        verbs |= {command.verb for command, _ in play.script if isinstance(command, Perform)}
    record_property("contract games", 16)
    assert verbs >= {"trade_curse", "take_token", "lay_token", "token_link"}
