"""Random play: whatever is offered may happen."""

from collections.abc import Iterator
from random import Random

from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import OVER, Game
from tumbledown.engine.offers import Offer

STEP_MS = 250


def moments(game: Game, seed: str, until: int) -> Iterator[tuple[int, AnyCommand]]:
    """Time passes; at each moment somebody has picked one of the offers of then, and the caller carries it out."""
    chance = Random(seed)
    for now in range(game.now, until, STEP_MS):
        game.advance(now)
        if game.phase == OVER:
            return
        seat = chance.randrange(game.party.size)
        offers = [offer for offer in game.options(seat) if offer.verb != "give_up"]
        if offers:
            yield now, picked(chance.choice(offers), seat, chance)


def picked(offer: Offer, seat: int, chance: Random) -> AnyCommand:
    """The offer with any of its targets; of dice to name, all it may take, or one."""
    dice = offer.pool() if offer.verb == "roll" else offer.pool() & -offer.pool()
    return options.command(offer, seat, chance.choice(offer.targets), dice)
