"""Small values of the engine's interface: settings, questions, outcomes."""

import msgspec

from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.events import Event
from tumbledown.engine.refusals import Refusal


class SettingsError(ValueError):
    """A game with these settings cannot be set up; the message says why."""


class EngineFault(RuntimeError):
    """The rules loop or contradict each other. This is a bug, never an error of a player."""


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of a game; with a seed they determine the whole set-up.

    `numbers` and `seat_choices` are pairs of a name, which a chapter in play declares, and what was chosen: a number,
    or a word for each seat. They are tuples, so that settings can be compared and hashed.
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
    """A warning about allowed settings: a code, for which the client has a text, and the numbers in that text."""

    code: str
    numbers: dict[str, int]


class Question(msgspec.Struct, array_like=True):
    """An open question, with the answers so far. A queued one has no deadline yet (-1)."""

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
    """The result of a command: its events, and the refusal if there was one."""

    events: list[Event]
    refusal: Refusal | None = None

    @property
    def ok(self) -> bool:
        return self.refusal is None
