"""Decides whether anything can still help when no seat inside can roll; if not, the bot gives up.

Waiting in vain is better than giving up too soon: everything counts as hope unless it is known to be useless.
"""

from typing import Final

from tumbledown.bots.lookout import NEVER
from tumbledown.bots.lore import Lore
from tumbledown.bots.mind import Mind
from tumbledown.engine import options
from tumbledown.engine.game import Game
from tumbledown.engine.offers import OUTSIDE
from tumbledown.engine.pieces import SPENT_BY, at

THE_CLOCK: Final = ("gong", "slam", "collapse")
"""Timers that free no dice. Any other running timer may change something."""


def is_past_help(game: Game, mind: Mind, lore: Lore) -> bool:
    """Whether all dice of all inside are locked or lost, and no turn of fate, gift, card, chamber or slam can change
    that."""
    if game.depot.beside or not _is_everybody_stuck(game):
        return False
    if game.questions or _is_a_gift_left(game) or _is_something_running(game) or _is_anything_open(game, lore):
        return False
    return not _does_a_card_come_back(game, mind) and not lore.is_hope_left(game, mind)


def _is_everybody_stuck(game: Game) -> bool:
    dice = game.dice
    for seat in game.party.inside():
        for die in dice.hands[seat]:
            if not dice.is_locked(die):
                return False
    return True


def _is_a_gift_left(game: Game) -> bool:
    return any(game.party.out[seat] and options.offered(game, seat, "gift") for seat in range(game.party.size))


def _is_something_running(game: Game) -> bool:
    return any(name not in THE_CLOCK for _, _, _, name, _ in game.timers)


def _is_anything_open(game: Game, lore: Lore) -> bool:
    """Whether a seat inside could do something useful, now or once it is no longer forbidden."""
    verbs = [verb for verb in game.rules.offers if verb not in lore.vain]
    return any(_is_open(game, seat, verb) for seat in game.party.inside() for verb in verbs)


def _is_open(game: Game, seat: int, verb: str) -> bool:
    for offer in options.sourced(game, seat, verb):
        if offer.barred is None and offer.deed != OUTSIDE:
            for target in offer.targets:
                if options.is_open(game, seat, offer, target):
                    return True
    return False


def _does_a_card_come_back(game: Game, mind: Mind) -> bool:
    """Whether a slam is still to come that readies a spent card of a seat inside."""
    if mind.team.lookout.slam_at == NEVER:
        return False
    spent = [piece for seat in game.party.inside() for piece in game.pieces.lying(at(SPENT_BY, seat))]
    return any(game.pieces.kind_of(piece).refreshes for piece in spent)
