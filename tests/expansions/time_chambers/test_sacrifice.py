"""The sacrifice chamber: a die of everybody, and a minute to fetch it."""

import pytest

from tests.engine.test_looking import looking
from tests.expansions.time_chambers.tables import (
    BLUE,
    ENDS,
    GREEN,
    HALF,
    MINUTE,
    MODULES,
    RED,
    before,
    discover,
    found,
    hall_of,
    hands,
    noted,
    told,
)
from tests.scenario import Scenario
from tumbledown.engine.adventurer import ABILITY, FORCED
from tumbledown.engine.commands import Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.dice import CARD, HAND, LOST, SHIFT, TILE, spot
from tumbledown.engine.events import AdventurerMoved, Asked, ControlChanged, DieMoved
from tumbledown.engine.questions import YES
from tumbledown.engine.snapshot import restore, snapshot, state_hash
from tumbledown.engine.tiles import EAST

KIND = "sacrifice_chamber"


def lying(table: Scenario, place: int) -> list[int]:
    """The owners of the dice that lie there."""
    dice = table.game.dice
    return [dice.holder[die] for die, where in enumerate(dice.where) if where == spot(TILE, place >> 1)]


def moves(table: Scenario, figure: int, to: int, means: int = FORCED, passed: tuple[int, ...] = ()) -> None:
    table.game.happened = []
    table.game.emit(AdventurerMoved(figure, to, means, passed=passed))
    table.game.come_to_rest()


# -------------------------------------------------------------------- dice are put there
@pytest.mark.rule("time_chambers.sacrifice.place")
def test_everybody_inside_puts_a_die_there_at_once() -> None:
    table, place = found(KIND, players=3)
    assert lying(table, place) == [RED, BLUE, GREEN]
    assert hands(table) == [4, 4, 4]


@pytest.mark.rule("time_chambers.sacrifice.place", "time_chambers.dice.choose_die")
def test_a_locked_die_goes_first_and_may_be_exchanged_for_a_while() -> None:
    table = before(KIND)
    table.shows(BLUE, "AABKT")
    discover(table)
    assert table.faces(BLUE) == "AAKT"
    key = table.game.dice.hands[BLUE][2]
    table.answers(BLUE, key)
    assert table.faces(BLUE) == "AABT"
    assert table.game.dice.where[key] >> SHIFT == TILE
    table = before(KIND)
    table.shows(BLUE, "AABKT")
    discover(table)
    table.waits(5_000)
    assert [question.kind for question in table.game.questions.values()] == []


@pytest.mark.rule("time_chambers.sacrifice.place", "time_chambers.dice.choose_die")
def test_nobody_is_held_up_by_naming_a_die() -> None:
    table, _ = found(KIND)
    table.does(Roll(BLUE))
    assert [question.asked for question in table.game.questions.values()] == [1 << RED]


@pytest.mark.rule("time_chambers.sacrifice.place", "time_chambers.dice.last_die")
def test_the_last_die_goes_too_and_its_owner_stays_in_the_game() -> None:
    table = before(KIND)
    table.gives_dice(BLUE, 1)
    place = discover(table)
    assert lying(table, place) == [RED, BLUE]
    assert hands(table) == [4, 0]
    assert not table.game.party.out[BLUE]
    assert not [event for event in table.events if isinstance(event, Asked) and event.asked == 1 << BLUE]


@pytest.mark.rule("time_chambers.sacrifice.place")
def test_who_has_no_die_in_play_puts_none_and_a_broken_die_stays_on_its_card() -> None:
    table = before(KIND, modules=(*MODULES, "curses"))
    table.gives_dice(BLUE, 1)
    table.gets(BLUE, "broken_die")
    assert hands(table) == [5, 0]
    place = discover(table)
    assert lying(table, place) == [RED]
    assert [where >> SHIFT for where in table.game.dice.where].count(CARD) == 1


