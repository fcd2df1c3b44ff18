"""Cards and tokens: dealing, holding, carrying, and clearing them away."""

import pytest

from tests.engine.small_pieces import (
    CHARM,
    IDOL,
    JINX,
    KEY,
    OTHER_CHARM,
    OTHER_JINX,
    STATUE,
    give,
    kind,
    table_for,
)
from tests.scenario import Scenario
from tumbledown.engine import effects
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Enter, Escape, Roll
from tumbledown.engine.dice import ASIDE, CARD, HAND, LOST, OUT, STACK, spot
from tumbledown.engine.events import (
    Achieved,
    AdventurerMoved,
    ChamberRemoved,
    ControlChanged,
    DieMoved,
    GemsMoved,
    Noted,
    PieceMoved,
    PileOrdered,
    TempleSettled,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.pieces import (
    AT_PLACE,
    AT_SEAT,
    AT_TILE,
    BOXED,
    DEPOT,
    IN_PILE,
    ON_PIECE,
    PieceKind,
    at,
    place_of,
    seat_of,
)
from tumbledown.engine.temple import BOX, HOVER, NOWHERE, PILE


# -------------------------------------------------------------------- dealing
def test_a_dealt_card_leaves_the_pile_and_lies_before_the_seat() -> None:
    table = table_for()
    top, below = table.cards("cards", "charm", "jinx")
    assert table.game.pieces.at[top] == at(IN_PILE)
    effects.deal(table.game, "cards", 1)
    assert seat_of(table.game.pieces.at[top]) == 1
    assert table.game.pile("cards") == [below]
    assert table.game.has(1, kind(table, "charm"))
    assert not table.game.has(0, kind(table, "charm"))


def test_a_piece_that_goes_back_into_a_pile_lies_face_down_there() -> None:
    table = table_for()
    table.game.emit(PieceMoved(CHARM, at(AT_PLACE, table.start)))
    assert table.game.pieces.face_up[CHARM]
    table.game.emit(PileOrdered("cards", (JINX, CHARM)))
    assert [table.game.pieces.face_up[piece] for piece in table.game.pile("cards")] == [0, 0]


def test_a_unique_card_that_the_seat_has_already_is_boxed() -> None:
    table = table_for()
    table.game.emit(PileOrdered("cards", (JINX, OTHER_JINX)))
    effects.deal(table.game, "cards", 0)
    effects.deal(table.game, "cards", 0)
    assert table.game.pieces.lying(at(AT_SEAT, 0)) == [JINX]
    assert table.game.pieces.at[OTHER_JINX] == BOXED
    assert table.game.pile("cards") == []


def test_an_ordinary_card_may_lie_twice_before_a_seat_and_a_unique_one_before_two_seats() -> None:
    table = table_for()
    table.cards("cards", "charm", "charm", "jinx", "jinx")
    for seat in (0, 0, 0, 1):
        effects.deal(table.game, "cards", seat)
    assert table.owns(0) == ["charm", "charm", "jinx"]
    assert table.owns(1) == ["jinx"]


def test_from_an_empty_pile_nothing_is_dealt() -> None:
    table = table_for()
    before = list(table.game.happened)
    effects.deal(table.game, "cards", 0)
    assert table.game.happened == before


def test_of_two_equal_cards_one_may_go_and_the_seat_still_has_one() -> None:
    table = table_for()
    give(table, 0, CHARM, OTHER_CHARM)
    table.game.emit(PieceMoved(CHARM, BOXED))
    assert table.game.has(0, kind(table, "charm"))
    table.game.emit(PieceMoved(OTHER_CHARM, at(AT_SEAT, 1)))
    assert not table.game.has(0, kind(table, "charm"))
    assert table.game.has(1, kind(table, "charm"))


def test_cards_follow_the_seat_and_not_the_figure() -> None:
    table = table_for()
    give(table, 0, JINX)
    table.game.emit(ControlChanged((1, 0), (0, 1)))
    assert table.game.has(0, kind(table, "jinx"))


def test_escaping_boxes_all_cards() -> None:
    table = table_for(gems=0)
    give(table, 0, JINX, CHARM, KEY)
    give(table, 1, OTHER_JINX)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "K....")
    table.does(Escape(0))
    assert [table.game.pieces.at[piece] for piece in (JINX, CHARM, KEY)] == [BOXED] * 3
    assert table.game.party.cards[0] == 0
    assert seat_of(table.game.pieces.at[OTHER_JINX]) == 1


