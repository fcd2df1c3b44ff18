"""Cards, tokens and items: dealing, holding, carrying, paying with them, and clearing them away."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import effects
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import ActivateGems, AddItem, Enter, Escape, Roll
from tumbledown.engine.dice import ASIDE, CARD, HAND, LOST, OUT, STACK, spot
from tumbledown.engine.events import (
    Achieved,
    AdventurerMoved,
    ChamberRemoved,
    ControlChanged,
    DiceSpent,
    DieMoved,
    GemsMoved,
    Noted,
    PieceMoved,
    PileOrdered,
    TempleSettled,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
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

KINDS = (
    PieceKind("jinx", copies=2, pile="cards", unique=True),
    PieceKind("charm", copies=2, pile="cards"),
    PieceKind("double_key", copies=2, pile="goods", icons=parse_cost("K2")),
    PieceKind("double_torch", copies=2, pile="goods", icons=parse_cost("T2")),
    PieceKind("clone", pile="goods", doubles=True),
    PieceKind("idol", carried=True, returns=True),
    PieceKind("statue"),
)
JINX, OTHER_JINX, CHARM, OTHER_CHARM, KEY, OTHER_KEY, TORCH, OTHER_TORCH, CLONE, IDOL, STATUE = range(11)

chapter = Chapter("probe", order=90, pieces=KINDS)


@chapter.setup(POOL)
def lay_pieces_in_the_box(game: Game) -> None:
    for kind in KINDS:
        for _ in range(kind.copies):
            game.pieces.add(game.rules.piece_kind_ids[kind.id], BOXED)


def table_for(players: int = 2, *, gems: int = 5) -> Scenario:
    return Scenario(players=players, extra=(chapter,), gems=gems)


def give(table: Scenario, seat: int, *pieces: int) -> None:
    for piece in pieces:
        table.game.emit(PieceMoved(piece, at(AT_SEAT, seat)))


def kind(table: Scenario, name: str) -> int:
    return table.rules.piece_kind_ids[name]


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


# -------------------------------------------------------------------- items that pay
def in_the_exit(*items: int, faces: str, gems: int) -> Scenario:
    table = table_for(gems=gems)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, faces)
    give(table, 0, *items)
    return table


def test_an_item_that_was_not_added_pays_nothing() -> None:
    table = in_the_exit(KEY, faces="KK...", gems=3)
    assert table.refuses(Escape(0)) == "not_enough_icons"
    assert "escape" not in table.verbs(0)


def test_an_added_item_pays_what_dice_lack_and_is_gone() -> None:
    table = in_the_exit(KEY, faces="KK...", gems=3)
    table.does(AddItem(0, KEY))
    assert "escape" in table.verbs(0)
    events = table.does(Escape(0))
    assert events[:2] == [DiceSpent(0, 0b11), PieceMoved(KEY, BOXED, seat=0)]


def test_an_added_item_stays_if_dice_suffice() -> None:
    table = table_for()
    hall = table.chamber("basic_02", at=(1, 0), stairs="W")
    give(table, 0, KEY)
    table.does(AddItem(0, KEY))
    table.shows(0, "AKK..")
    table.does(Enter(0, hall))
    assert seat_of(table.game.pieces.at[KEY]) == 0
    assert table.game.pieces.added[KEY]


def test_an_item_can_be_taken_back() -> None:
    table = in_the_exit(KEY, faces="KK...", gems=3)
    table.does(AddItem(0, KEY))
    table.does(AddItem(0, KEY, on=False))
    assert table.refuses(Escape(0)) == "not_enough_icons"


@pytest.mark.parametrize("piece", [JINX, TORCH, 99, -1])
def test_only_own_pieces_that_can_pay_can_be_added(piece: int) -> None:
    table = in_the_exit(JINX, CLONE, KEY, faces="KK...", gems=3)
    assert table.refuses(AddItem(0, piece)) == "no_such_item"
    assert table.refuses(AddItem(1, KEY)) == "no_such_item"


def test_an_added_piece_that_doubles_is_listed_and_spent_only_if_dice_fall_short() -> None:
    table = in_the_exit(CLONE, faces="KK...", gems=3)
    assert "escape" not in table.verbs(0)
    table.does(AddItem(0, CLONE))
    assert "escape" in table.verbs(0)
    assert table.does(Escape(0))[:2] == [DiceSpent(0, 0b11), PieceMoved(CLONE, BOXED, seat=0)]


def test_an_added_piece_that_doubles_stays_if_dice_suffice() -> None:
    table = in_the_exit(CLONE, faces="KKKK.", gems=3)
    table.does(AddItem(0, CLONE))
    assert table.does(Escape(0))[0] == DiceSpent(0, 0b1111)


def test_nobody_else_doubles_with_it() -> None:
    """Four keys are asked for, and the mate who fires shows none: the owner's two count as two."""
    table = table_for()
    gems = table.chamber("basic_04", at=(1, 0), stairs="W")
    for seat, faces in ((0, "KK..."), (1, ".....")):
        table.puts(seat, gems)
        table.shows(seat, faces)
    give(table, 0, CLONE)
    table.does(AddItem(0, CLONE))
    assert "activate" in table.verbs(0)
    assert table.refuses(ActivateGems(1)) == "not_enough_icons"


