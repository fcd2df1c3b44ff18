"""The gears: for two torches a whole row or column of the temple slides by one cell."""

from typing import Final

from tumbledown.engine.events import Announced, ChambersMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.offers import ALONE, NONE, Bill, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import NO_SUCH_TARGET, Refusal
from tumbledown.engine.temple import xy
from tumbledown.expansions.data.labyrinth import GEARS
from tumbledown.expansions.labyrinth.chapter import GEAR, chapter
from tumbledown.expansions.shared import is_kind

VERB: Final = "gears"
LINE_SLIDES: Final = "line_slides"
"""Announced with the target and the seat at the gears."""
TWO_TORCHES: Final = ((Bill(GEARS, ALONE),),)

CENTRE: Final = 128
"""The number of the line through the centre, so that no line has a negative one."""

NO_GEARS_HERE: Final = Refusal("no_gears_here")
NOTHING_SLIDES: Final = Refusal("nothing_slides")

Moves = tuple[tuple[int, ...], tuple[int, ...]]
"""Tiles, and the cells that they come to."""


def target_of(*, row: bool, number: int, step: int) -> int:
    """Return a slide packed into one number: the line, whether it is a column, and whether it goes east or south."""
    return CENTRE + number << 2 | (not row) << 1 | (step > 0)


def slide_of(game: Game, target: int) -> Moves:
    """Return the tiles that a slide moves and their new cells. Both are empty if there is no such line."""
    step = 1 if target & 1 else -1
    return game.temple.slide(row=not target & 2, number=(target >> 2) - CENTRE, step=step)


# -------------------------------------------------------------------- which lines slide
@chapter.offer(VERB)
def slide_a_line(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer every slide that changes something, without a limit on their number. No adventurer enters a chamber by it,
    so no ban on steps stops it. A discovery that is still open is decided first.

    Rules: labyrinth.gear.use, labyrinth.gear.repeat, labyrinth.gear.any_line, labyrinth.gear.movement_ban.
    """
    place = game.here(seat)
    if not is_kind(game, place, GEAR):
        return ()
    return _offers(tuple(slides(game)), place)


@shared
def _offers(targets: tuple[int, ...], place: int) -> tuple[Offer, ...]:
    return (Offer(VERB, NONE, prices=TWO_TORCHES, targets=targets, settles=True, scene=place),)


def slides(game: Game) -> list[int]:
    """Return the targets of all slides that are possible now, wherever the gears are."""
    return [target for target in _targets(game) if _changes_anything(game, target)]


def _targets(game: Game) -> list[int]:
    """Return both directions of every line in which a chamber lies."""
    spots = [xy(game.temple.cell[tile]) for tile in game.temple.laid()]
    rows, columns = sorted({y for _, y in spots}), sorted({x for x, _ in spots})
    lines = [(True, number) for number in rows] + [(False, number) for number in columns]
    return [target_of(row=row, number=number, step=step) for row, number in lines for step in (-1, 1)]


def _changes_anything(game: Game, target: int) -> bool:
    """Whether the slide moves some chambers but not all. If all move, their positions to each other stay the same."""
    return 0 < len(slide_of(game, target)[0]) < len(game.temple.tile_at)


@chapter.explain(VERB)
def why_nothing_slides(game: Game, seat: int, target: int, about: int) -> Refusal:
    if not is_kind(game, game.here(seat), GEAR):
        return NO_GEARS_HERE
    return NOTHING_SLIDES if target in _targets(game) else NO_SUCH_TARGET


# -------------------------------------------------------------------- the slide
@chapter.perform(VERB)
def the_line_slides(game: Game, order: Order) -> None:
    """Adventurers, pieces and passages between two of these chambers move along, and so does a platform that hovers
    over the line. No adventurer enters a chamber by it. Ways open and close according to the new positions.

    Rules: labyrinth.gear.line, labyrinth.gear.pieces, labyrinth.gear.connections, labyrinth.gear.secret_passage,
    labyrinth.gear.hovering.
    """
    tiles, cells = slide_of(game, order.target)
    game.emit(Announced(LINE_SLIDES, (order.target, order.seat)))
    game.emit(ChambersMoved(tiles, cells, tuple([game.temple.turn[tile] for tile in tiles])))


@chapter.adjust.sealed(GRANT)
def the_gears_may_open_a_way(game: Game, for_good: bool) -> bool:
    """The gears can help as long as an adventurer inside can walk to them."""
    return for_good and not _can_be_reached(game)


@chapter.adjust.reopens(GRANT)
def the_gears_may_open_a_way_to_the_exit(
    game: Game, goal: frozenset[int], means: tuple[Announced, ...]
) -> tuple[Announced, ...]:
    """Rules: labyrinth.gear.connections."""
    return (*means, Announced("reopens_gears")) if _can_be_reached(game) else means


def _can_be_reached(game: Game) -> bool:
    found = [2 * tile for tile in game.temple.laid() if game.tile_kind(tile) is GEAR]
    inside = [place for place in game.party.place if place >= 0]
    return any(gears in game.temple.reach(place) for gears in found for place in inside)
