"""Trap, Silence, Mask and Cursed hand."""

import pytest

from tests.expansions.curses.cursed import BARE, HONOUR, card, discovers, escapes, scenario, stack
from tests.scenario import Scenario
from tumbledown.engine import effects
from tumbledown.engine.adventurer import ABILITY, ENTER, FORCED, ITEM, PASSENGER, SUMMON
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform, Prefer, Roll
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import AdventurerMoved, DiceFreed
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.offers import DRAW, MOVE, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_arrival, forbids_speech
from tumbledown.engine.questions import YES
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.expansions.shared import TREASURES

CHANNELS = ("text", "voice", "signal", "ping")


def trapped() -> tuple[Scenario, int]:
    """The first of two players is trapped beside a hall, with an empty cell on the other side."""
    table = scenario(pile=(BARE,), extra=(jumps(),))
    hall = table.chamber("cursed_01", at=(1, 0), stairs="W")
    table.gets(0, "trap")
    return table, hall


def jumps() -> Chapter:
    """A chapter with every voluntary means of moving, free of charge, and one more way to discover."""
    probe = Chapter("probe", order=99)
    ways = {"jump": ABILITY, "ride": PASSENGER, "teleporting": ITEM, "summon": SUMMON}

    @probe.offer(*ways, "explore")
    def move_anyhow(game: Game, seat: int) -> tuple[Offer, ...]:
        places = tuple(2 * tile for tile in game.temple.laid() if 2 * tile != game.here(seat))
        moves = [Offer(verb, MOVE, means, targets=places) for verb, means in ways.items()]
        return (*moves, Offer("explore", DRAW, targets=tuple(game.temple.frontier(game.here(seat)))))

    def move(game: Game, order: Order) -> None:
        game.emit(AdventurerMoved(game.party.control[order.seat], order.target, ITEM, order.seat))

    for verb in ways:
        probe.perform(verb)(move)

    @probe.perform("explore")
    def explore(game: Game, order: Order) -> None:
        effects.draw_tile(game, order.seat, order.target)

    return probe


# -------------------------------------------------------------------- trap
@pytest.mark.rule("curses.trap.effect")
def test_a_trapped_player_can_neither_enter_nor_discover() -> None:
    table, hall = trapped()
    for seat in (0, 1):
        table.shows(seat, "AATKA")
    assert table.targets(0, "enter") == table.targets(0, "discover") == set()
    assert table.refuses(Enter(0, hall)) == "trapped"
    assert table.refuses(Discover(0, WEST)) == "trapped"
    assert table.targets(1, "enter") == {hall}
    assert table.targets(1, "discover") == {WEST}


@pytest.mark.rule("curses.trap.not_blocked", "curses.priority.over_abilities")
def test_a_trap_stops_abilities_that_move_the_adventurer_or_discover() -> None:
    table, hall = trapped()
    for verb, target in (("jump", hall), ("ride", hall), ("explore", WEST)):
        assert target in table.targets(1, verb)
        assert table.targets(0, verb) == set()
        assert table.refuses(Perform(0, verb, target)) == "trapped"


@pytest.mark.rule("curses.trap.not_blocked")
def test_a_trap_leaves_gems_helping_lifting_and_escaping_alone() -> None:
    table, hall = trapped()
    table.puts(0, hall)
    table.puts(1, hall)
    table.shows(0, "TTTTG")
    table.shows(1, "BB...")
    table.does(ActivateGems(0))
    assert table.gems_in(hall) == 1
    table.does(Perform(0, "free", 1))
    assert table.faces(1) == "....."
    table.shows(0, "KKT..")
    assert table.targets(0, "lift") == {card(table, "trap")}
    escapes(table, 0)
    assert table.game.party.out[0]


@pytest.mark.rule("curses.trap.not_blocked")
def test_a_trapped_player_may_claim_a_treasure() -> None:
    table = scenario(modules=("curses", "treasures"), pile=(BARE,))
    stack(table, "double_key", pile=TREASURES)
    discovers(table)
    table.puts(0, table.lies_at(1, 0))
    table.gets(0, "trap")
    table.shows(0, "KKKKK")
    table.does(Perform(0, "claim"))
    assert sorted(table.owns(0)) == ["double_key", "trap"]


