"""The slam: who loses a die, who does not, in which order it is resolved."""

import pytest

from tests.expansions.base.soundtracks import COLLAPSE, FIRST_SLAM, SECOND_SLAM, SLAMS, TRACKS, hall, scenario
from tests.scenario import Scenario
from tumbledown.engine import clock
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Enter, Escape, Mark, Roll
from tumbledown.engine.dice import LOST, OUT, bits
from tumbledown.engine.events import (
    AdventurerMoved,
    ControlChanged,
    DiceRolled,
    DieMoved,
    DoorPhase,
    GameStarted,
    TimerRang,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, EXPIRE, GRANT, LOSSES, OPEN, PENALTY, REFRESH, VANISH, Chapter

PHASES = [OPEN, LOSSES, PENALTY, EXPIRE, VANISH, REFRESH]


def hands(table: Scenario) -> list[int]:
    return [len(hand) for hand in table.game.dice.hands]


def losses(table: Scenario) -> list[int]:
    return [len(table.game.dice.held(seat, LOST)) for seat in range(table.game.party.size)]


# -------------------------------------------------------------------- who loses
@pytest.mark.rule("base.slam.lose_die", "base.slam.position_kept")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("slam", [0, 1])
def test_whoever_is_out_of_the_starting_chamber_loses_one_die_and_stays_where_he_is(track: str, slam: int) -> None:
    table = scenario(track, players=4)
    table.waits_until(SLAMS[track][slam] - 1)
    near = hall(table, 1, 3)
    far = table.chamber("basic_08", at=(2, 0), stairs="W")
    table.puts(2, far)
    table.waits_until(SLAMS[track][slam])
    assert hands(table) == [5, 4, 4, 4]
    assert losses(table) == [0, 1, 1, 1]
    assert [table.stands(seat) for seat in range(4)] == [table.start, near, far, near]


@pytest.mark.rule("base.slam.lose_die")
def test_the_lost_die_is_missing_for_the_rest_of_the_game() -> None:
    table = scenario(players=1)
    hall(table, 0)
    table.waits_until(FIRST_SLAM)
    lost = table.game.dice.held(0, LOST)
    table.puts(0, table.start)
    for now in range(FIRST_SLAM + 6_000, COLLAPSE, 2_000):
        table.shows(0, "......")
        table.does(Roll(0), at=now)
    thrown = {die for e in table.happened(DiceRolled) if isinstance(e, DiceRolled) for die in bits(e.dice)}
    assert thrown == set(range(7)) - set(lost)
    assert table.refuses(Roll(0, 1 << lost[0])) == "die_away"


@pytest.mark.rule("base.slam.lose_die")
def test_the_player_who_controls_the_adventurer_pays_for_it() -> None:
    table = scenario()
    table.puts(0, hall(table))
    table.game.emit(ControlChanged((1, 0), (0, 1)))
    table.waits_until(FIRST_SLAM)
    assert losses(table) == [0, 1], "seat 1 steers the figure that stands outside"


@pytest.mark.rule("base.slam.cumulative")
@pytest.mark.parametrize("track", TRACKS)
def test_both_slams_are_judged_separately(track: str) -> None:
    table = scenario(track, players=4)
    place = hall(table, 0, 1)
    table.waits_until(SLAMS[track][0])
    table.puts(1, table.start)
    table.puts(2, place)
    table.waits_until(SLAMS[track][1])
    table.waits_until(COLLAPSE)
    assert losses(table) == [2, 1, 1, 0]
    assert hands(table) == [3, 4, 4, 5]


@pytest.mark.rule("base.slam.safe_no_effect")
def test_in_the_starting_chamber_a_slam_changes_no_die_at_all() -> None:
    table = scenario()
    hall(table, 1)
    table.shows(0, "AABKT", kept="K")
    table.does(Mark(0, "held_back", table.dice(0, "T")))
    table.does(Enter(0, table.stands(1)))
    table.puts(0, table.start)
    dice = table.game.dice
    before = (list(dice.face[:5]), list(dice.marks[:5]), list(dice.where[:5]), list(dice.hands[0]))
    events = table.waits_until(FIRST_SLAM)
    assert (dice.face[:5], dice.marks[:5], dice.where[:5], dice.hands[0]) == before
    assert [event.holder for event in events if isinstance(event, DieMoved)] == [1]
    assert [question.asked for question in table.game.questions.values()] == [1 << 1], "and is asked nothing"


@pytest.mark.rule("base.slam.escaped_exempt", "base.slam.exit_not_safe")
def test_an_escaped_adventurer_is_exempt_but_one_still_in_the_exit_is_not() -> None:
    bailiff = Chapter("bailiff", order=99)
    charged: list[int] = []

    @bailiff.adjust.dice_loss(BIND)
    def writes_down_who_is_charged(game: Game, seat: int, safe: bool, number: int) -> int:
        charged.append(seat)
        return number

    table = scenario(gems=0, extra=(bailiff,))
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, way_out)
        table.shows(seat, "KAAAA")
    table.does(Escape(0))
    table.waits_until(FIRST_SLAM)
    assert losses(table) == [0, 1]
    assert len(table.game.dice.held(0, OUT)) == 5
    table.waits_until(SECOND_SLAM)
    assert losses(table) == [0, 2]
    assert charged == [1, 1]
    assert table.stands(1) == way_out


