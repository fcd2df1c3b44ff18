"""The Totem's way into the pile."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.pieces import TILES
from tumbledown.engine.setup import settings_warnings
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import LAID
from tumbledown.expansions import chapters, new_game
from tumbledown.expansions.totem.chapter import TOTEM

SEEDS = [str(seed) for seed in range(60)]


def where_is_the_totem(seed: str, players: int = 3) -> tuple[int, int, int]:
    """Its place in the pile, that of the exit, and the pile's height."""
    game = new_game(Settings(players=players, modules=("totem",)), seed)
    kinds = [game.tile_kind(tile).id for tile in game.pile(TILES)]
    return kinds.index("totem"), kinds.index("exit"), len(kinds)


@pytest.mark.rule("totem.setup")
def test_the_totem_is_never_one_of_the_first_two() -> None:
    for seed in SEEDS:
        game = new_game(Settings(players=3, modules=("totem",)), seed)
        laid = [game.tile_kind(tile) for tile, state in enumerate(game.temple.state) if state == LAID]
        assert TOTEM not in laid
        assert sum(game.tile_kind(tile) is TOTEM for tile in game.pile(TILES)) == 1


@pytest.mark.rule("totem.setup")
def test_it_may_lie_anywhere_in_the_pile_and_the_exit_is_mixed_in_after_it() -> None:
    places = [where_is_the_totem(seed) for seed in SEEDS]
    height = places[0][2]
    assert len({totem for totem, _, _ in places}) > 10
    assert min(totem for totem, _, _ in places) < 3
    assert max(totem for totem, _, _ in places) > height - 4
    assert all(exit >= height - 5 for _, exit, _ in places), "the exit stays among the last five"


@pytest.mark.rule("totem.setup")
def test_it_is_one_chamber_more() -> None:
    with_it, without = (Scenario.dealt(Settings(players=3, modules=m), "7") for m in (("totem",), ()))
    assert len(with_it.game.pile(TILES)) == len(without.game.pile(TILES)) + 1


@pytest.mark.rule("totem.solo")
@pytest.mark.parametrize(("players", "more"), [(1, 1), (2, 2), (4, 2)])
def test_seven_dice_can_light_one_gem_and_ten_two(players: int, more: int) -> None:
    lightable = []
    for modules in ((), ("totem",)):
        settings = Settings(players=players, modules=modules)
        game = new_game(settings, "1")
        gems = (0, 0)
        for rule in game.rules.adjust_lightable:
            gems = rule(game, gems)
        lightable.append(gems)
        settings_warnings(settings, chapters(settings))
    assert lightable[1] == (lightable[0][0] + more, lightable[0][1] + more)
