"""Tables for the time chambers."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover
from tumbledown.engine.events import Announced, Event
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST, NORTH, SOUTH
from tumbledown.expansions.data.base import DATA
from tumbledown.expansions.data.time_chambers import Slot

RED, BLUE, GREEN = 0, 1, 2
MODULES = ("time_chambers",)
SIDES = (EAST, NORTH, SOUTH)
CELLS = ((2, 0), (1, -1), (1, 1))
GONGS, ENDS = DATA.soundtrack[0].gongs, DATA.soundtrack[0].ends

GEMS, MASKS, MOVEMENT, START = 1, 2, 3, 4
HALF, MINUTE = 30_000, 60_000

FIRST_BAN = {GEMS: "prohibition_a", MASKS: "prohibition_b", MOVEMENT: "prohibition_c", START: "prohibition_d"}
"""The chamber that forbids this first."""


def before(
    *kinds: str,
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    extra: tuple[Chapter, ...] = (),
    settings: Settings | None = None,
    gems: int = 5,
) -> Scenario:
    """Red stands in a hall east of the start, open to all sides; these chambers are the next tiles."""
    table = Scenario(players, modules=modules, extra=extra, pile=(*kinds, "basic_09"), settings=settings, gems=gems)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(RED, hall)
    return table


def discover(table: Scenario, number: int = 0, at: int | None = None) -> int:
    """Red discovers the next tile at this side of the hall; its place."""
    if at is not None:
        table.waits_until(at)
    hand = len(table.game.dice.hands[RED])
    table.shows(RED, "AA" + "." * (hand - 2))
    table.does(Discover(RED, SIDES[number]))
    return table.lies_at(*CELLS[number])


def found(
    kind: str,
    *,
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    extra: tuple[Chapter, ...] = (),
    at: int = 0,
    gems: int = 5,
) -> tuple[Scenario, int]:
    """Red has discovered this chamber just now; its place."""
    table = before(kind, players=players, modules=modules, extra=extra, gems=gems)
    return table, discover(table, at=at)


def banning(ban: int, *, players: int = 2, modules: tuple[str, ...] = (), at: int = 0, gems: int = 5) -> Scenario:
    """Red stands in the hall, and this has been forbidden since just now."""
    table, _ = found(FIRST_BAN[ban], players=players, modules=(*MODULES, *modules), at=at, gems=gems)
    assert noted(table).ban_now == ban
    return table


def hall_of(table: Scenario) -> int:
    return table.lies_at(1, 0)


def noted(table: Scenario) -> Slot:
    slot: Slot = table.game.slots["time_chambers"]
    return slot


def told(events: list[Event], what: str) -> list[tuple[int, ...]]:
    return [event.args for event in events if isinstance(event, Announced) and event.what == what]


def hands(table: Scenario) -> list[int]:
    """How many dice everybody has in play."""
    return [len(hand) for hand in table.game.dice.hands]
