"""Black masks lock dice, golden masks free them."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Mark, Perform, Prefer, Roll
from tumbledown.engine.events import Asked, DiceFreed
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.offers import FREE, OTHER, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import YES
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST
from tumbledown.expansions.base.dice import LOCKED_DICE

ROLL_MS = Settings().roll_ms
KEEPS = "keeps_masks"


# -------------------------------------------------------------------- black masks
@pytest.mark.rule("base.mask.black_locks")
def test_a_black_mask_locks_its_die_at_once() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.will_throw(0, "AABBT")
    table.does(Roll(0))
    locked = table.dice(0, "B")
    table.waits(ROLL_MS)
    assert table.throwable(0) == table.dice(0, "AAT")
    assert table.refuses(Roll(0, locked)) == "die_locked"
    assert table.refuses(Enter(0, hall, dice=locked)) == "die_locked"
    assert table.refuses(Mark(0, "kept", locked)) == "die_locked"
    assert table.refuses(Perform(0, "free", 0)) == "not_enough_icons"


@pytest.mark.rule("base.mask.black_locks")
def test_a_throw_of_everything_leaves_locked_dice_out() -> None:
    table = Scenario(players=2)
    table.shows(0, "ABABA")
    free = table.dice(0, "A")
    table.will_throw(0, "TTT")
    table.does(Roll(0))
    assert table.thrown(0) == free
    assert table.faces(0) == "TBTBT"


@pytest.mark.rule("base.mask.black_persists")
def test_locked_dice_stay_locked_through_movement_and_actions() -> None:
    table = Scenario(players=2, pile=["basic_12"])
    place = table.chamber("basic_06", at=(1, 0), stairs="W")
    locked = table.dice(0) & 0b11
    table.shows(0, "BBAAT")
    table.does(Enter(0, place))
    table.shows(0, "BBAAT")
    table.does(Discover(0, 0))
    table.shows(0, "BBKKK")
    table.puts(1, place)
    table.shows(1, "KTTTT")
    table.does(ActivateGems(0, 0))
    assert table.faces(0) == "BB..."
    table.does(Roll(0))
    assert table.dice(0, "B") & locked == locked


@pytest.mark.rule("base.mask.black_persists")
def test_locked_dice_stay_locked_through_a_slam() -> None:
    table = Scenario(players=2)
    table.puts(1, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.shows(0, "BBAKT")
    table.shows(1, "BBAKT")
    table.waits_for("slam")
    assert table.faces(0) == "BBAKT", "safe in the starting chamber"
    assert table.faces(1) == "BAKT", "one black mask is lost, the other stays locked"


# -------------------------------------------------------------------- golden masks
@pytest.mark.rule("base.mask.golden_frees_two")
@pytest.mark.parametrize(
    ("before", "after"), [("GBAAA", "..AAA"), ("GBBAA", "...AA"), ("GBBBA", "...BA"), ("GBBBB", "...BB")]
)
@pytest.mark.parametrize("helped", [0, 1])
def test_a_golden_mask_frees_up_to_two_dice_of_one_player(before: str, after: str, helped: int) -> None:
    table = Scenario(players=2)
    table.shows(0, before if helped == 0 else "GAAAA")
    table.shows(1, before if helped == 1 else "AAAAA")
    table.does(Perform(0, "free", helped))
    assert table.faces(helped) == (after if helped == 0 else "G" + after[1:])


@pytest.mark.rule("base.mask.golden_same_throw")
def test_a_golden_mask_frees_a_black_mask_of_its_own_throw_and_an_older_one() -> None:
    table = Scenario(players=2)
    table.shows(0, "B....")
    table.will_throw(0, "GBAA")
    table.does(Roll(0))
    table.does(Perform(0, "free", 0))
    assert table.faces(0) == "...AA"


@pytest.mark.rule("base.mask.golden_optional")
def test_a_golden_mask_may_be_kept_and_used_later_elsewhere() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.will_throw(0, "GBAAT")
    table.does(Roll(0))
    table.does(Mark(0, "kept", table.dice(0, "G")))
    table.does(Enter(0, hall))
    table.will_throw(0, "BTT")
    table.waits(ROLL_MS)
    table.does(Roll(0))
    assert table.faces(0) == "GBBTT", "it has freed nothing by itself"
    table.does(Perform(0, "free", 0))
    assert table.faces(0) == "...TT"


@pytest.mark.rule("base.mask.golden_optional")
def test_a_golden_mask_needs_no_other_icon_and_can_be_thrown_again_unused() -> None:
    table = Scenario(players=2)
    table.shows(0, "GBBBB")
    assert table.targets(0, "free") == {0}
    table.will_throw(0, "A")
    table.does(Roll(0, table.dice(0, "G")))
    assert table.faces(0) == "ABBBB"


@pytest.mark.rule("base.mask.golden_reroll")
@pytest.mark.parametrize("helped", [0, 1])
def test_the_golden_die_is_used_and_joins_the_next_throw(helped: int) -> None:
    table = Scenario(players=2)
    table.shows(0, "GBATK")
    table.shows(1, "BAATK")
    gold, torch = table.dice(0, "G"), table.dice(0, "T")
    table.does(Perform(0, "free", helped))
    assert table.dice(0, "G") == 0
    table.does(Roll(0, torch))
    assert table.thrown(0) == gold | torch


@pytest.mark.rule("base.mask.golden_one_target")
def test_a_golden_mask_is_never_split_and_its_unused_half_is_lost() -> None:
    table = Scenario(players=3)
    table.shows(0, "GBTTT")
    table.shows(1, "BTTTT")
    table.shows(2, "BTTTT")
    table.does(Perform(0, "free", 1))
    assert [table.faces(seat) for seat in range(3)] == [".BTTT", ".TTTT", "BTTTT"]
    assert table.refuses(Perform(0, "free", 2)) == "not_enough_icons"
    assert table.refuses(Perform(0, "free", 0)) == "not_enough_icons"


@pytest.mark.rule("base.mask.golden_one_target")
def test_two_golden_masks_may_help_two_players() -> None:
    table = Scenario(players=3)
    table.shows(0, "GGTTT")
    table.shows(1, "BTTTT")
    table.shows(2, "BTTTT")
    table.does(Perform(0, "free", 1))
    table.does(Perform(0, "free", 2))
    assert [table.faces(seat) for seat in range(3)] == ["..TTT", ".TTTT", ".TTTT"]


@pytest.mark.rule("base.mask.golden_no_target")
def test_a_golden_mask_is_not_wasted_on_somebody_without_locked_dice() -> None:
    table = Scenario(players=2)
    table.shows(0, "GAATK")
    table.shows(1, "AATK.")
    assert table.targets(0, "free") == set()
    for helped in (0, 1):
        assert table.refuses(Perform(0, "free", helped)) == "nothing_locked"
    assert table.faces(0) == "GAATK"


@pytest.mark.rule("base.mask.golden_no_target", "base.mask.help_consent")
def test_a_golden_mask_is_not_wasted_on_somebody_who_refuses_help() -> None:
    table = Scenario(players=2)
    table.shows(0, "GAATK")
    table.shows(1, "BBATK")
    table.does(Prefer(1, KEEPS, on=True))
    assert table.targets(0, "free") == set()
    assert table.refuses(Perform(0, "free", 1)) == "keeps_masks"
    assert table.faces(0) == "GAATK"
    assert table.faces(1) == "BBATK"


# -------------------------------------------------------------------- helping
@pytest.mark.rule("base.mask.help_same_chamber")
def test_help_reaches_only_adventurers_in_the_same_chamber() -> None:
    table = Scenario(players=4, gems=0)
    table.puts(2, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.puts(3, table.chamber("exit", at=(-1, 0), stairs="E"))
    for seat in range(3):
        table.shows(seat, "GBTTT")
    table.shows(3, "KBBBB")
    table.does(Escape(3))
    assert table.targets(0, "free") == {0, 1}
    assert table.refuses(Perform(0, "free", 2)) == "not_together"
    assert table.refuses(Perform(2, "free", 0)) == "not_together"
    assert table.refuses(Perform(0, "free", 3)) == "no_such_target"
    table.does(Perform(0, "free", 1))


@pytest.mark.rule("base.mask.help_same_chamber")
def test_help_becomes_possible_as_soon_as_both_stand_together() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(1, hall)
    table.shows(0, "GAATT")
    table.shows(1, "BTTTT")
    assert table.refuses(Perform(0, "free", 1)) == "not_together"
    table.does(Enter(0, hall))
    table.does(Perform(0, "free", 1))
    assert table.faces(1) == ".TTTT"


@pytest.mark.rule("base.mask.help_consent")
def test_help_is_applied_at_once_and_without_a_question() -> None:
    table = Scenario(players=2)
    table.shows(0, "GTTTT")
    table.shows(1, "BBTTT")
    table.does(Perform(0, "free", 1))
    assert table.faces(1) == "..TTT"
    assert table.happened(Asked) == []


@pytest.mark.rule("base.mask.keep_switch")
def test_the_switch_for_keeping_masks_is_off_at_the_start_and_can_be_turned_back() -> None:
    table = Scenario(players=2)
    table.shows(0, "GGTTT")
    table.shows(1, "BBBTT")
    table.does(Perform(0, "free", 1))
    assert table.faces(1) == "..BTT"
    table.does(Prefer(1, KEEPS, on=True))
    assert table.refuses(Perform(0, "free", 1)) == "keeps_masks"
    table.does(Prefer(1, KEEPS, on=False))
    table.does(Perform(0, "free", 1))
    assert table.faces(1) == "...TT"


@pytest.mark.rule("base.mask.keep_switch")
def test_an_own_golden_mask_frees_dice_in_spite_of_the_switch() -> None:
    table = Scenario(players=2)
    table.shows(0, "GBBTT")
    table.does(Prefer(0, KEEPS, on=True))
    table.does(Perform(0, "free", 0))
    assert table.faces(0) == "...TT"


@pytest.mark.rule("base.mask.keep_switch")
def test_the_switch_concerns_only_the_player_who_turned_it() -> None:
    table = Scenario(players=3)
    table.shows(0, "GTTTT")
    for seat in (1, 2):
        table.shows(seat, "BTTTT")
    table.does(Prefer(1, KEEPS, on=True))
    assert table.targets(0, "free") == {2}


@pytest.mark.rule("base.mask.keep_switch")
def test_a_turn_of_fate_leaves_the_dice_of_those_who_keep_their_masks() -> None:
    table = Scenario(players=2)
    table.shows(0, "BBTTT")
    table.shows(1, "BBTTT")
    table.does(Prefer(1, KEEPS, on=True))
    table.does(Perform(0, "fate"))
    table.answers(1, YES)
    assert table.faces(0) == "..TTT"
    assert table.faces(1) == "BBTTT"


@pytest.mark.rule("base.mask.keep_switch")
def test_every_other_help_asks_the_switch_too() -> None:
    """A stand-in for the modules' effects that free the dice of others."""
    healing = Chapter("healing", order=99)

    @healing.offer("heal")
    def heal_anybody(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("heal", FREE, OTHER, targets=(0, 1, 2), needs=LOCKED_DICE),)

    @healing.perform("heal")
    def heal(game: Game, order: Order) -> None:
        game.emit(DiceFreed(order.target, 1 << game.dice.locked(order.target)[0], order.seat))

    table = Scenario(players=3, extra=(healing,))
    for seat in range(3):
        table.shows(seat, "BTTTT")
    table.does(Prefer(1, KEEPS, on=True))
    assert table.targets(0, "heal") == {0, 2}
    assert table.refuses(Perform(0, "heal", 1)) == "keeps_masks"


