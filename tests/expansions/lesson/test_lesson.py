"""The lesson from its first sentence to the last, as the engine plays it: with a learner who does what is said, with
one who does not, and with one who skips."""

import pytest

from tests.expansions.lesson.playing import LESSON, Lesson
from tumbledown.engine.commands import Enter, Mark, Perform, Roll
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions import chapter, names, new_game
from tumbledown.expansions.lesson.chapter import LEARNER, MATE, VAULT, place_of
from tumbledown.expansions.lesson.setting_up import EXIT
from tumbledown.expansions.lesson.steps import STEPS
from tumbledown.lab.verify import verify

DEEDS = {"enter": "enter", "discover": "discover", "free": "free", "help": "free", "light": "activate"}
DEEDS |= {"home": "enter", "exit": "enter", "leave": "escape"}
MOST_DEEDS = 60


def deed(lesson: Lesson) -> None:
    """What the sentence says: the deed if it is offered, and a throw if it is not yet."""
    wanted = DEEDS.get(lesson.step, "roll")
    if lesson.step == "keep":
        lesson.does(Mark(LEARNER, "kept", lesson.dice("A")))
    elif wanted in lesson.offered():
        lesson.takes(wanted)
    elif lesson.step not in ("home", "done") or lesson.game.here(LEARNER) == place_of(lesson.game, VAULT):
        lesson.does(Roll(LEARNER))


def advance_to(lesson: Lesson, step: str) -> None:
    for _ in range(MOST_DEEDS):
        if lesson.step == step:
            return
        deed(lesson)
        lesson.waits()
    raise AssertionError(f"{step} is not reached, only {lesson.step}")


@pytest.mark.parametrize("seed", ["", "a", "b"])
def test_whoever_does_what_is_said_meets_every_step_and_wins(seed: str) -> None:
    lesson, met = Lesson(seed), []
    for _ in range(MOST_DEEDS):
        if lesson.is_over:
            break
        met += [lesson.step] if lesson.step not in met else []
        deed(lesson)
        lesson.waits()
    assert [name for name in met if name != "done"] == [step.name for step in STEPS]
    assert (lesson.game.won, lesson.game.reason) == (True, "escaped")
    assert lesson.game.now < 180_000


def test_whoever_only_skips_gets_to_the_end_as_well() -> None:
    lesson, skipped = Lesson(), 0
    while not lesson.is_over and skipped < MOST_DEEDS:
        lesson.does(Perform(LEARNER, verb="skip_step"))
        skipped += 1
        lesson.waits()
    assert lesson.game.won
    assert skipped <= len(STEPS) + 1


@pytest.mark.parametrize("skipped", [step.name for step in STEPS])
def test_after_any_step_that_is_skipped_the_lesson_goes_on_by_itself(skipped: str) -> None:
    lesson = Lesson()
    advance_to(lesson, skipped)
    lesson.does(Perform(LEARNER, verb="skip_step"))
    lesson.waits()
    for _ in range(MOST_DEEDS):
        if not lesson.is_over:
            deed(lesson)
            lesson.waits()
    assert lesson.game.won


def test_dice_fall_as_the_sentence_needs_whichever_are_thrown() -> None:
    lesson = Lesson()
    advance_to(lesson, "masks")
    hand = lesson.game.dice.hands[LEARNER]
    lesson.does(Roll(LEARNER, 1 << hand[4]))
    lesson.waits()
    while lesson.step == "masks":
        lesson.does(Roll(LEARNER))
        lesson.waits()
    assert lesson.step == "free"
    assert (lesson.faces().count("B"), lesson.faces().count("G")) == (2, 1)


def test_nothing_is_offered_that_the_sentence_is_not_about() -> None:
    lesson = Lesson()
    lesson.does(Roll(LEARNER))
    lesson.waits()
    assert lesson.faces().count("A") == 2, "enough for the exit, which the lesson is not about yet"
    assert lesson.refuses(Enter(LEARNER, place_of(lesson.game, EXIT))) == "lesson_first"
    advance_to(lesson, "enter")
    assert {target for offer in lesson.game.options(LEARNER) if offer.verb == "enter" for target in offer.targets} == {
        place_of(lesson.game, VAULT)
    }


def test_the_mate_comes_along_and_is_in_trouble_when_the_learner_is_quick() -> None:
    lesson = Lesson()
    while lesson.step != "help":
        deed(lesson)
        lesson.game.advance(lesson.game.now + 1_000)
    assert lesson.game.here(MATE) == lesson.game.here(LEARNER)
    assert lesson.faces(MATE).count("B") == 2


def test_there_is_no_clock_before_the_gong_and_the_door_waits_for_nobody_who_is_home() -> None:
    lesson = Lesson()
    advance_to(lesson, "light")
    assert lesson.game.timers == []
    deed(lesson)
    assert [(timer[3], timer[0] - lesson.game.now) for timer in lesson.game.timers] == [("slam", 40_000)]
    advance_to(lesson, "exit")
    assert [timer[3] for timer in lesson.game.timers] == ["collapse"]
    assert len(lesson.game.dice.hands[LEARNER]) == len(lesson.game.dice.hands[MATE]) == 5


def test_whoever_misses_the_door_loses_a_die_and_may_still_win() -> None:
    lesson = Lesson()
    advance_to(lesson, "home")
    lesson.waits(41_000)
    assert len(lesson.game.dice.hands[LEARNER]) == 4
    assert lesson.step == "exit"
    while not lesson.is_over:
        deed(lesson)
        lesson.waits()
    assert lesson.game.won


def test_a_learner_who_leaves_first_is_followed_by_the_mate() -> None:
    lesson = Lesson()
    advance_to(lesson, "exit")
    while not lesson.game.party.out[LEARNER]:
        deed(lesson)
        lesson.game.advance(lesson.game.now + 1_000)
    assert lesson.game.here(MATE) != place_of(lesson.game, EXIT)
    while not lesson.is_over:
        lesson.waits()
    assert lesson.game.won


def test_the_log_of_a_lesson_plays_again() -> None:
    lesson = Lesson()
    while not lesson.is_over:
        deed(lesson)
        lesson.waits()
    report = verify(lesson.journal())
    assert report.faults == []
    assert report.checked.state


@pytest.mark.parametrize(
    "settings",
    [
        Settings(players=3, modules=("lesson",), practice=True),
        Settings(players=2, modules=("lesson",)),
        Settings(players=2, modules=("lesson", "curses"), practice=True),
    ],
)
def test_a_lesson_is_for_two_without_a_clock_and_without_other_modules(settings: Settings) -> None:
    with pytest.raises(SettingsError):
        new_game(settings, "")


def test_no_table_is_offered_the_lesson() -> None:
    assert chapter("lesson").name not in names()
    assert new_game(LESSON, "").depot.gems == 3
