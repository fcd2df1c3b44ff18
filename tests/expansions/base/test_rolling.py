"""Throwing dice, keeping them, using them, and what counts as an action."""

from itertools import chain, combinations

import pytest

from tests.scenario import Scenario
from tumbledown.engine import effects
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Mark, Perform, Roll
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import DiceSpent
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.offers import FREE, OUTSIDE, ROLL
from tumbledown.engine.refusals import CHOICE_FIRST, Refusal
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST, WEST

ROLL_MS = Settings().roll_ms


def selections(letters: str) -> list[str]:
    """Every choice of at least one of these letters."""
    sizes = range(1, len(letters) + 1)
    return ["".join(chosen) for chosen in chain.from_iterable(combinations(letters, size) for size in sizes)]


# -------------------------------------------------------------------- what may be thrown
@pytest.mark.rule("base.roll.any_subset")
@pytest.mark.parametrize("chosen", selections("ATKG"))
def test_every_selection_of_unlocked_dice_can_be_thrown_and_no_other_die_moves(chosen: str) -> None:
    table = Scenario(players=2)
    table.shows(0, "ATKGB")
    asked, others = table.dice(0, chosen), table.dice(0) & ~table.dice(0, chosen)
    table.will_throw(0, "B" * len(chosen))
    table.does(Roll(0, asked))
    assert table.thrown(0) == asked
    assert table.dice(0, "B") == asked | 1 << 4
    assert table.dice(0, "ATKG") == others & ~(1 << 4)


@pytest.mark.rule("base.roll.any_subset")
@pytest.mark.parametrize("chosen", selections("ATKG"))
def test_no_selection_with_a_locked_die_can_be_thrown(chosen: str) -> None:
    table = Scenario(players=2)
    table.shows(0, "ATKGB")
    assert table.refuses(Roll(0, table.dice(0, chosen + "B"))) == "die_locked"


@pytest.mark.rule("base.roll.any_subset")
def test_dice_can_be_thrown_without_limit_and_at_any_time() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    for count in range(200):
        table.puts(0, (table.start, hall)[count % 2])
        table.shows(0, "AAAAA")
        table.does(Roll(0, table.dice(0)), at=(count + 1) * ROLL_MS)
        assert table.thrown(0) == table.dice(0)
    assert table.game.party.throws[0] == 200


# -------------------------------------------------------------------- keeping
@pytest.mark.rule("base.roll.keep")
def test_a_kept_die_pays_later_after_another_action_and_in_another_chamber() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    room = table.chamber("basic_08", at=(2, 0), stairs="W")
    table.shows(0, "AATKG")
    table.does(Mark(0, "kept", table.dice(0, "T")))
    table.does(Enter(0, hall))
    table.will_throw(0, "AKKK")
    table.does(Roll(0))
    assert table.faces(0) == "AKTKK"
    table.does(Enter(0, room))
    assert table.stands(0) == room
    assert table.faces(0) == ".K.KK"


@pytest.mark.rule("base.roll.keep")
def test_a_used_die_cannot_be_set_aside() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "AATKG")
    table.does(Enter(0, hall))
    assert table.refuses(Mark(0, "kept", table.dice(0, "."))) == "die_shows_nothing"


@pytest.mark.rule("base.roll.release_kept")
def test_a_kept_die_can_be_thrown_again_whenever_its_owner_likes() -> None:
    table = Scenario(players=2)
    table.shows(0, "ATKGB")
    table.does(Mark(0, "kept", table.dice(0, "ATKG")))
    assert table.refuses(Roll(0)) == "nothing_to_roll"
    torch = table.dice(0, "T")
    table.will_throw(0, "A", "K")
    table.does(Roll(0, torch))
    assert table.faces(0) == "AAKGB"
    table.does(Roll(0), at=ROLL_MS)
    assert table.thrown(0) == torch, "once thrown, a die is not kept any more"


@pytest.mark.rule("base.roll.release_kept")
def test_taking_the_mark_off_brings_a_kept_die_back_into_the_next_throw() -> None:
    table = Scenario(players=2)
    table.shows(0, "ATKGB", kept="AT")
    table.does(Mark(0, "kept", table.dice(0, "A")))
    released = table.dice(0, "TKG")
    table.does(Roll(0))
    assert table.thrown(0) == released


@pytest.mark.rule("base.roll.release_kept", "base.mask.black_locks")
def test_a_black_mask_can_neither_be_kept_nor_thrown_again() -> None:
    table = Scenario(players=2)
    table.shows(0, "ATKGB")
    assert table.refuses(Mark(0, "kept", table.dice(0, "B"))) == "die_locked"
    assert table.refuses(Roll(0, table.dice(0, "B"))) == "die_locked"


