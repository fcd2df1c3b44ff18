"""Questions: who is asked, who must wait for whom, and what happens without an answer."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import questions
from tumbledown.engine.commands import Answer, Enter, Escape, Mark, Perform, Prefer, Roll
from tumbledown.engine.events import (
    Closed,
    Noted,
)
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.questions import ALL, LAPSE, NO, RANDOM, YES

MINUTE = 60_000


class Quiz:
    """A chapter whose question `quiz` has the answers that the test says, and notes what came of it."""

    def __init__(self) -> None:
        self.chapter = Chapter("quiz", order=90)
        self.legal: dict[int, tuple[int, ...]] = dict.fromkeys(range(4), (5, 6, 7))
        self.outcomes: list[dict[int, int]] = []
        self.chapter.choices("quiz")(lambda game, question, seat: self.legal[seat])
        self.chapter.closed("quiz")(lambda game, question, answers: self.outcomes.append(dict(answers)))

    def table(self, players: int = 3) -> Scenario:
        return Scenario(players=players, extra=(self.chapter,))


def ask(table: Scenario, seats: int, ms: int = 5_000, **options: bool | int) -> int:
    return questions.ask(table.game, "quiz", seats, ms, **options)  # type: ignore[arg-type]


# -------------------------------------------------------------------- how many must answer
@pytest.mark.parametrize(("need", "answers", "done"), [(1, [0], True), (2, [0], False), (2, [2, 0], True)])
def test_a_question_closes_as_soon_as_enough_have_answered(need: int, answers: list[int], done: bool) -> None:
    quiz = Quiz()
    table = quiz.table()
    ask(table, 0b111, need=need)
    for seat in answers:
        table.answers(seat, 6)
    assert quiz.outcomes == ([dict.fromkeys(answers, 6)] if done else [])
    assert bool(table.game.questions) is not done


def test_a_question_to_all_waits_for_all_unless_somebody_says_no() -> None:
    quiz = Quiz()
    table = quiz.table()
    quiz.legal = dict.fromkeys(range(3), (NO, YES))
    ask(table, 0b111, need=ALL)
    table.answers(0, YES)
    table.answers(2, YES)
    assert quiz.outcomes == []
    table.answers(1, YES)
    assert quiz.outcomes == [{0: YES, 1: YES, 2: YES}]
    ask(table, 0b111, need=ALL)
    table.answers(2, NO)
    assert quiz.outcomes[1:] == [{2: NO}]


def test_nobody_answers_twice_or_unasked_or_what_was_never_asked() -> None:
    table = Quiz().table()
    id = ask(table, 0b011, need=2)
    table.does(Answer(0, id, 5))
    assert table.refuses(Answer(0, id, 6)) == "answered_already"
    assert table.refuses(Answer(2, id, 5)) == "not_asked"
    assert table.refuses(Answer(1, id + 50, 5)) == "no_such_question"
    assert table.refuses(Answer(1, id, 8)) == "no_such_answer"


# -------------------------------------------------------------------- without an answer
def test_the_first_choice_is_taken_when_time_is_up_and_not_before() -> None:
    quiz = Quiz()
    table = quiz.table()
    ask(table, 0b011, need=2)
    table.answers(1, 7)
    table.waits(4_999)
    assert quiz.outcomes == []
    events = table.waits(1)
    assert quiz.outcomes == [{0: 5, 1: 7}]
    assert [event.how for event in events if isinstance(event, Closed)] == ["due"]


def test_a_random_choice_is_legal_and_follows_from_the_seed() -> None:
    taken = set()
    for _ in range(3):
        quiz = Quiz()
        table = quiz.table()
        for _ in range(30):
            ask(table, 0b001, default=RANDOM)
            table.waits(5_000)
        chosen = tuple(outcome[0] for outcome in quiz.outcomes)
        assert set(chosen) == {5, 6, 7}
        taken.add(chosen)
    assert len(taken) == 1


def test_a_question_that_lapses_has_no_consequences() -> None:
    quiz = Quiz()
    table = quiz.table()
    ask(table, 0b011, need=2, default=LAPSE)
    table.answers(0, 6)
    events = table.waits(5_000)
    assert [event.how for event in events if isinstance(event, Closed)] == ["lapsed"]
    assert quiz.outcomes == []
    assert table.game.questions == {}


def test_an_answer_at_the_last_instant_counts() -> None:
    quiz = Quiz()
    table = quiz.table()
    id = ask(table, 0b001)
    table.does(Answer(0, id, 7), at=5_000)
    assert quiz.outcomes == [{0: 7}]


# -------------------------------------------------------------------- looked at again after every command
def test_whoever_has_no_answer_left_is_let_go_and_the_rest_decide() -> None:
    quiz = Quiz()
    table = quiz.table()
    id = ask(table, 0b111, need=ALL)
    table.answers(0, 6)
    table.answers(1, 6)
    quiz.legal[2] = ()
    events = table.does(Prefer(2, "holds_back", on=True))
    assert Noted("question", "asked", 0b011, id) in events
    assert quiz.outcomes == [{0: 6, 1: 6}]


def test_a_question_that_nobody_can_answer_lapses() -> None:
    quiz = Quiz()
    table = quiz.table()
    id = ask(table, 0b011)
    quiz.legal[0] = quiz.legal[1] = ()
    assert Closed(id, "lapsed") in table.does(Roll(2))
    assert quiz.outcomes == []


def test_an_answer_that_was_given_stays_given() -> None:
    quiz = Quiz()
    table = quiz.table()
    ask(table, 0b011, need=2)
    table.answers(0, 6)
    quiz.legal[0] = ()
    table.does(Roll(2))
    table.answers(1, 7)
    assert quiz.outcomes == [{0: 6, 1: 7}]


# -------------------------------------------------------------------- questions that hold up a seat
def test_a_blocked_seat_can_do_nothing_but_answer_and_use_its_switches() -> None:
    table = Quiz().table()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "AAGBK")
    ask(table, 0b001, blocks=True)
    for command in (Roll(0), Enter(0, hall), Perform(0, "free", 0), Perform(0, "fate"), Perform(0, "give_up")):
        assert table.refuses(command) == "choice_first"
    assert table.verbs(0) == {"answer"}
    table.does(Prefer(0, "holds_back", on=True))
    table.does(Mark(0, "kept", table.dice(0, "K")))
    table.does(Roll(1))
    table.answers(0, 6)
    table.does(Enter(0, hall))


def test_a_question_that_does_not_block_holds_nobody_up() -> None:
    table = Quiz().table()
    ask(table, 0b001)
    table.does(Roll(0))


def test_forced_choices_of_one_seat_come_one_after_the_other_each_with_its_own_time() -> None:
    quiz = Quiz()
    table = quiz.table()
    first = ask(table, 0b001, blocks=True)
    second = ask(table, 0b001, blocks=True)
    third = ask(table, 0b001, blocks=True)
    assert [table.game.questions[id].due_at for id in (first, second, third)] == [5_000, -1, -1]
    assert table.targets(0, "answer") == {5, 6, 7}
    assert [offer.about for offer in table.offers(0, "answer")] == [first]
    assert table.refuses(Answer(0, second, 5)) == "no_such_answer"
    table.does(Answer(0, first, 7), at=3_000)
    assert table.game.questions[second].due_at == 8_000
    table.waits_until(8_000)
    assert quiz.outcomes == [{0: 7}, {0: 5}]
    assert table.game.questions[third].due_at == 13_000
    table.waits_until(13_000)
    assert table.game.questions == {}
    table.does(Roll(0))


def test_forced_choices_of_two_seats_run_side_by_side() -> None:
    table = Quiz().table()
    ids = [ask(table, 1 << seat, blocks=True) for seat in (0, 1)]
    assert [table.game.questions[id].due_at for id in ids] == [5_000, 5_000]


def test_a_forced_choice_with_one_answer_is_made_at_once() -> None:
    quiz = Quiz()
    table = quiz.table()
    quiz.legal[0] = (6,)
    ask(table, 0b001, blocks=True)
    table.does(Prefer(1, "holds_back", on=True))
    assert quiz.outcomes == [{0: 6}]


def test_a_choice_that_is_not_forced_is_not_made_for_anybody() -> None:
    quiz = Quiz()
    table = quiz.table()
    quiz.legal[0] = (6,)
    ask(table, 0b001)
    table.does(Prefer(1, "holds_back", on=True))
    assert quiz.outcomes == []


def test_what_one_choice_brings_with_it_is_settled_in_the_same_step() -> None:
    """When the first is answered, the next two have come to the front in turn, each with one legal answer."""
    quiz = Quiz()
    table = quiz.table()
    first, *_ = [ask(table, 0b001, blocks=True) for _ in range(3)]
    quiz.legal[0] = (6,)
    table.does(Answer(0, first, 6))
    assert quiz.outcomes == [{0: 6}] * 3


def test_the_end_of_the_game_closes_every_question() -> None:
    table = Quiz().table(players=1)
    ask(table, 0b001, ms=20 * MINUTE)
    table.waits_until(10 * MINUTE)
    assert table.game.questions == {}
    assert table.refuses(Answer(0, 1, 5)) == "game_over"


# -------------------------------------------------------------------- escaping
def table_at_the_exit(quiz: Quiz) -> Scenario:
    table = quiz.table()
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    table.game.depot.gems = 0
    table.puts(0, way_out)
    table.shows(0, "K....")
    return table


def test_an_escape_ends_what_was_asked_of_that_seat_alone() -> None:
    quiz = Quiz()
    table = table_at_the_exit(quiz)
    alone, others = ask(table, 0b001), ask(table, 0b110, need=2)
    assert Closed(alone, "lapsed") in table.does(Escape(0))
    assert list(table.game.questions) == [others]


def test_a_blocking_question_to_somebody_outside_lapses() -> None:
    quiz = Quiz()
    table = table_at_the_exit(quiz)
    table.does(Escape(0))
    id = ask(table, 0b001, blocks=True)
    assert Closed(id, "lapsed") in table.does(Roll(1))
