"""Open questions: the bot answers every one, and well."""

from tests.bots.team_of import BotScenario
from tumbledown.engine import questions
from tumbledown.engine.commands import Answer, Perform
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.effects import owe_dice
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.structs import Question


def only_question(table: BotScenario) -> Question:
    (question,) = table.game.questions.values()
    return question


def fate_proposed(faces: str) -> BotScenario:
    table = BotScenario(players=2, gems=7)
    table.shows(0, faces)
    table.shows(1, "AATTK")
    table.seat_bots()
    for seat in (0, 1):
        table.decides(seat)
    table.does(Perform(0, "fate"))
    return table


def test_fate_is_welcome_when_many_dice_are_locked() -> None:
    table = fate_proposed("BBBAA")
    assert table.decides(1) == Answer(1, only_question(table).id, YES)


def test_fate_is_not_wasted_on_one_locked_die() -> None:
    table = fate_proposed("BAATT")
    assert table.decides(1) == Answer(1, only_question(table).id, NO)


def test_a_bot_does_not_stand_in_the_way_of_giving_up() -> None:
    table = BotScenario(players=2)
    table.does(Perform(0, "give_up"))
    assert table.decides(1) == Answer(1, only_question(table).id, YES)


def test_a_sealed_temple_without_exit_is_given_up_in_the_end() -> None:
    """There is no exit and no opening, and for a long time nothing has changed."""
    table = BotScenario(players=2, gems=7)
    assert table.decides(0) != Perform(0, "give_up")
    table.waits(41_000)
    table.acts(0)
    table.acts(1)
    assert (table.game.won, table.game.reason) == (False, "gave_up")


def test_people_are_asked_to_give_up_only_once() -> None:
    table = BotScenario(players=2, gems=7)
    table.seat_bots(1)
    table.decides(0)
    table.waits(41_000)
    assert table.acts(0) == Perform(0, "give_up")
    table.answers(1, NO)
    table.waits(60_000)
    assert table.decides(0) != Perform(0, "give_up")


def test_the_least_useful_die_is_lost() -> None:
    table = BotScenario(players=2)
    table.shows(0, "GKAKG")
    owe_dice(table.game, 0, 1, spot(LOST))
    command = table.decides(0)
    assert isinstance(command, Answer)
    assert table.game.dice.face[command.option] == 1
    table.does(command)
    assert sorted(table.faces(0)) == ["G", "G", "K", "K"]


def test_a_locked_die_that_has_gone_stays_gone() -> None:
    table = BotScenario(players=2)
    table.shows(0, "GKBKG")
    owe_dice(table.game, 0, 1, spot(LOST))
    gone = only_question(table).args[0]
    assert table.decides(0) == Answer(0, only_question(table).id, gone)


def test_an_unknown_question_gets_its_default() -> None:
    strange = Chapter("strange", order=99)

    @strange.choices("riddle")
    def answers_to_the_riddle(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        return (42, 1, 2)

    @strange.closed("riddle")
    def solved(game: Game, question: Question, answers: dict[int, int]) -> None:
        assert answers == {0: 42}

    table = BotScenario(players=1, extra=(strange,))
    number = questions.ask(table.game, "riddle", 1, 5_000, blocks=True)
    assert table.decides(0) == Answer(0, number, 42)
    table.does(Answer(0, number, 42))


def test_a_question_is_answered_before_anything_else_is_done() -> None:
    table = fate_proposed("BBBAA")
    assert isinstance(table.decides(1), Answer)
    table.acts(1)
    assert not isinstance(table.decides(1), Answer)