@pytest.mark.rule("time_chambers.escaped")
def test_those_who_are_out_put_nothing_there() -> None:
    table = before(KIND, players=3, gems=0)
    table.puts(BLUE, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(BLUE, "KAAAA")
    table.does(Escape(BLUE))
    assert lying(table, discover(table)) == [RED, GREEN]


# -------------------------------------------------------------------- dice that lie there
@pytest.mark.rule("time_chambers.sacrifice.out_of_hand")
def test_a_die_that_lies_there_is_out_of_reach() -> None:
    table, place = found(KIND)
    die = next(die for die, where in enumerate(table.game.dice.where) if where == spot(TILE, place >> 1))
    assert table.refuses(Roll(RED, 1 << die)) == "die_away"
    table.waits_until(10_000)
    table.will_throw(RED, "BBBB")
    table.does(Roll(RED))
    table.shows(BLUE, "GAAA")
    table.puts(BLUE, hall_of(table))
    table.does(Perform(BLUE, "free", RED))
    assert table.game.dice.where[die] == spot(TILE, place >> 1)


@pytest.mark.rule("time_chambers.sacrifice.out_of_hand")
def test_no_slam_takes_a_die_that_lies_there() -> None:
    table = before(KIND)
    table.gives_dice(BLUE, 1)
    west = table.chamber("basic_10", at=(-1, 0), stairs="E")
    table.puts(BLUE, west)
    place = discover(table, at=ENDS[0] - 10_000)
    table.waits_until(ENDS[0])
    assert hands(table) == [3, 0]
    assert lying(table, place) == [RED, BLUE]


# -------------------------------------------------------------------- fetching it
@pytest.mark.rule("time_chambers.sacrifice.retrieve", "time_chambers.sacrifice.face")
def test_whoever_enters_gets_the_own_die_back_unrolled_and_unlocked() -> None:
    table = before(KIND)
    table.puts(BLUE, hall_of(table))
    table.shows(BLUE, "AABKT")
    place = discover(table)
    table.does(Enter(BLUE, place))
    assert table.faces(BLUE) == "...KT"
    assert lying(table, place) == [RED]
    assert told(table.events, "die_taken_back") == [(place >> 1, BLUE)]
    table.will_throw(BLUE, "TTTTT")
    table.does(Roll(BLUE, table.dice(BLUE)), at=5_000)
    assert table.faces(BLUE) == "TTTTT"


@pytest.mark.rule("time_chambers.sacrifice.retrieve", "time_chambers.sacrifice.already_inside")
def test_a_die_that_is_back_is_not_exchanged_any_more() -> None:
    table = before(KIND)
    table.shows(BLUE, "BBBAA")
    table.puts(BLUE, hall_of(table))
    place = discover(table)
    moves(table, BLUE, place)
    assert table.faces(BLUE) == ".BBAA"
    assert [question.asked for question in table.game.questions.values()] == [1 << RED]


@pytest.mark.rule("time_chambers.sacrifice.any_arrival")
@pytest.mark.parametrize("means", [ABILITY, FORCED])
def test_any_way_of_coming_there_counts_but_only_for_the_own_die(means: int) -> None:
    table, place = found(KIND, players=3)
    moves(table, BLUE, place, means)
    assert lying(table, place) == [RED, GREEN]


@pytest.mark.rule("time_chambers.sacrifice.any_arrival")
def test_running_through_counts_as_entering() -> None:
    table, place = found(KIND)
    moves(table, RED, table.start, ABILITY, passed=(hall_of(table), place))
    assert lying(table, place) == [BLUE]


@pytest.mark.rule("time_chambers.sacrifice.any_arrival")
def test_after_an_exchange_of_souls_the_figure_counts_that_the_owner_steers() -> None:
    table, place = found(KIND)
    table.game.apply_only(ControlChanged((1, 0), (0, 1)))
    moves(table, 1, place)
    assert lying(table, place) == [BLUE]


@pytest.mark.rule("time_chambers.sacrifice.any_arrival")
def test_a_soul_that_is_exchanged_into_the_chamber_is_there() -> None:
    table, place = found(KIND)
    moves(table, BLUE, place)
    assert lying(table, place) == [RED]
    table.game.emit(ControlChanged((1, 0), (0, 1)))
    assert lying(table, place) == []


@pytest.mark.rule("time_chambers.sacrifice.already_inside")
def test_who_stands_there_when_a_waiting_chamber_begins_gets_the_die_back_at_once() -> None:
    table = before("lava_gems", KIND)
    discover(table)
    place = discover(table, 1)
    table.puts(RED, place)
    table.shows(RED, "BBTTT")
    table.waits_until(MINUTE)
    assert lying(table, place) == [BLUE]
    assert table.faces(RED) == ".BTTT"
    assert [question.asked for question in table.game.questions.values()] == [1 << BLUE]


# -------------------------------------------------------------------- the end of the minute
@pytest.mark.rule("time_chambers.sacrifice.lost")
def test_what_lies_there_after_the_minute_is_lost() -> None:
    table, place = found(KIND)
    moves(table, RED, place)
    table.waits_until(MINUTE - 1)
    assert lying(table, place) == [BLUE]
    table.waits_until(MINUTE)
    assert lying(table, place) == []
    assert (hands(table), table.game.dice.where.count(spot(LOST))) == ([5, 4], 1)
    assert told(table.events, "dice_forfeited") == [(place >> 1, 1)]
    moves(table, BLUE, place)
    assert hands(table) == [5, 4]


@pytest.mark.rule("time_chambers.deadline")
@pytest.mark.parametrize(("at", "dice"), [(MINUTE, 5), (MINUTE + 1, 4)])
def test_who_enters_at_the_very_end_is_in_time(at: int, dice: int) -> None:
    table, place = found(KIND)
    table.shows(RED, "AAGG")
    table.does(Enter(RED, place), at=at)
    table.waits_until(MINUTE + 1_000)
    assert hands(table) == [dice, 4]


@pytest.mark.rule("time_chambers.sacrifice.movement_ban")
def test_a_ban_of_movement_does_not_stop_the_minute() -> None:
    table = before("prohibition_c", KIND)
    discover(table)
    place = discover(table, 1, at=1_000)
    table.shows(RED, "AAGG")
    assert table.refuses(Enter(RED, place)) == "steps_banned"
    assert noted(table).blue_sand[3] == 61_000
    table.does(Enter(RED, place), at=HALF)
    table.waits_until(61_000)
    assert hands(table) == [5, 4]


@pytest.mark.rule("time_chambers.escaped")
def test_a_die_of_somebody_who_leaves_is_gone() -> None:
    table, place = found(KIND, gems=0)
    table.puts(BLUE, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(BLUE, "KAAA")
    table.does(Escape(BLUE))
    assert lying(table, place) == [RED]
    table.waits_until(MINUTE)
    assert table.game.dice.where.count(spot(LOST)) == 1


@pytest.mark.rule("time_chambers.sacrifice.place")
def test_a_snapshot_while_dice_lie_there_goes_on_alike() -> None:
    table, place = found(KIND, players=3)
    table.waits_until(2_000)
    again = restore(snapshot(table.game), table.game.rules, table.game.fortune)
    for game in (table.game, again):
        game.advance(30_000)
        game.emit(AdventurerMoved(RED, place, FORCED))
        game.advance(200_000)
    assert state_hash(again) == state_hash(table.game)
    assert hands(table) == [5, 4, 4]


@pytest.mark.rule("time_chambers.dice.last_die")
def test_somebody_without_dice_can_be_given_one() -> None:
    table = before(KIND, gems=0)
    table.gives_dice(BLUE, 1)
    table.puts(RED, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.puts(RED, hall_of(table))
    discover(table)
    table.puts(RED, table.lies_at(-1, 0))
    table.shows(RED, "KAAA")
    table.does(Escape(RED))
    table.does(Perform(RED, "gift", BLUE, dice=1 << table.game.dice.where.index(spot(7))))
    assert hands(table) == [0, 1]


@pytest.mark.rule("time_chambers.activate")
def test_a_tile_that_is_only_looked_at_takes_no_dice() -> None:
    table = before(KIND, "basic_11", extra=(looking(),))
    table.shows(RED, "AA...")
    table.does(Discover(RED, EAST))
    assert (hands(table), noted(table).blue_sand) == ([5, 5], ())
    table.answers(RED, YES)
    assert hands(table) == [4, 4]


@pytest.mark.rule("time_chambers.sacrifice.face")
def test_dice_that_return_lie_in_hand() -> None:
    table, place = found(KIND)
    moves(table, RED, place)
    assert [event.where for event in table.happened(DieMoved) if isinstance(event, DieMoved)][-1] != spot(HAND)
    assert table.game.dice.where.count(HAND) == 9
