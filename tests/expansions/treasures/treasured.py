"""Tables with treasures: hidden in a chamber, waiting in the pile, or before their owner."""

from tests.expansions.curses.cursed import card, discovers, escapes, stack
from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BOXED, at
from tumbledown.expansions.shared import TREASURES

MODULES = ("treasures",)
WITH_TORCH = ("treasures", "sixth_adventurer")
HOARD, BARE = "cursed_08", "cursed_07"
"""Two chambers of the set with openings on all sides: one with a treasure, one without."""

__all__ = ["card", "discovers", "escapes", "stack"]


def scenario(
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    gems: int = 5,
    pile: tuple[str, ...] = (),
    extra: tuple[Chapter, ...] = (),
) -> Scenario:
    return Scenario(players, modules=modules, gems=gems, pile=pile, extra=extra)


def owning(
    *kinds: str,
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    gems: int = 5,
    extra: tuple[Chapter, ...] = (),
) -> Scenario:
    """Seat 0 has these treasures."""
    table = scenario(players, modules, gems, extra=extra)
    gives(table, 0, *kinds)
    return table


def gives(table: Scenario, seat: int, *kinds: str) -> list[int]:
    """Treasures that were in the box come before the seat."""
    return [table.gets(seat, kind) for kind in kinds]


def next_copy(table: Scenario, kind: str) -> int:
    """The number of the first treasure of this kind that is still in the box."""
    copies = table.rules.piece_kinds[table.rules.piece_kind_ids[kind]].copies
    return next(number for number in range(copies) if lies(table, card(table, kind, number)) == BOXED)


def piles(table: Scenario, *kinds: str) -> list[int]:
    """The pile of treasures from the top."""
    return stack(table, *kinds, pile=TREASURES)


def hides(table: Scenario, place: int, kind: str) -> int:
    """A treasure lies face down in a chamber."""
    treasure = card(table, kind, next_copy(table, kind))
    table.game.apply_only(PieceMoved(treasure, at(AT_PLACE, place), face_up=False))
    return treasure


def hoard(table: Scenario, *seats: int, kind: str = "extra_gem") -> int:
    """A chamber east of the starting chamber in which a treasure lies and these seats stand; its place."""
    place = table.chamber(HOARD, at=(1, 0), stairs="W")
    hides(table, place, kind)
    for seat in seats:
        table.puts(seat, place)
    return place


def uses(seat: int, verb: str, target: int = -1) -> Perform:
    return Perform(seat, verb, target)


def lies(table: Scenario, treasure: int) -> int:
    return table.game.pieces.at[treasure]


def owned(table: Scenario, seat: int = 0) -> list[int]:
    """The unused treasures before a seat."""
    return table.game.pieces.lying(at(AT_SEAT, seat))
