"""The treasure tiles, typed."""

import msgspec

from tumbledown.expansions.data.loading import CardData, check_provenance, cost, load, piece_kind


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    claim: str
    provenance: dict[str, str]


class TreasuresData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `treasures.toml`."""

    costs: Costs
    treasure: tuple[CardData, ...]


DATA = load("treasures", TreasuresData)
check_provenance(DATA.costs.provenance, "treasures.toml: costs")
CLAIM = cost(DATA.costs.claim, "treasures.toml: costs")
PIECES = tuple(piece_kind(data, "treasures", "treasures") for data in DATA.treasure)
