"""Traps: climb up from a cliff before anything else. Nobody is called to the invocation chamber: whoever is elsewhere
has something to do there, and all would have to walk back."""

from tumbledown.bots.knowledge import NO_ERRAND, Errand, Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.prices import pursue
from tumbledown.engine.game import Game
from tumbledown.expansions.data.traps import RELEASES
from tumbledown.expansions.traps.chapter import cliff_of
from tumbledown.expansions.traps.cliff import CLIMB


def climb_up(game: Game, mind: Mind) -> Errand:
    if cliff_of(game, game.party.control[mind.seat]) < 0:
        return NO_ERRAND
    return True, pursue(game, mind, CLIMB)


lore = Knowledge(errands=dict.fromkeys(RELEASES, climb_up), rank=10)
