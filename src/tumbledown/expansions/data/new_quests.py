"""The new quest chambers, their snakes and their curse cards, typed.

Rules: new_quests.setup.curses, new_quests.curse.lift.
"""

import msgspec

from tumbledown.engine.pieces import PieceKind
from tumbledown.expansions.data.loading import (
    CardData,
    ChamberData,
    check_provenance,
    cost,
    load,
    piece_kind,
    tile_kind,
)


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    snake: str
    leader: str
    constellation: str
    provenance: dict[str, str]


class Snakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: int
    provenance: dict[str, str]


class Constellation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    places: tuple[str, ...]
    by_players: tuple[int, ...]
    provenance: dict[str, str]


class NewQuestsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `new_quests.toml`."""

    costs: Costs
    snakes: Snakes
    constellation: Constellation
    chamber: tuple[ChamberData, ...]
    curse: tuple[CardData, ...]


class Slot(msgspec.Struct, array_like=True):
    """The chapter's state during a game.

    - Magic bonds: the partner of each seat (`bond_partners`, -1 for none); as masks, the seats whose pulse is due
      (`pulse_due`) and those whose dice are tied (`dice_tied`).
    - The constellation: for each place that an adventurer must stand at, the seat that fills it (`stars_filled`, -1
      for none); and for each seat the place, by number, to which it is sent (`stars_sent`, -1 for none)
      and the tile where that is (`stars_goals`, -1 if no such chamber is in the temple).
    """

    bond_partners: tuple[int, ...] = ()
    pulse_due: int = 0
    dice_tied: int = 0
    stars_filled: tuple[int, ...] = ()
    stars_sent: tuple[int, ...] = ()
    stars_goals: tuple[int, ...] = ()


DATA = load("new_quests", NewQuestsData)
for _entry in (DATA.costs, DATA.snakes, DATA.constellation):
    check_provenance(_entry.provenance, f"new_quests.toml: {type(_entry).__name__}")

SNAKE_COST = cost(DATA.costs.snake, "new_quests.toml: costs")
LEADER_COST = cost(DATA.costs.leader, "new_quests.toml: costs")
CONSTELLATION_COST = cost(DATA.costs.constellation, "new_quests.toml: costs")
TILES = tuple(tile_kind(data, "new_quests") for data in DATA.chamber)
CARDS = tuple(piece_kind(data, "new_quests", "curses", unique=True) for data in DATA.curse)
SNAKE = PieceKind("snake", "new_quests", copies=DATA.snakes.tokens, returns=True)
PIECES = (*CARDS, SNAKE)


def places_for(players: int) -> tuple[str, ...]:
    """Return the places that this number of players has to fill."""
    return DATA.constellation.places[: DATA.constellation.by_players[players - 1]]
