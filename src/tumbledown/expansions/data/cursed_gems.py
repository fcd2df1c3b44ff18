"""The cursed gems and their twins on the position tokens, typed."""

import msgspec

from tumbledown.engine.pieces import PieceKind
from tumbledown.expansions.data.loading import check_provenance, cost, load

NAME = "cursed_gems"
POSITIONS = "gem_positions"
FEATURES = ("tint", "outline", "mark")


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    look: str
    provenance: dict[str, str]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    look_ms: int
    hint_ms: int
    hints: int
    provenance: dict[str, str]


class GemData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `[[gem]]` entry: there is one token of it, and one position token that looks the same."""

    id: str
    tint: str
    outline: str
    mark: str
    provenance: dict[str, str]


class CursedGemsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `cursed_gems.toml`."""

    costs: Costs
    numbers: Numbers
    gem: tuple[GemData, ...]


class Slot(msgspec.Struct, array_like=True):
    """For each seat, the position token that it has just looked at (-1 for none), and a mask of the features that it
    has hinted at. No seat is shown either of them."""

    looked_at: tuple[int, ...] = ()
    told: tuple[int, ...] = ()


def position_of(gem: str) -> str:
    """The kind of position token that is the twin of this gem."""
    return f"{gem}_position"


DATA = load(NAME, CursedGemsData)
for provenance in (DATA.costs.provenance, DATA.numbers.provenance, *[gem.provenance for gem in DATA.gem]):
    check_provenance(provenance, "cursed_gems.toml")
LOOK = cost(DATA.costs.look, "cursed_gems.toml: costs")
GEMS = tuple(PieceKind(gem.id, NAME, pile=NAME) for gem in DATA.gem)
TWINS = tuple(PieceKind(position_of(gem.id), NAME, pile=POSITIONS) for gem in DATA.gem)
TWIN_OF = {kind.id: twin.id for kind, twin in zip(GEMS, TWINS, strict=True)}

VALUES = tuple(tuple(dict.fromkeys(getattr(gem, feature) for gem in DATA.gem)) for feature in FEATURES)
"""For each feature, the values that it can have."""

LOOKS = {
    position_of(gem.id): tuple(VALUES[n].index(getattr(gem, feature)) for n, feature in enumerate(FEATURES))
    for gem in DATA.gem
}
"""For each kind of position token, the number of its value of each feature."""
