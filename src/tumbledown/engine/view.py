"""What a seat may see, as entities: one pure function, used by wire, bots and tests alike.

Hidden are the order of the piles, face-down pieces unless seen, the tile of an open discovery except to whoever is
asked, veiled tiles, and private words. What is hidden is absent, never sent and then covered. Ids follow the order of
the box and so betray the kind: a hidden thing goes by where it lies, and events about it name no id.
"""

from typing import Final

import msgspec

from tumbledown.engine import questions
from tumbledown.engine.dice import HAND, SHIFT, bits
from tumbledown.engine.entities import (
    AdventurerView,
    AnyEntity,
    ChamberView,
    ChapterView,
    ClockView,
    DepotView,
    DieView,
    EdgeView,
    Entity,
    PieceView,
    PileView,
    QuestionView,
    SeatView,
    Seen,
)
from tumbledown.engine.events import Announced, Asked, Event, PieceMoved, PileOrdered, TileDrawn
from tumbledown.engine.fortune import MOST_SEATS
from tumbledown.engine.game import Game
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.pieces import IN_BOX, IN_PILE
from tumbledown.engine.temple import AIR, BOX, PILE, xy

# Whoever asks what a seat sees finds here as well what it is made of.
__all__ = [
    "AdventurerView",
    "AnyEntity",
    "ChamberView",
    "ChapterView",
    "ClockView",
    "DepotView",
    "DieView",
    "EdgeView",
    "Entity",
    "PieceView",
    "PileView",
    "QuestionView",
    "SeatView",
    "Seen",
    "view",
]

SPECTATOR: Final = -1

# Groups of entities, as bits: what an event may have changed is said in these.
CLOCK: Final = 1
DEPOT: Final = 2
PILES: Final = 4
SEATS: Final = 8
FIGURES: Final = 16
CHAMBERS: Final = 32
EDGES: Final = 64
PIECES: Final = 128
QUESTIONS: Final = 256
DICE: Final = 512
CHAPTERS: Final = 1024
EVERYTHING: Final = 2047
PRIVATE: Final = CHAMBERS | PIECES | QUESTIONS
"""The groups in which seats may see different things."""


