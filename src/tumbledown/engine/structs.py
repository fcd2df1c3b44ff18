"""Small values that cross the engine's border: settings, questions, outcomes."""

import msgspec

from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.events import Event
from tumbledown.engine.refusals import Refusal


class SettingsError(ValueError):
    """A table that cannot be set up, and why."""


class EngineFault(RuntimeError):
    """The rules ran away or contradict each other: a defect, never a player's fault."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What the table agreed on before the game; together with a seed it is the whole set-up.

    `numbers` and `seat_choices` are pairs of a name, which a chapter in play declares, and what was chosen: a number,
    or a word for each seat. They are tuples, so that settings can be compared and looked up as they are.
    """

    players: int = 4
    modules: tuple[str, ...] = ()
    difficulty: str = "normal"
    soundtrack: str = "track1"
    practice: bool = False
    roll_ms: int = 1000
    colours: tuple[int, ...] = ()
    bots_take_over: bool = False
    variants: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    seat_choices: tuple[tuple[str, tuple[str, ...]], ...] = ()


class SettingsWarning(msgspec.Struct, frozen=True):
    """What a table should know before it plays with its settings: a code, which the client puts into words, and the
    numbers in it. It forbids nothing."""

    code: str
    numbers: dict[str, int]


class Question(msgspec.Struct, array_like=True):
    """An open question; answers gather until it closes. A waiting one has no deadline yet (-1)."""

    id: int
    kind: str
    asked: int
    need: int
    due_at: int
    ms: int
    blocks: bool
    default: int
    args: tuple[int, ...]
    command: AnyCommand | None
    answers: dict[int, int]


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """What came of a command: everything that happened, and why not if it was refused."""

    events: list[Event]
    refusal: Refusal | None = None

    @property
    def ok(self) -> bool:
        return self.refusal is None
