"""The Mechanic: torches that count twice, and chambers that turn."""

import pytest

from tests.expansions.characters.company import CROSS, company, is_up, uses
from tests.expansions.characters.test_muscleman import slides
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, AddItem, Enter, Perform
from tumbledown.engine.events import ChambersMoved, TempleSettled
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.engine.temple import BOX, HOVER

PERMANENT, CARD, TURN = "mechanic_permanent", "mechanic_activatable", "turn_chamber"


def quarter(place: int, quarters: int) -> int:
    return place >> 1 << 2 | quarters


def at_torches(kind: str = "basic_03", **more: object) -> Scenario:
    table = company(PERMANENT, **more)  # type: ignore[arg-type]
    chamber = table.chamber(kind, at=(1, 0), stairs="W")
    table.puts(0, chamber)
    table.puts(1, chamber)
    return table


# -------------------------------------------------------------------- torches
@pytest.mark.rule("characters.mechanic.permanent")
def test_two_torches_light_a_gem_that_asks_for_four() -> None:
    table = at_torches()
    table.shows(0, "TTKKB")
    table.does(ActivateGems(0))
    assert table.faces(0) == "..KKB"


@pytest.mark.rule("characters.mechanic.permanent")
def test_also_when_somebody_else_lights_it_and_only_the_own_torches_count_twice() -> None:
    table = at_torches()
    table.shows(0, "TAAAA")
    table.shows(1, "TTAAA")
    table.does(ActivateGems(1))
    assert (table.faces(0), table.faces(1)) == (".AAAA", "..AAA")
    table = at_torches()
    table.shows(0, "TAAAA")
    table.shows(1, "TAAAA")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"


@pytest.mark.rule("characters.mechanic.permanent_odd")
def test_of_the_last_die_one_torch_may_be_lost() -> None:
    table = at_torches("gem_torch_3")
    table.shows(0, "TTTTB")
    table.does(ActivateGems(0, 1))
    assert table.faces(0) == "....B"
    assert table.gems_in(table.stands(0)) == 2


@pytest.mark.rule("characters.mechanic.permanent_odd")
def test_for_a_single_torch_one_die_goes_and_no_more() -> None:
    table = company(PERMANENT)
    there = table.chamber("basic_08", at=(1, 0), stairs="W")
    table.shows(0, "ATTTB")
    table.does(Enter(0, there))
    assert table.faces(0) == "..TTB"


@pytest.mark.rule("characters.mechanic.permanent")
def test_torches_count_twice_when_a_curse_is_lifted() -> None:
    table = company(PERMANENT, modules=("curses",))
    silence = table.gets(0, "silence")
    table.shows(0, "TKAAB")
    table.does(Perform(0, "lift", silence))
    assert table.faces(0) == "..AAB"


@pytest.mark.rule("characters.mechanic.permanent")
def test_torches_of_treasures_are_not_doubled() -> None:
    table = at_torches(modules=("treasures",))
    double = table.gets(0, "double_torch")
    table.shows(0, "AAAAB")
    table.does(AddItem(0, double))
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    table.shows(0, "TAAAB")
    table.does(ActivateGems(0))
    assert table.faces(0) == ".AAAB"


# -------------------------------------------------------------------- turning
def temple(*, players: int = 2, **more: object) -> tuple[Scenario, int]:
    """Seat 0 is the Mechanic; east of the start lies a corridor from west to east."""
    table = company(CARD, players=players, **more)  # type: ignore[arg-type]
    corridor = table.chamber("basic_12", at=(1, 0), stairs="W")
    table.shows(0, "TTKKB")
    return table, corridor


@pytest.mark.rule("characters.mechanic.activatable")
@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_two_torches_turn_a_chamber(quarters: int) -> None:
    table, _ = temple()
    corner = table.chamber("basic_05", at=(5, 5))
    table.does(uses(TURN, quarter(corner, quarters)))
    assert table.stairs_of(corner) == "SWNE"[quarters]
    assert table.lies_at(5, 5) == corner
    assert table.faces(0) == "..KKB"
    assert not is_up(table, 0, CARD)


@pytest.mark.rule("characters.mechanic.activatable")
def test_the_starting_chamber_does_not_turn_but_the_one_that_the_mechanic_stands_in_does() -> None:
    table, corridor = temple()
    assert table.refuses(uses(TURN, quarter(table.start, 1))) == "start_stays", "not that the turn changes nothing"
    table.puts(0, corridor)
    table.does(uses(TURN, quarter(corridor, 1)))
    assert table.stands(0) == corridor


