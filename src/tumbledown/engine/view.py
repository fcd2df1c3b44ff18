"""The entities that a seat may see: one pure function, used by the wire, the bots and the tests.

The contents of piles, face-down pieces and tiles in the air are hidden from all seats but those that see them, and the
arguments of a question from all seats that are not asked. The kind of a hidden thing is not sent at all; its id is,
because ids tell nothing (see `renaming`). `telling` filters events.
"""

from typing import Final

from tumbledown.engine import questions
from tumbledown.engine.dice import HAND, SHIFT, bits
from tumbledown.engine.effects import is_safe
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
    TileView,
)
from tumbledown.engine.fortune import MOST_SEATS
from tumbledown.engine.game import Game
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.pieces import IN_BOX, IN_PILE
from tumbledown.engine.temple import BOX, HOVER, LAID, PILE, xy

# Re-export the entities together with `view`.
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
    "TileView",
    "view",
]

SPECTATOR: Final = -1
NO_TASK: Final = (0, 0)

# Groups of entities, as bits, used to say what an event may have changed.
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
"""The groups in which seats may see different entities."""


class Keys:
    """The keys of one kind of entity by number; each string is made once for all games and frames."""

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
    """The entities of these groups, and the dice and seats of the masks."""
    seen: Seen = {}
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
        _add_chambers(seen, game, seat)
    if groups & EDGES:
        _add_edges(seen, game)
    if groups & PIECES:
        _add_pieces(seen, game, seat)
    if groups & QUESTIONS:
        seen.update({f"question:{id}": _question(game, id, seat) for id in game.questions})
    if groups & CHAPTERS:
        _add_notes(seen, game)
    return seen


def is_same_for_all(game: Game, groups: int) -> bool:
    """Whether no seat sees more in these groups than a spectator: no question is open and nothing is shown to only
    some."""
    if groups & QUESTIONS and game.questions:
        return False
    if groups & CHAMBERS and game.temple.seen_by:
        return False
    return not groups & PIECES or not any(game.pieces.seen_by)


def _add_seats(seen: Seen, game: Game, seats: int) -> None:
    for seat in range(game.party.size):
        if seats >> seat & 1:
            seen[SEAT.of(seat)] = _seat(game, seat)


def _add_figures(seen: Seen, game: Game) -> None:
    for figure, place in enumerate(game.party.place):
        seen[FIGURE.of(figure)] = AdventurerView(place, place >= 0 and is_safe(game, place))


def _add_dice(seen: Seen, game: Game, dice: int) -> None:
    for die in bits(dice) if dice >= 0 else range(len(game.dice.face)):
        seen[DIE.of(die)] = _die(game, die)


def _add_piles(seen: Seen, game: Game) -> None:
    for name, order in game.pieces.piles.items():
        seen[f"pile:{name}"] = PileView(len(order), game.pieces.locked_by.get(name, -1))


def _add_chambers(seen: Seen, game: Game, seat: int) -> None:
    for tile, state in enumerate(game.temple.state):
        if state not in (PILE, BOX):
            seen[CHAMBER.of(tile)] = _chamber(game, tile, seat)
    for tile in game.temple.seen_by:
        if game.temple.state[tile] == PILE and sees_face(game, tile, seat):
            seen[f"tile:{tile}"] = TileView(game.temple.kind_of(tile).id)


def _add_edges(seen: Seen, game: Game) -> None:
    for edge, halves in game.temple.edges.items():
        _add_edge(seen, edge, halves)


def _add_pieces(seen: Seen, game: Game, seat: int) -> None:
    pieces = game.pieces
    for piece, where in enumerate(pieces.at):
        kind = where >> SHIFT
        if kind not in (IN_PILE, IN_BOX) or (kind == IN_PILE and pieces.seen_by[piece] and knows(game, piece, seat)):
            seen[PIECE.of(piece)] = _piece(game, piece, seat)


def _add_notes(seen: Seen, game: Game) -> None:
    for chapter in game.rules.chapters:
        if chapter.shown:
            slot = game.slots[chapter.name]
            seen[f"chapter:{chapter.name}"] = ChapterView({name: getattr(slot, name) for name in chapter.shown})


