"""The tables by which somebody sets up the box, compared with what games really begin with."""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Final

import pytest

import box_tables
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, AT_TILE, SHIFT, TILES
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapter, names, new_game
from tumbledown.expansions.base.chapter import way_out
from tumbledown.expansions.base.setting_up import SMALL_TEAM, TILES_WITH_EXIT
from tumbledown.expansions.challenges.chapter import variant_of
from tumbledown.expansions.data.base import EXTRA_GEMS
from tumbledown.expansions.data.challenges import CHALLENGES, DATA

MODULES: Final = [name for name in names() if name not in ("base", "sixth_adventurer")]
MIXES: Final = 150
VARIANTS: Final = tuple(variant for variant in chapter("special_chambers").variants)

Tables = dict[str, list[box_tables.Row]]


def looked_up(tables: Tables, role: str, inside: Iterable[str]) -> Counter[str]:
    """As the page does it."""
    there = set(inside)
    found: Counter[str] = Counter()
    for row in tables.get(role, []):
        number = row.rows.get("+".join(name for name in row.over if name in there), 0)
        found.update({kind: number for kind in row.kinds if number})
    return found


def random_mix(luck: random.Random) -> Settings:
    """Of any size, for any team, with numbers and variants of their own."""
    players = luck.randrange(1, box_tables.MOST + 1)
    mix = box_tables.mix(luck.sample(MODULES, luck.randrange(len(MODULES) + 1)))
    modules = (*mix.modules, *box_tables.seats_for(players))
    numbers = tuple(
        (each.name, luck.randrange(each.least, each.most + 1)) for name in modules for each in chapter(name).numbers
    )
    variants = tuple(each for each in VARIANTS if "special_chambers" in modules and luck.random() < 0.3)
    difficulty = luck.choice(list(EXTRA_GEMS))
    return Settings(players=players, modules=modules, numbers=numbers, variants=variants, difficulty=difficulty)


def chambers_of(game: Game) -> Counter[str]:
    """Those that are in the game, but for the first one and the last."""
    aside = {game.start, way_out(game)}
    there = {*game.pile(TILES), *game.temple.laid()} - aside
    return Counter(game.tile_kind(tile).id for tile in there)


def pieces_of(game: Game) -> Counter[str]:
    return Counter(game.pieces.kinds[kind].id for kind in game.pieces.kind)


def groups_in(tables: Tables) -> list[str]:
    return [role.removeprefix("pick ") for role in tables if role.startswith("pick ")]


def holds_what_is_told(game: Game, tables: Tables, inside: Iterable[str], numbers: dict[str, int]) -> None:
    """Everything certain is there; of what is picked from, as many as were to be picked; and nothing else."""
    inside = tuple(inside)
    rest = chambers_of(game)
    certain = looked_up(tables, "first", inside) + looked_up(tables, "later", inside)
    assert certain <= rest
    rest -= certain
    for group in groups_in(tables):
        pool = looked_up(tables, f"pick {group}", inside)
        picked = rest & pool
        assert picked.total() == min(numbers.get(group, 0), pool.total())
        rest -= picked
    assert not rest
    assert pieces_of(game) == looked_up(tables, "piece", inside)


@pytest.mark.parametrize("number", range(MIXES))
def test_a_mix_begins_with_what_the_tables_say(number: int) -> None:
    settings = random_mix(random.Random(f"mix {number}"))
    inside = (*settings.modules, *settings.variants)
    game = new_game(settings, str(number))
    holds_what_is_told(game, box_tables.tables(), inside, dict(settings.numbers))
    players = game.party.size
    assert game.depot.gems == box_tables.gems()[settings.difficulty][players - 1]
    assert game.depot.beside == box_tables.beside()[settings.difficulty]
    assert {len(hand) for hand in game.dice.hands} == {box_tables.dice()[players - 1]}
    markers = looked_up(box_tables.tables(), "markers", inside)
    assert bool(game.depot.markers) == bool(markers)


@pytest.mark.parametrize("players", [1, 3, 4, 6])
@pytest.mark.parametrize("id", CHALLENGES)
def test_a_challenge_begins_with_what_the_tables_say(id: str, players: int) -> None:
    game = new_game(box_tables.settings_for_team(id, players), "a seed")
    tables = box_tables.challenge_tables()
    inside = (variant_of(id), *box_tables.seats_for(players))
    holds_what_is_told(game, tables, inside, dict(looked_up(tables, "number", inside)))
    more = looked_up(tables, "gems", inside)[""]
    assert game.depot.gems == box_tables.gems()["normal"][players - 1] + more
    assert game.depot.markers == looked_up(tables, "markers", inside).total()


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_the_exit_lies_where_the_list_says(players: int) -> None:
    """Among the last ones for a team, near the middle for one or two."""
    modules = ("curses", "traps", *box_tables.seats_for(players))
    for seed in range(40):
        game = new_game(Settings(players=players, modules=modules), str(seed))
        above = game.pile(TILES).index(way_out(game))
        below = len(game.pile(TILES)) - above - 1
        if players > SMALL_TEAM:
            assert below <= TILES_WITH_EXIT
        else:
            assert abs(above - below) <= 3


def test_the_exit_of_a_challenge_lies_in_its_block() -> None:
    for seed in range(40):
        game = new_game(box_tables.settings_for_team("3a", 4), str(seed))
        picked = looked_up(box_tables.challenge_tables(), "number", [variant_of("3a")]).total()
        assert game.pile(TILES).index(way_out(game)) <= DATA.block.chambers + picked


def test_players_get_what_is_dealt_and_nobody_gets_what_belongs_to_somebody_else() -> None:
    hands = box_tables.hands()
    everything = box_tables.mix(["new_characters"])
    for players in (1, 2, 4):
        for seed in range(40):
            settings = Settings(players=players, modules=everything.modules)
            game = new_game(settings, str(seed))
            cards = [game.pieces.kind_of(piece).id for seat in range(players) for piece in lying_before(game, seat)]
            assert [len(list(lying_before(game, seat))) for seat in range(players)] == [1] * players
            owners = [next(hand for hand in hands if card in hand.kinds) for card in cards]
            assert len({tuple(hand.kinds) for hand in owners}) == players
            if players == 1:
                assert cards[0] in owners[0].alone


def lying_before(game: Game, seat: int) -> Iterable[int]:
    return game.pieces.lying(AT_SEAT << SHIFT | seat)


def test_nothing_lies_at_the_first_chambers_that_the_list_does_not_know() -> None:
    told = box_tables.laid()
    for number in range(60):
        settings = random_mix(random.Random(f"laid {number}"))
        game = new_game(settings, str(number))
        places = enumerate(game.pieces.at)
        piles = {game.pieces.kind_of(piece).pile for piece, at in places if at >> SHIFT in (AT_TILE, AT_PLACE)}
        assert piles <= {pile for pile, owners in told.items() if set(owners) & set(settings.modules)}


def test_what_must_not_lie_from_the_first_is_named() -> None:
    first = {kind for row in box_tables.tables()["first"] for kind in row.kinds}
    unfit = {kind.id for name in names() for kind in chapter(name).tiles if kind.not_first}
    assert set(box_tables.redrawn()) == first & unfit
