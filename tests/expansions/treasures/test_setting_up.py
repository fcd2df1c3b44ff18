"""Setting up: the chambers with treasures, the pile, and what lies in the temple from the start."""

from collections import Counter

import pytest

from tests.expansions.treasures.treasured import MODULES, WITH_TORCH
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.pieces import IN_PILE, SHIFT, place_of
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import BOX
from tumbledown.engine.tiles import EAST
from tumbledown.engine.view import PieceView, view
from tumbledown.expansions.shared import TREASURE, TREASURES

COPIES = {
    "healing_mask": 2,
    "secret_passage": 2,
    "double_torch": 2,
    "teleport": 2,
    "double_key": 2,
    "extra_gem": 3,
}


def dealt(modules: tuple[str, ...] = MODULES, seed: str = "a") -> Scenario:
    return Scenario.dealt(Settings(players=3, modules=modules), seed)


def kinds(table: Scenario) -> Counter[str]:
    """What there is of each kind of treasure, wherever it lies."""
    pieces = table.game.pieces
    return Counter(pieces.kind_of(piece).id for piece in range(len(pieces.kind)))


@pytest.mark.rule("treasures.setup.tiles")
@pytest.mark.parametrize("modules", [MODULES, ("curses", "treasures")])
def test_the_treasure_chambers_replace_the_basic_ones(modules: tuple[str, ...]) -> None:
    temple = dealt(modules).game.temple
    in_play = Counter(temple.kind_of(t).id.split("_")[0] for t, state in enumerate(temple.state) if state != BOX)
    assert in_play["cursed"] == 13
    assert in_play["basic"] == 0


@pytest.mark.rule("treasures.setup.pile")
def test_all_treasures_are_shuffled_into_one_pile_that_nobody_sees() -> None:
    assert kinds(dealt()) == COPIES
    orders = set()
    for seed in "abcdef":
        table = dealt(seed=seed)
        laid = [piece for piece, where in enumerate(table.game.pieces.at) if where >> SHIFT != IN_PILE]
        assert sorted([*table.game.pile(TREASURES), *laid]) == list(range(13))
        orders.add(tuple(table.game.pieces.kind))
    assert len(orders) == 6


@pytest.mark.rule("treasures.setup.pile")
def test_the_large_torch_comes_with_its_box() -> None:
    assert kinds(dealt(WITH_TORCH)) == {**COPIES, "large_torch": 2}


@pytest.mark.rule("treasures.setup.without_curses")
def test_purple_masks_mean_nothing_without_curses() -> None:
    table = Scenario(modules=MODULES, pile=("cursed_07",))
    table.shows(0, "AA.....")
    events = table.does(Discover(0, EAST))
    assert not any(isinstance(event, PieceMoved) for event in events)
    assert table.game.party.cards == [0]


@pytest.mark.rule("treasures.setup.start_tiles")
def test_a_first_chamber_with_a_treasure_icon_gets_its_treasure_before_the_game_begins() -> None:
    found = Counter[bool]()
    for number in range(12):
        table = dealt(seed=f"first {number}")
        game = table.game
        for tile in game.temple.laid():
            hidden = [p for p, where in enumerate(game.pieces.at) if place_of(where) == 2 * tile]
            assert len(hidden) == game.shows(tile, TREASURE)
            assert not any(game.pieces.face_up[piece] for piece in hidden)
            found[bool(hidden)] += 1
    assert min(found.values()) >= 3


@pytest.mark.rule("treasures.setup.start_tiles")
def test_nobody_can_tell_which_treasure_lies_in_a_first_chamber() -> None:
    tables = [dealt(seed=f"first {number}") for number in range(8)]
    seen = [entity for table in tables for entity in view(table.game, 0).values() if isinstance(entity, PieceView)]
    assert seen
    assert {entity.kind for entity in seen} == {""}
