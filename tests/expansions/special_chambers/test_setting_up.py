"""The special chambers join the others; the treasure chamber is never laid at once; a table may leave some out."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import refusals as no
from tumbledown.engine.commands import Discover, Escape
from tumbledown.engine.events import ChamberPlaced, Event, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, POOL, Chapter
from tumbledown.engine.pieces import TILES, place_of
from tumbledown.engine.piles import in_pool, put_away
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import BOX, PILE
from tumbledown.engine.tiles import EAST
from tumbledown.expansions import chapters, new_game
from tumbledown.expansions.data import special_chambers
from tumbledown.expansions.special_chambers.chapter import LEFT_OUT

SEEDS = [str(number) for number in range(150)]
ALL_SIX = [kind.id for kind in special_chambers.TILES]


def settings(players: int = 4, *variants: str) -> Settings:
    return Settings(players=players, modules=("special_chambers",), variants=variants)


def dealt(players: int, seed: str, *extra: Chapter) -> tuple[Game, list[Event]]:
    chosen = settings(players)
    game = bare_game(chosen, seed, (*chapters(chosen), *extra))
    return game, list(deal_out(game))


def in_play(game: Game) -> list[str]:
    kinds = {game.tile_kind(tile).id for tile, state in enumerate(game.temple.state) if state != BOX}
    return [kind for kind in ALL_SIX if kind in kinds]


def in_words(players: int, events: list[Event]) -> tuple[list[list[str]], list[str]]:
    """The orders of the pile and the chambers laid, one after the other, as what is printed on the tiles."""
    chosen = settings(players)
    game = bare_game(chosen, "any", chapters(chosen))
    orders, laid = [], []
    for event in events:
        if isinstance(event, PileOrdered):
            orders.append(kinds_of(game, list(event.order)))
        elif isinstance(event, ChamberPlaced):
            laid.append(game.tile_kind(event.tile).id)
        game.apply_only(event)
    return orders, laid


def kinds_of(game: Game, tiles: list[int]) -> list[str]:
    return [game.tile_kind(tile).id for tile in tiles]


@pytest.mark.rule("special_chambers.setup.shuffle_in")
def test_six_chambers_are_added_and_nothing_is_taken_out() -> None:
    game, events = dealt(4, "six")
    shuffled = next(event for event in events if isinstance(event, PileOrdered))
    assert in_play(game) == ALL_SIX
    assert len(shuffled.order) == 17 + 6
    assert len(game.pile(TILES)) == 16 + 6
    assert BOX not in game.temple.state


@pytest.mark.rule("special_chambers.setup.continue")
@pytest.mark.parametrize(("players", "expected"), [(4, {18, 19, 20, 21, 22}), (2, {10, 11, 12})])
def test_two_chambers_are_laid_and_the_exit_lies_as_deep_as_usual(players: int, expected: set[int]) -> None:
    places = set()
    for seed in SEEDS:
        game, _ = dealt(players, seed)
        assert sorted(game.temple.tile_at) == [-1, 0, 1]
        places.add(kinds_of(game, game.pile(TILES)).index("exit") + 1)
    assert places == expected


@pytest.mark.rule("special_chambers.setup.linked_double_may_start")
def test_every_special_chamber_but_the_treasure_chamber_may_be_among_the_first_two() -> None:
    first: set[str] = set()
    for seed in SEEDS:
        game, _ = dealt(3, seed)
        first |= set(kinds_of(game, [game.temple.tile_at[1], game.temple.tile_at[-1]]))
    assert first >= set(ALL_SIX) - {"treasure_chamber"}
    assert "treasure_chamber" not in first


@pytest.mark.rule("special_chambers.setup.treasure_chamber_redraw")
def test_the_treasure_chamber_is_put_into_the_middle_of_the_pile_and_the_next_tile_drawn() -> None:
    depths: dict[int, set[int]] = {0: set(), 1: set()}
    for seed in [f"{word} {seed}" for word in ("one", "two", "three") for seed in SEEDS]:
        _, events = dealt(4, seed)
        orders, laid = in_words(4, events)
        chest = orders[0].index("treasure_chamber")
        treasure = orders[0].pop(chest)
        assert laid[1:] == orders[0][:2], "the next ones come in its place"
        if chest > 1:
            assert len(orders) == 2, "only the exit is put into the pile"
            continue
        depths[chest].add(orders[1].index(treasure))
        orders[1].remove(treasure)
        assert orders[1] == orders[0][chest:], "no other tile moves"
        assert treasure in orders[2], "before the exit is inserted"
    # Of 22 or 21 other tiles in the pile.
    assert depths == {0: {10, 11, 12}, 1: {9, 10, 11}}


@pytest.mark.rule("special_chambers.setup.subset")
@pytest.mark.parametrize("variant", LEFT_OUT)
def test_a_table_may_leave_chambers_out_the_linked_ones_only_together(variant: str) -> None:
    game = new_game(settings(4, variant), "subset")
    assert in_play(game) == [kind for kind in ALL_SIX if kind not in LEFT_OUT[variant]]
    assert len(game.pile(TILES)) == 16 + 6 - len(LEFT_OUT[variant])


@pytest.mark.rule("special_chambers.setup.subset")
def test_any_number_of_choices_can_be_made_and_no_linked_chamber_stays_alone() -> None:
    game = new_game(settings(4, *LEFT_OUT), "subset")
    assert in_play(game) == []
    assert LEFT_OUT["special_chambers.no_linked"] == ("linked_1", "linked_2", "linked_3")
    with pytest.raises(SettingsError, match="no variant"):
        new_game(settings(4, "special_chambers.no_linked_1"), "subset")


# -------------------------------------------------------------------- as one of several tasks
def tasks() -> Chapter:
    """What a chapter of tasks does with the treasure chamber: it is no longer mixed in here, and bars the way out."""
    chapter = Chapter("tasks", order=30)
    chests = [kind for kind in special_chambers.TILES if kind.id == "treasure_chamber"]

    @chapter.setup(POOL)
    def take_the_treasure_chamber(game: Game) -> None:
        put_away(game, in_pool(game, chests))

    @chapter.setup(MIX)
    def mix_it_in_again(game: Game) -> None:
        tile = game.temple.kind.index(game.rules.tile_kind_ids["treasure_chamber"])
        game.temple.state[tile] = PILE
        game.emit(PileOrdered(TILES, (tile, *game.pile(TILES))))

    @chapter.forbid.escape
    def not_before_it_is_done(game: Game, seat: int) -> no.Refusal | None:
        return no.Refusal("task_first")

    return chapter


@pytest.mark.rule("special_chambers.treasure.as_quest", "special_chambers.setup.shuffle_in")
def test_a_chapter_of_tasks_can_have_the_treasure_chamber_and_five_others_are_added() -> None:
    _, events = dealt(4, "tasks", tasks())
    shuffled = next(event for event in events if isinstance(event, PileOrdered))
    assert len(shuffled.order) == 17 + 5


@pytest.mark.rule("special_chambers.treasure.as_quest")
def test_its_bar_on_escaping_stands_before_the_rules_of_the_chalice() -> None:
    table = Scenario(players=2, modules=("special_chambers",), extra=(tasks(),), gems=0, pile=["treasure_chamber"])
    table.shows(0, "AA...")
    table.does(Discover(0, EAST))
    assert place_of(table.game.pieces.at[table.piece("chalice")]) == table.lies_at(1, 0)
    table.puts(0, table.chamber("exit", at=(5, 5)))
    table.shows(0, "K....")
    assert table.refuses(Escape(0)) == "task_first"
