"""Random games in which the quests lie near the start, held to the contract: by chance alone they are rarely met."""

from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import Noted, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings

soon = Chapter("soon", order=98, looks_far=False)
"""All quests are in the game, and they come first."""

EAGER = {"altar": 30.0, "task": 60.0, "tree": 60.0, "push": 60.0, **WEIGHTS}


@soon.setup(PIECES)
def quests_come_first(game: Game) -> None:
    boxed = [tile for tile, kind in enumerate(game.temple.kind) if game.temple.state[tile] == 4]
    quests = [tile for tile in (*game.pile(TILES), *boxed) if game.tile_kind(tile).is_quest]
    rest = [tile for tile in game.pile(TILES) if tile not in quests]
    luck = game.fortune.shuffled("soon", quests)
    game.emit(PileOrdered(TILES, (*luck[:3], rest[0], *luck[3:], *rest[1:])))
    game.emit(Noted("depot", "markers", len(quests)))
    game.emit(Noted("quests", "quests_in_all", len(quests)))


MIXTURES = [
    ("quests",),
    ("quests", "illusions"),
    ("quests", "special_chambers", "treasures"),
    ("quests", "illusions", "curses", "fountain", "pit"),
]


def test_random_games_among_quests_keep_the_contract(record_property: Callable[[str, Any], None]) -> None:
    seen: set[str] = set()
    verbs: set[str] = set()
    for number in range(24):
        settings = Settings(players=1 + number % 5, modules=MIXTURES[number % len(MIXTURES)], roll_ms=300)
        play = Play(Table(settings, (soon, easy) if number % 3 == 0 else (soon,)), f"quests {number}")
        play.mood.weights = EAGER
        play.mood.steps = 500
        play.to_the_end()
        seen |= set(play.witness.seen)
        verbs |= {command.verb for command, _ in play.script if isinstance(command, Perform)}
    record_property("contract games", 24)
    assert seen >= {"Achieved", "PieceMoved", "note on a tile", "note on a depot"}
    assert verbs >= {"altar", "task", "push", "tree"}
