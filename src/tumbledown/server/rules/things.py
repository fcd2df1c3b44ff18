"""All pieces of the box that have pages: chambers, cards, tokens and characters."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions import chapter, names, unoffered
from tumbledown.rulebook.catalogue import chapters
from tumbledown.server.rules.provenance import rebuilt_in, rebuilt_of

CHAMBER: Final = "chamber"
CARD: Final = "card"
TOKEN: Final = "token"
CHARACTER: Final = "character"
SORTS: Final = (CARD, CHARACTER, CHAMBER, TOKEN)
"""In the order of a chapter's page."""

CARD_PILES: Final = ("curses", "treasures")
FIRST: Final = (
    "base",
    "curses",
    "treasures",
    "illusions",
    "special_chambers",
    "quests",
    "characters",
    "traps",
    "time_chambers",
)
"""The chapters that change most, in the order of the list; the others follow by name, and the challenges are last."""


class Thing(NamedTuple):
    """A piece with a page of its own. Several kinds share a page if they have the same name, as six tasks do."""

    sort: str
    name: str
    chapters: tuple[str, ...]
    kinds: tuple[TileKind | PieceKind, ...]

    @property
    def address(self) -> str:
        return f"/rules/{self.sort}/{self.name}"

    @property
    def picture(self) -> str:
        return f"{CHAMBER if self.sort == CHAMBER else CHARACTER if self.sort == CHARACTER else 'piece'}.{self._drawn}"

    @property
    def _drawn(self) -> str:
        return self.name if self.sort == CHARACTER else self.kinds[0].id

    @property
    def words(self) -> str:
        """The message of its name, which is also the prefix of other messages about it."""
        return f"{CHAMBER if self.sort == CHAMBER else 'card'}-{kebab(self.kinds[0].id)}"

    def is_of(self, name: str) -> bool:
        return name in self.chapters

    def rebuilt(self) -> list[str]:
        """Its values that are our reconstruction, as `table.value`."""
        return rebuilt_of(self.sources)

    @property
    def sources(self) -> list[tuple[bool, str]]:
        """Its keys in the data tables."""
        return [(self.sort == CHAMBER, kind.id) for kind in self.kinds]


def kebab(name: str) -> str:
    return name.replace("_", "-")


@cache
def chapter_names() -> tuple[str, ...]:
    """Every chapter of the catalogue, in the order of the rulebook."""
    rest = sorted(chapters(), key=lambda name: (name == "challenges", name))
    return tuple(name for name in dict.fromkeys((*FIRST, *rest)) if name in chapters())


@cache
def things() -> Mapping[tuple[str, str], Thing]:
    """All things by sort and name."""
    found = [*_chambers(), *_pieces()]
    return {(thing.sort, thing.name): thing for thing in found}


@cache
def thing_of(sort: str, name: str) -> Thing | None:
    """The thing of this name, or the one whose page explains the piece of this name."""
    own = things().get((sort, name))
    if own or sort not in (CARD, TOKEN, CHARACTER):
        return own
    return next((thing for thing in things().values() if thing.sort != CHAMBER and name in _ids(thing)), None)


def things_of(name: str) -> list[Thing]:
    """The things of a chapter."""
    return [thing for sort in SORTS for thing in things().values() if thing.sort == sort and thing.is_of(name)]


def rebuilt_values(name: str) -> list[str]:
    """The values of a chapter that are our reconstruction, without those of things with pages, as `table.value`."""
    return rebuilt_in(name, [source for thing in things().values() for source in thing.sources])


def _ids(thing: Thing) -> Iterator[str]:
    return (kind.id for kind in thing.kinds)


def _chambers() -> Iterator[Thing]:
    kinds = _by_id((name, kind) for name in _playable() for kind in chapter(name).tiles)
    for id, (owners, kind) in kinds.items():
        yield Thing(CHAMBER, id, owners, (kind,))


def _pieces() -> Iterator[Thing]:
    kinds = _by_id((name, kind) for name in _playable() for kind in chapter(name).pieces)
    groups: dict[tuple[str, str], list[str]] = {}
    for id, (_, kind) in kinds.items():
        groups.setdefault(_page(kind), []).append(id)
    for (sort, name), ids in groups.items():
        owners = tuple(dict.fromkeys(owner for id in ids for owner in kinds[id][0]))
        yield Thing(sort, name, owners, tuple(kinds[id][1] for id in ids))


def _page(kind: PieceKind) -> tuple[str, str]:
    """The page of a piece, as sort and name: cards of a character share its page, tasks share one, all others have
    their own."""
    who = next((who for who in _characters() if kind.id.startswith(f"{who}_") and kind.pile), None)
    if who:
        return CHARACTER, who
    if kind.pile in CARD_PILES:
        return CARD, kind.id
    stem, _, number = kind.id.rpartition("_")
    return TOKEN, stem if number.isdecimal() else kind.id


@cache
def _characters() -> tuple[str, ...]:
    """The names of the characters, from the choice of a seat that has to be unique."""
    choices = [choice for name in _playable() for choice in chapter(name).seat_choices]
    return tuple(word for choice in choices if choice.is_unique for word in choice.domain)


def _playable() -> list[str]:
    """The playable chapters that are in the catalogue; the lesson is not."""
    return [name for name in (*names(), *unoffered()) if name in chapters()]


def _by_id(found: Iterable[tuple[str, Any]]) -> dict[str, tuple[tuple[str, ...], Any]]:
    """Each kind once, with all chapters that bring it."""
    kinds: dict[str, tuple[tuple[str, ...], Any]] = {}
    for name, kind in found:
        owners = kinds[kind.id][0] if kind.id in kinds else ()
        kinds[kind.id] = (*owners, name), kind
    return kinds
