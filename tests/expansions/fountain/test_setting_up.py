"""Where the Fountain and its cards are when the game begins."""

from collections import Counter

import pytest

from tests.scenario import Scenario
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import LAID, PILE
from tumbledown.expansions import ALWAYS, names
from tumbledown.lab.tables import with_required

OTHERS = [name for name in names() if name not in (ALWAYS, "fountain")]


def dealt(seed: str, *modules: str) -> Scenario:
    return Scenario.dealt(Settings(modules=tuple(dict.fromkeys((*modules, "fountain")))), seed)


def fountain_of(table: Scenario) -> int:
    """The tile of the Fountain; there must be exactly one."""
    number = table.rules.tile_kind_ids["fountain"]
    (tile,) = [tile for tile, kind in enumerate(table.game.temple.kind) if kind == number]
    return tile


@pytest.mark.rule("fountain.setup.tile")
def test_the_fountain_is_one_more_chamber_among_the_others() -> None:
    plain, table = Scenario.dealt(Settings(), "fountain"), dealt("fountain")
    assert len(table.game.pile("tiles")) == len(plain.game.pile("tiles")) + 1
    depths = set()
    for number in range(40):
        table = dealt(f"fountain {number}")
        pile = table.game.pile("tiles")
        depths.add(pile.index(fountain_of(table)) if fountain_of(table) in pile else -1)
    assert len(depths) > 8, "the Fountain is shuffled in"


@pytest.mark.rule("fountain.setup.may_start")
def test_the_fountain_may_be_one_of_the_first_two_chambers() -> None:
    tables = [dealt(f"fountain {number}") for number in range(60)]
    laid = [table for table in tables if table.game.temple.state[fountain_of(table)] == LAID]
    assert 0 < len(laid) < len(tables)
    assert all(len(table.game.temple.tile_at) == 3 for table in laid)


@pytest.mark.rule("fountain.setup.combine")
@pytest.mark.parametrize("modules", [(), *[with_required((name,)) for name in OTHERS]], ids="+".join)
def test_the_fountain_goes_with_everything(modules: tuple[str, ...]) -> None:
    table = dealt("fountain", *modules)
    assert table.game.temple.state[fountain_of(table)] in (PILE, LAID)


@pytest.mark.rule("fountain.setup.curses")
@pytest.mark.parametrize(("modules", "copies"), [(("curses",), 2), ((), 0), (("treasures",), 0)], ids=str)
def test_curses_take_in_the_cards_of_the_fountain(modules: tuple[str, ...], copies: int) -> None:
    table = dealt("fountain", *modules)
    found = Counter(table.game.pieces.kind_of(piece).id for piece in table.game.pile("curses"))
    assert (found["poison"], found["strangle_vines"]) == (copies, copies)
    if not copies:
        assert not found, "there is no curse pile"
