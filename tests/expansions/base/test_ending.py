"""How a game ends: the last escape, the collapse, what chapters add to it, and giving up."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import clock
from tumbledown.engine.commands import Answer, Connection, Enter, Escape, Perform, Roll
from tumbledown.engine.events import GameEnded
from tumbledown.engine.game import OVER, RUNNING, Game
from tumbledown.engine.hooks import BIND, Chapter
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.refusals import Refusal

GIVE_UP = "give_up"
COLLAPSE = 600_000
WON = GameEnded(True, "escaped")
LOST = GameEnded(False, "collapse")


def exit_table(players: int = 2, gems: int = 0, extra: tuple[Chapter, ...] = ()) -> Scenario:
    """Everybody stands in the exit and shows keys enough."""
    table = Scenario(players, gems=gems, extra=extra)
    place = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
        table.shows(seat, "K" * len(table.game.dice.hands[seat]))
    return table


def propose(table: Scenario, seat: int = 0) -> int:
    """The number of the vote on giving up that this seat has opened."""
    table.does(Perform(seat, GIVE_UP))
    return next(id for id, question in table.game.questions.items() if question.kind == GIVE_UP)


def result(table: Scenario) -> tuple[int, bool, str]:
    return table.game.phase, table.game.won, table.game.reason


# -------------------------------------------------------------------- winning
@pytest.mark.rule("base.end.win")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_team_wins_at_the_instant_the_last_adventurer_escapes(players: int) -> None:
    table = exit_table(players)
    for seat in range(players - 1):
        assert not [event for event in table.does(Escape(seat)) if isinstance(event, GameEnded)]
        assert table.game.phase == RUNNING
    assert table.does(Escape(players - 1), at=123_456)[-1] == WON
    assert result(table) == (OVER, True, "escaped")
    assert table.game.now == 123_456


@pytest.mark.rule("base.end.win")
def test_after_the_win_nothing_happens_any_more() -> None:
    table = exit_table()
    table.does(Escape(0))
    table.does(Escape(1))
    assert table.game.next_deadline() is None
    assert table.waits_until(COLLAPSE + 1_000) == []
    assert table.refuses(Perform(0, "gift", 1, dice=0b1)) == "game_over"
    assert table.game.options(0) == []
    assert result(table) == (OVER, True, "escaped")


@pytest.mark.rule("base.end.win", "base.end.tie_break_time")
@pytest.mark.parametrize("now", [540_001, COLLAPSE - 1, COLLAPSE])
def test_an_escape_until_the_end_of_the_third_countdown_wins(now: int) -> None:
    table = exit_table(1)
    table.waits_until(now - 1)
    table.shows(0, "K" * len(table.game.dice.hands[0]))
    table.does(Escape(0), at=now)
    assert result(table) == (OVER, True, "escaped")


# -------------------------------------------------------------------- losing
@pytest.mark.rule("base.end.loss")
@pytest.mark.parametrize("escaped", [0, 1, 2])
def test_everybody_loses_if_anybody_is_inside_at_the_collapse(escaped: int) -> None:
    table = exit_table(3)
    for seat in range(escaped):
        table.does(Escape(seat))
    table.waits_until(COLLAPSE - 1)
    assert table.game.phase == RUNNING
    assert LOST in table.waits_until(COLLAPSE)
    assert result(table) == (OVER, False, "collapse")


@pytest.mark.rule("base.end.loss")
def test_the_starting_chamber_does_not_protect_from_the_collapse() -> None:
    table = Scenario(2)
    table.waits_until(COLLAPSE)
    assert result(table) == (OVER, False, "collapse")


@pytest.mark.rule("base.end.tie_break_time")
def test_an_escape_stamped_a_millisecond_after_the_collapse_is_lost() -> None:
    table = exit_table(1)
    table.waits_until(COLLAPSE - 1)
    table.shows(0, "K" * len(table.game.dice.hands[0]))
    outcome = table.game.handle(Escape(0), COLLAPSE + 1)
    assert outcome.refusal == Refusal("game_over")
    assert LOST in outcome.events
    assert result(table) == (OVER, False, "collapse")


@pytest.mark.rule("base.end.tie_break_time")
def test_a_late_arrival_with_a_timely_stamp_counts_because_the_collapse_waits_for_it() -> None:
    table = exit_table(1)
    table.waits_until(COLLAPSE - 1)
    table.shows(0, "K" * len(table.game.dice.hands[0]))
    assert table.wakes_at == COLLAPSE + 150
    stamped = clock.stamp(arrival=COLLAPSE + 100, delay=100, last=table.game.now)
    table.does(Escape(0), at=stamped)
    assert result(table) == (OVER, True, "escaped")


@pytest.mark.rule("base.end.tie_break_time")
def test_a_stamp_is_excused_for_a_delay_of_150_ms_at_most() -> None:
    assert clock.stamp(arrival=COLLAPSE + 151, delay=1_000, last=0) == COLLAPSE + 1
    assert clock.stamp(arrival=COLLAPSE + 150, delay=1_000, last=0) == COLLAPSE


# -------------------------------------------------------------------- what chapters add
def a_task(done: list[bool]) -> Chapter:
    """A chapter that lets the team win only if its task is done."""
    chapter = Chapter("probe", order=99)

    @chapter.adjust.verdict(BIND)
    def the_task_must_be_done(game: Game, won: bool) -> bool:
        return won and done[0]

    return chapter


def a_bar(barred: set[int]) -> Chapter:
    """A chapter that keeps these seats from escaping."""
    chapter = Chapter("probe", order=99)

    @chapter.forbid.escape
    def some_stay(game: Game, seat: int) -> Refusal | None:
        return Refusal("probe_bars") if seat in barred else None

    return chapter


@pytest.mark.rule("base.end.extra_conditions")
def test_a_condition_of_a_chapter_turns_the_last_escape_into_a_loss() -> None:
    table = exit_table(extra=(a_task([False]),))
    table.does(Escape(0))
    assert table.does(Escape(1))[-1] == GameEnded(False, "task_left")
    assert result(table) == (OVER, False, "task_left")


@pytest.mark.rule("base.end.extra_conditions")
@pytest.mark.parametrize(("before", "at_the_end"), [(False, True), (True, False)])
def test_the_condition_is_checked_at_the_instant_of_the_last_escape(before: bool, at_the_end: bool) -> None:
    done = [before]
    table = exit_table(extra=(a_task(done),))
    table.does(Escape(0))
    done[0] = at_the_end
    table.does(Escape(1))
    assert table.game.won == at_the_end


@pytest.mark.rule("base.end.extra_conditions")
def test_a_chapter_can_bar_single_players_from_escaping() -> None:
    barred = {0}
    table = exit_table(extra=(a_bar(barred),))
    assert table.refuses(Escape(0)) == "probe_bars"
    assert table.offers(0, "escape") == []
    table.does(Escape(1))
    assert table.game.phase == RUNNING
    barred.clear()
    table.does(Escape(0))
    assert table.game.won


# -------------------------------------------------------------------- giving up
@pytest.mark.rule("base.end.hopeless")
def test_a_hopeless_game_runs_on_until_the_collapse() -> None:
    table = Scenario(2, gems=99, beside=0, pile=())
    table.chamber("exit", at=(1, 0), stairs="E")
    table.chamber("basic_12", at=(-1, 0), stairs="N")
    for seat in (0, 1):
        table.shows(seat, "BBBBB")
        assert {offer.verb for offer in table.game.options(seat)} == {GIVE_UP}
    table.waits_until(COLLAPSE - 1)
    assert table.game.phase == RUNNING


@pytest.mark.rule("base.end.hopeless")
def test_the_team_gives_up_with_everybodys_yes() -> None:
    table = Scenario(3)
    vote = propose(table)
    table.does(Answer(1, vote, YES))
    assert table.game.phase == RUNNING
    table.does(Answer(2, vote, YES))
    assert result(table) == (OVER, False, "gave_up")


@pytest.mark.rule("base.end.hopeless")
def test_a_solo_player_gives_up_alone() -> None:
    table = Scenario(1)
    table.does(Perform(0, GIVE_UP))
    assert result(table) == (OVER, False, "gave_up")


@pytest.mark.rule("base.end.hopeless")
def test_one_no_keeps_the_game_alive_and_the_question_rests_for_five_seconds() -> None:
    table = Scenario(3)
    vote = propose(table)
    table.does(Answer(2, vote, NO))
    assert table.game.phase == RUNNING
    assert table.game.questions == {}
    table.waits_until(4_999)
    assert table.refuses(Perform(1, GIVE_UP)) == "vote_rests"
    assert table.offers(1, GIVE_UP) == []
    table.does(Perform(1, GIVE_UP), at=5_000)


@pytest.mark.rule("base.end.hopeless")
def test_silence_does_not_give_up() -> None:
    table = Scenario(2)
    propose(table)
    assert table.refuses(Perform(1, GIVE_UP)) == "vote_open"
    table.waits_until(10_000)
    assert table.game.questions == {}
    assert table.game.phase == RUNNING


@pytest.mark.rule("base.end.hopeless")
def test_escaped_players_are_asked_too_and_may_propose() -> None:
    table = exit_table(3)
    table.does(Escape(0))
    vote = propose(table, 0)
    table.does(Answer(1, vote, NO))
    table.waits(5_000)
    vote = propose(table, 1)
    table.does(Answer(2, vote, YES))
    assert table.game.phase == RUNNING, "the escaped player has not agreed yet"
    table.does(Answer(0, vote, YES))
    assert result(table) == (OVER, False, "gave_up")


@pytest.mark.rule("base.end.hopeless")
def test_players_whose_line_is_lost_are_not_asked() -> None:
    table = Scenario(3)
    table.does(Connection(2, False))
    table.waits(3_000)
    vote = propose(table)
    assert table.refuses(Answer(2, vote, NO)) == "not_asked"
    table.does(Answer(1, vote, YES))
    assert result(table) == (OVER, False, "gave_up")


@pytest.mark.rule("base.end.hopeless")
def test_a_player_who_drops_out_during_the_vote_is_left_out_after_three_seconds() -> None:
    table = Scenario(2)
    propose(table)
    table.does(Connection(1, False))
    table.waits_until(2_999)
    assert table.game.phase == RUNNING
    table.waits_until(3_000)
    assert result(table) == (OVER, False, "gave_up")


@pytest.mark.rule("base.end.hopeless")
def test_the_game_goes_on_during_the_vote() -> None:
    table = Scenario(2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    propose(table)
    for seat in (0, 1):
        table.will_throw(seat, "AAKKK")
        table.does(Roll(seat))
        table.does(Enter(seat, hall))
    assert table.game.phase == RUNNING
