"""A game that is won at once: whoever plays alone stands in the exit with a key, and nothing is left to light."""

from tests.server.house import House, begin
from tests.server.player import Player
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Escape, Perform
from tumbledown.engine.events import AdventurerMoved, ChamberPlaced, DiceRolled, GemsMoved, Noted
from tumbledown.engine.icons import K
from tumbledown.engine.pieces import BOXED, DEPOT
from tumbledown.engine.temple import STEP
from tumbledown.engine.tiles import NORTH
from tumbledown.expansions.base.chapter import way_out


async def win(house: House, host: Player) -> str:
    """The name of the game."""
    await begin(host)
    play = house.room(host.code).table.play
    assert play is not None
    game, exit = play.game, way_out(play.game)
    for event in (
        ChamberPlaced(exit, STEP[NORTH], NORTH),
        AdventurerMoved(0, 2 * way_out(game), FORCED),
        GemsMoved(DEPOT, BOXED, game.depot.gems),
        Noted("depot", "markers", 0),
        DiceRolled(0, 0b1, (K,), 1, game.now),
    ):
        game.apply_only(event)
    await host.do(Escape(0))
    return await over(host, play.id)


async def give_up(house: House, host: Player) -> str:
    await begin(host)
    game = house.room(host.code).record.game
    await host.do(Perform(0, "give_up"))
    return await over(host, game)


async def over(host: Player, game: str) -> str:
    while host.store["table"]["phase"] != "over":
        await host.next()
    return game
