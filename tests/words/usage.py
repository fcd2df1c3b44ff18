"""Where the sources name messages: calls of `t` in the client and of `say` in Python, and ids that stand elsewhere."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.words.catalogue import Message

CALLS = {".py": re.compile(r"\.say\("), ".ts": re.compile(r"(?<![\w.$])t\("), ".svelte": re.compile(r"(?<![\w.$])t\(")}
ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?:\.[a-z]+)?"
LITERAL = re.compile(rf"""['"`]({ID})['"`]""")
TEMPLATE = re.compile(r"""(?:`|f["'])([a-z][a-z0-9]*-(?:[a-z0-9]+-)*)\$?\{""")
"""The beginning of an id, as TypeScript and Python write it."""
COMPARISON = re.compile(r"[=!]==?\s*$")
KEY = re.compile(r"^\s*([A-Za-z_]\w*)\s*(:|$)")
CLOSING = {"(": ")", "{": "}", "[": "]"}
QUOTES = "'\"`"


class Call(NamedTuple):
    """One call: ids as patterns, and the arguments it gives; None if they cannot be told."""

    where: str
    ids: tuple[str, ...]
    args: frozenset[str] | None


class Usage(NamedTuple):
    calls: list[Call]
    mentioned: list[str]
    """Patterns of ids that stand somewhere in the sources."""


def scan(files: Iterable[Path]) -> Usage:
    calls: list[Call] = []
    mentioned: list[str] = []
    for file in files:
        text = file.read_text("utf-8")
        calls += [_call(file.name, text, found.end()) for found in CALLS[file.suffix].finditer(text)]
        mentioned += [re.escape(id) for id in LITERAL.findall(text)]
        mentioned += [re.escape(start) + ".+" for start in TEMPLATE.findall(text)]
    mentioned += [id for call in calls for id in call.ids]
    return Usage(calls, mentioned)


def _call(where: str, text: str, start: int) -> Call:
    parts = list(arguments(text, start))
    args = _keys(parts[1]) if len(parts) > 1 else frozenset[str]()
    return Call(f"{where}:{text.count(chr(10), 0, start) + 1}", tuple(_ids(parts[0])) if parts else (), args)


def arguments(text: str, start: int) -> Iterator[str]:
    """The arguments of the call whose bracket was just opened."""
    waiting, begun, place = [")"], start, start
    while place < len(text) and waiting:
        letter = text[place]
        if letter in QUOTES:
            place = _after_string(text, place)
            continue
        if letter in CLOSING:
            waiting.append(CLOSING[letter])
        elif letter == waiting[-1]:
            waiting.pop()
        if not waiting or (letter == "," and len(waiting) == 1):
            yield text[begun:place]
            begun = place + 1
        place += 1


def _after_string(text: str, place: int) -> int:
    """Behind the closing quote; a template may hold expressions with strings of their own."""
    quote, place = text[place], place + 1
    while place < len(text) and text[place] != quote:
        if text[place] == "\\":
            place += 1
        elif quote == "`" and text.startswith("${", place):
            place = _after_braces(text, place + 2)
            continue
        place += 1
    return place + 1


def _after_braces(text: str, place: int) -> int:
    depth = 1
    while place < len(text) and depth:
        if text[place] in QUOTES:
            place = _after_string(text, place)
            continue
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        place += 1
    return place


def _ids(argument: str) -> Iterator[str]:
    """The texts that this expression may come to, as patterns; what it is compared with is none."""
    place = 0
    while place < len(argument):
        if argument[place] not in QUOTES:
            place += 1
            continue
        end = _after_string(argument, place)
        if not COMPARISON.search(argument[:place]):
            yield from _pattern(argument[place + 1 : end - 1])
        place = end


def _pattern(text: str) -> Iterator[str]:
    pieces: list[str] = []
    place = 0
    while place < len(text):
        if text.startswith(("${", "{"), place):
            pieces.append(".+")
            place = _after_braces(text, text.index("{", place) + 1)
        else:
            pieces.append(re.escape(text[place]))
            place += 1
    if "".join(pieces).replace(".+", "").strip():
        yield "".join(pieces)


def _keys(argument: str) -> frozenset[str] | None:
    argument = argument.strip()
    if not argument.startswith("{") or "..." in argument:
        return None  # a value from elsewhere, or named arguments of Python
    parts = [part for part in arguments(argument[1:-1] + ")", 0) if part.strip()]
    found = [KEY.match(part) for part in parts]
    return frozenset(match[1] for match in found if match)


def faults(usage: Usage, messages: Mapping[str, Message]) -> list[str]:
    """Calls of messages that do not exist or want more than they are given, and messages that nothing names."""
    return [*_unknown(usage, messages), *_unused(usage, messages)]


def _unknown(usage: Usage, messages: Mapping[str, Message]) -> Iterator[str]:
    for call in usage.calls:
        for pattern in call.ids:
            fitting = [message for id, message in messages.items() if re.fullmatch(pattern, id)]
            if not fitting:
                yield f"{call.where}: no message is called {readable(pattern)}"
            elif call.args is not None:
                # Of a whole family only what all of its members want is sure to be wanted here.
                wanted = frozenset.intersection(*(message.variables for message in fitting))
                for name in sorted(wanted - call.args):
                    yield f"{call.where}: {readable(pattern)} wants ${name}"


def _unused(usage: Usage, messages: Mapping[str, Message]) -> Iterator[str]:
    used = [re.compile(pattern) for pattern in dict.fromkeys(usage.mentioned)]
    named = {name for message in messages.values() for name in message.references}
    for id, message in messages.items():
        if id not in named and not any(pattern.fullmatch(id) for pattern in used):
            yield f"{message.file}: {id} is used nowhere"


def readable(pattern: str) -> str:
    return pattern.replace(".+", "*").replace("\\", "")
