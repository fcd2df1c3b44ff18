"""Setting up a challenge: the block, the quests in it, the gems, and what stays in the box."""

from collections import Counter

import msgspec
import pytest

from tests.expansions.challenges.challenging import OF_QUESTS, TREASURE_CHAMBER, dealt, hidden, pile, quests, six, table
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.piles import put_away
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.temple import BOX, PILE
from tumbledown.expansions import chapters, new_game
from tumbledown.expansions.data.challenges import CHALLENGES

USUAL = {1: 7, 2: 7, 3: 11, 4: 14, 5: 16}
SEEDS = range(60)


def pieces(game: Game) -> set[str]:
    return {game.pieces.kind_of(piece).id for piece in range(len(game.pieces.kind))}


# -------------------------------------------------------------------- gems and fate
@pytest.mark.rule("challenges.gems", "challenges.fate")
@pytest.mark.parametrize("id", CHALLENGES)
@pytest.mark.parametrize("players", USUAL)
def test_the_depot_has_the_usual_gems_and_the_extra_ones_and_two_turns_of_fate(id: str, players: int) -> None:
    game = dealt(id, players=players)
    assert game.depot.gems == USUAL[players] + CHALLENGES[id].extra_gems
    assert game.depot.beside == 2


@pytest.mark.rule("challenges.gems")
def test_six_players_face_eighteen_gems_and_the_extra_ones() -> None:
    assert new_game(six("4a"), "six").depot.gems == 18 + 6


@pytest.mark.rule("challenges.no_variants", "challenges.fate")
@pytest.mark.parametrize("difficulty", ["expert", "professional"])
def test_nobody_plays_a_challenge_as_an_expert_or_professional(difficulty: str) -> None:
    settings = msgspec.structs.replace(table("1a"), difficulty=difficulty)
    with pytest.raises(SettingsError, match=f"1a is not played as {difficulty}"):
        new_game(settings, "pride")


@pytest.mark.rule("challenges.list")
def test_a_table_names_the_challenge_that_it_plays_and_only_one() -> None:
    with pytest.raises(SettingsError, match="none is chosen"):
        new_game(Settings(modules=("challenges",)), "which")
    with pytest.raises(SettingsError, match="only one of"):
        new_game(table("1a", variants=("challenges.1b",)), "both")


# -------------------------------------------------------------------- the block
@pytest.mark.rule("challenges.deck.block", "challenges.deck.set_aside", "challenges.quests.markers")
@pytest.mark.parametrize("id", CHALLENGES)
def test_exit_and_quests_lie_in_a_block_of_twelve_chambers_and_themselves_on_top(id: str) -> None:
    number = CHALLENGES[id].quest_chambers
    for seed in range(8):
        game = dealt(id, str(seed))
        assert len(quests(game)) == number == game.depot.markers
        assert hidden(game)[-1] < 12 + 1 + number


@pytest.mark.rule("challenges.deck.block")
def test_each_place_of_the_block_may_have_the_exit_and_none_below_it() -> None:
    depths = {pile(dealt("2a", str(seed))).index("exit") for seed in range(200)}
    assert depths == set(range(13))


@pytest.mark.rule("challenges.deck.set_aside")
def test_two_other_chambers_lie_beside_the_start() -> None:
    for seed in SEEDS:
        game = dealt("6e", str(seed))
        beside = [game.tile_kind(tile) for tile in game.temple.laid()]
        assert len(beside) == 3
        assert not any(kind.is_quest or kind.id == "exit" for kind in beside)


@pytest.mark.rule("challenges.deck.small_groups")
@pytest.mark.parametrize("players", [1, 2])
def test_for_one_or_two_players_the_exit_lies_anywhere_in_the_block_as_well(players: int) -> None:
    depths = {pile(dealt("2a", str(seed), players)).index("exit") for seed in range(200)}
    assert depths == set(range(13))


@pytest.mark.rule("challenges.deck.late_variant")
@pytest.mark.parametrize("players", [1, 4])
def test_in_the_late_variant_twelve_chambers_lie_above_the_exit_and_all_quests(players: int) -> None:
    games = [dealt("5a", str(seed), players, variants=("challenges.late",)) for seed in range(150)]
    assert all(hidden(game)[0] >= 12 and len(quests(game)) == 3 for game in games)
    depths = {depth for game in games for depth in hidden(game)}
    assert depths == set(range(12, len(pile(games[0]))))


@pytest.mark.rule("challenges.deck.short")
def test_with_few_chambers_all_of_them_are_the_block() -> None:
    few = Chapter("few", order=1)

    @few.setup(POOL)
    def most_are_lost(game: Game) -> None:
        others = [t for t, state in enumerate(game.temple.state) if state == PILE and not game.tile_kind(t).is_quest]
        put_away(game, [tile for tile in others if game.tile_kind(tile).id not in ("start", "exit")][8:])

    settings, depths = table("2a"), set()
    for seed in SEEDS:
        game = bare_game(settings, str(seed), (*chapters(settings), few))
        deal_out(game)
        assert len(pile(game)) == 7
        depths.add(pile(game).index("exit"))
    assert depths == set(range(7))


# -------------------------------------------------------------------- the quests
@pytest.mark.rule("challenges.quests")
@pytest.mark.parametrize(
    ("id", "pool"), [("1d", OF_QUESTS), ("4c", {*OF_QUESTS, TREASURE_CHAMBER}), ("4a", set()), ("1b", set())]
)
def test_quests_are_picked_at_random_from_the_marked_expansions(id: str, pool: set[str]) -> None:
    found = Counter(kind for seed in SEEDS for kind in quests(dealt(id, str(seed))))
    assert set(found) == pool
    assert not found or min(found.values()) > max(found.values()) / 3


