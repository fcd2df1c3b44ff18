"""The chairs of a table: what is kept of them, and what is shown."""

from typing import Final

import msgspec

from tumbledown.engine.structs import Settings, SettingsWarning
from tumbledown.engine.view import Entity

# The phases of a table
GATHERING: Final = "gathering"
CALLING: Final = "calling"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"

# The kinds of a chair
NOBODY: Final = "nobody"
PERSON: Final = "person"
BOT: Final = "bot"


class Chair(msgspec.Struct):
    """One seat as it is kept. Only its player knows the token itself; only bots have a `level`. `choices` are what it
    wants to have in the next game, by the name of the choice."""

    kind: str = NOBODY
    name: str = ""
    colour: int = 0
    ready: bool = False
    token: str = ""
    present: bool = False
    level: str = ""
    muted: bool = False
    wishes: list[str] = []
    choices: dict[str, str] = {}


class TableRecord(msgspec.Struct):
    """Everything about a table that is not in its game's log; one JSON value in the database. `day` is the day whose
    temple it plays, and `counts` says whether the next game is one of that day's results."""

    code: str
    settings: Settings
    chairs: list[Chair]
    phase: str = GATHERING
    host: int = 0
    game: str = ""
    games: int = 0
    may_pause: bool = True
    seed: str = ""
    locked: bool = False
    closed: bool = False
    quiet: bool = False
    banned: list[str] = []
    day: str = ""
    counts: bool = False


class ChairView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all clients see of a seat; `level` is a bot's, and empty for players. What is not among its `choices` is
    left to chance."""

    kind: str
    name: str
    colour: int
    ready: bool
    present: bool
    level: str = ""
    choices: dict[str, str] = {}


class TableView(Entity, frozen=True):
    """What all clients see of a table. `wishes` are pairs of a seat, or of a spectator (-1), and a chapter that it
    would like to play, or to see; `screens` show the table to everybody in the room; `day` is the day whose temple is
    played, and `counts` says whether the next game is one of that day's results."""

    code: str
    phase: str
    host: int
    settings: Settings
    chairs: tuple[ChairView, ...]
    trouble: str = ""
    spectators: int = 0
    screens: int = 0
    rate: int = 1
    seeded: bool = False
    seal: str = ""
    warnings: tuple[SettingsWarning, ...] = ()
    locked: bool = False
    closed: bool = False
    quiet: bool = False
    muted: tuple[int, ...] = ()
    wishes: tuple[tuple[int, str], ...] = ()
    day: str = ""
    counts: bool = False


def chairs_of(record: TableRecord) -> tuple[ChairView, ...]:
    return tuple(_chair(chair) for chair in record.chairs)


def _chair(c: Chair) -> ChairView:
    return ChairView(c.kind, c.name, c.colour, c.ready, c.present, c.level, dict(c.choices))


def company_of(record: TableRecord, players: int) -> tuple[ChairView, ...]:
    """The chairs of a game for later spectators, without readiness and presence."""
    return tuple(
        ChairView(c.kind, c.name, c.colour, ready=False, present=True, level=c.level) for c in record.chairs[:players]
    )


def load_company(data: bytes | None, colours: tuple[int, ...]) -> tuple[ChairView, ...]:
    """Decode what `company_of` returned. Of games that were kept without it only the colours are known."""
    if data is None:
        return tuple(ChairView(PERSON, "", colour, ready=False, present=True) for colour in colours)
    return _company_decoder.decode(data)


def wishes_of(record: TableRecord) -> tuple[tuple[int, str], ...]:
    """All wishes, as pairs of a seat and the name of a chapter."""
    return tuple((seat, name) for seat, chair in enumerate(record.chairs) for name in chair.wishes)


def free_colour(record: TableRecord, wanted: int) -> int:
    """The wanted colour, or the first free one."""
    taken = {chair.colour for chair in record.chairs if chair.kind != NOBODY}
    if 0 <= wanted < len(record.chairs) and wanted not in taken:
        return wanted
    return next(colour for colour in range(len(record.chairs)) if colour not in taken)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableRecord)
_company_decoder = msgspec.json.Decoder(tuple[ChairView, ...])


def save(record: TableRecord) -> bytes:
    return _encoder.encode(record)


def load(data: bytes) -> TableRecord:
    return _decoder.decode(data)
