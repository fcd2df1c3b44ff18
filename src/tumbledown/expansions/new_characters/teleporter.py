"""The Teleporter: jumps from one chamber with an open entrance to another; alone, or once in a countdown with a
mate."""

from typing import Final

from tumbledown.engine import agreements
from tumbledown.engine.adventurer import ABILITY, PASSENGER
from tumbledown.engine.events import AdventurerMoved, Announced
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.offers import MOVE, Offer, landing, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_arrival
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.cut_off import within_reach
from tumbledown.expansions.base.refusals import NOT_TOGETHER
from tumbledown.expansions.characters.abilities import go, is_ready, price_of, turn_down, uses_left, why_unused
from tumbledown.expansions.data.new_characters import KINDS
from tumbledown.expansions.new_characters.chapter import (
    AGREED_ALOUD,
    TELEPORTER_ACTIVATABLE,
    TELEPORTER_PERMANENT,
    chapter,
)

JUMP: Final = "open_jump"
JUMP_TOGETHER: Final = "joint_jump"
PRICE: Final = price_of(KINDS[TELEPORTER_PERMANENT])

NO_OPEN_ENTRANCE: Final = Refusal("no_open_entrance")
CANNOT_COME_ALONG: Final = Refusal("cannot_come_along")

SEAT_SHIFT: Final = 10
NOBODY: Final = -1

_no_open_entrance: Final = Offer(JUMP_TOGETHER, barred=NO_OPEN_ENTRANCE)

chapter.choices(JUMP_TOGETHER)(agreements.choices)
chapter.closed(JUMP_TOGETHER)(agreements.closed)


# -------------------------------------------------------------------- always: jump alone
@chapter.offer(JUMP)
def jump_to_an_open_entrance(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: new_characters.teleporter.permanent, new_characters.teleporter.no_entry_cost."""
    return _jumps(open_entrances(game, seat)) if is_ready(game, seat, TELEPORTER_PERMANENT) else ()


@shared
def _jumps(places: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer(JUMP, MOVE, ABILITY, PRICE, places),) if places else (Offer(JUMP, barred=NO_OPEN_ENTRANCE),)


def open_entrances(game: Game, seat: int) -> tuple[int, ...]:
    """Return the other places with an opening to an empty cell; none if the seat's own place has no such opening. The
    test is the same as for discovering. Each half of a double chamber is a place of its own.

    Rules: new_characters.teleporter.open_meaning.
    """
    here = game.here(seat)
    if not game.temple.frontier(here):
        return ()
    return tuple([place for place in game.temple.open_places() if place != here])


@chapter.perform(JUMP)
def jump(game: Game, order: Order) -> None:
    go(game, order)


@chapter.explain(JUMP)
def why_no_jump(game: Game, seat: int, to: int, about: int) -> Refusal | None:
    return NO_OPEN_ENTRANCE if is_ready(game, seat, TELEPORTER_PERMANENT) else None


# -------------------------------------------------------------------- once in a countdown: jump, with or without a mate
@chapter.offer(JUMP_TOGETHER)
def jump_with_or_without_a_mate(game: Game, seat: int) -> tuple[Offer, ...]:
    """A target is the place and, above its ten bits, the mate who comes along (`with_mate`). Nothing is paid before
    that mate agrees; at a table that agrees aloud no question is asked.

    Rules: new_characters.teleporter.activatable, new_characters.teleporter.alone,
    new_characters.teleporter.passenger, new_characters.teleporter.passenger_half,
    new_characters.teleporter.no_entry_cost.
    """
    if not is_ready(game, seat, TELEPORTER_ACTIVATABLE):
        return ()
    places = open_entrances(game, seat)
    if not places:
        return (_no_open_entrance,)
    targets, agreeing = list(places), [NOBODY] * len(places)
    is_agreed = game.rules.plays(AGREED_ALOUD)
    for mate in mates_on_the_same_tile(game, seat):
        allowed = _allowed(game, mate, places)
        targets += [with_mate(place, mate) for place in allowed]
        agreeing += [NOBODY if is_agreed else mate] * len(allowed)
    return _joint_jumps(tuple(targets), tuple(agreeing))


def mates_on_the_same_tile(game: Game, seat: int) -> list[int]:
    """Return the other seats in the same chamber, in either half of a double one.

    Rules: new_characters.teleporter.passenger_half.
    """
    tile = game.here(seat) >> 1
    return [mate for mate in game.party.inside() if mate != seat and game.here(mate) >> 1 == tile]


def with_mate(place: int, mate: int) -> int:
    """Return the target for a jump to this place with this mate."""
    return mate + 1 << SEAT_SHIFT | place


def mate_in(target: int) -> int:
    """Return the mate in this target, or `NOBODY` (-1)."""
    return (target >> SEAT_SHIFT) - 1


def _allowed(game: Game, mate: int, places: tuple[int, ...]) -> tuple[int, ...]:
    figure = game.party.control[mate]
    return tuple([place for place in places if forbids_arrival(game, figure, place, PASSENGER) is None])


@shared
def _joint_jumps(targets: tuple[int, ...], agreeing: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer(JUMP_TOGETHER, MOVE, ABILITY, PRICE, targets, agreeing=agreeing),)


@chapter.perform(JUMP_TOGETHER)
def jump_together(game: Game, order: Order) -> None:
    """The mate pays nothing and moves after the teleporter.

    Rules: new_characters.teleporter.activatable, new_characters.teleporter.passenger.
    """
    seat, mate, to = order.seat, mate_in(order.target), landing(order.target)
    turn_down(game, seat, TELEPORTER_ACTIVATABLE)
    game.emit(AdventurerMoved(game.party.control[seat], to, ABILITY, seat))
    if mate != NOBODY:
        game.emit(AdventurerMoved(game.party.control[mate], to, PASSENGER, mate))


@chapter.explain(JUMP_TOGETHER)
def why_no_joint_jump(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    if not is_ready(game, seat, TELEPORTER_ACTIVATABLE):
        return why_unused(game, seat, TELEPORTER_ACTIVATABLE)
    mate = mate_in(target)
    if mate == NOBODY or mate not in game.party.inside() or landing(target) not in open_entrances(game, seat):
        return NO_OPEN_ENTRANCE
    return CANNOT_COME_ALONG if mate in mates_on_the_same_tile(game, seat) else NOT_TOGETHER


# -------------------------------------------------------------------- an exit without a way to it
@chapter.adjust.reopens(GRANT)
def a_teleporter_may_come_to_the_exit(
    game: Game, goal: frozenset[int], means: tuple[Announced, ...]
) -> tuple[Announced, ...]:
    """A Teleporter may jump between two open entrances even where no empty cells join them.

    Rules: new_characters.teleporter.open_meaning.
    """
    entrances = set(game.temple.open_places())
    jumpers = [seat for seat in game.party.inside() if _may_jump(game, seat)]
    walked = within_reach(game.temple, [game.here(seat) for seat in jumpers])
    may_come = not entrances.isdisjoint(walked) and not entrances.isdisjoint(goal)
    return (*means, Announced("reopens_teleporter")) if may_come else means


def _may_jump(game: Game, seat: int) -> bool:
    return is_ready(game, seat, TELEPORTER_PERMANENT) or uses_left(game, seat, TELEPORTER_ACTIVATABLE) > 0
