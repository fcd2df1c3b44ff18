"""Large torch: a second starting chamber up to and including the next slam."""

import pytest

from tests.expansions.treasures.treasured import BARE, WITH_TORCH, escapes, gives, lies, owned, owning, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter
from tumbledown.engine.dice import LOST
from tumbledown.engine.effects import is_safe, remove_chamber
from tumbledown.engine.events import DieMoved, DoorPhase, GameEnded
from tumbledown.engine.hooks import EXPIRE, LOSSES
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import AdventurerView, PieceView, view
from tumbledown.expansions.data.base import DATA
from tumbledown.server.visibility import Visibility

GONGS, ENDS = DATA.soundtrack[0].gongs, DATA.soundtrack[0].ends
LAY = uses(0, "large_torch")


def outside(players: int = 3, *, torches: int = 1) -> tuple[Scenario, int, int]:
    """Seats 0 and 1 in one chamber, seat 2 in another; seat 0 has large torches."""
    table = owning(*["large_torch"] * torches, players=players, modules=WITH_TORCH)
    here = table.chamber(BARE, at=(1, 0), stairs="W")
    there = table.chamber("cursed_08", at=(2, 0), stairs="W")
    for seat, place in enumerate((here, here, there)):
        table.puts(seat, place)
    return table, here, there


def lost(table: Scenario) -> list[int]:
    return [len(table.game.dice.held(seat, LOST)) for seat in range(table.game.party.size)]


@pytest.mark.rule("treasures.large_torch.effect")
def test_it_is_laid_open_in_the_owners_chamber_and_protects_everybody_there() -> None:
    table, here, there = outside()
    (torch,) = owned(table)
    table.does(LAY)
    assert lies(table, torch) == at(AT_PLACE, here)
    assert view(table.game, 1)[f"piece:{torch}"] == PieceView(at(AT_PLACE, here), "large_torch")
    assert [is_safe(table.game, place) for place in (here, there, table.start)] == [True, False, True]
    table.puts(0, there)
    table.puts(2, here)
    table.waits_until(ENDS[0])
    assert lost(table) == [1, 0, 0]


@pytest.mark.rule("treasures.large_torch.effect")
def test_whoever_looks_sees_at_once_who_is_safe_by_it() -> None:
    table, here, there = outside()
    shown = Visibility(table.game)
    (common, _), _ = shown.update(table.does(LAY))
    assert common["adventurer:0"] == AdventurerView(here, safe=True)
    assert view(table.game, 1)["adventurer:2"] == AdventurerView(there)


@pytest.mark.rule("treasures.large_torch.effect")
def test_it_burns_on_when_its_owner_has_escaped() -> None:
    table, _, _ = outside()
    table.does(LAY)
    escapes(table, 0)
    table.waits_until(ENDS[0])
    assert lost(table) == [0, 0, 1]


@pytest.mark.rule("treasures.large_torch.effect")
def test_a_burning_torch_is_no_treasure_to_claim() -> None:
    table, _, there = outside()
    table.puts(0, there)
    table.does(LAY)
    table.shows(2, "KK...")
    assert table.refuses(uses(2, "claim")) == "no_treasure_here"


@pytest.mark.rule("treasures.large_torch.slam")
def test_at_the_slam_those_in_the_chamber_lose_no_die() -> None:
    table, _, _ = outside()
    table.does(LAY)
    table.waits_until(ENDS[0])
    assert lost(table) == [0, 0, 1]
    assert {event.safe for event in table.events if isinstance(event, DoorPhase)} == {0b011}


@pytest.mark.rule("treasures.large_torch.which_countdown")
@pytest.mark.parametrize("slam", [0, 1])
@pytest.mark.parametrize("early", [True, False])
def test_it_serves_the_next_slam_whether_laid_before_the_gong_or_in_the_countdown(slam: int, early: bool) -> None:
    table, _, _ = outside()
    table.waits_until(ENDS[0] if slam else 0)
    taken = lost(table)
    table.does(LAY, at=GONGS[slam] - 1 if early else ENDS[slam])
    table.waits_until(ENDS[slam])
    assert [now - then for now, then in zip(lost(table), taken, strict=True)] == [0, 0, 1]


