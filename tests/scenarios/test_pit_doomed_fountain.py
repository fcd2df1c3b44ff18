"""The Pit, Doomed and the Fountain at play with the other chapters: stories in which several rules meet."""

from collections.abc import Callable

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM, SECOND_SLAM
from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Discover, Enter, Escape, Mark, Perform, Prefer, Roll
from tumbledown.engine.dice import CARD, LOST, VOID
from tumbledown.engine.effects import dice_loss
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST

RED, BLUE, GREEN = 0, 1, 2
ROLL_MS = Settings().roll_ms
ALL = ("curses", "treasures", "illusions", "pit", "doomed", "fountain")


def lost(table: Scenario, seat: int) -> int:
    return len(table.game.dice.held(seat, LOST))


# -------------------------------------------------------------------- the Pit
@pytest.mark.rule("pit.activate.condition", "pit.activate.stay_locked", "base.mask.all_locked")
def test_pit_advice() -> None:
    """After activating the Pit all five dice are locked, and a mate's golden masks are needed."""
    table = Scenario(2, modules=("pit",))
    pit = table.chamber("pit", at=(1, 0), stairs="W")
    table.shows(RED, "AABBB")
    table.does(Enter(RED, pit))
    table.will_throw(RED, "BB")
    table.does(Roll(RED))
    table.does(Perform(RED, "pit"))
    assert table.gems_in(pit) == 2
    assert table.faces(RED) == "BBBBB"
    assert table.verbs(RED) & {"roll", "enter", "free", "discover"} == set()

    table.shows(BLUE, "AAGGK")
    table.does(Enter(BLUE, pit))
    table.does(Perform(BLUE, "free", RED))
    assert table.faces(RED) == "..BBB"


@pytest.mark.rule("pit.help.refuse", "pit.activate.manual", "treasures.healing_mask.optional")
def test_a_healing_mask_while_somebody_collects_for_the_pit() -> None:
    table = Scenario(3, modules=ALL)
    pit = table.chamber("pit", at=(1, 0), stairs="W")
    table.shows(RED, "AABBB")
    table.does(Enter(RED, pit))
    table.gets(BLUE, "healing_mask")
    table.gets(BLUE, "healing_mask")
    table.shows(RED, "BBBBA")
    table.shows(BLUE, "BAAAA")
    table.shows(GREEN, "BBAAA")

    table.does(Perform(BLUE, "healing_mask"))
    assert table.faces(RED) == "BBBBA", "the collector's masks stay"
    assert table.faces(BLUE) == ".AAAA"
    assert table.faces(GREEN) == "..AAA"

    assert table.offers(BLUE, "healing_mask") == [], "there is nobody else to heal"
    table.will_throw(RED, "B")
    table.does(Roll(RED))
    table.does(Perform(RED, "pit"))
    table.does(Perform(BLUE, "healing_mask"))
    assert table.faces(RED) == ".....", "after the activation the switch is off again"


# -------------------------------------------------------------------- really cursed
@pytest.mark.rule("pit.really_cursed.effect", "pit.really_cursed.resolve", "pit.lost_treasure.no_reaction")
def test_really_cursed_on_a_chamber_with_a_mask() -> None:
    """Two cards that both want an answer: one choice after the other, and meanwhile nothing else."""
    table = Scenario(3, modules=ALL)
    table.gets(RED, "really_cursed")
    for kind in ("teleport", "extra_gem"):
        table.gets(RED, kind)
    table.pile("cursed_07")
    table.cards("curses", "soul_exchange", "lost_treasure", "trap")
    table.shows(RED, "AATTT")
    table.does(Discover(RED, EAST))
    assert len(table.game.pile("curses")) == 1
    soul, treasure = table.game.questions.values()
    assert (soul.kind, treasure.kind) == ("soul", "lost_treasure")
    assert treasure.due_at < 0
    assert table.refuses(Perform(RED, "extra_gem")) == "choice_first"

    table.does(Answer(RED, soul.id, GREEN))
    assert table.game.party.control == [GREEN, BLUE, RED]
    assert table.refuses(Perform(RED, "extra_gem")) == "choice_first"
    table.waits(5_000)
    assert table.game.questions == {}
    assert len(table.owns(RED)) == 3, "really cursed, soul exchange and one treasure"


@pytest.mark.rule("pit.really_cursed.not_itself", "pit.really_cursed.effect")
def test_really_cursed_counts_from_the_next_mask_on() -> None:
    table = Scenario(2, modules=("curses", "pit"))
    hall = 2 * table.pile("cursed_07", "cursed_11")[0]
    table.cards("curses", "really_cursed", "mask", "silence", "trap")
    table.shows(RED, "AAKKT")
    table.does(Discover(RED, EAST))
    assert table.owns(RED) == ["really_cursed"]
    table.puts(RED, hall)
    table.shows(RED, "AAKKT")
    table.does(Discover(RED, EAST))
    assert sorted(table.owns(RED)) == ["mask", "really_cursed", "silence"]


