"""No dice left: if the last dice lie on the calendar and nothing can bring one back, the game is lost."""

from typing import Final

from tumbledown.engine import clock
from tumbledown.engine.events import AdventurerEscaped, Closed, DieMoved, GameEnded, PieceMoved, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.options import is_open, sourced
from tumbledown.engine.pieces import AT_SEAT, SPENT_BY, at
from tumbledown.expansions.base.door import slams_left
from tumbledown.expansions.base.votes import GIVE_UP
from tumbledown.expansions.calendar.chapter import chapter, is_cursed
from tumbledown.expansions.calendar.deposit import depository

CHECK: Final = "calendar_check"
"""The timer that checks, at the same instant, what a deed or a slam has left."""
OF_THE_CLOCK: Final = ("gong", "slam", "collapse", "absence", CHECK)
"""Timers that cannot bring a die. Any other timer may end what prevents a deed."""
NO_DICE_LEFT: Final = "no_dice_left"
"""Why the game ended."""


@chapter.react(DieMoved)
@chapter.react(PieceMoved)
@chapter.react(Closed)
@chapter.react(AdventurerEscaped)
def nobody_may_have_a_die_left(game: Game, event: DieMoved | PieceMoved | Closed | AdventurerEscaped) -> None:
    """Check by a timer, because the deed or the slam must be complete first."""
    _look_soon(game)


def _look_soon(game: Game) -> None:
    if not any(game.dice.hands) and _keeps_dice(game) and not any(timer[3] == CHECK for timer in game.timers):
        clock.set_timer(game, CHECK, game.now, clock.RELEASE)


@chapter.react(TimerRang)
def without_dice_the_game_is_lost(game: Game, event: TimerRang) -> None:
    """Rules: calendar.cursed.no_dice_left."""
    if event.name != CHECK:
        _look_soon(game)
    elif not any(game.dice.hands) and _keeps_dice(game) and not _can_be_helped(game):
        game.emit(GameEnded(False, NO_DICE_LEFT))


def _keeps_dice(game: Game) -> bool:
    """Whether a die of a seat inside lies with the calendar."""
    if not is_cursed(game):
        return False
    there, inside = depository(game), game.party.inside()
    return any(where == there and game.dice.holder[die] in inside for die, where in enumerate(game.dice.where))


def _can_be_helped(game: Game) -> bool:
    """Whether a question is open, a timer runs, a card may help, or a seat could do a deed other than giving up if
    nothing forbade it.

    Rules: calendar.cursed.no_dice_left.
    """
    if game.questions or any(timer[3] not in OF_THE_CLOCK for timer in game.timers):
        return True
    if any(_has_a_card(game, seat) for seat in game.party.inside()):
        return True
    verbs = [verb for verb in game.rules.offers if verb != GIVE_UP]
    return any(_could_do(game, seat, verb) for seat in range(game.party.size) for verb in verbs)


def _could_do(game: Game, seat: int, verb: str) -> bool:
    """Whether a deed of this verb is offered and can be paid, even if it is forbidden."""
    offers = [offer for offer in sourced(game, seat, verb) if offer.barred is None]
    return any(is_open(game, seat, offer, target) for offer in offers for target in offer.targets)


def _has_a_card(game: Game, seat: int) -> bool:
    """Whether the seat has a card that pays without dice, or one that will be ready again after a slam."""
    pieces = game.pieces
    if any(pieces.kind_of(piece).can_pay() for piece in pieces.lying(at(AT_SEAT, seat))):
        return True
    spent = [piece for piece in pieces.lying(at(SPENT_BY, seat)) if pieces.kind_of(piece).refreshes]
    return bool(spent) and slams_left(game) > 0
