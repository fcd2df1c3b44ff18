"""Where the two chambers lie in the pile, which cards come along, and what a table is told before."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import LAID
from tumbledown.expansions import new_game, warnings_about
from tumbledown.lab.tables import with_required

BOTH = {"mirage", "gear_chamber"}
CURSES = ["disinformation"] * 2 + ["weakest_link"] * 2
TREASURES = ["genie"] * 2 + ["shortcut"] * 2 + ["time_out"] * 2
SEEDS = [f"labyrinth {number}" for number in range(40)]


def kinds(table: Scenario) -> list[str]:
    return [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)]


def dealt(seed: str, players: int = 3) -> Scenario:
    return Scenario.dealt(Settings(players, modules=("labyrinth",)), seed)


@pytest.mark.rule("labyrinth.setup.tiles")
def test_both_chambers_are_anywhere_in_the_pile_and_never_beside_the_start() -> None:
    places = set()
    for seed in SEEDS:
        table = dealt(seed)
        laid = {table.game.tile_kind(tile).id for tile in table.game.temple.laid()}
        assert table.game.temple.state.count(LAID) == 3
        assert not BOTH & laid
        assert sorted(kind for kind in kinds(table) if kind in BOTH) == sorted(BOTH)
        places |= {number for number, kind in enumerate(kinds(table)) if kind in BOTH}
    assert places == set(range(len(kinds(dealt("x")))))


@pytest.mark.rule("labyrinth.setup.tiles")
def test_the_exit_is_mixed_in_afterwards() -> None:
    last = [kinds(dealt(seed, players=4))[-5:] for seed in SEEDS]
    assert all("exit" in packet for packet in last)
    assert any(BOTH & set(packet) for packet in last)


def cards_of(modules: tuple[str, ...]) -> list[str]:
    game = new_game(Settings(3, modules=with_required(modules)), "cards")
    return sorted(game.pieces.kind_of(piece).id for piece in range(len(game.pieces.kind)))


@pytest.mark.rule("labyrinth.setup.cards")
@pytest.mark.parametrize(
    ("modules", "joined"),
    [((), []), (("curses",), CURSES), (("treasures",), TREASURES), (("curses", "treasures"), CURSES + TREASURES)],
)
def test_its_cards_join_the_piles_that_are_in_use(modules: tuple[str, ...], joined: list[str]) -> None:
    before, after = cards_of(modules), cards_of((*modules, "labyrinth"))
    assert after == sorted(before + joined)


@pytest.mark.rule("labyrinth.setup.cards")
def test_a_curse_pile_that_only_another_chamber_needs_does_not_get_them() -> None:
    assert not set(CURSES) & set(cards_of(("new_quests", "labyrinth")))
    assert set(CURSES) <= set(cards_of(("new_quests", "curses", "labyrinth")))


def warned(*modules: str) -> list[str]:
    return [warning.code for warning in warnings_about(Settings(3, modules=modules))]


def test_a_table_is_told_that_whoever_is_held_may_lose_for_all() -> None:
    assert "weakest_link" in warned("labyrinth", "curses", "traps")
    assert "weakest_link" not in warned("labyrinth", "traps")
    assert "weakest_link" not in warned("labyrinth", "curses", "treasures")
