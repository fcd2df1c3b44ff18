"""The dice that the cursed side takes. A bar that is not passed costs every adventurer one die, which lies on the
calendar chamber until its owner arrives there."""

from typing import Final

from tumbledown.engine.adventurer import STAYS
from tumbledown.engine.dice import HAND, TILE, spot
from tumbledown.engine.effects import owe_dice
from tumbledown.engine.events import AdventurerMoved, Announced, ChamberPlaced, ControlChanged, DieMoved, DoorPhase
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PENALTY
from tumbledown.engine.icons import BLANK
from tumbledown.expansions.calendar.chapter import CHAMBER, chapter, is_inside, slot, the_chamber

BAR_MISSED: Final = "bar_missed"
"""Announced with the number of the countdown when the pawn has not passed its bar."""
NO_DIE_LEFT: Final = "no_die_left"
"""Announced with the seat when the calendar has taken its last die."""


# -------------------------------------------------------------------- where the dice lie
def depository(game: Game) -> int:
    """Return where the dice lie that the calendar took.

    Rules: calendar.cursed.undiscovered, calendar.cursed.not_lost.
    """
    tile = the_chamber(game)
    return spot(TILE, tile) if tile >= 0 else slot(game).dice_aside


# -------------------------------------------------------------------- the door
def has_passed(game: Game, countdown: int) -> bool:
    """Whether the pawn stands behind the bar of this countdown. True if there is no bar."""
    bars = slot(game).track_bars
    return countdown > len(bars) or slot(game).pawn_at > bars[countdown - 1]


@chapter.react(DoorPhase)
def a_bar_not_passed_takes_dice(game: Game, event: DoorPhase) -> None:
    """After the usual losses, take a die from every seat in the temple that has one in hand, even if it is the last
    one.

    Rules: calendar.cursed.dice_penalty, calendar.cursed.penalty_order, calendar.cursed.last_die,
    calendar.cursed.undiscovered, calendar.cursed.inside.
    """
    if event.phase != PENALTY or has_passed(game, event.countdown):
        return
    game.emit(Announced(BAR_MISSED, (event.countdown,)))
    for seat in game.party.inside():
        if game.dice.hands[seat]:
            owe_dice(game, seat, 1, depository(game))
            help_whoever_is_stuck(game, seat)
            if not game.dice.hands[seat]:
                game.emit(Announced(NO_DIE_LEFT, (seat,)))


# -------------------------------------------------------------------- taking dice back
@chapter.react(ChamberPlaced)
def waiting_dice_are_put_on_the_chamber(game: Game, event: ChamberPlaced) -> None:
    """Rules: calendar.cursed.undiscovered."""
    if game.tile_kind(event.tile).id != CHAMBER:
        return
    for die, where in enumerate(game.dice.where):
        if where == slot(game).dice_aside:
            game.emit(DieMoved(die, spot(TILE, event.tile), game.dice.holder[die], game.dice.face[die]))


@chapter.react(AdventurerMoved)
def whoever_arrives_takes_the_own_dice(game: Game, event: AdventurerMoved) -> None:
    """Any arrival counts, even passing through. The seat that steers the figure takes its own dice.

    Rules: calendar.cursed.retrieve.
    """
    tile = the_chamber(game)
    if tile >= 0 and event.means != STAYS and tile in [place >> 1 for place in (event.to, *event.passed)]:
        take_back(game, game.party.pilot(event.figure))


def take_back(game: Game, seat: int) -> None:
    """Give the seat all its dice back, unrolled. They can no longer be exchanged for other dice, because a die in hand
    is no longer a loss."""
    there = depository(game)
    for die, where in enumerate(game.dice.where):
        if where == there and game.dice.holder[die] == seat:
            game.emit(DieMoved(die, spot(HAND), seat, BLANK))


# -------------------------------------------------------------------- seats without dice
@chapter.react(DieMoved)
def a_die_was_taken_from_somebody_inside(game: Game, event: DieMoved) -> None:
    """Rules: calendar.cursed.inside."""
    if event.where not in (spot(HAND), depository(game)):
        help_whoever_is_stuck(game, event.holder)


@chapter.react(ControlChanged)
def somebody_else_is_inside_now(game: Game, event: ControlChanged) -> None:
    """A change of control is no arrival. Only seats without dice are helped.

    Rules: calendar.cursed.inside.
    """
    for seat in game.party.inside():
        help_whoever_is_stuck(game, seat)


def help_whoever_is_stuck(game: Game, seat: int) -> None:
    """Give the seat its dice back if it stands in the chamber without any, because it cannot leave and return.

    Rules: calendar.cursed.inside.
    """
    if not game.dice.hands[seat] and not game.party.out[seat] and is_inside(game, seat):
        take_back(game, seat)
