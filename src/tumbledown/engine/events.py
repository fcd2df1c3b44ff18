"""What has happened: a closed set of 32 past-tense structs, one type for engine, log and wire.

An event names tiles and pieces by their ids and never says what is printed on them. As `renaming` sees to it that ids
tell nothing about what lies face down, most events are told to everybody as they are; `telling` knows the others.
"""

import msgspec

from tumbledown.engine.commands import AnyCommand


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The common base. `apply` needs nothing but the event: results of dice and draws stand in it."""


class DiceRolled(Event, frozen=True):
    """A throw: `faces` belong to the dice of the mask in ascending order."""

    seat: int
    dice: int
    faces: tuple[int, ...]
    throw: int
    ready_at: int


class DiceSpent(Event, frozen=True):
    """Dice paid for something; they lie unrolled and join their owners' next throws."""

    seat: int
    dice: int


class DiceFreed(Event, frozen=True):
    """Locked dice of `seat` are unrolled again; `by` is the helper's seat or -1."""

    seat: int
    dice: int
    by: int = -1


class DieMoved(Event, frozen=True):
    """A die lies somewhere else, belongs to somebody else, or both."""

    die: int
    where: int
    holder: int
    face: int = 0


class TileDrawn(Event, frozen=True):
    """A discovery is open: the tile is in the air and its cell reserved. A `chosen` one did not come by luck, so that
    nobody may exchange it for another."""

    seat: int
    tile: int
    place: int
    side: int
    cell: int
    turn: int
    chosen: bool = False


class TileKept(Event, frozen=True):
    """The drawn tile is the one; it will now be laid, unless a reaction lays it elsewhere."""

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
    """A tile left the temple, fresh again; `state` is where it went (pile, air, hover or box)."""

    tile: int
    state: int = 0


class EdgeOpened(Event, frozen=True):
    """An extra passage across the edge between two cells, with the half it reaches on either side."""

    cell: int
    side: int
    near: int = 0
    far: int = 0


class TempleSettled(Event, frozen=True):
    """The temple changed and everything that followed at once is done."""


class AdventurerMoved(Event, frozen=True):
    """A figure stands elsewhere; `means` says how it got there, and `passed` are the places on the way."""

    figure: int
    to: int
    means: int
    seat: int = -1
    passed: tuple[int, ...] = ()


class AdventurerEscaped(Event, frozen=True):
    """A figure left the temple for good, and its player's dice with it."""

    seat: int
    figure: int


class ControlChanged(Event, frozen=True):
    """Who steers which figure now, and whose own each figure is."""

    control: tuple[int, ...]
    own: tuple[int, ...]


class PieceMoved(Event, frozen=True):
    """A card, tile or token lies elsewhere."""

    piece: int
    to: int
    face_up: bool = True
    seat: int = -1


class PileOrdered(Event, frozen=True):
    """A pile consists of these now, top first; the order is for nobody's eyes.

    Whatever is listed comes into the pile, from the temple, the air, the box or a seat; what was in the pile and is not
    listed is in the box. Nobody is told which. What is in a pile gets the pile's ids anew (see `renaming`), so read the
    pile again after this: an id from before means something else now.
    """

    pile: str
    order: tuple[int, ...]


class FacesShown(Event, frozen=True):
    """Seats of the mask `to` see these tiles (`scope` is `tile`) or pieces (`piece`), which lie face down, in a pile or
    in the air; until they are ordered into a pile, or until the same is told with `ends`. Nobody else hears of it."""

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
    """The task of this tile is done, all of it. One marker leaves the depot for it, unless the task has none."""

    tile: int
    has_marker: bool = True


class GameStarted(Event, frozen=True):
    """The opening call; `at` is the table's time of it."""

    at: int = 0


class DoorPhase(Event, frozen=True):
    """One step of a slam; `safe` is the mask of seats that were safe when it fell."""

    countdown: int
    phase: int
    safe: int


class TimerSet(Event, frozen=True):
    """A timer runs until `at`; a negative `at` takes it away."""

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
    """Game time stands still from `at` on, and all timers with it that are not REAL."""

    at: int


class ClockResumed(Event, frozen=True):
    """Game time goes on; every deadline that stood still moves by `shift`."""

    shift: int


class GameEnded(Event, frozen=True):
    """The one shared result and its reason."""

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
    """A question is over: `answered`, `due`, `lapsed`."""

    question: int
    how: str


class Noted(Event, frozen=True):
    """A fact changed in a chapter's slot, or on a die, seat, tile, piece, pile or question."""

    scope: str
    key: str
    value: int | str | tuple[int, ...]
    index: int = -1


class Announced(Event, frozen=True):
    """Something to tell, see or hear that changes nothing; `to` is a mask of seats, 0 for all."""

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
