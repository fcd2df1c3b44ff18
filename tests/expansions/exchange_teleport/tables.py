"""Tables with an exchange chamber, or with a teleport chamber and its token."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, at, place_of, seat_of
from tumbledown.engine.structs import Settings
from tumbledown.expansions.exchange_teleport.chapter import slot

NAME = "exchange_teleport"
WITH_BOTH = (NAME, "curses", "treasures")
RED, BLUE, GREEN = 0, 1, 2


# -------------------------------------------------------------------- the exchange chamber
def trading_post(
    *curses: str, players: int = 2, modules: tuple[str, ...] = WITH_BOTH, extra: tuple[Chapter, ...] = ()
) -> tuple[Scenario, list[int]]:
    """Red stands in the exchange chamber, east of the start, and has these curses; two treasures wait in their pile."""
    table = Scenario(players, modules=modules, extra=extra)
    table.puts(RED, table.chamber("exchange_chamber", at=(1, 0), stairs="W"))
    table.cards("treasures", "extra_gem", "healing_mask")
    return table, [table.gets(RED, curse) for curse in curses]


def trades(seat: int, curse: int) -> Perform:
    return Perform(seat, "trade_curse", curse)


# -------------------------------------------------------------------- the teleport chamber
def linked_table(
    players: int = 2,
    modules: tuple[str, ...] = (),
    far: str = "gem_key_3",
    extra: tuple[Chapter, ...] = (),
    variants: tuple[str, ...] = (),
) -> tuple[Scenario, int, int]:
    """The teleport chamber east of the start, and far away another with the token in it. All are in the first."""
    settings = Settings(players=players, modules=(NAME, *modules), variants=variants)
    table = Scenario(settings=settings, extra=extra, gems=0)
    chamber = table.chamber("teleport_chamber", at=(1, 0), stairs="W")
    other = table.chamber(far, at=(4, 3))
    for seat in range(players):
        table.puts(seat, chamber)
    lays_token(table, other)
    return table, chamber, other


def token_of(table: Scenario) -> int:
    return slot(table.game).piece


def lays_token(table: Scenario, place: int) -> None:
    table.game.apply_only(PieceMoved(token_of(table), at(AT_PLACE, place)))


def hands_token(table: Scenario, seat: int) -> None:
    table.game.apply_only(PieceMoved(token_of(table), at(AT_SEAT, seat)))


def token_at(table: Scenario) -> int:
    """The place where the token lies, or -1."""
    return place_of(table.game.pieces.at[token_of(table)])


def token_with(table: Scenario) -> int:
    """The seat that holds the token, or -1."""
    return seat_of(table.game.pieces.at[token_of(table)])


def takes(seat: int) -> Perform:
    return Perform(seat, "take_token")


def lays(seat: int) -> Perform:
    return Perform(seat, "lay_token")


def jumps(seat: int, to: int) -> Perform:
    return Perform(seat, "token_link", to)
