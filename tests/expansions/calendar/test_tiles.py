"""Calendar tiles: which chambers get one, when, and where it goes when the chamber does."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.calendar.dating import (
    CURSED,
    ETERNAL,
    GEAR,
    HALL,
    KEY_GEM,
    MOON,
    RED,
    SUN,
    bears,
    calendar,
    finds,
    note,
    pile,
    seen_on,
    stand_in,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems
from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, Noted, PieceMoved
from tumbledown.engine.temple import HOVER
from tumbledown.engine.tiles import NORTH
from tumbledown.expansions import chapter, names


def found(kind: str, *modules: str, players: int = 2, side: str = ETERNAL) -> tuple[Scenario, int]:
    """Red has found this chamber east of the start; its place."""
    table = calendar(side, players, modules=modules)
    return table, finds(table, kind)


# -------------------------------------------------------------------- coming
@pytest.mark.rule("calendar.tile.place")
@pytest.mark.parametrize("side", [ETERNAL, CURSED])
def test_a_gem_chamber_gets_the_top_tile_face_up_when_it_is_found(side: str) -> None:
    table, place = found(KEY_GEM, side=side)
    assert seen_on(table, place) == [SUN]
    assert pile(table) == [MOON, GEAR]


@pytest.mark.rule("calendar.tile.place")
def test_a_chamber_without_gems_gets_none() -> None:
    table, place = found(HALL)
    assert seen_on(table, place) == []
    assert pile(table) == [SUN, MOON, GEAR]


@pytest.mark.rule("calendar.tile.which_chambers")
@pytest.mark.parametrize(
    ("kind", "modules"),
    [
        ("basic_01", ()),
        ("gem_torch_3", ()),
        ("linked_1", ("special_chambers",)),
        ("double_key_chamber", ("special_chambers",)),
        ("illusion_1", ("illusions",)),
        ("pit", ("pit",)),
    ],
)
def test_every_chamber_where_gems_can_be_lit_gets_one(kind: str, modules: tuple[str, ...]) -> None:
    table, place = found(kind, *modules)
    assert seen_on(table, place) == [SUN]


@pytest.mark.rule("calendar.tile.which_chambers")
def test_a_divided_chamber_has_it_in_the_half_of_the_gems() -> None:
    table, place = found("double_key_chamber", "special_chambers")
    assert [event.to & 1023 for event in table.events if isinstance(event, PieceMoved)] == [place + 1]


@pytest.mark.rule("calendar.tile.which_chambers")
def test_whatever_chamber_says_that_it_has_gems_is_one_of_them() -> None:
    """A chapter that is built later need not know of the calendar."""
    assert names()
    for name in names():
        for kind in chapter(name).tiles:
            assert not kind.gem_steps or kind.printed_gems > 0, kind.id


@pytest.mark.rule("calendar.tile.which_chambers")
def test_a_linked_chamber_gets_none_where_it_can_never_be_lit() -> None:
    table = calendar(players=1, modules=("special_chambers",))
    place = finds(table, "linked_1")
    assert seen_on(table, place) == []
    table = calendar(modules=("special_chambers",))
    table.notes("special_chambers", "fired", 1)
    assert seen_on(table, finds(table, "linked_1")) == []


@pytest.mark.rule("calendar.eternal.pile_out")
def test_once_the_pile_is_out_later_chambers_get_none() -> None:
    table = calendar(pile=())
    assert seen_on(table, finds(table, KEY_GEM)) == []


# -------------------------------------------------------------------- the order of a discovery
@pytest.mark.rule("calendar.quest_priority")
def test_treasure_and_curse_come_before_the_calendar_tile() -> None:
    both = [kind for kind in chapter("curses").tiles if len(kind.icons) > 1 and kind.gem_steps]
    table = calendar(modules=("treasures", "curses"))
    table.cards("treasures", "teleport")
    table.cards("curses", "silence")
    finds(table, both[0].id)
    piles = [table.game.pieces.kind_of(each.piece).pile for each in table.events if isinstance(each, PieceMoved)]
    assert sorted(piles[:2]) == ["curses", "treasures"]
    assert piles[2:] == ["calendar"]


@pytest.mark.rule("calendar.quest_priority")
def test_what_a_chamber_itself_does_comes_first_of_all() -> None:
    order = {name: chapter(name).order for name in names()}
    assert all(order[name] < order["calendar"] for name in order if name in ("quests", "traps", "treasures", "curses"))
    table = calendar(modules=("quests",))
    finds(table, "tree")
    (placed,) = [index for index, event in enumerate(table.events) if isinstance(event, ChamberPlaced)]
    assert any(isinstance(event, Noted) and event.key == "progress" for event in table.events[placed:])


# -------------------------------------------------------------------- going
@pytest.mark.rule("calendar.illusion")
@pytest.mark.parametrize("side", [ETERNAL, CURSED])
def test_a_tile_on_an_illusion_goes_under_the_pile_when_it_vanishes(side: str) -> None:
    table = calendar(side, modules=("illusions",), pile=(MOON, GEAR), pawn=9)
    place = bears(table, "illusion_1", SUN)
    table.waits_until(FIRST_SLAM)
    assert seen_on(table, place) == []
    assert pile(table) == [MOON, GEAR, SUN]
    assert table.game.slots["calendar"].bearers == ()


@pytest.mark.rule("calendar.illusion")
def test_a_chamber_that_is_only_lifted_keeps_its_tile() -> None:
    table = calendar(pile=(MOON,))
    place = bears(table, KEY_GEM, SUN)
    table.game.emit(ChamberRemoved(place >> 1, HOVER))
    assert seen_on(table, place) == [SUN]
    assert pile(table) == [MOON]
    assert table.game.slots["calendar"].bearers == (place >> 1,)


@pytest.mark.rule("calendar.illusion")
def test_an_illusion_that_is_found_once_more_draws_again() -> None:
    table = calendar(modules=("illusions",), pile=(MOON,), pawn=9)
    bears(table, "illusion_1", SUN)
    table.waits_until(FIRST_SLAM)
    hall = table.chamber(HALL, (-1, 0), "E")
    table.puts(RED, hall)
    again = finds(table, "illusion_1", side=NORTH)
    assert seen_on(table, again) == [MOON]
    assert pile(table) == [SUN]


@pytest.mark.rule("calendar.illusion")
def test_a_lit_illusion_has_no_tile_left_to_give_back() -> None:
    table = calendar(modules=("illusions",), pile=(MOON,))
    place = bears(table, "illusion_1", SUN)
    stand_in(table, place, "TTTTK")
    table.does(ActivateGems(RED, 0))
    table.waits_until(FIRST_SLAM)
    assert table.lies_at(1, 0) == -1
    assert pile(table) == [MOON]


@pytest.mark.rule("calendar.illusion", "calendar.linked")
def test_several_illusions_and_their_tiles_vanish_together_and_the_track_can_still_be_finished() -> None:
    table = calendar(modules=("illusions",), pile=(), pawn=3)
    signs = {(1, 0): SUN, (2, 0): MOON, (3, 0): GEAR}
    for number, (at, sign) in enumerate(signs.items()):
        bears(table, f"illusion_{number + 1}", sign, at)
    table.waits_until(FIRST_SLAM)
    assert sorted(pile(table)) == sorted(signs.values())
    assert note(table, "pawn_at") == 3


@pytest.mark.rule("calendar.tile.place")
def test_a_chamber_that_is_laid_once_more_keeps_its_one_tile() -> None:
    table = calendar()
    place = finds(table, KEY_GEM)
    table.game.emit(ChamberPlaced(place >> 1, table.game.temple.cell[place >> 1], 1, RED))
    assert seen_on(table, place) == [SUN]
    assert pile(table) == [MOON, GEAR]
