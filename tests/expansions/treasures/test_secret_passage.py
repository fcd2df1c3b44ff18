"""Secret passage: a way through a wall between two chambers, for everybody and to the end of the game."""

import pytest

from tests.expansions.treasures.treasured import BARE, HOARD, discovers, gives, hides, owning, piles, scenario, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.events import Announced, ChamberPlaced, EdgeOpened
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.piles import mix_in
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import SOUTH, TileKind
from tumbledown.engine.view import EdgeView, view

WITH_DOUBLES = ("treasures", "special_chambers")


def wall(near: int, far: int) -> int:
    return near << 10 | far


def two_corridors(*kinds: str, players: int = 2, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int, int]:
    """East of the starting chamber a corridor from west to east, and south of it another, with a wall between."""
    table = owning(*(kinds or ("secret_passage",)), players=players, extra=extra)
    upper = table.chamber("cursed_12", at=(1, 0), stairs="W")
    lower = table.chamber("cursed_13", at=(1, 1), stairs="W")
    return table, upper, lower


# -------------------------------------------------------------------- what it does
@pytest.mark.rule("treasures.secret_passage.effect")
def test_an_edge_without_a_passage_becomes_one() -> None:
    table, upper, lower = two_corridors()
    table.puts(1, upper)
    assert lower not in table.game.temple.passages(upper)
    events = table.does(uses(0, "secret_passage", wall(upper, lower)))
    assert EdgeOpened(cell_at(1, 0), SOUTH, 0, 0) in events
    assert lower in table.game.temple.passages(upper)
    assert view(table.game)["edge:1.0.2"] == EdgeView(1, 0, SOUTH, 0, 0)
    table.shows(1, "AK...")
    table.does(Enter(1, lower))
    assert table.stands(1) == lower


@pytest.mark.rule("treasures.secret_passage.effect")
def test_where_there_is_a_passage_already_none_can_be_laid() -> None:
    table, upper, lower = two_corridors("secret_passage", "secret_passage")
    assert table.targets(0, "secret_passage") == {wall(upper, lower)}
    assert table.refuses(uses(0, "secret_passage", wall(table.start, upper))) == "no_wall_there"
    table.does(uses(0, "secret_passage", wall(upper, lower)))
    assert table.refuses(uses(0, "secret_passage", wall(upper, lower))) == "no_wall_there"
    assert table.owns(0) == ["secret_passage"]


@pytest.mark.rule("treasures.secret_passage.all")
def test_everybody_may_use_it_in_both_directions_until_the_end() -> None:
    table, upper, lower = two_corridors(players=3)
    table.does(uses(0, "secret_passage", wall(upper, lower)))
    table.waits_until(590_000)
    for seat, here, there in ((0, upper, lower), (1, lower, upper), (2, upper, lower), (1, upper, lower)):
        hand = len(table.game.dice.hands[seat])
        table.puts(seat, here)
        table.shows(seat, "AKT" + "." * (hand - 3))
        table.does(Enter(seat, there))


@pytest.mark.rule("treasures.secret_passage.cost_unchanged")
def test_going_through_costs_what_the_chamber_asks() -> None:
    table, upper, lower = two_corridors()
    table.does(uses(0, "secret_passage", wall(upper, lower)))
    table.puts(0, upper)
    table.shows(0, "ATTTT")
    assert table.refuses(Enter(0, lower)) == "not_enough_icons"
    table.shows(0, "AK...")
    table.does(Enter(0, lower))
    assert table.faces(0) == "....."
    table.shows(0, "AT...")
    table.does(Enter(0, upper))
    assert table.stands(0) == upper


# -------------------------------------------------------------------- where it may lie
@pytest.mark.rule("treasures.secret_passage.orthogonal")
def test_diagonal_neighbours_do_not_qualify() -> None:
    table = owning("secret_passage")
    east = table.chamber("cursed_12", at=(1, 0), stairs="W")
    corner = table.chamber("cursed_13", at=(2, 1), stairs="W")
    assert table.refuses(uses(0, "secret_passage", wall(east, corner))) == "no_wall_there"
    assert table.targets(0, "secret_passage") == set()


@pytest.mark.rule("treasures.secret_passage.anywhere")
def test_it_may_be_laid_far_from_the_owner() -> None:
    table = owning("secret_passage")
    upper = table.chamber("cursed_12", at=(6, 6), stairs="W")
    lower = table.chamber("cursed_13", at=(6, 7), stairs="W")
    assert table.targets(0, "secret_passage") == {wall(upper, lower)}
    table.does(uses(0, "secret_passage", wall(upper, lower)))
    assert table.game.temple.passages(upper) == [lower]
    assert table.stands(0) == table.start


