"""Time-out: everything stands still but the talk."""

import pytest

from tests.expansions.base.soundtracks import FIRST_GONG, FIRST_SLAM
from tests.expansions.labyrinth.tables import BLUE, GREEN, RED, WITH_CARDS, discovers, told, with_card
from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Command, Connection, Discover, Enter, Perform, Roll
from tumbledown.engine.events import AdventurerEscaped, Announced, ClockResumed, ClockStopped, Noted
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import AIR, LAID
from tumbledown.engine.tiles import EAST, WEST

CARD = "time_out"
PAUSE_MS = 90_000
MORE_MS = 60_000
MOST_MS = 300_000


def stopped(at: int = 10_000, modules: tuple[str, ...] = WITH_CARDS) -> Scenario:
    """Red has called a time-out."""
    table = with_card(CARD, modules=modules)
    table.shows(BLUE, "AATTG")
    table.does(Perform(RED, CARD), at=at)
    return table


def all_are_ready(table: Scenario, *seats: int) -> None:
    for seat in seats or (RED, BLUE, GREEN):
        table.answers(seat, YES)


@pytest.mark.rule("labyrinth.treasure.timeout", "labyrinth.treasure.single_use")
def test_the_clock_stands_still_until_all_are_ready() -> None:
    table = stopped(FIRST_GONG - 1)
    assert ClockStopped(FIRST_GONG - 1) in table.events
    assert table.owns(RED) == []
    table.waits(60_000)
    assert not told(table.events, "gong")
    all_are_ready(table, RED, BLUE)
    assert table.game.stopped_at >= 0
    all_are_ready(table, GREEN)
    assert table.happened(ClockResumed) == [ClockResumed(60_000)]
    assert table.game.next_deadline() == FIRST_GONG + 60_000
    table.waits(1)
    assert told(table.events, "gong")


@pytest.mark.rule("labyrinth.treasure.timeout")
def test_after_ninety_seconds_it_goes_on_by_itself() -> None:
    table = stopped()
    table.waits(PAUSE_MS - 1)
    assert table.game.stopped_at == 10_000
    table.waits(1)
    assert table.game.stopped_at < 0
    assert table.game.offset == PAUSE_MS


# -------------------------------------------------------------------- more time
@pytest.mark.rule("labyrinth.treasure.timeout_more")
def test_anyone_may_ask_for_one_more_minute() -> None:
    table = stopped()
    assert table.targets(BLUE, "answer") == {YES, NO}
    table.waits(60_000)
    events = table.answers(BLUE, NO)
    assert told(events, "more_time") == [(BLUE, 10_000 + PAUSE_MS + MORE_MS)]
    table.waits_until(10_000 + PAUSE_MS + MORE_MS - 1)
    assert table.game.stopped_at == 10_000
    table.waits(1)
    assert table.game.stopped_at < 0
    assert table.game.offset == PAUSE_MS + MORE_MS


@pytest.mark.rule("labyrinth.treasure.timeout_more")
def test_then_everybody_says_anew_when_they_are_ready() -> None:
    table = stopped()
    all_are_ready(table, RED, GREEN)
    table.answers(BLUE, NO)
    (question,) = table.game.questions.values()
    assert (question.asked, question.answers) == (0b111, {})
    all_are_ready(table)
    assert table.game.stopped_at < 0


@pytest.mark.rule("labyrinth.treasure.timeout_more")
def test_five_minutes_are_the_most() -> None:
    table = stopped()
    for _ in range(4):
        assert NO in table.targets(RED, "answer")
        table.answers(RED, NO)
    assert table.targets(RED, "answer") == {YES}
    (question,) = table.game.questions.values()
    assert table.refuses(Answer(RED, question.id, NO)) == "no_such_answer"
    assert question.due_at == 10_000 + MOST_MS
    table.waits(MOST_MS - 1)
    assert table.game.stopped_at == 10_000
    table.waits(1)
    assert table.game.stopped_at < 0


@pytest.mark.rule("labyrinth.treasure.timeout_more")
def test_the_absent_ask_for_nothing() -> None:
    table = stopped()
    table.does(Connection(GREEN, False))
    table.waits(3_000)
    assert "answer" not in table.verbs(GREEN)
    table.answers(BLUE, NO)
    all_are_ready(table, RED, BLUE)
    assert table.game.stopped_at < 0, "and nobody waits for them in the time that was added"


@pytest.mark.rule("labyrinth.treasure.timeout_more")
def test_if_all_are_absent_no_time_is_added() -> None:
    table = stopped()
    for seat in (RED, BLUE, GREEN):
        table.does(Connection(seat, False))
    table.waits(3_000)
    offered = [table.targets(seat, "answer") for seat in (RED, BLUE, GREEN) if "answer" in table.verbs(seat)]
    assert offered == [{YES}], "the last one who was there"


@pytest.mark.rule("labyrinth.treasure.timeout_more")
def test_at_one_table_its_owner_decides_alone() -> None:
    table = Scenario(settings=Settings(3, modules=WITH_CARDS, variants=("labyrinth.one_table",)))
    table.gets(RED, CARD)
    table.does(Perform(RED, CARD))
    assert table.targets(RED, "answer") == {YES}


@pytest.mark.rule("labyrinth.treasure.timeout", "labyrinth.treasure.timeout_no_actions")
@pytest.mark.parametrize(
    "command", [Roll(BLUE), Discover(BLUE, WEST), Perform(BLUE, "give_up"), Perform(BLUE, "fate"), Enter(BLUE, 0)]
)
def test_nobody_rolls_or_does_anything_else(command: Command) -> None:
    table = stopped()
    assert table.refuses(command) == "clock_stopped"
    assert table.verbs(BLUE) == {"answer"}


