"""A clock that stands still: nothing is due and nobody acts until it goes on, and then all is that much later."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import clock, presence, questions
from tumbledown.engine.commands import Answer, Command, Connection, Enter, Perform, Prefer, Roll
from tumbledown.engine.events import Announced, Answered, ClockResumed, ClockStopped, GameEnded, TimerRang, TimerSet
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.offers import OUTSIDE, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import ALL, LAPSE, YES
from tumbledown.engine.structs import Question

FIRST_GONG, FIRST_SLAM, COLLAPSE = 180_000, 210_000, 600_000
PAUSE_MS = 90_000

pausing = Chapter("pausing", order=90)


@pausing.offer("pause")
def call_a_break(game: Game, seat: int) -> tuple[Offer, ...]:
    return (Offer("pause", OUTSIDE),)


@pausing.perform("pause")
def stop(game: Game, order: Order) -> None:
    game.emit(ClockStopped(game.now))
    questions.ask(game, "resume", (1 << game.party.size) - 1, PAUSE_MS, need=ALL)


@pausing.choices("resume")
def everybody_is_ready(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return (YES,)


@pausing.closed("resume")
def go_on(game: Game, question: Question, answers: dict[int, int]) -> None:
    game.emit(ClockResumed(game.now - game.stopped_at))


@pausing.choices("riddle")
def some_answers(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return (3, 4)


@pausing.closed("riddle")
def tell(game: Game, question: Question, answers: dict[int, int]) -> None:
    game.emit(Announced("riddle", (answers[0], game.now)))


def table_for(players: int = 2) -> Scenario:
    return Scenario(players=players, extra=(pausing,))


def pause(table: Scenario, ms: int) -> None:
    """Seat 0 stops the clock, and after this time everybody wants to go on."""
    table.does(Perform(0, "pause"))
    table.waits(ms)
    for seat in range(table.game.party.size):
        table.answers(seat, YES)


@pytest.mark.parametrize(
    "command", [Roll(0), Enter(0, 0), Perform(0, "fate"), Perform(1, "give_up"), Perform(0, "pause")]
)
def test_nobody_acts_while_the_clock_stands_still(command: Command) -> None:
    table = table_for()
    table.shows(0, "AAKGB")
    table.does(Perform(0, "pause"))
    assert table.refuses(command) == "clock_stopped"
    assert table.verbs(0) == table.verbs(1) == {"answer"}
    table.does(Prefer(0, "keeps_masks", on=True))


def test_nothing_rings_while_the_clock_stands_still() -> None:
    table = table_for()
    table.waits_until(FIRST_GONG - 1)
    table.does(Perform(0, "pause"))
    assert table.waits(PAUSE_MS - 1) == []
    assert table.game.next_deadline() == FIRST_GONG - 1 + PAUSE_MS


def test_without_an_answer_the_clock_goes_on_by_itself() -> None:
    table = table_for()
    table.does(Perform(0, "pause"), at=1_000)
    events = table.waits(PAUSE_MS)
    assert ClockResumed(PAUSE_MS) in events
    table.does(Roll(0))


def test_every_later_moment_is_later_by_the_length_of_the_break() -> None:
    table = table_for()
    table.does(Roll(0), at=FIRST_GONG - 2_000)
    pause(table, 7_000)
    game = table.game
    assert game.offset == 7_000
    assert game.party.ready_at[0] == FIRST_GONG - 1_000 + 7_000
    assert table.refuses(Roll(0)) == "still_rolling"
    rung = [event.name for event in table.waits_until(FIRST_SLAM + 7_000) if isinstance(event, TimerRang)]
    assert rung == ["gong", "slam"]
    assert table.waits_until(COLLAPSE + 6_999)[-1:] != [GameEnded(False, "collapse")]
    assert table.waits(1)[-1] == GameEnded(False, "collapse")


def test_breaks_add_up() -> None:
    table = table_for()
    pause(table, 7_000)
    table.waits(1_000)
    pause(table, 5_000)
    assert table.game.offset == 12_000
    assert table.game.next_deadline() == FIRST_GONG + 12_000


def test_an_open_question_waits_too() -> None:
    table = table_for()
    id = questions.ask(table.game, "riddle", 0b01, 5_000)
    table.waits(2_000)
    pause(table, 30_000)
    assert table.game.questions[id].due_at == 35_000
    table.waits_until(34_999)
    assert id in table.game.questions
    assert Announced("riddle", (3, 35_000)) in table.waits(1)


def test_a_question_that_was_open_before_the_break_waits_with_the_clock() -> None:
    table = table_for()
    id = questions.ask(table.game, "riddle", 0b01, 5_000)
    table.does(Perform(0, "pause"))
    assert table.refuses(Answer(0, id, 4), at=20_000) == "clock_stopped"
    assert all(offer.about != id for offer in table.offers(0, "answer"))
    assert id in table.game.questions, "and nobody is let go of it meanwhile"


def test_a_question_of_the_break_itself_takes_its_default_when_its_time_is_up() -> None:
    table = table_for()
    table.does(Perform(0, "pause"))
    table.answers(1, YES)
    (resume,) = table.game.questions.values()
    assert Answered(resume.id, 0, YES) in table.waits(PAUSE_MS)
    assert table.game.stopped_at < 0


def test_a_question_that_is_asked_during_the_break_is_answered_then() -> None:
    table = table_for()
    table.does(Perform(0, "pause"))
    id = questions.ask(table.game, "riddle", 0b01, 5_000)
    table.does(Answer(0, id, 4), at=table.game.now + 1_000)
    assert id not in table.game.questions
    assert all(timer[4] != (id,) for timer in table.game.timers + table.game.frozen)


def test_a_forced_choice_that_waits_its_turn_gets_its_whole_time_after_the_break() -> None:
    table = table_for()
    first, second = [questions.ask(table.game, "riddle", 0b01, 5_000, blocks=True) for _ in range(2)]
    table.game.emit(ClockStopped(0))
    table.game.emit(ClockResumed(10_000))
    assert [table.game.questions[id].due_at for id in (first, second)] == [15_000, -1]
    table.waits_until(15_000)
    assert table.game.questions[second].due_at == 20_000


def test_a_question_asked_during_the_break_is_not_shifted() -> None:
    table = table_for()
    table.game.emit(ClockStopped(0))
    id = questions.ask(table.game, "riddle", 0b01, 50_000, default=LAPSE)
    table.waits(10_000)
    table.game.emit(ClockResumed(10_000))
    assert table.game.questions[id].due_at == 50_000
    assert (50_000, clock.QUESTION) in [timer[:2] for timer in table.game.timers]


# -------------------------------------------------------------------- what goes on
def test_a_real_timer_goes_on_while_the_clock_stands_still_and_is_not_moved() -> None:
    table = table_for()
    clock.set_timer(table.game, "real", 5_000, clock.REAL)
    clock.set_timer(table.game, "later", 40_000, clock.REAL)
    clock.set_timer(table.game, "game", 5_000, clock.RELEASE)
    table.waits_until(2_000)
    table.does(Perform(0, "pause"))
    rung = [(event.name, table.game.now) for event in table.waits_until(5_000) if isinstance(event, TimerRang)]
    assert rung == [("real", 5_000)]
    assert table.game.stopped_at == 2_000
    table.waits_until(32_000)
    for seat in range(2):
        table.answers(seat, YES)
    due = {timer[3]: timer[0] for timer in table.game.timers}
    assert (due["later"], due["game"]) == (40_000, 35_000)


def test_a_real_timer_rings_before_the_commands_of_its_instant() -> None:
    table = table_for()
    clock.set_timer(table.game, "real", 5_000, clock.REAL)
    events = table.does(Roll(0), at=5_000)
    assert [type(event) for event in events][:1] == [TimerRang]


def test_a_seat_that_was_lost_before_the_break_is_left_out_during_it() -> None:
    table = table_for()
    table.does(Connection(1, present=False))
    table.waits(1_000)
    table.does(Perform(0, "pause"))
    table.waits(2_000)
    assert not presence.may_vote(table.game, 1)
    table.does(Connection(1, present=True))
    assert presence.may_vote(table.game, 1)
    assert not [timer for timer in table.game.timers + table.game.frozen if timer[3] == "absence"]


def test_a_log_in_which_such_a_timer_stood_still_is_applied_as_it_was_written() -> None:
    """Timers of older logs have the rank of ordinary releases."""
    table = table_for()
    for event in (
        TimerSet(90, "look_ends", 5_000, clock.RELEASE, (0,)),
        ClockStopped(1_000),
        ClockResumed(9_000),
    ):
        table.game.apply_only(event)
    assert [timer[0] for timer in table.game.timers if timer[3] == "look_ends"] == [14_000]
