"""Random games in which the special chambers lie near the start, held to the contract: by chance alone they are rarely
used."""

from collections.abc import Callable
from typing import Any

from tests.contract.random_play import WEIGHTS, Play
from tests.contract.tables import Table, easy
from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.offers import Offer
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST, WEST

near = Chapter("near", order=98, looks_far=False)
"""The start lies between two linked chambers, and the others come next."""

EAGER = {"linked": 60.0, **WEIGHTS}


def tile_called(game: Game, kind: str) -> int:
    return game.temple.kind.index(game.rules.tile_kind_ids[kind])


@near.setup(PIECES)
def links_on_both_sides(game: Game) -> None:
    for cell in (1, -1):
        game.emit(ChamberRemoved(game.temple.tile_at[cell]))
    linked = [tile_called(game, f"linked_{number}") for number in (1, 2)]
    rest = [tile for tile, state in enumerate(game.temple.state) if state == 0 and tile not in linked]
    soon = ("treasure_chamber", "exit", "linked_3", "double_torch_chamber", "illusion_1", "double_key_chamber")
    rest.sort(key=lambda tile: soon.index(kind) if (kind := game.tile_kind(tile).id) in soon else len(soon))
    for tile, cell, side in zip(linked, (1, -1), (EAST, WEST), strict=True):
        game.emit(ChamberPlaced(tile, cell, side))
    game.emit(PileOrdered(TILES, tuple(rest)))


class Carrying(Play):
    """Whoever can take the chalice along likes to, and into the exit above all."""

    def _curiosity(self, seat: int, offer: Offer) -> float:
        if offer.verb != "enter" or offer.about < 0:
            return super()._curiosity(seat, offer)
        return 20.0 if self.game.tile_kind(offer.targets[0] >> 1).id == "exit" else 5.0


def test_random_games_among_special_chambers_keep_the_contract(
    record_property: Callable[[str, Any], None],
) -> None:
    seen: set[str] = set()
    for number in range(16):
        settings = Settings(players=2 + number % 4, modules=("illusions", "special_chambers"), roll_ms=300)
        play = Carrying(Table(settings, (near, easy) if number % 2 else (near,)), f"special {number}")
        play.mood.weights = EAGER
        play.mood.steps = 400
        play.to_the_end()
        seen |= set(play.witness.seen)
        seen |= {offer for offer in ("linked",) if getattr(play.game.slots["special_chambers"], "fired", 0)}
    record_property("contract games", 16)
    assert seen >= {"linked", "chalice_found", "chalice_recovered", "ChamberRemoved", "PieceMoved"}
