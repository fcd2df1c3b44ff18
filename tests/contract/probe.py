"""A chapter that is no part of the game: it works all the machinery that the base game leaves idle.

Divided, one-way and closed chambers, slides, turns, hovering and vanishing tiles, extra passages, tiles looked at
before they are laid, exchanged souls and a clock that stands still. `probe_cards` adds cards, items and dice,
`probe_secrets` what some see and others do not.
"""

from functools import cache
from typing import Final

import msgspec

from tumbledown.engine import effects, questions
from tumbledown.engine.events import (
    Achieved,
    ChamberPlaced,
    ChamberRemoved,
    ChambersMoved,
    ClockResumed,
    ClockStopped,
    ControlChanged,
    EdgeOpened,
    Noted,
    PileOrdered,
    TempleSettled,
    TileDrawn,
    TileKept,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import EXIT, PIECES, POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.offers import ALONE, OUTSIDE, Bill, Offer, Price
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import BOXED, TILES, PieceKind
from tumbledown.engine.piles import in_pool, put_away
from tumbledown.engine.questions import ALL, NO, YES
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import AIR, HOVER, LAID, PILE, STEP, cell_at, xy
from tumbledown.engine.tiles import BOTH, FRONT, REAR, TileKind

N, E, S, W = 1, 2, 4, 8

TILE_KINDS: Final = (
    TileKind(
        "divided",
        "probe",
        2,
        N | S | W,
        (parse_cost("A T"), parse_cost("A K")),
        gem_steps=((2, parse_cost("K2")),),
        gem_half=REAR,
        halves=(REAR, BOTH, FRONT, FRONT),
    ),
    TileKind("slide", "probe", 2, N | E | S, (parse_cost("A"),), one_way=N),
    TileKind("sealed", "probe", 1, S | E, (parse_cost("A"),), closed=True),
    TileKind("hall", "probe", 3, N | E | S | W, (parse_cost("A"),)),
    TileKind("gallery", "probe", 3, N | E | S | W, (parse_cost("A"),)),
    TileKind("crypt", "probe", 2, N | E | S, (parse_cost("A"),)),
    TileKind("vault", "probe", 2, N | E | S, (parse_cost("A"),)),
    *[TileKind(f"relic_{number}", "probe", 1, N | E | S, (parse_cost("T"),)) for number in (1, 2, 3)],
)
HALLS: Final = ("hall", "gallery")
"""Chambers with different names that play the same, as do crypt and vault and the three relics: which of them it is
makes no difference but to those who see it."""

PIECE_KINDS: Final = (
    PieceKind("trap", "probe", 3, "cards", unique=True),
    PieceKind("mind", "probe", 2, "cards", unique=True),
    PieceKind("broken", "probe", 2, "cards", unique=True),
    PieceKind("vines", "probe", 2, "cards", unique=True),
    PieceKind("liar", "probe", 3, "cards", unique=True),
    PieceKind("mechanic", "probe", 1, "cards"),
    PieceKind("mentalist", "probe", 1, "cards"),
    PieceKind("double_key", "probe", 2, "goods", icons=parse_cost("K2")),
    PieceKind("double_torch", "probe", 2, "goods", icons=parse_cost("T2")),
    PieceKind("looking_glass", "probe", 1, "goods", doubles=True),
    PieceKind("chalice", "probe", carried=True, returns=True),
    PieceKind("ape", "probe", 2, "riddles"),
    PieceKind("owl", "probe", 2, "riddles"),
)


class Slot(msgspec.Struct, array_like=True):
    """Souls exchanged so far, whether the echo sleeps, and what nobody is told: which riddle was looked at last."""

    exchanges: int = 0
    asleep: int = 0
    riddle: int = -1


probe = Chapter("probe", order=50, tiles=TILE_KINDS, pieces=PIECE_KINDS, slot=Slot, shown=("exchanges",))


@cache
def price(text: str, place: int = ALONE) -> tuple[Price, ...]:
    return ((Bill(parse_cost(text), place),),)


def is_in_play(game: Game, seat: int) -> bool:
    """Without its pieces the chapter does nothing at all."""
    return bool(game.pieces.kind) and not game.party.out[seat]


# -------------------------------------------------------------------- setting up
@probe.setup(POOL)
def pieces_and_tiles(game: Game) -> None:
    for tile in TILE_KINDS:
        for _ in range(tile.copies):
            game.temple.add(game.rules.tile_kind_ids[tile.id])
    for piece in PIECE_KINDS:
        for _ in range(piece.copies):
            game.pieces.add(game.rules.piece_kind_ids[piece.id], BOXED)
    put_away(game, in_pool(game, [kind for kind in TILE_KINDS if kind.id.startswith("relic")]))


@probe.setup(EXIT)
def shuffle_the_tiles_in(game: Game) -> None:
    """Near the top, so that short games meet them."""
    own = [tile for tile in game.pile(TILES) if game.tile_kind(tile).chapter == "probe"]
    rest = [tile for tile in game.pile(TILES) if tile not in own]
    mixed = game.fortune.shuffled("probe tiles", own + rest[:4])
    game.emit(PileOrdered(TILES, (*mixed, *rest[4:])))


@probe.setup(PIECES)
def markers(game: Game) -> None:
    game.emit(Noted("depot", "markers", 2))


# -------------------------------------------------------------------- changing the temple
@probe.offer("shift", "turn", "land", "hover", "vanish", "breach")
def change_the_temple(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat):
        return ()
    temple, tile = game.temple, game.here(seat) >> 1
    rows = sorted({xy(temple.cell[each])[1] for each in temple.laid()})
    found = [
        Offer("shift", prices=price("T"), targets=tuple(2 * (row + 60) + way for row in rows for way in (0, 1))),
        Offer("turn", prices=price("A"), targets=tuple(4 * tile + turn for turn in range(1, 4))),
    ]
    if temple.state[tile] == HOVER:
        found.append(Offer("land", targets=(tile,)))
    elif tile != game.start:
        found.append(Offer("hover", prices=price("A"), targets=(tile,)))
        found.append(Offer("vanish", prices=price("T"), targets=(tile,)))
    walls = tuple(temple.behind_walls(game.here(seat))) if temple.state[tile] == LAID else ()
    return (*found, Offer("breach", prices=price("K"), targets=walls))


@probe.perform("shift")
def shift_a_row(game: Game, order: Order) -> None:
    effects.settle_discoveries(game)
    row, step = (order.target >> 1) - 60, 1 if order.target & 1 else -1
    temple = game.temple
    line = tuple(tile for cell, tile in sorted(temple.tile_at.items()) if xy(cell)[1] == row)
    cells = tuple(cell_at(xy(temple.cell[tile])[0] + step, row) for tile in line)
    game.emit(ChambersMoved(line, cells, tuple(temple.turn[tile] for tile in line)))


@probe.perform("turn")
def turn_a_chamber(game: Game, order: Order) -> None:
    effects.settle_discoveries(game)
    tile, turn = order.target >> 2, order.target & 3
    game.emit(ChambersMoved((tile,), (game.temple.cell[tile],), ((game.temple.turn[tile] + turn) & 3,)))


@probe.perform("hover")
def lift_a_chamber(game: Game, order: Order) -> None:
    game.emit(ChamberRemoved(order.target, HOVER))


@probe.perform("land")
def land_a_chamber(game: Game, order: Order) -> None:
    game.emit(ChamberPlaced(order.target, game.temple.cell[order.target], game.temple.turn[order.target], order.seat))


@probe.perform("vanish")
def a_chamber_vanishes(game: Game, order: Order) -> None:
    effects.settle_discoveries(game)
    effects.remove_chamber(game, order.target)
    game.emit(PileOrdered(TILES, (*game.pile(TILES), order.target)))


@probe.perform("breach")
def breach_a_wall(game: Game, order: Order) -> None:
    temple, here = game.temple, game.here(order.seat)
    cell = temple.cell[here >> 1]
    side = [cell + step for step in STEP].index(temple.cell[order.target >> 1])
    game.emit(EdgeOpened(cell, side, here & 1, order.target & 1))


# -------------------------------------------------------------------- looking before laying
@probe.react(TileDrawn)
def some_tiles_are_looked_at(game: Game, event: TileDrawn) -> None:
    if game.pieces.kind and event.tile % 2 == 0 and event.seat >= 0:
        game.emit(Noted("pile", TILES, event.seat))
        effects.look_first(game, event.tile, event.seat, "keep", event.place, event.side)


@probe.choices("keep")
def keep_or_replace(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return (NO, YES) if game.pile(TILES) else (NO,)


@probe.closed("keep")
def lay_or_replace(game: Game, question: Question, answers: dict[int, int]) -> None:
    tile, place, side = question.args
    seat = next(iter(answers))
    game.emit(Noted("pile", TILES, -1))
    if answers[seat] == NO:
        effects.keep_tile(game, tile, seat)
        return
    cell, turn = game.temple.cell[tile], game.temple.turn[tile]
    if question.id % 2:
        game.emit(ChamberRemoved(tile, PILE))
    game.emit(PileOrdered(TILES, (*game.pile(TILES), tile)))
    other = game.pile(TILES)[0]
    game.emit(TileDrawn(-1, other, place, side, cell, turn))
    effects.keep_tile(game, other, seat)


@probe.react(TileKept)
def halls_hover_at_first(game: Game, event: TileKept) -> None:
    if game.tile_kind(event.tile).id in HALLS and game.temple.state[event.tile] == AIR:
        game.emit(ChamberRemoved(event.tile, HOVER))


@probe.react(TempleSettled)
def then_they_come_down(game: Game, event: TempleSettled) -> None:
    """One at a time: the temple has to settle again after each."""
    temple = game.temple
    for tile, state in enumerate(temple.state):
        empty = not any(place >> 1 == tile for place in game.party.place if place >= 0)
        if state == HOVER and empty:
            game.emit(ChamberPlaced(tile, temple.cell[tile], temple.turn[tile]))
            return


# -------------------------------------------------------------------- souls, tasks and time
@probe.offer("soul", "task", "stop")
def strange_deeds(game: Game, seat: int) -> tuple[Offer, ...]:
    if not is_in_play(game, seat):
        return ()
    others = tuple(each for each in game.party.inside() if each != seat)
    tasks = (game.here(seat) >> 1,) if game.depot.markers else ()
    return (
        Offer("soul", prices=price("G"), targets=others),
        Offer("task", prices=price("T2", game.here(seat)), targets=tasks),
        Offer("stop", OUTSIDE, prices=price("G")),
    )


@probe.perform("soul")
def exchange_souls(game: Game, order: Order) -> None:
    control = list(game.party.control)
    control[order.seat], control[order.target] = control[order.target], control[order.seat]
    game.emit(ControlChanged(tuple(control), tuple(game.party.own)))
    game.emit(Noted("probe", "exchanges", game.slots["probe"].exchanges + 1))


@probe.perform("task")
def do_a_task(game: Game, order: Order) -> None:
    game.emit(Achieved(order.target))


@probe.perform("stop")
def stop_the_clock(game: Game, order: Order) -> None:
    game.emit(ClockStopped(game.now))
    questions.ask(game, "resume", (1 << game.party.size) - 1, 90_000, need=ALL)


@probe.choices("resume")
def yes_or_wait(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return (YES, NO)


@probe.closed("resume")
def time_goes_on(game: Game, question: Question, answers: dict[int, int]) -> None:
    game.emit(ClockResumed(game.now - game.stopped_at))
