"""The Fountain: a chamber that gives a lost die back, and two curses.

Rules: fountain.setup.combine.
"""

from typing import Final

from tumbledown.engine.dice import HAND, KEPT, LOST, VOID, bits, spot
from tumbledown.engine.events import Announced, DiceRolled, DieMoved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, POOL, Chapter
from tumbledown.engine.icons import BLANK, A
from tumbledown.engine.offers import ALONE, NONE, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.piles import mix_in
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.fountain import PIECES, REGAIN, TILES, Slot
from tumbledown.expansions.shared import DICE_SWAPPED, bound_to, holds

POISON: Final = "poison"
STRANGLE_VINES: Final = "strangle_vines"

NO_FOUNTAIN_HERE: Final = Refusal("no_fountain_here")
REGAINED_ALREADY: Final = Refusal("regained_already")
NOTHING_LOST: Final = Refusal("nothing_lost")

(FOUNTAIN,) = TILES
TWO_GOLDEN_MASKS: Final = ((Bill(REGAIN, ALONE),),)
ONE_DIE_BACK: Final = (Offer("regain", NONE, prices=TWO_GOLDEN_MASKS),)
ONLY_ONCE: Final = (Offer("regain", NONE, prices=TWO_GOLDEN_MASKS, barred=REGAINED_ALREADY),)
NO_DIE_TO_REGAIN: Final = (Offer("regain", NONE, prices=TWO_GOLDEN_MASKS, barred=NOTHING_LOST),)

chapter = Chapter(
    "fountain",
    order=90,
    requires=("base",),
    tiles=TILES,
    pieces=PIECES,
    slot=Slot,
    looks_far=False,
    shown=("regained",),
)
poison, strangle_vines = chapter.of(POISON), chapter.of(STRANGLE_VINES)


def slot(game: Game) -> Slot:
    found: Slot = game.slots["fountain"]
    return found


@chapter.setup(POOL)
def mix_in_the_fountain(game: Game) -> None:
    """Rules: fountain.setup.tile, fountain.setup.may_start."""
    mix_in(game, TILES)


# -------------------------------------------------------------------- a die comes back
@chapter.offer("regain")
def regain_a_die(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer a seat one of its lost dice back, once in a game.

    Rules: fountain.regain.effect, fountain.regain.alone, fountain.regain.once, fountain.regain.needs_loss,
    fountain.regain.which_losses, fountain.regain.min_dice, fountain.regain.kept_masks, fountain.regain.mask_curse,
    fountain.regain.personal.
    """
    place = game.here(seat)
    if place < 0 or game.tile_kind(place >> 1) is not FOUNTAIN:
        return ()
    if slot(game).regained >> seat & 1:
        return ONLY_ONCE
    return ONE_DIE_BACK if game.dice.held(seat, LOST) else NO_DIE_TO_REGAIN


bound_to(chapter, "regain", (FOUNTAIN.id,), NO_FOUNTAIN_HERE)


@chapter.perform("regain")
def the_die_is_fresh(game: Game, order: Order) -> None:
    """Rules: fountain.regain.dice_used, fountain.regain.fresh."""
    seat = order.seat
    game.emit(Noted("fountain", "regained", slot(game).regained | 1 << seat))
    game.emit(DieMoved(game.dice.held(seat, LOST)[0], spot(HAND), seat, BLANK))


# -------------------------------------------------------------------- poison
@poison.adjust.dice_loss(BIND)
def poison_costs_one_or_two(game: Game, seat: int, safe: bool, number: int) -> int:
    """Rules: fountain.poison.in_start, fountain.poison.outside, fountain.poison.both_slams, fountain.poison.third,
    fountain.poison.large_torch, fountain.poison.escaped, fountain.poison.few_dice.
    """
    return max(number, 1 if safe else 2)


# -------------------------------------------------------------------- strangle vines
@strangle_vines.react(DiceRolled)
def vines_bind_adventurers(game: Game, event: DiceRolled) -> None:
    """Rules: fountain.vines.effect, fountain.vines.no_discovery, fountain.vines.earlier_dice, fountain.vines.lifting,
    fountain.vines.gong.
    """
    if not holds(game, event.seat, STRANGLE_VINES):
        return
    for die in bits(event.dice):
        if game.dice.face[die] == A:
            game.emit(Noted("die", "marks", game.dice.marks[die] | VOID, die))


@strangle_vines.react(Announced)
def vines_bind_adventurers_from_a_swap(game: Game, event: Announced) -> None:
    """A swap gives icons, and the curse binds the adventurers that its owner gets. The dice already lie before their
    new holders.

    Rules: fountain.vines.effect, fountain.vines.no_keep.
    """
    if event.what != DICE_SWAPPED:
        return
    _, _, one, other = event.args
    for die in bits(one | other):
        if game.dice.face[die] == A and holds(game, game.dice.holder[die], STRANGLE_VINES):
            game.emit(Noted("die", "marks", game.dice.marks[die] & ~KEPT | VOID, die))


@strangle_vines.adjust.throw(BIND)
def bound_dice_join_the_throw(game: Game, seat: int, dice: int) -> int:
    """Rules: fountain.vines.no_keep."""
    return dice | _bound(game, seat)


def _bound(game: Game, seat: int) -> int:
    mask = 0
    for die in game.dice.hands[seat]:
        if game.dice.marks[die] & VOID:
            mask |= 1 << die
    return mask


@strangle_vines.goes
def vines_let_go(game: Game, seat: int, piece: int) -> None:
    """Bound dice are ordinary dice again as soon as the card is gone.

    Rules: fountain.vines.end.
    """
    for die in bits(_bound(game, seat)):
        game.emit(Noted("die", "marks", game.dice.marks[die] & ~VOID, die))


@chapter.react(Noted)
def a_die_comes_back_unbound(game: Game, event: Noted) -> None:
    """A lost die that its owner exchanges for another gets its old marks back. The vines may have been lifted in the
    meantime, and then its mark `VOID` is removed.

    Rules: fountain.vines.end.
    """
    if event.scope != "die" or not game.dice.marks[event.index] & VOID:
        return
    if not holds(game, game.dice.holder[event.index], STRANGLE_VINES):
        game.emit(Noted("die", "marks", game.dice.marks[event.index] & ~VOID, event.index))
