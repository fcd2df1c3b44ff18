"""The prices of things near a seat, whether the seat can pay them or not, made from the same offers as its options."""

from tumbledown.bots.paths import FAR, Paths
from tumbledown.engine.game import OVER, Game
from tumbledown.engine.offers import MOVE, Offer, landing
from tumbledown.engine.options import sourced
from tumbledown.engine.permissions import forbids_deed
from tumbledown.server.wire import Prospect


def current_prices(game: Game, seat: int, paths: Paths | None = None) -> tuple[Prospect, ...]:
    """All prices of all offers, also of those that are forbidden now. `paths` caches the ways home."""
    if not 0 <= seat < game.party.size or game.phase == OVER:
        return ()
    found: list[Prospect] = []
    for verb in game.rules.offers:
        for offer in sourced(game, seat, verb):
            _add_prices(found, game, seat, offer, paths or Paths())
    return tuple(found)


def _add_prices(found: list[Prospect], game: Game, seat: int, offer: Offer, paths: Paths) -> None:
    """Add a price for each target and bill."""
    bills = [
        (way, bill.place, bill.text, bill.rolled)
        for way, price in enumerate(offer.prices)
        for bill in price
        if bill.total
    ]
    if not bills:
        return
    for target in offer.targets:
        refusal = offer.barred or forbids_deed(game, seat, offer, target)
        barred = "" if refusal is None else refusal.code
        for way, place, price, rolled in bills:
            home = _steps_home(game, offer, target, paths)
            found.append(Prospect(offer.verb, target, price, place, offer.about, way, barred, home, rolled))


def _steps_home(game: Game, offer: Offer, target: int, paths: Paths) -> int:
    """The steps from where the offer leads to the starting chamber; -1 if it is no move, or there is no way."""
    steps = paths.to(game.temple, 2 * game.start)[landing(target)] if offer.deed == MOVE else FAR
    return -1 if steps >= FAR else steps
