"""Portal: into a chamber on one of the eight cells around, through walls and for nothing."""

import pytest

from tests.expansions.illusions.test_sealed_temple import dead_ends
from tests.expansions.new_characters.tables import BARE, scenario
from tests.scenario import Scenario
from tumbledown.engine.adventurer import ITEM
from tumbledown.engine.commands import Discover, Perform
from tumbledown.engine.events import AdventurerMoved, Announced, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.piles import mix_in
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import HOVER
from tumbledown.engine.tiles import SOUTH, TileKind

AROUND = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]


def owning(players: int = 2, *more: str, extra: tuple[Chapter, ...] = ()) -> Scenario:
    table = scenario(players, *more, extra=extra)
    table.gets(0, "portal")
    return table


def through(place: int) -> Perform:
    return Perform(0, "portal", place)


# -------------------------------------------------------------------- where it leads
@pytest.mark.rule("new_characters.portal")
@pytest.mark.parametrize("cell", AROUND, ids=str)
def test_it_leads_to_each_of_the_eight_cells_around_for_nothing(cell: tuple[int, int]) -> None:
    table = owning()
    place = table.chamber(BARE, at=cell)
    table.shows(0, "BBBBB")
    events = table.does(through(place))
    assert table.stands(0) == place
    assert AdventurerMoved(0, place, ITEM, 0) in events
    assert table.faces(0) == "BBBBB"


@pytest.mark.rule("new_characters.portal")
def test_it_leads_through_walls_and_is_used_up() -> None:
    table = owning()
    table.gets(0, "portal")
    first, second = table.game.pieces.lying(at(2, 0))
    behind_a_wall = table.chamber("exit", at=(1, 0), stairs="E")
    assert table.game.temple.passages(table.start) == []
    assert PieceMoved(first, BOXED, seat=0) in table.does(through(behind_a_wall))
    assert table.game.pieces.lying(at(2, 0)) == [second]
    assert table.targets(0, "portal") == {table.start}
    table.does(through(table.start))
    assert table.owns(0) == []
    assert "portal" not in table.verbs(0)


@pytest.mark.rule("new_characters.portal")
def test_it_leads_no_further_and_not_to_the_own_chamber() -> None:
    table = owning()
    far = [table.chamber(kind, at=cell) for kind, cell in ((BARE, (2, 0)), ("cursed_08", (-1, 2)), ("exit", (0, -2)))]
    for place in (*far, table.start, 998, -1):
        assert table.refuses(through(place)) == "no_chamber_beside"
    assert table.targets(0, "portal") == set()


@pytest.mark.rule("new_characters.portal")
def test_a_mate_without_one_cannot_use_it() -> None:
    table = owning()
    place = table.chamber(BARE, at=(1, 0))
    assert table.refuses(Perform(1, "portal", place)) == "not_offered"


@pytest.mark.rule("new_characters.portal")
def test_a_chamber_that_is_laid_on_a_corner_can_be_reached_at_once() -> None:
    """The portal sees further than the sides of its owner's chamber."""
    table = owning()
    table.puts(1, table.chamber(BARE, at=(0, -1)))
    table.pile("cursed_08")
    assert table.targets(0, "portal") == {table.lies_at(0, -1)}
    table.shows(1, "AA...")
    table.does(Discover(1, 1))
    assert table.targets(0, "portal") == {table.lies_at(0, -1), table.lies_at(1, -1)}


# -------------------------------------------------------------------- where it does not
CELL = TileKind("cell", "closed", openings=1 << SOUTH, entry=(parse_cost("A"),), closed=True)


def closed() -> Chapter:
    """A chamber that nobody ever goes into, and a ban on items while it is told so."""
    chapter = Chapter("closed", order=99, tiles=(CELL,))

    @chapter.setup(POOL)
    def into_the_box(game: Game) -> None:
        mix_in(game, [CELL])

    return chapter


@pytest.mark.rule("new_characters.portal.targets")
def test_it_does_not_lead_into_closed_chambers() -> None:
    table = owning(extra=(closed(),))
    cell, bare = table.chamber("cell", at=(1, 1)), table.chamber(BARE, at=(1, 0))
    assert table.targets(0, "portal") == {bare}
    assert table.refuses(through(cell)) == "chamber_closed"


