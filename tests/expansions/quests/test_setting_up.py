"""Setting up: how many quests, which ones, where they lie, and what waits beside the depot."""

from collections import Counter
from unittest.mock import patch

import pytest

from tests.expansions.quests.questing import RED, scenario
from tests.scenario import Scenario
from tumbledown.engine.events import PileOrdered
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, Chapter
from tumbledown.engine.pieces import BOXED, TILES
from tumbledown.engine.setup import bare_game, deal_out, replay
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import BOX, LAID
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions import chapters, new_game, warnings_about

OWN = {"altar", "task", "ghost", "tree", "obelisk"}
keeping = Chapter("keeping", order=95)
"""A chapter whose games have only two of the quests."""


@keeping.adjust.pickable(BIND)
def ghost_and_tree(game: Game, kind: TileKind, able: bool) -> bool:
    return able and kind.id in ("ghost", "tree")


def settings(number: int | None = None, players: int = 4, *modules: str, variants: tuple[str, ...] = ()) -> Settings:
    numbers = () if number is None else (("quests", number),)
    return Settings(players=players, modules=("quests", *modules), numbers=numbers, variants=variants)


def quests(game: Game) -> list[str]:
    """The quest chambers in the pile, from the top."""
    return [game.tile_kind(tile).id for tile in game.pile(TILES) if game.tile_kind(tile).is_quest]


def left_out(game: Game) -> set[str]:
    boxed = [tile for tile, state in enumerate(game.temple.state) if state == BOX]
    return {game.tile_kind(tile).id for tile in boxed if game.tile_kind(tile).is_quest}


def depth(game: Game, kind: str) -> int:
    """How many tiles lie above this one."""
    return [game.tile_kind(tile).id for tile in game.pile(TILES)].index(kind)


# -------------------------------------------------------------------- how many, and which
@pytest.mark.rule("quests.setup.choose_count", "quests.setup.markers", "quests.setup.shuffle_into_pile")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_table_chooses_how_many_quests_there_are_and_as_many_markers_lie_on_the_depot(number: int) -> None:
    game = new_game(settings(number), "how many")
    assert len(quests(game)) == number
    assert game.depot.markers == number
    assert len(game.pile(TILES)) == 16 + number


@pytest.mark.rule("quests.setup.choose_count")
def test_without_a_choice_there_are_two() -> None:
    assert len(quests(new_game(settings(), "usual"))) == 2


@pytest.mark.rule("quests.setup.choose_count")
@pytest.mark.parametrize("number", [0, 4])
def test_free_play_knows_one_to_three_quests(number: int) -> None:
    with pytest.raises(SettingsError, match="from 1 to 3"):
        new_game(settings(number), "too many")


@pytest.mark.rule("quests.setup.choose_count", "quests.setup.markers")
def test_whoever_sets_more_gets_as_many_as_there_are_chambers() -> None:
    """A challenge may ask for up to six."""
    with patch("tumbledown.engine.rules.check_settings"), patch("tumbledown.engine.setup.check_settings"):
        game = new_game(settings(9), "a challenge")
    assert set(quests(game)) == OWN
    assert game.depot.markers == 5


@pytest.mark.rule("quests.setup.random_pick")
def test_fortune_picks_each_quest_equally_often_and_the_others_leave_the_game() -> None:
    picked: Counter[str] = Counter()
    for number in range(300):
        game = new_game(settings(2), f"pick {number}")
        picked.update(quests(game))
        assert left_out(game) == OWN - set(quests(game))
    assert set(picked) == OWN
    assert all(90 <= times <= 150 for times in picked.values()), picked


@pytest.mark.rule("quests.setup.random_pick")
def test_no_number_tells_which_quests_were_picked() -> None:
    """What is left out has the highest numbers, whichever chambers they are; and no event names any of them."""
    games = [new_game(settings(2), f"hidden {number}") for number in range(20)]
    assert len({frozenset(quests(game)) for game in games}) > 5
    assert len({tuple(sorted(game.pile(TILES))) for game in games}) == 1
    assert len({tuple(t for t, state in enumerate(game.temple.state) if state == BOX) for game in games}) == 1


@pytest.mark.rule("quests.setup.random_pick", "quests.setup.markers")
def test_a_chamber_that_another_chapter_keeps_in_the_box_is_never_picked() -> None:
    wanted = settings(3)
    for number in range(10):
        game = bare_game(wanted, f"kept {number}", (*chapters(wanted), keeping))
        deal_out(game)
        assert set(quests(game)) == {"ghost", "tree"}
        assert left_out(game) == OWN - {"ghost", "tree"}
        assert game.depot.markers == 2


@pytest.mark.rule("quests.setup.shuffle_into_pile")
def test_quests_lie_anywhere_in_the_pile() -> None:
    depths = {
        depth(game, kind) for n in range(200) for game in [new_game(settings(3), f"{n}")] for kind in quests(game)
    }
    assert depths == set(range(19))


# -------------------------------------------------------------------- before and after the others
@pytest.mark.rule("quests.setup.order_first_two")
def test_no_quest_lies_beside_the_start() -> None:
    for number in range(150):
        game = new_game(settings(3), f"first two {number}")
        laid = game.temple.laid()
        assert len(laid) == 3
        assert not any(game.tile_kind(tile).is_quest for tile in laid)


