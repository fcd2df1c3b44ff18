"""The worked examples of the base game, as the rulebooks tell them: lay out, act, expect."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform, Prefer, Roll
from tumbledown.engine.dice import LOST, OUT
from tumbledown.engine.events import AdventurerMoved, Asked, DiceSpent
from tumbledown.engine.questions import YES
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST, NORTH, WEST

RED, BLUE, GREEN = 0, 1, 2
ROLL_MS = Settings().roll_ms
ONE_GEM, TWO_GEMS, THREE_GEMS = 0, 1, 2


# -------------------------------------------------------------------- dice and masks
@pytest.mark.rule(
    "base.mask.black_locks", "base.mask.black_persists", "base.roll.any_subset", "base.setup.dice_per_player"
)
def test_black_masks() -> None:
    table = Scenario(players=2)
    assert table.faces(RED) == "....."
    table.will_throw(RED, "ABKBT", "AA")
    table.does(Roll(RED))
    locked, free = table.dice(RED, "B"), table.dice(RED, "AKT")
    table.waits(ROLL_MS)

    assert table.throwable(RED) == free
    assert table.refuses(Roll(RED, locked)) == "die_locked"
    table.does(Roll(RED, table.dice(RED, "KT")))
    assert table.faces(RED) == "ABABA"


@pytest.mark.rule(
    "base.mask.golden_frees_two", "base.mask.freed_blank", "base.mask.golden_reroll", "base.roll.used_join"
)
def test_golden_mask() -> None:
    table = Scenario(players=2)
    table.shows(RED, "BBGTK")
    freed, gold, torch = table.dice(RED, "B"), table.dice(RED, "G"), table.dice(RED, "T")
    table.does(Perform(RED, "free", RED))

    assert table.faces(RED) == "...TK"
    assert table.refuses(Perform(RED, "fate")) == "nothing_locked"
    table.will_throw(RED, "AA", "KK")
    table.does(Roll(RED, torch))
    assert table.thrown(RED) == gold | torch, "the golden die must join, the freed ones need not"
    table.waits(ROLL_MS)
    table.does(Roll(RED, freed))
    assert table.faces(RED) == "KKAAK"


@pytest.mark.rule(
    "base.mask.help_same_chamber",
    "base.mask.golden_one_target",
    "base.mask.golden_same_throw",
    "base.mask.help_consent",
    "base.mask.golden_reroll",
    "base.roll.own_only",
)
def test_golden_mask_given() -> None:
    table = Scenario(players=3)
    table.puts(GREEN, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.shows(BLUE, "BBATK")
    table.shows(GREEN, "BBATK")
    table.will_throw(RED, "GBATK")
    table.does(Roll(RED))
    gold, black = table.dice(RED, "G"), table.dice(RED, "B")

    assert table.targets(RED, "free") == {RED, BLUE}, "her own new mask or his old ones, but not next door"
    assert table.refuses(Perform(RED, "free", GREEN)) == "not_together"
    table.does(Prefer(BLUE, "keeps_masks", on=True))
    assert table.refuses(Perform(RED, "free", BLUE)) == "keeps_masks"
    table.does(Prefer(BLUE, "keeps_masks", on=False))
    table.does(Perform(RED, "free", BLUE))
    assert table.happened(Asked) == [], "help that is welcome needs no question"

    table.waits(ROLL_MS)
    assert table.throwable(BLUE) == table.dice(BLUE)
    assert table.throwable(RED) == table.dice(RED) & ~black
    assert table.must_throw(RED) == gold
    assert table.refuses(Perform(RED, "free", RED)) == "not_enough_icons"
    assert table.refuses(Roll(RED, table.dice(BLUE, "."))) == "not_your_die"
    assert table.game.dice.holder == [RED] * 5 + [BLUE] * 5 + [GREEN] * 5


# -------------------------------------------------------------------- entering and discovering
@pytest.mark.rule(
    "base.enter.condition", "base.chamber.passage", "base.discover.condition", "base.discover.blocked_opening"
)
def test_ways_in() -> None:
    table = Scenario(players=2, pile=["basic_13"])
    own = table.chamber("basic_11", at=(5, 5), stairs="N")
    top = table.chamber("basic_08", at=(5, 4), stairs="S")
    left = table.chamber("basic_12", at=(4, 5), stairs="S")
    table.puts(BLUE, own)
    table.shows(BLUE, "AAAAT")

    assert table.targets(BLUE, "enter") == {top}
    assert table.refuses(Enter(BLUE, left)) == "no_passage"
    assert table.lies_at(6, 5) == -1
    assert table.targets(BLUE, "discover") == {EAST}
    assert table.refuses(Discover(BLUE, WEST)) == "passage_blocked"
    assert table.refuses(Discover(BLUE, NORTH)) == "passage_blocked"
    table.does(Discover(BLUE, EAST))
    table.does(Enter(BLUE, top))
    assert table.stands(BLUE) == top


@pytest.mark.rule("base.enter.cost", "base.enter.one_step", "base.roll.used_dice", "base.roll.keep")
def test_enter() -> None:
    table = Scenario(players=2)
    room = table.chamber("basic_10", at=(1, 0), stairs="W")
    table.shows(BLUE, "AAKTG")
    used, others = table.dice(BLUE, "A"), table.dice(BLUE, "KTG")
    table.does(Enter(BLUE, room))

    assert (table.stands(RED), table.stands(BLUE)) == (table.start, room)
    assert len(table.happened(AdventurerMoved)) == 1
    assert table.faces(BLUE) == "..KTG"
    assert table.refuses(Enter(BLUE, table.start)) == "not_enough_icons"
    table.will_throw(BLUE, "TT")
    table.does(Roll(BLUE, used))
    assert table.dice(BLUE, "KTG") & others == others, "what he has set aside still shows"
    assert table.faces(BLUE) == "TTKTG"


def blue_between_two_empty_cells() -> Scenario:
    """His chamber has openings to the east and to the west, and nothing lies there."""
    table = Scenario(players=2, pile=["basic_09", "basic_10"])
    table.puts(BLUE, table.chamber("basic_11", at=(5, 5), stairs="S"))
    table.chamber("basic_07", at=(5, 6), stairs="S")
    return table


@pytest.mark.rule(
    "base.discover.condition", "base.discover.choose_opening", "base.discover.cost", "base.roll.partial_use"
)
def test_two_openings() -> None:
    table = blue_between_two_empty_cells()
    table.shows(BLUE, "ATTTK")
    assert table.targets(BLUE, "discover") == set()
    table.shows(BLUE, "AAAAK")
    assert table.targets(BLUE, "discover") == {EAST, WEST}

    table.does(Discover(BLUE, WEST))
    assert table.lies_at(4, 5) >= 0
    assert table.lies_at(6, 5) == -1
    assert table.faces(BLUE) == "..AAK"
    table.does(Discover(BLUE, EAST))
    assert table.lies_at(6, 5) >= 0
    assert table.faces(BLUE) == "....K"


@pytest.mark.rule("base.discover.draw_place", "base.discover.cost", "base.discover.no_move", "base.roll.used_dice")
def test_discover() -> None:
    table = blue_between_two_empty_cells()
    [top, second] = table.game.pile("tiles")
    here = table.stands(BLUE)
    table.shows(BLUE, "AAKTG")
    used = table.dice(BLUE, "A")
    table.does(Discover(BLUE, EAST))

    assert table.lies_at(6, 5) == 2 * top
    assert table.stairs_of(2 * top) == "W"
    assert table.game.pile("tiles") == [second]
    assert table.stands(BLUE) == here
    assert table.faces(BLUE) == "..KTG"
    assert table.must_throw(BLUE) == used
    assert table.refuses(Discover(BLUE, WEST)) == "not_enough_icons"


# -------------------------------------------------------------------- gems
@pytest.mark.rule("base.gem.where", "base.gem.cost", "base.gem.take", "base.gem.once", "base.roll.used_dice")
def test_one_gem() -> None:
    table = Scenario(players=2, gems=5)
    room = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(BLUE, room)
    table.shows(RED, "TTTTA")
    table.shows(BLUE, "TTTKA")
    assert table.refuses(ActivateGems(RED)) == "no_gems_here"
    assert table.refuses(ActivateGems(BLUE)) == "not_enough_icons"
    table.shows(BLUE, "TTTTA")
    used = table.dice(BLUE, "T")
    table.does(ActivateGems(BLUE))

    assert (table.game.depot.gems, table.gems_in(room)) == (4, 1)
    assert table.faces(BLUE) == "....A"
    assert table.must_throw(BLUE) == used
    table.shows(BLUE, "TTTTA")
    assert table.refuses(ActivateGems(BLUE)) == "gems_used"


def red_and_blue_among_keys() -> tuple[Scenario, int]:
    """Both stand in a key chamber of three gems, with seven keys between them."""
    table = Scenario(players=2, gems=5)
    room = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    for seat, faces in ((RED, "KKKKA"), (BLUE, "KKKTT")):
        table.puts(seat, room)
        table.shows(seat, faces)
    return table, room


@pytest.mark.rule(
    "base.gem.join_forces",
    "base.gem.join_consent",
    "base.gem.choose_level",
    "base.gem.types",
    "base.gem.take",
    "base.gem.must_cooperate_is_arithmetic",
)
def test_two_gems_together() -> None:
    table, room = red_and_blue_among_keys()
    steps = table.game.temple.kind_of(room >> 1).gem_steps
    assert [(gems, cost[2]) for gems, cost in steps] == [(1, 4), (2, 7), (3, 10)]
    table.does(Prefer(BLUE, "holds_back", on=True))
    assert table.targets(RED, "activate") == {ONE_GEM}, "what blue holds back does not count"
    table.does(Prefer(BLUE, "holds_back", on=False))
    assert table.targets(RED, "activate") == table.targets(BLUE, "activate") == {ONE_GEM, TWO_GEMS}
    table.does(ActivateGems(BLUE, TWO_GEMS))

    assert (table.game.depot.gems, table.gems_in(room)) == (3, 2)
    assert (table.faces(RED), table.faces(BLUE)) == ("....A", "...TT")
    assert (table.must_throw(RED).bit_count(), table.must_throw(BLUE).bit_count()) == (4, 3)


@pytest.mark.rule("base.gem.must_cooperate_is_arithmetic")
def test_two_gems_together_is_no_duty() -> None:
    """The other half of the note beside the example: who has seven dice may do it alone."""
    table = Scenario(players=1, gems=5)
    room = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    table.puts(RED, room)
    table.shows(RED, "KKKKKKK")
    table.does(ActivateGems(RED, TWO_GEMS))
    assert table.gems_in(room) == 2


@pytest.mark.rule("base.gem.once", "base.gem.where", "base.realtime.atomic")
def test_chamber_used() -> None:
    table, room = red_and_blue_among_keys()
    table.does(ActivateGems(RED, TWO_GEMS), at=5_000)
    assert table.refuses(ActivateGems(BLUE, TWO_GEMS), at=5_000) == "gems_used", "a moment too late"

    for seat in (RED, BLUE):
        table.shows(seat, "KKKKK")
        assert table.targets(seat, "activate") == set()
        for step in (ONE_GEM, TWO_GEMS, THREE_GEMS):
            assert table.refuses(ActivateGems(seat, step)) == "gems_used"
        assert table.faces(seat) == "KKKKK"
    assert (table.game.depot.gems, table.gems_in(room)) == (3, 2)


# -------------------------------------------------------------------- escaping
@pytest.mark.rule(
    "base.escape.where", "base.escape.cost", "base.escape.alone", "base.escape.individual", "base.escape.leave"
)
def test_escape() -> None:
    table = Scenario(players=3, gems=2)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    table.puts(RED, way_out)
    table.puts(BLUE, way_out)
    table.shows(RED, "KKKTT")
    table.shows(BLUE, "KKAAT")
    table.shows(GREEN, "KKKKK")
    assert table.refuses(Escape(GREEN)) == "not_in_exit"
    assert table.refuses(Escape(BLUE)) == "not_enough_icons", "red's keys do not count for him"
    table.shows(BLUE, "KKKAT")
    table.does(Escape(BLUE))

    assert table.game.party.out == [0, 1, 0]
    assert table.game.depot.gems == 2
    assert table.verbs(BLUE) == {"gift", "give_up"}
    assert table.refuses(Roll(BLUE)) == "escaped"
    table.shows(RED, "KKTTT")
    assert table.refuses(Escape(RED)) == "not_enough_icons", "three keys for her as well"
    table.shows(RED, "KKKTT")
    table.does(Escape(RED))


@pytest.mark.rule(
    "base.escape.gift", "base.escape.gift_any_die", "base.escape.gift_no_limit", "base.escape.rest_dice_out"
)
def test_gift() -> None:
    table = Scenario(players=3, gems=0)
    table.puts(RED, table.chamber("basic_07", at=(-1, 0), stairs="E"))
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in (BLUE, GREEN):
        table.puts(seat, way_out)
        table.shows(seat, "KBATG")
    table.shows(RED, "ATKGB")
    locked, open_die = 1 << 6, 1 << 12
    table.does(Escape(BLUE))
    table.does(Perform(BLUE, "gift", RED, dice=locked))

    assert table.faces(RED) == "ATKGB."
    assert table.throwable(RED) & locked
    assert table.game.dice.held(BLUE, OUT) == [5, 7, 8, 9]
    assert table.refuses(Perform(BLUE, "gift", RED, dice=1 << 5)) == "gift_given"
    table.does(Escape(GREEN))
    table.does(Perform(GREEN, "gift", RED, dice=open_die))
    assert table.faces(RED) == "ATKGB.."
    table.will_throw(RED, "AA")
    table.does(Roll(RED, locked | open_die))
    assert table.faces(RED) == "ATKGBAA"


# -------------------------------------------------------------------- fate and the slam
@pytest.mark.rule(
    "base.fate.effect",
    "base.fate.unanimous",
    "base.fate.twice",
    "base.fate.needs_masks",
    "base.fate.no_dice",
    "base.fate.optional_per_player",
)
def test_turn_of_fate() -> None:
    table = Scenario(players=3, gems=5, beside=2)
    table.puts(RED, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.shows(RED, "BBATK")
    table.shows(BLUE, "BBBTK")
    table.shows(GREEN, "AATKG")
    table.does(Perform(RED, "fate"))
    table.answers(BLUE, YES)
    assert table.faces(RED) == "BBATK", "green has not agreed yet"
    table.answers(GREEN, YES)

    assert (table.game.depot.gems, table.game.depot.beside) == (6, 1)
    assert [table.faces(seat) for seat in (RED, BLUE, GREEN)] == ["..ATK", "...TK", "AATKG"]
    assert table.throwable(BLUE) == table.dice(BLUE)
    assert table.happened(DiceSpent) == []
    assert table.refuses(Perform(RED, "fate")) == "nothing_locked"

    table.shows(RED, "BBATK")
    table.shows(GREEN, "BATKG")
    table.does(Prefer(GREEN, "keeps_masks", on=True))
    table.does(Perform(BLUE, "fate"))
    table.answers(RED, YES)
    table.answers(GREEN, YES)
    assert (table.faces(RED), table.faces(GREEN)) == ("..ATK", "BATKG")
    assert (table.game.depot.gems, table.game.depot.beside) == (7, 0)
    assert table.refuses(Perform(BLUE, "fate")) == "no_fate_left"


@pytest.mark.rule(
    "base.slam.lose_die",
    "base.slam.cumulative",
    "base.slam.position_kept",
    "base.countdown.first_two_end",
    "base.die_loss.owner_chooses",
    "base.die_loss.box",
)
def test_late_at_the_slam() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(RED, hall)
    table.shows(RED, "ATKGB")
    table.shows(BLUE, "ATKGB")
    table.waits_for("slam")
    assert table.faces(RED) == "ATKG", "the locked die goes first"
    adventurer_die = 0
    table.answers(RED, adventurer_die)

    assert table.faces(RED) == "TKGB", "but she gives up another one"
    assert table.faces(BLUE) == "ATKGB"
    assert (table.stands(RED), table.stands(BLUE)) == (hall, table.start)
    table.waits_for("slam")
    assert table.faces(RED) == "TKG"
    assert table.game.dice.held(RED, LOST) == [adventurer_die, 4]
    assert table.faces(BLUE) == "ATKGB"
    assert table.refuses(Roll(RED, 1 << adventurer_die)) == "die_away"
    table.shows(RED, "AAT")
    table.does(Enter(RED, table.start))


# -------------------------------------------------------------------- notes
@pytest.mark.rule("base.setup.two_chambers")
@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_set_up_picture(players: int, seed: str) -> None:
    table = Scenario.dealt(Settings(players=players), seed)
    east, west = table.lies_at(1, 0), table.lies_at(-1, 0)

    assert sorted(table.game.temple.laid()) == sorted([table.start >> 1, east >> 1, west >> 1])
    assert (table.stairs_of(east), table.stairs_of(west)) == ("W", "E")
    assert set(table.game.temple.passages(table.start)) == {east, west}
