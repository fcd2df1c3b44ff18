"""Markers: no adventurer leaves the temple while a marker lies on the depot, whether its chamber is discovered or not.

Rules: quests.complete.move_marker, quests.complete.once, quests.escape.markers_not_gems, quests.discover.no_entry,
quests.discover.rejectable, quests.treasure_chamber.as_quest, quests.treasure_chamber.needs_exit.
"""

from typing import Final

from tumbledown.engine.events import Announced, TempleSettled
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.hooks import BIND
from tumbledown.engine.pieces import TILES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import AIR, LAID
from tumbledown.expansions.base.actions import can_go_on, stays_closed
from tumbledown.expansions.base.chapter import way_out
from tumbledown.expansions.quests.chapter import chapter

QUESTS_OPEN: Final = Refusal("quests_open")


@chapter.forbid.escape
def quests_come_first(game: Game, seat: int) -> Refusal | None:
    """Rules: quests.escape.blocked_by_markers, quests.escape.undiscovered_counts, quests.escape.enter_exit_allowed,
    quests.treasure_chamber.blocks_escape.
    """
    return QUESTS_OPEN if game.depot.markers else None


@chapter.adjust.verdict(BIND)
def no_marker_may_be_left(game: Game, won: bool) -> bool:
    """Rules: quests.win.condition."""
    return won and not game.depot.markers


@chapter.react(TempleSettled)
def a_quest_shut_off_is_announced(game: Game, event: TempleSettled) -> None:
    """Announce that the exit is found, a quest is not, and no adventurer can walk to an opening any more. A tile in the
    air may be that quest, or have openings, so nothing is announced before it is laid.

    Rules: quests.escape.undiscovered_counts.
    """
    if game.phase != RUNNING or not game.depot.markers or game.temple.state[way_out(game)] != LAID:
        return
    if AIR not in game.temple.state and is_one_in_the_pile(game) and not can_go_on(game):
        game.emit(Announced("quests_sealed" if stays_closed(game) else "quests_closed"))


def is_one_in_the_pile(game: Game) -> bool:
    return any(game.tile_kind(tile).is_quest for tile in game.pile(TILES))
