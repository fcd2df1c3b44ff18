"""What lies in a pile goes by its place there: no number tells what is printed on a thing that was shuffled."""

from random import Random

import pytest

from tests.scenario import Scenario
from tumbledown.engine.events import AdventurerMoved, ChamberPlaced, ChamberRemoved, PieceMoved, PileOrdered, TileDrawn
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.pieces import AT_SEAT, BOXED, IN_PILE, TILES, PieceKind, at
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import AIR, BOX, LAID, PILE, cell_at
from tumbledown.expansions import new_game
from tumbledown.lab.tables import everything

KINDS = tuple(PieceKind(name, "cards", pile="cards") for name in ("ace", "king", "queen"))
cards = Chapter("cards", order=90, pieces=KINDS, piles=("cards",))


@cards.setup(POOL)
def three_cards(game: Game) -> None:
    game.pieces.add_all([game.rules.piece_kind_ids[kind.id] for kind in KINDS], BOXED)


def tiles_of(game: Game) -> list[str]:
    """What is printed on the tiles of the pile, from the top."""
    return [game.tile_kind(tile).id for tile in game.pile(TILES)]


def cards_of(game: Game) -> list[str]:
    return [game.pieces.kind_of(piece).id for piece in game.pile("cards")]


def with_cards(*order: int) -> Scenario:
    table = Scenario(players=2, extra=(cards,))
    table.game.apply_only(PileOrdered("cards", order))
    return table


# -------------------------------------------------------------------- numbers
@pytest.mark.parametrize("seed", range(5))
def test_a_pile_is_numbered_from_the_top_however_it_is_shuffled(seed: int) -> None:
    game = new_game(Settings(players=4, modules=everything()), f"numbers {seed}")
    for name, order in game.pieces.piles.items():
        assert order == sorted(order), name
    mixed = list(game.pile(TILES))
    Random(seed).shuffle(mixed)
    kinds = [game.tile_kind(tile).id for tile in mixed]
    numbers = list(game.pile(TILES))
    game.apply_only(PileOrdered(TILES, tuple(mixed)))
    assert game.pile(TILES) == numbers
    assert tiles_of(game) == kinds


def test_two_set_ups_lay_out_the_same_numbers() -> None:
    """The number of the first chamber, of a drawn tile and of a dealt card is the same with every seed."""
    laid = {tuple(new_game(Settings(players=4), f"{seed}").temple.laid()) for seed in range(10)}
    assert len(laid) == 1


def test_a_tile_that_goes_under_the_pile_changes_its_number_and_the_others_move_up() -> None:
    table = Scenario(pile=("exit", "basic_08", "basic_09"))
    top, *rest = table.game.pile(TILES)
    table.game.apply_only(PileOrdered(TILES, (*rest, top)))
    assert tiles_of(table.game) == ["basic_08", "basic_09", "exit"]
    assert table.game.pile(TILES) == [top, *rest]


def test_cards_are_numbered_from_the_top_too() -> None:
    table = with_cards(2, 0, 1)
    assert table.game.pile("cards") == [0, 1, 2]
    assert cards_of(table.game) == ["queen", "ace", "king"]


def test_what_lies_in_the_temple_or_before_a_seat_keeps_its_number() -> None:
    table = with_cards(2, 0, 1)
    hall = table.chamber("basic_07", at=(1, 0)) >> 1
    table.pile("basic_08", "basic_09")
    table.game.apply_only(PieceMoved(0, at(AT_SEAT, 1)))
    table.game.apply_only(PileOrdered(TILES, tuple(table.game.pile(TILES)[::-1])))
    table.game.apply_only(PileOrdered("cards", (2, 1)))
    assert table.game.tile_kind(hall).id == "basic_07"
    assert table.owns(1) == ["queen"]


# -------------------------------------------------------------------- what is listed, and what is not
def test_tiles_come_into_the_pile_from_the_temple_and_the_air_without_another_event() -> None:
    table = Scenario(pile=("exit", "basic_08"))
    hall = table.chamber("basic_07", at=(1, 0)) >> 1
    flying, last = table.game.pile(TILES)
    table.game.apply_only(TileDrawn(0, flying, table.start, 0, cell_at(0, -1), 0))
    assert table.game.temple.state[flying] == AIR
    table.game.apply_only(PileOrdered(TILES, (last, flying, hall)))
    assert tiles_of(table.game) == ["basic_08", "exit", "basic_07"]
    assert {table.game.temple.state[tile] for tile in table.game.pile(TILES)} == {PILE}
    assert list(table.game.temple.tile_at) == [0]


def test_tiles_come_into_the_pile_from_the_box_and_what_is_left_out_goes_there() -> None:
    """Unseen picks: first all of them into the pile, then only those that stay."""
    table = Scenario(pile=("basic_08",))
    boxed = [table.tile(kind) for kind in ("basic_09", "basic_10", "basic_11")]
    for tile in boxed:
        table.game.apply_only(ChamberRemoved(tile, BOX))
    table.game.apply_only(PileOrdered(TILES, (*table.game.pile(TILES), *boxed)))
    top, _, picked, _ = numbers = list(table.game.pile(TILES))
    assert tiles_of(table.game) == ["basic_08", "basic_09", "basic_10", "basic_11"]
    table.game.apply_only(PileOrdered(TILES, (picked, top)))
    assert tiles_of(table.game) == ["basic_10", "basic_08"]
    assert [table.game.temple.state[tile] for tile in numbers] == [PILE, PILE, BOX, BOX]
    left = sorted(table.game.tile_kind(tile).id for tile in numbers[2:])
    assert left == ["basic_09", "basic_11"], "nobody can tell by the numbers which ones"


def test_cards_that_are_left_out_of_their_pile_lie_in_the_box() -> None:
    table = with_cards(2, 0, 1)
    table.game.apply_only(PileOrdered("cards", (1,)))
    assert cards_of(table.game) == ["ace"]
    assert [table.game.pieces.at[piece] for piece in range(3)] == [at(IN_PILE), BOXED, BOXED]


def test_a_card_that_goes_from_a_seat_into_the_pile_is_no_longer_had() -> None:
    table = with_cards(2, 0, 1)
    card = table.gets(1, "king")
    assert table.game.has(1, table.rules.piece_kind_ids["king"])
    table.game.apply_only(PileOrdered("cards", (*table.game.pile("cards"), card)))
    assert table.owns(1) == []
    assert not table.game.party.cards[1]


def test_a_tile_that_comes_back_is_as_good_as_new() -> None:
    table = Scenario()
    hall = table.chamber("gem_key_3", at=(1, 0)) >> 1
    table.game.temple.used[hall] = 1
    table.game.apply_only(PileOrdered(TILES, (hall,)))
    assert not table.game.temple.used[hall]
    table.game.apply_only(ChamberPlaced(hall, cell_at(2, 0), 0))
    assert table.game.temple.state[hall] == LAID
    table.game.apply_only(AdventurerMoved(0, 2 * hall, 0))
    assert table.stands(0) == 2 * hall
