"""The Teleporter: from one chamber with an open entrance to another, alone or once in a countdown with a mate."""

from typing import Final

from tumbledown.engine import agreements
from tumbledown.engine.adventurer import ABILITY, PASSENGER
from tumbledown.engine.events import AdventurerMoved
from tumbledown.engine.game import Game
from tumbledown.engine.offers import MOVE, Offer, landing, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_arrival
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.refusals import NOT_TOGETHER
from tumbledown.expansions.characters.abilities import go, is_ready, price_of, turn_down, why_unused
from tumbledown.expansions.data.new_characters import KINDS
from tumbledown.expansions.new_characters.chapter import TELEPORTER_ACTIVATABLE, TELEPORTER_PERMANENT, chapter

JUMP: Final = "open_jump"
JUMP_TOGETHER: Final = "joint_jump"
PRICE: Final = price_of(KINDS[TELEPORTER_PERMANENT])

NO_OPEN_ENTRANCE: Final = Refusal("no_open_entrance")
CANNOT_COME_ALONG: Final = Refusal("cannot_come_along")

SEAT_SHIFT: Final = 10

chapter.choices(JUMP_TOGETHER)(agreements.choices)
chapter.closed(JUMP_TOGETHER)(agreements.closed)


# -------------------------------------------------------------------- alone
@chapter.offer(JUMP)
def jump_to_an_open_entrance(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: new_characters.teleporter.permanent, new_characters.teleporter.activatable,
    new_characters.teleporter.alone, new_characters.teleporter.no_entry_cost.
    """
    if not is_ready(game, seat, TELEPORTER_PERMANENT) and not is_ready(game, seat, TELEPORTER_ACTIVATABLE):
        return ()
    return _jumps(open_entrances(game, seat))


@shared
def _jumps(places: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer(JUMP, MOVE, ABILITY, PRICE, places),) if places else (Offer(JUMP, barred=NO_OPEN_ENTRANCE),)


def open_entrances(game: Game, seat: int) -> tuple[int, ...]:
    """Where else an opening leads to an empty cell, if one does where the seat stands; the same test as for
    discovering. Each half of a double chamber is a place of its own.

    Rules: new_characters.teleporter.open_meaning.
    """
    here = game.here(seat)
    if not game.temple.frontier(here):
        return ()
    return tuple([place for place in game.temple.open_places() if place != here])


@chapter.perform(JUMP)
def jump(game: Game, order: Order) -> None:
    if is_ready(game, order.seat, TELEPORTER_ACTIVATABLE):
        turn_down(game, order.seat, TELEPORTER_ACTIVATABLE)
    go(game, order)


@chapter.explain(JUMP)
def why_no_jump(game: Game, seat: int, to: int, about: int) -> Refusal | None:
    return why_unused(game, seat, TELEPORTER_ACTIVATABLE) or NO_OPEN_ENTRANCE


# -------------------------------------------------------------------- with a mate
@chapter.offer(JUMP_TOGETHER)
def jump_with_a_mate(game: Game, seat: int) -> tuple[Offer, ...]:
    """One offer for each mate in the same chamber who may go where the teleporter goes. Targets name both: the place in
    the last ten bits, and the mate above. Nothing is paid before the mate agrees.

    Rules: new_characters.teleporter.activatable, new_characters.teleporter.passenger.
    """
    if not is_ready(game, seat, TELEPORTER_ACTIVATABLE):
        return ()
    places = open_entrances(game, seat)
    mates = [mate for mate in game.party.seats_at(game.here(seat)) if mate != seat] if places else []
    return tuple([_jumps_with(mate, _allowed(game, mate, places)) for mate in mates])


def _allowed(game: Game, mate: int, places: tuple[int, ...]) -> tuple[int, ...]:
    figure = game.party.control[mate]
    return tuple([place for place in places if forbids_arrival(game, figure, place, PASSENGER) is None])


@shared
def _jumps_with(mate: int, places: tuple[int, ...]) -> Offer:
    targets = tuple([mate << SEAT_SHIFT | place for place in places])
    if not targets:
        return Offer(JUMP_TOGETHER, barred=CANNOT_COME_ALONG)
    return Offer(JUMP_TOGETHER, MOVE, ABILITY, PRICE, targets, agreeing=(mate,) * len(targets))


@chapter.perform(JUMP_TOGETHER)
def jump_together(game: Game, order: Order) -> None:
    """The mate pays nothing and comes after the teleporter.

    Rules: new_characters.teleporter.activatable, new_characters.teleporter.passenger.
    """
    seat, mate, to = order.seat, order.target >> SEAT_SHIFT, landing(order.target)
    turn_down(game, seat, TELEPORTER_ACTIVATABLE)
    game.emit(AdventurerMoved(game.party.control[seat], to, ABILITY, seat))
    game.emit(AdventurerMoved(game.party.control[mate], to, PASSENGER, mate))


@chapter.explain(JUMP_TOGETHER)
def why_no_jump_together(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    if not is_ready(game, seat, TELEPORTER_ACTIVATABLE):
        return why_unused(game, seat, TELEPORTER_ACTIVATABLE)
    mate = target >> SEAT_SHIFT
    if mate in game.party.inside() and game.here(mate) != game.here(seat):
        return NOT_TOGETHER
    return NO_OPEN_ENTRANCE
