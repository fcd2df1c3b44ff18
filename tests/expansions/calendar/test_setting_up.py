"""Setting up: the side, the track, the pile, and the chamber that comes after the first two."""

import itertools

import pytest

from tests.expansions.calendar.dating import CURSED, ETERNAL, LAST, SIGNS, SUN, TRACK, chosen, pawn, pile, seen_on
from tests.scenario import Scenario
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import SPECTATOR, PieceView, PileView, view
from tumbledown.expansions import new_game
from tumbledown.expansions.data.calendar import DATA, SPACES
from tumbledown.expansions.data.calendar import SIGNS as KINDS


def dealt(seed: str = "calendar", side: str = ETERNAL, players: int = 3) -> Game:
    return new_game(Settings(players=players, modules=("calendar",), variants=chosen(side)), seed)


def laid_signs(game: Game) -> dict[int, str]:
    """The calendar tiles in the temple, by chamber."""
    at = [
        (where & 1023, game.pieces.kind_of(piece).id) for piece, where in enumerate(game.pieces.at) if where >> 10 == 3
    ]
    return {place >> 1: kind for place, kind in at if kind in SIGNS}


# -------------------------------------------------------------------- the board
@pytest.mark.rule("calendar.setup.board")
@pytest.mark.parametrize("side", [ETERNAL, CURSED])
def test_the_pawn_starts_on_the_arrow_of_the_side_that_was_chosen(side: str) -> None:
    table = Scenario.dealt(Settings(players=2, modules=("calendar",), variants=chosen(side)), "side")
    assert pawn(table) == 0
    assert bool(table.game.slots["calendar"].track_bars) == (side == CURSED)


@pytest.mark.rule("calendar.track.eternal")
def test_the_track_has_nine_spaces_that_use_each_tile_once_and_never_repeat_a_neighbour() -> None:
    assert tuple(KINDS[sign].id for sign in SPACES) == TRACK
    assert {kind.id: kind.copies for kind in KINDS} == {sign: TRACK.count(sign) for sign in SIGNS}
    assert all(one != other for one, other in itertools.pairwise(TRACK))
    assert dealt().slots["calendar"].track_signs == SPACES


@pytest.mark.rule("calendar.track.cursed")
def test_the_cursed_side_has_the_same_signs_three_bars_and_keys_that_fall_towards_the_end() -> None:
    board = dealt(side=CURSED).slots["calendar"]
    assert (board.track_signs, board.track_bars) == (SPACES, (2, 5, 8))
    assert board.track_keys == DATA.track.keys == (*[3] * 6, 3, 2, 1, 0)
    assert len(board.track_keys) == LAST + 1


# -------------------------------------------------------------------- the pile
@pytest.mark.rule("calendar.setup.tiles")
def test_nine_tiles_are_shuffled_face_down() -> None:
    orders = set()
    for number in range(12):
        game = dealt(f"tiles {number}")
        kinds = [game.pieces.kind_of(piece).id for piece in game.pile("calendar")]
        orders.add(tuple(kinds))
        assert sorted([*kinds, *laid_signs(game).values()]) == sorted(TRACK)
        seen = view(game, SPECTATOR)
        assert seen["pile:calendar"] == PileView(len(kinds))
        shown = [each for each in seen.values() if isinstance(each, PieceView) and each.kind in SIGNS]
        assert len(shown) == LAST - len(kinds), "of those in the pile nobody sees anything"
    assert len(orders) > 6


@pytest.mark.rule("calendar.setup.start_side")
def test_a_chamber_with_gems_beside_the_start_has_its_tile_from_the_first() -> None:
    with_gems = 0
    for number in range(20):
        game = dealt(f"start {number}")
        gems = {tile for tile in game.temple.laid() if game.tile_kind(tile).gem_steps}
        assert set(laid_signs(game)) == gems == set(game.slots["calendar"].bearers)
        with_gems += len(gems)
    assert with_gems > 5


# -------------------------------------------------------------------- the chamber
@pytest.mark.rule("calendar.setup.chamber")
def test_the_chamber_is_in_the_pile_anywhere_but_never_beside_the_start() -> None:
    depths = set()
    for number in range(40):
        game = dealt(f"chamber {number}")
        kinds = [game.tile_kind(tile).id for tile in game.pile(TILES)]
        assert kinds.count("calendar") == 1
        assert "exit" in kinds[-5:], "the exit is hidden after the chamber was mixed in"
        depths.add(kinds.index("calendar"))
    assert len(depths) > 10
    assert min(depths) < 4


def test_what_lies_on_a_chamber_is_seen_by_all() -> None:
    table = Scenario.dealt(Settings(players=2, modules=("calendar",)), "start 3")
    signs = laid_signs(table.game)
    assert {tile: seen_on(table, 2 * tile) for tile in signs} == {tile: [sign] for tile, sign in signs.items()}
    assert SUN in (*pile(table), *signs.values())
