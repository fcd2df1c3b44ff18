"""The last part of the probe chapter, and with it the whole of it: what some see and others do not.

Veiled chambers and false alarms, riddles that are looked at, bet on and changed, piles that are looked through, and
chambers that are picked unseen.
"""

from tests.contract.probe import is_in_play, price
from tests.contract.probe_cards import has
from tests.contract.probe_turmoil import probe
from tumbledown.engine import clock, effects, questions
from tumbledown.engine.events import (
    Announced,
    FacesShown,
    GemsMoved,
    Noted,
    PieceMoved,
    PileOrdered,
    TileDrawn,
    TimerSet,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, PIECES
from tumbledown.engine.offers import Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_SEAT, BOXED, ON_PIECE, TILES, at, place_of
from tumbledown.engine.questions import LAPSE, NO, YES
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import LAID, STEP
from tumbledown.expansions.base.actions import announce_exit

__all__ = ["probe"]

VEIL_MS = 3_000
NO_TILE = -1


# -------------------------------------------------------------------- picked unseen
@probe.setup(PIECES)
def one_relic_is_picked_unseen(game: Game) -> None:
    """All of them come into the pile, so that nobody can tell them apart, and then only one stays."""
    pile = list(game.pile(TILES))
    relics = [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).id.startswith("relic")]
    game.emit(PileOrdered(TILES, (*relics, *pile)))
    candidates, rest = game.pile(TILES)[: len(relics)], game.pile(TILES)[len(relics) :]
    picked = game.fortune.shuffled("relics", candidates)[0]
    game.emit(PileOrdered(TILES, (*rest[:3], picked, *rest[3:])))


# -------------------------------------------------------------------- veils
@probe.of("liar").adjust.veil(BIND)
def a_liar_keeps_others_in_the_dark(game: Game, seat: int, ms: int) -> int:
    return VEIL_MS


@probe.react(TimerSet)
def a_liar_always_finds_the_exit(game: Game, event: TimerSet) -> None:
    if event.name == clock.VEIL and event.at >= 0:
        announce_exit(game, event.args[0], event.args[1])


@probe.offer("banish")
def banish_a_neighbour(game: Game, seat: int) -> tuple[Offer, ...]:
    """A chamber that touches the own one, whether the seat may see it or not."""
    near = game.temple.touching(game.here(seat) >> 1) if is_in_play(game, seat) else []
    return (Offer("banish", prices=price("A"), targets=tuple(tile for tile in near if tile != game.start)),)


@probe.perform("banish")
def it_is_gone(game: Game, order: Order) -> None:
    effects.settle_discoveries(game)
    effects.remove_chamber(game, order.target)
    game.emit(PileOrdered(TILES, (*game.pile(TILES), order.target)))


# -------------------------------------------------------------------- riddles
def riddles_lying(game: Game) -> tuple[int, ...]:
    pieces = game.pieces
    return tuple(p for p, where in enumerate(pieces.at) if place_of(where) >= 0 and pieces.kind_of(p).pile == "riddles")


@probe.offer("peek", "stake")
def riddles_in_the_temple(game: Game, seat: int) -> tuple[Offer, ...]:
    targets = riddles_lying(game) if is_in_play(game, seat) else ()
    return (Offer("peek", targets=targets), Offer("stake", prices=price("T"), targets=targets))


@probe.perform("peek")
def look_at_a_riddle(game: Game, order: Order) -> None:
    """Only whoever looks learns what it is: by a look, by a word, by what is asked."""
    piece, only = order.target, 1 << order.seat
    kind = game.pieces.kind[piece]
    game.emit(FacesShown("piece", (piece,), only))
    game.emit(Announced("riddle", (kind,), to=only))
    game.emit(Noted("probe", "riddle", kind))
    if not any(question.kind == "riddle" for question in game.questions.values()):
        questions.ask(game, "riddle", only, effects.CHOICE_MS, default=LAPSE, args=(piece, kind))


@probe.choices("riddle")
def leave_or_change_it(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return (NO, YES) if question.args[0] in riddles_lying(game) and game.pile("riddles") else ()


@probe.closed("riddle")
def another_riddle_lies_there(game: Game, question: Question, answers: dict[int, int]) -> None:
    piece = question.args[0]
    if YES not in answers.values():
        return
    place, staked = game.pieces.at[piece], game.depot.on_pieces.get(piece, 0)
    if staked:
        game.emit(GemsMoved(at(ON_PIECE, piece), BOXED, staked))
    game.emit(PileOrdered("riddles", (*game.pile("riddles"), piece)))
    game.emit(PieceMoved(game.pile("riddles")[0], place, face_up=False))


@probe.perform("stake")
def bet_on_a_riddle(game: Game, order: Order) -> None:
    game.emit(GemsMoved(BOXED, at(ON_PIECE, order.target), 1))


# -------------------------------------------------------------------- looking through piles
@probe.offer("search", "genie")
def look_through_piles(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat) or has(game, seat, "trap"):
        return ()
    is_free = game.pile(TILES) and game.pieces.locked_by.get(TILES, -1) < 0
    sides = game.temple.frontier(game.here(seat)) if is_free else ()
    goods = (-1,) if game.pile("goods") else ()
    return (Offer("search", prices=price("A"), targets=sides), Offer("genie", prices=price("A"), targets=goods))


@probe.perform("search")
def look_through_the_chambers(game: Game, order: Order) -> None:
    game.emit(Noted("pile", TILES, order.seat))
    game.emit(FacesShown("tile", tuple(game.pile(TILES)), 1 << order.seat))
    args = (NO_TILE, game.here(order.seat), order.target)
    questions.ask(game, "search", 1 << order.seat, effects.CHOICE_MS, blocks=True, args=args)


@probe.choices("search")
def any_of_them(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return tuple(game.pile(TILES))


@probe.closed("search")
def the_chosen_one_is_laid(game: Game, question: Question, answers: dict[int, int]) -> None:
    """The others are shuffled before anybody could see which one it was."""
    _, place, side = question.args
    [(seat, chosen)] = answers.items()
    game.emit(Noted("pile", TILES, -1))
    others = [tile for tile in game.pile(TILES) if tile != chosen]
    game.emit(PileOrdered(TILES, (chosen, *game.fortune.shuffled(f"search {question.id}", others))))
    temple, cell = game.temple, game.temple.cell[place >> 1] + STEP[side]
    if temple.state[place >> 1] == LAID and cell not in temple.tile_at:
        tile = game.pile(TILES)[0]
        game.emit(TileDrawn(-1, tile, place, side, cell, side))
        effects.keep_tile(game, tile, seat)


@probe.perform("genie")
def look_at_three_goods(game: Game, order: Order) -> None:
    game.emit(FacesShown("piece", tuple(game.pile("goods")[:3]), 1 << order.seat))
    questions.ask(game, "genie", 1 << order.seat, effects.CHOICE_MS, blocks=True, args=(NO_TILE,))


@probe.choices("genie")
def one_of_three(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return tuple(game.pile("goods")[:3])


@probe.closed("genie")
def the_others_go_under_the_pile(game: Game, question: Question, answers: dict[int, int]) -> None:
    [(seat, chosen)] = answers.items()
    first, rest = game.pile("goods")[:3], game.pile("goods")[3:]
    others = game.fortune.shuffled(f"genie {question.id}", [piece for piece in first if piece != chosen])
    game.emit(PieceMoved(chosen, at(AT_SEAT, seat), seat=seat))
    game.emit(PileOrdered("goods", (*rest, *others)))
