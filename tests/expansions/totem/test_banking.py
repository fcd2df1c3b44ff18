"""Gems for the tower."""

import pytest

from tests.expansions.totem.stacked import TotemTable
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import (
    ControlChanged,
    Event,
    GemsActivated,
    GemsMoved,
    Noted,
    PieceMoved,
    PileOrdered,
    TempleSettled,
    TimerRang,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import BESIDE, BOXED, DEPOT
from tumbledown.engine.refusals import Refusal

BANK = Perform(0, "bank_gem")
FIVE = (0, 0, 0, 1, 1)
NINE = (0, 0, 0, 0, 0, 1, 1, 1, 1)
TEN = (*NINE, 1)


def gem_ban() -> Chapter:
    """Nobody may light gems while the depot has markers: a stand-in for whatever forbids it for a time."""
    ban = Chapter("ban", order=99)

    @ban.forbid.gems
    def no_gems_now(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
        return Refusal("banned") if game.depot.markers else None

    return ban


def lit(table: TotemTable) -> tuple[int, int]:
    """Gems at the Totem and left in the depot."""
    return table.gems_in(table.place), table.game.depot.gems


# -------------------------------------------------------------------- five
@pytest.mark.rule("totem.reward_five", "totem.bank")
def test_five_dice_are_worth_one_gem_to_whoever_takes_it() -> None:
    table = TotemTable(3)
    table.stacks(*FIVE)
    assert lit(table) == (0, 5), "nothing happens by itself"
    table.does(Perform(2, "bank_gem"))
    assert lit(table) == (1, 4)
    assert table.happened(GemsActivated) == [GemsActivated((table.place >> 1,), (1,), 2)]


@pytest.mark.rule("totem.reward_five", "totem.bank")
def test_four_dice_are_too_few() -> None:
    table = TotemTable()
    table.stacks(*FIVE[:4])
    assert table.offers(0, "bank_gem") == []
    assert table.refuses(BANK) == "tower_low"


@pytest.mark.rule("totem.bank")
def test_stacking_goes_on_after_the_fifth() -> None:
    table = TotemTable()
    table.stacks(*FIVE)
    table.rest()
    assert {"stack_die", "bank_gem"} <= table.verbs(0)
    table.drops(0)
    assert len(table.tower) == 6
    table.does(BANK)
    assert lit(table) == (1, 4), "more than five are still one gem"


@pytest.mark.rule("totem.bank")
def test_nobody_takes_a_gem_from_elsewhere() -> None:
    table = TotemTable(3)
    table.stacks(*FIVE)
    table.puts(2, table.start)
    assert table.refuses(Perform(2, "bank_gem")) == "no_totem_here"


@pytest.mark.rule("totem.bank", "totem.leave")
def test_dice_of_those_who_have_left_count() -> None:
    table = TotemTable()
    table.stacks(*FIVE)
    table.puts(0, table.start)
    table.does(Perform(1, "bank_gem"))
    assert lit(table) == (1, 4)
    assert table.faces(0) == "...BB", "three came back from far away"


# -------------------------------------------------------------------- ten
@pytest.mark.rule("totem.reward_ten", "totem.bank")
def test_ten_dice_are_two_gems_by_themselves() -> None:
    table = TotemTable()
    table.stacks(*NINE)
    assert lit(table) == (0, 5)
    table.drops(1)
    assert lit(table) == (2, 3)
    assert table.happened(GemsActivated) == [GemsActivated((table.place >> 1,), (2,), 0)]


@pytest.mark.rule("totem.reward_ten", "totem.bank")
@pytest.mark.parametrize(("depot", "gems"), [(1, (1, 0)), (2, (2, 0))])
def test_a_depot_that_is_short_gives_what_it_has(depot: int, gems: tuple[int, int]) -> None:
    table = TotemTable(gems=depot)
    table.stacks(*TEN)
    assert lit(table) == gems
    assert table.tower == ()


@pytest.mark.rule("totem.bank")
def test_an_empty_depot_lights_nothing_and_uses_nothing_up() -> None:
    table = TotemTable(gems=0)
    table.stacks(*TEN)
    assert table.refuses(BANK) == "depot_empty"
    table.rest()
    assert table.refuses(Perform(0, "stack_die", dice=1)) == "tower_full"
    assert len(table.tower) == 10
    table.game.emit(GemsMoved(BOXED, DEPOT, 2))
    assert lit(table) == (2, 0)


# -------------------------------------------------------------------- once
@pytest.mark.rule("totem.once")
@pytest.mark.parametrize("dice", [FIVE, TEN])
def test_after_the_activation_no_die_can_be_stacked(dice: tuple[int, ...]) -> None:
    table = TotemTable()
    table.stacks(*dice)
    if dice is FIVE:
        table.does(BANK)
    table.waits(2_000)
    table.shows(0, "GGBBB")
    assert table.refuses(table.drop(0)) == "gems_used"
    assert table.refuses(BANK) == "gems_used"
    assert table.refuses(Perform(0, "lift_die")) == "tower_empty"
    assert not {"stack_die", "lift_die", "bank_gem"} & table.verbs(0)


@pytest.mark.rule("totem.once", "totem.solo")
def test_taking_one_gem_forgoes_the_second() -> None:
    table = TotemTable()
    table.stacks(*NINE)
    table.does(BANK)
    assert lit(table) == (1, 4)
    table.waits(2_000)
    table.shows(0, "GAAAA")
    assert table.refuses(table.drop(0)) == "gems_used"


@pytest.mark.rule("totem.after")
def test_all_dice_come_back_unrolled_black_masks_too() -> None:
    table = TotemTable()
    table.shows(0, "GGBBA")
    table.shows(1, "GAAAA")
    for _ in range(4):
        table.drops(0)
    table.drops(1)
    table.does(BANK)
    assert (table.faces(0), table.faces(1)) == ("....A", ".AAAA")
    assert table.must_throw(0) == 0b01111
    assert table.must_throw(1) == 0b00001 << 5
    assert table.throwable(0) == 0b11111


@pytest.mark.rule("totem.solo")
def test_alone_there_is_one_gem_for_seven_dice() -> None:
    table = TotemTable(1)
    table.stacks(*(0,) * 7)
    assert len(table.tower) == 7
    assert table.faces(0) == ""
    table.does(BANK)
    assert lit(table) == (1, 4)


# -------------------------------------------------------------------- prohibitions
@pytest.mark.rule("totem.prohibition")
def test_a_ban_on_gems_bars_banking_but_not_stacking() -> None:
    table = TotemTable(extra=(gem_ban(),))
    table.notes("depot", "markers", 1)
    table.stacks(*FIVE)
    assert len(table.tower) == 5
    assert table.offers(0, "bank_gem") == []
    assert table.refuses(BANK) == "banned"
    table.game.emit(Noted("depot", "markers", 0))
    table.does(BANK)
    assert lit(table) == (1, 4)


@pytest.mark.rule("totem.prohibition", "totem.bank")
@pytest.mark.parametrize("somebody_stays", [True, False])
def test_ten_dice_wait_for_the_end_of_the_ban(somebody_stays: bool) -> None:
    table = TotemTable(extra=(gem_ban(),))
    table.notes("depot", "markers", 1)
    table.stacks(*TEN)
    table.waits(1_000)
    assert lit(table) == (0, 5)
    table.puts(0, table.start)
    if not somebody_stays:
        table.puts(1, table.start)
    table.game.emit(Noted("depot", "markers", 0))
    assert lit(table) == (2, 3)
    assert table.faces(0) == "....."


@pytest.mark.rule("totem.prohibition")
@pytest.mark.parametrize(
    "last",
    [
        ControlChanged((1, 0), (0, 1)),
        GemsMoved(BESIDE, BOXED, 1),
        Noted("depot", "markers", 1),
        PieceMoved(0, BOXED),
        PileOrdered("treasures", ()),
        TempleSettled(),
        TimerRang(0, "ban_ends"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_two_gems_come_with_the_event_that_ends_the_ban(last: Event) -> None:
    ban, over = Chapter("ban", order=1), list[Event]()

    @ban.forbid.gems
    def no_gems_yet(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
        return None if over else Refusal("banned")

    table = TotemTable(modules=("totem", "treasures"), extra=(ban,))
    table.stacks(*TEN)
    table.rest()
    assert lit(table) == (0, 5)
    over.append(last)
    table.game.emit(last)
    assert lit(table) == (2, 3)


@pytest.mark.rule("totem.prohibition")
def test_a_ban_on_freeing_with_masks_bars_nothing_here() -> None:
    ban = Chapter("ban", order=99)

    @ban.forbid.free
    def nobody_frees(game: Game, helper: int, helped: int, means: int) -> Refusal | None:
        return Refusal("banned")

    table = TotemTable(extra=(ban,))
    table.stacks(*FIVE)
    table.does(BANK)
    assert table.faces(0) == "...BB"