@pytest.mark.rule("base.slam.position_kept")
def test_after_the_slam_everybody_goes_on_from_where_he_stands() -> None:
    table = scenario()
    place = hall(table, 0, 1)
    table.shows(0, "AAKKB")
    events = table.waits_until(FIRST_SLAM)
    assert not any(isinstance(event, AdventurerMoved) for event in events)
    table.does(Enter(0, table.start))
    assert [table.stands(seat) for seat in (0, 1)] == [table.start, place]


# -------------------------------------------------------------------- the order
@pytest.mark.rule("base.slam.order")
@pytest.mark.parametrize("countdown", [1, 2])
def test_a_slam_goes_through_its_phases_at_once_and_takes_dice_after_noting_who_is_safe(countdown: int) -> None:
    witness = Chapter("witness", order=99)
    seen: list[tuple[int, int, int, list[int]]] = []

    @witness.react(DoorPhase)
    def look(game: Game, event: DoorPhase) -> None:
        seen.append((game.now, event.phase, event.safe, [len(hand) for hand in game.dice.hands]))

    table = scenario(players=2, extra=(witness,))
    slam = SLAMS["track1"][countdown - 1]
    table.waits_until(slam - 1)
    hall(table, 1)
    seen.clear()
    table.waits_until(slam + 100)
    assert seen == [(slam, phase, 0b01, [5, 5 if phase == OPEN else 4]) for phase in PHASES]


@pytest.mark.rule("base.slam.order")
def test_a_protection_that_ends_with_the_countdown_still_counts_at_its_slam() -> None:
    torch = Chapter("torch", order=99)
    burning = [True]

    @torch.adjust.safe(GRANT)
    def its_light_is_safe(game: Game, place: int, safe: bool) -> bool:
        return safe or burning[0]

    @torch.react(DoorPhase)
    def it_goes_out(game: Game, event: DoorPhase) -> None:
        burning[0] = burning[0] and event.phase != EXPIRE

    table = scenario(players=1, extra=(torch,))
    hall(table, 0)
    table.waits_until(FIRST_SLAM)
    assert losses(table) == [0]
    assert not burning[0]
    table.waits_until(SECOND_SLAM)
    assert losses(table) == [1]


@pytest.mark.rule("base.slam.order")
@pytest.mark.parametrize("phase", PHASES)
def test_whoever_is_moved_during_a_slam_is_judged_by_where_he_was_when_it_fell(phase: int) -> None:
    mover = Chapter("mover", order=-1)

    @mover.react(DoorPhase)
    def trade_places(game: Game, event: DoorPhase) -> None:
        if event.phase == phase:
            here, there = game.party.place
            game.emit(AdventurerMoved(0, there, FORCED))
            game.emit(AdventurerMoved(1, here, FORCED))

    table = scenario(players=2, extra=(mover,))
    place = hall(table, 1)
    table.waits_until(FIRST_SLAM)
    assert losses(table) == [0, 1]
    assert [table.stands(seat) for seat in (0, 1)] == [place, table.start]


@pytest.mark.rule("base.slam.order")
def test_actions_of_the_instant_come_first_then_sand_then_the_judgement() -> None:
    hourglass = Chapter("hourglass", order=99)
    order: list[str] = []

    @hourglass.react(GameStarted)
    def turn_it(game: Game, event: GameStarted) -> None:
        clock.set_timer(game, "sand", FIRST_SLAM, clock.SAND)

    @hourglass.react(TimerRang)
    def it_sweeps_everybody_home(game: Game, event: TimerRang) -> None:
        order.append(event.name)
        if event.name == "sand":
            order.append("home" if game.party.here(0) == 2 * game.start else "away")
            game.emit(AdventurerMoved(1, 2 * game.start, FORCED))

    table = scenario(players=3, extra=(hourglass,))
    hall(table, 0, 1, 2)
    table.shows(0, "AA...")
    table.does(Enter(0, table.start), at=FIRST_SLAM)
    table.waits_until(FIRST_SLAM)
    assert order == ["gong", "sand", "home", "slam"]
    assert losses(table) == [0, 0, 1]
