"""The task chamber: four task tiles, one after the other; those in the chamber show all icons of a tile at the same
time.

Rules: quests.task.leave_return, quests.task.no_partial_tile, quests.task.illusion_neighbour.
"""

from typing import Final

from tumbledown.engine.events import AdventurerMoved, ChamberPlaced, Noted, PieceMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.offers import NONE, Bill, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.quests import DATA, PILE
from tumbledown.expansions.quests.chapter import NAME, QUEST_DONE, TASK, chapter, quest_here, slot
from tumbledown.expansions.shared import advance_task, begin_task, bound_to, is_achieved, parts_done

STACK: Final = DATA.numbers.stack
NO_TASK_HERE: Final = Refusal("no_task_here")
ALL_SOLVED: Final = (Offer(TASK, NONE, barred=QUEST_DONE),)


@chapter.react(ChamberPlaced)
def the_task_chamber_is_found(game: Game, event: ChamberPlaced) -> None:
    """Four tiles stay in the pile, which now lies on the chamber; the two that left it are not shown.

    Rules: quests.task.stack, quests.discover.effect_moment.
    """
    if game.tile_kind(event.tile).id == TASK:
        game.emit(PileOrdered(PILE, tuple(game.pile(PILE)[:STACK])))
        begin_task(game, event.tile, len(game.pile(PILE)))
        game.emit(Noted(NAME, "unread", event.tile))


@chapter.react(AdventurerMoved)
def the_first_visitor_reads(game: Game, event: AdventurerMoved) -> None:
    """Rules: quests.task.reveal_first."""
    if event.to >= 0 and event.to >> 1 == slot(game).unread:
        game.emit(Noted(NAME, "unread", -1))
        turn_up(game, event.to >> 1)


def turn_up(game: Game, tile: int) -> None:
    """Rules: quests.task.visible."""
    if game.pile(PILE):
        game.emit(PieceMoved(game.pile(PILE)[0], at(AT_PLACE, 2 * tile)))


def face_up(game: Game, tile: int) -> int:
    """Return the task tile that is to be solved now, or -1."""
    lying = [p for p in game.pieces.lying(at(AT_PLACE, 2 * tile)) if game.pieces.kind_of(p).pile == PILE]
    return lying[0] if lying else -1


@chapter.offer(TASK)
def solve_the_task(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: quests.task.solve, quests.realtime.atomic, quests.realtime.joint_consent, quests.realtime.locked_dice,
    quests.treasures_help.
    """
    tile = quest_here(game, seat, TASK)
    if tile < 0:
        return ()
    if is_achieved(game, tile):
        return ALL_SOLVED
    piece = face_up(game, tile)
    return () if piece < 0 else _solving(game.pieces.kind_of(piece).lift, 2 * tile)


@shared
def _solving(cost: Cost, place: int) -> tuple[Offer, ...]:
    return (Offer(TASK, NONE, prices=((Bill(cost, place),),)),)


bound_to(chapter, TASK, (TASK,), NO_TASK_HERE)


@chapter.perform(TASK)
def the_next_task_comes(game: Game, order: Order) -> None:
    """Rules: quests.task.next, quests.task.done."""
    tile = order.place() >> 1
    game.emit(PieceMoved(face_up(game, tile), BOXED, seat=order.seat))
    advance_task(game, tile, parts_done(game, tile) + 1)
    turn_up(game, tile)
