"""Whoever discovers a trap stands in it."""

import pytest

from tests.engine.test_looking import looking
from tests.expansions.traps.tables import BLUE, RED, before_a_trap, told, trapped
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Discover, Enter
from tumbledown.engine.events import AdventurerMoved, ControlChanged
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import place_of
from tumbledown.engine.questions import YES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.tiles import EAST

PULLING = ["cliff_torch", "cliff_key", "invocation", "slide_trap"]


@pytest.mark.rule("traps.discover.pull")
@pytest.mark.parametrize("kind", [*PULLING, "platform"])
def test_the_discoverer_stands_in_the_trap_at_once_and_pays_only_for_the_discovery(kind: str) -> None:
    table, _ = before_a_trap(kind)
    events = table.does(Discover(RED, EAST))
    trap = table.stands(RED)
    assert table.game.tile_kind(trap >> 1).id == kind
    assert AdventurerMoved(RED, trap, FORCED, RED) in events
    assert told(events, "pulled_in") == [(trap >> 1, RED)]
    assert table.faces(RED) == "..KTB"


@pytest.mark.rule("traps.discover.pull")
def test_after_an_exchange_of_souls_the_figure_is_pulled_that_the_discoverer_steers() -> None:
    table, hall = before_a_trap("slide_trap")
    table.puts(BLUE, hall)
    table.game.apply_only(ControlChanged((1, 0), (0, 1)))
    table.does(Discover(RED, EAST))
    assert table.game.tile_kind(table.game.party.place[1] >> 1).id == "slide_trap"
    assert table.game.party.place[0] == hall


@pytest.mark.rule("traps.discover.pull_once", "traps.entry_normal")
@pytest.mark.parametrize("kind", ["slide_trap", "invocation"])
def test_who_comes_later_enters_by_the_icons_and_pulls_nobody(kind: str) -> None:
    table, trap = trapped(kind)
    hall = table.lies_at(1, 0)
    table.puts(RED, hall)
    table.puts(BLUE, hall)
    icons = "ATGBB" if kind == "slide_trap" else "AKGBB"
    table.shows(BLUE, "AGGBB")
    assert table.refuses(Enter(BLUE, trap)) == "not_enough_icons"
    table.shows(BLUE, icons)
    events = table.does(Enter(BLUE, trap))
    assert (table.stands(BLUE), table.stands(RED)) == (trap, hall)
    assert told(events, "pulled_in") == []


def no_steps() -> Chapter:
    """Nobody may go anywhere."""
    chapter = Chapter("no_steps", order=200)

    @chapter.forbid.arrive
    def stay(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        return Refusal("stay")

    return chapter


@pytest.mark.rule("traps.discover.prohibition")
@pytest.mark.parametrize("kind", PULLING)
def test_the_pull_asks_no_ban_on_steps(kind: str) -> None:
    table, hall = before_a_trap(kind, extra=(no_steps(),))
    table.shows(RED, "AAAAB")
    assert table.refuses(Enter(RED, table.start)) == "stay"
    table.does(Discover(RED, EAST))
    assert table.stands(RED) not in (hall, table.start)


@pytest.mark.rule("traps.discover.chalice")
def test_the_chalice_stays_where_the_discoverer_stood() -> None:
    table, hall = before_a_trap("slide_trap", modules=("traps", "special_chambers"))
    chalice = table.lays("chalice", hall)
    table.does(Discover(RED, EAST))
    assert place_of(table.game.pieces.at[chalice]) == hall


@pytest.mark.rule("traps.discover.reject")
def test_while_the_tile_is_only_looked_at_nobody_is_pulled() -> None:
    table, hall = before_a_trap("cliff_torch", extra=(looking(),))
    table.does(Discover(RED, EAST))
    assert table.stands(RED) == hall
    assert table.game.slots["traps"].hangs_on == ()
    table.answers(RED, YES)
    assert table.stands(RED) == table.lies_at(2, 0)