# -------------------------------------------------------------------- poison
@pytest.mark.rule("fountain.poison.in_start", "fountain.poison.outside", "fountain.poison.large_torch")
def test_poison_inside_outside_and_by_torchlight() -> None:
    table = Scenario(4, modules=("curses", "treasures", "illusions", "fountain"))
    inside, outside, lit, healthy = range(4)
    table.gets(inside, "poison")
    table.gets(outside, "poison")
    near = table.chamber("cursed_07", at=(1, 0), stairs="W")
    far = table.chamber("cursed_08", at=(2, 0), stairs="W")
    table.puts(outside, near)
    for seat in (lit, healthy):
        table.puts(seat, far)
    table.gets(lit, "large_torch")
    table.does(Perform(lit, "large_torch"))
    table.waits_until(FIRST_SLAM)
    assert [lost(table, seat) for seat in range(4)] == [1, 2, 0, 0]

    table.puts(outside, table.start)
    table.waits_until(SECOND_SLAM)
    assert [lost(table, seat) for seat in range(4)] == [2, 3, 1, 1]


@pytest.mark.rule("fountain.poison.large_torch")
def test_poison_by_torchlight_in_an_illusion() -> None:
    """One die goes, the torch burns down, the chamber vanishes, and the figure stands in the start."""
    table = Scenario(2, modules=ALL)
    chamber = table.chamber("illusion_1", at=(1, 0), stairs="W")
    table.puts(RED, chamber)
    table.gets(RED, "poison")
    torch = table.gets(RED, "large_torch")
    table.does(Perform(RED, "large_torch"))
    table.waits_until(FIRST_SLAM)
    assert lost(table, RED) == 1
    assert table.game.pieces.at[torch] == BOXED
    assert table.stands(RED) == table.start
    assert table.lies_at(1, 0) == -1


@pytest.mark.rule("fountain.poison.few_dice", "fountain.poison.outside")
def test_poison_takes_what_is_left() -> None:
    table = Scenario(2, modules=("curses", "fountain"))
    table.gives_dice(RED, 2)
    table.gets(RED, "broken_die")
    card = table.gets(RED, "poison")
    table.puts(RED, table.chamber("cursed_07", at=(1, 0), stairs="W"))
    assert dice_loss(table.game, RED, safe=False) == 2
    table.waits_until(FIRST_SLAM)
    assert (lost(table, RED), table.game.dice.held(RED, CARD)) == (2, [])
    assert table.game.pieces.at[card] != BOXED


@pytest.mark.rule("fountain.regain.effect", "fountain.regain.which_losses", "fountain.poison.outside")
def test_poison_and_then_the_fountain() -> None:
    table = Scenario(2, modules=("curses", "fountain"))
    place = table.chamber("fountain", at=(1, 0), stairs="W")
    table.gets(RED, "poison")
    table.puts(RED, place)
    table.waits_until(FIRST_SLAM)
    table.shows(RED, "GGK")
    table.does(Perform(RED, "regain"))
    assert sorted(table.faces(RED)) == sorted("..K.")
    assert lost(table, RED) == 1


# -------------------------------------------------------------------- strangle vines
@pytest.mark.rule("fountain.vines.lifting", "fountain.vines.end", "fountain.vines.earlier_dice")
def test_strangle_vines_against_a_curse_that_wants_adventurers() -> None:
    table = Scenario(2, modules=("curses", "fountain"))
    mask = table.gets(RED, "mask")
    table.shows(RED, "AGTTK")
    table.does(Mark(RED, "kept", table.dice(RED, "AG")))
    vines = table.gets(RED, "strangle_vines")
    table.will_throw(RED, "AKK", "TKK")
    table.does(Roll(RED))
    assert table.faces(RED) == "AGAKK"
    assert table.refuses(Perform(RED, "lift", mask)) == "dice_bound", "one of the two adventurers is bound"

    table.waits(ROLL_MS)
    table.does(Roll(RED, table.dice(RED, "K")))
    assert table.faces(RED) == "AGTKK", "the bound one had to go along"
    table.does(Perform(RED, "lift", vines))
    table.will_throw(RED, "ATT")
    table.waits(ROLL_MS)
    table.does(Roll(RED, table.must_throw(RED)))
    table.does(Perform(RED, "lift", mask))
    assert table.owns(RED) == []


# -------------------------------------------------------------------- counterspell
def the_trap(table: Scenario, hall: int) -> bool:
    table.shows(RED, "AATTT")
    return "enter" not in table.verbs(RED)


