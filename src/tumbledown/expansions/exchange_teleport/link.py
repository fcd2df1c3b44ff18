"""The link between the teleport chamber and the place where the token lies. It works both ways at no cost.

When the chamber under the token is removed, the token goes to the starting chamber: see `returns` of its kind.

Rules: exchange_teleport.teleport.token_illusion, exchange_teleport.teleport.chalice,
exchange_teleport.teleport.dead_ends.
"""

from typing import Final

from tumbledown.engine import clock
from tumbledown.engine.adventurer import ITEM
from tumbledown.engine.events import AdventurerMoved, Announced, Noted, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.offers import MOVE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.exchange_teleport import DATA, NAME
from tumbledown.expansions.exchange_teleport.chapter import NOWHERE, chapter, gate_place, slot, token_place
from tumbledown.expansions.exchange_teleport.token import holder

VERB: Final = "token_link"
RESTS: Final = "link_rests"
"""The timer of a seat that has just used the link."""

NO_LINK_HERE: Final = Refusal("no_link_here")
TOKEN_NOT_LAID: Final = Refusal("token_not_laid")
LINK_RESTS: Final = Refusal("link_rests")

AT_NEITHER_END: Final = (Offer(VERB, MOVE, ITEM, barred=NO_LINK_HERE),)
NOT_LAID: Final = (Offer(VERB, MOVE, ITEM, barred=TOKEN_NOT_LAID),)
ONE_AT_A_TIME: Final = (Offer(VERB, MOVE, ITEM, barred=LINK_RESTS),)


def other_end(game: Game, place: int) -> int:
    """Return where the link leads from here, or -1 (`NOWHERE`) if no link begins here.

    Rules: exchange_teleport.teleport.link, exchange_teleport.teleport.link_needs_down.
    """
    chamber, token = gate_place(game), token_place(game)
    if chamber < 0 or token < 0 or chamber == token or place not in (chamber, token):
        return NOWHERE
    return token if place == chamber else chamber


@chapter.offer(VERB)
def use_the_link(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer the link to a seat that stands at one of its ends, whatever its dice show. The arrival is voluntary, but it
    is no step of its own.

    Rules: exchange_teleport.teleport.link, exchange_teleport.teleport.entering, exchange_teleport.teleport.zero_dice,
    exchange_teleport.teleport.link_needs_down, exchange_teleport.teleport.cooldown.
    """
    here = game.here(seat)
    if here < 0:
        return ()
    to = other_end(game, here)
    if to < 0:
        return NOT_LAID if here == gate_place(game) else AT_NEITHER_END
    return ONE_AT_A_TIME if slot(game).resting >> seat & 1 else _jump(to)


@shared
def _jump(to: int) -> tuple[Offer, ...]:
    return Offer(VERB, MOVE, ITEM, targets=(to,)), *AT_NEITHER_END


@chapter.perform(VERB)
def go_through(game: Game, order: Order) -> None:
    """No other adventurer and no piece moves along.

    Rules: exchange_teleport.teleport.link, exchange_teleport.teleport.cooldown.
    """
    seat = order.seat
    game.emit(Noted(NAME, "resting", slot(game).resting | 1 << seat))
    clock.set_timer(game, RESTS, game.now + DATA.numbers.rest_ms, clock.RELEASE, (seat,))
    game.emit(AdventurerMoved(game.party.control[seat], order.target, ITEM, seat))


@chapter.react(TimerRang)
def ready_for_the_next_jump(game: Game, event: TimerRang) -> None:
    """Rules: exchange_teleport.teleport.cooldown."""
    if event.name == RESTS:
        game.emit(Noted(NAME, "resting", slot(game).resting & ~(1 << event.args[0])))


# -------------------------------------------------------------------- where no way leads on
@chapter.adjust.sealed(GRANT)
def the_link_may_lead_to_another_part(game: Game, for_good: bool) -> bool:
    """The link may help if an adventurer can get to one end and an opening can be reached from the other."""
    return for_good and not game.temple.leads_on(_within_reach(game))


@chapter.adjust.reopens(GRANT)
def the_link_may_lead_to_the_exit(
    game: Game, goal: frozenset[int], means: tuple[Announced, ...]
) -> tuple[Announced, ...]:
    """Rules: exchange_teleport.teleport.link."""
    return means if goal.isdisjoint(_within_reach(game)) else (*means, Announced("reopens_link"))


def _within_reach(game: Game) -> list[int]:
    """Return the ends of the link at which an adventurer inside could arrive. A token that is held can be laid down
    anywhere."""
    chamber, token, temple = gate_place(game), token_place(game), game.temple
    if chamber < 0:
        return []
    walked = {place for start in game.party.place if start >= 0 for place in temple.reach(start)}
    ends = [chamber] if token in walked or holder(game) >= 0 else []
    return [*ends, token] if token >= 0 and chamber in walked else ends