@pytest.mark.rule("labyrinth.treasure.timeout_no_actions")
def test_free_moves_of_treasures_stand_still_too() -> None:
    table = with_card(CARD)
    table.cards("treasures", "extra_gem")
    for seat, kind in ((RED, "genie"), (BLUE, "teleport")):
        table.gets(seat, kind)
    table.puts(GREEN, table.chamber("cursed_05", at=(1, 0), stairs="W"))
    table.does(Perform(RED, CARD))
    assert table.refuses(Perform(BLUE, "teleport", table.stands(GREEN))) == "clock_stopped"
    assert table.refuses(Perform(RED, "genie")) == "clock_stopped"


@pytest.mark.rule("labyrinth.treasure.timeout")
@pytest.mark.parametrize("channel", ["text", "signal", "ping", "voice"])
def test_everybody_may_talk_and_point(channel: str) -> None:
    assert forbids_speech(stopped().game, BLUE, channel) is None


# -------------------------------------------------------------------- limits that were running
@pytest.mark.rule("labyrinth.treasure.timeout_no_actions")
def test_a_vote_waits_and_has_as_much_time_left_as_before() -> None:
    table = with_card(CARD)
    table.does(Perform(BLUE, "give_up"), at=10_000)
    (vote,) = table.game.questions
    table.does(Perform(RED, CARD), at=14_000)
    assert table.refuses(Answer(GREEN, vote, YES), at=40_000) == "clock_stopped"
    all_are_ready(table)
    assert table.game.questions[vote].due_at == 10_000 + 10_000 + 26_000
    table.waits_until(45_999)
    assert vote in table.game.questions
    table.waits(1)
    assert vote not in table.game.questions


@pytest.mark.rule("labyrinth.treasure.timeout_no_actions")
def test_a_search_waits_too() -> None:
    table = with_card(CARD)
    table.gets(BLUE, "shortcut")
    table.shows(BLUE, "AABBB")
    table.does(Perform(BLUE, "shortcut", EAST), at=1_000)
    (search,) = table.game.questions
    table.does(Perform(RED, CARD), at=11_000)
    table.waits(60_000)
    assert search in table.game.questions
    assert all(offer.about != search for offer in table.offers(BLUE, "answer"))
    all_are_ready(table)
    assert table.game.questions[search].due_at == 16_000 + 60_000


@pytest.mark.rule("labyrinth.treasure.timeout_no_actions")
def test_a_veil_does_not_lift_meanwhile() -> None:
    table = with_card(CARD)
    table.gets(RED, "disinformation")
    discovers(table)
    tile = table.lies_at(1, 0) >> 1
    table.waits(1_000)
    table.does(Perform(RED, CARD))
    table.waits(50_000)
    assert table.game.temple.state[tile] == AIR
    all_are_ready(table)
    table.waits(2_000)
    assert table.game.temple.state[tile] == LAID


@pytest.mark.rule("labyrinth.treasure.timeout_no_actions")
def test_a_slam_comes_later_by_as_much() -> None:
    table = stopped(FIRST_SLAM - 1)
    table.waits(5_000)
    all_are_ready(table)
    table.waits(0)
    assert Noted("base", "slams", 1) not in table.events
    table.waits(1)
    assert Noted("base", "slams", 1) in table.events


# -------------------------------------------------------------------- who is waited for
@pytest.mark.rule("labyrinth.treasure.timeout")
def test_those_who_are_out_talk_too() -> None:
    table = with_card(CARD)
    table.game.emit(AdventurerEscaped(GREEN, GREEN))
    table.does(Perform(RED, CARD))
    all_are_ready(table, RED, BLUE)
    assert table.game.stopped_at >= 0
    all_are_ready(table, GREEN)
    assert table.game.stopped_at < 0


@pytest.mark.rule("labyrinth.treasure.timeout")
def test_nobody_waits_for_whoever_has_lost_the_connection() -> None:
    table = stopped()
    table.does(Connection(GREEN, False))
    all_are_ready(table, RED, BLUE)
    assert table.game.stopped_at >= 0
    table.waits(3_000)
    assert table.game.stopped_at < 0


@pytest.mark.rule("labyrinth.treasure.timeout")
def test_a_seat_that_lost_it_just_before_is_not_waited_for() -> None:
    table = with_card(CARD)
    table.does(Connection(GREEN, False))
    table.does(Perform(RED, CARD), at=1_000)
    all_are_ready(table, RED, BLUE)
    table.waits_until(3_000)
    assert table.game.stopped_at < 0


@pytest.mark.rule("labyrinth.treasure.timeout")
def test_if_all_have_lost_the_connection_it_ends_when_its_time_is_up() -> None:
    table = stopped()
    for seat in (RED, BLUE, GREEN):
        table.does(Connection(seat, False))
    table.waits(PAUSE_MS - 1)
    assert table.game.stopped_at >= 0
    table.waits(1)
    assert table.game.stopped_at < 0


@pytest.mark.rule("labyrinth.treasure.timeout")
def test_at_one_table_only_whoever_called_it_ends_it() -> None:
    table = Scenario(settings=Settings(3, modules=WITH_CARDS, variants=("labyrinth.one_table",)))
    table.gets(RED, CARD)
    table.does(Perform(RED, CARD))
    assert "answer" not in table.verbs(BLUE)
    table.waits(10 * PAUSE_MS)
    assert table.game.stopped_at >= 0
    all_are_ready(table, RED)
    assert table.game.stopped_at < 0


def test_one_who_plays_alone_may_have_a_break_too() -> None:
    table = with_card(CARD, players=1)
    table.does(Perform(RED, CARD))
    all_are_ready(table, RED)
    assert table.game.stopped_at < 0
    assert not [event for event in table.happened(Announced) if event.what == "gong"]  # type: ignore[attr-defined]
