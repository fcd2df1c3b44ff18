"""The sixth adventurer's pieces, typed."""

import msgspec

from tumbledown.expansions.data.loading import check_provenance, load


class DepotData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gems: int
    provenance: dict[str, str]


class FigureData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colours: int
    provenance: dict[str, str]


class SixthData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `sixth_adventurer.toml`."""

    depot: DepotData
    figures: FigureData


DATA = load("sixth_adventurer", SixthData)
check_provenance(DATA.depot.provenance, "sixth_adventurer.toml: depot")
check_provenance(DATA.figures.provenance, "sixth_adventurer.toml: figures")
