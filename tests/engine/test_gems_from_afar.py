"""Gems that are fired at a named place, with a piece that pays for gems alone."""

from tests.scenario import Scenario
from tumbledown.engine.commands import AddItem, Enter, Perform
from tumbledown.engine.events import DiceSpent, GemsActivated, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.offers import GEMS, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BOXED, PieceKind, at
from tumbledown.expansions.base.actions import gem_steps, light

PRAYER = 0
"""Three keys, for gems alone."""

afar = Chapter(
    "afar", order=90, pieces=(PieceKind("prayer", icons=parse_cost("K3"), pays_for=1 << GEMS, carried=False),)
)


@afar.setup(POOL)
def one_prayer(game: Game) -> None:
    game.pieces.add(game.rules.piece_kind_ids["prayer"], BOXED)


@afar.offer("pray")
def fire_anywhere(game: Game, seat: int) -> tuple[Offer, ...]:
    """The first gem step of any other place, paid by those who stand there."""
    places = [2 * tile for tile in game.temple.laid() if 2 * tile != game.here(seat) and gem_steps(game, 2 * tile)]
    costs = [(place, gem_steps(game, place)[0][1]) for place in places]
    return tuple(Offer("pray", GEMS, prices=((Bill(cost, place),),), targets=(place,)) for place, cost in costs)


@afar.perform("pray")
def fire(game: Game, order: Order) -> None:
    light(game, order.seat, order.place(), 0)


def scene(faces: str) -> tuple[Scenario, int]:
    """Seat 1 stands in a gem chamber of four keys, with these dice and the prayer beside it; seat 0 is far away."""
    table = Scenario(2, extra=(afar,), gems=5)
    place = table.chamber("basic_04", at=(1, 0), stairs="W")
    table.puts(1, place)
    table.shows(1, faces)
    table.game.emit(PieceMoved(PRAYER, at(AT_SEAT, 1)))
    table.does(AddItem(1, PRAYER))
    return table, place


def test_gems_are_fired_where_the_order_says_and_not_where_its_seat_stands() -> None:
    table, place = scene("KAAAA")
    events = table.does(Perform(0, "pray", place))
    assert events[0] == DiceSpent(0, 1 << 5)
    assert PieceMoved(PRAYER, BOXED, seat=0) in events
    assert GemsActivated((place >> 1,), (1,), 0) in events
    assert table.game.temple.gems[place >> 1] == 1


def test_a_piece_that_pays_for_gems_pays_for_nothing_else() -> None:
    table, place = scene("A....")
    beyond = table.chamber("basic_02", at=(2, 0), stairs="W")
    assert table.game.tile_kind(beyond >> 1).entry == (parse_cost("A K"),)
    assert beyond in table.game.temple.passages(place)
    assert table.refuses(Enter(1, beyond)) == "not_enough_icons"
    assert table.refuses(Enter(1, beyond, using=(PRAYER,))) == "not_enough_icons"


def test_a_piece_at_a_place_pays_whoever_fires_there() -> None:
    table, place = scene("KAAAA")
    table.game.emit(PieceMoved(PRAYER, at(AT_PLACE, place)))
    assert table.targets(0, "pray") == set()
    table.game.apply_only(_laid_ready())
    assert table.targets(0, "pray") == {place}


def _laid_ready() -> Noted:
    return Noted("piece", "added", 1, PRAYER)
