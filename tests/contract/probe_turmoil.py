"""One more part of the probe chapter: what upsets the others.

Veils, pieces that go back into their pile, gems on pieces, offers that follow from notes, chambers that go for good,
forced choices that have to wait for each other, and throws that are forbidden.
"""

from tests.contract.probe import is_in_play, price, probe
from tests.contract.probe_cards import has
from tumbledown.engine import effects, questions, throwing
from tumbledown.engine.events import Announced, ChamberRemoved, GemsMoved, Noted, PieceMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.offers import Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, DEPOT, ON_PIECE, TILES, at
from tumbledown.engine.questions import RANDOM
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import BOX, HOVER, LAID

__all__ = ["probe"]

NO_TILE = -1


def goods_at(game: Game, where: int) -> list[int]:
    return [piece for piece in game.pieces.lying(where) if game.pieces.kind_of(piece).pile == "goods"]


# -------------------------------------------------------------------- what others do not see
@probe.offer("drop", "bury", "gild", "burden", "strive")
def move_and_adorn(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat):
        return ()
    here = game.here(seat)
    mine = game.pieces.lying(at(AT_SEAT, seat))
    return (
        Offer("drop", targets=tuple(goods_at(game, at(AT_SEAT, seat)))),
        Offer("bury", targets=tuple(goods_at(game, at(AT_PLACE, here)))),
        Offer("gild", prices=price("G"), targets=tuple(mine) if game.depot.gems else ()),
        Offer("burden", prices=price("K"), targets=(-1,) if game.depot.gem_tiles < 2 else ()),
        Offer("strive", prices=price("A"), targets=(here >> 1,)),
    )


@probe.perform("strive")
def one_part_of_a_task_is_done(game: Game, order: Order) -> None:
    done, asked = game.temple.progress.get(order.target, (0, 3))
    game.emit(Noted("tile", "progress", (min(done + 1, asked), asked), order.target))


@probe.perform("drop")
def lay_a_good_down(game: Game, order: Order) -> None:
    game.emit(PieceMoved(order.target, at(AT_PLACE, game.here(order.seat)), seat=order.seat))


@probe.perform("bury")
def put_a_good_under_the_pile(game: Game, order: Order) -> None:
    game.emit(PileOrdered("goods", (*game.pile("goods"), order.target)))


@probe.react(ChamberRemoved)
def goods_leave_with_their_chamber(game: Game, event: ChamberRemoved) -> None:
    left = [piece for half in (0, 1) for piece in goods_at(game, at(AT_PLACE, 2 * event.tile + half))]
    if left and event.state != HOVER:
        game.emit(PileOrdered("goods", (*game.pile("goods"), *left)))


@probe.perform("gild")
def lay_a_gem_on_a_card(game: Game, order: Order) -> None:
    game.emit(GemsMoved(DEPOT, at(ON_PIECE, order.target), 1))


@probe.perform("burden")
def one_key_more(game: Game, order: Order) -> None:
    game.emit(Noted("depot", "gem_tiles", game.depot.gem_tiles + 1))


# -------------------------------------------------------------------- offers that follow from a note alone
@probe.offer("doze", "wake")
def the_echo_sleeps_or_wakes(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat):
        return ()
    return (Offer("wake" if game.slots["probe"].asleep else "doze"),)


@probe.perform("doze")
def the_echo_dozes(game: Game, order: Order) -> None:
    game.emit(Noted("probe", "asleep", 1))


@probe.perform("wake")
def the_echo_wakes(game: Game, order: Order) -> None:
    game.emit(Noted("probe", "asleep", 0))


# -------------------------------------------------------------------- chambers that go for good
@probe.offer("crumble")
def own_chambers_crumble(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat):
        return ()
    tile = game.here(seat) >> 1
    weak = game.tile_kind(tile).chapter == "probe" and game.temple.state[tile] == LAID
    return (Offer("crumble", prices=price("T"), targets=(tile,) if weak else ()),)


@probe.perform("crumble")
def a_chamber_crumbles(game: Game, order: Order) -> None:
    effects.settle_discoveries(game)
    effects.remove_chamber(game, order.target, BOX)


# -------------------------------------------------------------------- choices that wait for each other
@probe.offer("quiz", "send")
def hold_others_up(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat):
        return ()
    others = tuple(each for each in game.party.inside() if each != seat)
    is_free = game.pile(TILES) and game.pieces.locked_by.get(TILES, -1) < 0
    near = tuple(each for each in others if is_free and game.temple.frontier(game.here(each)))
    return Offer("quiz", targets=others), Offer("send", prices=price("A"), targets=near)


@probe.perform("quiz")
def ask_a_riddle(game: Game, order: Order) -> None:
    asked = 1 << order.target
    questions.ask(game, "quiz", asked, effects.CHOICE_MS, blocks=True, default=RANDOM, args=(NO_TILE, order.seat))


@probe.choices("quiz")
def three_guesses(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return 5, 6, 7


@probe.closed("quiz")
def everybody_hears_the_guess(game: Game, question: Question, answers: dict[int, int]) -> None:
    game.emit(Announced("guess", tuple(answers.values())))


@probe.perform("send")
def somebody_else_discovers(game: Game, order: Order) -> None:
    """Whoever is sent may just be held up by another choice: then looking at the tile has to wait its turn."""
    effects.draw_tile(game, order.target, game.temple.frontier(game.here(order.target))[0])


# -------------------------------------------------------------------- throws by a deed, and throws that are forbidden
@probe.offer("spin")
def spin_a_die(game: Game, seat: int) -> tuple[Offer, ...]:
    return (Offer("spin", throws=True),) if is_in_play(game, seat) and game.dice.hands[seat] else ()


@probe.perform("spin")
def the_die_falls(game: Game, order: Order) -> None:
    throwing.throw(game, order.seat, 1 << game.dice.hands[order.seat][0])


@probe.forbid.roll
def the_trapped_do_not_throw_at_the_start(game: Game, seat: int, dice: int) -> Refusal | None:
    return Refusal("numb") if has(game, seat, "trap") and game.here(seat) >> 1 == game.start else None