@pytest.mark.rule("treasures.secret_passage.anywhere")
def test_a_discovery_far_away_gives_the_owner_a_new_wall_at_once() -> None:
    """What the owner could do before must not be remembered."""
    table = owning("secret_passage")
    far = table.chamber(BARE, at=(5, 0), stairs="W")
    east = table.chamber("cursed_12", at=(6, 1), stairs="N")
    table.pile("cursed_05", "cursed_08")
    table.puts(1, far)
    assert table.targets(0, "secret_passage") == set()
    discovers(table, seat=1, side=SOUTH)
    assert table.targets(0, "secret_passage") == {wall(table.lies_at(5, 1), east)}


@pytest.mark.rule("treasures.secret_passage.no_discovery")
def test_it_needs_two_chambers_and_allows_no_discovery_through_a_wall() -> None:
    table = owning("secret_passage")
    hall = table.chamber("cursed_12", at=(1, 0), stairs="W")
    table.pile(BARE)
    assert table.targets(0, "secret_passage") == set()
    table.puts(0, hall)
    table.shows(0, "AA...")
    assert table.refuses(Discover(0, SOUTH)) == "no_opening"


@pytest.mark.rule("treasures.secret_passage.no_discovery", "treasures.secret_passage.chamber_removed")
def test_a_passage_to_an_empty_cell_allows_no_discovery_either() -> None:
    table, upper, lower = two_corridors()
    table.does(uses(0, "secret_passage", wall(upper, lower)))
    remove_chamber(table.game, lower >> 1)
    table.pile(BARE)
    table.puts(0, upper)
    table.shows(0, "AA...")
    assert SOUTH not in table.targets(0, "discover")
    assert table.refuses(Discover(0, SOUTH)) == "no_opening"


@pytest.mark.rule("treasures.secret_passage.chamber_removed")
def test_a_passage_stays_at_its_edge_when_a_chamber_goes_and_works_again_with_the_next() -> None:
    table, upper, lower = two_corridors()
    table.does(uses(0, "secret_passage", wall(upper, lower)))
    remove_chamber(table.game, lower >> 1)
    assert table.game.temple.passages(upper) == [table.start]
    assert "edge:1.0.2" in view(table.game)
    other = table.tile("cursed_06")
    table.game.emit(ChamberPlaced(other, cell_at(1, 1), 0, 0))
    assert 2 * other in table.game.temple.passages(upper)
    assert table.game.temple.passages(2 * other) == [upper]


