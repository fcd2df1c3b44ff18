"""Random games in which the new quest chambers lie near the start, held to the contract: by chance alone they are
rarely found, and hardly ever fulfilled."""

from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy, generous
from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, Noted, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import PILE
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.expansions.shared import is_achieved, parts_done
from tumbledown.lab.tables import with_required

QUESTS = ("chaos", "constellation", "snake_pit")
EAGER = {"chaos": 60.0, "constellation": 60.0, "snake": 60.0, "snake_leader": 60.0, "feel_pulse": 5.0, **WEIGHTS}

near = Chapter("near", order=98, looks_far=False)
"""The start lies between chaos and the constellation, and the snake pit comes next."""


def tile_called(game: Game, kind: str) -> int:
    return game.temple.kind.index(game.rules.tile_kind_ids[kind])


@near.setup(PIECES)
def quests_on_both_sides(game: Game) -> None:
    for cell in (1, -1):
        game.emit(ChamberRemoved(game.temple.tile_at[cell]))
    chaos, stars, pit = [tile_called(game, kind) for kind in QUESTS]
    pile = [tile for tile, state in enumerate(game.temple.state) if state == PILE]
    rest = [tile for tile in pile if not game.tile_kind(tile).is_quest]
    game.emit(ChamberPlaced(chaos, 1, EAST))
    game.emit(ChamberPlaced(stars, -1, WEST))
    game.emit(PileOrdered(TILES, (pit, *rest)))
    game.emit(Noted("depot", "markers", len(QUESTS)))


def test_random_games_among_new_quests_keep_the_contract(record_property: Callable[[str, Any], None]) -> None:
    done: set[str] = set()
    seen: set[str] = set()
    snakes_gone = 0
    for number in range(18):
        more = (("illusions",), ("curses", "pit"), ("sixth_adventurer",))[number % 3]
        settings = Settings(
            players=1 + number % (6 if number % 3 == 2 else 4),
            modules=with_required((*more, "new_quests")),
            roll_ms=300,
            variants=("curses.on_honour",) if number % 4 == 3 else (),
        )
        extra = ((near,), (near, easy), (near, generous))[number // 6]
        play = Play(Table(settings, extra), f"new quests {number}")
        play.mood.weights = EAGER
        play.mood.steps = 350
        play.to_the_end()
        seen |= set(play.witness.seen)
        snakes_gone += parts_done(play.game, tile_called(play.game, "snake_pit"))
        done |= {kind for kind in QUESTS if is_achieved(play.game, tile_called(play.game, kind))}
    record_property("contract games", 18)
    assert done >= {"chaos", "constellation"}
    assert snakes_gone > 5
    assert seen >= {"Achieved", "PieceMoved", "request answered", "bond_partner answered"}