@pytest.mark.rule("new_characters.portal.targets")
def test_it_does_not_lead_onto_a_hovering_platform() -> None:
    table = owning()
    place = table.chamber(BARE, at=(1, 0))
    table.game.temple.hover(place >> 1, table.game.temple.cell[place >> 1], 0)
    table.game.epoch += 1
    assert table.game.temple.state[place >> 1] == HOVER
    assert table.refuses(through(place)) == "no_chamber_beside"


@pytest.mark.rule("new_characters.portal.targets")
def test_a_ban_on_arriving_binds_it() -> None:
    ban = Chapter("ban", order=99)
    ban.forbid.arrive(lambda game, figure, to, means: Refusal("banned") if to == 2 * game.start else None)
    table = owning(extra=(ban,))
    table.puts(0, table.chamber(BARE, at=(1, 1)))
    other = table.chamber("cursed_08", at=(2, 2))
    assert table.refuses(through(table.start)) == "banned"
    assert table.targets(0, "portal") == {other}


@pytest.mark.rule("new_characters.portal.targets")
def test_a_trapped_adventurer_may_use_it() -> None:
    table = owning(2, "curses")
    table.gets(0, "trap")
    place = table.chamber(BARE, at=(1, 0))
    table.does(through(place))
    assert table.stands(0) == place


@pytest.mark.rule("new_characters.portal.targets")
def test_the_chalice_stays_behind() -> None:
    table = owning(2, "special_chambers")
    chalice = table.lays("chalice", table.start)
    table.does(through(table.chamber(BARE, at=(1, 1))))
    assert table.game.pieces.at[chalice] == at(AT_PLACE, table.start)


# -------------------------------------------------------------------- double chambers
DOUBLE = "double_key_chamber"
"""Its southern and eastern sides are of the front, the northern of the rear, and both border on the west."""


@pytest.mark.rule("new_characters.portal.double")
@pytest.mark.parametrize(
    ("cell", "halves"),
    [((0, -1), {0}), ((0, 1), {1}), ((-1, 0), {0}), ((1, 0), {0, 1}), ((1, 1), {0, 1}), ((-1, -1), {0, 1})],
    ids=["north", "south", "west", "east", "corner", "other corner"],
)
def test_it_leads_to_the_half_that_borders_or_to_both(cell: tuple[int, int], halves: set[int]) -> None:
    table = owning(2, "special_chambers")
    double = table.chamber(DOUBLE, at=cell)
    assert table.targets(0, "portal") == {double + half for half in halves}
    table.does(through(double + max(halves)))
    assert table.stands(0) == double + max(halves)


@pytest.mark.rule("new_characters.portal.double")
@pytest.mark.parametrize("half", [0, 1])
def test_it_never_leads_through_the_inner_wall(half: int) -> None:
    table = owning(2, "special_chambers")
    double = table.chamber(DOUBLE, at=(1, 0))
    table.puts(0, double + half)
    assert table.targets(0, "portal") == {table.start}
    assert table.refuses(through(double + 1 - half)) == "no_chamber_beside"


# -------------------------------------------------------------------- where no way leads on
@pytest.mark.rule("new_characters.dungeon.dead_end")
@pytest.mark.parametrize(("where", "news"), [("hand", "temple_closed"), ("none", "temple_sealed")])
def test_a_portal_may_still_lead_out_of_a_closed_part(where: str, news: str) -> None:
    """Everybody is in the dungeon, whose last opening is closed by a dead end; openings are left behind the slide."""
    table = scenario(1, pile=("dead_end",), extra=(dead_ends(),))
    table.puts(0, table.chamber("dungeon", at=(1, 0), stairs="W"))
    table.chamber("dead_end", at=(1, -1), stairs="S")
    if where == "hand":
        table.gets(0, "portal")
    table.shows(0, "AA.....")
    assert news in [each.what for each in table.does(Discover(0, SOUTH)) if isinstance(each, Announced)]
