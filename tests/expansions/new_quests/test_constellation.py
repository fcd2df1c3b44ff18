"""The constellation: who must stand where, and the two keys."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.new_quests.tables import scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter, Perform
from tumbledown.engine.entities import ChapterView
from tumbledown.engine.events import ChamberRemoved, Noted
from tumbledown.engine.temple import BOX
from tumbledown.engine.tiles import EAST
from tumbledown.engine.view import view
from tumbledown.expansions.data.new_quests import places_for
from tumbledown.expansions.new_quests import constellation as stars

KEYS = "KK..."
JOIN = Perform(0, "constellation")
PLACES = ("constellation", "start", "gem_key_3", "basic_04", "exit")
"""The places in the order of the table, each as a chamber that counts as one."""


def starry(
    players: int, *more: str, kinds: tuple[str, ...] = PLACES, filled: bool = True
) -> tuple[Scenario, list[int]]:
    """All five places, in a row of chambers apart; if they are filled, every seat stands at its place and seat 5 in a
    hall. Also the places."""
    table = scenario(players, *more)
    table.notes("depot", "markers", 1)
    found = []
    for number, kind in enumerate(kinds):
        found.append(table.start if kind == "start" else table.chamber(kind, at=(2 * number + 2, 4)))
    hall = table.chamber("basic_07", at=(-3, 0))
    table.game.emit(Noted("tile", "progress", (0, 1), found[0] >> 1))
    table.game.emit(Noted("new_quests", "stars_filled", (-1,) * len(places_for(players))))
    for seat in range(players):
        stands(table, seat, (found[seat] if seat < len(found) else hall) if filled else hall)
    table.shows(0, KEYS + "." * (len(table.game.dice.hands[0]) - 5))
    return table, found


def stands(table: Scenario, seat: int, place: int) -> None:
    """The seat's figure goes there, and everybody sees it."""
    table.puts(seat, place)
    stars.keep_up(table.game)


def notes(table: Scenario, key: str) -> object:
    entity = view(table.game, 0)["chapter:new_quests"]
    assert isinstance(entity, ChapterView)
    return entity.notes[key]


def is_done(table: Scenario, places: list[int]) -> bool:
    return table.game.temple.progress[places[0] >> 1] == (1, 1) and table.game.depot.markers == 0


# -------------------------------------------------------------------- the table of places
@pytest.mark.rule("new_quests.constellation.places", "new_quests.constellation.solo", "new_quests.constellation.six")
@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_so_many_places_must_be_filled(players: int, needed: int) -> None:
    table, places = starry(players)
    fills = notes(table, "stars_filled")
    assert fills == tuple(range(needed))
    table.does(JOIN)
    assert is_done(table, places)


@pytest.mark.rule("new_quests.constellation.places")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_place_that_nobody_fills_is_enough_to_fail(players: int) -> None:
    assert "constellation" in starry(players)[0].verbs(0)
    for seat in range(1, min(players, 5)):
        table, _ = starry(players)
        stands(table, seat, table.lies_at(-3, 0))
        assert table.refuses(JOIN) == "stars_apart"
        assert "constellation" not in table.verbs(0)


@pytest.mark.rule("new_quests.constellation.six")
def test_with_six_the_sixth_may_be_anywhere_and_may_stand_in_for_another() -> None:
    table, places = starry(6)
    stands(table, 5, places[3])
    stands(table, 3, table.lies_at(-3, 0))
    table.does(JOIN)
    assert is_done(table, places)


@pytest.mark.rule("new_quests.constellation.distinct")
def test_two_at_one_place_do_not_fill_two() -> None:
    table, places = starry(3)
    stands(table, 2, places[1])
    assert table.refuses(JOIN) == "stars_apart"


@pytest.mark.rule("new_quests.constellation.distinct")
def test_a_chamber_that_counts_twice_is_filled_by_one_adventurer_for_one_place() -> None:
    table, places = starry(3)
    kind = table.game.tile_kind(table.game.start)
    before, kind.printed_gems = kind.printed_gems, 3
    try:
        stands(table, 2, places[0])
        assert table.refuses(JOIN) == "stars_apart", "one at the start is not two"
        stands(table, 2, places[1])
        table.does(JOIN)
    finally:
        kind.printed_gems = before
    assert is_done(table, places)


