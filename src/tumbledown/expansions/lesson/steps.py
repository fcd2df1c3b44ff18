"""The steps of the lesson, in order: what the learner may do, how dice fall, what ends a step, how it is skipped."""

from collections.abc import Callable
from typing import Final

from tumbledown.engine import effects, throwing
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.dice import KEPT
from tumbledown.engine.events import (
    AdventurerMoved,
    ChamberPlaced,
    DiceFreed,
    DiceRolled,
    Event,
    GameEnded,
    GemsActivated,
    Noted,
    TimerRang,
)
from tumbledown.engine.game import Game
from tumbledown.engine.icons import A
from tumbledown.engine.offers import DRAW, ESCAPE, FREE, GEMS, MOVE, NONE
from tumbledown.expansions.base.actions import light
from tumbledown.expansions.lesson.chapter import LEARNER, MATE, VAULT, place_of, shows
from tumbledown.expansions.lesson.setting_up import EXIT

Ends = Callable[[Game, Event], bool]
Skips = Callable[[Game], None]

START: Final = "start"
COMING: Final = "ATKKK"
"""The faces that bring the mate into the vault."""
RUNNING_HOME: Final = "AAKTK"
"""The faces that bring the mate back to the start, and into the exit."""
PAYING: Final = "KKKAT"
"""The faces that open the exit."""
TWO_GEMS: Final = 1
"""The gem step of the vault that two players light together."""


class Step:
    """One sentence and the deed that it waits for.

    `faces` and `mate_faces` are what the hands should show: a roll brings what is missing of them, in their order.
    Besides rolling, the learner may do what `deed` says, and walk to the chambers `to`. `ends` is called after every
    event, and `skips` does the deed for the learner.
    """

    def __init__(
        self,
        name: str,
        part: str,
        faces: str,
        ends: Ends,
        skips: Skips,
        *,
        mate_faces: str = "",
        deed: int = NONE,
        to: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.part = part
        self.faces = faces
        self.mate_faces = mate_faces
        self.deed = deed
        self.to = to
        self.ends = ends
        self.skips = skips


# -------------------------------------------------------------------- what ends a step
def has_rolled(game: Game, event: Event) -> bool:
    return isinstance(event, DiceRolled) and event.seat == LEARNER


def keeps_an_adventurer(game: Game, event: Event) -> bool:
    return _kept_adventurer(game, KEPT) >= 0


def _kept_adventurer(game: Game, mark: int) -> int:
    """Return a die of the learner that shows an adventurer and has this mark, or -1."""
    dice = game.dice
    found = [die for die in dice.hands[LEARNER] if dice.face[die] == A and dice.marks[die] & mark == mark]
    return found[0] if found else -1


def has_faces(learner: str, mate: str = "") -> Ends:
    """Return a test whether the hands of the learner and the mate show these faces."""
    return lambda game, _: shows(game, LEARNER, learner) and shows(game, MATE, mate)


def stands_in(kind: str) -> Ends:
    return lambda game, _: game.here(LEARNER) == place_of(game, kind)


def has_discovered(game: Game, event: Event) -> bool:
    return isinstance(event, ChamberPlaced) and event.by == LEARNER


def is_freed(seat: int) -> Ends:
    return lambda _, event: isinstance(event, DiceFreed) and event.seat == seat


def has_lit(game: Game, event: Event) -> bool:
    return isinstance(event, GemsActivated)


def has_slammed(game: Game, event: Event) -> bool:
    return isinstance(event, TimerRang) and event.name == "slam"


def never(game: Game, event: Event) -> bool:
    return False


def is_out(game: Game, event: Event) -> bool:
    return bool(game.party.out[LEARNER])


# -------------------------------------------------------------------- doing it for the learner
def throw(*seats: int) -> Skips:
    """Roll the dice of these seats that are neither locked nor kept."""

    def throw_for_them(game: Game) -> None:
        for seat in seats:
            free, kept = throwing.free_dice(game, seat)
            if free & ~kept:
                throwing.throw(game, seat, free & ~kept)

    return throw_for_them


def keep_one(game: Game) -> None:
    die = _kept_adventurer(game, 0)
    if die >= 0:
        game.emit(Noted("die", "marks", game.dice.marks[die] | KEPT, die))


def walk_to(kind: str, *seats: int) -> Skips:
    def walk(game: Game) -> None:
        for seat in seats:
            game.emit(AdventurerMoved(game.party.control[seat], place_of(game, kind), FORCED, seat))

    return walk


def discover(game: Game) -> None:
    sides = game.temple.frontier(game.here(LEARNER))
    if sides:
        effects.draw_tile(game, LEARNER, sides[0])


def free(seat: int) -> Skips:
    return lambda game: game.emit(DiceFreed(seat, sum([1 << die for die in game.dice.locked(seat)])))


def light_two(game: Game) -> None:
    light(game, LEARNER, place_of(game, VAULT), TWO_GEMS)


def end(game: Game) -> None:
    game.emit(GameEnded(True, "escaped"))


# -------------------------------------------------------------------- the steps
STEPS: Final = (
    Step("roll", "roll", "AKKAK", has_rolled, throw(LEARNER)),
    Step("keep", "roll", "AKKAK", keeps_an_adventurer, keep_one),
    Step("others", "roll", "ATKAK", has_faces("AT"), throw(LEARNER)),
    Step("enter", "walk", "ATKAK", stands_in(VAULT), walk_to(VAULT, LEARNER), deed=MOVE, to=(VAULT,)),
    Step("discover", "walk", "AAKTK", has_discovered, discover, deed=DRAW),
    Step("masks", "masks", "BBGAK", has_faces("BBG"), throw(LEARNER)),
    Step("free", "masks", "BBGAK", is_freed(LEARNER), free(LEARNER), mate_faces="BBKKK", deed=FREE),
    Step("help", "masks", "GAKTK", is_freed(MATE), free(MATE), mate_faces="BBKKK", deed=FREE),
    Step("keys", "gems", "KKKAT", has_faces("KKK", "KKKK"), throw(LEARNER, MATE), mate_faces="KKKKT"),
    Step("light", "gems", "KKKAT", has_lit, light_two, mate_faces="KKKKT", deed=GEMS),
    Step("home", "out", "AAKTK", has_slammed, walk_to(START, LEARNER, MATE), deed=MOVE, to=(START,)),
    # A learner who missed the door has to pass the starting chamber.
    Step("exit", "out", "AAKTK", stands_in(EXIT), walk_to(EXIT, LEARNER), deed=MOVE, to=(EXIT, START)),
    Step("leave", "out", "KKKAT", is_out, end, deed=ESCAPE),
)

AFTERWARDS: Final = Step("done", "out", "KKKAT", never, end)
"""The step after the last one: the learner is out and the mate is about to follow."""

HOME: Final = [step.name for step in STEPS].index("home")
MASKS: Final = [step.name for step in STEPS].index("masks")
HELP: Final = [step.name for step in STEPS].index("help")
FOLLOWS: Final = [step.name for step in STEPS].index("discover")
LAST: Final = [step.name for step in STEPS].index("exit")


def step_at(number: int) -> Step:
    return STEPS[number] if number < len(STEPS) else AFTERWARDS
