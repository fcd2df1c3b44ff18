"""Which chambers the illusions replace, and that nothing else about the set-up changes."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Start
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import BOX
from tumbledown.engine.tiles import EAST, TileKind
from tumbledown.expansions import new_game
from tumbledown.expansions.data import base, illusions, shared
from tumbledown.expansions.shared import PURPLE_MASK

SEEDS = [str(number) for number in range(60)]
ENHANCED = [("curses",), ("treasures",), ("curses", "treasures")]


def dealt(*modules: str, players: int = 4, seed: str = "illusions") -> Game:
    return new_game(Settings(players=players, modules=modules), seed)


def in_play(game: Game) -> list[TileKind]:
    return [game.tile_kind(tile) for tile, state in enumerate(game.temple.state) if state != BOX]


def of(set_of_kinds: tuple[TileKind, ...], kinds: list[TileKind]) -> list[TileKind]:
    """Those of the set that are among the kinds, in the order of the set."""
    return [kind for kind in set_of_kinds for _ in range(kinds.count(kind))]


@pytest.mark.rule("illusions.setup.swap_basic")
def test_six_illusions_come_in_place_of_the_basic_chambers_with_one_gem() -> None:
    kinds = in_play(dealt("illusions"))
    assert len(of(illusions.TILES, kinds)) == 6
    assert of(base.BASIC, kinds) == [kind for kind in base.BASIC if not kind.gem_steps]
    assert len(of(base.BASIC, kinds)) == 7
    assert of(shared.TILES, kinds) == []


@pytest.mark.rule("illusions.setup.swap_enhanced")
@pytest.mark.parametrize("others", ENHANCED, ids=str)
def test_with_curses_or_treasures_they_come_in_place_of_those_with_one_gem(others: tuple[str, ...]) -> None:
    for modules in (("illusions", *others), (*others, "illusions")):
        kinds = in_play(dealt(*modules))
        assert len(of(illusions.TILES, kinds)) == 6
        assert of(shared.TILES, kinds) == [kind for kind in shared.TILES if not kind.gem_steps]
        assert len(of(shared.TILES, kinds)) == 7
        assert of(base.BASIC, kinds) == []


@pytest.mark.rule("illusions.setup.count")
@pytest.mark.parametrize("others", [(), *ENHANCED], ids=str)
def test_the_number_of_tiles_and_the_place_of_the_exit_are_as_usual(others: tuple[str, ...]) -> None:
    for players, expected in ((4, {12, 13, 14, 15, 16}), (2, {7, 8, 9})):
        places = set()
        for seed in SEEDS:
            game = dealt("illusions", *others, players=players, seed=seed)
            pile = game.pile(TILES)
            assert len(in_play(game)) == len(in_play(dealt(*others))) == 19
            assert len(pile) == 16
            places.add([game.tile_kind(tile).id for tile in pile].index("exit") + 1)
        assert places == expected


def an_illusion_east_of_the_start() -> Scenario:
    for seed in SEEDS:
        table = Scenario.dealt(Settings(players=2, modules=("illusions",)), seed)
        if table.game.tile_kind(table.lies_at(1, 0) >> 1) in illusions.TILES:
            return table
    raise AssertionError("no illusion is ever laid at set-up")


@pytest.mark.rule("illusions.setup.may_start")
def test_one_of_the_first_two_chambers_may_be_an_illusion_and_vanishes_as_well() -> None:
    table = an_illusion_east_of_the_start()
    tile = table.lies_at(1, 0) >> 1
    table.does(Start())
    table.waits_until(FIRST_SLAM - 1)
    assert table.lies_at(1, 0) == 2 * tile
    table.waits_until(FIRST_SLAM)
    assert table.lies_at(1, 0) == -1
    assert tile in table.game.pile(TILES)


@pytest.mark.rule("illusions.setup.mask_ignored")
@pytest.mark.parametrize("kind", [kind.id for kind in illusions.TILES])
def test_the_mask_on_an_illusion_brings_nobody_a_curse(kind: str) -> None:
    table = Scenario(players=2, modules=("curses", "illusions"))
    table.cards("curses", "silence")
    table.pile(kind)
    table.shows(0, "AA...")
    table.does(Discover(0, EAST))
    assert table.owns(0) == table.owns(1) == []
    assert len(table.game.pile("curses")) == 1


@pytest.mark.rule("illusions.setup.mask_ignored")
def test_the_mask_on_a_curse_chamber_still_does() -> None:
    table = Scenario(players=2, modules=("curses", "illusions"))
    table.cards("curses", "silence")
    table.pile(next(kind.id for kind in shared.TILES if PURPLE_MASK in kind.icons))
    table.shows(0, "AA...")
    table.does(Discover(0, EAST))
    assert table.owns(0) == ["silence"]
