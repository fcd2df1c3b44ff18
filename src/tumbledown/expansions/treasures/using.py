"""Healing mask, Teleport and Extra gem: used once, at any time, without dice.

Double torch and Double key need no rule here: they are pieces with icons, and their owner adds them to a payment.

Rules: treasures.use.no_waste, treasures.double_icon.effect, treasures.double_icon.uses, treasures.double_icon.offer,
treasures.double_icon.no_split, treasures.double_icon.no_dice.
"""

from typing import Final

from tumbledown.engine.adventurer import ITEM
from tumbledown.engine.events import AdventurerMoved, DiceFreed, GemsMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import B
from tumbledown.engine.offers import GEMS, MOVE, Need, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.paying import wallet
from tumbledown.engine.pieces import DEPOT, ON_PIECE, SPENT_BY, at
from tumbledown.engine.rule_types import GemRange
from tumbledown.engine.temple import BOX
from tumbledown.expansions.base.dice import all_are_kept, is_anybody_freed, would_be_freed
from tumbledown.expansions.base.refusals import DEPOT_EMPTY, NOBODY_THERE, NOTHING_LOCKED
from tumbledown.expansions.shared import TREASURE, TREASURES, holds
from tumbledown.expansions.treasures.chapter import chapter, use


def is_anything_freed(game: Game, seat: int, target: int) -> bool:
    """Whether the user has a locked die, or another seat inside has one and wants it freed.

    Rules: treasures.healing_mask.optional.
    """
    return wallet(game, seat)[B] > 0 or is_anybody_freed(game, seat, target)


_heal: Final = (Offer("healing_mask", needs=Need(is_anything_freed, NOTHING_LOCKED, all_are_kept)),)
_nobody_there: Final = Offer("teleport", barred=NOBODY_THERE)
_extra_gem: Final = (Offer("extra_gem", GEMS),)
_no_gem_left: Final = (Offer("extra_gem", barred=DEPOT_EMPTY),)


# -------------------------------------------------------------------- healing mask
@chapter.offer("healing_mask")
def a_healing_mask_frees_dice(game: Game, seat: int) -> tuple[Offer, ...]:
    return _heal if holds(game, seat, "healing_mask") else ()


@chapter.perform("healing_mask")
def heal_everybody(game: Game, order: Order) -> None:
    """Free the locked dice of all inside, except seats that keep their masks. The user's own dice are freed in any
    case.

    Rules: treasures.healing_mask.effect, treasures.healing_mask.optional.
    """
    use(game, order.seat, "healing_mask")
    for each in game.party.inside():
        freed = sum([1 << die for die in game.dice.locked(each)])
        if freed and (each == order.seat or would_be_freed(game, each)):
            game.emit(DiceFreed(each, freed, order.seat))


@chapter.adjust.may_be_freed(GRANT)
def by_a_healing_mask(game: Game, seat: int, able: bool) -> bool:
    """Rules: treasures.healing_mask.effect."""
    return able or any(holds(game, each, "healing_mask") for each in game.party.inside())


# -------------------------------------------------------------------- teleport
@chapter.offer("teleport")
def teleport_to_somebody(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: treasures.teleport.target, treasures.teleport.double, treasures.teleport.solo, treasures.teleport.race."""
    if not holds(game, seat, "teleport"):
        return ()
    here = game.party.here(seat)
    places = {place for place in game.party.place if place >= 0 and place != here}
    return (Offer("teleport", MOVE, ITEM, targets=tuple(sorted(places))), _nobody_there)


@chapter.perform("teleport")
def teleport(game: Game, order: Order) -> None:
    """Rules: treasures.teleport.effect, treasures.teleport.self_only."""
    seat = order.seat
    use(game, seat, "teleport")
    game.emit(AdventurerMoved(game.party.control[seat], order.target, ITEM, seat))


# -------------------------------------------------------------------- extra gem
@chapter.offer("extra_gem")
def an_extra_gem_is_lit(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: treasures.extra_gem.empty, treasures.extra_gem.anywhere."""
    if not holds(game, seat, "extra_gem"):
        return ()
    return _extra_gem if game.depot.gems else _no_gem_left


@chapter.adjust.lightable(GRANT)
def extra_gems_may_be_found(game: Game, gems: GemRange) -> GemRange:
    """As many treasures lie in the temple as there are chambers for them; in the worst case all treasures of other
    kinds come first."""
    kinds = [game.pieces.kinds[number] for number in game.pieces.kind]
    treasures = [kind.id for kind in kinds if kind.pile == TREASURES]
    extra, others = treasures.count("extra_gem"), len(treasures) - treasures.count("extra_gem")
    chambers = [state != BOX and game.shows(tile, TREASURE) for tile, state in enumerate(game.temple.state)].count(True)
    return gems[0] + max(0, min(chambers - others, extra)), gems[1] + min(extra, chambers)


@chapter.perform("extra_gem")
def light_an_extra_gem(game: Game, order: Order) -> None:
    """The tile stays with its owner as a place for the gem, and is no longer a treasure.

    Rules: treasures.extra_gem.effect, treasures.extra_gem.keep.
    """
    treasure = use(game, order.seat, "extra_gem", at(SPENT_BY, order.seat))
    game.emit(GemsMoved(DEPOT, at(ON_PIECE, treasure), 1))
