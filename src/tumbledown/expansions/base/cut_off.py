"""Whether a way leads to the exit once it is found, and what could open one again.

A way may lead along passages, or over empty squares that further chambers could fill. Chapters add other means with the
hook `adjust.reopens`.
"""

from collections.abc import Iterable
from typing import Final

from tumbledown.engine.adventurer import ENTER, STAYS
from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    Announced,
    ChamberPlaced,
    ChamberRemoved,
    ChambersMoved,
    EdgeOpened,
    TempleSettled,
    TileKept,
)
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.pieces import TILES
from tumbledown.engine.temple import AIR, HOVER, LAID, SIDES_OF, STEP, Temple, cell_at, xy
from tumbledown.expansions.base.chapter import chapter, way_out

NOTHING: Final = -1


# -------------------------------------------------------------------- what is announced, and when
@chapter.react(TempleSettled)
def an_exit_that_is_cut_off_is_announced(game: Game, event: TempleSettled) -> None:
    """Announce a cut off exit if the last discovery caused it, or if the temple changed by more than one discovery
    since it last settled.

    Rules: base.discover.exit_cut_off.
    """
    if is_cut_off(game):
        tile = _laid_last(game)
        if tile == NOTHING or _leads_home(game, without=tile):
            _tell(game)


@chapter.react(AdventurerMoved)
def a_jump_may_cut_the_team_off(game: Game, event: AdventurerMoved) -> None:
    """Look again after this step: a jump or a forced move can take the last adventurer away who could get to the exit.

    Rules: base.discover.exit_cut_off.
    """
    if event.means not in (ENTER, STAYS) and is_cut_off(game):
        game.look_again()


@chapter.react(AdventurerEscaped)
def those_who_are_left_may_be_cut_off(game: Game, event: AdventurerEscaped) -> None:
    """The adventurer who escaped may have been the only one that could get to the exit.

    Rules: base.discover.exit_cut_off.
    """
    if is_cut_off(game):
        _tell(game)


def is_cut_off(game: Game) -> bool:
    """Whether the exit lies in the temple and no adventurer inside can get there by passages or empty squares. False
    while a chamber is in the air or hovers, because it may still open a way.

    Rules: base.discover.exit_cut_off.
    """
    state = game.temple.state
    if game.phase != RUNNING or state[way_out(game)] != LAID or not game.party.inside():
        return False
    return AIR not in state and HOVER not in state and not _leads_home(game)


def _tell(game: Game) -> None:
    """Announce that the exit is cut off and what could open a way, or that nothing can."""
    means = reopened_by(game, frozenset(places_that_lead_home(game)))
    game.emit(Announced("exit_cut_off" if means else "exit_sealed"))
    for each in means:
        game.emit(each)


def reopened_by(game: Game, goal: frozenset[int]) -> tuple[Announced, ...]:
    """Return what could still bring an adventurer to one of these places, as announcements of the chapters."""
    means: tuple[Announced, ...] = ()
    for rule in game.rules.adjust_reopens:
        means = rule(game, goal, means)
    return means


def _laid_last(game: Game) -> int:
    """Return the chamber that was discovered since the temple last settled, if nothing else changed and no adventurer
    is in it. Otherwise return `NOTHING`."""
    laid: list[int] = []
    drawn, settled = NOTHING, 0
    for event in reversed(game.happened):
        settled += isinstance(event, TempleSettled)
        if settled > 1:
            break
        if isinstance(event, TileKept):
            drawn = event.tile
        elif isinstance(event, ChamberPlaced):
            laid.append(event.tile)
        elif isinstance(event, ChamberRemoved | ChambersMoved | EdgeOpened):
            return NOTHING
    is_empty = all(place >> 1 != drawn for place in game.party.place)
    return drawn if laid == [drawn] and is_empty else NOTHING


# -------------------------------------------------------------------- where one can walk
def _leads_home(game: Game, without: int = NOTHING) -> bool:
    """Whether an adventurer inside can walk to a place from which a way leads to the exit. The tile `without` counts as
    if it were still in the pile."""
    walked = within_reach(game.temple, [place for place in game.party.place if place >= 0], without)
    return 2 * way_out(game) in walked or not walked.isdisjoint(places_that_lead_home(game, without))


def within_reach(temple: Temple, places: Iterable[int], without: int = NOTHING) -> set[int]:
    """Return all places that can be walked to from one of these, including these."""
    met = dict.fromkeys(places)
    todo = list(met)
    while todo:
        here = todo.pop()
        for to in temple.nbr[4 * here : 4 * here + 4]:
            if to >= 0 and to not in met and to >> 1 != without and not temple.kind_of(to >> 1).closed:
                met[to] = None
                todo.append(to)
    return set(met)


def _leading_to(temple: Temple, places: set[int], without: int) -> set[int]:
    """Return all places from which one of these can be walked to, including these."""
    before: dict[int, list[int]] = {}
    for place in _places(temple, without):
        for to in temple.passages(place):
            before.setdefault(to, []).append(place)
    met, todo = set(places), list(places)
    while todo:
        for place in before.get(todo.pop(), []):
            if place not in met:
                met.add(place)
                todo.append(place)
    return met


# -------------------------------------------------------------------- where one can build
def places_that_lead_home(game: Game, without: int = NOTHING) -> set[int]:
    """Return all places from which passages lead to the exit, or empty squares while the pile has chambers for them."""
    temple = game.temple
    found = _leading_to(temple, {2 * way_out(game)}, without)
    if not game.pile(TILES) and without == NOTHING:
        return found
    size = 0
    while len(found) > size:
        size = len(found)
        cells = _joined(temple, _beside(temple, found, without, is_way_in=True), without)
        ends = [each for each in _places(temple, without) if cells & _beside(temple, {each}, without, is_way_in=False)]
        found = _leading_to(temple, found.union(ends), without)
    return found


def _places(temple: Temple, without: int) -> list[int]:
    """Return all places that an adventurer could walk through."""
    tiles = [tile for tile in temple.laid() if tile != without and not temple.kind_of(tile).closed]
    return [place for tile in tiles for place in (2 * tile, 2 * tile + 1)]


def _beside(temple: Temple, places: set[int], without: int, *, is_way_in: bool) -> set[int]:
    """Return the empty cells behind the openings of these places: the openings that lead in if `is_way_in`, otherwise
    those that lead out."""
    cells: set[int] = set()
    for place in places:
        tile = place >> 1
        kind, turn = temple.kind_of(tile), temple.turn[tile]
        for side in SIDES_OF[(kind.ways if is_way_in else kind.ways_out)[turn]]:
            cell = temple.cell[tile] + STEP[side]
            if temple.place_at(tile, side) == place and _is_empty(temple, cell, without):
                cells.add(cell)
    return cells


def _joined(temple: Temple, cells: set[int], without: int) -> set[int]:
    """Return all empty cells that are connected with one of these. One row of cells around all chambers is enough to
    pass them."""
    spots = [xy(cell) for cell in temple.tile_at]
    left, right = min(x for x, _ in spots) - 1, max(x for x, _ in spots) + 1
    top, bottom = min(y for _, y in spots) - 1, max(y for _, y in spots) + 1
    field = {cell_at(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)}
    met, todo = set(cells), list(cells)
    while todo:
        here = todo.pop()
        for step in STEP:
            cell = here + step
            if cell in field and cell not in met and _is_empty(temple, cell, without):
                met.add(cell)
                todo.append(cell)
    return met


def _is_empty(temple: Temple, cell: int, without: int) -> bool:
    return temple.tile_at.get(cell, without) == without
