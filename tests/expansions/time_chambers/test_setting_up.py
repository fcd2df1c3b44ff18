"""Which time chambers are in the game, and where in the pile; what a table is told before."""

import pytest

from tests.expansions.time_chambers.tables import noted
from tests.scenario import Scenario
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import BOX, LAID
from tumbledown.expansions import new_game, warnings_about
from tumbledown.expansions.data.time_chambers import DATA, PAIRS, Slot

CHAMBERS = {chamber.id for chamber in DATA.chamber}
SEEDS = [f"time {number}" for number in range(60)]


def kinds(table: Scenario) -> list[str]:
    return [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)]


def dealt(seed: str, players: int = 3, number: int = 3) -> Scenario:
    settings = Settings(players, modules=("time_chambers",), numbers=(("time_chambers", number),))
    return Scenario.dealt(settings, seed)


@pytest.mark.rule("time_chambers.setup.count")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_as_many_as_the_table_chose_are_in_the_pile_and_the_rest_in_the_box(number: int) -> None:
    found = set()
    for seed in SEEDS:
        table = dealt(seed, number=number)
        drawn = [kind for kind in kinds(table) if kind in CHAMBERS]
        assert len(drawn) == len(set(drawn)) == number
        found |= set(drawn)
        boxed = [
            state for tile, state in enumerate(table.game.temple.state) if table.game.tile_kind(tile).id in CHAMBERS
        ]
        assert boxed.count(BOX) == 8 - number
    assert found == CHAMBERS


@pytest.mark.rule("time_chambers.setup.count")
@pytest.mark.parametrize("number", [0, 1, 5])
def test_other_numbers_are_refused(number: int) -> None:
    with pytest.raises(SettingsError, match="time_chambers"):
        new_game(Settings(modules=("time_chambers",), numbers=(("time_chambers", number),)), "x")


@pytest.mark.rule("time_chambers.setup.count")
def test_no_id_in_the_pile_tells_which_were_drawn() -> None:
    piles = {tuple(sorted(dealt(seed).game.pile(TILES))) for seed in SEEDS[:20]}
    assert len({len(pile) for pile in piles}) == 1
    # Only the ids of the two chambers that lie beside the start differ.
    assert len({max(pile) for pile in piles}) <= 2


@pytest.mark.rule("time_chambers.setup.mix")
def test_none_lies_beside_the_start_and_every_place_in_the_pile_may_hold_one() -> None:
    places = set()
    for seed in SEEDS:
        table = dealt(seed, players=4, number=4)
        laid = {table.game.tile_kind(tile).id for tile in table.game.temple.laid()}
        assert table.game.temple.state.count(LAID) == 3
        assert not CHAMBERS & laid
        places |= {number for number, kind in enumerate(kinds(table)) if kind in CHAMBERS}
        assert "exit" in kinds(table)[-5:]
    assert places == set(range(len(kinds(dealt("x", number=4)))))


@pytest.mark.rule("time_chambers.setup.small_groups")
@pytest.mark.parametrize("players", [1, 2])
def test_for_small_groups_the_exit_is_in_the_middle_of_the_whole_pile(players: int) -> None:
    for seed in SEEDS:
        pile = kinds(dealt(seed, players=players))
        assert abs(pile.index("exit") - len(pile) // 2) <= 2
        assert len(CHAMBERS & set(pile)) == 3


@pytest.mark.rule("time_chambers.setup.side")
def test_both_timers_lie_ready_and_nothing_waits() -> None:
    table = dealt("x")
    assert noted(table) == Slot()
    assert DATA.sand.tokens == 2


@pytest.mark.rule("time_chambers.prohibition.pairs")
def test_every_ban_stands_once_above_and_once_below_and_never_twice_on_a_chamber() -> None:
    uppers, lowers = zip(*PAIRS.values(), strict=True)
    assert sorted(uppers) == sorted(lowers) == [1, 2, 3, 4]
    assert all(upper != lower for upper, lower in PAIRS.values())
    assert PAIRS == {
        "prohibition_a": (1, 3),
        "prohibition_b": (2, 4),
        "prohibition_c": (3, 2),
        "prohibition_d": (4, 1),
    }


def warned(**settings: object) -> list[str]:
    return [each.code for each in warnings_about(Settings(modules=("time_chambers",), **settings))]  # type: ignore[arg-type]


def test_a_table_is_told_what_may_be_too_hard() -> None:
    assert warned(players=2) == []
    assert "trials_alone" in warned(players=1)
    assert "lava_adds_gems" in warned(players=2, difficulty="expert")
    assert "lava_adds_gems" in warned(players=3, difficulty="professional")
