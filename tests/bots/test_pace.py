"""How long bots take: by kind of decision, with a spread that the seed decides, and the gong that everybody heeds."""

from statistics import mean

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.pace import (
    CHAMBER,
    COMPANION,
    DEED,
    EXPERT,
    LEVELS,
    NOVICE,
    SPREAD,
    STEADY,
    THROW,
    WAY,
    Level,
    Pace,
    steady,
    with_decision,
)
from tumbledown.bots.table import Table
from tumbledown.bots.team import HOME, LEAVE
from tumbledown.engine.commands import Enter
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.structs import Settings

SLAM = 210_000


def pauses(level: Level, kind: int, seed: str = "pauses", number: int = 400) -> list[int]:
    pace, fortune = Pace(level, 0), Fortune(seed)
    pace.kind = kind
    return [pace.pause_ms(fortune) for _ in range(number)]


# -------------------------------------------------------------------- the values
@pytest.mark.parametrize("level", LEVELS.values())
def test_levels_are_known_by_their_names(level: Level) -> None:
    assert LEVELS[level.name] is level


def test_an_expert_decides_sooner_than_a_companion_and_a_novice_later() -> None:
    assert EXPERT.decision_ms < COMPANION.decision_ms < NOVICE.decision_ms


@pytest.mark.parametrize("level", LEVELS.values())
def test_decisions_of_a_game_take_what_the_level_says_on_average(level: Level) -> None:
    """Throws, deeds, chambers and ways together, as they come in a game."""
    table, waited = Table(Settings(players=3), "average", level), []
    while not table.is_over:
        seat, at = table.next_seat(), table.next_at()
        table.step()
        waited.append(table.due[seat] - at)
    assert mean(waited) == pytest.approx(level.decision_ms, rel=0.05)


@pytest.mark.parametrize("kind", [THROW, DEED, CHAMBER, WAY])
def test_a_decision_takes_more_or_less_than_usual_within_the_spread(kind: int) -> None:
    usual = COMPANION.decision_ms * COMPANION.by_kind[kind] // 100
    waited = pauses(COMPANION, kind)
    assert mean(waited) == pytest.approx(usual, rel=0.05)
    assert usual * (100 - SPREAD) // 100 - usual // 50 <= min(waited) < 0.7 * usual
    assert 1.3 * usual < max(waited) <= usual * (100 + SPREAD) // 100


def test_the_seed_decides_the_spread() -> None:
    assert pauses(COMPANION, THROW) == pauses(COMPANION, THROW)
    assert pauses(COMPANION, THROW) != pauses(COMPANION, THROW, "another")


def test_two_seats_do_not_act_in_step() -> None:
    fortune = Fortune("step")
    first, second = Pace(COMPANION, 0), Pace(COMPANION, 1)
    assert [first.pause_ms(fortune) for _ in range(5)] != [second.pause_ms(fortune) for _ in range(5)]


def test_a_metronome_has_no_spread() -> None:
    assert set(pauses(steady(700), THROW)) == {700}
    assert set(pauses(steady(700), DEED)) == {700}


def test_another_time_for_a_decision_changes_nothing_else() -> None:
    assert with_decision(COMPANION, 1_000) == COMPANION._replace(decision_ms=1_000)


# -------------------------------------------------------------------- what is looked at first
def corridor(level: Level) -> BotScenario:
    table = BotScenario(players=2, gems=7)
    table.chamber("gem_key_3", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.shows(seat, "AATTK")
    table.seat_bots(level=level)
    return table


def test_a_new_chamber_is_understood_and_a_way_chosen_before_anybody_goes_there() -> None:
    table = BotScenario(players=2, gems=7)
    table.shows(0, "AATTK")
    table.seat_bots(level=COMPANION)
    for _ in range(3):
        table.decides(0)
    place = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    decided = [(table.decides(0), table.bots[0].mind.pace.kind) for _ in range(2)]
    assert decided == [(None, CHAMBER), (None, WAY)]
    assert table.decides(0) == Enter(0, place)
    assert table.bots[0].mind.pace.kind == DEED


def test_what_lies_there_when_a_bot_sits_down_is_no_news() -> None:
    table = corridor(COMPANION)
    assert table.decides(0) is None
    assert table.bots[0].mind.pace.kind == WAY


def test_a_metronome_looks_at_nothing_first() -> None:
    assert corridor(STEADY).decides(0) is not None


def test_a_chamber_is_looked_at_once_and_again_when_another_one_lies_there() -> None:
    table = corridor(COMPANION)
    for _ in range(3):
        table.decides(0)
    assert table.bots[0].mind.pace.kind != CHAMBER
    table.chamber("basic_07", at=(-1, 0), stairs="E")
    assert table.decides(0) is None
    assert table.bots[0].mind.pace.kind == CHAMBER


# -------------------------------------------------------------------- the gong
def before_the_exit(level: Level, *, is_mate_there: bool) -> BotScenario:
    """A bot in the exit with its keys, two steps from the start, 15 seconds before the slam."""
    table = BotScenario(players=2, gems=0)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    way_out = table.chamber("exit", at=(2, 0), stairs="W")
    table.puts(0, way_out)
    table.puts(1, way_out if is_mate_there else hall)
    for seat in (0, 1):
        table.shows(seat, "AATTT")
    table.waits_until(SLAM - 15_000)
    table.seat_bots(level=level)
    for _ in range(3):
        table.decides(0)
    return table


@pytest.mark.parametrize("level", LEVELS.values())
def test_who_waits_in_the_exit_goes_home_at_the_gong(level: Level) -> None:
    assert before_the_exit(level, is_mate_there=False).bots[0].mind.doing == HOME


@pytest.mark.parametrize("level", LEVELS.values())
def test_who_waits_for_nobody_goes_on_leaving(level: Level) -> None:
    assert before_the_exit(level, is_mate_there=True).bots[0].mind.doing == LEAVE


def test_a_metronome_weighs_the_way_home() -> None:
    assert before_the_exit(STEADY, is_mate_there=False).bots[0].mind.doing == LEAVE
