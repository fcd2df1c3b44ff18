"""Where the two chambers and the token are when the game begins."""

import pytest

from tests.expansions.exchange_teleport.tables import NAME, WITH_BOTH, token_of
from tests.scenario import Scenario
from tumbledown.engine.pieces import BESIDE, TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import view


def dealt(seed: str, *modules: str, players: int = 4) -> Scenario:
    return Scenario.dealt(Settings(players=players, modules=modules), seed)


def depth(table: Scenario, kind: str) -> int:
    """How deep in the pile the chamber of this kind lies; -1 if it is not there."""
    kinds = [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)]
    return kinds.index(kind) if kind in kinds else -1


@pytest.mark.rule("exchange_teleport.exchange.setup.tiles")
def test_both_chambers_are_shuffled_in_after_the_first_two_are_laid() -> None:
    tables = [dealt(f"exchange {number}", *WITH_BOTH) for number in range(40)]
    for kind in ("exchange_chamber", "teleport_chamber"):
        depths = {depth(table, kind) for table in tables}
        assert -1 not in depths, f"{kind} lies in the pile, never beside the start"
        assert len(depths) > 8, f"{kind} is shuffled in"


@pytest.mark.rule("exchange_teleport.exchange.setup.tiles")
def test_the_exit_is_mixed_in_afterwards() -> None:
    tables = [dealt(f"exit {number}", *WITH_BOTH) for number in range(40)]
    assert {len(table.game.pile(TILES)) - depth(table, "exit") for table in tables} == {1, 2, 3, 4, 5}


@pytest.mark.rule("exchange_teleport.exchange.setup.requires")
@pytest.mark.parametrize(
    "modules", [(), ("curses",), ("treasures",), ("quests", "new_quests", "treasures")], ids="+".join
)
def test_without_curses_and_treasures_the_exchange_chamber_stays_in_the_box(modules: tuple[str, ...]) -> None:
    table = dealt("exchange", NAME, *modules)
    assert depth(table, "exchange_chamber") == -1
    assert depth(table, "teleport_chamber") >= 0
    assert depth(dealt("exchange", *WITH_BOTH), "exchange_chamber") >= 0


@pytest.mark.rule("exchange_teleport.teleport.setup.token")
def test_the_token_waits_beside_the_pile_for_all_to_see() -> None:
    table = dealt("token", NAME)
    token = token_of(table)
    assert table.game.pieces.at[token] == BESIDE
    assert f"piece:{token}" in view(table.game)
