"""The moving platform: it floats clockwise round the temple with its discoverer until its stairway fits."""

from typing import Final

from tumbledown.engine import effects
from tumbledown.engine.events import (
    AdventurerEscaped,
    Announced,
    ChamberRemoved,
    ControlChanged,
    DiceFreed,
    DiceRolled,
    DieMoved,
    DoorPhase,
    Event,
    GemsMoved,
    Noted,
    PieceMoved,
    TempleSettled,
    TileKept,
)
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES as DRAW_PILE
from tumbledown.engine.temple import AIR, HOVER, LAID, STEP, xy
from tumbledown.engine.tiles import SOUTH, opposite
from tumbledown.expansions.base.actions import stays_closed
from tumbledown.expansions.base.remedies import can_come_to_discover
from tumbledown.expansions.traps.chapter import NAME, PLATFORM, chapter, slot
from tumbledown.expansions.traps.cliff import hangs_for_good
from tumbledown.expansions.traps.pulling import pull_in

Pair = tuple[int, int]
"""A chamber, and a side of it that borders on no chamber."""

RIDES: Final = "platform_rides"
"""Announced with the tile, and with x and y of each cell on its way."""
WAITS: Final = "platform_waits"
NOWHERE_TO_LAND: Final[tuple[int, ...]] = ()


# -------------------------------------------------------------------- lifting off
@chapter.react(TileKept)
def the_platform_lifts_off(game: Game, event: TileKept) -> None:
    """It is lifted where it would have been laid, with its discoverer. It travels only once in a game.

    Rules: traps.platform.attach, traps.platform.lift, traps.platform.again, traps.platform.wait_slam.
    """
    tile = event.tile
    if game.tile_kind(tile).id != PLATFORM:
        return
    chamber = game.temple.tile_at[game.temple.cell[tile] + STEP[_stairs(game, tile)]]
    game.emit(ChamberRemoved(tile, HOVER))
    _note(game, [*slot(game).hovering, tile], [*slot(game).found_from, chamber], [*slot(game).found_by, event.seat])
    pull_in(game, event.seat, tile)
    if not _lands(game, tile, chamber):
        game.emit(Announced(WAITS, (tile, event.seat)))


def _note(game: Game, hovering: list[int], found_from: list[int], found_by: list[int]) -> None:
    game.emit(Noted(NAME, "found_from", tuple(found_from)))
    game.emit(Noted(NAME, "found_by", tuple(found_by)))
    game.emit(Noted(NAME, "hovering", tuple(hovering)))


@chapter.react(TempleSettled)
def those_that_wait_look_again(game: Game, event: TempleSettled) -> None:
    """After every change of the temple, the one that has waited longest first.

    Rules: traps.platform.wait_retest, traps.platform.lower_id_first, traps.platform.wait_summoned.
    """
    for tile in slot(game).hovering:
        _lands(game, tile, slot(game).found_from[slot(game).hovering.index(tile)])


@chapter.react(AdventurerEscaped)
@chapter.react(ControlChanged)
@chapter.react(DiceFreed)
@chapter.react(DiceRolled)
@chapter.react(DieMoved)
@chapter.react(DoorPhase)
@chapter.react(GemsMoved)
@chapter.react(Noted)
@chapter.react(PieceMoved)
def those_that_wait_in_vain_look_again(game: Game, event: Event) -> None:
    """Checked after this step: in the middle of a step a card may be gone before its effect has happened."""
    if any(not _somebody_could_help(game, tile) for tile in slot(game).hovering):
        game.look_again()


def _lands(game: Game, tile: int, chamber: int) -> bool:
    """Land the platform if it fits, or return it to where it was lifted if waiting is in vain; return whether it lies
    now."""
    way = _way_to_a_place(game, tile, chamber)
    if way:
        _land(game, tile, way)
        return True
    return _come_back_if_in_vain(game, tile)


def _land(game: Game, tile: int, way: tuple[int, ...]) -> None:
    """Lay the platform; from now on it is a chamber like any other.

    Rules: traps.platform.dock.
    """
    number = slot(game).hovering.index(tile)
    seat = slot(game).found_by[number]
    kept = [each for each in range(len(slot(game).hovering)) if each != number]
    game.emit(Announced(RIDES, (tile, *[number for cell in way for number in xy(cell)])))
    _note(
        game,
        [slot(game).hovering[each] for each in kept],
        [slot(game).found_from[each] for each in kept],
        [slot(game).found_by[each] for each in kept],
    )
    effects.lay_tile(game, tile, way[-1], game.temple.turn[tile], seat)


