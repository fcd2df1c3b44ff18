"""The commands of the engine. Each carries the seat that gives it; the server compares it with the connection's
seat."""

import msgspec


class Command(msgspec.Struct, frozen=True, gc=False, tag=True, omit_defaults=True):
    """The common base; `seat` is the seat that gives the command."""

    seat: int


class Start(Command, frozen=True):
    """Start the game clock at 0:00. Given by the table, not by a player."""

    seat: int = -1


class Roll(Command, frozen=True):
    """Roll the dice of this bit mask; 0 means all that are neither locked nor kept. Used dice are always added."""

    dice: int = 0


class Enter(Command, frozen=True):
    """Enter the place `to` for its entry icons; `carry` is a piece to carry along."""

    to: int
    figure: int = -1
    dice: int = 0
    using: tuple[int, ...] = ()
    carry: int = -1


class Discover(Command, frozen=True):
    """Draw the top tile and lay it behind the opening on this side of the seat's chamber."""

    side: int
    figure: int = -1
    dice: int = 0
    using: tuple[int, ...] = ()


class ActivateGems(Command, frozen=True):
    """Fire one gem step (0, 1 or 2) of the seat's chamber with the dice shared there."""

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
    """Take any other offer, by its verb; `target` is one of the offer's targets."""

    verb: str
    target: int = -1
    figure: int = -1
    dice: int = 0
    using: tuple[int, ...] = ()


class Answer(Command, frozen=True):
    """Give one of the listed answers to an open question."""

    question: int
    option: int


class Prefer(Command, frozen=True):
    """Set a switch of the seat: `keeps_masks`, `auto_accept`, `holds_back`, or a chapter's own."""

    what: str
    on: bool


class Mark(Command, frozen=True):
    """Set the mark `kept` or `held_back` on exactly these dice of the seat."""

    what: str
    dice: int


class AddItem(Command, frozen=True):
    """Add a piece of the seat with icons to the next payment, or take it back."""

    piece: int
    on: bool = True


class Connection(Command, frozen=True):
    """The seat's connection was lost or is back. Given by the server, not by a player."""

    present: bool


class HandOver(Command, frozen=True):
    """Let the seat `to`, or a bot (-1), steer for a seat whose player has been away for long."""

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
