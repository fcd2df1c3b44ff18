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
"""Told with the target, and with the seat at the gears."""
TWO_TORCHES: Final = ((Bill(GEARS, ALONE),),)

CENTRE: Final = 128
"""The number of the line through the centre, so that no line has a negative one."""

NO_GEARS_HERE: Final = Refusal("no_gears_here")
NOTHING_SLIDES: Final = Refusal("nothing_slides")

Moves = tuple[tuple[int, ...], tuple[int, ...]]
"""Tiles, and the cells that they come to."""


def target_of(*, row: bool, number: int, step: int) -> int:
    """A slide as one number: the line, then whether it is a column, then whether it goes east or south."""
    return CENTRE + number << 2 | (not row) << 1 | (step > 0)


def slide_of(game: Game, target: int) -> Moves:
    """What moves by it, and where to; nothing if there is no such line."""
    step = 1 if target & 1 else -1
    return game.temple.slide(row=not target & 2, number=(target >> 2) - CENTRE, step=step)


# -------------------------------------------------------------------- which lines slide
@chapter.offer(VERB)
def slide_a_line(game: Game, seat: int) -> tuple[Offer, ...]:
    """As often as one likes. Nobody enters anything by it, so no ban on steps stops it. A discovery that is still
    open is decided first.

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
    """All that could slide now, wherever the gears are."""
    return [target for target in _targets(game) if _changes_anything(game, target)]


def _targets(game: Game) -> list[int]:
    """Both ways of every line in which a chamber lies."""
    spots = [xy(game.temple.cell[tile]) for tile in game.temple.laid()]
    rows, columns = sorted({y for _, y in spots}), sorted({x for x, _ in spots})
    lines = [(True, number) for number in rows] + [(False, number) for number in columns]
    return [target_of(row=row, number=number, step=step) for row, number in lines for step in (-1, 1)]


def _changes_anything(game: Game, target: int) -> bool:
    """If all that lies or hovers anywhere slides, nothing lies otherwise than before."""
    return 0 < len(slide_of(game, target)[0]) < len(game.temple.tile_at)


@chapter.explain(VERB)
def why_nothing_slides(game: Game, seat: int, target: int, about: int) -> Refusal:
    if not is_kind(game, game.here(seat), GEAR):
        return NO_GEARS_HERE
    return NOTHING_SLIDES if target in _targets(game) else NO_SUCH_TARGET


# -------------------------------------------------------------------- the slide
@chapter.perform(VERB)
def the_line_slides(game: Game, order: Order) -> None:
    """Whoever and whatever is in these chambers comes along and enters nothing, and so do the passages between two of
    them; a platform that hovers over the line does too. Ways open and close as the chambers come to lie.

    Rules: labyrinth.gear.line, labyrinth.gear.pieces, labyrinth.gear.connections, labyrinth.gear.secret_passage,
    labyrinth.gear.hovering.
    """
    tiles, cells = slide_of(game, order.target)
    game.emit(Announced(LINE_SLIDES, (order.target, order.seat)))
    game.emit(ChambersMoved(tiles, cells, tuple([game.temple.turn[tile] for tile in tiles])))


@chapter.adjust.sealed(GRANT)
def the_gears_may_open_a_way(game: Game, for_good: bool) -> bool:
    """As long as somebody inside can walk to them."""
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
