"""What may be asked. Each command carries the seat that asks; the server compares it with the connection's."""

import msgspec


class Command(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The common base; `seat` is who asks."""

    seat: int


class Start(Command, frozen=True):
    """The opening call: time 0:00. For the table itself, not for a player."""

    seat: int = -1


class Roll(Command, frozen=True):
    """Throw the dice of this bit mask; 0 means all that are neither locked nor kept. Used dice always join."""

    dice: int = 0


class Enter(Command, frozen=True):
    """Go to the place `to`, for its entry icons, perhaps carrying a piece along."""

    to: int
    figure: int = -1
    dice: int = 0
    using: tuple[int, ...] = ()
    carry: int = -1


class Discover(Command, frozen=True):
    """Draw the top tile and lay it behind the opening on this side of the own chamber."""

    side: int
    figure: int = -1
    dice: int = 0
    using: tuple[int, ...] = ()


class ActivateGems(Command, frozen=True):
    """Fire one gem step (0, 1 or 2) of the own chamber with the dice shared there."""

    step: int = 0
    figure: int = -1
    dice: int = 0
    using: tuple[int, ...] = ()


class Escape(Command, frozen=True):
    """Leave the temple by the exit."""

    figure: int = -1
    dice: int = 0
    using: tuple[int, ...] = ()


class Perform(Command, frozen=True):
    """Anything else that is offered, by its verb; `target` is from the offer's own domain."""

    verb: str
    target: int = -1
    figure: int = -1
    dice: int = 0
    using: tuple[int, ...] = ()


class Answer(Command, frozen=True):
    """One of the listed answers to an open question."""

    question: int
    option: int


class Prefer(Command, frozen=True):
    """A switch of the seat: `keeps_masks`, `auto_accept`, `holds_back`, or one that a chapter brings."""

    what: str
    on: bool


class Mark(Command, frozen=True):
    """Set the mark `kept` or `held_back` on exactly these own dice."""

    what: str
    dice: int


class AddItem(Command, frozen=True):
    """Add an own piece with icons to the next payment, or take it back."""

    piece: int
    on: bool = True


class Connection(Command, frozen=True):
    """The seat's line was lost or is back. From the server, not from a player."""

    present: bool


class HandOver(Command, frozen=True):
    """A seat that has been gone for long is steered by a team-mate's seat, or by a bot (-1)."""

    to: int = -1


AnyCommand = (
    Start
    | Roll
    | Enter
    | Discover
    | ActivateGems
    | Escape
    | Perform
    | Answer
    | Prefer
    | Mark
    | AddItem
    | Connection
    | HandOver
)
