"""The snake pit: a snake beside each adventurer but the discoverer; when the last one is gone, its leader remains.

Rules: new_quests.snakes.stay, new_quests.snakes.illusion, new_quests.snakes.trapped_room.
"""

from typing import Final

from tumbledown.engine.events import ChamberPlaced, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ALONE, NONE, Bill, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.new_quests import LEADER_COST, SNAKE, SNAKE_COST
from tumbledown.expansions.new_quests.chapter import SNAKE_PIT, chapter, quest_here, tile_of
from tumbledown.expansions.quests.chapter import QUEST_DONE
from tumbledown.expansions.shared import achieve, advance_task, begin_task, bound_to, is_achieved, parts_done

SMALL: Final = "snake"
LEADER: Final = "snake_leader"

NO_SNAKE_HERE: Final = Refusal("no_snake_here")
NO_LEADER_HERE: Final = Refusal("no_leader_here")
SNAKES_FIRST: Final = Refusal("snakes_first")

TWO_TORCHES: Final = ((Bill(SNAKE_COST, ALONE),),)
DEFEATED: Final = (Offer(LEADER, NONE, barred=QUEST_DONE),)
NOT_YET: Final = (Offer(LEADER, NONE, barred=SNAKES_FIRST),)


@chapter.react(ChamberPlaced)
def snakes_come(game: Game, event: ChamberPlaced) -> None:
    """Lay one snake beside each adventurer but the discoverer; a player alone gets none. The task counts each snake and
    the leader.

    Rules: new_quests.snakes.spawn, new_quests.snakes.solo.
    """
    if game.tile_kind(event.tile) is not SNAKE_PIT:
        return
    others = [seat for seat in game.party.inside() if seat != event.by]
    tokens = snakes(game, BOXED)
    begin_task(game, event.tile, min(len(others), len(tokens)) + 1)
    for seat, piece in zip(others, tokens, strict=False):
        game.emit(PieceMoved(piece, at(AT_PLACE, game.here(seat))))


# -------------------------------------------------------------------- small snakes
def snakes(game: Game, where: int) -> list[int]:
    """Return the snakes that lie there, at a place or in the box."""
    kind = game.rules.piece_kind_ids[SNAKE.id]
    return [piece for piece in game.pieces.lying(where) if game.pieces.kind[piece] == kind]


@chapter.offer(SMALL)
def drive_a_snake_away(game: Game, seat: int) -> tuple[Offer, ...]:
    """One snake at a time, by an adventurer in the same place.

    Rules: new_quests.snakes.kill, new_quests.snakes.many.
    """
    here = game.here(seat)
    found = snakes(game, at(AT_PLACE, here)) if here >= 0 else []
    return _driving(found[0], here) if found else ()


@shared
def _driving(piece: int, place: int) -> tuple[Offer, ...]:
    return (Offer(SMALL, NONE, prices=TWO_TORCHES, targets=(piece,), scene=place),)


@chapter.explain(SMALL)
def why_no_snake(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    here = game.here(seat)
    return None if here >= 0 and snakes(game, at(AT_PLACE, here)) else NO_SNAKE_HERE


@chapter.perform(SMALL)
def the_snake_is_gone(game: Game, order: Order) -> None:
    """Rules: new_quests.snakes.kill."""
    game.emit(PieceMoved(order.target, BOXED, seat=order.seat))
    tile = tile_of(game, SNAKE_PIT)
    advance_task(game, tile, parts_done(game, tile) + 1)


# -------------------------------------------------------------------- their leader
@chapter.offer(LEADER)
def face_the_leader(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: new_quests.snakes.leader, new_quests.snakes.leader_order."""
    tile = quest_here(game, seat, SNAKE_PIT)
    if tile < 0:
        return ()
    if is_achieved(game, tile):
        return DEFEATED
    return _facing(game.here(seat)) if is_only_the_leader_left(game, tile) else NOT_YET


def is_only_the_leader_left(game: Game, tile: int) -> bool:
    done, asked = game.temple.progress[tile]
    return done == asked - 1


@shared
def _facing(place: int) -> tuple[Offer, ...]:
    return (Offer(LEADER, NONE, prices=((Bill(LEADER_COST, place),),)),)


bound_to(chapter, LEADER, (SNAKE_PIT.id,), NO_LEADER_HERE)


@chapter.perform(LEADER)
def the_leader_is_defeated(game: Game, order: Order) -> None:
    """Rules: new_quests.snakes.leader."""
    achieve(game, order.place() >> 1)
