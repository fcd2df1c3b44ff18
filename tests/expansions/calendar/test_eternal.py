"""The eternal side: only the sign that is wanted, one space at a time, in any chamber once the end is reached."""

import pytest

from tests.expansions.calendar.dating import (
    BLUE,
    GEAR,
    HALL,
    KEY_GEM,
    LAST,
    MOON,
    RED,
    SUN,
    TORCH_GEM,
    TRACK,
    bears,
    calendar,
    note,
    pawn,
    pile,
    seen_on,
    stand_in,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Escape, Perform
from tumbledown.engine.events import GemsActivated, Noted, PieceMoved
from tumbledown.engine.pieces import BOXED


def before(sign: str, *, at_space: int = 0, kind: str = KEY_GEM, faces: str = "KKKKA", gems: int = 5) -> Scenario:
    """The pawn stands on this space, and red in a gem chamber with this sign, showing this."""
    table = calendar(pawn=at_space, gems=gems)
    stand_in(table, bears(table, kind, sign), faces)
    return table


# -------------------------------------------------------------------- the sign that is wanted
@pytest.mark.rule("calendar.eternal.match_only", "calendar.next_space")
@pytest.mark.parametrize("space", range(LAST))
def test_on_every_space_only_the_sign_of_the_next_one_is_lit(space: int) -> None:
    for sign in (SUN, MOON, GEAR):
        table = before(sign, at_space=space)
        if sign == TRACK[space]:
            table.does(ActivateGems(RED, 0))
            assert pawn(table) == space + 1
        else:
            assert "activate" not in table.verbs(RED)
            assert table.refuses(ActivateGems(RED, 0)) == "other_sign"


@pytest.mark.rule("calendar.eternal.advance")
def test_lighting_it_moves_the_pawn_one_space_and_takes_the_tile_out_of_the_game() -> None:
    table = before(SUN)
    place = table.stands(RED)
    piece = table.game.pieces.lying(3 << 10 | place)[0]
    table.does(ActivateGems(RED, 0))
    assert (pawn(table), table.gems_in(place)) == (1, 1)
    assert table.game.pieces.at[piece] == BOXED
    assert pile(table) == [SUN, MOON, GEAR], "it does not come back"
    assert seen_on(table, place) == []


@pytest.mark.rule("calendar.advance.one_per_chamber")
def test_three_gems_of_one_chamber_are_one_step() -> None:
    table = calendar()
    place = bears(table, "gem_key_3", SUN)
    stand_in(table, place, "KKKKK", "KKKKK")
    table.does(ActivateGems(RED, 2))
    assert (table.gems_in(place), pawn(table)) == (3, 1)


@pytest.mark.rule("calendar.eternal.match_only")
def test_a_tile_is_brought_where_it_is_of_use_by_a_swap() -> None:
    """A linked chamber whose partners were used can never be lit; its sign can be."""
    table = calendar(modules=("special_chambers",))
    stuck, open_one = bears(table, "linked_3", SUN), bears(table, KEY_GEM, MOON, (2, 0))
    table.notes("special_chambers", "fired", 1)
    room = table.chamber("calendar", (-1, 0), "E")
    stand_in(table, room, "KKKAA")
    low, high = sorted((stuck >> 1, open_one >> 1))
    table.does(Perform(RED, "swap_tiles", low << 10 | high))
    stand_in(table, open_one, "KKKKA")
    table.does(ActivateGems(RED, 0))
    assert pawn(table) == 1


# -------------------------------------------------------------------- no tile
@pytest.mark.rule("calendar.eternal.no_tile")
def test_a_chamber_without_a_tile_waits_until_the_pawn_has_come_to_the_end() -> None:
    table = calendar(pawn=LAST - 1)
    place = table.chamber(KEY_GEM, (1, 0), "W")
    stand_in(table, place, "KKKKA")
    assert table.refuses(ActivateGems(RED, 0)) == "no_calendar_tile"
    table.notes("calendar", "pawn_at", LAST)
    table.does(ActivateGems(RED, 0))
    assert (table.gems_in(place), pawn(table)) == (1, LAST)


@pytest.mark.rule("calendar.next_space")
def test_on_the_last_space_nothing_moves_the_pawn_any_more() -> None:
    table = before(SUN, at_space=LAST)
    table.does(ActivateGems(RED, 0))
    assert pawn(table) == LAST
    assert not [event for event in table.events if isinstance(event, Noted) and event.key == "pawn_at"]


@pytest.mark.rule("calendar.eternal.pile_out", "calendar.eternal.no_tile")
def test_nine_chambers_in_order_finish_the_track_and_the_tenth_is_free() -> None:
    table = calendar(pile=(), gems=12)
    kinds = [*["gem_key_3", "gem_torch_3"] * 2, *[f"basic_{number:02}" for number in range(1, 7)]]
    for space, (sign, kind) in enumerate(zip(TRACK, kinds, strict=False)):
        _light(table, bears(table, kind, sign, (space + 1, 0)))
        assert pawn(table) == space + 1
    tenth = table.chamber(kinds[LAST], (0, 3))
    _light(table, tenth)
    assert table.gems_in(tenth) == 1


def _light(table: Scenario, place: int) -> None:
    icon = "T" if table.game.tile_kind(place >> 1).gem_steps[0][1][1] else "K"
    stand_in(table, place, icon * 4 + "A")
    table.does(ActivateGems(RED, 0))


# -------------------------------------------------------------------- the depot
@pytest.mark.rule("calendar.eternal.depot_empty")
def test_an_empty_depot_gives_the_usual_reason_and_no_other() -> None:
    table = before(MOON, gems=0)
    assert table.refuses(ActivateGems(RED, 0)) == "depot_empty"
    assert pawn(table) == 0


@pytest.mark.rule("calendar.eternal.depot_empty")
def test_gems_that_come_again_are_bound_as_before() -> None:
    table = before(MOON, gems=0)
    table.notes("depot", "gems", 1)
    assert table.refuses(ActivateGems(RED, 0)) == "other_sign"


@pytest.mark.rule("calendar.eternal.depot_empty")
def test_with_an_empty_depot_icons_are_not_met_for_the_pawn() -> None:
    table = before(SUN, gems=0)
    assert "activate" not in table.verbs(RED)


@pytest.mark.rule("calendar.eternal.escape")
def test_the_way_out_asks_nothing_of_the_pawn() -> None:
    table = calendar(gems=0)
    stand_in(table, table.chamber("exit", (1, 0), "W"), "KAAAA")
    table.does(Escape(RED))
    assert table.game.party.out[RED]


# -------------------------------------------------------------------- cards
@pytest.mark.rule("calendar.extra_gem")
def test_the_extra_gem_needs_no_sign_and_moves_nothing() -> None:
    table = calendar(modules=("treasures",))
    stand_in(table, table.chamber("cursed_07", (1, 0), "W"), "AAAAA")
    table.gets(RED, "extra_gem")
    table.does(Perform(RED, "extra_gem"))
    assert (table.game.depot.gems, pawn(table)) == (4, 0)


def priest(sign: str) -> tuple[Scenario, int]:
    """Red, the Priest, is far away with three black masks; blue shows one key where four are wanted."""
    table = calendar(modules=("characters",))
    place = bears(table, KEY_GEM, sign)
    table.puts(RED, table.chamber(HALL, (-1, 0), "E"))
    table.puts(BLUE, place)
    table.gets(RED, "priest_activatable")
    table.shows(RED, "BBBAA")
    table.shows(BLUE, "KAAAA")
    return table, place


@pytest.mark.rule("calendar.priest")
def test_icons_of_the_priest_follow_the_same_rule() -> None:
    table, place = priest(MOON)
    assert {"lend_icons", "leave_icons"} & table.verbs(RED) == set()
    assert table.refuses(Perform(RED, "lend_icons", place << 4 | 1 << 3)) == "other_sign"
    table, place = priest(SUN)
    table.does(Perform(RED, "lend_icons", place << 4 | 1 << 3))
    assert (table.gems_in(place), pawn(table)) == (1, 1)


# -------------------------------------------------------------------- linked chambers
LINKED = {"linked_1": "TTTAA", "linked_2": "KKKAA", "linked_3": "TTKKA"}


def linked(*signs: str, at_space: int = 0, players: int = 2, gems: int = 5) -> tuple[Scenario, list[int]]:
    """Linked chambers with these signs, somebody in each of them who shows its icons; no sign is no tile."""
    table = calendar(players=players, modules=("special_chambers",), pawn=at_space, gems=gems)
    places = []
    for seat, (sign, (kind, faces)) in enumerate(zip(signs, LINKED.items(), strict=False)):
        at = (3 * seat + 2, 4)
        places.append(bears(table, kind, sign, at) if sign else table.chamber(kind, at))
        table.puts(seat, places[-1])
        table.shows(seat, faces)
    return table, places


@pytest.mark.rule("calendar.linked")
@pytest.mark.parametrize("signs", [(SUN, MOON), (MOON, SUN)])
def test_linked_chambers_may_be_resolved_in_the_order_that_matches(signs: tuple[str, str]) -> None:
    table, places = linked(*signs)
    table.does(Perform(RED, "linked", 3))
    assert pawn(table) == 2
    assert [seen_on(table, place) for place in places] == [[], []]


@pytest.mark.rule("calendar.linked")
@pytest.mark.parametrize("signs", [(SUN, SUN), (MOON, GEAR), (SUN, GEAR)])
def test_if_no_order_matches_throughout_they_are_refused(signs: tuple[str, str]) -> None:
    table, _ = linked(*signs)
    assert table.refuses(Perform(RED, "linked", 3)) == "other_sign"
    assert pawn(table) == 0


@pytest.mark.rule("calendar.linked")
def test_three_of_them_are_three_steps_and_of_two_groups_only_the_fitting_one_is_offered() -> None:
    table, _ = linked(SUN, SUN, MOON, players=3)
    assert table.targets(RED, "linked") == {7, 5}, "all three, or the first and the third"
    table.does(Perform(RED, "linked", 7))
    assert pawn(table) == 3


@pytest.mark.rule("calendar.linked", "calendar.eternal.no_tile")
def test_the_last_step_frees_a_linked_chamber_without_a_tile() -> None:
    table, _ = linked("", SUN, at_space=LAST - 1)
    table.does(Perform(RED, "linked", 3))
    assert pawn(table) == LAST
    table, _ = linked("", SUN, at_space=0)
    assert table.refuses(Perform(RED, "linked", 3)) == "no_calendar_tile"


@pytest.mark.rule("calendar.linked", "calendar.advance.one_per_chamber")
def test_a_linked_chamber_that_the_depot_had_no_gem_for_counts_all_the_same() -> None:
    table, _ = linked(SUN, MOON, gems=1)
    table.does(Perform(RED, "linked", 3))
    assert [event.gems for event in table.events if isinstance(event, GemsActivated)] == [(1, 0)]
    assert pawn(table) == 2


def test_everybody_is_told_where_the_pawn_stands_and_that_the_tile_went() -> None:
    table = before(SUN, kind=TORCH_GEM, faces="TTTTA")
    table.does(ActivateGems(RED, 0))
    assert note(table, "pawn_at") == 1
    moved = [event for event in table.events if isinstance(event, PieceMoved)]
    assert [event.to for event in moved] == [BOXED]
