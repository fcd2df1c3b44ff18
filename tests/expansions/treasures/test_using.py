"""What holds for every treasure: at any time, for nothing, once, and never in vain."""

import pytest

from tests.expansions.treasures.treasured import BARE, WITH_TORCH, gives, lies, owned, owning, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import Perform, Roll
from tumbledown.engine.events import DiceSpent, PieceMoved
from tumbledown.engine.pieces import BOXED, SPENT_BY, at, place_of

ALL = ("healing_mask", "secret_passage", "teleport", "extra_gem", "large_torch")


def busy(*kinds: str) -> Scenario:
    """Seat 0 has treasures, each of them of use: walls and locked dice, a mate elsewhere, gems in the depot."""
    table = owning(*kinds, modules=WITH_TORCH)
    here = table.chamber("cursed_12", at=(1, 0), stairs="W")
    table.chamber("cursed_13", at=(1, 1), stairs="W")
    table.puts(0, here)
    table.shows(1, "B....")
    return table


def first_use(table: Scenario, kind: str) -> Perform:
    return uses(0, kind, min(table.targets(0, kind)))


@pytest.mark.rule("treasures.use.any_time")
@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("faces", [".....", "BBBBB", "AAKTG"])
def test_a_treasure_is_used_at_any_moment_and_costs_no_dice(kind: str, faces: str) -> None:
    """While the dice still roll, with all dice locked, or with icons that could pay."""
    table = busy(kind)
    table.shows(0, faces)
    if faces == ".....":
        table.does(Roll(0))
    shown = table.faces(1)
    events = table.does(first_use(table, kind))
    assert not any(isinstance(event, DiceSpent) for event in events)
    assert kind not in table.owns(0)
    assert kind == "healing_mask" or (table.faces(1) == shown and faces in (table.faces(0), "....."))


@pytest.mark.rule("treasures.use.any_time")
def test_treasures_are_used_only_while_the_game_runs() -> None:
    table = Scenario(modules=("treasures",), started=False)
    gives(table, 0, "extra_gem")
    assert table.refuses(uses(0, "extra_gem")) == "not_started"


@pytest.mark.rule("treasures.use.once")
@pytest.mark.parametrize("kind", ALL)
def test_a_treasure_works_once(kind: str) -> None:
    table = busy(kind)
    (treasure,) = owned(table)
    again = first_use(table, kind)
    table.does(again)
    table.puts(0, table.lies_at(1, 1))
    table.shows(1, "B....")
    assert table.refuses(again) == "not_offered"
    if kind == "large_torch":
        assert place_of(lies(table, treasure)) == table.lies_at(1, 0)
    else:
        assert lies(table, treasure) == (at(SPENT_BY, 0) if kind == "extra_gem" else BOXED)


@pytest.mark.rule("treasures.use.once")
def test_of_two_treasures_of_one_kind_one_is_used() -> None:
    table = busy("extra_gem", "extra_gem", "secret_passage")
    table.does(uses(0, "extra_gem"))
    assert sorted(table.owns(0)) == ["extra_gem", "secret_passage"]
    table.does(uses(0, "extra_gem"))
    assert table.owns(0) == ["secret_passage"]


@pytest.mark.rule("treasures.use.no_waste")
@pytest.mark.parametrize(
    ("kind", "code"),
    [
        ("healing_mask", "nothing_locked"),
        ("secret_passage", "no_wall_there"),
        ("teleport", "nobody_there"),
        ("extra_gem", "depot_empty"),
        ("large_torch", "safe_already"),
    ],
)
def test_a_treasure_without_effect_cannot_be_used_and_is_kept(kind: str, code: str) -> None:
    """Both stand in the starting chamber, which is all there is; no die is locked and no gem is left."""
    table = owning(kind, modules=WITH_TORCH, gems=0)
    assert kind not in table.verbs(0)
    assert table.refuses(uses(0, kind)) == code
    assert table.owns(0) == [kind]
    assert not table.happened(PieceMoved)[1:]


@pytest.mark.rule("treasures.use.no_waste")
def test_a_chamber_has_no_use_for_a_second_torch() -> None:
    table = owning("large_torch", "large_torch", modules=WITH_TORCH)
    table.puts(0, table.chamber(BARE, at=(1, 0), stairs="W"))
    table.does(uses(0, "large_torch"))
    assert table.refuses(uses(0, "large_torch")) == "safe_already"
