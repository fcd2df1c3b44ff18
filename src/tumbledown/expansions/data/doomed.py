"""The cards of Doomed, typed.

Rules: doomed.setup.treasures, doomed.setup.curses, doomed.setup.no_curses.
"""

import msgspec

from tumbledown.expansions.data.loading import CardData, load, piece_kind


class DoomedData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `doomed.toml`."""

    curse: tuple[CardData, ...]
    treasure: tuple[CardData, ...]


DATA = load("doomed", DoomedData)
PIECES = (
    *(piece_kind(data, "doomed", "curses", unique=True) for data in DATA.curse),
    *(piece_kind(data, "doomed", "treasures") for data in DATA.treasure),
)


class Slot(msgspec.Struct, array_like=True):
    """For each seat, how many pushes it needs to stand up (0 if it stands), and how many are done."""

    sits: tuple[int, ...] = ()
    pushes: tuple[int, ...] = ()
