"""Where the cards of Doomed are when the game begins."""

from collections import Counter

import pytest

from tests.scenario import Scenario
from tumbledown.engine.rules import Rules
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions import chapter, new_game


def pile(table: Scenario, name: str) -> Counter[str]:
    return Counter(table.game.pieces.kind_of(piece).id for piece in table.game.pile(name))


@pytest.mark.rule("doomed.setup.curses")
def test_both_curses_are_shuffled_into_the_curse_pile() -> None:
    with_it = pile(Scenario.dealt(Settings(modules=("curses", "doomed")), "doomed"), "curses")
    without = pile(Scenario.dealt(Settings(modules=("curses",)), "doomed"), "curses")
    assert with_it - without == Counter(doomed=1, stand_up=1)


@pytest.mark.rule("doomed.setup.treasures")
def test_two_counterspells_are_shuffled_into_the_treasure_pile() -> None:
    modules = ("curses", "treasures", "doomed")
    depths = set()
    for number in range(12):
        table = Scenario.dealt(Settings(modules=modules), f"doomed {number}")
        kinds = [table.game.pieces.kind_of(piece).id for piece in table.game.pile("treasures")]
        hidden = kinds.count("counterspell") + _laid(table)
        assert hidden == 2
        depths.add(kinds.index("counterspell") if "counterspell" in kinds else -1)
    assert len(depths) > 3, "they are shuffled in"


def _laid(table: Scenario) -> int:
    """Counterspells that lie in the first chambers already."""
    pieces = table.game.pieces
    lying = [pieces.kind_of(piece).id for piece, where in enumerate(pieces.at) if where and where >> 10 != 1]
    return lying.count("counterspell")


@pytest.mark.rule("doomed.setup.no_curses", "doomed.setup.treasures")
def test_with_curses_alone_the_counterspells_stay_in_the_box() -> None:
    table = Scenario.dealt(Settings(modules=("curses", "doomed")), "doomed")
    pieces = table.game.pieces
    kinds = {pieces.kind_of(piece).id for piece in range(len(pieces.kind))}
    assert "counterspell" not in kinds
    assert kinds


@pytest.mark.rule("doomed.setup.no_curses")
def test_without_curses_nothing_of_it_is_used() -> None:
    with pytest.raises(SettingsError, match="doomed needs curses"):
        new_game(Settings(modules=("treasures", "doomed")), "doomed")
    rules = Rules(Settings(), tuple(chapter(name) for name in ("base", "treasures", "doomed")))
    assert not any(rules.is_in_play(kind) for kind in chapter("doomed").pieces)
