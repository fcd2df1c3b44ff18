"""Rolling, locking, freeing and losing dice."""

from typing import Final

from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.dice import HAND, USED, bits, spot
from tumbledown.engine.effects import WHICH_DIE, losable
from tumbledown.engine.events import DiceFreed, DieMoved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BASE
from tumbledown.engine.icons import B
from tumbledown.engine.offers import ALONE, FREE, GOLD, Bill, Need, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.paying import wallet
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.expansions.base import refusals as no
from tumbledown.expansions.base.chapter import chapter

ONE_GOLD: Final = ((Bill((0, 0, 0, 1, 0), ALONE),),)
MASK_POWER: Final = 2
ONE: Final = 1


def has_locked_dice(game: Game, seat: int, target: int) -> bool:
    """Whether the target seat has a locked die.

    Rules: base.mask.golden_no_target.
    """
    return wallet(game, target)[B] > 0


LOCKED_DICE: Final = Need(has_locked_dice, no.NOTHING_LOCKED)


def would_be_freed(game: Game, seat: int) -> bool:
    """Whether this seat is inside with a locked die and does not keep it.

    Rules: base.mask.keep_switch.
    """
    party = game.party
    return wallet(game, seat)[B] > 0 and not party.out[seat] and not party.prefs[seat] & KEEPS_MASKS


def is_anybody_freed(game: Game, seat: int, target: int) -> bool:
    """Whether the locked dice of at least one seat would be freed.

    Rules: base.fate.needs_masks.
    """
    return any(would_be_freed(game, each) for each in range(game.party.size))


def all_are_kept(game: Game, seat: int, target: int) -> Refusal | None:
    """Return the refusal if there are locked dice but their owners keep them; it differs from having no locked dice."""
    return no.ONLY_KEPT if any(wallet(game, each)[B] for each in game.party.inside()) else None


@chapter.adjust.throw(BASE)
def used_dice_join_the_throw(game: Game, seat: int, dice: int) -> int:
    """Rules: base.roll.used_join."""
    marks = game.dice.marks
    for die in game.dice.hands[seat]:
        if marks[die] & USED:
            dice |= 1 << die
    return dice


# -------------------------------------------------------------------- golden masks
@chapter.offer("free")
def golden_masks_free_dice(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer to free the seat's own dice or those of one other adventurer in the same chamber.

    Rules: base.mask.golden_same_throw, base.mask.golden_optional, base.mask.golden_one_target,
    base.mask.help_same_chamber, base.mask.all_locked.
    """
    if game.party.out[seat]:
        return ()
    return _freeing(tuple(game.party.seats_at(game.party.here(seat))))


@shared
def _freeing(seats: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer("free", FREE, GOLD, ONE_GOLD, seats, LOCKED_DICE),)


@chapter.explain("free")
def why_no_help(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    return no.NOT_TOGETHER if target in game.party.inside() else None


@chapter.forbid.free
def help_can_be_declined(game: Game, helper: int, helped: int, means: int) -> Refusal | None:
    """Rules: base.mask.help_consent, base.mask.keep_switch."""
    if helper != helped and game.party.prefs[helped] & KEEPS_MASKS:
        return no.KEEPS_MASKS
    return None


@chapter.adjust.mask_power(BASE)
def a_golden_mask_frees_two(game: Game, seat: int, number: int) -> int:
    """Rules: base.mask.golden_frees_two."""
    return max(number, MASK_POWER)


@chapter.perform("free")
def free_dice(game: Game, order: Order) -> None:
    free_by_golden_masks(game, order.seat, order.target, ONE)


def free_by_golden_masks(game: Game, seat: int, target: int, masks: int, each: int = 0) -> None:
    """Free locked dice of the target with this number of the seat's golden masks. One mask frees at least `each` dice,
    unless a rule limits it. Every use of golden masks goes through here; its offers have the deed FREE and the means
    GOLD.

    Rules: base.mask.golden_effect.
    """
    for rule in game.laws[seat].adjust_mask_power:
        each = rule(game, seat, each)
    freed = sum([1 << die for die in game.dice.locked(target)[: masks * each]])
    game.emit(DiceFreed(target, freed, seat))


# -------------------------------------------------------------------- which die to lose
@chapter.adjust.losable(BASE)
def any_die_in_play(game: Game, seat: int, to: int, dice: int) -> int:
    """Rules: base.die_loss.owner_chooses."""
    return game.dice.mask_of(seat)


@chapter.choices(WHICH_DIE)
def another_die_instead(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """Return the dice that may be lost instead. The die that is gone comes first; naming it changes nothing.

    Rules: base.die_loss.owner_chooses.
    """
    gone = question.args[0]
    if game.party.out[seat] or game.dice.where[gone] == HAND:
        return ()
    instead = losable(game, seat, game.dice.where[gone])
    return (gone, *bits(instead)) if instead else ()


@chapter.closed(WHICH_DIE)
def exchange_the_lost_die(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Rules: base.die_loss.owner_chooses, base.die_loss.others_unchanged."""
    gone, face, marks = question.args
    for seat, named in answers.items():
        if named != gone:
            where = game.dice.where[gone]
            game.emit(DieMoved(gone, spot(HAND), seat, face))
            game.emit(Noted("die", "marks", marks, gone))
            game.emit(DieMoved(named, where, seat, game.dice.face[named]))
