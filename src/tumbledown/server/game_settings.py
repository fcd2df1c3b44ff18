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


class Forecast(msgspec.Struct, frozen=True):
    """What the next game would be played with, if it began now."""

    players: int
    gems: int
    beside: int
    chambers: int


class Remedy(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change after which there is nothing left to warn of: to this difficulty, or with this chapter as well."""

    difficulty: str = ""
    module: str = ""


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
    """What would help against the warnings of this table, at most one change of each kind."""
    return _remedies(as_seated(record)) if warnings(record) else ()


@lru_cache(maxsize=256)
def _remedies(settings: Settings) -> tuple[Remedy, ...]:
    """Each try sets a game up, and many may look at the same table: so the answers are kept."""
    easier = next((name for name in _easier(settings) if _is_fine(settings, difficulty=name)), "")
    others = (name for name in names() if name not in settings.modules)
    module = next((name for name in others if _is_fine(settings, modules=(*settings.modules, name))), "")
    found = (Remedy(difficulty=easier), Remedy(module=module))
    return tuple(remedy for remedy in found if remedy != Remedy())


def _easier(settings: Settings) -> Iterator[str]:
    """The difficulties below the chosen one, the hardest of them first."""
    below = [name for name, extra in EXTRA_GEMS.items() if extra < EXTRA_GEMS[settings.difficulty]]
    return reversed(below)


def _is_fine(settings: Settings, **change: object) -> bool:
    try:
        return not warnings_about(msgspec.structs.replace(settings, **change))
    except SettingsError:
        return False


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
