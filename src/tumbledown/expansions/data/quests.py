"""The quest chambers, the task tiles and the ghost, typed.

Rules: quests.setup.drawn_in_setup.
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
    sides,
    tile_kind,
)

PILE = "tasks"
"""The task tiles: beside the depot, then on their chamber."""


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    push: str
    tree: str
    provenance: dict[str, str]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    altar: int
    stack: int
    gem_tiles: int
    sides: str
    least: int
    usual: int
    most: int
    provenance: dict[str, str]


class QuestsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `quests.toml`."""

    costs: Costs
    numbers: Numbers
    chamber: tuple[ChamberData, ...]
    task: tuple[CardData, ...]


DATA = load("quests", QuestsData)
check_provenance(DATA.costs.provenance, "quests.toml: costs")
check_provenance(DATA.numbers.provenance, "quests.toml: numbers")
PUSH = cost(DATA.costs.push, "quests.toml: costs")
HEALING = cost(DATA.costs.tree, "quests.toml: costs")
TILES = tuple(tile_kind(data, "quests") for data in DATA.chamber)
TASKS = tuple(piece_kind(data, "quests", PILE) for data in DATA.task)
GHOST = PieceKind("ghost", "quests", returns=True)
SIDES = sides(DATA.numbers.sides, "quests.toml: numbers")


class Slot(msgspec.Struct, array_like=True):
    """The chapter's state during a game.

    - `quests_in_all`: the number of quests in this game; `altar_giver`: the seat that gave dice to the altar last.
    - `unread`: the tile on which task tiles lie that have not been turned up yet.
    - `piece`: the ghost; `home`: the tile where it belongs; `ghost_steps`: how far it has to go (0: it is not in the
      temple, -1: no way leads there).
    - `obelisk`: its tile; `closed_sides`: those of its sides, as a mask before any turn, that have a gem tile.
    - `short_of_dice`: the tiles whose task asks for more icons than there are dice in play.
    """

    quests_in_all: int = 0
    altar_giver: int = -1
    unread: int = -1
    piece: int = -1
    home: int = -1
    ghost_steps: int = 0
    obelisk: int = -1
    closed_sides: int = 0
    short_of_dice: tuple[int, ...] = ()