# -------------------------------------------------------------------- using
@pytest.mark.rule("base.roll.used_dice")
def test_used_dice_show_nothing_until_they_are_thrown_again() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "AATKG")
    used = table.dice(0, "A")
    table.does(Enter(0, hall))
    assert table.faces(0) == "..TKG"
    assert table.refuses(Enter(0, table.start)) == "not_enough_icons"
    assert table.refuses(Enter(0, table.start, dice=used)) == "die_shows_nothing"
    table.will_throw(0, "AA")
    table.does(Roll(0, used))
    table.does(Enter(0, table.start))
    assert table.stands(0) == table.start


@pytest.mark.rule("base.roll.used_join")
def test_used_dice_belong_to_the_next_throw_whichever_dice_are_named() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "AATKG")
    used, key = table.dice(0, "A"), table.dice(0, "K")
    table.does(Enter(0, hall))
    table.will_throw(0, "TTT", "T")
    table.does(Roll(0, key))
    assert table.thrown(0) == used | key
    table.does(Roll(0, key), at=ROLL_MS)
    assert table.thrown(0) == key, "the duty ends with that throw"


@pytest.mark.rule("base.roll.used_join", "base.mask.golden_reroll")
def test_freed_dice_need_not_join_the_next_throw_but_may() -> None:
    table = Scenario(players=2)
    table.shows(0, "BBGKT")
    freed, gold, key = table.dice(0, "B"), table.dice(0, "G"), table.dice(0, "K")
    table.does(Perform(0, "free", 0))
    table.will_throw(0, "AA", "AA")
    table.does(Roll(0, key))
    assert table.thrown(0) == gold | key
    table.does(Roll(0, freed), at=ROLL_MS)
    assert table.thrown(0) == freed


@pytest.mark.rule("base.roll.used_join")
def test_a_die_that_was_given_need_not_join_the_next_throw_but_may() -> None:
    table = Scenario(players=2, gems=0)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    table.puts(1, way_out)
    table.shows(0, "ATKGT")
    table.shows(1, "KKKKK")
    table.does(Escape(1))
    given = 1 << 7
    table.does(Perform(1, "gift", 0, dice=given))
    key = table.dice(0, "K")
    table.will_throw(0, "A", "A")
    table.does(Roll(0, key))
    assert table.thrown(0) == key
    table.does(Roll(0, given), at=ROLL_MS)
    assert table.thrown(0) == given


@pytest.mark.rule("base.roll.used_join")
def test_a_die_that_was_regained_need_not_join_the_next_throw_but_may() -> None:
    table = Scenario(players=2)
    table.puts(0, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.shows(0, "ATKGT")
    table.waits_for("slam")
    lost = 1 << 0
    assert table.dice(0) & lost == 0
    effects.return_dice(table.game, spot(LOST))
    assert table.faces(0) == ".TKGT"
    key = table.dice(0, "K")
    table.will_throw(0, "A", "A")
    table.does(Roll(0, key))
    assert table.thrown(0) == key
    table.waits(ROLL_MS)
    table.does(Roll(0, lost))
    assert table.thrown(0) == lost


@pytest.mark.rule("base.roll.one_use")
def test_one_pair_of_icons_does_not_pay_for_two_actions() -> None:
    table = Scenario(players=2, pile=["basic_07", "basic_08"])
    table.shows(0, "AAAKG")
    table.does(Discover(0, EAST))
    assert table.refuses(Discover(0, WEST)) == "not_enough_icons"
    assert [event.dice.bit_count() for event in table.events if isinstance(event, DiceSpent)] == [2]


@pytest.mark.rule("base.roll.one_use")
def test_one_golden_mask_does_not_help_two_players() -> None:
    table = Scenario(players=3)
    table.shows(0, "GAAAA")
    table.shows(1, "BAAAA")
    table.shows(2, "BAAAA")
    table.does(Perform(0, "free", 1))
    assert table.refuses(Perform(0, "free", 2)) == "not_enough_icons"


@pytest.mark.rule("base.roll.partial_use")
def test_one_throw_pays_for_two_discoveries_and_an_entry_one_after_the_other() -> None:
    table = Scenario(players=1, pile=["basic_12", "basic_13"])
    table.will_throw(0, "AAAAATK")
    table.does(Roll(0))
    table.does(Discover(0, EAST))
    table.does(Discover(0, WEST))
    table.does(Enter(0, table.lies_at(1, 0)))
    assert table.stands(0) == table.lies_at(1, 0)
    assert table.faces(0) == "......K"


# -------------------------------------------------------------------- pace
@pytest.mark.rule("base.roll.speed")
@pytest.mark.parametrize("pace", [700, 1000, 1300])
def test_a_throw_holds_up_the_next_one_of_the_same_player_and_nothing_else(pace: int) -> None:
    table = Scenario(settings=Settings(players=2, roll_ms=pace))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.will_throw(0, "AABGK", "AAAA")
    table.does(Roll(0), at=0)
    assert table.faces(0) == "AABGK", "its faces count at once"
    table.does(Perform(0, "free", 0))
    table.does(Enter(0, hall))
    assert table.throwable(0) == 0
    assert table.refuses(Roll(0)) == "still_rolling"
    table.does(Roll(1), at=pace - 1)
    assert table.refuses(Roll(0)) == "still_rolling"
    table.does(Roll(0, table.dice(0, "K")), at=pace)


@pytest.mark.rule("base.roll.speed")
def test_a_throw_of_one_die_takes_as_long_as_a_throw_of_all() -> None:
    table = Scenario(players=2)
    for seat, dice in ((0, table.dice(0)), (1, 1 << 5)):
        table.does(Roll(seat, dice), at=0)
        assert table.game.party.ready_at[seat] == ROLL_MS


# -------------------------------------------------------------------- whose dice
@pytest.mark.rule("base.roll.own_only")
def test_nobody_throws_marks_or_pays_with_the_dice_of_another() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "TTTTT")
    table.shows(1, "AAAAA")
    theirs = table.dice(1)
    assert table.refuses(Roll(0, theirs)) == "not_your_die"
    assert table.refuses(Mark(0, "kept", theirs)) == "not_your_die"
    assert table.refuses(Enter(0, hall, dice=theirs)) == "not_your_die"
    assert table.refuses(Enter(0, hall)) == "not_enough_icons"


