"""The track: which sign is wanted next, which gems may be lit, and how the pawn moves."""

from itertools import permutations
from typing import Final

from tumbledown.engine.events import Announced, GemsActivated, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.actions import ICONS_MET
from tumbledown.expansions.calendar.chapter import NAME, NO_SIGN, chapter, is_cursed, pieces_on, sign_on, slot
from tumbledown.expansions.calendar.tiles import use_up

PAWN_STAYS: Final = "pawn_stays"
"""Announced with tile and seat when a chamber was lit whose sign was not wanted."""

ILLEGAL: Final = -1

OTHER_SIGN: Final = Refusal("other_sign")
NO_CALENDAR_TILE: Final = Refusal("no_calendar_tile")


def wanted(game: Game, pawn: int) -> int:
    """Return the sign of the space after the pawn, or `NO_SIGN` if the pawn stands on the last one.

    Rules: calendar.next_space.
    """
    spaces = slot(game).track_signs
    return spaces[pawn] if pawn < len(spaces) else NO_SIGN


def matches(game: Game, tile: int) -> bool:
    """Whether this chamber would move the pawn now."""
    sign = sign_on(game, tile)
    return sign != NO_SIGN and sign == wanted(game, slot(game).pawn_at)


# -------------------------------------------------------------------- one chamber after the other
def walk(game: Game, tiles: tuple[int, ...]) -> int:
    """Return the space that the pawn reaches with these chambers in this order, at most one space for each. On the
    eternal side, return `ILLEGAL` if a sign does not match before the pawn is at the end.

    Rules: calendar.advance.one_per_chamber, calendar.eternal.no_tile, calendar.cursed.advance.
    """
    pawn = slot(game).pawn_at
    for tile in tiles:
        sign = wanted(game, pawn)
        if sign == NO_SIGN:
            continue
        if sign == sign_on(game, tile):
            pawn += 1
        elif not is_cursed(game):
            return ILLEGAL
    return pawn


def best_order(game: Game, tiles: tuple[int, ...]) -> tuple[int, ...]:
    """Return the order that moves the pawn farthest. If several do, chambers that were laid earlier come first. Return
    an empty tuple if the eternal side allows no order.

    Rules: calendar.linked.
    """
    bearers = slot(game).bearers
    laid = sorted(tiles, key=lambda tile: bearers.index(tile) if tile in bearers else len(bearers))
    orders = [order for order in permutations(laid) if walk(game, order) != ILLEGAL]
    return max(orders, key=lambda order: walk(game, order), default=())


# -------------------------------------------------------------------- the eternal side
@chapter.forbid.gems
def the_sign_must_match(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
    """Gems that are lit in no chamber need no sign. With an empty depot no sign is needed either.

    Rules: calendar.eternal.match_only, calendar.eternal.no_tile, calendar.eternal.depot_empty,
    calendar.eternal.escape, calendar.linked, calendar.priest, calendar.extra_gem, calendar.cursed.free,
    calendar.depot_empty_meaning.
    """
    if is_cursed(game) or not places or not game.depot.gems:
        return None
    tiles = tuple([place >> 1 for place in places])
    if best_order(game, tiles):
        return None
    return NO_CALENDAR_TILE if any(sign_on(game, tile) == NO_SIGN for tile in tiles) else OTHER_SIGN


# -------------------------------------------------------------------- the pawn
@chapter.react(GemsActivated)
def the_calendar_turns(game: Game, event: GemsActivated) -> None:
    """The pawn moves one space for a chamber, however many gems were lit there.

    Rules: calendar.eternal.advance, calendar.cursed.advance, calendar.cursed.recycle, calendar.cursed.no_tile,
    calendar.advance.one_per_chamber, calendar.linked, calendar.priest.
    """
    for tile in best_order(game, event.tiles) or event.tiles:
        if sign_on(game, tile) != NO_SIGN:
            _resolve(game, tile, event.seat)


def _resolve(game: Game, tile: int, seat: int) -> None:
    moves = matches(game, tile)
    use_up(game, tile, seat)
    if moves:
        game.emit(Noted(NAME, "pawn_at", slot(game).pawn_at + 1))
    else:
        game.emit(Announced(PAWN_STAYS, (tile, seat)))


# -------------------------------------------------------------------- an empty depot
@chapter.adjust.fires_empty(GRANT)
def a_sign_that_is_wanted_still_moves_the_pawn(game: Game, place: int, allowed: bool) -> bool:
    """This applies only on the cursed side, where the pawn still reduces the cost of the exit. A chamber with two
    tiles, in the middle of a swap, has no sign yet.

    Rules: calendar.cursed.depot_empty, calendar.cursed.depot_empty_cheapest, calendar.depot_empty_meaning.
    """
    tile = place >> 1
    return allowed or (is_cursed(game) and len(pieces_on(game, tile)) == 1 and matches(game, tile))


@chapter.react(Announced)
def icons_were_met_for_the_pawn_alone(game: Game, event: Announced) -> None:
    """No gem moves, and the chamber is not used up. Of chambers that act together, those that do not move the pawn keep
    their tile.

    Rules: calendar.cursed.depot_empty, calendar.cursed.depot_empty_cheapest, calendar.linked.
    """
    if event.what != ICONS_MET:
        return
    seat, *tiles = event.args
    for tile in best_order(game, tuple(tiles)):
        if matches(game, tile):
            _resolve(game, tile, seat)
