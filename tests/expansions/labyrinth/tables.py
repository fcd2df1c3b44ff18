"""Tables for the Labyrinth."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Perform
from tumbledown.engine.events import Announced, Event
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.temple import xy
from tumbledown.engine.tiles import EAST
from tumbledown.expansions.labyrinth.gears import target_of

RED, BLUE, GREEN = 0, 1, 2
MODULES = ("labyrinth",)
WITH_CARDS = ("labyrinth", "curses", "treasures")
HALL, OPEN, STRAIGHT = "basic_07", "basic_08", "basic_12"
"""Open to all sides, the same again, and open at the stairway and opposite to it."""
REST = ("basic_09", "basic_10", "basic_11")
CARD_CHAMBERS = ("cursed_01", "cursed_02", "cursed_03")

BACK, ON = -1, 1


def row(number: int, step: int) -> int:
    """The slide of this row to the east (ON) or to the west (BACK)."""
    return target_of(row=True, number=number, step=step)


def column(number: int, step: int) -> int:
    """The slide of this column to the south (ON) or to the north (BACK)."""
    return target_of(row=False, number=number, step=step)


def at_the_gears(
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    extra: tuple[Chapter, ...] = (),
    pile: tuple[str, ...] = (),
) -> tuple[Scenario, int]:
    """Red stands in the gear chamber, north of a hall that lies east of the start, and shows two torches; the gears'
    place."""
    table = Scenario(players, modules=modules, extra=extra, pile=pile)
    table.chamber(HALL, at=(1, 0), stairs="W")
    gears = table.chamber("gear_chamber", at=(1, -1), stairs="S")
    table.puts(RED, gears)
    table.shows(RED, "TTKAB" if players > 1 else "TTKABBB")
    return table, gears


def slides(table: Scenario, target: int) -> list[Event]:
    table.shows(RED, "TT" + "B" * (len(table.game.dice.hands[RED]) - 2))
    return table.does(Perform(RED, "gears", target))


def before_a_mirage(
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    pile: tuple[str, ...] = ("mirage", *REST),
) -> tuple[Scenario, int]:
    """Red stands in a hall east of the start and may discover the mirage on all its other sides; the hall's place."""
    table = Scenario(players, modules=modules, pile=pile)
    hall = table.chamber(HALL, at=(1, 0), stairs="W")
    table.puts(RED, hall)
    table.shows(RED, "AAKTB" if players > 1 else "AAKTBBB")
    return table, hall


def cell_of(table: Scenario, place: int) -> tuple[int, int]:
    return xy(table.game.temple.cell[place >> 1])


def mirage_of(table: Scenario) -> int:
    """The place of the mirage."""
    return 2 * table.game.temple.kind.index(table.game.rules.tile_kind_ids["mirage"])


def told(events: list[Event], what: str) -> list[tuple[int, ...]]:
    return [event.args for event in events if isinstance(event, Announced) and event.what == what]


def with_card(
    card: str, *pile: str, players: int = 3, modules: tuple[str, ...] = WITH_CARDS, **more: tuple[str, ...]
) -> Scenario:
    """Red has this card, stands in the start and may discover on both sides of it; these tiles come next."""
    table = Scenario(players, modules=modules, pile=pile or CARD_CHAMBERS)
    table.gets(RED, card)
    table.shows(RED, "AAAA" + "B" * (len(table.game.dice.hands[RED]) - 4))
    return table


def discovers(table: Scenario, side: int = EAST) -> list[Event]:
    return table.does(Discover(RED, side))