@pytest.mark.rule("quests.setup.drawn_in_setup")
def test_in_a_deck_in_a_given_order_a_quest_beside_the_start_goes_into_the_middle() -> None:
    others = [f"basic_{number:02}" for number in range(1, 14)]
    wanted = ["tree", "altar", others.pop(6), "ghost", others.pop(6), *others]

    def stacked(fortune: Fortune, name: str, things: list[int]) -> list[int]:
        if name != "tiles":
            return things
        numbers = [game.rules.tile_kind_ids[kind] for kind in wanted]
        return [game.temple.kind.index(number) for number in numbers]

    game = bare_game(settings(1), "by hand", chapters(settings(1)))
    with patch.object(Fortune, "shuffled", stacked):
        for rule in game.rules.setup[2]:
            rule(game)
    beside = {game.tile_kind(tile).id for tile in game.temple.laid()}
    assert beside == {"start", "basic_07", "basic_08"}
    assert all(2 <= depth(game, kind) <= 9 for kind in ("tree", "altar", "ghost"))


@pytest.mark.rule("quests.setup.small_groups_exit")
@pytest.mark.parametrize("players", [1, 2])
def test_one_or_two_players_have_the_exit_in_the_middle_of_the_final_pile(players: int) -> None:
    for number in range(30):
        game = new_game(settings(3, players), f"small {number}")
        assert len(game.pile(TILES)) == 16 + 3
        assert 8 <= depth(game, "exit") <= 10


@pytest.mark.rule("quests.setup.shuffle_into_pile")
def test_three_players_may_find_a_quest_beside_the_exit_at_the_bottom() -> None:
    games = [new_game(settings(3, 3), f"bottom {number}") for number in range(60)]
    assert all(depth(game, "exit") >= len(game.pile(TILES)) - 5 for game in games)
    assert any(game.tile_kind(tile).is_quest for game in games for tile in game.pile(TILES)[-5:])


# -------------------------------------------------------------------- the treasure chamber
@pytest.mark.rule("quests.setup.pool_treasure_chamber", "special_chambers.treasure.as_quest")
def test_the_treasure_chamber_is_one_of_those_to_pick_from_and_no_longer_mixed_in() -> None:
    games = [new_game(settings(1, 4, "special_chambers"), f"pool {number}") for number in range(120)]
    found = Counter(kind for game in games for kind in quests(game))
    assert set(found) == {*OWN, "treasure_chamber"}
    assert all(len(quests(game)) == 1 for game in games)
    assert all(len(game.pile(TILES)) == 16 + 5 + 1 for game in games)


@pytest.mark.rule("quests.setup.pool_treasure_chamber")
def test_a_treasure_chamber_that_the_table_left_out_is_not_picked() -> None:
    without = ("special_chambers.no_treasure_chamber",)
    for number in range(60):
        game = new_game(settings(3, 4, "special_chambers", variants=without), f"left out {number}")
        assert set(quests(game)) <= OWN


@pytest.mark.rule("quests.setup.pool_treasure_chamber")
def test_without_quests_the_treasure_chamber_is_mixed_in_as_ever() -> None:
    game = new_game(Settings(players=4, modules=("special_chambers",)), "as ever")
    assert quests(game) == ["treasure_chamber"]
    assert game.depot.markers == 0


# -------------------------------------------------------------------- beside the depot
@pytest.mark.rule("quests.setup.side_components")
def test_six_task_tiles_lie_face_down_in_an_order_that_fortune_made() -> None:
    games = [new_game(settings(), f"tasks {number}") for number in range(12)]
    orders = {tuple(game.pieces.kind_of(piece).id for piece in game.pile("tasks")) for game in games}
    assert len(orders) > 6
    assert all(sorted(order) == [f"task_{number}" for number in range(1, 7)] for order in orders)


@pytest.mark.rule("quests.setup.side_components")
def test_ghost_and_gem_tiles_wait_until_their_chamber_appears() -> None:
    game = new_game(settings(3), "waiting")
    assert game.pieces.at[game.slots["quests"].piece] == BOXED
    assert game.depot.gem_tiles == 0


def test_a_game_with_quests_can_be_dealt_again_from_its_events() -> None:
    game = bare_game(settings(3, 4, "special_chambers"), "again", chapters(settings(3, 4, "special_chambers")))
    events = list(deal_out(game))
    other = bare_game(settings(3, 4, "special_chambers"), "again", chapters(settings(3, 4, "special_chambers")))
    replay(other, events, 0)
    assert [other.tile_kind(tile).id for tile in other.pile(TILES)] == [
        game.tile_kind(tile).id for tile in game.pile(TILES)
    ]
    assert any(isinstance(event, PileOrdered) and event.pile == "tasks" for event in events)


# -------------------------------------------------------------------- what the table is told
def test_a_table_with_illusions_hears_that_a_chamber_with_one_door_may_be_walled_off() -> None:
    assert [warning.code for warning in warnings_about(settings(2, 4, "illusions"))] == ["one_door"]
    assert warnings_about(settings(2, 4)) == ()
    assert warnings_about(Settings(players=4, modules=("illusions",))) == ()
    assert warnings_about(Settings(players=4, modules=("illusions", "special_chambers"))) == ()


def test_the_scenarios_of_this_folder_have_one_marker() -> None:
    table: Scenario = scenario()
    assert table.game.depot.markers == 1
    assert table.stands(RED) == table.start
    assert table.game.temple.state[table.game.start] == LAID
