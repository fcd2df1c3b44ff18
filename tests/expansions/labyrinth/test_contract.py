"""Random games in which the gears lie beside the start and everybody has cards, held to the contract: by chance alone
they are rarely found, and hardly ever used."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy, generous
from tests.contract.test_secrecy import WatchedPlay
from tumbledown.engine.effects import deal
from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import PILE
from tumbledown.engine.tiles import EAST
from tumbledown.expansions.shared import CURSES, TREASURES
from tumbledown.lab.tables import with_required

OURS = {"weakest_link", "disinformation", "shortcut", "time_out", "genie"}
EAGER = {"gears": 20.0, "shortcut": 60.0, "time_out": 10.0, "genie": 40.0, **WEIGHTS}
GAMES = 24

near = Chapter("near", order=998, looks_far=False)
"""East of the start lie the gears, the mirage comes soon, and the first cards are the labyrinth's."""


def tile_called(game: Game, kind: str) -> int:
    return game.temple.kind.index(game.rules.tile_kind_ids[kind])


@near.setup(PIECES)
def the_labyrinth_is_near(game: Game) -> None:
    game.emit(ChamberRemoved(game.temple.tile_at[1]))
    gears, mirage = tile_called(game, "gear_chamber"), tile_called(game, "mirage")
    pile = [tile for tile, state in enumerate(game.temple.state) if state == PILE and tile not in (gears, mirage)]
    game.emit(ChamberPlaced(gears, 1, EAST))
    game.emit(PileOrdered(TILES, (*pile[:4], mirage, *pile[4:])))


@near.setup(PIECES)
def its_cards_come_first(game: Game) -> None:
    for pile in (CURSES, TREASURES):
        if game.pile(pile):
            order = sorted(game.pile(pile), key=lambda piece: game.pieces.kind_of(piece).id not in OURS)
            game.emit(PileOrdered(pile, tuple(order)))
            for seat in range(game.party.size):
                deal(game, pile, seat)


def test_random_games_in_the_labyrinth_keep_the_contract(record_property: Callable[[str, Any], None]) -> None:
    seen: set[str] = set()
    others = (("curses", "treasures"), ("treasures", "traps"), ("curses", "treasures", "characters", "quests"), ())
    for number in range(GAMES):
        settings = Settings(
            players=1 + number % 4,
            modules=with_required((*others[number % 4], "labyrinth")),
            roll_ms=300,
            variants=("labyrinth.one_table",) if number % 3 == 2 else (),
        )
        extra = ((near,), (near, easy), (near, generous))[number // 8 % 3]
        play = Play(Table(settings, extra), f"labyrinth {number}")
        play.mood.weights = EAGER
        play.mood.steps = 350
        play.to_the_end()
        seen |= set(play.witness.seen)
    record_property("contract games", GAMES)
    assert seen >= {"ChambersMoved", "ClockStopped", "ClockResumed", "FacesShown", "time_out answered"}
    assert seen >= {"shortcut answered", "genie answered"}


def test_nobody_hears_what_is_behind_a_veil_in_a_pile_or_in_a_hand(record_property: Callable[[str, Any], None]) -> None:
    met: Counter[str] = Counter()
    for number in range(9):
        modules = with_required(("labyrinth", "curses", "treasures", *(("characters",) if number % 3 == 2 else ())))
        settings = Settings(players=2 + number % 3, modules=modules, roll_ms=300)
        play = WatchedPlay(Table(settings, (near,) if number % 2 else (near, easy)), f"secret {number}", every=2)
        play.mood.weights = EAGER
        play.mood.steps = 220
        play.to_the_end()
        met += play.met
    record_property("secrecy steps", met["steps"])
    assert set(met) >= {"a tile is veiled", "a veil lifts", "tiles are looked at", "pieces are looked at"}