class Keys:
    """The keys of one kind of entity by number: each is made once, for all games and frames."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._made: list[str] = []

    def of(self, number: int) -> str:
        while number >= len(self._made):
            self._made.append(f"{self._kind}:{len(self._made)}")
        return self._made[number]


SEAT: Final = Keys("seat")
FIGURE: Final = Keys("adventurer")
DIE: Final = Keys("die")
CHAMBER: Final = Keys("chamber")
PIECE: Final = Keys("piece")

_dice_in_hand: dict[int, DieView] = {}


def view(game: Game, seat: int = SPECTATOR) -> Seen:
    """Every entity that this seat may see, by key.

    Rules: base.info.open.
    """
    return part(game, seat, EVERYTHING, -1)


def part(game: Game, seat: int, groups: int, dice: int = 0, seats: int = -1) -> Seen:
    """Only these groups of entities, and of dice and seats those of the masks."""
    seen: Seen = {}
    hidden: Seen = {}
    if groups & CLOCK:
        seen["clock"] = _clock(game)
    if groups & DEPOT:
        seen["depot"] = _depot(game)
    if groups & PILES:
        _add_piles(seen, game)
    if groups & SEATS:
        _add_seats(seen, game, seats)
    if groups & FIGURES:
        _add_figures(seen, game)
    if groups & DICE:
        _add_dice(seen, game, dice)
    if groups & CHAMBERS:
        _add_chambers(seen, hidden, game, seat)
    if groups & EDGES:
        _add_edges(seen, game)
    if groups & PIECES:
        _add_pieces(seen, hidden, game, seat)
    if groups & QUESTIONS:
        seen.update({f"question:{id}": _question(game, id, seat) for id in game.questions})
    if groups & CHAPTERS:
        _add_notes(seen, game)
    if hidden:
        # Among the others, in the order of ids, their very position would betray them.
        seen.update(sorted(hidden.items()))
    return seen


def is_same_for_all(game: Game, groups: int) -> bool:
    """Whether nobody sees more in these groups than a spectator does: nothing is asked, and nothing lies covered."""
    if groups & QUESTIONS and game.questions:
        return False
    if groups & CHAMBERS:
        for tile, state in enumerate(game.temple.state):
            if state not in (PILE, BOX) and not sees_face(game, tile, SPECTATOR):
                return False
    if groups & PIECES:
        for piece, where in enumerate(game.pieces.at):
            if where >> SHIFT not in (IN_PILE, IN_BOX) and not game.pieces.face_up[piece]:
                return False
    return True


def _add_seats(seen: Seen, game: Game, seats: int) -> None:
    for seat in range(game.party.size):
        if seats >> seat & 1:
            seen[SEAT.of(seat)] = _seat(game, seat)


def _add_figures(seen: Seen, game: Game) -> None:
    for figure, place in enumerate(game.party.place):
        seen[FIGURE.of(figure)] = AdventurerView(place)


def _add_dice(seen: Seen, game: Game, dice: int) -> None:
    for die in bits(dice) if dice >= 0 else range(len(game.dice.face)):
        seen[DIE.of(die)] = _die(game, die)


def _add_piles(seen: Seen, game: Game) -> None:
    for name, order in game.pieces.piles.items():
        seen[f"pile:{name}"] = PileView(len(order), game.pieces.locked_by.get(name, -1))


def _add_chambers(seen: Seen, hidden: Seen, game: Game, seat: int) -> None:
    for tile, state in enumerate(game.temple.state):
        if state not in (PILE, BOX):
            shown = sees_face(game, tile, seat)
            _add_chamber(seen if shown else hidden, game, tile, shown)


def _add_edges(seen: Seen, game: Game) -> None:
    for edge, halves in game.temple.edges.items():
        _add_edge(seen, edge, halves)


def _add_pieces(seen: Seen, hidden: Seen, game: Game, seat: int) -> None:
    for piece, where in enumerate(game.pieces.at):
        if where >> SHIFT not in (IN_PILE, IN_BOX):
            shown = _knows_piece(game, piece, seat)
            _add_piece(seen if shown else hidden, game, piece, shown)


def _add_notes(seen: Seen, game: Game) -> None:
    for chapter in game.rules.chapters:
        if chapter.shown:
            slot = game.slots[chapter.name]
            seen[f"chapter:{chapter.name}"] = ChapterView({name: getattr(slot, name) for name in chapter.shown})


SECRETIVE: Final = frozenset({Announced, PileOrdered, TileDrawn, PieceMoved, Asked})
"""The kinds of events that somebody may hear otherwise than they are logged; of all others everybody hears all."""


def has_secrets(events: list[Event]) -> bool:
    """Whether there may be anything in these events that not everybody hears."""
    for event in events:
        if type(event) in SECRETIVE:
            return True
    return False


def told(event: Event, seat: int = SPECTATOR) -> Event | None:
    """The event as this seat may hear of it, or nothing."""
    if type(event) not in SECRETIVE:
        return event
    if isinstance(event, Announced):
        return event if not event.to or (seat >= 0 and event.to >> seat & 1) else None
    if isinstance(event, PileOrdered):
        return PileOrdered(event.pile, ())
    if isinstance(event, TileDrawn):
        return TileDrawn(event.seat, -1, event.place, event.side, event.cell, event.turn)
    if isinstance(event, PieceMoved) and not event.face_up:
        return PieceMoved(-1, event.to, False, event.seat)
    if isinstance(event, Asked) and not (seat >= 0 and event.asked >> seat & 1):
        return msgspec.structs.replace(event, args=())
    return event


def insiders(event: Event) -> int:
    """The seats that hear more of this event than a spectator does, as a mask."""
    if isinstance(event, Announced):
        return event.to
    return event.asked if isinstance(event, Asked) and event.args else 0


def _clock(game: Game) -> ClockView:
    timers = tuple([(name, at, args) for at, _, _, name, args in game.timers])
    return ClockView(game.phase, game.offset, game.stopped_at, timers, game.won, game.reason)


def _depot(game: Game) -> DepotView:
    depot = game.depot
    return DepotView(depot.gems, depot.beside, depot.markers, depot.gem_tiles)


def _seat(game: Game, seat: int) -> SeatView:
    party = game.party
    colours = game.rules.settings.colours
    return SeatView(
        party.control[seat],
        party.own[seat],
        colours[seat] if colours else seat,
        bool(party.out[seat]),
        party.absent[seat],
        party.driver[seat],
        party.ready_at[seat],
        party.throws[seat],
        bool(party.gift[seat]),
        party.prefs[seat],
    )


def _die(game: Game, die: int) -> DieView:
    """Dice look alike again and again, so there is one picture of each state for all games."""
    dice = game.dice
    holder, face, where, marks = dice.holder[die], dice.face[die], dice.where[die], dice.marks[die]
    if where != HAND:
        return DieView(holder, LETTERS[face], where, marks)
    state = (marks * MOST_SEATS + holder) * len(LETTERS) + face
    known = _dice_in_hand.get(state)
    if known is None:
        known = _dice_in_hand[state] = DieView(holder, LETTERS[face], where, marks)
    return known


def _add_chamber(seen: Seen, game: Game, tile: int, shown: bool) -> None:
    temple = game.temple
    x, y = xy(temple.cell[tile])
    kind = temple.kind_of(tile).id if shown else ""
    key = CHAMBER.of(tile) if shown else f"chamber:hidden.{x}.{y}"
    used, gems = bool(temple.used[tile]), temple.gems[tile]
    seen[key] = ChamberView(x, y, temple.turn[tile], temple.state[tile], kind, used, gems)


def sees_face(game: Game, tile: int, seat: int) -> bool:
    """Whether the seat knows which chamber this tile in the temple is."""
    if game.temple.state[tile] == AIR:
        return _sees_in_the_air(game, tile, seat)
    veil = game.temple.veil.get(tile, 0)
    return not veil if seat < 0 else not veil >> seat & 1


def _sees_in_the_air(game: Game, tile: int, seat: int) -> bool:
    asked = [q.asked for q in game.questions.values() if q.args and q.args[0] == tile and q.blocks]
    return seat >= 0 and any(mask >> seat & 1 for mask in asked)


def _add_edge(seen: Seen, edge: int, halves: tuple[int, int]) -> None:
    """Each passage is kept from both of its cells; one of them is enough to see."""
    cell, side = edge >> 2, edge & 3
    if side in (1, 2):
        x, y = xy(cell)
        seen[f"edge:{x}.{y}.{side}"] = EdgeView(x, y, side, halves[0], halves[1])


def _knows_piece(game: Game, piece: int, seat: int) -> bool:
    pieces = game.pieces
    return bool(pieces.face_up[piece]) or (seat >= 0 and bool(pieces.seen_by[piece] >> seat & 1))


def _add_piece(seen: Seen, game: Game, piece: int, shown: bool) -> None:
    pieces, where = game.pieces, game.pieces.at[piece]
    if shown:
        kind, gems = pieces.kind_of(piece).id, game.depot.on_pieces.get(piece, 0)
        seen[PIECE.of(piece)] = PieceView(where, kind, bool(pieces.added[piece]), gems)
        return
    number = 0
    while f"piece:hidden.{where}.{number}" in seen:
        number += 1
    seen[f"piece:hidden.{where}.{number}"] = PieceView(where)


def _question(game: Game, id: int, seat: int) -> QuestionView:
    q = game.questions[id]
    choices = questions.choices(game, q, seat) if seat >= 0 and seat not in q.answers else ()
    args = q.args if seat >= 0 and q.asked >> seat & 1 else ()
    return QuestionView(q.kind, q.asked, q.need, q.due_at, q.blocks, args, dict(q.answers), choices)


def changes(before: Seen, after: Seen) -> tuple[Seen, list[str]]:
    """What a store that holds `before` must set, and which keys are gone."""
    changed = {key: entity for key, entity in after.items() if before.get(key) != entity}
    return changed, [key for key in before if key not in after]
