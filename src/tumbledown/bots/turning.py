"""The temple as it would be with chambers turned or moved; computed on a copy."""

from tumbledown.bots.paths import FAR, search
from tumbledown.engine import options
from tumbledown.engine.game import Game
from tumbledown.engine.temple import AIR, HOVER, Temple


def turn_that_helps(game: Game, seat: int, verb: str, here: int, goal: int) -> int:
    """Return the target `tile << 2 | quarters` after which the way from here to the goal is shortest; -1 if there is
    none."""
    best, least = -1, FAR
    for offer in options.offered(game, seat, verb):
        for target in offer.targets:
            steps = search(turned(game.temple, target >> 2, target & 3).nbr, here)[goal]
            if steps < least:
                best, least = target, steps
    return best


def turned(temple: Temple, tile: int, quarters: int) -> Temple:
    """Return a copy in which this tile is turned."""
    return rearranged(temple, (tile,), (temple.cell[tile],), (temple.turn[tile] + quarters & 3,))


def rearranged(temple: Temple, tiles: tuple[int, ...], cells: tuple[int, ...], turns: tuple[int, ...]) -> Temple:
    """Return a copy in which these tiles lie on these cells with these turns. A tile in the air has no passages,
    because a bot cannot know which one it is."""
    copy = Temple(temple.kinds)
    copy.kind, copy.state = temple.kind, [HOVER if state == AIR else state for state in temple.state]
    copy.cell, copy.turn = list(temple.cell), list(temple.turn)
    copy.tile_at, copy.edges = dict(temple.tile_at), dict(temple.edges)
    copy.nbr, copy.beside, copy.ends = list(temple.nbr), list(temple.beside), list(temple.ends)
    copy.rearrange(tiles, cells, turns)
    return copy
