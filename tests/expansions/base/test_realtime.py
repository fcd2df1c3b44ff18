"""Everybody acts at once: indivisible actions, forced choices with a deadline, and players whose line is lost."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import effects, questions
from tumbledown.engine.commands import (
    ActivateGems,
    Answer,
    AnyCommand,
    Connection,
    Discover,
    Enter,
    Escape,
    HandOver,
    Perform,
    Prefer,
    Roll,
)
from tumbledown.engine.events import Announced, Answered, DiceSpent, GemsActivated, GemsMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.offers import Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_TILE, DEPOT, at
from tumbledown.engine.questions import FIRST, RANDOM
from tumbledown.engine.structs import Question, Settings
from tumbledown.engine.tiles import WEST

FIRST_SLAM = 210_000


# -------------------------------------------------------------------- one step at a time
@pytest.mark.rule("base.realtime.atomic")
def test_an_action_is_one_step_with_everything_that_belongs_to_it() -> None:
    table = Scenario(2)
    hall = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, hall)
        table.shows(seat, "KKAAA")
    assert table.does(ActivateGems(0)) == [
        DiceSpent(0, 0b11 | 0b11 << 5),
        GemsMoved(DEPOT, at(AT_TILE, hall >> 1), 1),
        GemsActivated((hall >> 1,), (1,), 0),
    ]


@pytest.mark.rule("base.realtime.atomic")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_of_two_who_want_the_same_gems_at_the_same_moment_the_first_to_arrive_gets_them(
    first: int, second: int
) -> None:
    table = Scenario(2)
    hall = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, hall)
        table.shows(seat, "KKKKA")
    table.does(ActivateGems(first), at=1_000)
    assert table.refuses(ActivateGems(second)) == "gems_used"
    assert (table.faces(first), table.faces(second)) == ("....A", "KKKKA")


@pytest.mark.rule("base.realtime.atomic")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_of_two_who_discover_behind_the_same_opening_the_second_is_refused_without_cost(
    first: int, second: int
) -> None:
    table = Scenario(2, pile=("basic_07", "basic_08"))
    for seat in (0, 1):
        table.shows(seat, "AAKKK")
    table.does(Discover(first, WEST), at=1_000)
    assert table.refuses(Discover(second, WEST)) == "passage_blocked"
    assert (table.faces(first), table.faces(second)) == ("..KKK", "AAKKK")
    assert len(table.game.pile("tiles")) == 1


@pytest.mark.rule("base.realtime.atomic")
def test_conditions_are_checked_when_the_request_arrives_not_when_it_was_offered() -> None:
    table = Scenario(2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(1, hall)
    table.shows(0, "GAAAA")
    table.shows(1, "AABBB")
    table.does(Enter(1, table.start))
    assert table.targets(0, "free") == {1}
    table.shows(1, "AABBB")
    table.does(Enter(1, hall))
    assert table.refuses(Perform(0, "free", 1)) == "not_together"
    assert table.faces(0) == "GAAAA"


@pytest.mark.rule("base.realtime.atomic")
def test_at_a_slam_the_stamp_decides_and_not_the_arrival() -> None:
    table = Scenario(2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, hall)
        table.shows(seat, "KKKAA")
    table.does(Enter(1, table.start), at=FIRST_SLAM)
    table.does(Enter(0, table.start), at=FIRST_SLAM + 1)
    assert [len(hand) for hand in table.game.dice.hands] == [4, 5]


# -------------------------------------------------------------------- forced choices
def choosing(*legal: int, default: int = FIRST, chain: int = 0) -> Chapter:
    """A chapter whose verb `pick` puts so many forced choices as its target says before the seat that asks.

    The answer is announced; `chain` more choices follow from the answers, one from each.
    """
    chapter = Chapter("probe", order=99)
    left = [chain]

    def ask(game: Game, seat: int) -> None:
        mask = 1 << seat
        questions.ask(game, "pick", mask, effects.CHOICE_MS, blocks=True, default=default, args=(seat,))

    @chapter.offer("pick")
    def choices_can_be_asked_for(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("pick", targets=(1, 2, 3)),)

    @chapter.perform("pick")
    def ask_so_often(game: Game, order: Order) -> None:
        for _ in range(order.target):
            ask(game, order.seat)

    @chapter.choices("pick")
    def the_legal_ones(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        return legal

    @chapter.closed("pick")
    def tell(game: Game, question: Question, answers: dict[int, int]) -> None:
        game.emit(Announced("picked", tuple(answers.values())))
        if left[0]:
            left[0] -= 1
            ask(game, question.args[0])

    return chapter


def picks(table: Scenario) -> list[int]:
    """The answers so far."""
    return [e.args[0] for e in table.happened(Announced) if isinstance(e, Announced) and e.what == "picked"]


def asked(table: Scenario, seat: int = 0) -> int:
    """The number of the one choice that the seat can answer now."""
    (offer,) = table.offers(seat, "answer")
    return offer.about


@pytest.mark.rule("base.realtime.choice_default")
def test_a_forced_choice_is_open_for_five_seconds_and_then_takes_its_default() -> None:
    table = Scenario(2, extra=(choosing(7, 8, 9),))
    table.does(Perform(0, "pick", 1), at=1_000)
    assert table.targets(0, "answer") == {7, 8, 9}
    table.waits_until(5_999)
    assert picks(table) == []
    table.waits_until(6_000)
    assert picks(table) == [7]
    assert table.game.questions == {}


@pytest.mark.rule("base.realtime.choice_default")
@pytest.mark.parametrize("option", [7, 8, 9])
def test_an_answer_in_time_is_taken_and_only_once(option: int) -> None:
    table = Scenario(2, extra=(choosing(7, 8, 9),))
    table.does(Perform(0, "pick", 1))
    question = asked(table)
    assert table.refuses(Answer(0, question, 6)) == "no_such_answer"
    assert table.refuses(Answer(1, question, option)) == "not_asked"
    table.does(Answer(0, question, option), at=5_000)
    table.waits_until(20_000)
    assert picks(table) == [option]


@pytest.mark.rule("base.realtime.choice_default")
@pytest.mark.parametrize(
    "command",
    [
        Roll(0),
        Enter(0, 0),
        Discover(0, WEST),
        ActivateGems(0),
        Escape(0),
        Perform(0, "free", 0),
        Perform(0, "fate"),
        Perform(0, "give_up"),
        Perform(0, "pick", 1),
    ],
)
def test_before_the_choice_is_made_its_player_cannot_act_otherwise(command: AnyCommand) -> None:
    table = Scenario(2, pile=("basic_07",), extra=(choosing(7, 8),))
    table.does(Perform(0, "pick", 1))
    table.shows(0, "AAGBB")
    assert table.refuses(command) == "choice_first"
    assert {offer.verb for offer in table.game.options(0)} == {"answer"}


@pytest.mark.rule("base.realtime.choice_default")
def test_the_others_act_on_and_after_the_choice_its_player_does_too() -> None:
    table = Scenario(2, extra=(choosing(7, 8),))
    table.does(Perform(0, "pick", 1))
    table.does(Roll(1))
    assert table.refuses(Roll(0)) == "choice_first"
    table.does(Answer(0, asked(table), 8))
    table.does(Roll(0))


@pytest.mark.rule("base.realtime.choice_default")
def test_without_a_stated_default_chance_takes_one_of_the_legal_options() -> None:
    table = Scenario(1, extra=(choosing(7, 8, 9, default=RANDOM),))
    for _ in range(30):
        table.does(Perform(0, "pick", 1))
        table.waits(5_000)
    assert len(picks(table)) == 30
    assert set(picks(table)) == {7, 8, 9}


# -------------------------------------------------------------------- several choices
@pytest.mark.rule("base.realtime.choice_queue")
def test_choices_are_asked_one_after_the_other_each_with_its_own_five_seconds() -> None:
    table = Scenario(1, extra=(choosing(7, 8),))
    table.does(Perform(0, "pick", 3))
    for number in (1, 2, 3):
        first = asked(table)
        assert len(table.game.questions) == 4 - number
        table.waits_until(5_000 * number - 1)
        assert asked(table) == first
        table.waits_until(5_000 * number)
        assert picks(table) == [7] * number
    assert table.game.questions == {}


@pytest.mark.rule("base.realtime.choice_queue")
def test_the_time_of_the_next_choice_starts_when_the_one_before_is_answered() -> None:
    table = Scenario(1, extra=(choosing(7, 8),))
    table.does(Perform(0, "pick", 2))
    table.does(Answer(0, asked(table), 8), at=2_000)
    assert table.refuses(Roll(0)) == "choice_first"
    table.waits_until(6_999)
    assert picks(table) == [8]
    table.waits_until(7_000)
    assert picks(table) == [8, 7]
    table.does(Roll(0))


@pytest.mark.rule("base.realtime.choice_queue")
def test_a_choice_that_waits_in_the_queue_cannot_be_answered_yet() -> None:
    table = Scenario(1, extra=(choosing(7, 8),))
    table.does(Perform(0, "pick", 2))
    first, second = table.game.questions
    assert asked(table) == first
    assert table.refuses(Answer(0, second, 7)) == "no_such_answer"


@pytest.mark.rule("base.realtime.choice_queue")
def test_choices_of_different_players_do_not_wait_for_each_other() -> None:
    table = Scenario(2, extra=(choosing(7, 8),))
    for seat in (0, 1):
        table.does(Perform(seat, "pick", 1))
    table.does(Answer(1, asked(table, 1), 8))
    table.waits_until(5_000)
    assert picks(table) == [8, 7]


@pytest.mark.rule("base.realtime.choice_queue")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_choice_with_a_single_legal_option_is_made_at_once(number: int) -> None:
    table = Scenario(1, extra=(choosing(7),))
    table.does(Perform(0, "pick", number))
    assert picks(table) == [7] * number
    assert table.game.questions == {}
    table.does(Roll(0))


@pytest.mark.rule("base.realtime.choice_queue")
def test_a_single_option_is_also_taken_at_once_where_one_choice_follows_from_another() -> None:
    table = Scenario(1, extra=(choosing(7, chain=2),))
    table.does(Perform(0, "pick", 1))
    assert picks(table) == [7, 7, 7]
    assert table.game.questions == {}


@pytest.mark.rule("base.realtime.choice_queue")
def test_of_several_who_must_choose_only_those_with_a_single_option_have_theirs_made() -> None:
    chapter = choosing()

    @chapter.choices("pick")
    def seat_0_has_no_choice(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        return (7,) if seat == 0 else (8, 9)

    table = Scenario(2, extra=(chapter,))
    id = questions.ask(table.game, "pick", 0b11, effects.CHOICE_MS, need=2, blocks=True, args=(0,))
    assert Answered(id, 0, 7) in table.does(Prefer(0, "holds_back", True))
    assert Answered(id, 0, 7) not in table.does(Prefer(0, "holds_back", False)), "it is made only once"
    assert picks(table) == []
    table.does(Answer(1, id, 9))
    assert Announced("picked", (7, 9)) in table.events


# -------------------------------------------------------------------- lost lines
@pytest.mark.rule("base.realtime.disconnect")
def test_the_clock_runs_on_and_the_adventurer_of_a_lost_player_is_judged_like_any_other() -> None:
    table = Scenario(3)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, hall)
    table.does(Connection(1, False))
    table.does(Connection(2, False))
    table.waits_until(FIRST_SLAM)
    assert [len(hand) for hand in table.game.dice.hands] == [4, 4, 5]
    assert [table.stands(seat) for seat in range(3)] == [hall, hall, table.start]
    table.waits_until(600_000)
    assert table.game.reason == "collapse"


@pytest.mark.rule("base.realtime.disconnect")
def test_a_seat_can_be_handed_to_a_team_mate_after_fifteen_seconds() -> None:
    table = Scenario(3)
    table.does(Connection(2, False), at=1_000)
    table.waits_until(15_999)
    assert table.refuses(HandOver(2, 0)) == "seat_present"
    table.does(HandOver(2, 0), at=16_000)
    assert table.game.party.driver == [0, 1, 0]
    table.does(HandOver(2, 1))
    assert table.game.party.driver == [0, 1, 1]


@pytest.mark.rule("base.realtime.disconnect")
def test_reports_of_the_same_lost_line_do_not_prolong_the_fifteen_seconds() -> None:
    table = Scenario(2)
    table.does(Connection(1, False))
    table.does(Connection(1, False), at=14_000)
    table.does(HandOver(1, 0), at=15_000)
    table.does(Connection(1, False), at=20_000)
    assert table.game.party.driver == [0, 0]


@pytest.mark.rule("base.realtime.disconnect")
def test_a_seat_of_a_connected_player_cannot_be_handed_over() -> None:
    table = Scenario(2)
    table.waits(60_000)
    assert table.refuses(HandOver(1, 0)) == "seat_present"


@pytest.mark.rule("base.realtime.disconnect")
def test_only_a_connected_team_mate_can_take_a_seat_over() -> None:
    table = Scenario(3)
    table.does(Connection(2, False))
    table.waits(15_000)
    table.does(Connection(1, False))
    assert table.refuses(HandOver(2, 1)) == "seat_absent"
    assert table.refuses(HandOver(2, 2)) == "no_such_seat"
    table.does(Connection(1, True))
    table.does(HandOver(2, 1))


@pytest.mark.rule("base.realtime.disconnect")
def test_an_escaped_team_mate_can_take_a_seat_over() -> None:
    table = Scenario(2, gems=0)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KAAAA")
    table.does(Escape(0))
    table.does(Connection(1, False))
    table.does(HandOver(1, 0), at=15_000)
    assert table.game.party.driver == [0, 0]


@pytest.mark.rule("base.realtime.disconnect")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_bot_takes_a_seat_only_if_the_table_allowed_it_before(allowed: bool) -> None:
    table = Scenario(settings=Settings(players=2, bots_take_over=allowed))
    table.does(Connection(1, False))
    table.waits(15_000)
    if allowed:
        table.does(HandOver(1, -1))
    else:
        assert table.refuses(HandOver(1, -1)) == "bot_not_allowed"
    assert table.game.party.driver == [0, -1 if allowed else 1]


@pytest.mark.rule("base.realtime.disconnect")
def test_a_player_who_returns_has_the_seat_back_at_once() -> None:
    table = Scenario(2)
    table.does(Connection(1, False))
    table.does(HandOver(1, 0), at=15_000)
    table.does(Connection(1, True), at=15_001)
    assert table.game.party.driver == [0, 1]
    assert table.refuses(HandOver(1, 0)) == "seat_present"
    table.waits(60_000)
    assert table.refuses(HandOver(1, 0)) == "seat_present"


@pytest.mark.rule("base.realtime.disconnect")
def test_a_second_loss_of_the_line_counts_from_the_start() -> None:
    table = Scenario(2)
    table.does(Connection(1, False))
    table.does(Connection(1, True), at=14_000)
    table.does(Connection(1, False), at=14_500)
    for now in (15_000, 29_499):
        table.waits_until(now)
        assert table.refuses(HandOver(1, 0)) == "seat_present"
    table.does(HandOver(1, 0), at=29_500)


@pytest.mark.rule("base.realtime.disconnect")
def test_open_choices_of_an_absent_player_end_with_their_default() -> None:
    table = Scenario(2, extra=(choosing(7, 8),))
    table.does(Perform(1, "pick", 2))
    table.does(Connection(1, False))
    table.waits_until(10_000)
    assert picks(table) == [7, 7]