def silence(table: Scenario, hall: int) -> bool:
    return forbids_speech(table.game, RED, "chat") is not None


def broken_die(table: Scenario, hall: int) -> bool:
    return len(table.game.dice.hands[RED]) == 4


def mask(table: Scenario, hall: int) -> bool:
    number = 0
    for rule in table.game.laws[RED].adjust_mask_power:
        number = rule(table.game, RED, number)
    return number == 1


def cursed_hand(table: Scenario, hall: int) -> bool:
    return table.game.handle(Roll(RED), table.game.now).refusal is not None


def soul_exchange(table: Scenario, hall: int) -> bool:
    return table.game.party.control != [RED, BLUE]


def really_cursed(table: Scenario, hall: int) -> bool:
    return any(rule(table.game, RED, "curses", 1) == 2 for rule in table.game.laws[RED].adjust_draws)


def doomed(table: Scenario, hall: int) -> bool:
    return any(rule(table.game, RED) is not None for rule in table.game.laws[RED].forbid_escape)


def stand_up(table: Scenario, hall: int) -> bool:
    return any(timer[3] == "sinks" for timer in table.game.timers)


def poison(table: Scenario, hall: int) -> bool:
    return dice_loss(table.game, RED, safe=True) == 1


def strangle_vines(table: Scenario, hall: int) -> bool:
    if not table.dice(RED, "A"):
        table.will_throw(RED, "AAAAA")
        table.does(Roll(RED))
    return any(table.game.dice.marks[die] & VOID for die in table.game.dice.hands[RED])


def lost_dice(table: Scenario, hall: int) -> bool:
    """Gentle players are refused a hasty throw, so that one sees the curse without losing anything."""
    table.does(Prefer(RED, "gentle", on=True))
    if table.throwable(RED):
        table.does(Roll(RED, table.throwable(RED)))
        table.waits(ROLL_MS)
    return not table.throwable(RED)


EFFECTS: dict[str, Callable[[Scenario, int], bool]] = {
    "trap": the_trap,
    "silence": silence,
    "broken_die": broken_die,
    "lost_dice": lost_dice,
    "mask": mask,
    "cursed_hand": cursed_hand,
    "soul_exchange": soul_exchange,
    "really_cursed": really_cursed,
    "doomed": doomed,
    "stand_up": stand_up,
    "poison": poison,
    "strangle_vines": strangle_vines,
}


def test_every_curse_that_stays_is_tried_against_the_counterspell() -> None:
    kinds = {kind.id for kind in Scenario(2, modules=ALL).rules.piece_kinds if kind.pile == "curses"}
    assert kinds - {"lost_treasure"} == set(EFFECTS), "Lost treasure never stays"


@pytest.mark.rule("doomed.counterspell.any_curse", "doomed.counterspell.removed", "doomed.counterspell.effect")
@pytest.mark.parametrize("kind", EFFECTS)
def test_counterspell_on_each_curse(kind: str) -> None:
    table = Scenario(2, modules=ALL)
    hall = table.chamber("cursed_07", at=(1, 0), stairs="W")
    is_at_work = EFFECTS[kind]
    table.gets(RED, "counterspell")
    card = table.gets(RED, kind)
    assert is_at_work(table, hall), f"{kind} does nothing"
    if kind == "cursed_hand":
        table.does(Prefer(RED, "holding", on=True))
    table.does(Perform(RED, "counterspell", card))
    table.does(Prefer(RED, "holding", on=False))
    assert table.owns(RED) == []
    assert not is_at_work(table, hall), f"{kind} is still at work"


# -------------------------------------------------------------------- doomed
@pytest.mark.rule("doomed.doomed.effect", "doomed.doomed.lift_in_exit", "doomed.counterspell.removed")
@pytest.mark.parametrize("with_spell", [False, True])
def test_doomed_in_the_exit_with_enough_keys(with_spell: bool) -> None:
    table = Scenario(2, modules=ALL, gems=2)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in (RED, BLUE):
        table.puts(seat, way_out)
        table.shows(seat, "KKKTT")
    card = table.gets(RED, "doomed")
    table.does(Escape(BLUE))
    assert table.refuses(Escape(RED)) == "still_doomed"

    if with_spell:
        table.gets(RED, "counterspell")
        table.does(Perform(RED, "counterspell", card))
        table.does(Escape(RED))
    else:
        table.does(Perform(RED, "lift", card))
        assert table.refuses(Escape(RED)) == "not_enough_icons", "the keys went into the lifting"
        table.will_throw(RED, "KKK")
        table.does(Roll(RED, table.must_throw(RED)))
        table.does(Escape(RED))
    assert table.game.won
