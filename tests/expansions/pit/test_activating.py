"""Five black masks in the Pit light two gems."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Mark, Perform, Prefer, Roll
from tumbledown.engine.dice import CARD, LOST, spot
from tumbledown.engine.events import DiceSpent, DieMoved, GemsActivated
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.refusals import Refusal

FIRE = Perform(0, "pit")


def pit_table(players: int = 2, gems: int = 5, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int]:
    """Everybody stands in the Pit, east of the start."""
    table = Scenario(players, modules=("pit",), gems=gems, extra=extra)
    place = table.chamber("pit", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
    return table, place


def lit(table: Scenario, place: int) -> tuple[int, int]:
    """Gems on the Pit and left in the depot."""
    return table.gems_in(place), table.game.depot.gems


@pytest.mark.rule("pit.activate.condition", "pit.activate.both_gems")
def test_five_black_masks_light_two_gems_in_one_step() -> None:
    table, place = pit_table()
    table.shows(0, "BBBBB")
    assert table.targets(0, "pit") == {-1}
    table.does(FIRE)
    assert lit(table, place) == (2, 3)
    assert table.happened(GemsActivated) == [GemsActivated((place >> 1,), (2,), 0)]


@pytest.mark.rule("pit.activate.condition", "pit.activate.both_gems")
@pytest.mark.parametrize("faces", ["BBBBA", "BBBBG", "BBBB.", "BBAAA", "KKKKK"])
def test_fewer_than_five_black_masks_light_nothing(faces: str) -> None:
    table, place = pit_table()
    table.shows(0, faces)
    assert table.refuses(FIRE) == "not_enough_icons"
    assert table.offers(0, "pit") == []
    assert lit(table, place) == (0, 5)


@pytest.mark.rule("pit.activate.condition")
def test_five_black_masks_elsewhere_light_nothing() -> None:
    table, _ = pit_table()
    table.puts(0, table.start)
    table.shows(0, "BBBBB")
    assert table.refuses(FIRE) == "no_pit_here"
    assert table.offers(0, "pit") == []


@pytest.mark.rule("pit.activate.alone")
def test_black_masks_of_two_players_are_not_added_together() -> None:
    table, place = pit_table()
    table.shows(0, "BBBAA")
    table.shows(1, "BBBBA")
    for seat in (0, 1):
        assert table.refuses(Perform(seat, "pit")) == "not_enough_icons"
    assert lit(table, place) == (0, 5)


@pytest.mark.rule("pit.activate.optional")
def test_nobody_is_bound_to_the_pit() -> None:
    table, _ = pit_table()
    table.shows(0, "AABBB")
    table.does(Enter(0, table.start))
    assert table.stands(0) == table.start


@pytest.mark.rule("pit.activate.earlier_masks")
def test_dice_that_were_locked_before_entering_count() -> None:
    table, place = pit_table(players=1)
    table.puts(0, table.start)
    table.shows(0, "AABBBBB")
    table.does(Enter(0, place))
    table.does(FIRE)
    assert lit(table, place) == (2, 3)


@pytest.mark.rule("pit.activate.min_dice")
@pytest.mark.parametrize("where", [LOST, CARD])
def test_with_four_dice_in_play_the_pit_is_out_of_reach(where: int) -> None:
    table, place = pit_table()
    table.shows(0, "BBBBB")
    table.game.emit(DieMoved(0, spot(where), 0, 5))
    assert table.faces(0) == "BBBB"
    assert table.refuses(FIRE) == "not_enough_icons"
    assert lit(table, place) == (0, 5)


@pytest.mark.rule("pit.activate.min_dice", "pit.help.solo")
def test_a_solo_player_needs_five_of_seven_and_may_free_them_with_the_other_two() -> None:
    table, place = pit_table(players=1)
    table.shows(0, "BBBBBGG")
    table.does(FIRE)
    assert lit(table, place) == (2, 3)
    assert table.throwable(0) == table.dice(0, "G")
    table.does(Perform(0, "free", 0))
    table.does(Perform(0, "free", 0))
    assert table.faces(0) == "....B.."


@pytest.mark.rule("pit.activate.stay_locked")
def test_the_five_dice_stay_locked() -> None:
    table, _ = pit_table()
    table.shows(0, "BBBBB")
    table.shows(1, "GAAAA")
    table.does(FIRE)
    assert table.faces(0) == "BBBBB"
    assert table.happened(DiceSpent) == []
    assert table.must_throw(0) == 0
    assert table.refuses(Roll(0)) == "nothing_to_roll"
    table.does(Prefer(0, "keeps_masks", on=False))
    table.does(Perform(1, "free", 0))
    assert table.faces(0) == "..BBB"


@pytest.mark.rule("pit.activate.stay_locked")
def test_the_masks_may_be_named_and_stay_locked_all_the_same() -> None:
    table, place = pit_table()
    table.shows(0, "BBBBB")
    assert table.refuses(Perform(0, "pit", dice=table.dice(0) & ~1)) == "not_enough_icons"
    table.does(Perform(0, "pit", dice=table.dice(0)))
    assert table.faces(0) == "BBBBB"
    assert lit(table, place) == (2, 3)


@pytest.mark.rule("pit.activate.once")
def test_the_pit_works_once() -> None:
    table, place = pit_table()
    for seat in (0, 1):
        table.shows(seat, "BBBBB")
    table.does(FIRE)
    for seat in (0, 1):
        assert table.refuses(Perform(seat, "pit")) == "gems_used"
        assert table.offers(seat, "pit") == []
    assert lit(table, place) == (2, 3)


@pytest.mark.rule("pit.activate.depot")
def test_a_depot_with_one_gem_gives_one() -> None:
    table, place = pit_table(gems=1)
    table.shows(0, "BBBBB")
    table.does(FIRE)
    assert lit(table, place) == (1, 0)
    assert table.refuses(FIRE) == "gems_used"


@pytest.mark.rule("pit.activate.depot")
def test_an_empty_depot_refuses() -> None:
    table, place = pit_table(gems=0)
    table.shows(0, "BBBBB")
    assert table.refuses(FIRE) == "depot_empty"
    assert table.offers(0, "pit") == []
    assert lit(table, place) == (0, 0)


@pytest.mark.rule("pit.activate.manual")
def test_the_fifth_black_mask_does_not_fire_by_itself() -> None:
    table, place = pit_table()
    table.shows(0, "BBBBA")
    table.will_throw(0, "B")
    table.does(Roll(0))
    table.waits(60_000)
    assert lit(table, place) == (0, 5)
    assert "pit" in table.verbs(0)


def test_whoever_forbids_gems_in_a_chamber_is_asked_about_the_pit() -> None:
    asked: list[tuple[int, ...]] = []
    strict = Chapter("strict", order=99)

    @strict.forbid.gems
    def no_gems_anywhere(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
        asked.append(places)
        return Refusal("banned")

    table, place = pit_table(extra=(strict,))
    table.shows(0, "BBBBB")
    assert table.offers(0, "pit") == []
    assert table.refuses(FIRE) == "banned"
    assert set(asked) == {(place,)}


def test_dice_marks_have_nothing_to_do_with_showing_masks() -> None:
    """Holding dice back is about joint payments; the masks are the player's own."""
    table, place = pit_table()
    table.shows(0, "BBBBB")
    table.does(Prefer(0, "holds_back", on=True))
    assert table.refuses(Mark(0, "held_back", 1)) == "die_locked"
    table.does(FIRE)
    assert lit(table, place) == (2, 3)
