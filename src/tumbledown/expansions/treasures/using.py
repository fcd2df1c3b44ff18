"""Healing mask, Teleport and Extra gem: used once, at any time, for no dice.

Double torch and Double key need no rule here: they are pieces with icons, which their owner adds to a payment.
"""

from typing import Final

from tumbledown.engine import refusals as no
from tumbledown.engine.adventurer import ITEM, KEEPS_MASKS
from tumbledown.engine.events import AdventurerMoved, DiceFreed, GemsMoved
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ANY_FREEABLE, GEMS, MOVE, Offer
from tumbledown.engine.pieces import DEPOT, ON_PIECE, SPENT_BY, at
from tumbledown.expansions.shared import holds
from tumbledown.expansions.treasures.chapter import chapter, use

_heal: Final = (Offer("healing_mask", needs=ANY_FREEABLE),)
_nobody_there: Final = Offer("teleport", barred=no.NOBODY_THERE)
_extra_gem: Final = (Offer("extra_gem", GEMS),)
_no_gem_left: Final = (Offer("extra_gem", barred=no.DEPOT_EMPTY),)


# -------------------------------------------------------------------- healing mask
@chapter.offer("healing_mask")
def a_healing_mask_frees_dice(game: Game, seat: int) -> tuple[Offer, ...]:
    return _heal if holds(game, seat, "healing_mask") else ()


@chapter.perform("healing_mask")
def heal_everybody(game: Game, seat: int, target: int, dice: int) -> None:
    """Wherever they stand, unless they keep their masks."""
    use(game, seat, "healing_mask")
    for each in game.party.inside():
        if not game.party.prefs[each] & KEEPS_MASKS:
            freed = 0
            for die in game.dice.locked(each):
                freed |= 1 << die
            if freed:
                game.emit(DiceFreed(each, freed, seat))


# -------------------------------------------------------------------- teleport
@chapter.offer("teleport")
def teleport_to_somebody(game: Game, seat: int) -> tuple[Offer, ...]:
    if not holds(game, seat, "teleport"):
        return ()
    here = game.party.here(seat)
    places = {place for place in game.party.place if place >= 0 and place != here}
    return (Offer("teleport", MOVE, ITEM, targets=tuple(sorted(places))), _nobody_there)


@chapter.perform("teleport")
def teleport(game: Game, seat: int, target: int, dice: int) -> None:
    use(game, seat, "teleport")
    game.emit(AdventurerMoved(game.party.control[seat], target, ITEM, seat))


# -------------------------------------------------------------------- extra gem
@chapter.offer("extra_gem")
def an_extra_gem_is_lit(game: Game, seat: int) -> tuple[Offer, ...]:
    if not holds(game, seat, "extra_gem"):
        return ()
    return _extra_gem if game.depot.gems else _no_gem_left


@chapter.perform("extra_gem")
def light_an_extra_gem(game: Game, seat: int, target: int, dice: int) -> None:
    """The tile stays with its owner as a place for the gem, and is no treasure any more."""
    treasure = use(game, seat, "extra_gem", at(SPENT_BY, seat))
    game.emit(GemsMoved(DEPOT, at(ON_PIECE, treasure), 1))
