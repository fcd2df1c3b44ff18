"""The messages of all languages, read as Fluent understands them, and what is wrong with them."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tumbledown.words import LANGUAGES

REFERENCE = "en"
OTHERS = tuple(language for language in LANGUAGES if language != REFERENCE)
PLACEABLE = re.compile(r"\{[^{}]*\}")
PRODUCT = "Tumbledown"


class Message(NamedTuple):
    """One text: of a message, or of an attribute by `id.attribute`."""

    file: str
    text: str
    variables: frozenset[str]
    references: frozenset[str]


Messages = dict[str, Message]
Sames = Mapping[str, str]
"""Texts that are the same in English and in these languages, and rightly so."""


class Names(Visitor):
    """The variables and messages that a text names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def read(folder: Path) -> tuple[Messages, list[str]]:
    """All messages of one language, and what cannot be read or is there twice."""
    messages: Messages = {}
    faults: list[str] = []
    for file in sorted(folder.rglob("*.ftl")):
        where = f"{folder.name}/{file.name}"
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                faults.append(f"{where}: cannot be read: {(entry.content or '').splitlines()[0]}")
            elif isinstance(entry, ast.Message):
                for id, message in _texts(file.name, entry):
                    if id in messages:
                        faults.append(f"{where}: {id} is there twice")
                    messages[id] = message
    return messages, faults


def _texts(file: str, entry: ast.Message) -> Iterator[tuple[str, Message]]:
    if entry.value is not None:
        yield entry.id.name, _message(file, entry.value)
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", _message(file, attribute.value)


def _message(file: str, pattern: ast.Pattern) -> Message:
    names = Names()
    names.visit(pattern)
    alone = ast.Message(ast.Identifier("x"), pattern)
    text = FluentSerializer().serialize_entry(alone).removeprefix("x = ").strip()
    return Message(file, text, frozenset(names.variables), frozenset(names.references))


def read_all(locales: Path) -> tuple[dict[str, Messages], list[str]]:
    found = {language: read(locales / language) for language in LANGUAGES}
    return {language: each[0] for language, each in found.items()}, [
        line for each in found.values() for line in each[1]
    ]


def compare(languages: Mapping[str, Messages], sames: Sames) -> list[str]:
    """Every way in which a language differs from the reference, or fails to."""
    reference = languages[REFERENCE]
    return [
        line
        for language in OTHERS
        for line in (
            *_sets(language, reference, languages[language]),
            *_pairs(language, reference, languages[language], sames),
        )
    ]


def _sets(language: str, reference: Messages, other: Messages) -> Iterator[str]:
    for id in reference.keys() - other.keys():
        yield f"{language}/{reference[id].file}: {id} is missing"
    for id in other.keys() - reference.keys():
        yield f"{language}/{other[id].file}: {id} is unknown to {REFERENCE}"


def _pairs(language: str, reference: Messages, other: Messages, sames: Sames) -> Iterator[str]:
    for id in reference.keys() & other.keys():
        ours, theirs = reference[id], other[id]
        where = f"{language}/{theirs.file}: {id}"
        if ours.file != theirs.file:
            yield f"{where} stands in {ours.file} in {REFERENCE}"
        if ours.variables != theirs.variables:
            yield f"{where} has the variables {sorted(theirs.variables)}, not {sorted(ours.variables)}"
        if ours.text == theirs.text and has_words(ours.text) and language not in sames.get(ours.text, "").split():
            yield f"{where} is not translated: {ours.text!r}"


def has_words(text: str) -> bool:
    """Whether anything is left to translate once names and figures are taken away."""
    return any(letter.isalpha() for letter in PLACEABLE.sub("", text).replace(PRODUCT, ""))


def dangling(languages: Mapping[str, Messages]) -> list[str]:
    """Messages that name others which do not exist."""
    return [
        f"{language}/{message.file}: {id} names {name}, which does not exist"
        for language, messages in languages.items()
        for id, message in messages.items()
        for name in message.references - messages.keys()
    ]
