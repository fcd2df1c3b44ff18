"""Curses: lift whatever can be lifted, and stop for those that bind hand or foot."""

from typing import Final

from tumbledown.bots.lore.errands import NO_ERRAND, Errand, throw_for
from tumbledown.bots.mind import Mind
from tumbledown.bots.team import LEAVE
from tumbledown.engine.commands import AnyCommand, Prefer
from tumbledown.engine.game import Game
from tumbledown.expansions.curses.chapter import GENTLE, HOLDING
from tumbledown.expansions.shared import CURSES

BINDING: Final = ("trap", "strangle_vines", "broken_die")
"""Hardly anything else can be done before these are gone."""

BEFORE_THE_SLAM: Final = "poison"
BEFORE_LEAVING: Final = "doomed"
URGENT: Final = (*BINDING, BEFORE_THE_SLAM, BEFORE_LEAVING)
"""All others can wait for luck."""

SLAM_IS_NEAR_MS: Final = 90_000


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    if "cursed_hand" in mind.cards and not game.party.prefs[mind.seat] & (HOLDING | GENTLE):
        return Prefer(mind.seat, "holding", True)
    for piece in mind.cards.values():
        kind = game.pieces.kind_of(piece)
        if kind.pile == CURSES and mind.shows(kind.lift):
            command = mind.take(game, "lift", piece)
            if command is not None:
                return command
    return None


def errand(game: Game, mind: Mind) -> Errand:
    """Throw for the combination of the worst curse, if there are dice enough for it."""
    piece = worst(game, mind)
    if piece < 0:
        return NO_ERRAND
    price = game.pieces.kind_of(piece).lift
    if sum(price) > len(game.dice.hands[mind.seat]):
        return NO_ERRAND
    return True, throw_for(game, mind, price)


def worst(game: Game, mind: Mind) -> int:
    """The curse that most needs lifting now; -1 if they can all wait for luck."""
    for kind in BINDING:
        if kind in mind.cards:
            return mind.cards[kind]
    if BEFORE_THE_SLAM in mind.cards and mind.team.lookout.slam_at - game.now < SLAM_IS_NEAR_MS:
        return mind.cards[BEFORE_THE_SLAM]
    return mind.cards.get(BEFORE_LEAVING, -1) if mind.doing == LEAVE else -1
