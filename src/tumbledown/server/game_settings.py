"""The settings of a table's games: what is possible, what fits together, and what the next game would be like."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from unicodedata import normalize

import msgspec

from tumbledown.engine.hooks import Chapter, SeatChoice
from tumbledown.engine.rules import seat_choices
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings, SettingsError, SettingsWarning
from tumbledown.engine.temple import BOX
from tumbledown.expansions import chapter, chapters, names, unoffered, warnings_about
from tumbledown.expansions.base.outlook import MILDER
from tumbledown.expansions.data.base import EXTRA_GEMS
from tumbledown.server import texts
from tumbledown.server.errors import RoomError
from tumbledown.server.members import GATHERING, NOBODY, OVER, TableRecord

LONGEST_ROLL_MS: Final = 60_000
LONGEST_SEED: Final = 64
LARGEST_BYTES: Final = 2048
"""Of settings as JSON; those of a game with everything take a fifth of it."""

LESSON: Final = Settings(players=2, modules=("lesson",), practice=True)
"""The small temple in which one learns the game."""


Change = tuple[str, str]
"""One field of a remedy, and what it says."""

MOST_REMEDIES: Final = 2
"""Against one warning."""

Codes = frozenset[str]
IMPOSSIBLE: Final[Codes] = frozenset(("impossible",))


class Forecast(msgspec.Struct, frozen=True):
    """What the next game would be played with, if it began now."""

    players: int
    gems: int
    beside: int
    chambers: int


class Remedy(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change that takes a warning away, or leaves a milder one of its sort: to this difficulty, with this chapter as
    well, or without that one."""

    against: str
    difficulty: str = ""
    module: str = ""
    without: str = ""


def check(settings: Settings) -> None:
    """Settings as the chapters in play demand them; only a game that was set up once is known to be possible."""
    if len(msgspec.json.encode(settings)) > LARGEST_BYTES:
        raise RoomError("bad_settings", f"more than {LARGEST_BYTES} bytes")
    for words in (settings.modules, settings.variants):
        if len(set(words)) < len(words):
            raise RoomError("bad_settings", "something is chosen twice")
    if settings.roll_ms > LONGEST_ROLL_MS:
        raise RoomError("bad_settings", f"roll_ms {settings.roll_ms}: a throw takes at most {LONGEST_ROLL_MS} ms")
    try:
        deal_out(bare_game(settings, "", chapters(settings)))
    except SettingsError as error:
        raise RoomError("bad_settings", str(error)) from error


def fitting(settings: Settings) -> Settings:
    """Without what was chosen of chapters that are not played any more, and without what each seat chooses for
    itself."""
    try:
        in_play = {each.name for each in chapters(settings)}
    except SettingsError as error:
        raise RoomError("bad_settings", str(error)) from error
    dropped = {word for name in (*names(), *unoffered()) if name not in in_play for word in _choices_of(chapter(name))}
    return msgspec.structs.replace(
        settings,
        variants=tuple(variant for variant in settings.variants if variant not in dropped),
        numbers=tuple(pair for pair in settings.numbers if pair[0] not in dropped),
        seat_choices=(),
    )


def _choices_of(chapter: Chapter) -> list[str]:
    """The names of everything that a host may choose of a chapter."""
    return [*chapter.variants, *[number.name for number in chapter.numbers]]


# -------------------------------------------------------------------- what each seat chooses
def offered(record: TableRecord) -> dict[str, SeatChoice]:
    """What there is to choose with the table's chapters, by name."""
    return seat_choices(chapters(record.settings))


def forget_what_is_not_offered(record: TableRecord) -> None:
    """The chapters have changed: what they no longer offer is nobody's choice any more."""
    known = offered(record)
    for chair in record.chairs:
        chair.choices = {n: word for n, word in chair.choices.items() if n in known and word in known[n].domain}


def chosen(record: TableRecord) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """As a game's settings say it, for those who sit here, in their order."""
    seated = [chair for chair in record.chairs if chair.kind != NOBODY]
    found = {name: tuple(chair.choices.get(name, "") for chair in seated) for name in offered(record)}
    return tuple((name, words) for name, words in found.items() if any(words))


