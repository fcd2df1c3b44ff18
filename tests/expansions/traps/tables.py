"""Tables for the trap chambers."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover
from tumbledown.engine.events import Announced, Event
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.temple import HOVER, LAID, xy
from tumbledown.engine.tiles import EAST, NORTH

RED, BLUE, GREEN = 0, 1, 2
MODULES = ("traps",)


def before_a_trap(
    kind: str,
    *,
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    extra: tuple[Chapter, ...] = (),
    more: tuple[str, ...] = ("basic_09", "basic_10", "basic_11"),
) -> tuple[Scenario, int]:
    """Red stands in a hall east of the start, open to all sides, with two adventurers shown; this trap is the next
    tile. The hall's place."""
    table = Scenario(players=players, modules=modules, extra=extra, pile=(kind, *more))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(RED, hall)
    table.shows(RED, "AAKTB" if players > 1 else "AAKTBBB")
    return table, hall


def trapped(
    kind: str, *, players: int = 2, modules: tuple[str, ...] = MODULES, side: int = EAST
) -> tuple[Scenario, int]:
    """Red has just discovered this trap, on this side of the hall; the trap's place."""
    table, _ = before_a_trap(kind, players=players, modules=modules)
    table.does(Discover(RED, side))
    return table, table.stands(RED)


def told(events: list[Event], what: str) -> list[tuple[int, ...]]:
    return [event.args for event in events if isinstance(event, Announced) and event.what == what]


# -------------------------------------------------------------------- a platform that waits
def hovering(players: int = 2, *modules: str, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int]:
    """Red has discovered the platform north of the hall, and it fits nowhere; its tile."""
    table, _ = before_a_trap("platform", players=players, modules=(*MODULES, *modules), extra=extra)
    table.does(Discover(RED, NORTH))
    tile = table.stands(RED) >> 1
    assert table.game.temple.state[tile] == HOVER
    return table, tile


def lies(table: Scenario, tile: int) -> tuple[int, int]:
    assert table.game.temple.state[tile] == LAID
    return xy(table.game.temple.cell[tile])


def changes(table: Scenario, event: Event) -> list[Event]:
    """The temple changes by itself, and what follows from that."""
    game = table.game
    game.happened = []
    game.emit(event)
    game.come_to_rest()
    return game.happened