@pytest.mark.rule("treasures.secret_passage.bans")
def test_a_ban_on_entering_holds_behind_a_secret_passage_too() -> None:
    ban = Chapter("ban", order=99)

    @ban.forbid.arrive
    def nobody_goes_there(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        return Refusal("banned") if game.tile_kind(to >> 1).id == "cursed_13" else None

    table, upper, lower = two_corridors(extra=(ban,))
    table.does(uses(0, "secret_passage", wall(upper, lower)))
    table.puts(0, upper)
    table.shows(0, "AK...")
    assert lower in table.game.temple.passages(upper)
    assert table.refuses(Enter(0, lower)) == "banned"


@pytest.mark.rule("treasures.use.no_waste", "treasures.secret_passage.anywhere")
@pytest.mark.parametrize(("kind", "is_offered"), [("obelisk", False), (BARE, True)])
def test_a_wall_behind_which_nobody_may_ever_go_is_not_offered(kind: str, is_offered: bool) -> None:
    table = owning("secret_passage", modules=("treasures", "quests"))
    upper = table.chamber("cursed_12", at=(1, 0), stairs="W")
    lower = table.chamber(kind, at=(1, 1), stairs="S")
    assert table.targets(0, "secret_passage") == ({wall(upper, lower)} if is_offered else set())
    if not is_offered:
        assert table.refuses(uses(0, "secret_passage", wall(upper, lower))) == "chamber_closed"
        assert table.refuses(uses(0, "secret_passage", wall(table.start, lower))) == "no_wall_there"
        assert table.owns(0) == ["secret_passage"]


# -------------------------------------------------------------------- double chambers
def beside_a_double(*, side: tuple[int, int], kind: str = "cursed_12", stairs: str = "W") -> tuple[Scenario, int, int]:
    """A double chamber with its stairway in the south: front and rear meet its eastern wall; and a neighbour."""
    table = owning("secret_passage", "secret_passage", modules=WITH_DOUBLES)
    front = table.chamber("double_torch_chamber", at=(5, 5), stairs="S")
    neighbour = table.chamber(kind, at=(5 + side[0], 5 + side[1]), stairs=stairs)
    return table, front, neighbour


@pytest.mark.rule("treasures.secret_passage.not_double_wall")
def test_the_inner_wall_of_a_double_chamber_is_never_bridged() -> None:
    table, front, neighbour = beside_a_double(side=(0, -1))
    rear = front + 1
    assert all(target >> 11 != (target & 1023) >> 1 for target in table.targets(0, "secret_passage"))
    for target in (wall(front, rear), wall(rear, front)):
        assert table.refuses(uses(0, "secret_passage", target)) == "no_wall_there"
    table.does(uses(0, "secret_passage", wall(neighbour, rear)))
    assert rear not in table.game.temple.passages(front)


@pytest.mark.rule("treasures.secret_passage.double_half")
def test_at_an_outer_edge_it_leads_into_the_half_that_borders_on_it() -> None:
    table, front, south = beside_a_double(side=(0, 1))
    assert table.targets(0, "secret_passage") == {wall(front, south)}
    assert table.refuses(uses(0, "secret_passage", wall(front + 1, south))) == "no_wall_there"
    table.does(uses(0, "secret_passage", wall(front, south)))
    assert table.game.temple.passages(south) == [front]

    table, front, north = beside_a_double(side=(0, -1))
    assert table.targets(0, "secret_passage") == {wall(north, front + 1)}
    table.does(uses(0, "secret_passage", wall(north, front + 1)))
    assert table.game.temple.passages(north) == [front + 1]


@pytest.mark.rule("treasures.secret_passage.double_half")
@pytest.mark.parametrize("half", [0, 1])
def test_where_both_halves_border_on_the_edge_the_owner_picks_one(half: int) -> None:
    table, front, east = beside_a_double(side=(1, 0))
    assert table.targets(0, "secret_passage") == {wall(front, east), wall(front + 1, east)}
    table.does(uses(0, "secret_passage", wall(front + half, east)))
    assert table.game.temple.passages(front + half) == [east]
    assert table.game.temple.passages(front + 1 - half) == []
    assert table.game.temple.passages(east) == [front + half]
    assert table.targets(0, "secret_passage") == set(), "the edge has its passage"


# -------------------------------------------------------------------- where no way leads on
def cut_off(*kinds: str, beyond: str = "cursed_12") -> Scenario:
    """Red discovers the last chamber of a part without a way on; south of the start lies another part."""
    nook = TileKind("nook", "nooks", copies=4, openings=1 << SOUTH, entry=(parse_cost("A"),))
    nooks = Chapter("nooks", order=99, tiles=(nook,))
    nooks.setup(POOL)(lambda game: mix_in(game, [nook]))
    table = scenario(extra=(nooks,), pile=("nook", "exit"))
    gives(table, 0, *kinds)
    table.chamber("nook", at=(-1, 0), stairs="E")
    table.chamber(beyond, at=(0, 1), stairs="W")
    if beyond == "nook":
        table.chamber("nook", at=(-1, 1), stairs="E")
    return table


def news(table: Scenario) -> list[str]:
    return [event.what for event in discovers(table) if isinstance(event, Announced)]


@pytest.mark.rule("base.discover.sealed_temple", "treasures.secret_passage.effect")
def test_whoever_has_a_secret_passage_may_reach_a_part_that_is_cut_off() -> None:
    assert news(cut_off()) == ["temple_sealed"]
    assert news(cut_off("secret_passage", beyond="nook")) == ["temple_sealed"], "there is no way on either"
    table = cut_off("secret_passage")
    assert news(table) == ["temple_closed"]
    table.does(uses(0, "secret_passage", wall(table.start, table.lies_at(0, 1))))
    assert table.game.temple.leads_on([table.start])


@pytest.mark.rule("base.discover.sealed_temple")
def test_a_hidden_treasure_is_a_hope_whatever_it_is_as_long_as_a_passage_is_not_accounted_for() -> None:
    """What is told must not betray what lies there face down."""
    for hidden, elsewhere in (("secret_passage", "extra_gem"), ("extra_gem", "secret_passage")):
        table = cut_off()
        hides(table, table.chamber(HOARD, at=(5, 5)), hidden)
        piles(table, elsewhere)
        assert news(table) == ["temple_closed"]
    table = cut_off()
    hides(table, table.chamber(HOARD, at=(5, 5)), "extra_gem")
    assert news(table) == ["temple_sealed"], "all passages are in the box"
