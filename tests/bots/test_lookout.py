"""What there is to be done in the temple, looked at again when it changes."""

from tumbledown.bots.lookout import Lookout
from tumbledown.bots.pace import steady
from tumbledown.bots.table import Table
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES
from tumbledown.lab.tables import table_settings

PACE_MS = 2_500
LINKED = ("linked_1", "linked_2", "linked_3")


def seen(look: Lookout, game: Game) -> tuple[list[int], list[int], int]:
    look.look(game)
    return look.openings, look.laid(game, LINKED), look.exit


def test_whoever_looked_before_sees_the_same_as_whoever_looks_for_the_first_time() -> None:
    """While chambers are laid and, at the slam, vanish; with slow bots, who are still inside then."""
    table = Table(table_settings(4, modules="all"), "lookout", steady(PACE_MS))
    look = Lookout()
    sizes = set()
    while not table.is_over:
        table.step()
        assert seen(look, table.game) == seen(Lookout(), table.game)
        sizes.add((len(look.openings), len(table.game.temple.laid())))
    assert table.game.now > 210_000, "the door has slammed"
    assert len(sizes) > 20


def test_without_chambers_to_lay_there_is_no_opening() -> None:
    table = Table(table_settings(2), "pile")
    look = Lookout()
    assert seen(look, table.game)[0]
    table.game.pieces.piles[TILES] = []
    look.version = -1
    assert seen(look, table.game)[0] == []
