"""Curses: lift every curse that can be lifted, and stop for those that bind dice or steps."""

from tumbledown.bots.knowledge import NO_ERRAND, Errand, Knowledge, always_binding
from tumbledown.bots.mind import Mind
from tumbledown.bots.prices import icons_in, price_of, throw_for
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand, Prefer
from tumbledown.engine.game import Game
from tumbledown.expansions.curses.chapter import GENTLE, HOLDING
from tumbledown.expansions.shared import CURSES


def hold_the_hand_up(game: Game, mind: Mind) -> AnyCommand | None:
    if game.party.prefs[mind.seat] & (HOLDING | GENTLE):
        return None
    return Prefer(mind.seat, "holding", True)


def lift(game: Game, mind: Mind) -> AnyCommand | None:
    """Lift the first curse that can be paid for."""
    for offer in options.sourced(game, mind.seat, "lift"):
        for price in offer.prices:
            command = mind.take(game, "lift", offer.targets[0]) if mind.could_pay(game, price) else None
            if command is not None:
                return command
    return None


def throw_to_lift(game: Game, mind: Mind, piece: int) -> Errand:
    """Roll for the combination on the card, if there are dice enough for it."""
    price = price_of(game, mind, "lift", (piece,))
    if price is None or icons_in(price) > len(game.dice.hands[mind.seat]):
        return NO_ERRAND
    return True, throw_for(game, mind, price)


def nearest_mate(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    """Adventurers that stand close together can be exchanged without much harm."""
    steps = mind.team.paths.since(game.temple, game.party.here(mind.seat))
    return min(legal, key=lambda seat: (steps[game.party.here(seat)], seat))


lore = Knowledge(
    cards={"cursed_hand": hold_the_hand_up},
    piles={CURSES: lift},
    answers={"soul": nearest_mate},
    urgency={"trap": always_binding, "broken_die": always_binding},
    relief=throw_to_lift,
)
