"""What an offer says by itself: the dice that may be picked, conditions beside the price, what it settles, throws and
passes; and what `perform` gets of it."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import effects, questions, throwing
from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.commands import Answer, Discover, Perform
from tumbledown.engine.dice import HAND, spot
from tumbledown.engine.events import (
    AdventurerMoved,
    Announced,
    ChamberPlaced,
    ChambersMoved,
    DiceRolled,
    DiceSpent,
    DieMoved,
    TileDrawn,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import B, G
from tumbledown.engine.offers import ALONE, MOVE, Bill, Need, Offer, Pick, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_arrival
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import STEP
from tumbledown.engine.tiles import EAST, NORTH, WEST

MASKS = 1 << B | 1 << G
NOT_ALIKE = Refusal("not_alike")
SITTING = Refusal("sitting")
BARRED = Refusal("barred")


class Done:
    """The orders that were carried out."""

    def __init__(self) -> None:
        self.orders: list[Order] = []


def offering(offer: Offer, done: Done | None = None) -> Chapter:
    """A chapter with one offer for everybody, which does nothing but remember its orders."""
    chapter = Chapter("offering", order=90)

    @chapter.offer(offer.verb)
    def always(game: Game, seat: int) -> tuple[Offer, ...]:
        return (offer,)

    @chapter.perform(offer.verb)
    def remember(game: Game, order: Order) -> None:
        if done is not None:
            done.orders.append(order)
        game.emit(Announced("done"))

    return chapter


# -------------------------------------------------------------------- the order
def test_perform_gets_the_offer_the_target_and_what_was_paid() -> None:
    done = Done()
    offer = Offer("give", prices=((Bill((0, 1, 0, 0, 0), ALONE),),), targets=(7, 8), scene=6)
    table = Scenario(2, extra=(offering(offer, done),))
    table.shows(0, "ATK..")
    table.does(Perform(0, "give", 8))
    (order,) = done.orders
    assert (order.seat, order.target, order.payment.dice, order.place()) == (0, 8, 0b10, 6)
    assert order.offer is offer


def test_equal_offers_are_made_once() -> None:
    @shared
    def waving(target: int) -> Offer:
        return Offer("wave", targets=(target,))

    assert waving(3) is waving(3)
    assert waving(3) is not waving(4)


def test_dice_are_either_picked_or_paid() -> None:
    with pytest.raises(ValueError, match="either picked or paid"):
        Offer("wave", prices=((Bill((1, 0, 0, 0, 0)),),), pick=Pick(1, 1, (1,)))


# -------------------------------------------------------------------- dice that are picked
def test_only_dice_that_show_the_right_face_may_be_picked() -> None:
    table = Scenario(2, extra=(offering(Offer("stack", pick=Pick(1, 2, (0b11111,), MASKS))),))
    table.shows(0, "ABGKG")
    (offer,) = table.offers(0, "stack")
    assert offer.pick is not None
    assert (offer.pool(), offer.pick.most) == (0b10110, 2)
    assert table.refuses(Perform(0, "stack", dice=0b01001)) == "wrong_face"
    table.does(Perform(0, "stack", dice=0b00110))


def test_without_such_a_face_there_is_nothing_to_pick() -> None:
    table = Scenario(2, extra=(offering(Offer("stack", pick=Pick(1, 2, (0b11111,), MASKS))),))
    table.shows(0, "AAKT.")
    assert table.offers(0, "stack") == []
    assert table.refuses(Perform(0, "stack", dice=0b1)) == "wrong_face"


def swapping(asked: list[int]) -> Chapter:
    """Dice of two mates change hands, as many of each."""
    chapter = Chapter("swapping", order=90)

    @chapter.offer("swap")
    def swap(game: Game, seat: int) -> tuple[Offer, ...]:
        mine, yours = game.dice.mask_of(0), game.dice.mask_of(1)
        return (Offer("swap", pick=Pick(1, 5, (mine, yours))),) if seat == 0 else ()

    @chapter.perform("swap")
    def change_hands(game: Game, order: Order) -> None:
        asked.append(order.dice)
        for die in range(10):
            if order.dice >> die & 1:
                game.emit(DieMoved(die, spot(HAND), 1 - game.dice.holder[die], game.dice.face[die]))

    return chapter


def test_equally_many_dice_are_picked_out_of_two_pools() -> None:
    asked: list[int] = []
    table = Scenario(2, extra=(swapping(asked),))
    table.shows(0, "AAAAA")
    table.shows(1, "KKKKK")
    for dice in (0b00000_00001, 0b00001_00000, 0b00011_00001, 0):
        assert table.refuses(Perform(0, "swap", dice=dice)) == "wrong_number_of_dice"
    assert table.refuses(Perform(0, "swap", dice=1 << 10)) == "no_such_die"
    table.does(Perform(0, "swap", dice=0b00011_00011))
    assert asked == [0b00011_00011]
    assert (table.faces(0), table.faces(1)) == ("AAAKK", "AAKKK")


def test_the_smaller_pool_limits_what_is_picked() -> None:
    table = Scenario(2, extra=(offering(Offer("swap", pick=Pick(1, 5, (0b00111, 0b11_00000)))),))
    (offer,) = table.offers(0, "swap")
    assert offer.pick is not None
    assert offer.pick.most == 2


# -------------------------------------------------------------------- needs
def shows_two_alike(game: Game, seat: int, target: int) -> bool:
    return len(set(game.dice.face[:2])) == 1


def test_a_chapter_brings_its_own_need_with_its_refusal() -> None:
    table = Scenario(2, extra=(offering(Offer("cheer", needs=Need(shows_two_alike, NOT_ALIKE))),))
    table.shows(0, "AK...")
    assert table.offers(0, "cheer") == []
    assert table.refuses(Perform(0, "cheer")) == "not_alike"
    table.shows(0, "KK...")
    assert len(table.offers(0, "cheer")) == 1
    table.does(Perform(0, "cheer"))


# -------------------------------------------------------------------- dice that a deed throws
def throwing_deed(sits: list[int]) -> Chapter:
    """Who sits may not throw, and a deed throws."""
    chapter = Chapter("throwing", order=90)

    @chapter.forbid.roll
    def nobody_throws_sitting(game: Game, seat: int, dice: int) -> Refusal | None:
        return SITTING if seat in sits else None

    @chapter.offer("fling")
    def fling(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("fling", throws=True),)

    @chapter.perform("fling")
    def throw_them_all(game: Game, order: Order) -> None:
        throwing.throw(game, order.seat, game.dice.mask_of(order.seat))

    return chapter


def test_a_deed_that_throws_is_a_throw_like_any_other() -> None:
    table = Scenario(2, extra=(throwing_deed([]),))
    (event,) = table.does(Perform(0, "fling"))
    assert isinstance(event, DiceRolled)
    assert (event.seat, event.dice, event.throw) == (0, 0b11111, 1)
    assert table.game.party.ready_at[0] == table.game.now + 1000


def test_a_deed_that_throws_asks_whether_throwing_is_forbidden() -> None:
    table = Scenario(2, extra=(throwing_deed([0]),))
    assert table.offers(0, "fling") == []
    assert table.refuses(Perform(0, "fling")) == "sitting"
    assert len(table.offers(1, "fling")) == 1


def test_the_helper_itself_never_throws_what_is_forbidden() -> None:
    table = Scenario(2, extra=(throwing_deed([0]),))
    before = len(table.game.happened)
    assert throwing.throw(table.game, 0, 0b1) == SITTING
    assert len(table.game.happened) == before


def test_a_throw_by_a_deed_ends_the_choice_of_a_lost_die() -> None:
    table = Scenario(2, extra=(throwing_deed([]),))
    effects.owe_dice(table.game, 0, 1, spot(6))
    assert table.game.questions
    throwing.throw(table.game, 0, 0b10000)
    assert not table.game.questions


# -------------------------------------------------------------------- what is settled first
def looking_and_turning() -> Chapter:
    """Whoever discovers looks first and may send the tile back; meanwhile others turn the temple or push it away."""
    chapter = Chapter("turning", order=90)

    @chapter.react(TileDrawn)
    def look_first(game: Game, event: TileDrawn) -> None:
        questions.ask(game, "keep", 1 << event.seat, 5_000, blocks=True, args=(event.tile,))

    @chapter.choices("keep")
    def only_keep_or_wait(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        return (1, 0)

    @chapter.closed("keep")
    def lay_it(game: Game, question: Question, answers: dict[int, int]) -> None:
        effects.keep_tile(game, question.args[0], 0)

    @chapter.offer("spin")
    def turn_the_start(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("spin", prices=((Bill((0, 1, 0, 0, 0)),),), settles=True),) if seat else ()

    @chapter.perform("spin")
    def spin(game: Game, order: Order) -> None:
        start = game.start
        game.emit(ChambersMoved((start,), (game.temple.cell[start],), ((game.temple.turn[start] + 2) % 4,)))

    @chapter.offer("lonely")
    def while_the_west_is_empty(game: Game, seat: int) -> tuple[Offer, ...]:
        is_laid = any(game.temple.cell[tile] == STEP[WEST] for tile in game.temple.laid())
        is_possible = seat == 1 and not is_laid
        return (Offer("lonely", prices=((Bill((0, 1, 0, 0, 0)),),), settles=True),) if is_possible else ()

    @chapter.perform("lonely")
    def mourn(game: Game, order: Order) -> None:
        game.emit(Announced("mourned"))

    return chapter


def half_discovered() -> Scenario:
    """Seat 0 has drawn a tile and still looks at it; seat 1 shows a torch."""
    table = Scenario(2, pile=("basic_07", "basic_02"), extra=(looking_and_turning(),))
    table.shows(0, "AAKKK")
    table.shows(1, "TKKKK")
    table.does(Discover(0, WEST))
    assert table.game.questions
    return table


def test_an_open_discovery_is_settled_before_the_offer_is_paid() -> None:
    table = half_discovered()
    kinds = [type(event) for event in table.does(Perform(1, "spin"))]
    assert kinds.index(ChamberPlaced) < kinds.index(DiceSpent) < kinds.index(ChambersMoved)
    assert not table.game.questions


def test_an_order_that_no_longer_fits_after_that_costs_nothing_and_says_so() -> None:
    table = half_discovered()
    assert len(table.offers(1, "lonely")) == 1
    events = table.does(Perform(1, "lonely"))
    assert events[-1] == Announced("came_to_nothing", (1,), to=0b10)
    assert DiceSpent not in [type(event) for event in events]
    assert ChamberPlaced in [type(event) for event in events]
    assert table.faces(1) == "TKKKK"


def test_the_discoverer_may_still_decide_if_nobody_moves_the_temple() -> None:
    table = half_discovered()
    table.does(Answer(0, next(iter(table.game.questions)), 1))
    assert not table.game.questions


# -------------------------------------------------------------------- moves that pass places
def running(forbidden: list[int]) -> Chapter:
    """A run over one chamber into the next, which says what it passes."""
    chapter = Chapter("running", order=90)

    @chapter.forbid.arrive
    def not_there(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        return BARRED if to in forbidden and means == ABILITY else None

    @chapter.offer("run")
    def run(game: Game, seat: int) -> tuple[Offer, ...]:
        routes = game.temple.routes(game.here(seat), 2)
        return (Offer("run", MOVE, ABILITY, targets=tuple(routes), ways=tuple(routes.values())),)

    @chapter.perform("run")
    def arrive(game: Game, order: Order) -> None:
        passed = order.offer.passes(order.target)
        game.emit(AdventurerMoved(game.party.control[order.seat], order.target, ABILITY, order.seat, passed))

    return chapter


def in_a_row(forbidden: list[int]) -> tuple[Scenario, int, int]:
    table = Scenario(2, extra=(running(forbidden),))
    near = table.chamber("basic_07", at=(1, 0), stairs="W")
    far = table.chamber("basic_08", at=(2, 0), stairs="W")
    return table, near, far


def test_a_move_says_what_it_passes() -> None:
    table, near, far = in_a_row([])
    assert table.game.temple.nbr[4 * near + EAST] == far
    assert table.targets(0, "run") >= {near, far}
    assert table.does(Perform(0, "run", far))[0] == AdventurerMoved(0, far, ABILITY, 0, (near,))


def test_no_move_passes_a_place_where_one_may_not_be() -> None:
    forbidden: list[int] = []
    table, near, far = in_a_row(forbidden)
    forbidden.append(near)
    assert forbids_arrival(table.game, 0, far, ABILITY) is None
    assert not table.targets(0, "run") & {near, far}
    assert table.refuses(Perform(0, "run", far)) == "barred"


# -------------------------------------------------------------------- explanations
@pytest.mark.hook("explain")
def test_a_chapter_explains_why_its_verb_is_not_offered() -> None:
    chapter = Chapter("explaining", order=90)

    @chapter.offer("fly")
    def nobody_flies(game: Game, seat: int) -> tuple[Offer, ...]:
        return ()

    @chapter.perform("fly")
    def fly(game: Game, order: Order) -> None: ...

    @chapter.explain("fly")
    def no_wings(game: Game, seat: int, target: int, about: int) -> Refusal | None:
        return Refusal("no_wings") if target == NORTH else None

    table = Scenario(2, extra=(chapter,))
    assert table.refuses(Perform(0, "fly", NORTH)) == "no_wings"
    assert table.refuses(Perform(0, "fly", EAST)) == "not_offered"
