"""The challenges, typed, in the order in which they are printed.

Rules: challenges.list, challenges.requires.
"""

import msgspec

from tumbledown.expansions.data.loading import DataError, check_provenance, load


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chambers: int
    provenance: dict[str, str]


class Markers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: str
    provenance: dict[str, str]


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    modules: tuple[str, ...]
    provenance: dict[str, str]


class Marked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the mark of an expansion beside a challenge stands for."""

    id: str
    chapter: str
    box: str
    rooms_only: tuple[str, ...]
    rooms_out: tuple[str, ...]
    provenance: dict[str, str]


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row: the expansions that are marked, the modules that are ticked, and two numbers."""

    id: str
    level: int
    expansions: tuple[str, ...]
    extra_gems: int
    quest_chambers: int
    modules: tuple[str, ...]
    provenance: dict[str, str]


class ChallengesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `challenges.toml`."""

    block: Block
    markers: Markers
    free: Free
    expansion: tuple[Marked, ...]
    challenge: tuple[Challenge, ...]


def checked(data: ChallengesData) -> ChallengesData:
    """Return the data. Raise `DataError` if a provenance is missing or a challenge marks an unknown expansion."""
    for part in (data.block, data.markers, data.free):
        check_provenance(part.provenance, f"challenges.toml: {type(part).__name__.lower()}")
    known = {each.id for each in data.expansion}
    for expansion in data.expansion:
        check_provenance(expansion.provenance, f"challenges.toml: expansion {expansion.id}")
    for challenge in data.challenge:
        check_provenance(challenge.provenance, f"challenges.toml: {challenge.id}")
        if not known.issuperset(challenge.expansions):
            raise DataError(f"challenges.toml: {challenge.id}: marks {challenge.expansions}, there are {sorted(known)}")
    return data


DATA = checked(load("challenges", ChallengesData))
CHALLENGES = {challenge.id: challenge for challenge in DATA.challenge}