@pytest.mark.rule("base.roll.own_only")
def test_a_throw_never_takes_dice_of_another_along() -> None:
    table = Scenario(players=2)
    own = table.dice(0)
    table.does(Roll(0))
    assert table.thrown(0) == own
    assert table.faces(1) == "....."


@pytest.mark.rule("base.roll.own_only")
def test_shared_dice_are_used_and_stay_their_owners() -> None:
    table = Scenario(players=2)
    place = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    table.puts(0, place)
    table.puts(1, place)
    table.shows(0, "KKKKA")
    table.shows(1, "KKKTA")
    shared = table.dice(1, "K")
    table.does(ActivateGems(0, 1))
    assert table.faces(1) == "...TA"
    table.will_throw(1, "TTT")
    table.does(Roll(1, shared))
    assert table.refuses(Roll(0, shared)) == "not_your_die"


@pytest.mark.rule("base.roll.own_only", "base.mask.golden_reroll")
def test_helping_changes_nobodys_dice() -> None:
    table = Scenario(players=2)
    table.shows(0, "GAAAA")
    table.shows(1, "BBAAA")
    gold, freed = table.dice(0, "G"), table.dice(1, "B")
    table.does(Perform(0, "free", 1))
    assert table.game.dice.holder == [0] * 5 + [1] * 5
    assert table.must_throw(0) == gold
    assert table.refuses(Roll(0, freed)) == "not_your_die"


# -------------------------------------------------------------------- actions
def position_where_everything_can_be_done(*extra: Chapter) -> Scenario:
    """Seat 0 stands in a gem chamber between an open cell and a neighbour, seat 1 in the exit."""
    table = Scenario(players=2, gems=1, pile=["basic_07"], extra=extra)
    table.puts(0, table.chamber("basic_06", at=(1, 0), stairs="W"))
    table.puts(1, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.gives_dice(0, 8)
    table.shows(0, "AAKKKKGB")
    table.shows(1, "KKAAA")
    return table


@pytest.mark.rule("base.action.list")
def test_the_base_game_offers_five_actions_besides_throwing_and_freeing() -> None:
    table = position_where_everything_can_be_done()
    actions = {"enter", "discover", "activate", "escape", "fate"}
    no_actions = {"roll", "free", "give_up"}
    assert table.verbs(0) | table.verbs(1) == actions | no_actions
    assert set(table.rules.perform) == actions | {"free", "gift", "give_up"}


@pytest.mark.rule("base.action.list")
def test_whatever_holds_up_actions_need_not_hold_up_throwing_and_freeing() -> None:
    waiting = Chapter("waiting", order=99)

    @waiting.forbid.act
    def no_actions(game: Game, seat: int, deed: int) -> Refusal | None:
        return None if deed in (ROLL, FREE, OUTSIDE) else CHOICE_FIRST

    table = position_where_everything_can_be_done(waiting)
    assert table.verbs(0) | table.verbs(1) == {"roll", "free", "give_up"}
    table.does(Perform(0, "free", 0))
    table.does(Roll(0))


@pytest.mark.rule("base.action.list")
def test_an_action_may_cost_a_single_die() -> None:
    table = Scenario(players=2, gems=0)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KTTTT")
    table.does(Escape(0))
    assert table.game.party.out == [1, 0]
