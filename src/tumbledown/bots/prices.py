"""What a deed costs. Prices are read from the seat's offers, so bots can roll for the prices of any chapter."""

from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.bots.throwing import INSURANCE, throw, throw_together
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import FREE, Cost, G, K, plus
from tumbledown.engine.offers import ALONE, NO_TARGET, Bill, Offer, Price
from tumbledown.engine.paying import wallet, worth

OUT_OF_REACH: Final = 99
"""The effort of a price with more icons than there are dice."""


Targets = tuple[int, ...] | list[int]


def pursue(game: Game, mind: Mind, verb: str, targets: Targets = NO_TARGET, about: int = -1) -> AnyCommand | None:
    """Do this with one of the targets, or roll for what its price lacks; None if there is no such deed here."""
    price = price_of(game, mind, verb, targets, about)
    if price is None:
        return None
    command = take_any(game, mind, verb, targets, about) if mind.could_pay(game, price) else None
    return command or throw_for(game, mind, price)


def afford(game: Game, mind: Mind, verb: str, targets: Targets = NO_TARGET, about: int = -1) -> AnyCommand | None:
    """Do this with one of the targets if the dice show what it costs."""
    price = price_of(game, mind, verb, targets, about)
    if price is None or not mind.could_pay(game, price):
        return None
    return take_any(game, mind, verb, targets, about)


def take_any(game: Game, mind: Mind, verb: str, targets: Targets, about: int = -1) -> AnyCommand | None:
    """Return the command for the first of the targets that the seat's options list now."""
    for target in targets:
        command = mind.take(game, verb, target, about)
        if command is not None:
            return command
    return None


def price_of(game: Game, mind: Mind, verb: str, targets: Targets | None = None, about: int = -1) -> Price | None:
    """Return the price that lacks the fewest icons for doing this with one of the targets, or with any; None if there
    is no such deed. A deed that is forbidden now also has its price, so that a bot can prepare for it."""
    best: Price | None = None
    for offer in options.sourced(game, mind.seat, verb):
        if offer.about == about and offer.barred is None:
            for target in offer.targets:
                if targets is None or target in targets:
                    # Usually there is only one price, and its missing icons need not be counted.
                    is_only = best is None and len(offer.prices) == 1
                    best = offer.prices[0] if is_only else _nearest(game, mind, offer, best)
                    break
    return best


def _nearest(game: Game, mind: Mind, offer: Offer, best: Price | None) -> Price:
    """Return the best price so far, or one of the offer's prices if it lacks fewer icons."""
    found = offer.prices[0] if best is None else best
    least = effort(game, mind, found)
    for price in offer.prices:
        missing = effort(game, mind, price)
        if missing < least:
            found, least = price, missing
    return found


def effort(game: Game, mind: Mind, price: Price) -> int:
    """Return how many icons of the price are missing on the dice of those who would pay."""
    missing = 0
    for bill in price:
        payers = [mind.seat] if bill.place == ALONE else game.party.seats_at(bill.place)
        missing += _lacking(game, bill, payers)
    return missing


def _lacking(game: Game, bill: Bill, payers: list[int]) -> int:
    dice = missing = 0
    for payer in payers:
        dice += len(game.dice.hands[payer])
    for face, lacking in enumerate(bill.by_face):
        if lacking:
            for payer in payers:
                lacking -= wallet(game, payer)[face]
            if face == K and lacking > 0 and game.rules.adjusts_worth:
                lacking -= _gold_as_keys(game, payers, bill)
            missing += max(0, lacking)
    return missing if bill.total <= dice else OUT_OF_REACH + missing


def _gold_as_keys(game: Game, payers: list[int], bill: Bill) -> int:
    """Return the number of golden masks that payers may count as keys; 0 if the bill asks for masks as well."""
    return sum([wallet(game, payer)[G] for payer in payers if worth(game, payer)[2]]) if not bill.by_face[G] else 0


def nearer(mind: Mind, one: Cost, other: Cost) -> Cost:
    """Return the cost that the own dice lack fewer icons for; the first if both are equal."""
    return other if _missing(mind, other) < _missing(mind, one) else one


def _missing(mind: Mind, cost: Cost) -> int:
    missing = 0
    for icon in range(5):
        missing += max(0, cost[icon] - mind.counts[icon + 1])
    return missing if sum(cost) <= mind.dice else OUT_OF_REACH + missing


def icons_in(price: Price) -> int:
    """Return how many icons the price asks for."""
    icons = 0
    for bill in price:
        icons += bill.total
    return icons


def throw_for(game: Game, mind: Mind, price: Price, gold: int = INSURANCE) -> AnyCommand | None:
    """Roll for the bills that this seat can pay, its own and the joint one here, and keep this many golden masks."""
    if len(price) == 1:
        cost = price[0].cost
        return throw(game, mind, cost, gold) if price[0].place == ALONE else throw_together(game, mind, cost)
    alone = together = FREE
    for bill in price:
        if bill.place == ALONE:
            alone = plus(alone, bill.cost)
        elif bill.place == mind.here:
            together = plus(together, bill.cost)
    if together == FREE:
        return throw(game, mind, alone, gold)
    return throw_together(game, mind, together, alone)
