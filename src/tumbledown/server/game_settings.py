"""The settings of a table's games: validation, what seats choose, warnings with remedies, and a forecast of the next
game."""

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
"""The most that settings may take as JSON; those of a game with all chapters take a fifth of it."""

LESSON: Final = Settings(players=2, modules=("lesson",), practice=True)
"""The settings of the game in which a player learns the rules."""


Change = tuple[str, str]
"""A field of a `Remedy`, and its value."""

MOST_REMEDIES: Final = 2
"""The most remedies for one warning."""

Codes = frozenset[str]
IMPOSSIBLE: Final[Codes] = frozenset(("impossible",))


class Forecast(msgspec.Struct, frozen=True):
    """What the next game would be played with, if it began now."""

    players: int
    gems: int
    beside: int
    chambers: int


class Remedy(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change that removes a warning, or replaces it by a milder one of its kind: another difficulty, a chapter to
    add, or a chapter to leave out."""

    against: str
    difficulty: str = ""
    module: str = ""
    without: str = ""


def check(settings: Settings) -> None:
    """Raise a `RoomError` for settings that cannot be played. Only setting up a game shows whether they can."""
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
    """The settings without variants and numbers of chapters that are not played, and without the choices of seats."""
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
    """The names of all variants and numbers of a chapter."""
    return [*chapter.variants, *[number.name for number in chapter.numbers]]


# -------------------------------------------------------------------- choices of seats
def offered(record: TableRecord) -> dict[str, SeatChoice]:
    """What the table's chapters let each seat choose, by name."""
    return seat_choices(chapters(record.settings))


def forget_what_is_not_offered(record: TableRecord) -> None:
    """Remove the choices that the table's chapters do not offer."""
    known = offered(record)
    for chair in record.chairs:
        chair.choices = {n: word for n, word in chair.choices.items() if n in known and word in known[n].domain}


def chosen(record: TableRecord) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The choices of the seats in use, in their order, in the form that a game's settings have."""
    seated = [chair for chair in record.chairs if chair.kind != NOBODY]
    found = {name: tuple(chair.choices.get(name, "") for chair in seated) for name in offered(record)}
    return tuple((name, words) for name, words in found.items() if any(words))


# -------------------------------------------------------------------- the next game
def as_seated(record: TableRecord) -> Settings:
    """The settings for the seats in use now; at least one player."""
    players = max(1, sum(chair.kind != NOBODY for chair in record.chairs))
    return msgspec.structs.replace(record.settings, players=players, colours=(), seat_choices=chosen(record))


def warnings(record: TableRecord) -> tuple[SettingsWarning, ...]:
    """Warnings about the game that would be played; none while a game is under way."""
    if record.phase not in (GATHERING, OVER):
        return ()
    try:
        return warnings_about(as_seated(record))
    except SettingsError:
        return ()


def remedies(record: TableRecord) -> tuple[Remedy, ...]:
    """Remedies for each warning of this table, the smallest changes first."""
    return remedies_for(as_seated(record)) if warnings(record) else ()


@lru_cache(maxsize=256)
def remedies_for(settings: Settings) -> tuple[Remedy, ...]:
    """Remedies for these settings. Cached, because each try sets a game up, and many clients may look at one table."""
    known = _warned(settings)
    tried = [(change, _left(settings, change)) for change in _changes(settings)]
    return tuple(remedy for code in sorted(known) for remedy in _against(code, known, tried))


def _against(code: str, known: Codes, tried: list[tuple[Change, Codes]]) -> list[Remedy]:
    """At most two remedies: the first easier difficulty and the first chapter to add, then chapters to leave out. If
    nothing removes the warning, changes that leave a milder one of the same kind."""
    found: dict[str, Remedy] = {}
    for bearable in (known, known | set(MILDER.get(code, ()))):
        for (kind, name), left in tried:
            if code not in left and left <= bearable:
                found.setdefault(name if kind == "without" else kind, Remedy(code, **{kind: name}))
    return list(found.values())[:MOST_REMEDIES]


def _changes(settings: Settings) -> Iterator[Change]:
    """All changes that might help, the smallest first."""
    yield from (("difficulty", name) for name in _easier(settings))
    yield from (("module", name) for name in names() if name not in settings.modules)
    yield from (("without", name) for name in names() if name in settings.modules)


def _left(settings: Settings, change: Change) -> Codes:
    """The warnings that would remain after the change. An impossible game counts as a warning too."""
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
    """Valid settings that keep the choices of seats where they are still offered."""
    fit = fitting(settings)
    known = seat_choices(chapters(fit))
    return msgspec.structs.replace(fit, seat_choices=tuple(each for each in settings.seat_choices if each[0] in known))


def _warned(settings: Settings) -> Codes:
    return frozenset(warning.code for warning in warnings_about(settings))


def _easier(settings: Settings) -> Iterator[str]:
    """The easier difficulties, the hardest of them first."""
    below = [name for name, extra in EXTRA_GEMS.items() if extra < EXTRA_GEMS[settings.difficulty]]
    return reversed(below)


def forecast(record: TableRecord) -> Forecast | None:
    """The next game for the seats in use now; None if they could not play."""
    settings = as_seated(record)
    try:
        game = bare_game(settings, "", chapters(settings))
        deal_out(game)
    except SettingsError:
        return None
    chambers = sum(state != BOX for state in game.temple.state)
    return Forecast(settings.players, game.depot.gems, game.depot.beside, chambers)


def seats(settings: Settings) -> int:
    """How many seats a table has with these chapters."""
    return max(chapter.seats for chapter in chapters(settings))


def tidy_seed(seed: str) -> str:
    """The seed with spaces and composition normalized, so that another person can type it. Raises a `RoomError` for a
    seed that cannot be typed."""
    seed = normalize("NFC", " ".join(seed.split()))
    if texts.tidy(seed, LONGEST_SEED) != seed:
        raise RoomError("bad_seed", f"up to {LONGEST_SEED} characters that can be seen")
    return seed
