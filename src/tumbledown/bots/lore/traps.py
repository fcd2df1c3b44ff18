"""Traps: climb up from a cliff before anything else. Bots do not call others to the invocation chamber: mates elsewhere
have work there, and all would have to walk back."""

from tumbledown.bots.knowledge import NO_ERRAND, Errand, Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.prices import pursue
from tumbledown.engine.commands import Roll
from tumbledown.engine.dice import SWAPPED
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B
from tumbledown.expansions.data.traps import RELEASES
from tumbledown.expansions.traps.chapter import cliff_of
from tumbledown.expansions.traps.cliff import CLIMB


def climb_up(game: Game, mind: Mind) -> Errand:
    """Dice that came by a swap are rolled first: they do not count for climbing as they lie."""
    if cliff_of(game, game.party.control[mind.seat]) < 0:
        return NO_ERRAND
    swapped = _swapped(game, mind.seat)
    if swapped and game.now >= game.party.ready_at[mind.seat]:
        return True, Roll(mind.seat, swapped)
    return True, pursue(game, mind, CLIMB)


def _swapped(game: Game, seat: int) -> int:
    """Return the dice of this seat that came by a swap and are not locked, as a mask."""
    face, marks = game.dice.face, game.dice.marks
    return sum([1 << die for die in game.dice.hands[seat] if marks[die] & SWAPPED and face[die] != B])


lore = Knowledge(errands=dict.fromkeys(RELEASES, climb_up), rank=10)