# -------------------------------------------------------------------- dice that are owed
@pytest.mark.parametrize(
    ("faces", "kept", "gone"),
    [("AKBTB", "", 2), ("AKGTA", "", 0), ("AKGTA", "A", 1), ("AAAAA", "A", 0)],
)
def test_a_die_that_is_owed_is_locked_or_not_kept_or_the_first(faces: str, kept: str, gone: int) -> None:
    table = table_for()
    table.shows(0, faces, kept)
    effects.owe_dice(table.game, 0, 1, spot(CARD, JINX))
    assert table.game.dice.where[gone] == spot(CARD, JINX)
    assert table.game.dice.hands[0] == [die for die in range(5) if die != gone]


def test_dice_in_hand_are_owed_first_then_stacked_ones_then_those_on_cards() -> None:
    table = table_for()
    for die, where in ((0, CARD), (1, STACK), (2, ASIDE), (3, STACK), (4, HAND)):
        table.game.emit(DieMoved(die, spot(where), 0, 3))
    effects.owe_dice(table.game, 0, 9, spot(LOST))
    moved = [event.die for event in table.game.happened if isinstance(event, DieMoved)][5:]
    assert moved == [4, 1, 3, 0]
    assert table.game.dice.held(0, ASIDE) == [2]


def test_dice_return_from_a_card_unrolled_and_from_that_card_only() -> None:
    table = table_for()
    table.shows(0, "AKGTA")
    for die, card in ((1, JINX), (2, CHARM), (3, JINX)):
        table.game.emit(DieMoved(die, spot(CARD, card), 0, 3))
    effects.return_dice(table.game, spot(CARD, JINX))
    assert table.faces(0) == "A..A"
    assert table.game.dice.where[2] == spot(CARD, CHARM)


def test_dice_that_lie_elsewhere_neither_roll_nor_pay() -> None:
    table = table_for()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "AAAKG")
    for die, where in ((1, STACK), (2, CARD), (3, ASIDE), (4, LOST)):
        table.game.emit(DieMoved(die, spot(where), 0, table.game.dice.face[die]))
    assert table.throwable(0) == 0b00001
    assert table.refuses(Roll(0, 0b00010)) == "die_away"
    assert table.refuses(Enter(0, hall)) == "not_enough_icons"
    assert table.refuses(Enter(0, hall, dice=0b00011)) == "die_away"


def test_only_dice_in_hand_can_be_given_after_an_escape() -> None:
    table = table_for(gems=0)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KAAAA")
    for die, where in ((1, STACK), (2, CARD), (3, LOST)):
        table.game.emit(DieMoved(die, spot(where), 0, 1))
    table.does(Escape(0))
    (gift,) = table.offers(0, "gift")
    assert gift.pool() == 0b10001
    assert table.game.dice.held(0, OUT) == [0, 4]
    assert table.game.dice.held(0, LOST) == [3]


# -------------------------------------------------------------------- carrying
def test_a_movable_piece_may_come_along_or_stay() -> None:
    table = table_for()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.game.emit(PieceMoved(IDOL, at(AT_PLACE, table.start)))
    table.game.emit(PieceMoved(STATUE, at(AT_PLACE, table.start)))
    table.shows(0, "AAAA.")
    assert {offer.about for offer in table.offers(0, "enter")} == {-1, IDOL}
    table.does(Enter(0, hall))
    assert place_of(table.game.pieces.at[IDOL]) == table.start
    table.does(Enter(0, table.start))
    table.shows(0, "AA...")
    events = table.does(Enter(0, hall, carry=IDOL))
    assert events[-1] == PieceMoved(IDOL, at(AT_PLACE, hall), seat=0)
    assert place_of(table.game.pieces.at[STATUE]) == table.start


@pytest.mark.parametrize("carry", [STATUE, JINX, 99, -2])
def test_only_a_movable_piece_that_lies_here_can_be_carried(carry: int) -> None:
    table = table_for()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.game.emit(PieceMoved(STATUE, at(AT_PLACE, table.start)))
    table.game.emit(PieceMoved(IDOL, at(AT_PLACE, hall)))
    table.shows(0, "AA...")
    assert table.refuses(Enter(0, hall, carry=carry)) == "no_such_item"
    assert table.refuses(Enter(0, hall, carry=IDOL)) == "no_such_item"


