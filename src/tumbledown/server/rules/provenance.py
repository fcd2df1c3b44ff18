"""Where the values of every data table come from: those of a chamber or a piece, and those of its chapter.

An entry is about a thing if its `id` is the thing's or its `chamber` names it; any other entry is about the chapter.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

REBUILT: Final = "rebuilt"
CHAMBERS: Final = "chamber"
"""The table of chambers, and the field by which an entry of another table names one."""
DATA: Final = files("tumbledown.expansions.data")


class DataSource(NamedTuple):
    """An entry of a table. `id` is the chamber or piece that it is about; `is_chamber` says which of the two."""

    chapter: str
    table: str
    is_chamber: bool
    id: str
    provenance: Mapping[str, str]

    def rebuilt(self) -> list[str]:
        """The names of the values that are our reconstruction, with their table: `costs.stays`."""
        return [f"{self.table}.{what}" for what, origin in self.provenance.items() if origin == REBUILT]


@cache
def sources() -> tuple[DataSource, ...]:
    """The sources of every entry of every data file."""
    found = sorted((file for file in DATA.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(each for file in found for each in sources_in(file.read_bytes(), file.name.removesuffix(".toml")))


def sources_in(text: bytes, chapter: str) -> Iterator[DataSource]:
    """The sources of every entry of one data file."""
    for table, entries in msgspec.toml.decode(text, type=dict[str, Any]).items():
        for entry in entries if isinstance(entries, list) else [entries]:
            names_one = table != CHAMBERS and CHAMBERS in entry
            id = str(entry.get(CHAMBERS if names_one else "id", ""))
            yield DataSource(chapter, table, names_one or table == CHAMBERS, id, entry.get("provenance", {}))


def rebuilt_of(things: Iterable[tuple[bool, str]]) -> list[str]:
    """The values of these things that are our reconstruction; each thing is named by `is_chamber` and its id."""
    about = set(things)
    return _rebuilt(source for source in sources() if (source.is_chamber, source.id) in about)


def rebuilt_in(chapter: str, things: Iterable[tuple[bool, str]]) -> list[str]:
    """The values of a chapter that are our reconstruction, without those of `things`, which have their own pages."""
    elsewhere = set(things)
    own = (source for source in sources() if source.chapter == chapter)
    return _rebuilt(source for source in own if (source.is_chamber, source.id) not in elsewhere)


def _rebuilt(found: Iterable[DataSource]) -> list[str]:
    return list(dict.fromkeys(what for source in found for what in source.rebuilt()))
