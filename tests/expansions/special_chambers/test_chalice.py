"""The chalice: found, carried from chamber to chamber, and recovered before the last adventurer leaves."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter, Escape, Perform
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import Announced, EdgeOpened, GameEnded
from tumbledown.engine.game import OVER, RUNNING
from tumbledown.engine.pieces import AT_PLACE, BOXED, at, place_of
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST
from tumbledown.engine.view import SPECTATOR, ChapterView, view
from tumbledown.expansions.special_chambers.chapter import IN_TEMPLE, RECOVERED, UNSEEN
from tumbledown.server.options import current_options

RED, BLUE = 0, 1
MODULES = ("special_chambers",)


class Quest:
    """A hall east of the start with the chalice, the exit east of it; red and blue stand in the hall."""

    def __init__(self, players: int = 2, modules: tuple[str, ...] = MODULES, gems: int = 1) -> None:
        self.table = Scenario(players=players, modules=modules, gems=gems)
        self.hall = self.table.chamber("basic_07", at=(1, 0), stairs="W")
        self.way_out = self.table.chamber("exit", at=(2, 0), stairs="W")
        self.chalice = self.table.lays("chalice", self.hall)
        self.table.notes("special_chambers", "chalice", IN_TEMPLE)
        for seat in range(players):
            self.table.puts(seat, self.hall)

    @property
    def lies(self) -> int:
        """Where the chalice is."""
        return place_of(self.table.game.pieces.at[self.chalice])

    @property
    def state(self) -> object:
        entity = view(self.table.game, SPECTATOR)["chapter:special_chambers"]
        assert isinstance(entity, ChapterView)
        return entity.notes["chalice"]


def announced(table: Scenario) -> list[str]:
    return [event.what for event in table.events if isinstance(event, Announced)]


# -------------------------------------------------------------------- found
@pytest.mark.rule("special_chambers.treasure.chalice_placed")
def test_when_the_treasure_chamber_is_discovered_the_chalice_lies_on_it() -> None:
    table = Scenario(players=2, modules=MODULES, pile=["basic_07", "treasure_chamber"])
    chalice = table.piece("chalice")
    table.shows(RED, "AAAA.")
    table.does(Discover(RED, EAST))
    assert table.game.pieces.at[chalice] == BOXED
    table.does(Discover(RED, WEST))
    assert place_of(table.game.pieces.at[chalice]) == table.lies_at(-1, 0)
    assert announced(table) == ["chalice_found"]
    seen = view(table.game, BLUE)
    assert f"piece:{chalice}" in seen


@pytest.mark.rule("special_chambers.treasure.chamber_icon")
def test_the_treasure_chamber_gets_no_treasure_tile() -> None:
    table = Scenario(players=2, modules=("special_chambers", "treasures"), pile=["treasure_chamber"])
    table.cards("treasures", "teleport", "double_key")
    table.shows(RED, "AA...")
    table.does(Discover(RED, EAST))
    assert table.game.pieces.lying(at(AT_PLACE, table.lies_at(1, 0))) == [table.piece("chalice")]
    assert len(table.game.pile("treasures")) == 2


# -------------------------------------------------------------------- carried
@pytest.mark.rule("special_chambers.treasure.carry_cost", "special_chambers.treasure.no_pickup_cost")
def test_taking_it_along_costs_a_torch_on_top() -> None:
    quest = Quest()
    table = quest.table
    table.shows(RED, "AAKKG")
    assert table.refuses(Enter(RED, table.start, carry=quest.chalice)) == "not_enough_icons"
    table.shows(RED, "AATKG")
    table.does(Enter(RED, table.start, carry=quest.chalice))
    assert (table.stands(RED), quest.lies) == (table.start, table.start)
    assert table.faces(RED) == "...KG"


@pytest.mark.rule("special_chambers.treasure.no_pickup_cost", "special_chambers.treasure.no_owner")
def test_for_each_entry_the_player_says_whether_it_comes_along() -> None:
    quest = Quest()
    table = quest.table
    table.shows(RED, "AATKG")
    ways = {(offer.targets[0], offer.about) for offer in table.offers(RED, "enter")}
    assert ways == {(to, about) for to in (table.start, quest.way_out) for about in (-1, quest.chalice)}
    table.does(Enter(RED, table.start))
    assert (table.stands(RED), quest.lies) == (table.start, quest.hall), "left behind"
    assert table.faces(RED) == "..TKG"


@pytest.mark.rule("special_chambers.treasure.no_owner")
def test_after_each_move_anybody_there_may_carry_it_on() -> None:
    quest = Quest()
    table = quest.table
    table.puts(BLUE, table.start)
    table.shows(RED, "AATAA")
    table.shows(BLUE, "AATKG")
    assert table.refuses(Enter(BLUE, quest.hall, carry=quest.chalice)) == "no_such_item"
    table.does(Enter(RED, table.start, carry=quest.chalice))
    table.does(Enter(BLUE, quest.hall, carry=quest.chalice))
    assert (quest.lies, table.stands(RED)) == (quest.hall, table.start)


@pytest.mark.rule("special_chambers.treasure.carry_alone")
def test_the_torch_must_be_ones_own() -> None:
    quest = Quest()
    quest.table.shows(RED, "AAKKG")
    quest.table.shows(BLUE, "TTTTT")
    assert quest.table.refuses(Enter(RED, quest.table.start, carry=quest.chalice)) == "not_enough_icons"


@pytest.mark.rule("special_chambers.treasure.carry_alone")
def test_a_double_torch_may_pay_it() -> None:
    quest = Quest(modules=("special_chambers", "treasures"))
    table = quest.table
    torch = table.gets(RED, "double_torch")
    table.shows(RED, "AAKKG")
    table.does(Enter(RED, table.start, carry=quest.chalice, using=(torch,)))
    assert (quest.lies, table.faces(RED), table.owns(RED)) == (table.start, "..KKG", [])


@pytest.mark.rule("special_chambers.treasure.race")
def test_of_two_who_carry_it_off_at_once_the_first_gets_it_and_the_other_keeps_the_dice() -> None:
    quest = Quest()
    table = quest.table
    table.shows(RED, "AATKG")
    table.shows(BLUE, "AATKG")
    table.does(Enter(BLUE, table.start, carry=quest.chalice))
    assert table.refuses(Enter(RED, table.start, carry=quest.chalice)) == "no_such_item"
    assert (table.faces(RED), table.stands(RED)) == ("AATKG", quest.hall)


@pytest.mark.rule("special_chambers.treasure.no_teleport")
def test_a_jump_leaves_it_where_it_lies() -> None:
    quest = Quest(modules=("special_chambers", "treasures"))
    table = quest.table
    table.puts(BLUE, table.start)
    table.shows(RED, "TTTTT")
    table.gets(RED, "teleport")
    assert all(offer.about == -1 for offer in table.offers(RED, "teleport"))
    table.does(Perform(RED, "teleport", table.start))
    assert (table.stands(RED), quest.lies) == (table.start, quest.hall)


@pytest.mark.rule("special_chambers.treasure.passage")
def test_it_is_carried_through_a_secret_passage_at_the_usual_price() -> None:
    quest = Quest()
    table = quest.table
    beside = table.chamber("basic_12", at=(1, 1), stairs="E")
    assert beside not in table.game.temple.passages(quest.hall)
    table.game.apply_only(EdgeOpened(cell_at(1, 0), SOUTH))
    table.shows(RED, "ATAKG")
    assert table.refuses(Enter(RED, beside, carry=quest.chalice)) == "not_enough_icons"
    table.shows(RED, "ATTKG")
    table.does(Enter(RED, beside, carry=quest.chalice))
    assert (table.stands(RED), quest.lies, table.faces(RED)) == (beside, beside, "...KG")


@pytest.mark.rule("special_chambers.treasure.slam")
def test_a_slam_leaves_it_alone_and_spares_nobody_for_it() -> None:
    quest = Quest()
    quest.table.waits_until(FIRST_SLAM)
    assert quest.lies == quest.hall
    assert [len(quest.table.game.dice.held(seat, LOST)) for seat in (RED, BLUE)] == [1, 1]


# -------------------------------------------------------------------- recovered
@pytest.mark.rule("special_chambers.treasure.recovered", "special_chambers.treasure.goal")
def test_in_the_exit_it_leaves_the_game_for_good() -> None:
    quest = Quest(players=1)
    table = quest.table
    assert quest.state == IN_TEMPLE
    table.shows(RED, "AATKK..")
    table.does(Enter(RED, quest.way_out, carry=quest.chalice))
    assert (table.game.pieces.at[quest.chalice], quest.state) == (BOXED, RECOVERED)
    assert announced(table) == ["chalice_recovered"]
    table.does(Escape(RED))
    assert (table.game.phase, table.game.won) == (OVER, True)


@pytest.mark.rule("special_chambers.treasure.recovered")
def test_the_treasure_chamber_never_gives_a_second_one() -> None:
    quest = Quest(players=1)
    table = quest.table
    table.shows(RED, "AATKK..")
    table.does(Enter(RED, quest.way_out, carry=quest.chalice))
    table.puts(RED, quest.hall)
    table.pile("treasure_chamber")
    table.shows(RED, "AA.....")
    table.does(Discover(RED, NORTH))
    assert (table.game.pieces.at[quest.chalice], quest.state) == (BOXED, RECOVERED)


@pytest.mark.rule("special_chambers.treasure.exit_needed")
def test_anywhere_else_it_only_lies_somewhere_else() -> None:
    table = Scenario(players=1, modules=MODULES)
    table.chamber("basic_07", at=(1, 0), stairs="W")
    chalice = table.lays("chalice", table.start)
    table.notes("special_chambers", "chalice", IN_TEMPLE)
    for step in range(2):
        table.shows(RED, "AAT....")
        table.does(Enter(RED, table.lies_at(1 - step, 0), carry=chalice))
        assert place_of(table.game.pieces.at[chalice]) == table.lies_at(1 - step, 0)
    assert announced(table) == []


# -------------------------------------------------------------------- winning and losing
@pytest.mark.rule("special_chambers.treasure.goal", "special_chambers.treasure.last_leaves")
def test_if_the_last_one_leaves_without_it_the_game_is_lost_at_that_instant() -> None:
    quest = Quest(players=1)
    table = quest.table
    table.puts(RED, quest.way_out)
    table.shows(RED, "KK.....")
    events = table.does(Escape(RED))
    assert events[-1] == GameEnded(won=False, reason="task_left")
    assert (table.game.phase, table.game.won) == (OVER, False)


@pytest.mark.rule("special_chambers.treasure.last_leaves")
def test_the_last_one_is_warned_before() -> None:
    quest = Quest()
    table = quest.table

    def warned(seat: int) -> list[bool]:
        shown = [option.loses for option in current_options(table.game, seat) if option.verb == "escape"]
        assert shown == [offer.loses for offer in table.offers(seat, "escape")]
        return shown

    for seat in (RED, BLUE):
        table.puts(seat, quest.way_out)
        table.shows(seat, "KKAAT")
    assert (warned(RED), warned(BLUE)) == ([False], [False]), "somebody else can still bring it"
    table.does(Escape(BLUE))
    assert warned(RED) == [True]
    table.puts(RED, quest.hall)
    table.does(Enter(RED, quest.way_out, carry=quest.chalice))
    assert warned(RED) == [False]


@pytest.mark.rule("special_chambers.treasure.escape_allowed")
def test_others_may_escape_while_it_is_brought_out() -> None:
    quest = Quest()
    table = quest.table
    table.puts(BLUE, quest.way_out)
    table.shows(BLUE, "KK...")
    table.does(Escape(BLUE))
    assert table.game.phase == RUNNING
    table.shows(RED, "AATKK")
    table.does(Enter(RED, quest.way_out, carry=quest.chalice))
    table.does(Escape(RED))
    assert table.game.won


@pytest.mark.rule("special_chambers.treasure.undiscovered")
def test_a_treasure_chamber_that_was_not_found_is_no_obstacle() -> None:
    table = Scenario(players=1, modules=MODULES, gems=1, pile=["treasure_chamber"])
    table.puts(RED, table.chamber("exit", at=(5, 5)))
    table.shows(RED, "KK.....")
    entity = view(table.game, SPECTATOR)["chapter:special_chambers"]
    assert isinstance(entity, ChapterView)
    assert entity.notes["chalice"] == UNSEEN
    assert [offer.loses for offer in table.offers(RED, "escape")] == [False]
    table.does(Escape(RED))
    assert table.game.won
