"""The tower: dice are put on it, taken off, fall, or leave it for good."""

from typing import Final

from tumbledown.engine import clock
from tumbledown.engine.dice import HAND, KEPT, LOST, SHIFT, STACK, USED, spot
from tumbledown.engine.events import AdventurerEscaped, ChamberRemoved, DieMoved, Noted, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import BLANK, G
from tumbledown.engine.temple import HOVER
from tumbledown.expansions.data.totem import DATA
from tumbledown.expansions.totem.chapter import NAME, chapter, slot
from tumbledown.expansions.totem.swing import new_swing

TOWER: Final = "tower"
RESTS: Final = "tower_rests"


def put_on_top(game: Game, die: int, tile: int, lean: int) -> None:
    """Put the die on the tower; it keeps its face. It is no longer in play, so effects on dice in play do not reach it.
    The tenth die lights gems as soon as it is noted.

    Rules: totem.joint, totem.stacked_not_usable.
    """
    dice, known = game.dice, slot(game)
    game.emit(DieMoved(die, spot(STACK, tile), dice.holder[die], dice.face[die]))
    _note(game, (*known.tower, die), (*known.leans, lean))


def take_off_the_top(game: Game) -> int:
    """Return the uppermost die to its owner as it lay: a golden mask is kept, a black one is locked.

    Rules: totem.withdraw.
    """
    dice, known = game.dice, slot(game)
    die = known.tower[-1]
    face = dice.face[die]
    _note(game, known.tower[:-1], known.leans[:-1])
    game.emit(DieMoved(die, spot(HAND), dice.holder[die], face))
    if face == G:
        game.emit(Noted("die", "marks", KEPT, die))
    return die


def topple(game: Game, number: int) -> tuple[int, ...]:
    """Let this many of the upper dice fall, the uppermost first; return them.

    Rules: totem.collapse.
    """
    known = slot(game)
    left = max(0, len(known.tower) - number)
    fallen = known.tower[left:][::-1]
    _note(game, known.tower[:left], known.leans[:left])
    for die in fallen:
        unroll(game, die)
    return fallen


def take_down(game: Game) -> tuple[int, ...]:
    """Empty the list of stacked dice and return them; the dice themselves have not moved yet."""
    tower = slot(game).tower
    _note(game, (), ())
    return tower


def unroll(game: Game, die: int) -> None:
    """Lay the die before its owner without a face; it joins the next roll.

    Rules: totem.fall, totem.fall_locked.
    """
    game.emit(DieMoved(die, spot(HAND), game.dice.holder[die], BLANK))
    game.emit(Noted("die", "marks", USED, die))


def _note(game: Game, tower: tuple[int, ...], leans: tuple[int, ...]) -> None:
    """The dice are noted last, because reactions to that note may act on the tower."""
    game.emit(Noted(NAME, "leans", leans))
    game.emit(Noted(NAME, TOWER, tower))


def tile_below(game: Game) -> int:
    """Return the chamber in which the tower stands."""
    return game.dice.where[slot(game).tower[0]] & (1 << SHIFT) - 1


def stands(game: Game) -> bool:
    """Whether all dice of the tower still lie on it. A die may have left before the tower is closed up."""
    return all(game.dice.where[die] >> SHIFT == STACK for die in slot(game).tower)


# -------------------------------------------------------------------- one after the other
def come_to_rest(game: Game) -> None:
    """The tower changed: nothing can be dropped for a moment, then the next die swings over it. So each drop is judged
    by the swing that its player saw.

    Rules: totem.concurrent.
    """
    game.emit(Noted(NAME, "changes", slot(game).changes + 1))
    game.emit(Noted(NAME, "swing", new_swing(game, len(slot(game).tower), DATA.swing.rests_ms)))
    if not slot(game).is_moving:
        game.emit(Noted(NAME, "is_moving", 1))
    clock.cancel_timers(game, RESTS, ())
    clock.set_timer(game, RESTS, game.now + DATA.swing.rests_ms, clock.RELEASE)


@chapter.react(TimerRang)
def the_tower_is_at_rest(game: Game, event: TimerRang) -> None:
    if event.name == RESTS:
        game.emit(Noted(NAME, "is_moving", 0))


# -------------------------------------------------------------------- dice that leave the tower
@chapter.adjust.losable(GRANT)
def a_stacked_die_pays_for_a_loss(game: Game, seat: int, to: int, dice: int) -> int:
    """Only for a die that is lost: a die that is laid aside for another purpose must be in play.

    Rules: totem.losing_dice.
    """
    if to >> SHIFT == LOST:
        for die in game.dice.held(seat, STACK):
            dice |= 1 << die
    return dice


@chapter.react(DieMoved)
def a_die_was_taken_out(game: Game, event: DieMoved) -> None:
    """Rules: totem.losing_dice."""
    if event.die in slot(game).tower and event.where >> SHIFT != STACK:
        _close_up(game)


@chapter.react(AdventurerEscaped)
def dice_leave_with_their_owner(game: Game, event: AdventurerEscaped) -> None:
    """A player who leaves the chamber leaves the dice on the tower; a player who escapes takes them along.

    Rules: totem.leave.
    """
    if not stands(game):
        _close_up(game)


def _close_up(game: Game) -> None:
    """Dice above one that is gone move down; none falls."""
    known, where = slot(game), game.dice.where
    left = [n for n, die in enumerate(known.tower) if where[die] >> SHIFT == STACK]
    _note(game, tuple([known.tower[n] for n in left]), tuple([known.leans[n] for n in left]))
    come_to_rest(game)


@chapter.react(ChamberRemoved)
def the_chamber_is_gone(game: Game, event: ChamberRemoved) -> None:
    """Its dice go back to their owners."""
    if slot(game).tower and event.state != HOVER and tile_below(game) == event.tile:
        for die in take_down(game):
            unroll(game, die)
