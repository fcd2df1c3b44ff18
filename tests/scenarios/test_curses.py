"""The worked examples of the curses, and what they do to each other: lay out, act, expect."""

import pytest

from tests.expansions.curses.cursed import (
    BARE,
    MASKED,
    WITH_SOULS,
    card,
    discovers,
    escapes,
    on_cards,
    scenario,
    stack,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.dice import GONE, LOST, OUT, SHIFT
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import LAID
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.expansions.shared import PURPLE_MASK

RED, BLUE, GREEN = 0, 1, 2
ROLL_MS = Settings().roll_ms


# -------------------------------------------------------------------- drawing and lifting
@pytest.mark.rule(
    "curses.draw.trigger", "curses.draw.discoverer_only", "curses.active.immediate", "curses.active.personal"
)
def test_curse_drawn() -> None:
    table = scenario(pile=(MASKED, BARE))
    trap, mask = stack(table, "trap", "mask")
    discovers(table, BLUE)
    assert table.owns(BLUE) == ["trap"]
    assert table.game.pieces.face_up[trap]
    assert table.game.pile("curses") == [mask]

    for seat in (RED, BLUE):
        table.shows(seat, "AA...")
    assert table.refuses(Enter(BLUE, table.lies_at(1, 0))) == "trapped"
    assert table.refuses(Discover(BLUE, WEST)) == "trapped"
    table.does(Enter(RED, table.lies_at(1, 0)))
    assert table.owns(RED) == []


@pytest.mark.rule("curses.lift.combination", "curses.lift.alone", "curses.lift.dice_used", "curses.lift.anywhere")
def test_curse_lifted() -> None:
    table = scenario()
    table.puts(BLUE, table.chamber(BARE, at=(1, 0), stairs="W"))
    trap = table.gets(BLUE, "trap")
    table.shows(RED, "KKTTT")
    table.shows(BLUE, "KTAGK")
    used = table.dice(BLUE, "KT")
    table.does(Perform(BLUE, "lift", trap))
    assert table.game.pieces.at[trap] == BOXED
    assert table.faces(RED) == "KKTTT"
    assert table.must_throw(BLUE) == used
    table.will_throw(BLUE, "AAAA")
    table.does(Roll(BLUE, table.dice(BLUE, "A")))
    assert table.thrown(BLUE) & used == used


@pytest.mark.rule("curses.setup.masks_ignored")
def test_mask_at_set_up() -> None:
    for number in range(40):
        table = Scenario.dealt(Settings(players=2, modules=("curses",)), f"masks {number}")
        temple = table.game.temple
        if any(table.game.shows(tile, PURPLE_MASK) for tile, state in enumerate(temple.state) if state == LAID):
            break
    else:
        raise AssertionError("no set-up with a purple mask")
    assert table.owns(RED) == table.owns(BLUE) == []


@pytest.mark.rule("curses.draw.duplicate")
def test_same_curse_twice() -> None:
    table = scenario(pile=(MASKED, "cursed_11"))
    first, second, rest = stack(table, "mask", "mask", "trap")
    discovers(table, RED, EAST)
    discovers(table, RED, WEST)
    assert table.owns(RED) == ["mask"]
    assert [table.game.pieces.at[first] == BOXED, table.game.pieces.at[second] == BOXED] == [False, True]
    assert table.game.pile("curses") == [rest]


# -------------------------------------------------------------------- soul exchange and the others
def torn() -> tuple[Scenario, int]:
    """Red lost a die to Broken die and then drew Soul exchange, with blue, whose figure stands in a hall."""
    table = scenario(3, WITH_SOULS)
    hall = table.chamber("cursed_01", at=(1, 0), stairs="W")
    table.puts(BLUE, hall)
    table.shows(RED, "BTKAA")
    table.gets(RED, "broken_die")
    table.gets(RED, "soul_exchange")
    table.answers(RED, BLUE)
    return table, hall


@pytest.mark.rule("curses.soul_exchange.what_stays", "curses.broken_die.effect", "curses.broken_die.return")
def test_soul_exchange_of_a_player_with_a_broken_die() -> None:
    table, hall = torn()
    assert on_cards(table, RED) == [0]
    assert [len(hand) for hand in table.game.dice.hands] == [4, 5, 5]
    assert (table.stands(RED), table.stands(BLUE)) == (hall, table.start)

    table.does(Perform(RED, "lift", card(table, "broken_die")))
    assert table.faces(RED) == "...AA", "the die comes back to red, whatever figure she steers"
    assert table.game.party.control == [1, 0, 2]
    table.shows(RED, "KKA..")
    table.does(Perform(RED, "lift", card(table, "soul_exchange")))
    assert (table.stands(RED), table.stands(BLUE)) == (table.start, hall)


@pytest.mark.rule("curses.soul_exchange.slam", "curses.broken_die.not_losable")
def test_a_slam_during_a_soul_exchange_with_a_broken_die() -> None:
    table, _ = torn()
    table.waits_for("slam")
    assert [len(table.game.dice.held(seat, LOST)) for seat in range(3)] == [1, 0, 0], "red steers blue's figure outside"
    assert on_cards(table, RED) == [0]


@pytest.mark.rule("curses.soul_exchange.escape", "curses.active.end_on_escape", "curses.broken_die.return")
def test_the_drawer_escapes_during_a_soul_exchange_with_a_broken_die() -> None:
    table, _ = torn()
    escapes(table, RED)
    party = table.game.party
    assert party.place == [table.start, -1, table.start], "red left with blue's figure, and blue keeps hers"
    assert party.control == party.own == [1, 0, 2]
    assert table.owns(RED) == []
    assert table.game.dice.where[0] >> SHIFT == GONE
    assert len(table.game.dice.held(RED, OUT)) == 4
    table.puts(BLUE, table.lies_at(0, 9))
    table.shows(BLUE, "K....")
    table.does(Escape(BLUE))
    assert party.place[0] == -1


@pytest.mark.rule("curses.soul_exchange.escape", "curses.broken_die.effect")
def test_the_partner_escapes_during_a_soul_exchange_with_a_broken_die() -> None:
    table, hall = torn()
    escapes(table, BLUE)
    assert table.owns(RED) == ["broken_die"], "the exchange is for good, the other curse is not"
    assert on_cards(table, RED) == [0]
    assert table.game.party.control == table.game.party.own == [1, 0, 2]
    assert table.stands(RED) == hall


@pytest.mark.rule("curses.soul_exchange.several", "curses.soul_exchange.escape", "curses.soul_exchange.lift")
def test_a_chain_of_souls_and_then_an_escape() -> None:
    table = scenario(4, WITH_SOULS)
    table.gets(RED, "soul_exchange")
    table.answers(RED, BLUE)
    table.gets(GREEN, "soul_exchange")
    table.answers(GREEN, BLUE)
    assert table.game.party.control == [1, 2, 0, 3]
    escapes(table, RED)
    assert table.game.party.control == [1, 2, 0, 3]
    table.shows(GREEN, "KKA..")
    table.does(Perform(GREEN, "lift", card(table, "soul_exchange", 1)))
    assert table.game.party.control == [1, 0, 2, 3], "blue keeps red's figure for good, green has his own again"


# -------------------------------------------------------------------- masks, few dice, traps
@pytest.mark.rule("curses.mask.effect", "curses.mask.received", "base.mask.help_same_chamber")
def test_a_golden_mask_given_to_a_mate_under_the_curse_of_the_mask() -> None:
    table = scenario()
    table.gets(RED, "mask")
    table.shows(RED, "GBBBG")
    table.shows(BLUE, "GBBBG")
    table.does(Perform(RED, "free", BLUE))
    assert table.faces(BLUE) == "G.BBG", "given away it frees one of his"
    table.does(Perform(BLUE, "free", RED))
    assert table.faces(RED) == "...BG", "received it frees two of hers"
    table.does(Perform(RED, "free", RED))
    assert table.faces(RED) == "....."
    table.does(Perform(BLUE, "free", BLUE))
    assert table.faces(BLUE) == "....."


@pytest.mark.rule("curses.lift.few_dice", "curses.lift.own_treasure", "curses.broken_die.few_dice")
def test_lifting_with_few_dice() -> None:
    table = scenario(modules=("curses", "treasures"))
    table.gives_dice(RED, 2)
    broken = table.gets(RED, "broken_die")
    table.shows(RED, "K")
    assert table.refuses(Perform(RED, "lift", broken)) == "not_enough_icons"
    torch = table.gets(RED, "double_torch")
    table.does(Perform(RED, "lift", broken, using=(torch,)))
    assert table.faces(RED) == ".."
    trap = table.gets(RED, "trap")
    table.shows(RED, "KK")
    assert table.refuses(Perform(RED, "lift", trap)) == "not_enough_icons", "two dice show two icons"
    escapes(table, BLUE)
    table.does(Perform(BLUE, "gift", RED, dice=1 << table.game.dice.held(BLUE, OUT)[0]))
    table.shows(RED, "KKT")
    table.does(Perform(RED, "lift", trap))
    assert table.owns(RED) == []


@pytest.mark.rule("curses.trap.effect", "curses.trap.teleport", "curses.trap.not_blocked")
def test_a_trapped_adventurer_teleports_and_is_moved_by_the_temple() -> None:
    table = scenario(modules=("curses", "treasures"))
    hall = table.chamber(BARE, at=(1, 0), stairs="W")
    table.puts(BLUE, hall)
    table.gets(RED, "trap")
    table.gets(RED, "teleport")
    table.shows(RED, "ATA..")
    assert table.refuses(Enter(RED, hall)) == "trapped"
    table.does(Perform(RED, "teleport", hall))
    assert table.stands(RED) == hall
    assert table.owns(RED) == ["trap"]
    remove_chamber(table.game, hall >> 1)
    assert (table.stands(RED), table.stands(BLUE)) == (table.start, table.start)


@pytest.mark.rule("curses.mask.other_effects", "curses.priority.over_abilities")
def test_a_healing_mask_used_under_the_curse_of_the_mask() -> None:
    table = scenario(modules=("curses", "treasures"))
    table.gets(RED, "mask")
    table.gets(RED, "healing_mask")
    table.shows(RED, "BBBBA")
    table.shows(BLUE, "BBAAA")
    table.does(Perform(RED, "healing_mask"))
    assert (table.faces(RED), table.faces(BLUE)) == ("....A", "..AAA")


@pytest.mark.rule("curses.lost_dice.effect", "curses.lost_dice.counts_lost", "curses.mask.effect")
def test_a_hasty_throw_of_two_and_a_golden_mask_that_falls() -> None:
    table = scenario()
    table.gets(RED, "lost_dice")
    table.gets(RED, "mask")
    table.will_throw(RED, "BBBAA", "GG")
    table.does(Roll(RED))
    table.waits(ROLL_MS)
    table.does(Roll(RED))
    assert table.faces(RED) == "BBBG", "one of the two rolls towards the edge"
    table.does(Perform(RED, "free", RED))
    table.waits(1_200)
    assert table.faces(RED) == ".BB."
    assert len(table.game.dice.held(RED, LOST)) == 1