@pytest.mark.rule("curses.trap.teleport")
@pytest.mark.parametrize("verb", ["teleporting", "summon"])
def test_items_and_summons_still_move_a_trapped_adventurer(verb: str) -> None:
    table, hall = trapped()
    table.does(Perform(0, verb, hall))
    assert table.stands(0) == hall


@pytest.mark.rule("curses.trap.teleport")
def test_a_trapped_adventurer_is_moved_from_a_removed_chamber() -> None:
    table, hall = trapped()
    table.puts(0, hall)
    effects.remove_chamber(table.game, hall >> 1)
    assert table.stands(0) == table.start


@pytest.mark.rule("curses.trap.teleport")
def test_a_trap_asks_how_one_comes_to_a_place() -> None:
    table, hall = trapped()
    stopped = {means for means in range(FORCED + 1) if forbids_arrival(table.game, 0, hall, means) is not None}
    assert stopped == {ENTER, ABILITY, PASSENGER}
    assert all(forbids_arrival(table.game, 1, hall, means) is None for means in range(FORCED + 1))


@pytest.mark.rule("curses.trap.gong")
def test_a_trap_is_no_excuse_when_the_door_falls() -> None:
    table, hall = trapped()
    table.puts(0, hall)
    table.waits_for("slam")
    assert [len(table.game.dice.held(seat, LOST)) for seat in (0, 1)] == [1, 0]


# -------------------------------------------------------------------- silence
@pytest.mark.rule("curses.silence.effect")
def test_the_silent_can_only_point_with_a_finger() -> None:
    table = scenario()
    table.gets(0, "silence")
    assert [c for c in CHANNELS if forbids_speech(table.game, 0, c) is not None] == ["text", "voice", "signal"]
    refusal = forbids_speech(table.game, 0, "text")
    assert refusal is not None
    assert refusal.code == "silenced"
    assert [c for c in CHANNELS if forbids_speech(table.game, 1, c) is not None] == []
    table.shows(0, "TTK..")
    table.does(Perform(0, "lift", card(table, "silence")))
    assert forbids_speech(table.game, 0, "text") is None


@pytest.mark.rule("curses.silence.effect")
def test_the_silent_act_and_vote_as_before() -> None:
    table = scenario()
    table.gets(0, "silence")
    table.shows(1, "B....")
    table.does(Perform(1, "fate"))
    table.answers(0, YES)
    assert table.faces(1) == "....."
    table.does(Roll(0))


@pytest.mark.rule("curses.silence.effect", "curses.cursed_hand.effect")
def test_on_honour_bodily_curses_are_only_shown() -> None:
    table = scenario(variants=HONOUR)
    table.gets(0, "silence")
    table.gets(0, "cursed_hand")
    table.does(Prefer(0, "gentle", on=True))
    assert [c for c in CHANNELS if forbids_speech(table.game, 0, c) is not None] == []
    table.does(Roll(0))
    assert table.game.party.ready_at[0] == table.game.now + table.rules.settings.roll_ms
    assert table.owns(0) == ["silence", "cursed_hand"]


# -------------------------------------------------------------------- mask
@pytest.mark.rule("curses.mask.effect")
@pytest.mark.parametrize("helped", [0, 1])
def test_a_golden_mask_of_the_cursed_player_frees_one_die_of_anybody(helped: int) -> None:
    table = scenario()
    table.gets(0, "mask")
    table.shows(0, "GBBBA")
    table.shows(1, "BBBAA")
    table.does(Perform(0, "free", helped))
    assert table.faces(helped).count("B") == 2


@pytest.mark.rule("curses.mask.received")
def test_a_golden_mask_received_from_a_free_teammate_frees_two() -> None:
    table = scenario()
    table.gets(0, "mask")
    table.shows(0, "BBBAA")
    table.shows(1, "G....")
    table.does(Perform(1, "free", 0))
    assert table.faces(0) == "..BAA"


@pytest.mark.rule("curses.mask.other_effects")
def test_fate_frees_everything_whoever_is_under_the_mask() -> None:
    table = scenario()
    table.gets(0, "mask")
    table.shows(0, "BBBBA")
    table.shows(1, "BBBAA")
    table.does(Perform(0, "fate"))
    table.answers(1, YES)
    assert (table.faces(0), table.faces(1)) == ("....A", "...AA")


