"""The link between the teleport chamber and the laid token."""

import pytest

from tests.expansions.exchange_teleport.tables import (
    BLUE,
    NAME,
    RED,
    hands_token,
    jumps,
    lays,
    lays_token,
    linked_table,
)
from tests.expansions.illusions.test_sealed_temple import dead_ends
from tests.scenario import Scenario
from tumbledown.engine.adventurer import ITEM
from tumbledown.engine.commands import Discover
from tumbledown.engine.events import AdventurerMoved, Announced
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.offers import MOVE
from tumbledown.engine.pieces import place_of
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.lab.tables import with_required


@pytest.mark.rule("exchange_teleport.teleport.link")
def test_the_link_leads_both_ways_for_nothing_and_for_everybody() -> None:
    table, chamber, other = linked_table()
    table.shows(RED, "AAAAA")
    events = table.does(jumps(RED, other))
    assert AdventurerMoved(RED, other, ITEM, RED) in events
    assert (table.stands(RED), table.faces(RED)) == (other, "AAAAA")
    table.does(jumps(BLUE, other))
    table.waits(1_000)
    table.does(jumps(RED, chamber))
    assert (table.stands(RED), table.stands(BLUE)) == (chamber, other)


@pytest.mark.rule("exchange_teleport.teleport.link")
def test_it_begins_and_ends_only_at_the_chamber_and_the_token() -> None:
    table, chamber, other = linked_table()
    table.puts(RED, table.start)
    for place in (chamber, other, 999, -1):
        assert table.refuses(jumps(RED, place)) == "no_link_here"
    for place in (table.start, chamber, 999, -1):
        assert table.refuses(jumps(BLUE, place)) == "no_link_here"
    assert table.targets(BLUE, "token_link") == {other}


@pytest.mark.rule("exchange_teleport.teleport.link")
def test_nobody_gets_to_a_platform_that_hovers_or_into_a_closed_chamber() -> None:
    table, chamber, _ = linked_table(modules=("traps", "quests"))
    tile = table.tile("platform")
    table.pile("basic_08", "basic_09")
    table.game.temple.hover(tile, cell_at(6, 6), 0)
    table.notes("traps", "hovering", (tile,))  # type: ignore[arg-type]
    table.puts(BLUE, 2 * tile)
    hands_token(table, BLUE)
    table.does(lays(BLUE))
    assert table.refuses(jumps(RED, 2 * tile)) == "platform_away"
    assert table.refuses(jumps(BLUE, chamber)) == "adrift"
    obelisk = table.chamber("obelisk", at=(7, 7))
    lays_token(table, obelisk)
    assert table.refuses(jumps(RED, obelisk)) == "chamber_closed"


@pytest.mark.rule("exchange_teleport.teleport.link")
def test_on_a_cliff_one_arrives_safely() -> None:
    table, chamber, cliff = linked_table(modules=("traps",), far="cliff_key")
    table.does(jumps(RED, cliff))
    table.waits(1_000)
    table.does(jumps(RED, chamber))
    assert table.stands(RED) == chamber, "only its discoverer hangs there"


@pytest.mark.rule("exchange_teleport.teleport.link_needs_down")
def test_no_jump_while_the_token_is_held_or_lies_in_the_chamber_itself() -> None:
    table, chamber, other = linked_table()
    hands_token(table, BLUE)
    assert table.refuses(jumps(RED, other)) == "token_not_laid"
    lays_token(table, chamber)
    assert table.refuses(jumps(RED, chamber)) == "token_not_laid"
    assert table.targets(RED, "token_link") == set()


