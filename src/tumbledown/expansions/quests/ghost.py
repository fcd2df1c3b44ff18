"""The ghost: it appears in the starting chamber and is driven home, one passage for two torches.

Rules: quests.ghost.harmless, quests.ghost.illusion_removed, quests.ghost.moves_with_tile, quests.ghost.chamber_closed.
"""

from typing import Final

from tumbledown.engine.events import ChamberPlaced, Noted, PieceMoved, TempleSettled
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ALONE, NONE, Bill, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, BOXED, at, place_of
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.refusals import NO_PASSAGE
from tumbledown.expansions.data.quests import PUSH
from tumbledown.expansions.quests.chapter import CUT_OFF, GHOST_CHAMBER, NAME, NO_GHOST, chapter, slot
from tumbledown.expansions.shared import achieve, begin_task

VERB: Final = "push"
TWO_TORCHES: Final = ((Bill(PUSH, ALONE),),)

NO_GHOST_HERE: Final = Refusal("no_ghost_here")
GHOST_KEEPS_OUT: Final = Refusal("ghost_keeps_out")


@chapter.react(ChamberPlaced)
def the_ghost_appears(game: Game, event: ChamberPlaced) -> None:
    """It appears in the starting chamber, also where that was moved.

    Rules: quests.ghost.spawn, quests.discover.effect_moment.
    """
    if game.tile_kind(event.tile).id != GHOST_CHAMBER:
        return
    begin_task(game, event.tile, 1)
    game.emit(Noted(NAME, "home", event.tile))
    game.emit(PieceMoved(slot(game).piece, at(AT_PLACE, 2 * game.start)))


def haunted(game: Game) -> int:
    """Return the place where the ghost is, or -1."""
    piece = slot(game).piece
    return place_of(game.pieces.at[piece]) if piece >= 0 else -1


# -------------------------------------------------------------------- driving it home
@chapter.offer(VERB)
def drive_it_on(game: Game, seat: int) -> tuple[Offer, ...]:
    """The adventurer and the ghost must be in the same place; halves of a double chamber are two places.

    Rules: quests.ghost.push, quests.ghost.doors_only, quests.ghost.one_way, quests.ghost.double_chamber.
    """
    place = haunted(game)
    if place < 0 or place != game.here(seat):
        return ()
    return _pushes(tuple([to for to in game.temple.passages(place) if lets_it_in(game, to)]), place)


def lets_it_in(game: Game, place: int) -> bool:
    """Whether the ghost may be driven there. A closed chamber would hold it for good, unless it is its home.

    Rules: quests.ghost.doors_only.
    """
    return place >> 1 == slot(game).home or not game.tile_kind(place >> 1).closed


@shared
def _pushes(targets: tuple[int, ...], place: int) -> tuple[Offer, ...]:
    return (Offer(VERB, NONE, prices=TWO_TORCHES, targets=targets, scene=place),) if targets else ()


@chapter.explain(VERB)
def why_no_push(game: Game, seat: int, target: int, about: int) -> Refusal:
    place = haunted(game)
    if place < 0 or place != game.here(seat):
        return NO_GHOST_HERE
    return GHOST_KEEPS_OUT if target in game.temple.passages(place) else NO_PASSAGE


@chapter.perform(VERB)
def the_ghost_goes(game: Game, order: Order) -> None:
    """The ghost moves alone; the adventurer who drives it stays.

    Rules: quests.ghost.pusher_stays.
    """
    game.emit(PieceMoved(slot(game).piece, at(AT_PLACE, order.target), seat=order.seat))


@chapter.react(PieceMoved)
def the_ghost_is_home(game: Game, event: PieceMoved) -> None:
    """Rules: quests.ghost.goal."""
    if event.piece != slot(game).piece:
        return
    place = place_of(event.to)
    if place >= 0 and place >> 1 == slot(game).home:
        achieve(game, place >> 1)
        game.emit(PieceMoved(event.piece, BOXED, seat=event.seat))
    else:
        count_its_steps(game)


# -------------------------------------------------------------------- how far it has to go
@chapter.react(TempleSettled)
def its_way_is_looked_for_again(game: Game, event: TempleSettled) -> None:
    if haunted(game) >= 0:
        count_its_steps(game)


def count_its_steps(game: Game) -> None:
    """Note how far the ghost is from home, or that no way leads there, so that all players see it.

    Rules: quests.ghost.route_lost.
    """
    steps = steps_home(game)
    if steps != slot(game).ghost_steps:
        game.emit(Noted(NAME, "ghost_steps", steps))


def steps_home(game: Game) -> int:
    place = haunted(game)
    return steps_from(game, place) if place >= 0 else NO_GHOST


def steps_from(game: Game, place: int) -> int:
    """Return the number of passages that the ghost would take home from there, or `CUT_OFF`."""
    laid = game.temple.laid()
    allowed = frozenset([each for tile in laid for each in (2 * tile, 2 * tile + 1) if lets_it_in(game, each)])
    return game.temple.reach(place, allowed=allowed).get(2 * slot(game).home, CUT_OFF)
