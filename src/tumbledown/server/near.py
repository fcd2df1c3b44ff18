"""What things around a seat cost, whether it could pay now or not: for eyes only, from the same offers as options."""

from collections.abc import Iterator

from tumbledown.engine.game import OVER, Game
from tumbledown.engine.icons import cost_text
from tumbledown.engine.offers import MOVE, Offer
from tumbledown.engine.options import forbids_deed
from tumbledown.engine.view import sees_face
from tumbledown.server.wire import Prospect


def prospects(game: Game, seat: int) -> tuple[Prospect, ...]:
    """Every price of every offer, also of those that a prohibition takes away now."""
    if not 0 <= seat < game.party.size or game.phase == OVER:
        return ()
    return tuple([line for offer in _everything(game, seat) for line in _lines(game, seat, offer)])


def _everything(game: Game, seat: int) -> Iterator[Offer]:
    for verb, sources in game.rules.offers.items():
        for source in sources:
            for offer in source(game, seat):
                if offer.verb == verb and any(offer.prices):
                    yield offer


def _lines(game: Game, seat: int, offer: Offer) -> Iterator[Prospect]:
    """One for each target and bill. A chamber that the seat may not see keeps its price to itself as well."""
    for target in offer.targets:
        if offer.deed == MOVE and not sees_face(game, target >> 1, seat):
            continue
        refusal = offer.barred or forbids_deed(game, seat, offer, target)
        barred = "" if refusal is None else refusal.code
        for way, price in enumerate(offer.prices):
            for bill in price:
                yield Prospect(offer.verb, target, cost_text(bill.cost), bill.place, offer.about, way, barred)
