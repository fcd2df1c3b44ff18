"""The messages of the WebSocket: one tagged struct each, as JSON, decoded strictly."""

from typing import Annotated, Final

import msgspec

from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Settings

VERSION: Final = 2
"""The version of the protocol; increased when an older client could misunderstand a message."""

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""Integers that every client can represent exactly."""

NO_NUMBER: Final = -1
"""The number of a message whose client wants no answer."""


# -------------------------------------------------------------------- from the client
class Message(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all messages of a client."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message: the seat's token, and the last frame that the client has of which game. With -1 it has none,
    and begins a new numbering.

    A client without a token is a spectator; as a `screen` it shows the table to everybody in the room.
    """

    token: str = ""
    last: Number = -1
    game: str = ""
    version: Number = VERSION
    screen: bool = False


class Do(Message, frozen=True, tag="do"):
    """A command of the game, numbered upwards by the client; the answer has this number.

    One that was not answered before the connection was lost may be sent again under its number: it is done once.
    """

    id: Number
    command: AnyCommand


class Ping(Message, frozen=True, tag="ping"):
    """The client's clock; `delay` is the one-way delay that it measured, in milliseconds."""

    t: float
    delay: float = 0.0


class Say(Message, frozen=True, tag="say"):
    """A text for everybody at the table."""

    text: str
    id: Number = NO_NUMBER


class Signal(Message, frozen=True, tag="signal"):
    """A signal to the team, perhaps with a place."""

    what: str
    place: Number = -1
    id: Number = NO_NUMBER


class Ready(Message, frozen=True, tag="ready"):
    """Whether the seat is ready to begin."""

    on: bool = True
    id: Number = NO_NUMBER


class Wish(Message, frozen=True, tag="wish"):
    """Whether the seat would like to play this chapter in the next game. A spectator has one wish."""

    what: str
    on: bool = True
    id: Number = NO_NUMBER


class Choose(Message, frozen=True, tag="choose"):
    """What the seat wants to have in the next game: a word of the choice `what`, or an empty one for a random word. The
    host also chooses for the `seat` of a bot."""

    what: str
    word: str = ""
    seat: Number = -1
    id: Number = NO_NUMBER


class Manage(Message, frozen=True, tag="manage"):
    """An action that only the host may do; numbered like a command."""

    id: Number
    what: str
    seat: Number = -1
    settings: Settings | None = None
    seed: str = ""
    level: str = ""


class Mute(Message, frozen=True, tag="mute"):
    """Whether to mute this seat, or the spectators (-1), for the sender. No other client learns of it."""

    seat: Number
    on: bool = True
    id: Number = NO_NUMBER


ClientMessage = Hello | Do | Ping | Say | Signal | Ready | Wish | Choose | Manage | Mute


# -------------------------------------------------------------------- to the client
class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """Everything that this client may see, as of frame `n`. `now` is the table's time; `muted` are the seats that this
    one has muted."""

    n: int
    now: int
    seat: int
    set: msgspec.Raw
    options: msgspec.Raw
    prices: msgspec.Raw
    game: str = ""
    version: int = VERSION
    muted: tuple[int, ...] = ()


class Frame(msgspec.Struct, frozen=True, tag="frame", tag_field="type", omit_defaults=True):
    """What changed: entities to set, keys that are gone, and the events to show. `re` is the number of the command that
    it answers."""

    n: int
    t: int
    events: msgspec.Raw
    set: msgspec.Raw
    gone: list[str] = []
    options: msgspec.Raw | None = None
    prices: msgspec.Raw | None = None
    re: int | None = None


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The numbered message was not carried out, and why."""

    id: int
    refusal: Refusal


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The numbered message was carried out, and its changes were sent before. A command is answered by its frame
    instead."""

    id: int


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The client's clock, returned, and the table's time."""

    t: float
    now: int


class Told(msgspec.Struct, frozen=True, tag="told", tag_field="type", omit_defaults=True):
    """What a seat or a spectator (-1) said or signalled; it is sent once and not kept."""

    seat: int
    text: str = ""
    what: str = ""
    place: int = -1


class Fault(msgspec.Struct, frozen=True, tag="fault", tag_field="type"):
    """The message of this number could not be used; `code` says why. The number is -1 if it had none that can be read.
    The connection stays open unless a goodbye follows."""

    code: str
    detail: str = ""
    id: int = NO_NUMBER


class Goodbye(msgspec.Struct, frozen=True, tag="goodbye", tag_field="type"):
    """The server closes this connection, and why."""

    why: str


NO_TARGETS: Final[tuple[int, ...]] = (-1,)
NO_PICK: Final = (0, 0)
"""msgspec leaves out defaults by identity: other tuples that equal these would be written."""


class OptionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that the seat can do: the dice it `spends`, or how many of `pool` to `pick`; from `at` on. If there are
    several `pools`, as many are picked out of each. If it `loses` the game, the first touch only warns."""

    verb: str
    targets: tuple[int, ...] = NO_TARGETS
    spends: int = 0
    pick: tuple[int, int] = NO_PICK
    pool: int = 0
    about: int = -1
    at: int = 0
    loses: bool = False
    pools: tuple[int, ...] = ()


class Prospect(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A price near the seat, payable or not. Those of one verb, target and `way` are paid together; another `way` is
    another price of the same thing. `home` counts the steps from where it leads to the starting chamber. If the icons
    must be `rolled`, dice that came by a swap do not count."""

    verb: str
    target: int
    price: str
    place: int = -1
    about: int = -1
    way: int = 0
    barred: str = ""
    home: int = -1
    rolled: bool = False


ServerMessage = Welcome | Frame | Done | Refused | Pong | Told | Fault | Goodbye

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class WireError(ValueError):
    """A text that is not a valid message; the error says why."""


def decode(text: str | bytes) -> ClientMessage:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise WireError(str(error)) from error


class _Numbered(msgspec.Struct):
    """A message of which only the number is read."""

    id: Number = NO_NUMBER


_numbers: msgspec.json.Decoder[_Numbered] = msgspec.json.Decoder(_Numbered)


def number_of(text: str | bytes) -> int:
    """The number of a message that could not be used, or `NO_NUMBER` if that cannot be read."""
    try:
        return _numbers.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return NO_NUMBER


EMPTY_LIST: Final = msgspec.Raw(b"[]")
EMPTY_MAP: Final = msgspec.Raw(b"{}")


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))