@pytest.mark.rule("challenges.quests.exp1_only", "challenges.quests.markers")
@pytest.mark.parametrize("id", ["3b", "3c", "5c"])
def test_where_only_the_first_expansion_is_marked_the_quest_is_the_treasure_chamber(id: str) -> None:
    for seed in range(20):
        game = dealt(id, str(seed))
        assert quests(game) == [TREASURE_CHAMBER]
        assert game.depot.markers == 1


@pytest.mark.rule("challenges.quests", "challenges.quests.markers")
@pytest.mark.parametrize("id", ["6e", "ultimate"])
def test_six_quests_are_all_there_are_with_six_markers(id: str) -> None:
    game = dealt(id)
    assert set(quests(game)) == {*OF_QUESTS, TREASURE_CHAMBER}
    assert game.depot.markers == 6


@pytest.mark.rule("challenges.quests.new_ones")
def test_new_quests_join_the_pool_and_the_number_stays() -> None:
    games = [dealt("1d", str(seed), 4, "new_quests") for seed in SEEDS]
    found = {kind for game in games for kind in quests(game)}
    assert found > OF_QUESTS
    assert TREASURE_CHAMBER not in found
    assert {len(quests(game)) for game in games} == {2}


@pytest.mark.rule("challenges.quests")
def test_no_number_tells_which_quests_were_picked() -> None:
    games = [dealt("1d", str(seed)) for seed in range(20)]
    assert len({frozenset(quests(game)) for game in games}) > 5
    assert len({tuple(t for t, state in enumerate(game.temple.state) if state == BOX) for game in games}) == 1


# -------------------------------------------------------------------- modules, and what comes with them
@pytest.mark.rule("challenges.modules", "challenges.requires")
@pytest.mark.parametrize("id", CHALLENGES)
def test_exactly_the_ticked_modules_are_in_play_and_quests_where_there_are_any(id: str) -> None:
    ticked = set(CHALLENGES[id].modules)
    own = {"base", "challenges"}
    wanted = ticked | ({"quests"} if CHALLENGES[id].quest_chambers else set())
    if "illusions" in CHALLENGES[id].expansions and CHALLENGES[id].quest_chambers:
        wanted.add("special_chambers")
    assert {chapter.name for chapter in chapters(table(id))} == wanted | own


@pytest.mark.rule("challenges.modules")
def test_linked_and_double_chambers_stay_in_the_box_unless_the_table_adds_them() -> None:
    piled = pile(dealt("3b"))
    assert piled
    assert not any(kind.startswith(("linked", "double")) for kind in piled)


@pytest.mark.rule("challenges.modules")
@pytest.mark.parametrize(("id", "there"), [("1b", True), ("3b", True), ("2a", False), ("1d", False)])
def test_the_large_torch_comes_only_where_the_first_expansion_is_marked(id: str, there: bool) -> None:
    assert ("large_torch" in pieces(dealt(id, "torch", 4))) == there
    assert ("large_torch" in pieces(new_game(six(id, *_special(id)), "torch"))) == there


def _special(id: str) -> tuple[str, ...]:
    return () if "special_chambers" in table(id).modules else ("special_chambers",)


@pytest.mark.rule("challenges.modules")
@pytest.mark.parametrize(("id", "there"), [("5c", True), ("ultimate", True), ("4a", False), ("5b", False)])
def test_the_exchange_of_souls_comes_only_where_the_first_expansion_is_marked(id: str, there: bool) -> None:
    assert ("soul_exchange" in pieces(new_game(six(id, *_special(id)), "souls"))) == there


@pytest.mark.rule("challenges.special_rooms")
def test_special_chambers_pit_and_fountain_may_be_added_with_the_curses_that_belong_to_them() -> None:
    game = dealt("4a", "more", 4, "special_chambers", "pit", "fountain")
    assert {"pit", "fountain", "linked_1", "double_key_chamber"} <= {
        game.tile_kind(tile).id for tile, state in enumerate(game.temple.state) if state != BOX
    }
    assert {"lost_treasure", "strangle_vines"} <= pieces(game)


@pytest.mark.rule("challenges.special_rooms", "challenges.quests")
def test_the_treasure_chamber_is_a_quest_and_stays_away_from_a_challenge_that_does_not_mark_it() -> None:
    for seed in SEEDS:
        assert quests(dealt("2a", str(seed), 4, "special_chambers")) == []
        assert TREASURE_CHAMBER not in quests(dealt("1d", str(seed), 4, "special_chambers"))


@pytest.mark.rule("challenges.chambers")
@pytest.mark.parametrize(
    ("id", "basic", "one_gem"), [("1a", 13, 6), ("2a", 0, 6), ("4a", 0, 6), ("2b", 7, 0), ("1b", 0, 0), ("5c", 0, 0)]
)
def test_curses_treasures_and_illusions_change_the_chambers_as_ever(id: str, basic: int, one_gem: int) -> None:
    game = dealt(id)
    kinds = [game.tile_kind(tile) for tile, state in enumerate(game.temple.state) if state != BOX]
    assert sum(kind.id.startswith("basic_") for kind in kinds) == basic
    ones = [kind for kind in kinds if [count for count, _ in kind.gem_steps] == [1] and kind.chapter != "illusions"]
    assert len(ones) == one_gem
