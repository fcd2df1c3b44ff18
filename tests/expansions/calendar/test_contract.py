"""Random games with the calendar chamber near the start, held to the contract: by chance alone it is rarely met, and a
pawn rarely moves."""

from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy
from tests.expansions.calendar.dating import CURSED, ETERNAL, chosen
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings

GAMES = 32

soon = Chapter("soon", order=198, looks_far=False)
"""The calendar chamber is the first to be found, and gems come after it."""

EAGER = {"swap_tiles": 40.0, "activate": 40.0, "linked": 60.0, "pit": 40.0, **WEIGHTS}


@soon.setup(PIECES)
def gems_come_first(game: Game) -> None:
    pile = list(game.pile(TILES))
    first = [tile for tile in pile if game.tile_kind(tile).id == "calendar"]
    gems = [tile for tile in pile if game.tile_kind(tile).printed_gems]
    rest = [tile for tile in pile if tile not in (*first, *gems)]
    game.emit(PileOrdered(TILES, (*first, *game.fortune.shuffled("soon", gems), *rest)))


MIXTURES = [
    ("calendar",),
    ("calendar", "illusions", "special_chambers"),
    ("calendar", "pit", "curses", "treasures", "fountain"),
    ("calendar", "characters", "special_chambers"),
    ("calendar", "quests", "illusions"),
]


def test_random_games_with_a_calendar_keep_the_contract(record_property: Callable[[str, Any], None]) -> None:
    verbs: set[str] = set()
    farthest = 0
    for number in range(GAMES):
        modules, side = MIXTURES[number % len(MIXTURES)], (ETERNAL, CURSED)[number % 2]
        settings = Settings(players=1 + number % 5, modules=modules, variants=chosen(side), roll_ms=300)
        play = Play(Table(settings, (soon, easy) if number % 3 == 0 else (soon,)), f"calendar {number}")
        play.mood.weights = EAGER
        play.mood.steps = 500
        play.to_the_end()
        verbs |= {command.verb for command, _ in play.script if isinstance(command, Perform)}
        farthest = max(farthest, play.game.slots["calendar"].pawn_at)
    record_property("contract games", GAMES)
    assert "swap_tiles" in verbs
    assert farthest > 2
