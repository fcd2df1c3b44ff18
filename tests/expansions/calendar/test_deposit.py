"""Dice that the cursed side takes: when, which, where they lie, and how they are fetched."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM, SECOND_SLAM
from tests.expansions.calendar.dating import (
    BLUE,
    CURSED,
    ETERNAL,
    GREEN,
    HALL,
    RED,
    away,
    calendar,
    finds,
    told,
)
from tests.expansions.quests.questing import happens, walks_to
from tests.scenario import Scenario
from tumbledown.engine.adventurer import ABILITY, STAYS
from tumbledown.engine.commands import Enter, Escape, Perform, Roll
from tumbledown.engine.dice import ASIDE, GONE, LOST, TILE
from tumbledown.engine.events import AdventurerMoved, ControlChanged, DieMoved
from tumbledown.engine.tiles import NORTH


def at_slam(
    space: int, *, players: int = 2, slam: int = FIRST_SLAM, side: str = CURSED, found: bool = True
) -> tuple[Scenario, int]:
    """The door has slammed with the pawn on this space and everybody at the start; the place of the chamber."""
    table = calendar(side, players, pawn=space)
    place = table.chamber("calendar", (1, 0), "W") if found else -1
    if slam == SECOND_SLAM:
        table.waits_until(FIRST_SLAM)
        table.game.slots["calendar"].pawn_at = space
        for seat in range(players):
            _hand_back(table, seat)
    for seat in range(players):
        table.shows(seat, "AAAAA")
    table.waits_until(slam)
    return table, place


def _hand_back(table: Scenario, seat: int) -> None:
    dice = table.game.dice
    for die in range(len(dice.where)):
        if dice.holder[die] == seat:
            table.game.apply_only(DieMoved(die, 0, seat, 0))


def there(place: int) -> list[tuple[int, int]]:
    """One die on the chamber of this place."""
    return [(TILE, place >> 1)]


# -------------------------------------------------------------------- when
@pytest.mark.rule("calendar.cursed.dice_penalty")
@pytest.mark.parametrize(("space", "taken"), [(0, 1), (2, 1), (3, 0), (9, 0)])
def test_the_first_slam_takes_a_die_of_everybody_unless_the_pawn_is_behind_the_first_bar(
    space: int, taken: int
) -> None:
    table, place = at_slam(space, players=3)
    for seat in (RED, BLUE, GREEN):
        assert away(table, seat) == there(place) * taken
    assert told(table, "bar_missed") == [(1,)] * taken


@pytest.mark.rule("calendar.cursed.dice_penalty")
@pytest.mark.parametrize(("space", "taken"), [(3, 1), (5, 1), (6, 0)])
def test_the_second_slam_asks_for_the_second_bar(space: int, taken: int) -> None:
    table, place = at_slam(space, slam=SECOND_SLAM)
    assert [away(table, seat) for seat in (RED, BLUE)] == [there(place) * taken] * 2


@pytest.mark.rule("calendar.cursed.dice_penalty")
def test_the_eternal_side_takes_no_dice_and_whoever_is_out_gives_none() -> None:
    table, _ = at_slam(0, side=ETERNAL)
    assert (away(table, RED), told(table, "bar_missed")) == ([], [])
    table = calendar(CURSED, gems=0, pawn=2)
    table.puts(BLUE, table.chamber("exit", (1, 0), "W"))
    table.shows(BLUE, "KKKKA")
    table.does(Escape(BLUE))
    table.waits_until(FIRST_SLAM)
    assert len(away(table, RED)) == 1
    assert {kind for kind, _ in away(table, BLUE)} == {7}, "all of them left with their owner"


@pytest.mark.rule("calendar.cursed.penalty_order")
def test_the_usual_loss_comes_first() -> None:
    table = calendar(CURSED)
    place = table.chamber("calendar", (1, 0), "W")
    table.puts(RED, table.chamber(HALL, (-1, 0), "E"))
    table.shows(RED, "BAAAA")
    table.waits_until(FIRST_SLAM)
    moved = [event.where >> 10 for event in table.events if isinstance(event, DieMoved) and event.holder == RED]
    assert moved == [LOST, TILE]
    assert sorted(away(table, RED)) == [(TILE, place >> 1), (LOST, 0)]
    assert table.faces(RED) == "AAA", "the locked die was the first to go"


@pytest.mark.rule("calendar.cursed.last_die")
def test_it_may_be_the_last_die_and_whoever_has_none_gives_none() -> None:
    table = calendar(CURSED)
    table.gives_dice(RED, 1)
    table.gives_dice(BLUE, 0)
    place = table.chamber("calendar", (1, 0), "W")
    table.waits_until(FIRST_SLAM)
    assert (away(table, RED), away(table, BLUE)) == (there(place), [])
    assert table.game.dice.hands == [[], []]
    assert not table.game.questions


# -------------------------------------------------------------------- which
@pytest.mark.rule("calendar.cursed.dice_penalty")
def test_the_default_die_goes_at_once_and_may_be_exchanged() -> None:
    table, place = at_slam(0)
    assert table.game.dice.where[0] == TILE << 10 | place >> 1
    table.answers(RED, 4)
    assert table.game.dice.where[4] == TILE << 10 | place >> 1
    assert table.game.dice.hands[RED] == [0, 1, 2, 3]
    assert table.faces(RED) == "AAAA"


@pytest.mark.rule("calendar.cursed.undiscovered")
def test_a_die_that_waits_may_be_exchanged_as_well() -> None:
    table, _ = at_slam(0, found=False)
    table.answers(RED, 3)
    assert table.game.dice.where[3] >> 10 == ASIDE
    assert 0 in table.game.dice.hands[RED]


# -------------------------------------------------------------------- where
@pytest.mark.rule("calendar.cursed.undiscovered")
def test_dice_wait_aside_until_the_chamber_is_found() -> None:
    table, _ = at_slam(0, found=False)
    assert [kind for seat in (RED, BLUE) for kind, _ in away(table, seat)] == [ASIDE, ASIDE]
    place = finds(table, "calendar")
    assert (away(table, RED), away(table, BLUE)) == (there(place), there(place))
    table.shows(RED, "AKTT")
    table.does(Enter(RED, place))
    assert away(table, RED) == []


@pytest.mark.rule("calendar.cursed.not_lost")
def test_they_are_not_lost_and_nothing_else_can_be_done_with_them() -> None:
    table = calendar(CURSED, modules=("fountain", "quests"))
    room = table.chamber("calendar", (1, 0), "W")
    table.puts(RED, table.chamber("fountain", (-1, 0), "E"))
    table.game.apply_only(DieMoved(4, TILE << 10 | room >> 1, RED, 0))
    table.shows(RED, "GGAA")
    assert table.refuses(Perform(RED, "regain")) == "nothing_lost"
    assert table.refuses(Roll(RED, 1 << 4)) == "die_away"
    table.puts(RED, table.chamber("altar", (-2, 0), "E"))
    assert all(not offer.pool() & 1 << 4 for offer in table.offers(RED, "altar"))


@pytest.mark.rule("calendar.cursed.not_lost", "calendar.cursed.last_die")
def test_a_slam_takes_no_die_that_lies_there_already() -> None:
    table = calendar(CURSED)
    table.gives_dice(RED, 1)
    place = table.chamber("calendar", (1, 0), "W")
    table.game.apply_only(DieMoved(0, TILE << 10 | place >> 1, RED, 0))
    table.puts(RED, table.chamber(HALL, (-1, 0), "E"))
    table.waits_until(FIRST_SLAM)
    assert away(table, RED) == there(place)


@pytest.mark.rule("calendar.cursed.not_lost")
def test_dice_of_whoever_escapes_are_out_of_the_game() -> None:
    table = calendar(CURSED, gems=0, pawn=9)
    room = table.chamber("calendar", (1, 0), "W")
    table.game.apply_only(DieMoved(4, TILE << 10 | room >> 1, RED, 0))
    table.puts(RED, table.chamber("exit", (-1, 0), "E"))
    table.shows(RED, "KAAA")
    table.does(Escape(RED))
    assert table.game.dice.where[4] == GONE << 10
    assert table.offers(RED, "gift")[0].pool() & 1 << 4 == 0


# -------------------------------------------------------------------- fetching them
def waiting(players: int = 2) -> tuple[Scenario, int]:
    """Two dice of red and one of blue lie on the calendar chamber; nobody is there."""
    table = calendar(CURSED, players)
    place = table.chamber("calendar", (1, 0), "W")
    for die, owner in ((0, RED), (1, RED), (5, BLUE)):
        table.game.apply_only(DieMoved(die, TILE << 10 | place >> 1, owner, 5))
    return table, place


@pytest.mark.rule("calendar.cursed.retrieve")
def test_whoever_enters_takes_all_own_dice_unrolled_and_nobody_elses() -> None:
    table, place = waiting()
    table.shows(RED, "AKT")
    table.does(Enter(RED, place))
    assert table.faces(RED) == "....T"
    assert table.must_throw(RED) == 0b01100, "the two that paid; those that came back may join the throw"
    assert away(table, BLUE) == there(place)


@pytest.mark.rule("calendar.cursed.retrieve")
def test_any_way_of_arriving_counts_for_whoever_steers_the_adventurer() -> None:
    table, place = waiting()
    walks_to(table, RED, place)
    assert away(table, RED) == []
    table, place = waiting()
    happens(table, ControlChanged((BLUE, RED), (BLUE, RED)))
    happens(table, AdventurerMoved(RED, place, 5))
    assert (away(table, RED), away(table, BLUE)) == (there(place) * 2, []), "blue steers the first figure"


@pytest.mark.rule("calendar.cursed.retrieve", "characters.discoverer.activatable_known_only")
def test_whoever_runs_through_the_chamber_takes_them_in_passing() -> None:
    table, place = waiting()
    hall = table.chamber(HALL, (2, 0), "W")
    happens(table, AdventurerMoved(RED, hall, ABILITY, RED, (place,)))
    assert away(table, RED) == []
    assert away(table, BLUE) == there(place)


@pytest.mark.rule("calendar.cursed.retrieve")
def test_a_chamber_that_comes_under_an_adventurer_was_not_entered() -> None:
    table, place = waiting()
    happens(table, AdventurerMoved(RED, place, STAYS))
    assert away(table, RED) == there(place) * 2


@pytest.mark.rule("calendar.cursed.retrieve")
def test_with_the_return_the_exchange_is_over() -> None:
    table, place = at_slam(0)
    assert any(question.asked >> RED & 1 for question in table.game.questions.values())
    table.shows(RED, "AKTB")
    table.does(Enter(RED, place))
    assert not any(question.asked >> RED & 1 for question in table.game.questions.values())


@pytest.mark.rule("calendar.cursed.inside")
def test_whoever_is_inside_when_dice_are_placed_must_leave_and_return() -> None:
    table = calendar(CURSED)
    place = table.chamber("calendar", (1, 0), "W")
    table.puts(RED, place)
    table.waits_until(FIRST_SLAM)
    assert (TILE, place >> 1) in away(table, RED)
    walks_to(table, RED, table.start)
    walks_to(table, RED, place)
    assert away(table, RED) == [(LOST, 0)]


@pytest.mark.rule("calendar.cursed.inside")
def test_whoever_finds_the_chamber_must_enter_it() -> None:
    table, _ = at_slam(0, found=False)
    hall = table.chamber(HALL, (-1, 0), "E")
    table.puts(RED, hall)
    place = finds(table, "calendar", side=NORTH)
    assert away(table, RED) == there(place)


@pytest.mark.rule("calendar.cursed.inside")
def test_whoever_has_no_die_left_inside_takes_them_at_once() -> None:
    table = calendar(CURSED)
    table.gives_dice(RED, 2)
    place = table.chamber("calendar", (1, 0), "W")
    table.puts(RED, place)
    table.waits_until(FIRST_SLAM)
    assert away(table, RED) == [(LOST, 0)], "one was lost, the other came back"
    assert table.faces(RED) == "."


@pytest.mark.rule("calendar.cursed.inside")
def test_so_does_whoever_loses_the_last_die_there_or_comes_to_steer_an_adventurer_inside() -> None:
    table, place = waiting()
    table.puts(RED, place)
    for die in (2, 3):
        happens(table, DieMoved(die, LOST << 10, RED, 0))
    assert there(place) * 2 == [spot for spot in away(table, RED) if spot[0] == TILE]
    happens(table, DieMoved(4, LOST << 10, RED, 0))
    assert len(table.game.dice.hands[RED]) == 2
    table, place = waiting()
    table.puts(BLUE, place)
    for die in (2, 3, 4):
        table.game.apply_only(DieMoved(die, LOST << 10, RED, 0))
    happens(table, ControlChanged((BLUE, RED), (RED, BLUE)))
    assert len(table.game.dice.hands[RED]) == 2
    assert away(table, BLUE) == there(place)
