"""The entities of which a client's view of a table consists; `view` decides which of them a seat may see.

A module of its own, because msgspec builds structs from Python classes, which are not compiled.
"""

import msgspec

from tumbledown.engine.dice import HAND


class Entity(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The common base; a store keeps entities by key."""


class ClockView(Entity, frozen=True):
    """`now` of the table; game time is `now - offset`. Deadlines are in the table's time as well."""

    phase: int
    offset: int
    stopped_at: int
    timers: tuple[tuple[str, int, tuple[int, ...]], ...]
    won: bool = False
    reason: str = ""


class DepotView(Entity, frozen=True):
    """`keys` is how many keys the exit costs a seat whose cards do not change that."""

    gems: int
    beside: int
    markers: int = 0
    gem_tiles: int = 0
    keys: int = 0


class PileView(Entity, frozen=True):
    """A pile. All seats see how high it is, no seat sees its contents."""

    height: int
    locked_by: int = -1


class SeatView(Entity, frozen=True):
    figure: int
    own: int
    colour: int
    out: bool
    absent: int
    driver: int
    ready_at: int
    throws: int
    gift: bool
    prefs: int


class AdventurerView(Entity, frozen=True):
    """`safe`: a slam would find the adventurer in a place that protects."""

    place: int
    safe: bool = False


class DieView(Entity, frozen=True):
    holder: int
    face: str
    where: int = HAND
    marks: int = 0


class ChamberView(Entity, frozen=True):
    """A tile in the temple; `kind` is missing while it is hidden from this seat. If the chamber has a task, `done` is
    how much of what it asks for has been done."""

    x: int
    y: int
    turn: int
    state: int
    kind: str = ""
    used: bool = False
    gems: int = 0
    done: int = 0
    asked: int = 0


class TileView(Entity, frozen=True):
    """A tile in the pile, for a seat that is looking through it."""

    kind: str


class EdgeView(Entity, frozen=True):
    """An extra passage across an edge."""

    x: int
    y: int
    side: int
    near: int
    far: int


class PieceView(Entity, frozen=True):
    """A card, token or small tile; `kind` is missing while it lies face down and this seat has not seen it, and `back`
    is then the pile that it comes from, which all can see by its back. Of the pieces in a pile only those are listed
    that this seat is looking at."""

    at: int
    kind: str = ""
    added: bool = False
    gems: int = 0
    back: str = ""


class QuestionView(Entity, frozen=True):
    """`choices` are this seat's legal answers; only the seats that are asked get `args`."""

    kind: str
    asked: int
    need: int
    due_at: int
    blocks: bool
    args: tuple[int, ...]
    answers: dict[int, int]
    choices: tuple[int, ...] = ()


class ChapterView(Entity, frozen=True):
    """The values that a chapter has noted and that all may see."""

    notes: dict[str, int | str | tuple[int, ...]]


AnyEntity = (
    ClockView
    | DepotView
    | PileView
    | SeatView
    | AdventurerView
    | DieView
    | ChamberView
    | TileView
    | EdgeView
    | PieceView
    | QuestionView
    | ChapterView
)


Seen = dict[str, AnyEntity]
