"""The calendar board, its tiles and its chamber, typed.

Rules: calendar.track.eternal, calendar.track.cursed.
"""

import msgspec

from tumbledown.expansions.data.loading import (
    CardData,
    ChamberData,
    DataError,
    check_provenance,
    cost,
    load,
    piece_kind,
    tile_kind,
)

PILE = "calendar"
"""The pile of the calendar tiles that lie on no chamber."""


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: tuple[str, ...]
    bars_after: tuple[int, ...]
    keys: tuple[int, ...]
    provenance: dict[str, str]


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    swap: str
    provenance: dict[str, str]


class CalendarData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `calendar.toml`."""

    track: Track
    costs: Costs
    tile: tuple[CardData, ...]
    chamber: tuple[ChamberData, ...]


class Slot(msgspec.Struct, array_like=True):
    """The chapter's state during a game.

    - `pawn_at`: how many spaces the pawn has gone; 0 on the arrow.
    - `track_signs`: the sign of each space, by its number in `SIGNS`.
    - `track_bars`: the spaces behind which a bar lies. `track_keys`: the extra keys of the exit, by the pawn's space.
      Both are empty on the eternal side.
    - `dice_aside`: where dice lie that wait for the calendar chamber, encoded as `DieView.where`.
    - `bearers`: the chambers with a calendar tile, in the order in which they were laid.
    """

    pawn_at: int = 0
    track_signs: tuple[int, ...] = ()
    track_bars: tuple[int, ...] = ()
    track_keys: tuple[int, ...] = ()
    dice_aside: int = 0
    bearers: tuple[int, ...] = ()


def _spaces(track: Track, signs: tuple[str, ...]) -> tuple[int, ...]:
    """Return the number of the sign of each space."""
    names = [f"calendar_{space}" for space in track.spaces]
    unknown = sorted(set(names) - set(signs))
    if unknown or len(track.keys) != len(names) + 1:
        raise DataError(f"calendar.toml: track: {unknown or 'keys for each space and the arrow'}")
    return tuple(signs.index(name) for name in names)


DATA = load("calendar", CalendarData)
check_provenance(DATA.track.provenance, "calendar.toml: track")
check_provenance(DATA.costs.provenance, "calendar.toml: costs")
SIGNS = tuple(piece_kind(data, "calendar", PILE) for data in DATA.tile)
SPACES = _spaces(DATA.track, tuple(sign.id for sign in SIGNS))
SWAP = cost(DATA.costs.swap, "calendar.toml: costs")
TILES = tuple(tile_kind(data, "calendar") for data in DATA.chamber)