@pytest.mark.rule("curses.mask.other_effects")
def test_other_ways_to_free_dice_are_not_limited() -> None:
    healing = Chapter("healing", order=99)

    @healing.offer("heal")
    def heal_anybody(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("heal"),)

    @healing.perform("heal")
    def heal(game: Game, order: Order) -> None:
        game.emit(DiceFreed(order.seat, sum(1 << die for die in game.dice.locked(order.seat)), order.seat))

    table = scenario(extra=(healing,))
    table.gets(0, "mask")
    table.shows(0, "BBBBA")
    table.does(Perform(0, "heal"))
    assert table.faces(0) == "....A"


@pytest.mark.rule("curses.priority.over_abilities")
def test_under_the_mask_even_a_doctor_frees_only_one() -> None:
    doctors = Chapter("doctors", order=999)

    @doctors.adjust.mask_power(GRANT)
    def three_at_once(game: Game, seat: int, number: int) -> int:
        return 3

    table = scenario(extra=(doctors,))
    table.gets(0, "mask")
    for seat in (0, 1):
        table.shows(seat, "GBBBA")
        table.does(Perform(seat, "free", seat))
    assert (table.faces(0).count("B"), table.faces(1).count("B")) == (2, 0)


# -------------------------------------------------------------------- cursed hand
@pytest.mark.rule("curses.cursed_hand.effect")
def test_dice_and_map_react_only_while_the_hand_is_held() -> None:
    table = scenario(pile=(BARE,))
    table.gets(0, "cursed_hand")
    table.shows(0, "AATTA")
    assert table.verbs(0) == {"give_up"}
    for command in (Roll(0), Discover(0, EAST), Perform(0, "lift", card(table, "cursed_hand")), Perform(0, "fate")):
        assert table.refuses(command) == "hand_on_head"
    table.does(Prefer(0, "holding", on=True))
    assert table.verbs(0) >= {"roll", "discover", "lift"}
    table.does(Roll(0))
    assert table.game.party.ready_at[0] == table.game.now + 1_000
    table.waits(1_000)
    table.does(Prefer(0, "holding", on=False))
    assert table.refuses(Roll(0)) == "hand_on_head"
    table.shows(0, "TTA..")
    table.does(Prefer(0, "holding", on=True))
    table.does(Perform(0, "lift", card(table, "cursed_hand")))
    table.does(Prefer(0, "holding", on=False))
    table.does(Roll(0))


@pytest.mark.rule("curses.cursed_hand.effect")
def test_the_gentle_form_takes_one_and_a_half_times_as_long_to_throw() -> None:
    table = scenario()
    table.does(Prefer(0, "gentle", on=True))
    table.does(Prefer(1, "gentle", on=True))
    table.gets(0, "cursed_hand")
    table.does(Roll(0))
    table.does(Roll(1))
    now, ms = table.game.now, table.rules.settings.roll_ms
    assert [at - now for at in table.game.party.ready_at] == [ms * 3 // 2, ms]
    assert table.refuses(Roll(0), at=now + ms) == "still_rolling"
    table.does(Roll(0), at=now + ms * 3 // 2)


@pytest.mark.rule("curses.cursed_hand.effect")
def test_the_cursed_answer_vote_and_give_up_with_the_other_hand() -> None:
    table = scenario()
    table.gets(0, "cursed_hand")
    table.shows(1, "B....")
    table.does(Perform(1, "fate"))
    table.answers(0, YES)
    assert table.faces(1) == "....."
    table.does(Perform(0, "give_up"))


@pytest.mark.rule("curses.cursed_hand.effect")
def test_an_escaped_player_may_put_the_hand_down() -> None:
    table = scenario()
    table.gets(0, "cursed_hand")
    table.does(Prefer(0, "holding", on=True))
    escapes(table, 0)
    table.does(Prefer(0, "holding", on=False))
    (gift,) = table.offers(0, "gift")
    table.does(Perform(0, "gift", 1, dice=gift.pool() & -gift.pool()))
    assert table.refuses(Escape(0)) == "escaped"
