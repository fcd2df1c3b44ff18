"""Tables with quests: chambers that are found by discovering, and markers on the depot."""

from tests.scenario import Scenario
from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.commands import Discover
from tumbledown.engine.events import Achieved, AdventurerMoved, Announced, Event, Noted
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import place_of
from tumbledown.engine.tiles import EAST
from tumbledown.engine.view import SPECTATOR, ChamberView, ChapterView, view

RED, BLUE, GREEN, GOLD = range(4)
MODULES = ("quests",)
HALL, CROSSING = "basic_07", "basic_08"
"""Two chambers with openings on all sides and no gems."""

TASKS = ("task_1", "task_2", "task_3", "task_4")


def scenario(
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    *,
    markers: int = 1,
    gems: int = 5,
    extra: tuple[Chapter, ...] = (),
) -> Scenario:
    table = Scenario(players, modules=modules, gems=gems, extra=extra)
    table.notes("depot", "markers", markers)
    return table


def finds(table: Scenario, kind: str, side: int = EAST, seat: int = RED) -> int:
    """The seat discovers a chamber of this kind; its place."""
    (tile,) = table.pile(kind)
    hand = len(table.game.dice.hands[seat])
    table.shows(seat, "AA".ljust(hand, "."))
    table.does(Discover(seat, side))
    return 2 * tile


def inside(
    kind: str, players: int = 2, *, modules: tuple[str, ...] = MODULES, markers: int = 1
) -> tuple[Scenario, int]:
    """A quest chamber was found east of the start, and everybody stands in it; its place."""
    table = scenario(players, modules, markers=markers)
    if kind == "task":
        table.cards("tasks", *TASKS)
    place = finds(table, kind)
    for seat in range(players):
        walks_to(table, seat, place)
    return table, place


def walks_to(table: Scenario, seat: int, place: int) -> None:
    """The seat's figure comes there, and what follows from that happens."""
    happens(table, AdventurerMoved(table.game.party.control[seat], place, ABILITY, seat))


def happens(table: Scenario, event: Event) -> None:
    """The event, as another chapter may bring it about, and everything that follows from it."""
    table.game.happened = []
    table.game.emit(event)
    table.game.come_to_rest()
    table.events += table.game.happened


def progress(table: Scenario, place: int) -> tuple[int, int]:
    """What all see of the task of a chamber."""
    seen = view(table.game, SPECTATOR)[f"chamber:{place >> 1}"]
    assert isinstance(seen, ChamberView)
    return seen.done, seen.asked


def note(table: Scenario, key: str) -> object:
    seen = view(table.game, SPECTATOR)["chapter:quests"]
    assert isinstance(seen, ChapterView)
    return seen.notes[key]


def markers(table: Scenario) -> int:
    return table.game.depot.markers


def done(table: Scenario) -> list[int]:
    """The tiles whose task was done, in that order."""
    return [event.tile for event in table.events if isinstance(event, Achieved)]


def haunted(table: Scenario) -> int:
    """Where the ghost is."""
    return place_of(table.game.pieces.at[table.piece("ghost")])


def announced(table: Scenario) -> list[str]:
    return [event.what for event in table.events if isinstance(event, Announced)]


def noted(table: Scenario, key: str) -> list[object]:
    return [event.value for event in table.events if isinstance(event, Noted) and event.key == key]
