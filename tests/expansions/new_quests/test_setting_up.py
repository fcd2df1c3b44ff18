"""Where the new quest chambers, the snakes and the curses are when the game begins."""

from collections import Counter

import pytest

from tests.expansions.curses.cursed import discovers
from tests.expansions.new_quests.tables import scenario
from tests.scenario import Scenario
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import BOX, PILE
from tumbledown.expansions import new_game, warnings_about
from tumbledown.lab.tables import with_required

NEW = ("chaos", "constellation", "snake_pit")
OLD = ("altar", "task", "ghost", "tree", "obelisk")
BASE_CURSES = {"trap": 3, "silence": 2, "broken_die": 2, "lost_dice": 2, "mask": 3, "cursed_hand": 2}
NEW_CURSES = {"mind_control": 2, "trap_return": 2, "magic_bonds": 2}
OF_THE_PIT = {"lost_treasure": 3, "really_cursed": 1}
OF_THE_FOUNTAIN = {"poison": 2, "strangle_vines": 2}
SOULS = {"soul_exchange": 2}


def dealt(seed: str, *more: str, quests: int = 2, players: int = 4) -> Scenario:
    settings = Settings(players=players, modules=with_required((*more, "new_quests")), numbers=(("quests", quests),))
    return Scenario.dealt(settings, seed)


def quests_in(table: Scenario, state: int) -> list[str]:
    temple = table.game.temple
    kinds = [table.game.tile_kind(tile) for tile in range(len(temple.kind)) if temple.state[tile] == state]
    return sorted(kind.id for kind in kinds if kind.is_quest)


def curses_of(table: Scenario) -> dict[str, int]:
    return dict(Counter(table.game.pieces.kind_of(piece).id for piece in table.game.pile("curses")))


@pytest.mark.rule("new_quests.setup.pool")
@pytest.mark.parametrize("quests", [1, 2, 3])
def test_the_three_chambers_are_among_those_that_are_picked_from(quests: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(60):
        table = dealt(f"pool {number}", quests=quests)
        picked = quests_in(table, PILE)
        assert len(picked) == quests
        assert sorted(picked + quests_in(table, BOX)) == sorted(NEW + OLD)
        seen.update(picked)
        assert table.game.depot.markers == quests
    assert set(seen) == {*NEW, *OLD}


@pytest.mark.rule("new_quests.setup.pool")
def test_none_of_them_lies_there_from_the_first() -> None:
    for number in range(40):
        table = dealt(f"first {number}", quests=3)
        laid = table.game.temple.tile_at.values()
        assert len(laid) == 3
        assert not any(table.game.tile_kind(tile).is_quest for tile in laid)


@pytest.mark.rule("new_quests.setup.pool")
def test_the_chapter_needs_the_quests() -> None:
    with pytest.raises(SettingsError, match="new_quests needs quests"):
        new_game(Settings(modules=("new_quests",)), "alone")


@pytest.mark.rule("new_quests.setup.snakes")
@pytest.mark.parametrize("players", [1, 4])
def test_five_snakes_lie_ready_and_none_is_in_the_temple(players: int) -> None:
    pieces = dealt("snakes", players=players).game.pieces
    assert [pieces.at[piece] for piece in range(len(pieces.kind)) if pieces.kind_of(piece).id == "snake"] == [BOXED] * 5


@pytest.mark.rule("new_quests.setup.curses")
def test_the_six_curses_join_the_others() -> None:
    assert curses_of(dealt("curses", "curses")) == BASE_CURSES | NEW_CURSES


@pytest.mark.rule("new_quests.setup.curses")
def test_with_curses_every_chapter_adds_its_own() -> None:
    table = dealt("curses", "curses", "pit", "fountain", "doomed", "illusions", "treasures")
    all_of_them = BASE_CURSES | NEW_CURSES | OF_THE_PIT | OF_THE_FOUNTAIN | SOULS | {"doomed": 1, "stand_up": 1}
    assert curses_of(table) == all_of_them


@pytest.mark.rule("new_quests.setup.curses_without_module")
@pytest.mark.parametrize(
    ("more", "added"),
    [
        ((), {}),
        (("pit",), OF_THE_PIT),
        (("fountain",), OF_THE_FOUNTAIN),
        (("illusions", "sixth_adventurer", "special_chambers"), {}),
        (("pit", "fountain", "illusions"), OF_THE_PIT | OF_THE_FOUNTAIN),
    ],
    ids=str,
)
def test_without_curses_there_is_a_pile_for_the_chaos_chamber(more: tuple[str, ...], added: dict[str, int]) -> None:
    assert curses_of(dealt("pile", *more)) == BASE_CURSES | NEW_CURSES | added


@pytest.mark.rule("new_quests.setup.curses_without_module")
def test_the_pile_lies_there_whichever_quests_were_picked() -> None:
    heights = set()
    for number in range(30):
        table = dealt(f"unpicked {number}", quests=1)
        heights.add(("chaos" in quests_in(table, PILE), len(table.game.pile("curses"))))
    assert heights == {(True, 20), (False, 20)}


@pytest.mark.rule("new_quests.setup.curses_without_module")
def test_without_curses_purple_masks_bring_none() -> None:
    table = scenario(2, "treasures", pile=("cursed_07",))
    table.cards("curses", "mask")
    discovers(table)
    assert table.owns(0) == []
    assert len(table.game.pile("curses")) == 1


@pytest.mark.rule("new_quests.setup.curses_without_module")
def test_without_curses_their_chambers_stay_in_the_box() -> None:
    table = dealt("chambers")
    piled = [table.game.tile_kind(tile).id for tile in table.game.pile("tiles")]
    assert piled
    assert not any(kind.startswith("cursed_") for kind in piled)


# -------------------------------------------------------------------- what a table should know
def warned(players: int, *more: str) -> set[str]:
    settings = Settings(players=players, modules=with_required((*more, "new_quests")))
    return {warning.code for warning in warnings_about(settings)}


def test_a_table_with_curses_is_told_that_everybody_is_needed() -> None:
    assert "everybody_needed" in warned(3, "curses")
    assert "everybody_needed" not in warned(3)
    assert "everybody_needed" not in warned(1, "curses"), "alone there is nobody to wait for"


@pytest.mark.parametrize(
    ("players", "more", "vanish"),
    [
        (4, ("illusions",), True),
        (3, ("illusions",), False),
        (4, (), False),
        (4, ("illusions", "special_chambers"), False),
    ],
)
def test_from_four_players_on_a_table_of_illusions_is_told_that_stars_may_vanish(
    players: int, more: tuple[str, ...], vanish: bool
) -> None:
    assert ("stars_vanish" in warned(players, *more)) == vanish
