"""Where the new chambers and treasures are when the game begins."""

from collections import Counter

import pytest

from tests.expansions.new_characters.tables import MODULES
from tests.scenario import Scenario
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import LAID
from tumbledown.expansions.shared import TREASURES
from tumbledown.lab.tables import with_required

ALONE = with_required(("new_characters",))
NEW = ("dungeon", "narrow_passage")


def dealt(seed: str, modules: tuple[str, ...] = ALONE) -> Scenario:
    return Scenario.dealt(Settings(players=3, modules=modules), seed)


def tile_of(table: Scenario, kind: str) -> int:
    """The tile of this kind; there must be exactly one."""
    number = table.rules.tile_kind_ids[kind]
    (tile,) = [tile for tile, each in enumerate(table.game.temple.kind) if each == number]
    return tile


@pytest.mark.rule("new_characters.setup.choice")
@pytest.mark.parametrize("card", ["permanent", "activatable"])
def test_each_of_the_two_is_chosen_like_the_six_and_keeps_one_of_two_cards(card: str) -> None:
    choices = (("characters.who", ("trickster", "doc", "teleporter")), ("characters.card", (card, "permanent", card)))
    table = Scenario.dealt(Settings(players=3, modules=ALONE, seat_choices=choices), "new")
    assert [table.owns(seat) for seat in range(3)] == [[f"trickster_{card}"], ["doc_permanent"], [f"teleporter_{card}"]]


@pytest.mark.rule("new_characters.setup.choice")
def test_whoever_wants_to_be_surprised_may_be_any_of_the_eight() -> None:
    found = {card.partition("_")[0] for number in range(60) for card in dealt(f"new {number}").owns(0)}
    assert len(found) == 8


@pytest.mark.rule("new_characters.setup.tiles")
@pytest.mark.parametrize("kind", NEW)
def test_each_new_chamber_is_shuffled_into_the_pile_and_never_lies_from_the_start(kind: str) -> None:
    depths = set()
    for number in range(60):
        table = dealt(f"new {number}")
        tile = tile_of(table, kind)
        assert table.game.temple.state[tile] != LAID
        depths.add(table.game.pile("tiles").index(tile))
    assert len(depths) > 8


@pytest.mark.rule("new_characters.setup.tiles")
def test_the_exit_is_mixed_in_after_them() -> None:
    """So they may lie above it and below it, but it stays among the last tiles."""
    for number in range(20):
        table = dealt(f"new {number}")
        pile = table.game.pile("tiles")
        assert len(pile) - pile.index(tile_of(table, "exit")) <= 5


@pytest.mark.rule("new_characters.setup.treasures")
@pytest.mark.parametrize(("modules", "copies"), [(MODULES, 2), (ALONE, 0), ((*ALONE, "curses"), 0)], ids=str)
def test_portals_and_clones_join_the_treasures_if_there_are_any(modules: tuple[str, ...], copies: int) -> None:
    table = dealt("new", modules)
    found = Counter(kind.id for kind in [table.game.pieces.kinds[each] for each in table.game.pieces.kind])
    assert (found["portal"], found["clone"]) == (copies, copies)
    assert bool(table.game.pile(TREASURES)) == bool(copies)
