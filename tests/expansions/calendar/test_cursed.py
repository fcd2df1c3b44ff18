"""The cursed side: every gem chamber may be lit, the right sign moves the pawn, and the way out costs keys."""

import pytest

from tests.expansions.calendar.dating import (
    BLUE,
    CURSED,
    GEAR,
    KEY_GEM,
    LAST,
    MOON,
    RED,
    SUN,
    TRACK,
    bears,
    calendar,
    note,
    pawn,
    pile,
    seen_on,
    stand_in,
    told,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Escape, Perform
from tumbledown.engine.events import GemsActivated, GemsMoved
from tumbledown.engine.view import DepotView, view


def before(sign: str, *, at_space: int = 0, gems: int = 5, kind: str = KEY_GEM, faces: str = "KKKKA") -> Scenario:
    table = calendar(CURSED, pawn=at_space, gems=gems)
    stand_in(table, bears(table, kind, sign), faces)
    return table


# -------------------------------------------------------------------- lighting
@pytest.mark.rule("calendar.cursed.free", "calendar.cursed.advance")
@pytest.mark.parametrize("space", range(LAST))
def test_any_sign_may_be_lit_and_the_wanted_one_moves_the_pawn(space: int) -> None:
    for sign in (SUN, MOON, GEAR):
        table = before(sign, at_space=space)
        place = table.stands(RED)
        table.does(ActivateGems(RED, 0))
        assert table.gems_in(place) == 1
        assert pawn(table) == space + (sign == TRACK[space])
        assert told(table, "pawn_stays") == ([] if sign == TRACK[space] else [(place >> 1, RED)])


@pytest.mark.rule("calendar.cursed.recycle")
@pytest.mark.parametrize("sign", [SUN, MOON])
def test_in_both_cases_the_tile_goes_under_the_pile(sign: str) -> None:
    table = before(sign)
    place = table.stands(RED)
    table.does(ActivateGems(RED, 0))
    assert pile(table) == [SUN, MOON, GEAR, sign]
    assert seen_on(table, place) == []


@pytest.mark.rule("calendar.cursed.no_tile")
def test_a_chamber_without_a_tile_is_lit_as_usual_and_moves_nothing() -> None:
    table = calendar(CURSED)
    place = table.chamber(KEY_GEM, (1, 0), "W")
    stand_in(table, place, "KKKKA")
    table.does(ActivateGems(RED, 0))
    assert (table.gems_in(place), pawn(table), seen_on(table, place)) == (1, 0, [])
    assert told(table, "pawn_stays") == []


@pytest.mark.rule("calendar.next_space", "calendar.cursed.recycle")
def test_on_the_last_space_a_tile_still_goes_under_the_pile() -> None:
    table = before(SUN, at_space=LAST)
    table.does(ActivateGems(RED, 0))
    assert (pawn(table), pile(table)[-1]) == (LAST, SUN)


# -------------------------------------------------------------------- linked chambers
def linked(*signs: str, gems: int = 5) -> tuple[Scenario, list[int]]:
    table = calendar(CURSED, modules=("special_chambers",), gems=gems)
    places = []
    hands = (("linked_1", "TTTAA"), ("linked_2", "KKKAA"))
    for seat, (sign, (kind, faces)) in enumerate(zip(signs, hands, strict=True)):
        places.append(bears(table, kind, sign, (3 * seat + 2, 4)))
        table.puts(seat, places[-1])
        table.shows(seat, faces)
    return table, places


@pytest.mark.rule("calendar.linked")
@pytest.mark.parametrize(("signs", "steps"), [((SUN, MOON), 2), ((MOON, SUN), 2), ((GEAR, SUN), 1), ((MOON, GEAR), 0)])
def test_linked_chambers_are_resolved_in_the_order_that_moves_the_pawn_farthest(
    signs: tuple[str, str], steps: int
) -> None:
    table, places = linked(*signs)
    table.does(Perform(RED, "linked", 3))
    assert pawn(table) == steps
    assert [seen_on(table, place) for place in places] == [[], []]


@pytest.mark.rule("calendar.linked")
def test_among_equal_orders_the_chamber_laid_first_goes_first() -> None:
    table, _ = linked(GEAR, MOON)
    table.does(Perform(RED, "linked", 3))
    assert pile(table)[-2:] == [GEAR, MOON]
    table, places = linked(GEAR, MOON)
    table.game.slots["calendar"].bearers = tuple(place >> 1 for place in reversed(places))
    table.does(Perform(RED, "linked", 3))
    assert pile(table)[-2:] == [MOON, GEAR]


# -------------------------------------------------------------------- an empty depot
@pytest.mark.rule("calendar.cursed.depot_empty")
def test_with_an_empty_depot_icons_are_met_for_the_pawn_alone() -> None:
    table = before(SUN, gems=0)
    place = table.stands(RED)
    table.does(ActivateGems(RED, 0))
    assert pawn(table) == 1
    assert (table.gems_in(place), table.game.depot.gems) == (0, 0)
    assert pile(table)[-1] == SUN
    assert table.faces(RED) == "....A"
    assert [*table.happened(GemsMoved), *table.happened(GemsActivated)] == []


@pytest.mark.rule("calendar.cursed.depot_empty")
def test_a_sign_that_is_not_wanted_is_refused_without_cost() -> None:
    table = before(MOON, gems=0)
    assert table.refuses(ActivateGems(RED, 0)) == "depot_empty"
    table = calendar(CURSED, gems=0)
    stand_in(table, table.chamber(KEY_GEM, (1, 0), "W"), "KKKKA")
    assert table.refuses(ActivateGems(RED, 0)) == "depot_empty"


@pytest.mark.rule("calendar.cursed.depot_empty_cheapest")
def test_of_several_steps_only_the_cheapest_is_offered_and_the_chamber_can_still_be_lit_later() -> None:
    table = calendar(CURSED, gems=0)
    place = bears(table, "gem_key_3", SUN)
    stand_in(table, place, "KKKKK", "KKKKK")
    assert table.targets(RED, "activate") == {0}
    table.does(ActivateGems(RED, 0))
    spent = [seat for seat in (RED, BLUE) for face in table.faces(seat) if face == "."]
    assert len(spent) == 4
    assert not table.game.temple.used[place >> 1]
    table.notes("depot", "gems", 1)
    stand_in(table, place, "KKKKK")
    table.does(ActivateGems(RED, 0))
    assert table.gems_in(place) == 1


@pytest.mark.rule("calendar.cursed.depot_empty")
def test_linked_chambers_and_the_pit_move_the_pawn_with_an_empty_depot_too() -> None:
    table, places = linked(GEAR, SUN, gems=0)
    table.does(Perform(RED, "linked", 3))
    assert pawn(table) == 1
    assert [seen_on(table, place) for place in places] == [[GEAR], []], "one that moves nothing keeps its tile"
    assert table.game.slots["special_chambers"].fired == 0
    table, _ = linked(GEAR, MOON, gems=0)
    assert table.refuses(Perform(RED, "linked", 3)) == "depot_empty"
    table = calendar(CURSED, gems=0, modules=("pit",))
    stand_in(table, bears(table, "pit", SUN), "BBBBB")
    table.does(Perform(RED, "pit"))
    assert (pawn(table), table.faces(RED)) == (1, "BBBBB")
    assert "pit" not in table.verbs(RED)


@pytest.mark.rule("calendar.priest", "calendar.cursed.depot_empty")
def test_the_priest_may_help_to_move_the_pawn() -> None:
    table = calendar(CURSED, gems=0, modules=("characters",))
    place = bears(table, KEY_GEM, SUN)
    table.puts(BLUE, place)
    table.gets(RED, "priest_activatable")
    table.shows(RED, "BBBAA")
    table.shows(BLUE, "KAAAA")
    table.does(Perform(RED, "lend_icons", place << 4 | 1 << 3))
    assert pawn(table) == 1


@pytest.mark.rule("calendar.depot_empty_meaning")
def test_gem_tiles_and_markers_in_the_depot_are_no_gems() -> None:
    table = before(SUN, gems=0)
    table.notes("depot", "gem_tiles", 2)
    table.notes("depot", "markers", 1)
    table.does(ActivateGems(RED, 0))
    assert (pawn(table), table.gems_in(table.stands(RED))) == (1, 0)


# -------------------------------------------------------------------- the way out
@pytest.mark.rule("calendar.cursed.keys", "calendar.cursed.keys_always")
@pytest.mark.parametrize(("space", "keys"), [(0, 3), (3, 3), (5, 3), (6, 3), (7, 2), (8, 1), (9, 0)])
def test_the_way_out_costs_keys_by_the_space_of_the_pawn(space: int, keys: int) -> None:
    table = calendar(CURSED, gems=0, pawn=space)
    stand_in(table, table.chamber("exit", (1, 0), "W"), "K" * keys + "A" * (5 - keys))
    assert table.refuses(Escape(RED)) == "not_enough_icons"
    table.shows(RED, "K" * (keys + 1) + "A" * (4 - keys))
    table.does(Escape(RED))
    assert table.game.party.out[RED]


@pytest.mark.rule("calendar.cursed.keys_always")
def test_the_space_of_that_instant_decides_and_gems_count_besides() -> None:
    table = calendar(CURSED, gems=1, pawn=7)
    place = table.chamber("exit", (-1, 0), "E")
    table.puts(BLUE, place)
    table.shows(BLUE, "KKKAA")
    assert table.refuses(Escape(BLUE)) == "not_enough_icons"
    stand_in(table, bears(table, KEY_GEM, MOON), "KKKKA")
    table.does(ActivateGems(RED, 0))
    table.puts(BLUE, place)
    table.does(Escape(BLUE))
    assert table.faces(BLUE) == ""


@pytest.mark.rule("calendar.cursed.keys")
def test_everybody_is_told_what_the_exit_asks_for_though_the_depot_did_not_change() -> None:
    table = before(MOON, at_space=7, gems=0)

    def keys() -> int:
        seen = view(table.game)["depot"]
        assert isinstance(seen, DepotView)
        return seen.keys

    assert keys() == 3
    table.does(ActivateGems(RED, 0))
    assert (note(table, "pawn_at"), keys()) == (8, 2)