@pytest.mark.rule("characters.mechanic.activatable")
def test_what_hovers_or_is_not_there_does_not_turn() -> None:
    table, _ = temple()
    corner = table.chamber("basic_05", at=(5, 5))
    table.game.temple.hover(corner >> 1, table.game.temple.cell[corner >> 1], 0)
    table.game.epoch += 1
    assert table.game.temple.state[corner >> 1] == HOVER
    assert table.refuses(uses(TURN, quarter(corner, 1))) == "nothing_turns"
    missing = table.tile("basic_01")
    table.game.temple.state[missing] = BOX
    assert table.refuses(uses(TURN, missing << 2 | 1)) == "nothing_turns"


@pytest.mark.rule("characters.activatable.failed")
def test_a_turn_after_which_every_side_is_as_before_is_refused() -> None:
    table, corridor = temple()
    cross = table.chamber(CROSS, at=(5, 5))
    three = table.chamber("basic_11", at=(7, 7))
    assert table.refuses(uses(TURN, quarter(corridor, 2))) == "nothing_turns"
    assert table.refuses(uses(TURN, quarter(cross, 1))) == "nothing_turns"
    assert table.targets(0, TURN) == {
        quarter(corridor, 1),
        quarter(corridor, 3),
        *[quarter(three, n) for n in (1, 2, 3)],
    }


@pytest.mark.rule("characters.activatable.failed", "characters.mechanic.activatable_double")
def test_halves_and_slides_are_sides_that_differ() -> None:
    table, _ = temple(modules=("special_chambers",), extra=(slides(),))
    slide = table.chamber("chute", at=(3, 3))
    double = table.chamber("double_key_chamber", at=(5, 5))
    targets = table.targets(0, TURN)
    assert {quarter(slide, n) for n in (1, 2, 3)} <= targets
    assert {quarter(double, n) for n in (1, 2, 3)} <= targets


@pytest.mark.rule("characters.mechanic.activatable_contents")
def test_people_gems_and_pieces_stay_and_passages_are_found_anew() -> None:
    table, corridor = temple(modules=("treasures", "illusions"))
    beyond = table.chamber("basic_07", at=(2, 0), stairs="W")
    torch = table.lays("large_torch", corridor)
    table.puts(1, corridor)
    table.game.temple.gems[corridor >> 1] = 1
    table.shows(1, "AATTB")
    assert table.targets(1, "enter") == {table.start, beyond}
    table.does(uses(TURN, quarter(corridor, 1)))
    assert table.stands(1) == corridor
    assert table.gems_in(corridor) == 1
    assert table.game.pieces.at[torch] == at(AT_PLACE, corridor)
    assert table.targets(1, "enter") == set()
    assert table.game.temple.passages(table.start) == []


@pytest.mark.rule("characters.mechanic.activatable_contents")
def test_whoever_waits_for_the_temple_is_told_that_it_settled() -> None:
    table, corridor = temple()
    kinds = [type(event) for event in table.does(uses(TURN, quarter(corridor, 1)))]
    assert kinds.index(ChambersMoved) < kinds.index(TempleSettled)


@pytest.mark.rule("characters.mechanic.activatable_passage")
def test_a_secret_passage_stays_at_its_edge() -> None:
    table, corridor = temple(modules=("treasures",))
    south = table.chamber("basic_13", at=(1, 1), stairs="W")
    table.gets(0, "secret_passage")
    table.does(Perform(0, "secret_passage", corridor << 10 | south))
    assert south in table.game.temple.passages(corridor)
    table.does(uses(TURN, quarter(corridor, 1)))
    assert table.game.temple.passages(corridor) == [south]
    assert corridor in table.game.temple.passages(south)


@pytest.mark.rule("characters.mechanic.activatable_double")
def test_both_halves_turn_together_and_everybody_keeps_their_half() -> None:
    table = company(CARD, modules=("special_chambers",))
    double = table.chamber("double_key_chamber", at=(1, 0), stairs="W")
    table.puts(0, double)
    table.puts(1, double + 1)
    table.shows(0, "TTKKB")
    assert table.game.temple.passages(double) == [table.start]
    assert table.game.temple.passages(double + 1) == []
    table.does(uses(TURN, quarter(double, 2)))
    assert (table.stands(0), table.stands(1)) == (double, double + 1)
    assert table.game.temple.passages(double) == []
    assert table.game.temple.passages(double + 1) == [table.start]


@pytest.mark.rule("characters.mechanic.activatable_slide")
def test_a_slide_turns_and_leads_inward_from_its_new_side() -> None:
    table = company(CARD, extra=(slides(),))
    hall = table.chamber(CROSS, at=(1, 0), stairs="W")
    slide = table.chamber("chute", at=(1, -1))
    assert table.game.temple.passages(hall) == [table.start, slide] or slide in table.game.temple.passages(hall)
    assert table.game.temple.passages(slide) == []
    table.shows(0, "TTKKB")
    table.does(uses(TURN, quarter(slide, 2)))
    assert hall in table.game.temple.passages(slide)
