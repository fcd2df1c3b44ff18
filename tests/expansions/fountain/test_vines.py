"""Strangle vines: adventurers rolled under the curse are bound."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.fountain.tables import bound, lost
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Answer, Discover, Enter, Mark, Perform, Roll
from tumbledown.engine.dice import FALLING
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.icons import Cost, parse_cost
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST

ROLL_MS = Settings().roll_ms
MODULES = ("curses", "fountain")


def vines(faces: str, players: int = 2, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int]:
    """Seat 0 has rolled these faces under the curse, in the start; a hall lies to the east. Also the card."""
    table = Scenario(players, modules=MODULES, extra=extra)
    table.chamber("cursed_07", at=(1, 0), stairs="W")
    table.pile("cursed_08", "cursed_10")
    card = table.gets(0, "strangle_vines")
    table.will_throw(0, faces)
    table.does(Roll(0))
    table.waits(ROLL_MS)
    return table, card


def lift(table: Scenario, card: int) -> None:
    table.does(Perform(0, "lift", card))


@pytest.mark.rule("fountain.vines.effect")
def test_an_adventurer_rolled_under_the_curse_pays_for_nothing() -> None:
    table, _ = vines("AATTT")
    hall = table.lies_at(1, 0)
    assert bound(table) == table.dice(0, "A")
    assert table.refuses(Enter(0, hall)) == "dice_bound"
    assert table.refuses(Enter(0, hall, dice=table.dice(0, "A"))) == "dice_bound"
    assert "enter" not in table.verbs(0)


@pytest.mark.rule("fountain.vines.effect")
@pytest.mark.parametrize(("faces", "said"), [("AATTT", "dice_bound"), ("AAAAA", "dice_bound"), ("ATTTT", "A2 missing")])
def test_the_refusal_names_the_vines_if_the_bound_dice_would_do(faces: str, said: str) -> None:
    """If even these are too few, they are counted as missing."""
    table, _ = vines(faces)
    refusal = table.game.handle(Enter(0, table.lies_at(1, 0)), table.game.now).refusal
    assert refusal is not None
    assert said == (f"{refusal.missing} missing" if refusal.missing else refusal.code)


@pytest.mark.rule("fountain.vines.effect")
def test_other_icons_and_other_players_are_free() -> None:
    table, _ = vines("AATTK")
    table.will_throw(1, "AAAAA")
    table.does(Roll(1))
    assert bound(table, 1) == 0
    assert bound(table, 0).bit_count() == 2
    table.does(Enter(1, table.lies_at(1, 0)))


@pytest.mark.rule("fountain.vines.effect")
def test_a_bound_die_does_not_pay_for_a_mate_either() -> None:
    table = Scenario(2, modules=MODULES, extra=(linked_gems,))
    hall = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    table.gets(0, "strangle_vines")
    for seat in (0, 1):
        table.puts(seat, hall)
    table.will_throw(0, "AAATT")
    table.does(Roll(0))
    table.shows(1, "ATTTT")
    assert table.refuses(ActivateGems(1)) == "dice_bound"
    table.shows(1, "AATTT")
    table.does(ActivateGems(1))
    assert table.faces(0) == "AAATT"


linked_gems = Chapter("gems_for_adventurers", order=99)


@linked_gems.adjust.gem_steps(GRANT)
def two_adventurers(game: Game, place: int, steps: tuple[tuple[int, Cost], ...]) -> tuple[tuple[int, Cost], ...]:
    return ((1, parse_cost("A2")),) if steps else ()


@pytest.mark.rule("fountain.vines.no_keep", "fountain.vines.effect")
def test_bound_dice_join_every_throw() -> None:
    table, _ = vines("AATTK")
    held = bound(table)
    torches = table.dice(0, "T")
    table.will_throw(0, "KKAT")
    table.does(Roll(0, torches))
    assert table.thrown(0) == torches | held
    assert bound(table) == table.dice(0, "A"), "the old ones are free, the new one is bound"
    assert bound(table).bit_count() == 1


@pytest.mark.rule("fountain.vines.no_keep")
def test_bound_dice_cannot_be_kept() -> None:
    table, _ = vines("AATTK")
    assert table.refuses(Mark(0, "kept", table.dice(0, "A"))) == "die_bound"
    assert table.refuses(Mark(0, "kept", table.dice(0, "AT"))) == "die_bound"
    assert table.refuses(Mark(0, "held_back", table.dice(0, "A"))) == "die_bound"
    table.does(Mark(0, "kept", table.dice(0, "TK")))
    table.will_throw(0, "KK")
    table.does(Roll(0))
    assert table.faces(0) == "KKTTK"


@pytest.mark.rule("fountain.vines.no_discovery")
def test_nothing_can_be_discovered_and_no_adventurer_frame_entered() -> None:
    table, _ = vines("AAAKK")
    table.puts(0, table.lies_at(1, 0))
    assert table.refuses(Discover(0, EAST)) == "dice_bound"
    assert table.refuses(Enter(0, table.start)) == "dice_bound"
    assert table.verbs(0) & {"discover", "enter"} == set()


@pytest.mark.rule("fountain.vines.no_discovery")
def test_a_frame_without_adventurers_can_be_entered() -> None:
    table, _ = vines("AATTK", extra=(another_way,))
    table.does(Enter(0, table.lies_at(1, 0)))
    assert table.stands(0) == table.lies_at(1, 0)
    assert table.faces(0) == "AA..K"


another_way = Chapter("another_way", order=99)


@another_way.adjust.entry_costs(GRANT)
def torches_will_do(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    return (*costs, parse_cost("T2"))


@pytest.mark.rule("fountain.vines.earlier_dice")
def test_adventurers_from_before_the_curse_may_be_kept_and_used() -> None:
    table = Scenario(2, modules=MODULES)
    hall = table.chamber("cursed_07", at=(1, 0), stairs="W")
    table.shows(0, "AATTK")
    table.gets(0, "strangle_vines")
    assert bound(table) == 0
    table.does(Mark(0, "kept", table.dice(0, "A")))
    table.will_throw(0, "AAA")
    table.does(Roll(0))
    assert table.faces(0) == "AAAAA"
    assert bound(table) == table.thrown(0)
    earlier = table.dice(0) & ~table.thrown(0)
    table.does(Enter(0, hall))
    assert table.must_throw(0) == earlier


@pytest.mark.rule("fountain.vines.end")
def test_when_the_curse_is_lifted_adventurers_are_ordinary_at_once() -> None:
    table, card = vines("AATKK")
    lift(table, card)
    assert bound(table) == 0
    table.does(Mark(0, "kept", table.dice(0, "A")))
    table.does(Enter(0, table.lies_at(1, 0)))
    assert table.stands(0) == table.lies_at(1, 0)


@pytest.mark.rule("fountain.vines.end")
def test_after_the_curse_a_throw_takes_only_what_it_must() -> None:
    table, card = vines("AATKK")
    lift(table, card)
    used = table.must_throw(0)
    table.will_throw(0, "AAA")
    table.does(Roll(0, used))
    assert table.thrown(0) == used
    assert bound(table) == 0


@pytest.mark.rule("fountain.vines.end")
def test_the_vines_of_another_player_stay() -> None:
    table, card = vines("AATKK")
    table.gets(1, "strangle_vines")
    table.will_throw(1, "AAKKK")
    table.does(Roll(1))
    lift(table, card)
    assert bound(table, 0) == 0
    assert bound(table, 1) == table.dice(1, "A")


@pytest.mark.rule("fountain.vines.end")
def test_a_lost_die_that_is_exchanged_after_the_end_is_ordinary() -> None:
    """The die went away bound, the curse ended by itself, and then the owner gave another die instead."""
    table, card = vines("AATKK")
    table.waits_until(FIRST_SLAM - 1)
    table.puts(0, table.lies_at(1, 0))
    table.waits_until(FIRST_SLAM)
    (question,) = [q for q in table.game.questions.values() if q.asked == 1]
    table.game.emit(PieceMoved(card, BOXED, seat=0))
    table.does(Answer(0, question.id, table.dice(0, "T").bit_length() - 1))
    assert bound(table) == 0
    assert table.faces(0).count("A") == 2


@pytest.mark.rule("fountain.vines.effect", "fountain.vines.no_keep")
def test_a_lost_die_that_is_exchanged_under_the_curse_is_bound_again() -> None:
    table, _ = vines("AATKK")
    table.waits_until(FIRST_SLAM - 1)
    table.puts(0, table.lies_at(1, 0))
    table.waits_until(FIRST_SLAM)
    assert bound(table).bit_count() == 1
    (question,) = [q for q in table.game.questions.values() if q.asked == 1]
    table.does(Answer(0, question.id, table.dice(0, "T").bit_length() - 1))
    assert bound(table) == table.dice(0, "A")
    assert bound(table).bit_count() == 2


@pytest.mark.rule("fountain.vines.effect")
def test_a_die_that_falls_and_is_caught_stays_bound() -> None:
    table, _ = vines("KKKKK")
    table.gets(0, "lost_dice")
    table.will_throw(0, "AAAAA", "AAAAA")
    table.does(Roll(0, table.dice(0)))
    table.waits(ROLL_MS)
    falling = table.game.dice.held(0, FALLING)
    if not falling:
        table.does(Roll(0, table.dice(0)))
        falling = table.game.dice.held(0, FALLING)
    table.answers(0, falling[0])
    assert bound(table) == table.dice(0)


@pytest.mark.rule("fountain.vines.lifting")
def test_bound_adventurers_lift_no_curse() -> None:
    table, vine = vines("AATKK")
    hand = table.gets(0, "lost_dice")
    assert table.refuses(Perform(0, "lift", hand)) == "dice_bound"
    assert table.targets(0, "lift") == {vine}
    lift(table, vine)
    table.shows(0, "AAKTT")
    table.does(Perform(0, "lift", hand))
    assert table.owns(0) == []


@pytest.mark.rule("fountain.vines.gong")
def test_who_cannot_walk_back_loses_a_die_all_the_same() -> None:
    table, _ = vines("AAAAA")
    table.puts(0, table.lies_at(1, 0))
    table.waits_until(FIRST_SLAM)
    assert lost(table) == 1
    assert lost(table, 1) == 0
