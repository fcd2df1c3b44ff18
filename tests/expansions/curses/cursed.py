"""Tables with curses: laid before somebody, or waiting in the pile."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Escape
from tumbledown.engine.dice import CARD
from tumbledown.engine.events import Event
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST
from tumbledown.expansions.shared import CURSES

MODULES = ("curses",)
WITH_SOULS = ("curses", "sixth_adventurer")
HONOUR = ("curses.on_honour",)
MASKED, BARE = "cursed_07", "cursed_08"
"""Two chambers of the set with openings on all sides: one with a purple mask, one with a treasure only."""

LIFTS = {
    "trap": "KKT",
    "silence": "TTK",
    "broken_die": "KT",
    "lost_dice": "AAK",
    "mask": "GAA",
    "cursed_hand": "TTA",
    "soul_exchange": "KKA",
}


def scenario(
    players: int = 2,
    modules: tuple[str, ...] = MODULES,
    variants: tuple[str, ...] = (),
    extra: tuple[Chapter, ...] = (),
    gems: int = 5,
    pile: tuple[str, ...] = (),
) -> Scenario:
    settings = Settings(players=players, modules=modules, variants=variants)
    return Scenario(settings=settings, extra=extra, gems=gems, pile=pile)


def card(table: Scenario, kind: str, number: int = 0) -> int:
    """One of the cards of this kind."""
    wanted = table.rules.piece_kind_ids[kind]
    return [piece for piece, each in enumerate(table.game.pieces.kind) if each == wanted][number]


def stack(table: Scenario, *kinds: str, pile: str = CURSES) -> list[int]:
    """The pile of curses, or another one, from the top."""
    return table.cards(pile, *kinds)


def discovers(table: Scenario, seat: int = 0, side: int = EAST) -> list[Event]:
    """The seat pays for a discovery from where it stands."""
    hand = len(table.game.dice.hands[seat])
    table.shows(seat, ("AA" + "." * hand)[:hand])
    return table.does(Discover(seat, side))


def on_cards(table: Scenario, seat: int = 0) -> list[int]:
    return table.game.dice.held(seat, CARD)


def escapes(table: Scenario, seat: int) -> list[Event]:
    """The seat's figure stands in the exit and leaves."""
    way_out = table.lies_at(0, 9)
    table.puts(seat, way_out if way_out >= 0 else table.chamber("exit", at=(0, 9)))
    table.game.depot.gems = 0
    hand = len(table.game.dice.hands[seat])
    table.shows(seat, "K" + "." * (hand - 1))
    return table.does(Escape(seat))
