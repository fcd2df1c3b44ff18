"""Load the chapters' pieces from their data files. Reading is strict: errors name the file and the entry."""

from importlib.resources import files
from typing import Annotated, TypeVar

import msgspec

from tumbledown.engine.icons import FREE, Cost, CostError, parse_cost
from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.tiles import BOTH, FRONT, REAR, SIDES, GemStep, TileKind


class DataError(ValueError):
    """A data file is missing or has a wrong value. The message names the place."""


class ChamberData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[chamber]]` entry as it stands in a data file."""

    id: str
    openings: str
    entry: str
    provenance: dict[str, str]
    copies: Annotated[int, msgspec.Meta(ge=1)] = 1
    gems: dict[str, str] = {}
    icons: tuple[str, ...] = ()
    stairs: bool = True
    one_way: str = ""
    closed: bool = False
    not_first: bool = False
    far_sighted: bool = False
    printed_gems: int = -1
    is_quest: bool = False
    vanishes: bool = False
    overlooks: bool = False
    rear_entry: str = ""
    halves: dict[str, str] = {}


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card or small tile as it stands in a data file: a `[[curse]]`, a `[[treasure]]` or the like."""

    id: str
    copies: Annotated[int, msgspec.Meta(ge=1)]
    provenance: dict[str, str]
    lift: str = ""
    use: str = ""
    refreshes: bool = False
    company: bool = False
    icons: str = ""
    doubles: bool = False
    instant: bool = False
    needs: tuple[str, ...] = ()


Data = TypeVar("Data")

SOURCES = frozenset({"printed", "reported", "inferred", "rebuilt"})
HALVES = {"front": FRONT, "rear": REAR, "both": BOTH}


def load(chapter: str, shape: type[Data]) -> Data:
    """Return the data file of a chapter, as the given struct."""
    try:
        text = files("tumbledown.expansions.data").joinpath(f"{chapter}.toml").read_bytes()
    except OSError as error:
        raise DataError(f"{chapter}.toml: {error.strerror}") from error
    return decode(text, shape, chapter)


def decode(text: bytes, shape: type[Data], name: str) -> Data:
    try:
        return msgspec.toml.decode(text, type=shape)
    except (msgspec.MsgspecError, ValueError) as error:
        raise DataError(f"{name}.toml: {error}") from error


def tile_kind(data: ChamberData, chapter: str) -> TileKind:
    """Return the kind of tile that an entry describes."""
    where = f"{chapter}.toml: chamber {data.id}"
    check_provenance(data.provenance, where)
    entry = [cost(data.entry, where)]
    if data.rear_entry:
        entry.append(cost(data.rear_entry, where))
    return TileKind(
        id=data.id,
        chapter=chapter,
        copies=data.copies,
        openings=sides(data.openings, where),
        entry=tuple(entry),
        gem_steps=gem_steps(data.gems, where),
        gem_half=REAR if data.rear_entry else FRONT,
        icons=data.icons,
        one_way=sides(data.one_way, where),
        halves=_halves(data.halves, where),
        stairs=data.stairs,
        closed=data.closed,
        not_first=data.not_first,
        far_sighted=data.far_sighted,
        printed_gems=data.printed_gems,
        is_quest=data.is_quest,
        vanishes=data.vanishes,
        overlooks=data.overlooks,
    )


def piece_kind(data: CardData, chapter: str, pile: str, *, unique: bool = False) -> PieceKind:
    """Return the kind of piece that an entry describes."""
    where = f"{chapter}.toml: card {data.id}"
    check_provenance(data.provenance, where)
    return PieceKind(
        id=data.id,
        chapter=chapter,
        copies=data.copies,
        pile=pile,
        unique=unique,
        instant=data.instant,
        doubles=data.doubles,
        icons=cost(data.icons, where) if data.icons else FREE,
        lift=cost(data.lift, where) if data.lift else FREE,
        use=cost(data.use, where) if data.use else FREE,
        refreshes=data.refreshes,
        company=data.company,
        needs=data.needs,
    )


def check_provenance(provenance: dict[str, str], where: str) -> None:
    if not provenance:
        raise DataError(f"{where}: no provenance")
    for what, source in provenance.items():
        if source not in SOURCES:
            raise DataError(f"{where}: provenance of {what} is {source!r}, not one of {sorted(SOURCES)}")


def cost(text: str, where: str) -> Cost:
    try:
        return parse_cost(text)
    except CostError as error:
        raise DataError(f"{where}: {error}") from error


def sides(text: str, where: str) -> int:
    """Return sides such as `"S E"` as a mask."""
    mask = 0
    for word in text.split():
        if not _is_side(word):
            raise DataError(f"{where}: {word!r} is no side")
        mask |= 1 << SIDES.index(word)
    return mask


def _is_side(word: str) -> bool:
    return len(word) == 1 and word in SIDES


def gem_steps(gems: dict[str, str], where: str) -> tuple[GemStep, ...]:
    """Return gems such as `{1 = "K4", 2 = "K7"}` as steps, sorted by number."""
    if not all(number.isdecimal() and int(number) for number in gems):
        raise DataError(f"{where}: gem steps are numbered from 1, not {list(gems)}")
    return tuple((int(number), cost(gems[number], where)) for number in sorted(gems, key=int))


def _halves(halves: dict[str, str], where: str) -> tuple[int, int, int, int]:
    found = [FRONT, FRONT, FRONT, FRONT]
    for side, half in halves.items():
        if not _is_side(side) or half not in HALVES:
            raise DataError(f"{where}: {side} = {half!r} is no half of a side")
        found[SIDES.index(side)] = HALVES[half]
    return found[0], found[1], found[2], found[3]