# -------------------------------------------------------------------- clockwise round the temple
def _way_to_a_place(game: Game, tile: int, chamber: int) -> tuple[int, ...]:
    """Return the cells that it passes up to the first one where it fits; none if it fits nowhere.

    Rules: traps.platform.walk_state, traps.platform.walk_step, traps.platform.walk_test.
    """
    for walk in _walks(game, tile, chamber):
        way: list[int] = []
        for near, side in walk:
            cell = game.temple.cell[near] + STEP[side]
            if not way or way[-1] != cell:
                way.append(cell)
            if side == opposite(_stairs(game, tile)) and _fits(game, tile, chamber, cell):
                return tuple(way)
    return NOWHERE_TO_LAND


def _stairs(game: Game, tile: int) -> int:
    """Return the side on which its stairway lies; the platform is never turned."""
    return (SOUTH + game.temple.turn[tile]) & 3


def _fits(game: Game, tile: int, chamber: int, cell: int) -> bool:
    """Whether the cell is empty and a chamber with an opening lies behind the stairway. On the cell where it was lifted
    that must be another chamber than the one it was discovered from.

    Rules: traps.platform.fit, traps.platform.not_origin.
    """
    temple, stairs = game.temple, _stairs(game, tile)
    if temple.tile_at.get(cell, tile) != tile:
        return False
    other = temple.tile_at.get(cell + STEP[stairs], -1)
    if other < 0 or temple.state[other] != LAID or not temple.openings(other) >> opposite(stairs) & 1:
        return False
    return cell != temple.cell[tile] or other != chamber


def _walks(game: Game, tile: int, chamber: int) -> list[list[Pair]]:
    """Return every way round the temple or a hole in it: its own first, then the others, the nearest first.

    Rules: traps.platform.other_contours, traps.platform.retest_start.
    """
    start = _start(game, tile, chamber)
    waiting = [start, *_pairs(game, tile)] if start is not None else _pairs(game, tile)
    walks: list[list[Pair]] = []
    met: set[Pair] = set()
    for near, side in waiting:
        if (near, side) not in met:
            walks.append(game.temple.contour(near, side))
            met.update(walks[-1])
    return walks


def _start(game: Game, tile: int, chamber: int) -> Pair | None:
    """Return the chamber it was discovered from, if that still touches the cell; else the first chamber that does,
    clockwise from the stairway."""
    temple, stairs = game.temple, _stairs(game, tile)
    touching: list[Pair] = []
    for turn in range(4):
        side = (stairs + turn) & 3
        near = temple.tile_at.get(temple.cell[tile] + STEP[side], -1)
        if near >= 0 and temple.state[near] == LAID:
            touching.append((near, opposite(side)))
    own = [pair for pair in touching if pair[0] == chamber]
    found = own or touching
    return found[0] if found else None


def _pairs(game: Game, tile: int) -> list[Pair]:
    """Return all pairs, those nearest to its cell first."""
    temple = game.temple
    empty: list[tuple[int, int, int, int, int]] = []
    x, y = xy(temple.cell[tile])
    for near in temple.laid():
        for side in range(4):
            cell = temple.cell[near] + STEP[side]
            other = temple.tile_at.get(cell, -1)
            if other < 0 or temple.state[other] != LAID:
                its_x, its_y = xy(cell)
                empty.append((abs(its_x - x) + abs(its_y - y), its_y, its_x, side, near))
    return [(near, side) for _, _, _, side, near in sorted(empty)]


# -------------------------------------------------------------------- waiting in vain
def _come_back_if_in_vain(game: Game, tile: int) -> bool:
    """If only adventurers on the platform could still change the temple, lay it where it was lifted, even if nothing
    joins its stairway.

    Rules: traps.platform.softlock.
    """
    if game.temple.state[tile] != HOVER or _somebody_could_help(game, tile):
        return False
    _land(game, tile, (game.temple.cell[tile],))
    return True


def _somebody_could_help(game: Game, tile: int) -> bool:
    """Whether another adventurer could walk to an opening and discover there, now or by any means that is left. While a
    tile is in the air, a discovery is under way."""
    if AIR in game.temple.state:
        return True
    if not game.pile(DRAW_PILE):
        return False
    others = [seat for seat in game.party.inside() if game.here(seat) >> 1 != tile and not hangs_for_good(game, seat)]
    able = [seat for seat in others if can_come_to_discover(game, seat)]
    return any(game.temple.leads_on([game.here(seat)]) for seat in able) or (bool(able) and not stays_closed(game))
