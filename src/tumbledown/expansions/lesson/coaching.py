"""How the lesson proceeds: one step after the other, with dice that show what is needed, and no other deeds allowed."""

from typing import Final

from tumbledown.engine import clock, throwing
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.dice import bits
from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    ChamberPlaced,
    DiceFreed,
    DiceRolled,
    Event,
    GemsActivated,
    Noted,
    TimerRang,
)
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.hooks import BIND
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.offers import NONE, OUTSIDE, ROLL, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.door import open_countdown
from tumbledown.expansions.lesson.chapter import LEARNER, MATE, chapter, faces_of, place_of, shows, slot
from tumbledown.expansions.lesson.setting_up import EXIT
from tumbledown.expansions.lesson.steps import COMING, HELP, HOME, LAST, PAYING, RUNNING_HOME, Step, step_at

LESSON_FIRST: Final = Refusal("lesson_first")
SKIP: Final = (Offer("skip_step", NONE),)

GONG_MS: Final = 40_000
"""From the gong to the slam: time enough to read the sentence."""
ALL_HOME_MS: Final = 1_500
"""The time to the slam once all adventurers are in the starting chamber."""
LAST_MS: Final = 60_000
SLAM: Final = 1
COLLAPSE: Final = 3

ALWAYS: Final = (NONE, ROLL, OUTSIDE)


def current(game: Game) -> Step:
    return step_at(slot(game).lesson_step)


# -------------------------------------------------------------------- luck
def wanted_faces(game: Game, seat: int) -> str:
    """Return what the seat's hand should show. A mate that is elsewhere first gets the icons to come."""
    if seat == LEARNER:
        return current(game).faces
    if game.here(MATE) == place_of(game, EXIT):
        return PAYING
    if slot(game).lesson_step >= HOME:
        return RUNNING_HOME
    is_there = game.here(MATE) == game.here(LEARNER)
    return current(game).mate_faces if is_there and current(game).mate_faces else COMING


def lacks(game: Game, seat: int) -> bool:
    """Whether the seat's hand does not yet show what the step needs."""
    return sorted(faces_of(game, seat)) != sorted(wanted_faces(game, seat))


@chapter.adjust.faces(BIND)
def dice_fall_as_the_sentence_needs(game: Game, seat: int, dice: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    """Return the faces of the step that the hand still lacks, in their order, for whichever dice are rolled."""
    lacking = list(wanted_faces(game, seat))
    thrown = bits(dice)
    for die in game.dice.hands[seat]:
        face = LETTERS[game.dice.face[die]]
        if die not in thrown and face in lacking:
            lacking.remove(face)
    return tuple([LETTERS.index(face) for face in lacking[: len(thrown)]])


# -------------------------------------------------------------------- nothing but the step's deed
@chapter.forbid.act
def first_what_the_sentence_says(game: Game, seat: int, deed: int) -> Refusal | None:
    if seat != LEARNER or deed in ALWAYS or deed == current(game).deed:
        return None
    return LESSON_FIRST


@chapter.forbid.arrive
def walk_where_the_sentence_says(game: Game, figure: int, to: int, means: int) -> Refusal | None:
    if figure != game.party.control[LEARNER]:
        return None
    kind, allowed = game.tile_kind(to >> 1).id, current(game).to
    return LESSON_FIRST if allowed and kind not in allowed else None


@chapter.forbid.discover
def only_the_learner_discovers(game: Game, seat: int, place: int, side: int) -> Refusal | None:
    return LESSON_FIRST if seat != LEARNER else None


# -------------------------------------------------------------------- from step to step
@chapter.react(DiceRolled)
@chapter.react(DiceFreed)
@chapter.react(ChamberPlaced)
@chapter.react(AdventurerMoved)
@chapter.react(AdventurerEscaped)
@chapter.react(GemsActivated)
@chapter.react(TimerRang)
def a_deed_goes_on(game: Game, event: Event) -> None:
    if game.phase == RUNNING and current(game).ends(game, event):
        go_on(game)


@chapter.react(Noted)
def a_kept_die_goes_on(game: Game, event: Noted) -> None:
    if event.scope == "die":
        a_deed_goes_on(game, event)


def go_on(game: Game) -> None:
    """Go to the next step and start what begins with it."""
    game.emit(Noted(chapter.name, "lesson_step", slot(game).lesson_step + 1))
    number = slot(game).lesson_step
    if number == HELP:
        _get_the_mate_into_trouble(game)
    elif number == HOME:
        open_countdown(game, SLAM, game.now + GONG_MS)
    elif number == LAST:
        clock.cancel_timers(game, "gong", (SLAM + 1,))
        open_countdown(game, COLLAPSE, game.now + LAST_MS)


def _get_the_mate_into_trouble(game: Game) -> None:
    """Bring the mate here and roll its black masks, if it has not done both. A quick learner need not wait for it."""
    here, figure = game.here(LEARNER), game.party.control[MATE]
    if game.here(MATE) != here:
        game.emit(AdventurerMoved(figure, here, FORCED, MATE))
    if not shows(game, MATE, "BB"):
        unlocked = [die for die in game.dice.hands[MATE] if die not in game.dice.locked(MATE)]
        throwing.throw(game, MATE, sum([1 << die for die in unlocked]))


@chapter.react(AdventurerMoved)
def all_are_home(game: Game, event: AdventurerMoved) -> None:
    """Let the door slam soon after all adventurers are in the starting chamber."""
    if slot(game).lesson_step != HOME or any(game.here(seat) != 2 * game.start for seat in game.party.inside()):
        return
    clock.cancel_timers(game, "slam", (SLAM,))
    clock.set_timer(game, "slam", game.now + ALL_HOME_MS, clock.DOOR, (SLAM,))


# -------------------------------------------------------------------- skipping
@chapter.offer("skip_step")
def a_step_may_be_skipped(game: Game, seat: int) -> tuple[Offer, ...]:
    return SKIP if seat == LEARNER else ()


@chapter.perform("skip_step")
def skip(game: Game, order: Order) -> None:
    """Do the deed for the learner. The next step begins at once, except that the step `HOME` ends with its slam."""
    before = slot(game).lesson_step
    current(game).skips(game)
    if game.phase == RUNNING and slot(game).lesson_step == before and before != HOME:
        go_on(game)
