"""The obelisk: done as soon as it lies there, but it puts three gem tiles into the depot. Each of its three walls takes
one of them when it touches a chamber.

Rules: quests.obelisk.place, quests.obelisk.no_entry, quests.obelisk.blocks_door, quests.obelisk.tiles_are_gems,
quests.obelisk.tiles_not_activatable.
"""

from tumbledown.engine.events import ChamberPlaced, Noted, TempleSettled
from tumbledown.engine.game import Game
from tumbledown.engine.temple import LAID, STEP
from tumbledown.expansions.data.quests import DATA, SIDES
from tumbledown.expansions.quests.chapter import NAME, OBELISK, chapter, slot
from tumbledown.expansions.shared import achieve, begin_task


@chapter.react(ChamberPlaced)
def the_obelisk_is_found(game: Game, event: ChamberPlaced) -> None:
    """Rules: quests.obelisk.immediate, quests.obelisk.already_adjacent, quests.discover.effect_moment."""
    if game.tile_kind(event.tile).id != OBELISK:
        return
    begin_task(game, event.tile, 1)
    achieve(game, event.tile)
    game.emit(Noted("depot", "gem_tiles", game.depot.gem_tiles + DATA.numbers.gem_tiles))
    game.emit(Noted(NAME, "obelisk", event.tile))
    walls_take_gem_tiles(game)


@chapter.react(TempleSettled)
def its_walls_are_looked_at_again(game: Game, event: TempleSettled) -> None:
    """Rules: quests.obelisk.recheck."""
    if slot(game).obelisk >= 0 and slot(game).closed_sides != SIDES:
        walls_take_gem_tiles(game)


def walls_take_gem_tiles(game: Game) -> None:
    """Each wall takes one gem tile and keeps it, even if its neighbour is removed later.

    Rules: quests.obelisk.adjacent_walls, quests.obelisk.credit_permanent.
    """
    fresh = touched_walls(game) & SIDES & ~slot(game).closed_sides
    if fresh:
        game.emit(Noted("depot", "gem_tiles", game.depot.gem_tiles - fresh.bit_count()))
        game.emit(Noted(NAME, "closed_sides", slot(game).closed_sides | fresh))


def touched_walls(game: Game) -> int:
    """Return the sides beside which a chamber of any kind lies, as a mask; sides are numbered as before any turn of the
    tile.

    Rules: quests.obelisk.any_chamber.
    """
    tile, temple, touched = slot(game).obelisk, game.temple, 0
    for side, step in enumerate(STEP):
        other = temple.tile_at.get(temple.cell[tile] + step, -1)
        if other >= 0 and temple.state[other] == LAID:
            touched |= 1 << ((side - temple.turn[tile]) & 3)
    return touched