@pytest.mark.rule("new_quests.constellation.distinct")
def test_whoever_could_fill_two_places_fills_the_one_that_is_left() -> None:
    table, places = starry(3)
    kind = table.game.tile_kind(table.game.start)
    before, kind.printed_gems = kind.printed_gems, 3
    try:
        stands(table, 1, places[2])
        stands(table, 2, places[1])
        assert notes(table, "stars_filled") == (0, 2, 1)
    finally:
        kind.printed_gems = before


# -------------------------------------------------------------------- which chambers count
@pytest.mark.rule("new_quests.constellation.gem_kind")
@pytest.mark.parametrize(
    ("kind", "more", "number"),
    [
        ("gem_key_3", (), 2),
        ("gem_torch_3", (), 2),
        ("basic_01", (), 3),
        ("cursed_04", ("curses",), 3),
        ("illusion_2", ("illusions",), 3),
        ("linked_1", ("special_chambers",), 3),
        ("double_key_chamber", ("special_chambers",), -1),
        ("pit", ("pit",), -1),
        ("basic_07", (), -1),
    ],
)
def test_gem_chambers_count_by_what_is_printed(kind: str, more: tuple[str, ...], number: int) -> None:
    table = scenario(4, *more)
    place = table.chamber(kind, at=(2, 2))
    names = places_for(5)
    assert [each for each in range(5) if stars.fits(table.game, names[each], place)] == (
        [number] if number >= 0 else []
    )


@pytest.mark.rule("new_quests.constellation.gem_kind")
def test_lit_gems_change_nothing() -> None:
    table, places = starry(4)
    for place in (places[2], places[3]):
        table.game.temple.used[place >> 1] = 1
        table.game.temple.gems[place >> 1] = 1
    stars.keep_up(table.game)
    table.does(JOIN)
    assert is_done(table, places)


@pytest.mark.rule("new_quests.constellation.undiscovered")
def test_without_a_chamber_of_every_kind_it_cannot_be_done() -> None:
    table, _ = starry(5, kinds=PLACES[:4])
    assert notes(table, "stars_filled") == (0, 1, 2, 3, -1)
    assert table.refuses(JOIN) == "stars_apart"


# -------------------------------------------------------------------- the keys
@pytest.mark.rule("new_quests.constellation.finish")
def test_two_own_keys_are_spent_in_the_constellation_chamber() -> None:
    table, places = starry(3)
    table.shows(0, "K....")
    for seat in (1, 2):
        table.shows(seat, KEYS)
        assert table.refuses(Perform(seat, "constellation")) == "no_stars_here"
    assert table.refuses(JOIN) == "not_enough_icons"
    table.shows(0, "KKK..")
    table.does(JOIN)
    assert table.faces(0) == "..K.."
    assert is_done(table, places)
    assert table.refuses(JOIN) == "quest_done"


@pytest.mark.rule("new_quests.constellation.finish")
def test_the_keys_of_a_mate_in_the_same_chamber_do_not_help() -> None:
    table, places = starry(6)
    stands(table, 5, places[0])
    table.shows(0, "K....")
    table.shows(5, "K....")
    assert table.refuses(JOIN) == "not_enough_icons"
    table.shows(5, KEYS)
    table.does(Perform(5, "constellation"))
    assert is_done(table, places)


@pytest.mark.rule("new_quests.constellation.same_time")
def test_where_somebody_stood_before_or_goes_afterwards_does_not_count() -> None:
    table, places = starry(2)
    hall = table.chamber("basic_08", at=(1, 0), stairs="W")
    table.shows(1, "AAT..")
    table.does(Enter(1, hall))
    assert table.refuses(JOIN) == "stars_apart"
    table.shows(1, "AAT..")
    table.does(Enter(1, table.start))
    table.does(JOIN)
    table.shows(1, "AAT..")
    table.does(Enter(1, hall))
    assert is_done(table, places)


# -------------------------------------------------------------------- who is told to go where
def test_everybody_is_sent_somewhere_and_nobody_to_the_same_place() -> None:
    table, _ = starry(5, filled=False)
    sent = notes(table, "stars_sent")
    assert isinstance(sent, tuple)
    assert sorted(sent) == [0, 1, 2, 3, 4]


