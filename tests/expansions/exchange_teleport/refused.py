"""What the exchange and teleport chambers refuse."""

from tests.every_refusal import no
from tests.expansions.exchange_teleport.tables import (
    BLUE,
    RED,
    hands_token,
    jumps,
    lays,
    linked_table,
    takes,
    trades,
    trading_post,
)
from tests.refusing import gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command


@gives(no.TRADED_ALREADY)
def trading_twice() -> tuple[Scenario, Command]:
    table, (first, second) = trading_post("mask", "silence")
    table.does(trades(RED, first))
    return table, trades(RED, second)


@gives(no.NOTHING_TO_TRADE)
def trading_without_a_curse() -> tuple[Scenario, Command]:
    table, _ = trading_post()
    return table, trades(RED, -1)


@gives(no.NO_TREASURE_LEFT)
def trading_for_nothing() -> tuple[Scenario, Command]:
    table, (curse,) = trading_post("mask")
    table.cards("treasures")
    return table, trades(RED, curse)


@gives(no.NO_TOKEN_HERE)
def taking_what_lies_elsewhere() -> tuple[Scenario, Command]:
    table, _, _ = linked_table()
    return table, takes(RED)


@gives(no.TOKEN_NOT_HELD)
def laying_down_what_another_has() -> tuple[Scenario, Command]:
    table, _, _ = linked_table()
    hands_token(table, BLUE)
    return table, lays(RED)


@gives(no.NO_LINK_HERE)
def jumping_from_anywhere() -> tuple[Scenario, Command]:
    table, chamber, _ = linked_table()
    table.puts(RED, table.start)
    return table, jumps(RED, chamber)


@gives(no.TOKEN_NOT_LAID)
def jumping_while_the_token_is_held() -> tuple[Scenario, Command]:
    table, _, other = linked_table()
    hands_token(table, BLUE)
    return table, jumps(RED, other)


@gives(no.LINK_RESTS)
def jumping_to_and_fro_at_once() -> tuple[Scenario, Command]:
    table, chamber, other = linked_table()
    table.does(jumps(RED, other))
    return table, jumps(RED, chamber)


@gives(no.NOT_TRADED_HERE)
def trading_elsewhere() -> tuple[Scenario, Command]:
    table, (curse,) = trading_post("mask")
    table.puts(RED, table.start)
    return table, trades(RED, curse)
