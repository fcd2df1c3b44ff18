"""The words of the chapters for a watched game: one module for each, found by its name.

Every module has a value `words`. A chamber kind, a kind of piece or an announcement without words is described by its
id; a test lists what is missing.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final, NamedTuple

from tumbledown.engine.events import Announced
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.tiles import TileKind
from tumbledown.lab.phrases import ALARM, ICONS, NAMES, NEWS, Line, listed, number, plural, price

COUNTED: Final = {"dice": "die", "gems": "gem", "adventurers": "adventurer"}


class Announcement(NamedTuple):
    """The line for an announcement. `fields` names its arguments: `seat` and `mate` become names, `tile` becomes its
    chamber, `dice`, `gems` and `adventurers` are counted, others stay as they are. `text` is a template with these
    fields, or a function of the arguments; empty if another line covers the announcement."""

    fields: str
    text: str | Callable[[tuple[int, ...]], str]
    is_alarm: bool = False


class MovedPiece(NamedTuple):
    """A card or token that all can see, moved to `to` by `seat`; `title` is its name."""

    seat: int
    title: str
    to: int
    is_held: bool
    """Whether it lay before a seat until now."""
    is_lost: bool
    """Whether it was chosen to be lost."""

    @property
    def name(self) -> str:
        return NAMES[self.seat]


PieceTelling = Callable[[MovedPiece], str]
"""Returns the sentence for a piece that has moved; empty if no line is needed."""


class ChapterWords(NamedTuple):
    """`chambers` are words by kind of chamber and `icons` by what is printed on a chamber; `pieces` are by their pile,
    or by their kind if they have none; `losses` are the questions whose answer is a card that is lost."""

    chambers: Mapping[str, str] = {}
    icons: Mapping[str, str] = {}
    announcements: Mapping[str, Announcement] = {}
    pieces: Mapping[str, PieceTelling] = {}
    losses: tuple[str, ...] = ()


SILENT: Final = Announcement("", "")
"""For an announcement that another line covers."""


def untold(_: MovedPiece) -> str:
    """For a piece whose moves need no line."""
    return ""


# -------------------------------------------------------------------- all chapters
@cache
def known() -> dict[str, ChapterWords]:
    """Return the words of each chapter, by name."""
    names = [module.name for module in iter_modules(__path__)]
    return {name: import_module(f"{__name__}.{name}").words for name in names}


@cache
def all_words() -> ChapterWords:
    """Return the words of all chapters in one value."""
    parts = list(known().values())
    return ChapterWords(
        {kind: text for part in parts for kind, text in part.chambers.items()},
        {icon: text for part in parts for icon, text in part.icons.items()},
        {what: telling for part in parts for what, telling in part.announcements.items()},
        {name: telling for part in parts for name, telling in part.pieces.items()},
        tuple(kind for part in parts for kind in part.losses),
    )


# -------------------------------------------------------------------- chambers
def chamber(kind: TileKind) -> str:
    """Describe what a tile shows when it is turned up."""
    name = all_words().chambers.get(kind.id, "")
    found = [all_words().icons.get(icon, plain(icon)) for icon in map(str, kind.icons)]
    found += [gems(kind)] if kind.gem_steps else []
    if not found:
        return name or f"the {plain(kind.id)}"
    if name:
        return f"{name} with {listed(found)}"
    return listed(found) if kind.gem_steps else f"a chamber with {listed(found)}"


def gems(kind: TileKind) -> str:
    """Describe how many gems can be lit in a chamber, and at what price."""
    count, cost = kind.gem_steps[-1]
    if len(kind.gem_steps) == 1:
        return f"{'a gem' if count == 1 else number(count, 'gem')} for {price(cost)}"
    icon = next(icon for icon, amount in enumerate(cost) if amount)
    return f"{number(count, 'gem')} behind {plural(ICONS[icon])}"


def chamber_at(game: Game, tile: int) -> str:
    """Name a chamber, without what lies in it."""
    kind = game.tile_kind(tile)
    return all_words().chambers.get(kind.id) or chamber(kind)


def plain(id: str) -> str:
    return id.replace("_", " ")


# -------------------------------------------------------------------- announcements and pieces
def told(game: Game, event: Announced) -> Line | None:
    """Return the line for an announcement; None if another line covers it."""
    words = all_words().announcements.get(event.what, Announcement("", plain(event.what)))
    values = dict(zip(words.fields.split(), event.args, strict=False))
    text = words.text if isinstance(words.text, str) else words.text(event.args)
    said = text.format(**{field: _said(game, field, value) for field, value in values.items()})
    return Line(0, said, ALARM if words.is_alarm else NEWS, values.get("seat", -1)) if said else None


def _said(game: Game, field: str, value: int) -> str:
    if field in ("seat", "mate"):
        return NAMES[value]
    if field == "tile":
        return chamber_at(game, value)
    return number(value, COUNTED[field]) if field in COUNTED else str(value)


def piece_told(kind: PieceKind, moved: MovedPiece) -> str:
    """Return the sentence for a piece that has moved."""
    telling = all_words().pieces.get(kind.pile or kind.id)
    return telling(moved) if telling else f"{moved.name} moves the {moved.title}"


# -------------------------------------------------------------------- missing words
def without_words(tiles: Iterable[TileKind], pieces: Iterable[PieceKind], announced: Iterable[str]) -> list[str]:
    """Return the kinds and announcements that no chapter has words for. A chamber with gems or icons needs none."""
    words = all_words()
    speaks = {kind.id for kind in tiles if kind.id in words.chambers or kind.gem_steps or kind.icons}
    silent_icons = {str(icon) for kind in tiles for icon in kind.icons} - set(words.icons)
    return [
        *sorted(f"chamber {kind.id}" for kind in tiles if kind.id not in speaks),
        *sorted(f"icon {icon}" for icon in silent_icons),
        *sorted(f"piece {kind.id}" for kind in pieces if (kind.pile or kind.id) not in words.pieces),
        *sorted(f"announcement {what}" for what in announced if what not in words.announcements),
    ]
