"""Who looks far, by a piece or from a chamber: what happens elsewhere changes their options, and only theirs."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import FREE
from tumbledown.engine.offers import Offer
from tumbledown.engine.options import structure
from tumbledown.engine.pieces import AT_SEAT, BOXED, PieceKind, at
from tumbledown.engine.piles import mix_in
from tumbledown.engine.tiles import TileKind

SPYGLASS = 0


def watching() -> Chapter:
    """Whoever has the spyglass may wave to everybody wherever they are, and point at every chamber."""
    glass = PieceKind("spyglass")
    chapter = Chapter("watching", order=90, pieces=(glass,), looks_far=False, far_sighted=("spyglass",))

    @chapter.setup(POOL)
    def one_spyglass(game: Game) -> None:
        game.pieces.add(game.rules.piece_kind_ids["spyglass"], BOXED)

    @chapter.offer("wave", "point")
    def look_round(game: Game, seat: int) -> tuple[Offer, ...]:
        if not game.has(seat, game.rules.piece_kind_ids["spyglass"]):
            return ()
        places = tuple(sorted(set(game.party.place)))
        return Offer("wave", targets=places), Offer("point", targets=tuple(game.temple.laid()))

    return chapter


def scene() -> tuple[Scenario, int]:
    """Seat 0 looks, seat 1 acts two chambers away, and seat 2 stands beside seat 0 without a glass."""
    table = Scenario(players=3, extra=(watching(),), pile=("basic_08", "basic_09"))
    table.game.emit(PieceMoved(SPYGLASS, at(AT_SEAT, 0)))
    table.chamber("basic_07", at=(1, 0), stairs="W")
    far = table.chamber("basic_06", at=(2, 0), stairs="W")
    table.puts(1, far)
    table.shows(1, "AAAA.")
    for seat in range(3):
        table.game.options(seat)
    return table, far


def test_the_owner_sees_a_discovery_far_away_at_once() -> None:
    table, _ = scene()
    side = next(iter(table.targets(1, "discover")))
    kept = structure(table.game, 2)
    table.does(Discover(1, side))
    assert len(table.targets(0, "point")) == 4
    assert structure(table.game, 2) is kept, "nothing near seat 2 has changed"


def test_the_owner_sees_a_step_far_away_at_once() -> None:
    table, far = scene()
    near = table.lies_at(1, 0)
    assert table.targets(0, "wave") == {table.start, far}
    kept = structure(table.game, 2)
    table.shows(1, "AKTAA")
    table.does(Enter(1, near))
    assert table.targets(0, "wave") == {table.start, near}
    assert structure(table.game, 2) is kept, "nobody came to seat 2 or left it"


def test_whoever_has_given_the_piece_away_looks_no_further_than_others() -> None:
    table, _ = scene()
    table.game.emit(PieceMoved(SPYGLASS, BOXED))
    kept = structure(table.game, 0)
    table.shows(1, "AA...")
    table.does(Discover(1, next(iter(table.targets(1, "discover")))))
    assert structure(table.game, 0) is kept


# -------------------------------------------------------------------- chambers from which one overlooks the temple
def lookout() -> Chapter:
    """Whoever stands in the tower may point at every chamber."""
    tower = TileKind("tower", openings=15, entry=(FREE,), overlooks=True)
    chapter = Chapter("lookout", order=90, tiles=(tower,), looks_far=False)

    @chapter.setup(POOL)
    def one_tower(game: Game) -> None:
        mix_in(game, (tower,))

    @chapter.offer("point")
    def look_round(game: Game, seat: int) -> tuple[Offer, ...]:
        is_up_there = game.tile_kind(game.here(seat) >> 1) is tower
        return (Offer("point", targets=tuple(game.temple.laid())),) if is_up_there else ()

    return chapter


def test_whoever_stands_in_a_chamber_that_overlooks_the_temple_sees_a_discovery_far_away_at_once() -> None:
    table = Scenario(players=3, extra=(lookout(),), pile=("basic_08", "basic_09"))
    table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(1, table.chamber("basic_06", at=(2, 0), stairs="W"))
    table.puts(0, table.chamber("tower", at=(-1, 0), stairs="E"))
    table.shows(1, "AAAA.")
    assert len(table.targets(0, "point")) == 4
    kept = structure(table.game, 2)
    table.does(Discover(1, next(iter(table.targets(1, "discover")))))
    assert len(table.targets(0, "point")) == 5
    assert structure(table.game, 2) is kept, "nothing near seat 2 has changed"
