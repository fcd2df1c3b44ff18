"""The Pit: a chamber that asks for five black masks, and two curses.

Rules: pit.setup.combine, pit.help.solo.
"""

from typing import Final

from tumbledown.engine import questions
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.dice import FALLING
from tumbledown.engine.effects import CHOICE_MS
from tumbledown.engine.events import (
    AdventurerMoved,
    ControlChanged,
    DieMoved,
    GemsActivated,
    GemsMoved,
    Noted,
    PieceMoved,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, GRANT, POOL, Chapter
from tumbledown.engine.icons import B
from tumbledown.engine.offers import ALONE, Bill, Offer
from tumbledown.engine.offers import GEMS as LIGHTING
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.piles import mix_in
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.rule_types import GemRange
from tumbledown.engine.structs import Question
from tumbledown.expansions.base import refusals as no
from tumbledown.expansions.base.actions import fire, fires_empty
from tumbledown.expansions.data.pit import ACTIVATE, GEMS, PIECES, TILES, Slot
from tumbledown.expansions.shared import CURSES, TREASURES, bound_to, cards_before, is_kind

LOST_TREASURE: Final = "lost_treasure"
REALLY_CURSED: Final = "really_cursed"

(PIT,) = TILES
NO_PIT_HERE: Final = Refusal("no_pit_here")
MASKS_NEEDED: Final = ACTIVATE[B - 1]
FIVE_BLACK_MASKS: Final = ((Bill(ACTIVATE, ALONE),),)
USED_UP: Final = (Offer("pit", LIGHTING, prices=FIVE_BLACK_MASKS, barred=no.GEMS_USED),)
NO_GEMS_LEFT: Final = (Offer("pit", LIGHTING, prices=FIVE_BLACK_MASKS, barred=no.DEPOT_EMPTY),)

chapter = Chapter("pit", order=70, requires=("base",), tiles=TILES, pieces=PIECES, slot=Slot, looks_far=False)
lost_treasure, really_cursed = chapter.of(LOST_TREASURE), chapter.of(REALLY_CURSED)


def slot(game: Game) -> Slot:
    found: Slot = game.slots["pit"]
    return found


@chapter.setup(POOL)
def mix_in_the_pit(game: Game) -> None:
    """Rules: pit.setup.tile, pit.setup.may_start."""
    mix_in(game, TILES)


# -------------------------------------------------------------------- five black masks
@chapter.offer("pit")
def show_five_black_masks(game: Game, seat: int) -> tuple[Offer, ...]:
    """The masks are shown, not spent: they stay locked.

    Rules: pit.activate.condition, pit.activate.alone, pit.activate.optional, pit.activate.earlier_masks,
    pit.activate.min_dice, pit.activate.stay_locked, pit.activate.once, pit.activate.depot, pit.activate.manual.
    """
    place = game.here(seat)
    if not is_kind(game, place, PIT):
        return ()
    if game.temple.used[place >> 1]:
        return USED_UP
    if not game.depot.gems and not fires_empty(game, place):
        return NO_GEMS_LEFT
    return (Offer("pit", LIGHTING, prices=FIVE_BLACK_MASKS, keeps=True, scene=place),)


bound_to(chapter, "pit", (PIT.id,), NO_PIT_HERE)


@chapter.perform("pit")
def light_both_gems(game: Game, order: Order) -> None:
    """Rules: pit.activate.both_gems, pit.activate.depot."""
    fire(game, order.seat, (order.place() >> 1,), (GEMS,))


@chapter.adjust.lightable(GRANT)
def its_gems_can_be_lit_with_enough_dice(game: Game, gems: GemRange) -> GemRange:
    more = GEMS if any(len(hand) >= MASKS_NEEDED for hand in game.dice.hands) else 0
    return gems[0] + more, gems[1] + more


# -------------------------------------------------------------------- no unwanted help while masks are collected
@chapter.react(AdventurerMoved)
def the_switch_follows_the_step(game: Game, event: AdventurerMoved) -> None:
    if slot(game).turned or is_kind(game, event.to, PIT):
        _mind_the_switch(game, game.party.pilot(event.figure), arrives=True)


@chapter.react(ControlChanged)
def the_switch_follows_the_figure(game: Game, event: ControlChanged) -> None:
    for seat in game.party.inside():
        _mind_the_switch(game, seat, arrives=True)


@chapter.react(GemsActivated)
@chapter.react(GemsMoved)
@chapter.react(DieMoved)
def the_switch_returns_when_the_pit_is_of_no_use(game: Game, event: GemsActivated | GemsMoved | DieMoved) -> None:
    if slot(game).turned:
        for seat in game.party.inside():
            _mind_the_switch(game, seat, arrives=False)


def _mind_the_switch(game: Game, seat: int, *, arrives: bool) -> None:
    """Turn the seat's switch against help on when it arrives at a Pit that it can use, and put it back afterwards.

    Rules: pit.help.refuse.
    """
    turned, collects = bool(slot(game).turned >> seat & 1), _could_fire(game, seat)
    if collects and arrives and not turned:
        _turn_on(game, seat)
    elif turned and not collects:
        _put_back(game, seat)


def _could_fire(game: Game, seat: int) -> bool:
    """Whether the seat stands in a Pit that is not used, with enough dice and a gem in the depot. A falling die counts,
    because it may still be caught."""
    place = game.here(seat)
    if not is_kind(game, place, PIT) or game.temple.used[place >> 1] or not game.depot.gems:
        return False
    return len(game.dice.hands[seat]) + len(game.dice.held(seat, FALLING)) >= MASKS_NEEDED


def _turn_on(game: Game, seat: int) -> None:
    bit, prefs, before = 1 << seat, game.party.prefs[seat], slot(game).before
    game.emit(Noted("pit", "before", before | bit if prefs & KEEPS_MASKS else before & ~bit))
    game.emit(Noted("pit", "turned", slot(game).turned | bit))
    _prefer(game, seat, keeps=True)


def _put_back(game: Game, seat: int) -> None:
    game.emit(Noted("pit", "turned", slot(game).turned & ~(1 << seat)))
    _prefer(game, seat, keeps=bool(slot(game).before >> seat & 1))


def _prefer(game: Game, seat: int, *, keeps: bool) -> None:
    prefs = game.party.prefs[seat]
    after = prefs | KEEPS_MASKS if keeps else prefs & ~KEEPS_MASKS
    if after != prefs:
        game.emit(Noted("seat", "prefs", after, seat))


# -------------------------------------------------------------------- lost treasure
@lost_treasure.comes
def a_treasure_is_lost(game: Game, seat: int, piece: int) -> None:
    """The card goes back at once. If its owner has treasures, the owner chooses which one to lose.

    Rules: pit.lost_treasure.effect, pit.lost_treasure.none, pit.lost_treasure.never_stays.
    """
    game.emit(PieceMoved(piece, BOXED, seat=seat))
    treasures = cards_before(game, seat, TREASURES)
    if treasures:
        _lay_back(game, treasures)
        questions.ask(game, LOST_TREASURE, 1 << seat, CHOICE_MS, blocks=True, default=questions.RANDOM)


def _lay_back(game: Game, treasures: list[int]) -> None:
    """Treasures that lie ready for a joint payment cannot be used before the choice.

    Rules: pit.lost_treasure.no_reaction.
    """
    for piece in treasures:
        if game.pieces.added[piece]:
            game.emit(Noted("piece", "added", 0, piece))


@chapter.choices(LOST_TREASURE)
def any_unused_treasure(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """Return the treasures before the seat. A used one no longer lies there.

    Rules: pit.lost_treasure.choice, pit.lost_treasure.unused_only.
    """
    return tuple(cards_before(game, seat, TREASURES))


@chapter.closed(LOST_TREASURE)
def the_treasure_goes(game: Game, question: Question, answers: dict[int, int]) -> None:
    for seat, piece in answers.items():
        game.emit(PieceMoved(piece, BOXED, seat=seat))


# -------------------------------------------------------------------- really cursed
@really_cursed.adjust.draws(BIND)
def the_really_cursed_draw_two(game: Game, seat: int, pile: str, number: int) -> int:
    """Rules: pit.really_cursed.effect, pit.really_cursed.not_itself, pit.really_cursed.resolve,
    pit.really_cursed.short_pile, pit.really_cursed.lift.
    """
    return max(number, 2) if pile == CURSES else number
