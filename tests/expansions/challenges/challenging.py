"""Tables that play a challenge, and what lies in their pile."""

import msgspec

from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game
from tumbledown.expansions.challenges.marks import settings_for

OF_QUESTS = {"altar", "task", "ghost", "tree", "obelisk"}
TREASURE_CHAMBER = "treasure_chamber"


def table(id: str, players: int = 4, *more: str, variants: tuple[str, ...] = ()) -> Settings:
    """The challenge, with what the table adds to it."""
    found = settings_for(id, players)
    return msgspec.structs.replace(found, modules=(*found.modules, *more), variants=(*found.variants, *variants))


def six(id: str, *more: str) -> Settings:
    return table(id, 6, "sixth_adventurer", *more)


def dealt(id: str, seed: str = "dealt", players: int = 4, *more: str, variants: tuple[str, ...] = ()) -> Game:
    return new_game(table(id, players, *more, variants=variants), seed)


def pile(game: Game) -> list[str]:
    """The kinds of the chambers in the pile, from the top."""
    return [game.tile_kind(tile).id for tile in game.pile(TILES)]


def quests(game: Game) -> list[str]:
    """The quest chambers in the pile, from the top."""
    return [game.tile_kind(tile).id for tile in game.pile(TILES) if game.tile_kind(tile).is_quest]


def hidden(game: Game) -> list[int]:
    """How deep the exit and the quest chambers lie, the first at 0."""
    wanted = {"exit", *quests(game)}
    return [depth for depth, kind in enumerate(pile(game)) if kind in wanted]