@pytest.mark.parametrize(("gem_chamber", "spent", "kept"), [("basic_01", TORCH, KEY), ("basic_04", KEY, TORCH)])
def test_of_several_added_items_only_those_that_help_are_spent(gem_chamber: str, spent: int, kept: int) -> None:
    table = table_for()
    table.puts(0, table.chamber(gem_chamber, at=(1, 0), stairs="W"))
    give(table, 0, KEY, TORCH)
    for item in (KEY, TORCH):
        table.does(AddItem(0, item))
    table.shows(0, "TTKK.")
    table.does(ActivateGems(0))
    assert table.game.pieces.at[spent] == BOXED
    assert seat_of(table.game.pieces.at[kept]) == 0


def test_of_several_items_as_few_as_possible_are_spent() -> None:
    table = table_for(gems=9)
    hall = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    table.puts(0, hall)
    give(table, 0, TORCH, KEY, OTHER_KEY)
    for item in (TORCH, KEY, OTHER_KEY):
        table.does(AddItem(0, item))
    table.shows(0, "KKK..")
    table.does(ActivateGems(0, 1))
    assert [seat_of(table.game.pieces.at[item]) for item in (TORCH, KEY, OTHER_KEY)] == [0, -1, -1]


def test_an_item_named_in_the_payment_goes_first() -> None:
    table = table_for()
    hall = table.chamber("basic_02", at=(1, 0), stairs="W")
    give(table, 0, KEY)
    table.shows(0, "AKK..")
    table.does(Enter(0, hall, using=(KEY,)))
    assert table.faces(0) == ".KK.."
    assert table.game.pieces.at[KEY] == BOXED


@pytest.mark.parametrize("using", [(JINX,), (OTHER_KEY,), (99,), (-1,), (KEY, KEY)])
def test_only_own_items_can_be_named(using: tuple[int, ...]) -> None:
    table = table_for()
    hall = table.chamber("basic_02", at=(1, 0), stairs="W")
    give(table, 0, KEY, JINX)
    give(table, 1, OTHER_KEY)
    table.shows(0, "AKK..")
    assert table.refuses(Enter(0, hall, using=using)) == "no_such_item"


def test_an_added_item_is_shared_with_everybody_in_the_chamber() -> None:
    table = table_for()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.puts(1, hall)
    give(table, 1, TORCH)
    table.does(AddItem(1, TORCH))
    table.shows(0, "TT...")
    table.does(ActivateGems(0))
    assert table.game.pieces.at[TORCH] == BOXED
    assert table.gems_in(hall) == 1


def test_an_added_item_of_somebody_elsewhere_does_not_count() -> None:
    table = table_for()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    give(table, 1, TORCH)
    table.does(AddItem(1, TORCH))
    table.shows(0, "TT...")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"


def test_an_item_lying_in_the_chamber_counts_there_and_only_for_joint_payments() -> None:
    table = table_for()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.game.emit(PieceMoved(TORCH, at(AT_PLACE, hall)))
    table.game.emit(Noted("piece", "added", 1, TORCH))
    table.shows(0, "TTA..")
    beyond = table.chamber("basic_08", at=(2, 0), stairs="W")
    table.shows(0, "TTA..")
    table.does(ActivateGems(0))
    assert table.faces(0) == "..A.."
    table.game.emit(PieceMoved(OTHER_TORCH, at(AT_PLACE, hall)))
    table.game.emit(Noted("piece", "added", 1, OTHER_TORCH))
    assert table.refuses(Enter(0, beyond)) == "not_enough_icons"


def test_a_clone_doubles_torches_and_keys_of_whoever_fires() -> None:
    table = table_for()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, hall)
    give(table, 0, CLONE)
    table.shows(0, "T....")
    table.shows(1, "TT...")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    assert table.refuses(ActivateGems(1, using=(CLONE,))) == "no_such_item"
    table.does(ActivateGems(0, using=(CLONE,)))
    assert table.game.pieces.at[CLONE] == BOXED
    assert (table.faces(0), table.faces(1)) == (".....", ".....")


def test_a_clone_doubles_no_items_and_no_adventurers() -> None:
    table = in_the_exit(CLONE, KEY, faces="K....", gems=4)
    table.does(AddItem(0, KEY))
    assert table.refuses(Escape(0, using=(CLONE,))) == "not_enough_icons"
    table = table_for()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    give(table, 0, CLONE)
    table.shows(0, "A....")
    assert table.refuses(Enter(0, hall, using=(CLONE,))) == "not_enough_icons"


def test_a_spent_item_is_no_longer_added() -> None:
    table = in_the_exit(KEY, faces="KK...", gems=3)
    table.does(AddItem(0, KEY))
    table.game.emit(PieceMoved(KEY, at(AT_SEAT, 1)))
    assert table.game.items == []
    assert not table.game.pieces.added[KEY]


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
        for kind in kinds:
            game.pieces.add(game.rules.piece_kind_ids[kind.id], BOXED)

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