# -------------------------------------------------------------------- freed dice
@pytest.mark.rule("base.mask.freed_blank")
def test_a_freed_die_counts_as_nothing_until_it_is_thrown() -> None:
    table = Scenario(players=2, pile=["basic_07"])
    table.shows(0, "GBBAT")
    freed = table.dice(0, "B")
    table.does(Perform(0, "free", 0))
    assert table.dice(0, ".") & freed == freed
    assert table.refuses(Discover(0, EAST)) == "not_enough_icons"
    assert table.refuses(Discover(0, EAST, dice=freed)) == "die_shows_nothing"
    assert table.refuses(Mark(0, "kept", freed)) == "die_shows_nothing"
    table.shows(1, "GTTTT")
    assert table.refuses(Perform(1, "free", 0)) == "nothing_locked", "it is no black mask any more"
    assert table.throwable(0) & freed == freed


# -------------------------------------------------------------------- everything locked
def everything_locked(players: int = 2) -> Scenario:
    table = Scenario(players=players)
    table.shows(0, "BBBBB")
    return table


@pytest.mark.rule("base.mask.all_locked")
def test_a_player_whose_dice_are_all_locked_can_neither_throw_nor_free_them() -> None:
    table = everything_locked()
    table.shows(1, "GGTTT")
    assert table.verbs(0) == {"fate", "give_up"}
    assert table.refuses(Roll(0)) == "nothing_to_roll"
    assert table.refuses(Perform(0, "free", 0)) == "not_enough_icons"
    assert table.refuses(Perform(0, "free", 0, dice=table.dice(1, "G"))) == "not_your_die"


@pytest.mark.rule("base.mask.all_locked")
def test_a_team_mate_frees_somebody_whose_dice_are_all_locked() -> None:
    table = everything_locked()
    table.shows(1, "GTTTT")
    table.does(Perform(1, "free", 0))
    assert table.faces(0) == "..BBB"
    assert table.throwable(0) == table.dice(0, ".")


@pytest.mark.rule("base.mask.all_locked")
def test_a_turn_of_fate_frees_somebody_whose_dice_are_all_locked() -> None:
    table = everything_locked()
    table.does(Perform(0, "fate"))
    table.answers(1, YES)
    assert table.faces(0) == "....."