# -------------------------------------------------------------------- clearing a chamber
def furnished() -> tuple[Scenario, int]:
    """A chamber with two adventurers, a movable and a fixed piece, and gems; seat 2 stands elsewhere."""
    table = table_for(3)
    hall = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.puts(1, hall)
    for piece in (IDOL, STATUE):
        table.game.emit(PieceMoved(piece, at(AT_PLACE, hall)))
    table.game.emit(GemsMoved(DEPOT, at(AT_TILE, hall >> 1), 2))
    table.game.temple.used[hall >> 1] = 1
    table.game.happened.clear()
    return table, hall


def test_a_vacated_chamber_sends_figures_and_movable_pieces_to_the_start() -> None:
    table, hall = furnished()
    effects.vacate(table.game, hall >> 1)
    assert [table.stands(seat) for seat in range(3)] == [table.start] * 3
    moves = [event for event in table.game.happened if isinstance(event, AdventurerMoved)]
    assert moves == [AdventurerMoved(figure, table.start, FORCED) for figure in (0, 1)]
    assert place_of(table.game.pieces.at[IDOL]) == table.start
    assert place_of(table.game.pieces.at[STATUE]) == hall
    assert table.gems_in(hall) == 0


def test_a_removed_chamber_is_as_good_as_new() -> None:
    table, hall = furnished()
    tile = hall >> 1
    effects.remove_chamber(table.game, tile)
    assert table.game.happened[-1] == ChamberRemoved(tile, PILE)
    temple = table.game.temple
    assert (temple.state[tile], temple.cell[tile], temple.used[tile], temple.gems[tile]) == (PILE, NOWHERE, 0, 0)
    assert table.lies_at(1, 0) == -1
    assert temple.passages(table.start) == []


def test_the_gems_of_a_removed_chamber_leave_the_game() -> None:
    table, hall = furnished()
    boxed, depot = table.game.depot.boxed, table.game.depot.gems
    effects.remove_chamber(table.game, hall >> 1, BOX)
    assert (table.game.depot.boxed, table.game.depot.gems) == (boxed + 2, depot)
    assert table.game.temple.state[hall >> 1] == BOX


def test_gems_on_a_piece_are_counted_there() -> None:
    table = table_for()
    table.game.emit(GemsMoved(DEPOT, at(ON_PIECE, STATUE), 2))
    table.game.emit(GemsMoved(at(ON_PIECE, STATUE), DEPOT, 1))
    assert table.game.depot.on_pieces == {STATUE: 1}
    assert table.game.depot.gems == 4


def test_whoever_stands_in_a_hovering_chamber_stays_there_without_a_way_out() -> None:
    table, hall = furnished()
    table.game.emit(ChamberRemoved(hall >> 1, HOVER))
    table.shows(0, "AAAAA")
    assert table.stands(0) == hall
    assert table.targets(0, "enter") == table.targets(0, "discover") == set()
    table.shows(2, "AATTK")
    assert table.refuses(Enter(2, hall)) == "no_passage"
    assert table.lies_at(1, 0) == hall, "its cell stays taken"


def test_the_temple_settles_after_a_chamber_was_taken_away() -> None:
    table, hall = furnished()
    effects.remove_chamber(table.game, hall >> 1)
    table.game.come_to_rest()
    assert table.game.happened.count(TempleSettled()) == 1


# -------------------------------------------------------------------- carried, and returning
def test_to_be_carried_and_to_return_are_two_things() -> None:
    """A ghost goes back to the start when its chamber vanishes, and nobody carries it; a sack the other way round."""
    kinds = (PieceKind("ghost", returns=True), PieceKind("sack", carried=True))
    haunted = Chapter("haunted", order=90, pieces=kinds)

    @haunted.setup(POOL)
    def one_of_each(game: Game) -> None:
        for each in kinds:
            game.pieces.add(game.rules.piece_kind_ids[each.id], BOXED)

    table = Scenario(2, extra=(haunted,))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(0, hall)
    for piece in (0, 1):
        table.game.emit(PieceMoved(piece, at(AT_PLACE, hall)))
    table.shows(0, "AAAAA")
    assert {offer.about for offer in table.offers(0, "enter")} == {-1, 1}
    effects.vacate(table.game, hall >> 1)
    assert table.game.pieces.at[:2] == [at(AT_PLACE, table.start), at(AT_PLACE, hall)]


# -------------------------------------------------------------------- tasks
def test_a_task_without_a_marker_takes_none_from_the_depot() -> None:
    table = table_for()
    table.game.emit(Noted("depot", "markers", 2))
    table.game.emit(Achieved(table.start >> 1, has_marker=False))
    assert table.game.depot.markers == 2
    table.game.emit(Achieved(table.start >> 1))
    assert table.game.depot.markers == 1
