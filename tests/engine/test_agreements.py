"""Deeds that somebody must agree to: nothing is paid before the yes, and everything is checked again then."""

from tests.scenario import Scenario
from tumbledown.engine import agreements
from tumbledown.engine.commands import Answer, Perform, Roll
from tumbledown.engine.events import Announced, Asked, Closed
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, Chapter
from tumbledown.engine.offers import ALONE, Bill, Offer, Pick
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.requests import REQUEST

LIFT = Offer("lift", prices=((Bill((2, 0, 0, 0, 0), ALONE),),), targets=(1, 2, 7), agreeing=(1, 2, -1))


def lifting(offer: Offer = LIFT, helpers: int = -1) -> Chapter:
    """Seat 0 may lift its mates if they like it, and a stone (7) that nobody asks."""
    chapter = Chapter("lifting", order=90)
    chapter.choices("lift")(agreements.choices)
    chapter.closed("lift")(agreements.closed)

    @chapter.offer("lift")
    def whom_to_lift(game: Game, seat: int) -> tuple[Offer, ...]:
        return (offer,) if seat == 0 else ()

    @chapter.perform("lift")
    def lift(game: Game, order: Order) -> None:
        game.emit(Announced("lifted", (order.target, order.dice)))

    if helpers >= 0:
        chapter.adjust.consent(BIND)(lambda game, seat, deed, mask: helpers)
    return chapter


def lifters(offer: Offer = LIFT, helpers: int = -1) -> Scenario:
    table = Scenario(3, extra=(lifting(offer, helpers),))
    table.shows(0, "AAA..")
    return table


def asks(table: Scenario, target: int = 1, dice: int = 0) -> int:
    """Seat 0 asks; the number of the question."""
    events = table.does(Perform(0, "lift", target, dice=dice))
    (asked,) = [event for event in events if isinstance(event, Asked)]
    assert (asked.kind, asked.asked, asked.args) == ("lift", 1 << target, (0, target, dice))
    return asked.id


def lifted(table: Scenario) -> list[int]:
    return [event.args[0] for event in table.events if isinstance(event, Announced) and event.what == "lifted"]


def test_who_must_agree_is_asked_first_and_nothing_is_paid_yet() -> None:
    table = lifters()
    asks(table)
    assert lifted(table) == []
    assert table.faces(0) == "AAA.."
    assert table.targets(1, "answer") == {YES, NO}
    assert "answer" not in table.verbs(0) | table.verbs(2)


def test_a_yes_pays_and_does_it() -> None:
    table = lifters()
    table.does(Answer(1, asks(table), YES))
    assert lifted(table) == [1]
    assert table.faces(0) == "..A.."
    assert table.game.questions == {}


def test_a_no_costs_nothing() -> None:
    table = lifters()
    table.does(Answer(1, asks(table), NO))
    assert lifted(table) == []
    assert table.faces(0) == "AAA.."


def test_without_an_answer_it_lapses_after_five_seconds() -> None:
    table = lifters()
    id = asks(table)
    table.waits(4_999)
    assert id in table.game.questions
    assert Closed(id, "lapsed") in table.waits(1)
    assert lifted(table) == []


def test_a_target_that_nobody_need_agree_to_is_done_at_once() -> None:
    table = lifters()
    table.does(Perform(0, "lift", 7))
    assert lifted(table) == [7]


def test_a_new_question_takes_the_place_of_the_last() -> None:
    table = lifters()
    first, second = asks(table, 1), asks(table, 2)
    assert list(table.game.questions) == [second]
    assert table.refuses(Answer(1, first, YES)) == "no_such_question"


def test_what_can_no_longer_be_paid_lapses_at_once() -> None:
    table = lifters()
    id = asks(table)
    table.shows(0, "AKK..")
    assert Closed(id, "lapsed") in table.does(Roll(2))
    assert lifted(table) == []


def test_a_fitting_target_keeps_its_seat_when_others_fall_away() -> None:
    assert LIFT.aimed_at((2, 7)).agreeing == (2, -1)
    assert LIFT.aimed_at((2,)).asks(2) == 2


def test_picked_dice_are_named_in_the_question_and_reach_the_deed() -> None:
    table = lifters(Offer("lift", pick=Pick(1, 2, (0b11111,)), targets=(1,), agreeing=(1,)))
    table.does(Answer(1, asks(table, dice=0b101), YES))
    assert Announced("lifted", (1, 0b101)) in table.events


def test_a_deed_that_needs_a_helper_too_asks_the_helper_first_and_then_for_agreement() -> None:
    table = lifters(helpers=0b100)
    table.does(Perform(0, "lift", 1))
    (request,) = table.game.questions.values()
    assert (request.kind, request.asked) == (REQUEST, 0b100)
    table.does(Answer(2, request.id, YES))
    assert lifted(table) == []
    (agreement,) = table.game.questions.values()
    assert (agreement.kind, agreement.asked) == ("lift", 0b10)
    table.does(Answer(1, agreement.id, YES))
    assert lifted(table) == [1]