@pytest.mark.rule("exchange_teleport.teleport.entering")
@pytest.mark.parametrize("deed", [MOVE, -1])
def test_whatever_forbids_movement_or_an_arrival_forbids_the_link(deed: int) -> None:
    ban = Chapter("ban", order=99)

    @ban.forbid.act
    def nobody_moves(game: Game, seat: int, what: int) -> Refusal | None:
        return Refusal("no_movement") if what == deed else None

    @ban.forbid.arrive
    def nobody_comes_to_the_start(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        return Refusal("not_there") if deed < 0 and to == 2 * game.start else None

    table, _, _ = linked_table(extra=(ban,))
    lays_token(table, table.start)
    assert table.targets(RED, "token_link") == set()
    assert table.refuses(jumps(RED, table.start)) == ("no_movement" if deed == MOVE else "not_there")


@pytest.mark.rule("exchange_teleport.teleport.entering")
def test_a_captive_stays() -> None:
    table = Scenario(2, modules=(NAME, "traps"), pile=["cliff_key"])
    chamber = table.chamber("teleport_chamber", at=(1, 0), stairs="W")
    table.shows(RED, "AAAAA")
    table.does(Discover(RED, WEST))
    lays_token(table, table.stands(RED))
    assert table.refuses(jumps(RED, chamber)) == "hanging"


@pytest.mark.rule("exchange_teleport.teleport.entering")
def test_the_trap_curse_does_not_hold_anybody_back() -> None:
    table, _, other = linked_table(modules=("curses",))
    table.gets(RED, "trap")
    table.does(jumps(RED, other))
    assert table.stands(RED) == other


@pytest.mark.rule("exchange_teleport.teleport.chalice")
def test_what_lies_in_the_chamber_stays_there() -> None:
    table, chamber, other = linked_table(modules=("special_chambers",))
    chalice = table.lays("chalice", chamber)
    table.does(jumps(RED, other))
    assert place_of(table.game.pieces.at[chalice]) == chamber
    assert all(offer.about == -1 for offer in table.offers(BLUE, "token_link"))


@pytest.mark.rule("exchange_teleport.teleport.dead_ends")
@pytest.mark.parametrize(("module", "kind"), [("traps", "slide_trap"), ("new_characters", "dungeon")])
def test_the_link_leads_out_of_a_slide_and_a_dungeon(module: str, kind: str) -> None:
    table, chamber, dead_end = linked_table(modules=with_required((module,)), far=kind)
    table.does(jumps(RED, dead_end))
    table.waits(1_000)
    table.does(jumps(RED, chamber))
    assert table.stands(RED) == chamber


@pytest.mark.rule("exchange_teleport.teleport.cooldown")
def test_a_player_jumps_at_most_once_in_a_second() -> None:
    table, chamber, other = linked_table()
    table.does(jumps(RED, other), at=5_000)
    assert table.refuses(jumps(RED, chamber), at=5_999) == "link_rests"
    table.does(jumps(BLUE, other), at=5_999)
    table.does(jumps(RED, chamber), at=6_000)
    assert (table.stands(RED), table.stands(BLUE)) == (chamber, other)
    assert table.refuses(jumps(BLUE, chamber), at=6_998) == "link_rests"


@pytest.mark.rule("exchange_teleport.teleport.zero_dice")
def test_nobody_needs_dice_for_it() -> None:
    table, _, other = linked_table()
    table.shows(RED, "BBBBB")
    table.does(jumps(RED, other))
    assert table.stands(RED) == other
    assert table.faces(RED) == "BBBBB"


# -------------------------------------------------------------------- where no way leads on
@pytest.mark.rule("exchange_teleport.teleport.link")
@pytest.mark.parametrize(
    ("token", "news"), [("held", "temple_closed"), ("here", "temple_closed"), ("far", "temple_sealed")]
)
def test_the_link_may_still_lead_out_of_a_closed_part(token: str, news: str) -> None:
    """Everybody is at the start, whose last opening is closed by a dead end; round the teleport chamber openings are
    left."""
    table = Scenario(2, modules=(NAME,), pile=["dead_end"], extra=(dead_ends(),))
    table.chamber("dead_end", at=(-1, 0), stairs="E")
    table.chamber("teleport_chamber", at=(9, 9))
    if token == "held":
        hands_token(table, BLUE)
    else:
        lays_token(table, table.start if token == "here" else table.chamber("basic_08", at=(12, 12)))
    table.shows(RED, "AAAAA")
    events = table.does(Discover(RED, EAST))
    assert [event.what for event in events if isinstance(event, Announced)] == [news]


@pytest.mark.rule("exchange_teleport.teleport.link")
@pytest.mark.parametrize("is_far", [True, False])
def test_from_the_chamber_the_token_may_lead_to_an_open_part(is_far: bool) -> None:
    table = Scenario(2, modules=(NAME,), pile=["dead_end"], extra=(dead_ends(),))
    table.chamber("teleport_chamber", at=(-1, 0), stairs="E")
    table.chamber("dead_end", at=(-2, 0), stairs="E")
    table.chamber("dead_end", at=(-1, 1), stairs="N")
    hall = table.chamber("basic_08", at=(9, 9))
    lays_token(table, hall if is_far else table.start)
    table.shows(RED, "AAAAA")
    events = table.does(Discover(RED, EAST))
    news = [event.what for event in events if isinstance(event, Announced)]
    assert news == ["temple_closed" if is_far else "temple_sealed"]
