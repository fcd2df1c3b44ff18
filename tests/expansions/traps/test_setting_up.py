"""Which traps are in the game, and where in the pile."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import BOX, LAID
from tumbledown.expansions import new_game, warnings_about

TRAPS = {"cliff_torch", "cliff_key", "invocation", "platform", "slide_trap"}
SEEDS = [f"traps {number}" for number in range(40)]


def kinds(table: Scenario) -> list[str]:
    return [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)]


def dealt(seed: str, players: int = 3, traps: int = 3) -> Scenario:
    return Scenario.dealt(Settings(players, modules=("traps",), numbers=(("traps", traps),)), seed)


@pytest.mark.rule("traps.setup.count")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_as_many_traps_as_the_table_chose_are_in_the_pile_and_the_rest_in_the_box(count: int) -> None:
    found = set()
    for seed in SEEDS:
        table = dealt(seed, traps=count)
        drawn = [kind for kind in kinds(table) if kind in TRAPS]
        assert len(drawn) == len(set(drawn)) == count
        found |= set(drawn)
        states = [state for tile, state in enumerate(table.game.temple.state) if table.game.tile_kind(tile).id in TRAPS]
        assert states.count(BOX) == len(TRAPS) - count
    assert found == TRAPS


@pytest.mark.rule("traps.setup.count")
def test_no_number_tells_which_traps_were_drawn() -> None:
    """What is left out has the highest numbers, whichever traps they are."""
    games = [dealt(seed).game for seed in SEEDS[:20]]
    assert len({frozenset(game.tile_kind(tile).id for tile in game.pile(TILES)) & TRAPS for game in games}) > 5
    assert len({tuple(sorted(game.pile(TILES))) for game in games}) == 1
    assert len({tuple(t for t, state in enumerate(game.temple.state) if state == BOX) for game in games}) == 1


@pytest.mark.rule("traps.setup.count")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_other_numbers_are_refused(count: int) -> None:
    with pytest.raises(SettingsError, match="traps"):
        new_game(Settings(modules=("traps",), numbers=(("traps", count),)), "x")


@pytest.mark.rule("traps.setup.mix")
def test_no_trap_lies_beside_the_start_and_every_place_in_the_pile_may_hold_one() -> None:
    places = set()
    for seed in SEEDS:
        table = dealt(seed, traps=4)
        laid = [table.game.tile_kind(tile).id for tile in table.game.temple.laid()]
        assert table.game.temple.state.count(LAID) == 3
        assert not TRAPS & set(laid)
        places |= {number for number, kind in enumerate(kinds(table)) if kind in TRAPS}
    assert places == set(range(len(kinds(dealt("x", traps=4)))))


@pytest.mark.rule("traps.setup.bottom_packet")
def test_the_exit_is_among_the_last_five_tiles_and_a_trap_may_be_too() -> None:
    last = [kinds(dealt(seed, players=4))[-5:] for seed in SEEDS]
    assert all("exit" in packet for packet in last)
    assert {packet.index("exit") for packet in last} == set(range(5))
    assert any(TRAPS & set(packet) for packet in last)


@pytest.mark.rule("traps.setup.small_groups")
@pytest.mark.parametrize("players", [1, 2])
def test_for_small_groups_the_exit_is_in_the_middle_of_the_pile_with_its_traps(players: int) -> None:
    for seed in SEEDS:
        pile = kinds(dealt(seed, players=players))
        assert abs(pile.index("exit") - len(pile) // 2) <= 2
        assert len(TRAPS & set(pile)) == 3


def test_whoever_plays_alone_is_told_that_nobody_helps() -> None:
    told = {players: warnings_about(Settings(players=players, modules=("traps",))) for players in (1, 2)}
    assert [warning.code for warning in told[1]] == ["held_alone"]
    assert told[2] == ()
