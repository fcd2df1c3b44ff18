"""The names that belong to chapters, and where in the source they occur.

A chapter's names are its id and its box, its chambers, cards, verbs, questions, switches, variants and refusals. A file
names them by a string, by an identifier (`PIT`, `is_linked`, `lay_the_large_torch`) or by a quoted word in a docstring;
a word in an ordinary sentence is no name.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from tests.structure import Module, expansion_of, imports, modules
from tumbledown import expansions
from tumbledown.rulebook.catalogue import chapters

Words = tuple[str, ...]

EVERYDAY_WORDS = {
    "base": "everybody's ground",
    "curses": "also the name of a pile that several chapters use",
    "treasures": "also the name of a pile that several chapters use",
    "mask": "a set of bits, and two faces of the dice",
    "lift": "what any card may say about getting rid of it",
    "holding": "also: which rules hold",
    "gentle": "also a pace of play",
    "task": "also what any chamber may ask of a team, and a reason why a game is lost",
    "tree": "also what a file of Python is read as",
}

WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z0-9]+|[A-Z0-9]+")
PLAIN_STRING = re.compile(r"[\w.:]+")
QUOTED = re.compile(r"`([\w.:]+)`")


def words_of(name: str) -> Words:
    """`has_linked_chambers`, `LINKED_ALONE` and `LinkedChamber` in lower-case words."""
    return tuple(word.lower() for word in WORD.findall(name))


# -------------------------------------------------------------------- whose name is it
@cache
def owners() -> dict[Words, set[str]]:
    """By name, the chapters that it belongs to; names of the base game belong to everybody."""
    found: dict[Words, set[str]] = {}
    for chapter in chapters():
        for name in names_of(chapter):
            if name not in EVERYDAY_WORDS:
                found.setdefault(words_of(name), set()).add(chapter)
    return found


def names_of(chapter: str) -> set[str]:
    """Of a chapter that is not built, nothing is known but its id."""
    if chapter not in expansions.names():
        return {chapter}
    rules = expansions.chapter(chapter)
    pieces = {kind.id for kind in rules.pieces} | {kind.id for kind in rules.tiles if kind.chapter == chapter}
    verbs = {verb for hook, verbs, _, _ in rules.others.entries if hook == "offers" for verb in verbs}
    kinds = {key for hook, key, _, _ in rules.others.entries if hook in ("choices", "closed")}
    variants = {variant.rpartition(".")[2] for variant in rules.variants}
    others = {rules.box, *rules.switches, *refusals_of(chapter)} - {""}
    return {chapter, *pieces, *verbs, *kinds, *variants, *others}


def refusals_of(chapter: str) -> set[str]:
    """The codes of the refusals that stand in the chapter's own files."""
    calls = [node for module in places_of(chapter) for node in ast.walk(module.tree) if isinstance(node, ast.Call)]
    codes = [call.args[0] for call in calls if call.args and ast.unparse(call.func).split(".")[-1] == "Refusal"]
    return {code.value for code in codes if isinstance(code, ast.Constant) and isinstance(code.value, str)}


def places_of(chapter: str) -> list[Module]:
    return places().get(chapter, [])


@cache
def places() -> dict[str, list[Module]]:
    """The modules of each chapter; all files are read once, which takes a second."""
    found: dict[str, list[Module]] = {}
    for module in modules():
        found.setdefault(expansion_of(module.name), []).append(module)
    return found


# -------------------------------------------------------------------- where it occurs
def foreign_names(module: Module, friends: Iterable[str]) -> set[str]:
    """The names in this module that belong neither to the base game nor to any of these chapters."""
    known = {"base", *friends}
    found = {name for token in tokens(module) for name in names_in(token)}
    return {"_".join(name) for name in found if not owners()[name] & known}


def names_in(token: str) -> list[Words]:
    """The names within an identifier; of `no_double_torch`, if that is one, not the `double_torch` in it."""
    words = words_of(token)
    spans = [(i, j) for i in range(len(words)) for j in range(i + 1, len(words) + 1) if words[i:j] in owners()]
    return [words[i:j] for i, j in spans if not any(a <= i and j <= b and (a, b) != (i, j) for a, b in spans)]


def tokens(module: Module) -> Iterator[str]:
    for name in imports(module):
        yield from name.split(".")
    for node in ast.walk(module.tree):
        yield from _identifiers(node)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for text in [node.value] if PLAIN_STRING.fullmatch(node.value) else QUOTED.findall(node.value):
                yield from re.split(r"[.:]", text)


def _identifiers(node: ast.AST) -> list[str]:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            return [name]
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
    return []
