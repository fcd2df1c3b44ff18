"""Gems for the tower: one when a player takes it, or two without a command when the tower has its full height."""

from typing import Final

from tumbledown.engine.events import (
    ControlChanged,
    GemsMoved,
    Noted,
    PieceMoved,
    PileOrdered,
    TempleSettled,
    TimerRang,
)
from tumbledown.engine.game import Game
from tumbledown.engine.offers import GEMS, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_deed
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base import refusals as no
from tumbledown.expansions.base.actions import fire, fires_empty
from tumbledown.expansions.data.totem import DATA
from tumbledown.expansions.shared import bound_to
from tumbledown.expansions.totem.chapter import HIGH, LOW, NAME, NO_TOTEM_HERE, TOTEM, chapter, is_totem, slot
from tumbledown.expansions.totem.tower import TOWER, stands, take_down, tile_below, unroll

BANK: Final = "bank_gem"

TOWER_LOW: Final = Refusal("tower_low")

USED_UP: Final = (Offer(BANK, GEMS, barred=no.GEMS_USED),)
TOO_LOW: Final = (Offer(BANK, GEMS, barred=TOWER_LOW),)
NO_GEMS_LEFT: Final = (Offer(BANK, GEMS, barred=no.DEPOT_EMPTY),)


@chapter.offer(BANK)
def bank_one_gem(game: Game, seat: int) -> tuple[Offer, ...]:
    """Each player inside may take one gem from five dice on, and so gives up the second. Dice of players who went away
    count.

    Rules: totem.bank, totem.reward_five, totem.once, totem.prohibition, totem.leave.
    """
    place = game.here(seat)
    if not is_totem(game, place):
        return ()
    if game.temple.used[place >> 1]:
        return USED_UP
    if len(slot(game).tower) < LOW:
        return TOO_LOW
    return _taking(place) if _is_of_use(game, place) else NO_GEMS_LEFT


def _is_of_use(game: Game, place: int) -> bool:
    """Whether the tower can light a gem, or has another effect with an empty depot."""
    return game.depot.gems > 0 or fires_empty(game, place)


@shared
def _taking(place: int) -> tuple[Offer, ...]:
    return (Offer(BANK, GEMS, scene=place),)


bound_to(chapter, BANK, (TOTEM.id,), NO_TOTEM_HERE)


@chapter.perform(BANK)
def the_gem_is_lit(game: Game, order: Order) -> None:
    """Rules: totem.reward_five, totem.bank."""
    _light(game, order.seat, order.place() >> 1, DATA.costs.low_gems)


def _light(game: Game, seat: int, tile: int, gems: int) -> None:
    """Light the gems in the chamber, which is used up, and return all dice to their owners. With an empty depot no gem
    moves and the chamber is not used up, but the tower is taken down all the same.

    Rules: totem.after, totem.once, totem.bank.
    """
    dice = take_down(game)
    fire(game, seat, (tile,), (gems,))
    for die in dice:
        unroll(game, die)


# -------------------------------------------------------------------- ten dice
def _bank_two(game: Game) -> None:
    """Two gems are lit without a command. A player must be allowed to light gems: one in the chamber, or any inside if
    none is there.

    Rules: totem.reward_ten, totem.bank.
    """
    tile = tile_below(game)
    offer = _taking(2 * tile)[0]
    for seat in game.party.seats_at(2 * tile) or game.party.inside():
        if forbids_deed(game, seat, offer, -1) is None:
            _light(game, seat, tile, DATA.costs.high_gems)
            return


@chapter.react(ControlChanged)
@chapter.react(GemsMoved)
@chapter.react(Noted)
@chapter.react(PieceMoved)
@chapter.react(PileOrdered)
@chapter.react(TempleSettled)
@chapter.react(TimerRang)
def ten_dice_are_two_gems(
    game: Game,
    event: ControlChanged | GemsMoved | Noted | PieceMoved | PileOrdered | TempleSettled | TimerRang,
) -> None:
    """The tenth die was just noted, or a ban on gems may have ended with one of these events.

    Rules: totem.bank, totem.prohibition.
    """
    if len(slot(game).tower) < HIGH or not stands(game) or not _is_of_use(game, 2 * tile_below(game)):
        return
    is_about_to_change = isinstance(event, Noted) and event.scope == NAME and event.key != TOWER
    if not is_about_to_change:
        _bank_two(game)
