"""What things around a seat cost, whether it could pay now or not: for eyes only, from the same offers as options."""

from tumbledown.engine.game import OVER, Game
from tumbledown.engine.offers import Offer
from tumbledown.engine.options import sourced
from tumbledown.engine.permissions import forbids_deed
from tumbledown.engine.telling import is_blind
from tumbledown.server.wire import Prospect


def prospects(game: Game, seat: int) -> tuple[Prospect, ...]:
    """Every price of every offer, also of those that a prohibition takes away now."""
    if not 0 <= seat < game.party.size or game.phase == OVER:
        return ()
    found: list[Prospect] = []
    for verb in game.rules.offers:
        for offer in sourced(game, seat, verb):
            _add_lines(found, game, seat, offer)
    return tuple(found)


def _add_lines(found: list[Prospect], game: Game, seat: int, offer: Offer) -> None:
    """One for each target and bill. A chamber that the seat may not see keeps its price to itself as well."""
    bills = [(way, bill.place, bill.text) for way, price in enumerate(offer.prices) for bill in price]
    if not bills:
        return
    for target in offer.targets:
        if is_blind(game, seat, offer, target):
            continue
        refusal = offer.barred or forbids_deed(game, seat, offer, target)
        barred = "" if refusal is None else refusal.code
        for way, place, price in bills:
            found.append(Prospect(offer.verb, target, price, place, offer.about, way, barred))
