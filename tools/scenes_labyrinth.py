"""Scenes in the labyrinth: at the gears, with the pile in hand, before the genie, in a time-out, and cursed."""

from typing import Final

from staging import Rehearsal
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Discover, Perform
from tumbledown.engine.events import AdventurerMoved
from tumbledown.engine.game import Game
from tumbledown.engine.temple import LAID
from tumbledown.expansions.base.chapter import slot
from tumbledown.expansions.base.door import soundtrack

ME: Final = 0
MATE: Final = 1
THIRD: Final = 2
PLAYERS: Final = 4
CHAPTERS: Final = ("labyrinth", "curses", "treasures")
SEED: Final = "labyrinth/2"


def _tile_of(game: Game, kind: str) -> int:
    return game.temple.kind.index(game.rules.tile_kind_ids[kind])


def _lies(game: Game, kind: str) -> bool:
    return game.temple.state[_tile_of(game, kind)] == LAID


def in_the_labyrinth(until: int = 150_000) -> Rehearsal:
    return Rehearsal(SEED, PLAYERS, modules=CHAPTERS).to_time(until)


def at_the_gears() -> Rehearsal:
    """I stand at the gears with two torches, and Milan with me."""
    found = in_the_labyrinth().until(lambda game: _lies(game, "gear_chamber"))
    place = 2 * _tile_of(found.game, "gear_chamber")
    for seat in (ME, MATE):
        found.happens(AdventurerMoved(found.game.party.control[seat], place, FORCED))
    return found.shows(ME, "TTKGB")


def at_an_opening() -> Rehearsal:
    """I have all three treasures, and stand where something can be discovered."""
    found = in_the_labyrinth()
    place = found.game.temple.open_places()[0]
    found.happens(AdventurerMoved(found.game.party.control[ME], place, FORCED))
    return found.gets(ME, "shortcut", "time_out", "genie").shows(ME, "AAKTB")


def searching() -> Rehearsal:
    """I look through the pile."""
    found = at_an_opening()
    sides = found.game.temple.frontier(found.game.here(ME))
    return found.do(Perform(ME, verb="shortcut", target=sides[0]))


def asking_the_genie() -> Rehearsal:
    return at_an_opening().do(Perform(ME, verb="genie"))


def before_a_time_out() -> Rehearsal:
    """Milan is about to call a time-out."""
    return in_the_labyrinth().gets(MATE, "time_out").gets(ME, "weakest_link", "genie").shows(ME, "AAKTB")


def cursed() -> Rehearsal:
    """The doors are about to slam, and I must be in the starting chamber."""
    found = at_the_gears()
    ends = soundtrack(found.game).ends
    found.to_time(found.game.offset + ends[slot(found.game).slams] - 12_000)
    found.happens(AdventurerMoved(found.game.party.control[ME], 2 * _tile_of(found.game, "gear_chamber"), FORCED))
    return found.gets(ME, "weakest_link", "disinformation").shows(ME, "AAKTB")


def under_a_veil(finder: int = MATE) -> Rehearsal:
    """A player has found a chamber and called a time-out; the clock stands still, so the veil does not lift."""
    found = in_the_labyrinth()
    place = found.game.temple.open_places()[0]
    found.happens(AdventurerMoved(found.game.party.control[finder], place, FORCED))
    found.gets(finder, "disinformation", "time_out").shows(finder, "AAKTB")
    side = found.game.temple.frontier(place)[0]
    return found.do(Discover(finder, side)).do(Perform(finder, verb="time_out"))