@pytest.mark.rule("treasures.large_torch.removed")
def test_after_the_slam_it_leaves_the_game_and_the_chamber_is_ordinary_again() -> None:
    table, here, _ = outside()
    (torch,) = owned(table)
    table.does(LAY)
    table.waits_until(ENDS[0])
    assert lies(table, torch) == BOXED
    assert not is_safe(table.game, here)
    table.waits_until(ENDS[1])
    assert lost(table) == [1, 1, 2]


@pytest.mark.rule("treasures.large_torch.removed")
def test_it_burns_down_after_the_losses_and_before_chambers_vanish() -> None:
    table, _, _ = outside()
    (torch,) = owned(table)
    table.does(LAY)
    events = table.waits_until(ENDS[0])
    phases = [event.phase if isinstance(event, DoorPhase) else -1 for event in events]
    moved = next(n for n, event in enumerate(events) if getattr(event, "piece", -1) == torch)
    assert phases.index(LOSSES) < phases.index(EXPIRE) < moved < phases.index(EXPIRE + 1)


@pytest.mark.rule("treasures.large_torch.removed")
def test_it_is_boxed_with_a_chamber_that_is_removed() -> None:
    table, here, _ = outside()
    (torch,) = owned(table)
    table.does(LAY)
    remove_chamber(table.game, here >> 1)
    assert lies(table, torch) == BOXED
    assert table.stands(0) == table.start


@pytest.mark.rule("treasures.large_torch.third")
def test_in_the_third_countdown_it_protects_nobody_and_cannot_be_laid() -> None:
    table, _, _ = outside()
    table.waits_until(ENDS[1])
    assert table.refuses(LAY) == "no_slam_left"
    table.waits_until(GONGS[2])
    assert table.refuses(LAY) == "no_slam_left"
    assert table.owns(0) == ["large_torch"]
    table.waits_until(ENDS[2])
    assert table.events[-1] == GameEnded(False, "collapse")


@pytest.mark.rule("treasures.large_torch.third")
def test_where_no_door_slams_it_cannot_be_laid() -> None:
    table = Scenario(settings=Settings(modules=WITH_TORCH, practice=True))
    gives(table, 0, "large_torch")
    table.puts(0, table.chamber(BARE, at=(1, 0), stairs="W"))
    assert table.refuses(LAY) == "no_slam_left"


@pytest.mark.rule("treasures.large_torch.other_rules")
def test_what_goes_to_the_starting_chamber_goes_to_the_original_one_and_costs_stay() -> None:
    table, here, there = outside()
    table.does(LAY)
    remove_chamber(table.game, there >> 1)
    assert table.stands(2) == table.start
    table.shows(2, "ATTTT")
    assert table.refuses(Enter(2, here)) == "not_enough_icons"
    table.shows(2, "AATTT")
    table.does(Enter(2, here))
    assert table.faces(2) == "..TTT"


@pytest.mark.rule("treasures.large_torch.other_rules")
def test_for_losses_that_look_at_the_place_its_chamber_is_the_starting_chamber() -> None:
    """Poison takes one die in the starting chamber and two elsewhere."""
    table = owning("large_torch", players=3, modules=("treasures", "curses", "fountain", "sixth_adventurer"))
    here = table.chamber(BARE, at=(1, 0), stairs="W")
    there = table.chamber("cursed_08", at=(2, 0), stairs="W")
    for seat, place in enumerate((here, there, here)):
        table.puts(seat, place)
    gives(table, 0, "poison")
    gives(table, 1, "poison")
    table.does(LAY)
    table.waits_until(ENDS[0])
    taken = [event for event in table.events if isinstance(event, DieMoved)]
    assert lost(table) == [1, 2, 0]
    assert len(taken) == 3


@pytest.mark.rule("treasures.large_torch.double")
@pytest.mark.parametrize("half", [0, 1])
def test_in_a_double_chamber_it_works_for_its_half_only(half: int) -> None:
    table = owning("large_torch", modules=(*WITH_TORCH, "special_chambers"))
    front = table.chamber("double_key_chamber", at=(1, 0), stairs="W")
    table.puts(0, front + half)
    table.puts(1, front + 1 - half)
    table.does(LAY)
    table.waits_until(ENDS[0])
    assert lost(table) == [0, 1]
