"""Stand up, in its online form, its gentle form and on honour."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.scenario import Scenario
from tumbledown.engine.commands import Escape, Perform, Prefer, Roll
from tumbledown.engine.entities import ChapterView
from tumbledown.engine.events import ClockResumed, ClockStopped, TimerSet
from tumbledown.engine.snapshot import restore, snapshot, state_hash
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import view

ROLL_MS = Settings().roll_ms
SINKING = 8_000
STAND = Perform(0, "stand")
MODULES = ("curses", "treasures", "doomed")


def cursed(*, on_honour: bool = False, gentle: bool = False) -> tuple[Scenario, int]:
    """Seat 0 of two must stand; also the card."""
    variants = ("curses.on_honour",) if on_honour else ()
    table = Scenario(settings=Settings(players=2, modules=MODULES, variants=variants))
    table.does(Prefer(0, "gentle", on=gentle))
    return table, table.gets(0, "stand_up")


def seated() -> tuple[Scenario, int]:
    table, card = cursed()
    table.waits(SINKING)
    assert sits(table) == (3, 0)
    return table, card


def sits(table: Scenario) -> tuple[int, ...]:
    entity = view(table.game, 1)["chapter:doomed"]
    assert isinstance(entity, ChapterView)
    shown = entity.notes["sits"]
    assert isinstance(shown, tuple)
    return shown


def sinks_at(table: Scenario) -> list[int]:
    return [at for at, _, _, name, _ in table.game.timers + table.game.frozen if name == "sinks"]


# -------------------------------------------------------------------- sinking
@pytest.mark.rule("doomed.stand_up.effect")
def test_whoever_does_nothing_sits_after_eight_seconds() -> None:
    table, _ = cursed()
    table.waits(SINKING - 1)
    assert sits(table) == (0, 0)
    table.does(Roll(0))
    table.waits(1)
    assert sits(table) == (3, 0)


@pytest.mark.rule("doomed.stand_up.effect")
def test_nobody_throws_sitting() -> None:
    table, _ = seated()
    assert table.refuses(Roll(0)) == "seated"
    assert table.throwable(0) == 0
    table.does(Roll(1))


@pytest.mark.rule("doomed.stand_up.effect")
def test_one_push_in_time_keeps_a_player_upright() -> None:
    table, _ = cursed()
    table.waits(SINKING - 1)
    table.does(STAND)
    assert sinks_at(table) == [table.game.now + SINKING]
    table.waits(SINKING - 1)
    assert sits(table) == (0, 0)
    table.waits(1)
    assert sits(table) == (3, 0)


@pytest.mark.rule("doomed.stand_up.effect")
def test_a_push_in_the_very_last_moment_is_in_time() -> None:
    table, _ = cursed()
    table.does(STAND, at=table.game.now + SINKING)
    assert sits(table) == (0, 0)
    table.does(Roll(0))


@pytest.mark.rule("doomed.stand_up.effect")
def test_who_sits_needs_three_pushes() -> None:
    table, _ = seated()
    for _ in range(2):
        table.does(STAND)
        assert sits(table) == (3, 0)
        assert table.refuses(Roll(0)) == "seated"
    table.does(STAND)
    assert sits(table) == (0, 0)
    table.does(Roll(0))
    table.waits(SINKING)
    assert sits(table) == (3, 0), "and the legs get tired again"
    table.does(STAND)
    assert sits(table) == (3, 0), "the pushes of the last time do not count"


@pytest.mark.rule("doomed.stand_up.effect")
def test_everything_but_throwing_can_be_done_sitting() -> None:
    table, card = seated()
    table.shows(0, "TTTAA")
    table.does(Perform(0, "lift", card))
    assert table.owns(0) == []


@pytest.mark.rule("doomed.stand_up.effect")
def test_only_the_cursed_player_can_stand_up() -> None:
    table, _ = cursed()
    assert table.refuses(Perform(1, "stand")) == "not_offered"
    assert "stand" in table.verbs(0)
    assert "stand" not in table.verbs(1)


# -------------------------------------------------------------------- the end
@pytest.mark.rule("doomed.stand_up.effect")
@pytest.mark.parametrize("after", [3_000, SINKING])
@pytest.mark.parametrize("how", ["lift", "counterspell"])
def test_with_the_curse_the_sinking_ends(how: str, after: int) -> None:
    table, card = cursed()
    table.gets(0, "counterspell")
    table.waits(after)
    table.shows(0, "TTTAA")
    table.does(Perform(0, how, card))
    assert sinks_at(table) == []
    assert sits(table) == (0, 0)
    assert table.refuses(STAND) == "not_offered"
    table.waits(SINKING)
    assert sits(table) == (0, 0)
    table.does(Roll(0))


@pytest.mark.rule("doomed.stand_up.effect")
def test_half_a_rise_is_forgotten_with_the_curse() -> None:
    table, card = seated()
    table.does(STAND)
    table.shows(0, "TTTAA")
    table.does(Perform(0, "lift", card))
    table.gets(0, "stand_up")
    table.waits(SINKING)
    for _ in range(2):
        table.does(STAND)
    assert sits(table) == (3, 0)


@pytest.mark.rule("doomed.stand_up.effect")
@pytest.mark.parametrize("after", [3_000, SINKING])
def test_who_escapes_sinks_no_longer(after: int) -> None:
    table, _ = cursed()
    table.game.depot.gems = 0
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.waits(after)
    table.shows(0, "KKKKK")
    table.does(Escape(0))
    assert sinks_at(table) == []
    assert sits(table) == (0, 0)


# -------------------------------------------------------------------- time that stands still
@pytest.mark.rule("doomed.stand_up.effect")
def test_while_time_stands_still_nobody_sinks() -> None:
    table, _ = cursed()
    table.waits(3_000)
    table.game.emit(ClockStopped(table.game.now))
    table.waits(60_000)
    assert sits(table) == (0, 0)
    assert table.refuses(STAND) == "clock_stopped"
    table.game.emit(ClockResumed(60_000))
    assert sinks_at(table) == [table.game.now + 5_000]
    table.waits(4_999)
    assert sits(table) == (0, 0)
    table.waits(1)
    assert sits(table) == (3, 0)


@pytest.mark.rule("doomed.stand_up.effect")
def test_a_change_of_mind_while_time_stands_still_counts_from_then_on() -> None:
    table, _ = cursed(gentle=True)
    table.game.emit(ClockStopped(table.game.now))
    table.does(Prefer(0, "gentle", on=False))
    assert sinks_at(table) == []
    table.waits(60_000)
    assert sits(table) == (0, 0)
    table.game.emit(ClockResumed(60_000))
    assert sinks_at(table) == [table.game.now + SINKING]


@pytest.mark.rule("doomed.stand_up.effect")
def test_the_gentle_form_can_be_chosen_while_time_stands_still() -> None:
    table, _ = cursed()
    table.game.emit(ClockStopped(table.game.now))
    table.does(Prefer(0, "gentle", on=True))
    assert sinks_at(table) == []
    table.game.emit(ClockResumed(0))
    assert sinks_at(table) == []


# -------------------------------------------------------------------- the other forms
def throws_take(table: Scenario) -> int:
    table.does(Roll(0))
    return table.game.party.ready_at[0] - table.game.now


@pytest.mark.rule("doomed.stand_up.effect", "doomed.stand_up.cannot_stand")
def test_gentle_players_do_not_sink_but_throw_slower() -> None:
    table, card = cursed(gentle=True)
    assert sinks_at(table) == []
    assert table.refuses(STAND) == "not_offered"
    assert throws_take(table) == ROLL_MS * 13 // 10
    table.waits(2 * SINKING)
    assert sits(table) == (0, 0)
    table.shows(0, "TTTAA")
    table.does(Perform(0, "lift", card))
    assert throws_take(table) == ROLL_MS


@pytest.mark.rule("doomed.stand_up.effect")
def test_without_the_gentle_form_throws_are_as_quick_as_ever() -> None:
    table, _ = cursed()
    assert throws_take(table) == ROLL_MS


@pytest.mark.rule("doomed.stand_up.effect", "doomed.stand_up.cannot_stand")
def test_the_gentle_form_can_be_chosen_at_any_time() -> None:
    table, _ = seated()
    table.does(Prefer(0, "gentle", on=True))
    assert sits(table) == (0, 0)
    assert throws_take(table) == ROLL_MS * 13 // 10
    table.does(Prefer(0, "gentle", on=False))
    assert sinks_at(table) == [table.game.now + SINKING]


@pytest.mark.rule("doomed.stand_up.effect")
def test_other_switches_do_not_restart_the_sinking() -> None:
    table, _ = cursed()
    before = sinks_at(table)
    table.waits(1_000)
    table.does(Prefer(0, "holds_back", on=True))
    table.does(Prefer(1, "gentle", on=True))
    assert sinks_at(table) == before


@pytest.mark.rule("doomed.stand_up.effect")
@pytest.mark.parametrize("gentle", [False, True])
def test_on_honour_the_card_is_only_shown(gentle: bool) -> None:
    table, _ = cursed(on_honour=True, gentle=gentle)
    assert table.owns(0) == ["stand_up"]
    assert sinks_at(table) == []
    assert table.refuses(STAND) == "not_offered"
    assert throws_take(table) == ROLL_MS
    table.waits(2 * SINKING)
    assert sits(table) == (0, 0)


@pytest.mark.rule("doomed.stand_up.cannot_stand")
def test_the_table_agrees_on_the_form_before_the_game() -> None:
    online, _ = cursed()
    honour, _ = cursed(on_honour=True)
    assert sinks_at(online) != []
    assert sinks_at(honour) == []
    assert online.rules.settings.variants == (), "the online form is what a table gets without a word"


# -------------------------------------------------------------------- memory
@pytest.mark.rule("doomed.stand_up.effect")
def test_a_restored_table_sinks_on() -> None:
    table, _ = seated()
    table.does(STAND)
    copy = restore(snapshot(table.game), table.rules, table.fortune)
    assert state_hash(copy) == state_hash(table.game)
    for game in (copy, table.game):
        for _ in range(2):
            assert game.handle(STAND, game.now).refusal is None
    assert state_hash(copy) == state_hash(table.game)
    assert sits(table) == (0, 0)


@pytest.mark.rule("doomed.stand_up.effect")
def test_one_timer_is_enough_for_a_whole_countdown() -> None:
    table, _ = cursed()
    for _ in range(20):
        table.waits(1_000)
        table.does(STAND)
    assert len(sinks_at(table)) == 1
    set_and_taken = [
        event for event in table.happened(TimerSet) if isinstance(event, TimerSet) and event.name == "sinks"
    ]
    assert len(set_and_taken) == 41
    assert table.game.now < FIRST_SLAM
