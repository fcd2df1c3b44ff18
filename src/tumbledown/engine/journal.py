"""The log of a game: a header, then one entry per command or tick, then the seed; one JSON value a line."""

from collections.abc import Iterable
from typing import Final

import msgspec

from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.events import AnyEvent
from tumbledown.engine.structs import Settings

FORMAT: Final = 3


class LogError(ValueError):
    """The log cannot be read; the message names the line."""


class Header(msgspec.Struct, frozen=True, tag="header", forbid_unknown_fields=True):
    """The settings of a game, known before the first throw. The seal is the hash of the seed."""

    settings: Settings
    seal: str
    format: int = FORMAT


class Entry(msgspec.Struct, frozen=True, tag="entry", omit_defaults=True, forbid_unknown_fields=True):
    """What happened at one moment; a tick of the clock has no command. `re` is the number that the client gave it."""

    at: int
    events: tuple[AnyEvent, ...]
    command: AnyCommand | None = None
    re: int | None = None


class WrittenEntry(msgspec.Struct, frozen=True, tag="entry", omit_defaults=True):
    """An entry to be written, with events that are already encoded."""

    at: int
    events: msgspec.Raw
    command: AnyCommand | None = None
    re: int | None = None


class Footer(msgspec.Struct, frozen=True, tag="footer", forbid_unknown_fields=True):
    """Written at the end: the seed, and the hash of the last state."""

    seed: str
    state: str


class Journal(msgspec.Struct):
    """A whole log in memory."""

    header: Header
    entries: list[Entry]
    footer: Footer | None = None


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Header | Entry | Footer] = msgspec.json.Decoder(Header | Entry | Footer)


def write(journal: Journal) -> bytes:
    parts: list[Header | Entry | Footer] = [journal.header, *journal.entries]
    if journal.footer is not None:
        parts.append(journal.footer)
    return b"".join(_encoder.encode(part) + b"\n" for part in parts)


def read(lines: Iterable[bytes]) -> Journal:
    """Decode a log strictly; raise `LogError` with the number of a damaged or misplaced line."""
    journal: Journal | None = None
    for number, line in enumerate(lines, 1):
        part = _decode(number, line)
        if isinstance(part, Header):
            if journal is not None:
                raise LogError(f"line {number}: a second header")
            journal = Journal(part, [])
        elif journal is None:
            raise LogError(f"line {number}: the header is missing")
        elif journal.footer is not None:
            raise LogError(f"line {number}: something follows the footer")
        elif isinstance(part, Entry):
            journal.entries.append(part)
        else:
            journal.footer = part
    if journal is None:
        raise LogError("line 1: the log is empty")
    return journal


def _decode(number: int, line: bytes) -> Header | Entry | Footer:
    try:
        part = _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise LogError(f"line {number}: {error}") from error
    if isinstance(part, Header) and part.format != FORMAT:
        raise LogError(f"line {number}: log format {part.format}, this program reads {FORMAT}")
    return part