def _clock(game: Game) -> ClockView:
    """The clock. While it stands still, stopped timers are listed with the time at which they would have rung."""
    timers = tuple([(name, at, args) for at, _, _, name, args in game.timers + game.frozen])
    return ClockView(game.phase, game.offset, game.stopped_at, timers, game.won, game.reason)


def _depot(game: Game) -> DepotView:
    depot = game.depot
    return DepotView(depot.gems, depot.beside, depot.markers, depot.gem_tiles, _exit_keys(game))


def _exit_keys(game: Game) -> int:
    """The number of keys that the exit costs a seat without cards."""
    keys = 0
    for rule in game.rules.laws(0).adjust_escape_keys:
        keys = rule(game, SPECTATOR, keys)
    return keys


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
    """The entity of a die. Those of dice in hand are cached for all games, because the same states occur often."""
    dice = game.dice
    holder, face, where, marks = dice.holder[die], dice.face[die], dice.where[die], dice.marks[die]
    if where != HAND:
        return DieView(holder, LETTERS[face], where, marks)
    state = (marks * MOST_SEATS + holder) * len(LETTERS) + face
    known = _dice_in_hand.get(state)
    if known is None:
        known = _dice_in_hand[state] = DieView(holder, LETTERS[face], where, marks)
    return known


def _chamber(game: Game, tile: int, seat: int) -> ChamberView:
    temple = game.temple
    x, y = xy(temple.cell[tile])
    is_known = sees_face(game, tile, seat)
    kind = temple.kind_of(tile).id if is_known else ""
    done, asked = temple.progress.get(tile, NO_TASK) if is_known else NO_TASK
    turn, state, used, gems = temple.turn[tile], temple.state[tile], bool(temple.used[tile]), temple.gems[tile]
    return ChamberView(x, y, turn, state, kind, used, gems, done, asked)


def sees_face(game: Game, tile: int, seat: int) -> bool:
    """Whether the seat knows which chamber this tile is."""
    temple = game.temple
    if temple.state[tile] in (LAID, HOVER):
        return True
    return seat >= 0 and bool(temple.seen_by.get(tile, 0) >> seat & 1)


def _add_edge(seen: Seen, edge: int, halves: tuple[int, int]) -> None:
    """Add an extra passage once; it is stored for both of its cells."""
    cell, side = edge >> 2, edge & 3
    if side in (1, 2):
        x, y = xy(cell)
        seen[f"edge:{x}.{y}.{side}"] = EdgeView(x, y, side, halves[0], halves[1])


def knows(game: Game, piece: int, seat: int) -> bool:
    """Whether the seat knows which piece this is: it lies face up, or the seat has looked at it."""
    pieces = game.pieces
    return bool(pieces.face_up[piece]) or (seat >= 0 and bool(pieces.seen_by[piece] >> seat & 1))


def _piece(game: Game, piece: int, seat: int) -> PieceView:
    pieces = game.pieces
    kind, is_known = pieces.kind_of(piece), knows(game, piece, seat)
    gems = game.depot.on_pieces.get(piece, 0)
    if is_known:
        return PieceView(pieces.at[piece], kind.id, bool(pieces.added[piece]), gems)
    return PieceView(pieces.at[piece], "", bool(pieces.added[piece]), gems, kind.pile)


def _question(game: Game, id: int, seat: int) -> QuestionView:
    q = game.questions[id]
    choices = questions.choices(game, q, seat) if seat >= 0 and seat not in q.answers else ()
    args = q.args if seat >= 0 and q.asked >> seat & 1 else ()
    return QuestionView(q.kind, q.asked, q.need, q.due_at, q.blocks, args, dict(q.answers), choices)


def changes(before: Seen, after: Seen) -> tuple[Seen, list[str]]:
    """The entities that a store with `before` must set, and the keys that are gone."""
    changed = {key: entity for key, entity in after.items() if before.get(key) != entity}
    return changed, [key for key in before if key not in after]
