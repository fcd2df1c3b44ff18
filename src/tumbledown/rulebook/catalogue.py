"""The rules catalogue: every rule of the game as one testable sentence with a stable id.

One chapter is one file in `catalogue/`, named like the chapter. Invalid data raises `CatalogueError` when it is read,
with the file and the rule that are wrong.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal, TypeAlias

import msgspec

FOLDER = Path(__file__).parent / "catalogue"

Kind: TypeAlias = Literal["action", "component", "effect", "end", "limit", "setup", "timing"]
Sentence: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\S")]
Sources: TypeAlias = Annotated[tuple[Sentence, ...], msgspec.Meta(min_length=1)]
Entry: TypeAlias = dict[str, object]


class CatalogueError(Exception):
    """The catalogue on disk is invalid; the message names the file and the rule."""


class UnknownName(LookupError):
    """No chapter or rule has this name."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement. `clarify` says what was unclear and what we decided; `digital` how a physical
    act is played at a table and online."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+(\.[a-z0-9_]+)+$")]
    text: Sentence
    source: Sources
    kind: Kind
    clarify: str = ""
    digital: str = ""


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed set-up of growing difficulty."""

    id: str
    level: int
    expansions: tuple[str, ...]
    extra_gems: int
    quests: int
    curses: bool
    treasures: bool
    illusions: bool
    characters: bool
    provenance: dict[str, str]


class Evidence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a printed page says for certain about a group of challenges."""

    page: int
    rows: tuple[str, ...]
    extra_gems_multiset: tuple[int, ...]
    quests_multiset: tuple[int, ...]
    provenance: str
    note: str


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one expansion. `built` promises that every rule of it has a test; `reconstructed` says that no
    rulebook describes it, so that all its rules are ours."""

    id: Sentence
    title: Sentence
    built: bool
    requires: tuple[str, ...]
    components: Sentence
    rules: tuple[Rule, ...]
    note: str = ""
    reconstructed: bool = False
    challenges: tuple[Challenge, ...] = ()
    evidence: tuple[Evidence, ...] = ()


class _Page(msgspec.Struct, forbid_unknown_fields=True):
    """A chapter's file with its rules not yet decoded, so that an error can name the rule."""

    chapter: Entry
    rule: list[Entry]
    challenge: list[Entry] = []
    evidence: list[Entry] = []


@cache
def chapters() -> Mapping[str, Chapter]:
    """All chapters by name, the base game first."""
    return MappingProxyType(read_catalogue(FOLDER))


def rules() -> Iterator[Rule]:
    for chapter in chapters().values():
        yield from chapter.rules


def rule(rule_id: str) -> Rule:
    try:
        return _rules_by_id()[rule_id]
    except KeyError:
        raise UnknownName(rule_id) from None


@cache
def _rules_by_id() -> dict[str, Rule]:
    return {rule.id: rule for rule in rules()}


def read_catalogue(folder: Path) -> dict[str, Chapter]:
    files = sorted(folder.glob("*.toml"), key=lambda file: (file.stem != "base", file.stem))
    catalogue = {file.stem: read_chapter(file) for file in files}
    for chapter in catalogue.values():
        for name in chapter.requires:
            if name not in catalogue:
                raise CatalogueError(f"{chapter.id}.toml: requires the unknown chapter {name!r}")
    return catalogue


def read_chapter(file: Path) -> Chapter:
    page = _read_page(file)
    rules = tuple(_read_rule(file, entry) for entry in page.rule)
    parts = {"rules": rules, "challenges": page.challenge, "evidence": page.evidence}
    try:
        chapter = msgspec.convert(page.chapter | parts, Chapter)
    except msgspec.ValidationError as error:
        raise CatalogueError(f"{file.name}: chapter: {error}") from error
    _check_ids(file, chapter)
    return chapter


def _read_page(file: Path) -> _Page:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=_Page)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{file.name}: {error}") from error


def _read_rule(file: Path, entry: Entry) -> Rule:
    try:
        return msgspec.convert(entry, Rule)
    except msgspec.ValidationError as error:
        name = entry.get("id", "a rule without id")
        raise CatalogueError(f"{file.name}: {name}: {error}") from error


def _check_ids(file: Path, chapter: Chapter) -> None:
    if chapter.id != file.stem:
        raise CatalogueError(f"{file.name}: holds the chapter {chapter.id!r}, not {file.stem!r}")
    seen: set[str] = set()
    for rule in chapter.rules:
        if not rule.id.startswith(f"{chapter.id}."):
            raise CatalogueError(f"{file.name}: {rule.id}: the id does not begin with {chapter.id!r}")
        if rule.id in seen:
            raise CatalogueError(f"{file.name}: {rule.id}: the id stands here twice")
        seen.add(rule.id)
