"""Groups rules: those about a thing, and the parts of a chapter."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from tumbledown.rulebook.catalogue import Chapter, Rule, chapters
from tumbledown.server.rules.things import Thing, kebab, things_of
from tumbledown.words import Words

GENERAL: Final = "general"
DECISION: Final = "decision"
"""As a source of a rule: the printed rules leave the question open, and we decided."""


class Part(NamedTuple):
    """Rules of a chapter that belong together: about a thing, or about what the message `title` says."""

    name: str
    thing: Thing | None
    title: str
    rules: list[Rule]


@cache
def _written_down() -> Mapping[str, tuple[str, ...]]:
    text = files(__package__).joinpath("related.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, tuple[str, ...]])


def rules_about(thing: Thing) -> list[Rule]:
    """All rules about a thing, in the order of the catalogue, its own chapters first."""
    beginnings = tuple(_beginnings(thing))
    own = [rule for name in thing.chapters for rule in chapters()[name].rules]
    others = [rule for name, each in chapters().items() if name not in thing.chapters for rule in each.rules]
    return [rule for rule in (*own, *others) if f"{rule.id}.".startswith(beginnings)]


def _beginnings(thing: Thing) -> Iterator[str]:
    yield from (f"{name}.{thing.name}." for name in thing.chapters)
    for pattern, found in _written_down().items():
        if fnmatchcase(f"{thing.sort}.{thing.name}", pattern):
            yield from found


def parts_of(chapter: Chapter, words: Words) -> list[Part]:
    """The parts of a chapter, each rule in exactly one of them, in the order of the catalogue."""
    found: dict[str, Part] = {GENERAL: Part(GENERAL, None, "rulebook-general", [])}
    subjects = [_subject(rule) for rule in chapter.rules]
    for rule, subject in zip(chapter.rules, subjects, strict=True):
        part = _part(chapter, subject, words) if subjects.count(subject) > 1 else None
        name = part.name if part else GENERAL
        if part:
            found.setdefault(name, part)
        found[name].rules.append(rule)
    general = found.pop(GENERAL)
    return [*found.values(), general] if general.rules else list(found.values())


def _subject(rule: Rule) -> str:
    return rule.id.split(".")[1]


def _part(chapter: Chapter, subject: str, words: Words) -> Part | None:
    thing = next((each for each in things_of(chapter.id) if each.name == subject), None)
    own, usual = f"rulebook-part-{kebab(chapter.id)}-{kebab(subject)}", f"rulebook-part-{kebab(subject)}"
    title = thing.words if thing else own if words.has(own) else usual
    return Part(subject, thing, title, []) if words.has(title) else None


def is_our_ruling(rule: Rule) -> bool:
    return DECISION in rule.source
