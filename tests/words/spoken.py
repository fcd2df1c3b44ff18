"""The sentences of a language as they are shown: each plural and each choice of a message, without Fluent's syntax."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

FILLED_IN = "X"
"""Stands for a name or a number that is known only in play."""


class Sentence(NamedTuple):
    where: str
    """Language, file and id, to find it again."""
    text: str


def sentences(folder: Path) -> Iterator[Sentence]:
    """All that one language says, attributes included."""
    for file in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                where = f"{folder.name}/{file.name}: {entry.id.name}"
                yield from (Sentence(where, text) for pattern in _patterns(entry) for text in spoken(pattern))


def _patterns(entry: ast.Message) -> Iterator[ast.Pattern]:
    if entry.value is not None:
        yield entry.value
    yield from (attribute.value for attribute in entry.attributes)


def said_of_one(folder: Path) -> Iterator[Sentence]:
    """What is said where the plural is `one`, in every message of a language."""
    for file in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                where = f"{folder.name}/{file.name}: {entry.id.name}"
                yield from (Sentence(where, text) for pattern in _patterns(entry) for text in _of_one(pattern))


def _of_one(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name == "one":
                    yield from spoken(variant.value)


def spoken(pattern: ast.Pattern) -> list[str]:
    """Each text that this pattern may come to, one for every choice in it."""
    texts = [""]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in _ways(element)]
    return texts


def _ways(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for variant in element.expression.variants for text in spoken(variant.value)]
    return [FILLED_IN]
