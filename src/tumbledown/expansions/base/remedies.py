"""What may still help a seat whose dice are locked or too few. Rules ask this before they treat a seat as stuck."""

from typing import Final

from tumbledown.engine.dice import OUT
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BASE
from tumbledown.expansions.base.chapter import chapter

FEWEST_DICE: Final = 2
"""With fewer dice a seat cannot discover."""


def can_come_to_discover(game: Game, seat: int) -> bool:
    """Whether the seat has or may get enough dice for a discovery, and has or may get one that is not locked."""
    to_come = dice_to_come(game, seat)
    if len(game.dice.hands[seat]) + to_come < FEWEST_DICE:
        return False
    return to_come > 0 or has_a_free_die(game, seat) or may_be_freed(game, seat)


def has_a_free_die(game: Game, seat: int) -> bool:
    """Whether a die in the seat's hand is not locked."""
    return any(not game.dice.is_locked(die) for die in game.dice.hands[seat])


# -------------------------------------------------------------------- what the chapters say
def may_be_freed(game: Game, seat: int) -> bool:
    """Whether something can still free a locked die of this seat, other than golden masks of adventurers who walk
    there."""
    able = False
    for rule in game.laws[seat].adjust_may_be_freed:
        able = rule(game, seat, able)
    return able


def dice_to_come(game: Game, seat: int) -> int:
    """Return how many dice the seat may still get beside those in its hand."""
    number = 0
    for rule in game.laws[seat].adjust_dice_to_come:
        number = rule(game, seat, number)
    return number


# -------------------------------------------------------------------- what the base game knows
@chapter.adjust.may_be_freed(BASE)
def by_a_turn_of_fate_or_somebody_beside_it(game: Game, seat: int, able: bool) -> bool:
    """A switch against help is ignored, because its owner can turn it off.

    Rules: base.fate.effect, base.mask.help_same_chamber.
    """
    beside = game.party.seats_at(game.here(seat))
    return able or game.depot.beside > 0 or any(has_a_free_die(game, each) for each in beside)


@chapter.adjust.dice_to_come(BASE)
def by_gifts_of_those_who_have_escaped(game: Game, seat: int, number: int) -> int:
    """Rules: base.escape.gift, base.escape.gift_needs_die."""
    party = game.party
    givers = [each for each in range(party.size) if party.out[each] and not party.gift[each]]
    return number + sum([bool(game.dice.held(each, OUT)) for each in givers])
