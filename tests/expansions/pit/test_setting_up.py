"""Where the Pit and its cards are when the game begins."""

from collections import Counter

import pytest

from tests.scenario import Scenario
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import LAID, PILE
from tumbledown.expansions import ALWAYS, names
from tumbledown.lab.tables import everything, with_required

OTHERS = [name for name in names() if name not in (ALWAYS, "pit")]


def pit_of(table: Scenario) -> int:
    """The tile of the Pit; there must be exactly one."""
    number = table.rules.tile_kind_ids["pit"]
    (tile,) = [tile for tile, kind in enumerate(table.game.temple.kind) if kind == number]
    return tile


def cards(table: Scenario) -> Counter[str]:
    return Counter(table.game.pieces.kind_of(piece).id for piece in table.game.pile("curses"))


@pytest.mark.rule("pit.setup.tile")
def test_the_pit_is_one_more_chamber_among_the_others() -> None:
    plain, table = Scenario.dealt(Settings(), "pit"), Scenario.dealt(Settings(modules=("pit",)), "pit")
    assert len(table.game.pile("tiles")) == len(plain.game.pile("tiles")) + 1
    assert table.game.temple.state[pit_of(table)] in (PILE, LAID)
    places = {_depth(Scenario.dealt(Settings(modules=("pit",)), f"pit {n}")) for n in range(40)}
    assert len(places) > 8, "the Pit is shuffled in"


def _depth(table: Scenario) -> int:
    pile = table.game.pile("tiles")
    return pile.index(pit_of(table)) if pit_of(table) in pile else -1


@pytest.mark.rule("pit.setup.may_start")
def test_the_pit_may_be_one_of_the_first_two_chambers() -> None:
    dealt = [Scenario.dealt(Settings(modules=("pit",)), f"pit {n}") for n in range(60)]
    laid = [table for table in dealt if table.game.temple.state[pit_of(table)] == LAID]
    assert 0 < len(laid) < len(dealt)
    assert all(len(table.game.temple.tile_at) == 3 for table in laid)


@pytest.mark.rule("pit.setup.combine")
@pytest.mark.parametrize("modules", [("pit",), *[(*with_required((name,)), "pit") for name in OTHERS]], ids="+".join)
def test_the_pit_goes_with_everything(modules: tuple[str, ...]) -> None:
    table = Scenario.dealt(Settings(modules=tuple(dict.fromkeys(modules))), "pit")
    assert table.game.temple.state[pit_of(table)] in (PILE, LAID)


def test_the_pit_goes_with_everything_at_once() -> None:
    table = Scenario.dealt(Settings(modules=everything()), "pit")
    assert table.game.temple.state[pit_of(table)] in (PILE, LAID)


@pytest.mark.rule("pit.setup.curses")
@pytest.mark.parametrize(
    ("modules", "really_cursed", "lost_treasure"),
    [
        (("pit", "curses"), 1, 3),
        (("pit", "curses", "treasures"), 1, 3),
        (("pit", "treasures"), 0, 0),
        (("pit",), 0, 0),
    ],
    ids=["curses", "both", "treasures", "alone"],
)
def test_curses_take_in_the_cards_of_the_pit(modules: tuple[str, ...], really_cursed: int, lost_treasure: int) -> None:
    table = Scenario.dealt(Settings(modules=modules), "pit")
    found = cards(table)
    assert (found["really_cursed"], found["lost_treasure"]) == (really_cursed, lost_treasure)
    if not really_cursed:
        assert not found, "there is no curse pile"
