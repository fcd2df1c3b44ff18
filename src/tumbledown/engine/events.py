"""The events: a closed set of 32 structs named in the past tense, the same types in engine, log and wire.

An event names tiles and pieces by their ids and never says what is printed on them. Ids reveal nothing about what lies
face down (see `renaming`), so most events are sent to all seats unchanged; `telling` handles the others.
"""

import msgspec

from tumbledown.engine.commands import AnyCommand


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The common base. An event holds the results of dice and draws, so `apply` needs nothing else."""


class DiceRolled(Event, frozen=True):
    """Dice were rolled: `faces` belong to the dice of the mask in ascending order."""

    seat: int
    dice: int
    faces: tuple[int, ...]
    throw: int
    ready_at: int


class DiceSpent(Event, frozen=True):
    """Dice paid for something; they lie unrolled and are part of their owners' next rolls."""

    seat: int
    dice: int


class DiceFreed(Event, frozen=True):
    """Locked dice of `seat` are unrolled again; `by` is the helper's seat or -1."""

    seat: int
    dice: int
    by: int = -1


class DieMoved(Event, frozen=True):
    """A die lies somewhere else, has another holder, or both."""

    die: int
    where: int
    holder: int
    face: int = 0


class TileDrawn(Event, frozen=True):
    """A discovery is open: the tile is in the air and its cell reserved. A `chosen` tile was not drawn by chance, so it
    cannot be exchanged for another."""

    seat: int
    tile: int
    place: int
    side: int
    cell: int
    turn: int
    chosen: bool = False


class TileKept(Event, frozen=True):
    """The drawn tile is kept; it will now be laid, unless a reaction lays it elsewhere."""

    tile: int
    seat: int


class ChamberPlaced(Event, frozen=True):
    """A tile lies in the temple; `by` is the discoverer's seat, -1 at set-up."""

    tile: int
    cell: int
    turn: int
    by: int = -1


class ChambersMoved(Event, frozen=True):
    """Tiles changed cells or were turned, all at once. One that was in the air lies in the temple now."""

    tiles: tuple[int, ...]
    cells: tuple[int, ...]
    turns: tuple[int, ...]


class ChamberRemoved(Event, frozen=True):
    """A tile left the temple and is unused again; `state` is where it went (pile, air, hover or box)."""

    tile: int
    state: int = 0


class EdgeOpened(Event, frozen=True):
    """An extra passage across the edge between two cells was opened, with the half that it reaches on either side."""

    cell: int
    side: int
    near: int = 0
    far: int = 0


class TempleSettled(Event, frozen=True):
    """The temple changed, and all immediate consequences are done."""


class AdventurerMoved(Event, frozen=True):
    """A figure stands elsewhere; `means` says how it got there, and `passed` are the places on the way."""

    figure: int
    to: int
    means: int
    seat: int = -1
    passed: tuple[int, ...] = ()


class AdventurerEscaped(Event, frozen=True):
    """A figure left the temple for good, with its player's dice."""

    seat: int
    figure: int


class ControlChanged(Event, frozen=True):
    """Which seat steers which figure now, and which seat owns each figure."""

    control: tuple[int, ...]
    own: tuple[int, ...]


class PieceMoved(Event, frozen=True):
    """A card, tile or token lies elsewhere."""

    piece: int
    to: int
    face_up: bool = True
    seat: int = -1


class PileOrdered(Event, frozen=True):
    """A pile consists of these now, top first; the order is sent to no seat.

    What is listed comes into the pile from the temple, the air, the box or a seat; what was in the pile and is not
    listed goes into the box. No seat is told which. Everything in the pile gets new ids (see `renaming`), so read the
    pile again after this event: an old id may mean another tile or piece.
    """

    pile: str
    order: tuple[int, ...]


class FacesShown(Event, frozen=True):
    """Seats of the mask `to` see these tiles (`scope` is `tile`) or pieces (`piece`), which lie face down, in a pile or
    in the air, until they are ordered into a pile or until the same event comes with `ends`. No other seat gets it."""

    scope: str
    ids: tuple[int, ...]
    to: int
    ends: bool = False


class GemsMoved(Event, frozen=True):
    """Gems went from one place to another."""

    source: int
    target: int
    count: int


class GemsActivated(Event, frozen=True):
    """Gem steps of these tiles were fired; the tiles are used up."""

    tiles: tuple[int, ...]
    gems: tuple[int, ...]
    seat: int


class Achieved(Event, frozen=True):
    """The task of this tile is complete. One marker leaves the depot for it, unless the task has none."""

    tile: int
    has_marker: bool = True


class GameStarted(Event, frozen=True):
    """The game started; `at` is the table's time of it."""

    at: int = 0


class DoorPhase(Event, frozen=True):
    """One step of a slam; `safe` is the mask of seats that were safe when it fell."""

    countdown: int
    phase: int
    safe: int


class TimerSet(Event, frozen=True):
    """A timer runs until `at`; a negative `at` removes it."""

    id: int
    name: str
    at: int
    rank: int
    args: tuple[int, ...] = ()


class TimerRang(Event, frozen=True):
    """A timer ran out."""

    id: int
    name: str
    args: tuple[int, ...] = ()


class ClockStopped(Event, frozen=True):
    """Game time stands still from `at` on, with all timers whose rank is not REAL."""

    at: int


class ClockResumed(Event, frozen=True):
    """Game time goes on; every deadline that stood still is moved by `shift`."""

    shift: int


class GameEnded(Event, frozen=True):
    """The game is over, with the team's result and its reason."""

    won: bool
    reason: str


class Asked(Event, frozen=True):
    """A question is open to the seats of the mask `asked`."""

    id: int
    kind: str
    asked: int
    need: int
    due_at: int
    ms: int
    blocks: bool = False
    default: int = 0
    args: tuple[int, ...] = ()
    command: AnyCommand | None = None


class Answered(Event, frozen=True):
    """A seat answered."""

    question: int
    seat: int
    option: int


class Closed(Event, frozen=True):
    """A question was closed: `answered`, `due` or `lapsed`."""

    question: int
    how: str


class Noted(Event, frozen=True):
    """A fact changed in a chapter's slot, or on a die, seat, tile, piece, pile or question."""

    scope: str
    key: str
    value: int | str | tuple[int, ...]
    index: int = -1


class Announced(Event, frozen=True):
    """A message to show or play that changes no state; `to` is a mask of seats, 0 for all."""

    what: str
    args: tuple[int, ...] = ()
    to: int = 0


AnyEvent = (
    DiceRolled
    | DiceSpent
    | DiceFreed
    | DieMoved
    | TileDrawn
    | TileKept
    | ChamberPlaced
    | ChambersMoved
    | ChamberRemoved
    | EdgeOpened
    | TempleSettled
    | AdventurerMoved
    | AdventurerEscaped
    | ControlChanged
    | PieceMoved
    | PileOrdered
    | FacesShown
    | GemsMoved
    | GemsActivated
    | Achieved
    | GameStarted
    | DoorPhase
    | TimerSet
    | TimerRang
    | ClockStopped
    | ClockResumed
    | GameEnded
    | Asked
    | Answered
    | Closed
    | Noted
    | Announced
)