def test_with_six_one_is_sent_nowhere() -> None:
    table, _ = starry(6, filled=False)
    sent = notes(table, "stars_sent")
    assert isinstance(sent, tuple)
    assert sorted(sent) == [-1, 0, 1, 2, 3, 4]


def test_the_nearest_is_sent_and_keeps_the_place_on_the_way() -> None:
    table, places = starry(2, filled=False)
    table.puts(0, places[3])
    table.puts(1, table.start)
    table.game.emit(Noted("new_quests", "stars_sent", ()))
    stars.keep_up(table.game)
    assert notes(table, "stars_sent") == (0, 1)
    stands(table, 0, table.start)
    stands(table, 1, places[2])
    assert notes(table, "stars_sent") == (1, 0), "who fills a place is not sent to another one"


def test_who_goes_where_somebody_was_sent_takes_the_place() -> None:
    table, places = starry(3, filled=False)
    sent = notes(table, "stars_sent")
    assert isinstance(sent, tuple)
    other = next(seat for seat in range(3) if sent[seat] != 0)
    stands(table, other, places[0])
    after = notes(table, "stars_sent")
    assert isinstance(after, tuple)
    assert after[other] == 0
    assert sorted(after) == [0, 1, 2]


def test_nobody_is_sent_anywhere_once_it_is_done() -> None:
    table, _ = starry(3)
    table.does(JOIN)
    assert notes(table, "stars_sent") == notes(table, "stars_filled") == notes(table, "stars_goals") == ()


def test_the_places_are_told_from_the_discovery_on() -> None:
    table = scenario(2, pile=("constellation",))
    assert notes(table, "stars_sent") == ()
    table.shows(0, "AA...")
    table.does(Discover(0, EAST))
    assert notes(table, "stars_filled") == (-1, 0)
    assert notes(table, "stars_sent") == (1, 0)


@pytest.mark.rule("new_quests.constellation.gem_kind")
def test_an_illusion_that_vanishes_takes_its_star_along() -> None:
    table, _ = starry(4, "illusions", kinds=("constellation", "start", "gem_key_3", "illusion_1"))
    assert notes(table, "stars_filled") == (0, 1, 2, 3)
    table.waits_until(FIRST_SLAM)
    assert notes(table, "stars_filled") == (0, 1, 2, -1), "whoever stood there is at the start now"


def test_everybody_is_told_the_nearest_chamber_of_their_kind() -> None:
    table, places = starry(5, kinds=PLACES[:4], filled=False)
    near = table.chamber("basic_05", at=(-2, 1))
    stars.keep_up(table.game)
    sent, goals = notes(table, "stars_sent"), notes(table, "stars_goals")
    assert isinstance(sent, tuple)
    assert isinstance(goals, tuple)
    wanted = {0: places[0], 1: places[1], 2: places[2], 3: near}
    assert [goals[seat] for seat in range(5)] == [wanted.get(number, -2) >> 1 for number in sent], (
        "no exit is found yet"
    )


def goal_of_one_gem(table: Scenario) -> int:
    """The place told to the player who is sent to a chamber of one gem."""
    sent, goals = notes(table, "stars_sent"), notes(table, "stars_goals")
    assert isinstance(sent, tuple)
    assert isinstance(goals, tuple)
    return 2 * int(goals[sent.index(3)])


def test_the_nearest_is_reckoned_by_columns_and_rows() -> None:
    table, _ = starry(4, kinds=PLACES[:4], filled=False)
    table.chamber("basic_05", at=(-3, 3))
    near = table.chamber("basic_01", at=(-2, 1))
    stars.keep_up(table.game)
    assert goal_of_one_gem(table) == near


def test_a_goal_that_vanishes_gives_way_to_the_next_though_nobody_moves() -> None:
    table, places = starry(4, kinds=PLACES[:4], filled=False)
    near = table.chamber("basic_05", at=(-2, 1))
    stars.keep_up(table.game)
    assert goal_of_one_gem(table) == near
    table.game.emit(ChamberRemoved(near >> 1, BOX))
    assert goal_of_one_gem(table) == places[3]


def test_of_those_who_are_equally_near_the_first_seat_is_sent() -> None:
    table, _ = starry(3, filled=False)
    table.game.emit(Noted("new_quests", "stars_sent", ()))
    stars.keep_up(table.game)
    assert notes(table, "stars_sent") == (0, 1, 2)