# -------------------------------------------------------------------- the next game
def as_seated(record: TableRecord) -> Settings:
    """The settings for everybody who sits here now, an empty table as for one."""
    players = max(1, sum(chair.kind != NOBODY for chair in record.chairs))
    return msgspec.structs.replace(record.settings, players=players, colours=(), seat_choices=chosen(record))


def warnings(record: TableRecord) -> tuple[SettingsWarning, ...]:
    """What those who gather here should know of the game that they would play; nothing once it is under way."""
    if record.phase not in (GATHERING, OVER):
        return ()
    try:
        return warnings_about(as_seated(record))
    except SettingsError:
        return ()


def remedies(record: TableRecord) -> tuple[Remedy, ...]:
    """What would help against each warning of this table, the gentlest changes first."""
    return remedies_for(as_seated(record)) if warnings(record) else ()


@lru_cache(maxsize=256)
def remedies_for(settings: Settings) -> tuple[Remedy, ...]:
    """Each try sets a game up, and many may look at the same table: so the answers are kept."""
    known = _warned(settings)
    tried = [(change, _left(settings, change)) for change in _changes(settings)]
    return tuple(remedy for code in sorted(known) for remedy in _against(code, known, tried))


def _against(code: str, known: Codes, tried: list[tuple[Change, Codes]]) -> list[Remedy]:
    """At most two: the first easier difficulty and the first chapter to add, then chapters to leave out. Where nothing
    takes the warning away, what leaves a milder one of the same sort."""
    found: dict[str, Remedy] = {}
    for bearable in (known, known | set(MILDER.get(code, ()))):
        for (kind, name), left in tried:
            if code not in left and left <= bearable:
                found.setdefault(name if kind == "without" else kind, Remedy(code, **{kind: name}))
    return list(found.values())[:MOST_REMEDIES]


def _changes(settings: Settings) -> Iterator[Change]:
    """Every single change that might help, the gentlest first."""
    yield from (("difficulty", name) for name in _easier(settings))
    yield from (("module", name) for name in names() if name not in settings.modules)
    yield from (("without", name) for name in names() if name in settings.modules)


def _left(settings: Settings, change: Change) -> Codes:
    """What would still be warned of after the change; a game that cannot be is warned of too."""
    kind, name = change
    if kind == "difficulty":
        settings = msgspec.structs.replace(settings, difficulty=name)
    elif kind == "module":
        settings = msgspec.structs.replace(settings, modules=(*settings.modules, name))
    else:
        settings = msgspec.structs.replace(settings, modules=tuple(each for each in settings.modules if each != name))
    try:
        return _warned(_with_the_same_people(settings))
    except (RoomError, SettingsError):
        return IMPOSSIBLE


def _with_the_same_people(settings: Settings) -> Settings:
    """As it fits together, and everybody who has chosen something stays by it where it is still offered."""
    fit = fitting(settings)
    known = seat_choices(chapters(fit))
    return msgspec.structs.replace(fit, seat_choices=tuple(each for each in settings.seat_choices if each[0] in known))


def _warned(settings: Settings) -> Codes:
    return frozenset(warning.code for warning in warnings_about(settings))


def _easier(settings: Settings) -> Iterator[str]:
    """The difficulties below the chosen one, the hardest of them first."""
    below = [name for name, extra in EXTRA_GEMS.items() if extra < EXTRA_GEMS[settings.difficulty]]
    return reversed(below)


def forecast(record: TableRecord) -> Forecast | None:
    """The game for everybody who sits here now; none if these could not play."""
    settings = as_seated(record)
    try:
        game = bare_game(settings, "", chapters(settings))
        deal_out(game)
    except SettingsError:
        return None
    chambers = sum(state != BOX for state in game.temple.state)
    return Forecast(settings.players, game.depot.gems, game.depot.beside, chambers)


def seats(settings: Settings) -> int:
    """How many may sit at a table with these chapters."""
    return max(chapter.seats for chapter in chapters(settings))


def tidy_seed(seed: str) -> str:
    """As somebody else would type it who was told the seed; one that cannot be typed like this is refused."""
    seed = normalize("NFC", " ".join(seed.split()))
    if texts.tidy(seed, LONGEST_SEED) != seed:
        raise RoomError("bad_seed", f"up to {LONGEST_SEED} characters that can be seen")
    return seed
