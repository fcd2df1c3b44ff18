"""Dice that the team loses: volunteers first, then those who have most."""

import pytest

from tests.expansions.time_chambers.tables import (
    BLUE,
    ENDS,
    GREEN,
    MINUTE,
    MODULES,
    RED,
    before,
    discover,
    found,
    hands,
    noted,
    told,
)
from tests.scenario import Scenario
from tumbledown.engine import questions
from tumbledown.engine.commands import Answer, Escape, Roll
from tumbledown.engine.dice import CARD, LOST, SHIFT, STACK, spot
from tumbledown.engine.events import ClockResumed, ClockStopped, DieMoved
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.structs import Question

TORCH, LAVA = "torch_chamber", "lava_dice"
TEN = 10_000


def failed(
    kind: str, *dice: int, players: int = 3, modules: tuple[str, ...] = MODULES, at: int = 0, wait: bool = True
) -> Scenario:
    """The minute of this chamber is just over; everybody has so many dice."""
    table = before(kind, players=players, modules=modules)
    for seat, number in enumerate(dice):
        table.gives_dice(seat, number)
    discover(table, at=at)
    if wait:
        table.waits_until(at + MINUTE)
    return table


def asking(table: Scenario) -> Question:
    return next(question for question in table.game.questions.values() if question.kind == "volunteers")


def choices(table: Scenario, seat: int) -> tuple[int, ...]:
    return questions.choices(table.game, asking(table), seat)


def is_asked(table: Scenario) -> bool:
    return any(question.kind == "volunteers" for question in table.game.questions.values())


def gives(table: Scenario, seat: int, number: int) -> None:
    table.does(Answer(seat, asking(table).id, number))


def leave(table: Scenario, seat: int) -> None:
    table.puts(seat, table.lies_at(-1, 0))
    table.shows(seat, "K" * hands(table)[seat])
    table.does(Escape(seat))


# -------------------------------------------------------------------- volunteers
@pytest.mark.rule("time_chambers.volunteers", "time_chambers.torch.fail", "time_chambers.torch.who")
def test_everybody_inside_may_volunteer_for_ten_seconds_and_play_goes_on() -> None:
    table = failed(TORCH)
    assert noted(table).loss_now[1] == 2
    assert asking(table).due_at == MINUTE + TEN
    assert [choices(table, seat) for seat in range(3)] == [(0, 1)] * 3
    table.does(Roll(RED))
    assert hands(table) == [5, 5, 5]
    gives(table, GREEN, 1)
    assert hands(table) == [5, 5, 5], "nothing is taken before it is over"
    gives(table, BLUE, 1)
    assert hands(table) == [5, 4, 4]
    assert not is_asked(table)
    assert noted(table).loss_now == ()
    assert sorted(told(table.events, "dice_paid")) == [
        (noted_tile(table), BLUE, 1, 1),
        (noted_tile(table), GREEN, 1, 1),
    ]


def noted_tile(table: Scenario) -> int:
    return table.lies_at(2, 0) >> 1


@pytest.mark.rule("time_chambers.volunteers", "time_chambers.torch.who")
def test_what_is_missing_is_taken_from_whoever_has_most_and_nobody_pays_twice() -> None:
    table = failed(TORCH, 5, 4, 3)
    gives(table, GREEN, 1)
    table.waits(TEN)
    assert hands(table) == [4, 4, 2]
    table = failed(TORCH, 5, 4, 3)
    table.waits(TEN - 1)
    assert hands(table) == [5, 4, 3]
    table.waits(1)
    assert hands(table) == [4, 3, 3]


@pytest.mark.rule("time_chambers.torch.who", "time_chambers.torch.fail")
def test_who_has_volunteered_is_spared_even_with_most_dice() -> None:
    table = failed(TORCH, 5, 3, 1)
    gives(table, RED, 1)
    table.waits(TEN)
    assert hands(table) == [4, 2, 1]


@pytest.mark.rule("time_chambers.volunteers")
def test_when_all_have_answered_nobody_waits_any_longer() -> None:
    table = failed(TORCH, 5, 4, 3)
    for seat in (RED, BLUE, GREEN):
        gives(table, seat, 0)
    assert hands(table) == [4, 3, 3]
    assert {args[3] for args in told(table.events, "dice_paid")} == {0}


@pytest.mark.rule("time_chambers.volunteers")
def test_ties_are_decided_by_luck() -> None:
    payers = set()
    for number in range(30):
        table = failed(LAVA, players=3, wait=False)
        table.game.fortune = Fortune(f"tie {number}")
        table.waits_until(MINUTE + TEN)
        payers.add(tuple(hands(table)))
    assert payers == {(4, 4, 4)}
    losers = set()
    for number in range(30):
        table = failed(TORCH, players=3, wait=False)
        table.game.fortune = Fortune(f"tie {number}")
        table.waits_until(MINUTE + TEN)
        losers.add(hands(table).index(5))
    assert losers == {RED, BLUE, GREEN}


@pytest.mark.rule("time_chambers.volunteers")
def test_if_the_door_slams_meanwhile_its_losses_come_first() -> None:
    table = failed(TORCH, 5, 1, 5, at=ENDS[0] - MINUTE - 5_000)
    west = table.chamber("basic_10", at=(-1, 0), stairs="E")
    table.puts(BLUE, west)
    gives(table, BLUE, 1)
    table.waits_until(ENDS[0])
    assert hands(table) == [4, 0, 5]
    table.waits_until(ENDS[0] + 5_000)
    assert hands(table) == [3, 0, 4], "Blue has nothing left to give"


@pytest.mark.rule("time_chambers.volunteers", "time_chambers.pause")
def test_the_ten_seconds_stand_still_with_the_clock() -> None:
    table = failed(TORCH)
    table.game.emit(ClockStopped(MINUTE))
    table.waits(50_000)
    assert hands(table) == [5, 5, 5]
    table.game.emit(ClockResumed(50_000))
    assert asking(table).due_at == MINUTE + 50_000 + TEN
    table.waits(TEN)
    assert sum(hands(table)) == 13


# -------------------------------------------------------------------- only one way
@pytest.mark.rule("time_chambers.volunteers", "time_chambers.torch.fail")
def test_two_players_lose_a_die_each_for_the_torches_at_once() -> None:
    table = failed(TORCH, players=2)
    assert not is_asked(table)
    assert hands(table) == [4, 4]


@pytest.mark.rule("time_chambers.torch.few_players")
def test_one_alone_loses_one_die_only() -> None:
    table = failed(TORCH, players=1)
    assert not is_asked(table)
    assert hands(table) == [6]


@pytest.mark.rule("time_chambers.torch.few_players", "time_chambers.escaped")
def test_the_last_one_in_the_temple_loses_one_die_only() -> None:
    table = before(TORCH, players=2, gems=0)
    table.chamber("exit", at=(-1, 0), stairs="E")
    discover(table)
    leave(table, BLUE)
    table.waits_until(MINUTE)
    assert hands(table) == [4, 0]


@pytest.mark.rule("time_chambers.torch.no_dice", "time_chambers.dice.last_die")
@pytest.mark.parametrize(("dice", "left"), [((5, 0, 0), [4, 0, 0]), ((2, 1, 0), [1, 0, 0])])
def test_only_those_who_own_a_die_lose_one(dice: tuple[int, ...], left: list[int]) -> None:
    table = failed(TORCH, *dice)
    assert not is_asked(table)
    assert hands(table) == left
    assert not any(table.game.party.out)


@pytest.mark.rule("time_chambers.torch.no_dice")
def test_a_die_on_a_card_is_taken_only_if_there_is_no_other() -> None:
    table = failed(TORCH, 5, 2, 1, modules=(*MODULES, "curses"), wait=False)
    table.gets(GREEN, "broken_die")
    assert hands(table) == [5, 2, 0]
    table.waits_until(MINUTE)
    assert choices(table, GREEN) == (0, 1)
    table.waits(TEN)
    assert hands(table) == [4, 1, 0]
    assert [where >> SHIFT for where in table.game.dice.where].count(CARD) == 1
    table = failed(TORCH, 5, 1, modules=(*MODULES, "curses"), players=2, wait=False)
    table.gets(BLUE, "broken_die")
    table.waits_until(MINUTE)
    assert [where >> SHIFT for where in table.game.dice.where].count(CARD) == 0
    assert hands(table) == [4, 0]


@pytest.mark.rule("time_chambers.torch.no_dice")
@pytest.mark.parametrize("luck", range(6))
def test_a_die_on_a_pile_is_taken_after_those_in_play_and_before_one_on_a_card(luck: int) -> None:
    table = failed(LAVA, 2, 1, 1, modules=(*MODULES, "curses"), wait=False)
    table.game.fortune = Fortune(f"luck {luck}")
    table.gets(GREEN, "broken_die")
    table.game.emit(DieMoved(table.game.dice.hands[BLUE][0], spot(STACK), BLUE, 1))
    table.waits_until(MINUTE + TEN)
    assert hands(table) == [0, 0, 0]
    kinds = [where >> SHIFT for where in table.game.dice.where]
    assert (kinds.count(STACK), kinds.count(CARD), kinds.count(LOST)) == (0, 1, 3)


@pytest.mark.rule("time_chambers.torch.no_dice")
def test_a_die_on_the_sacrifice_chamber_is_never_taken() -> None:
    table = before("torch_chamber", "sacrifice_chamber", players=3)
    table.gives_dice(BLUE, 1)
    discover(table)
    discover(table, 1)
    table.waits_until(MINUTE)
    assert hands(table) == [4, 0, 4], "the next chamber has begun with a die of each"
    table.waits(TEN)
    assert (hands(table)[1], sum(hands(table))) == (0, 6)


# -------------------------------------------------------------------- lava
@pytest.mark.rule("time_chambers.lava.distribution")
def test_one_player_may_give_several_dice() -> None:
    table = failed(LAVA, 5, 2, 5)
    assert [choices(table, seat) for seat in range(3)] == [(0, 1, 2, 3), (0, 1, 2), (0, 1, 2, 3)]
    gives(table, GREEN, 2)
    assert choices(table, RED) == (0, 1)
    gives(table, RED, 1)
    assert hands(table) == [4, 2, 3]


@pytest.mark.rule("time_chambers.lava.distribution")
def test_lava_takes_one_by_one_from_whoever_has_most_at_that_moment() -> None:
    table = failed(LAVA, 5, 3, 1)
    table.waits(TEN)
    assert hands(table) == [3, 2, 1] or hands(table) == [2, 3, 1]


@pytest.mark.rule("time_chambers.lava.distribution", "time_chambers.dice.last_die")
@pytest.mark.parametrize("dice", [(1, 1, 0), (1, 1, 1), (2, 0, 0)])
def test_if_fewer_dice_are_left_all_are_lost_and_nobody_is_asked(dice: tuple[int, ...]) -> None:
    table = failed(LAVA, 2, dice[1], dice[2], wait=False)
    while hands(table)[RED] > dice[0]:
        table.game.emit(DieMoved(table.game.dice.hands[RED][0], spot(LOST), RED))
    table.waits_until(MINUTE)
    assert not is_asked(table)
    assert hands(table) == [0, 0, 0]
    assert table.game.phase == 1


@pytest.mark.rule("time_chambers.lava.distribution")
def test_one_alone_pays_all() -> None:
    table = failed(LAVA, players=1)
    assert not is_asked(table)
    assert hands(table) == [4]


# -------------------------------------------------------------------- which die, and those who are out
@pytest.mark.rule("time_chambers.dice.choose_die")
def test_the_default_die_goes_at_once_and_may_be_exchanged() -> None:
    table = failed(TORCH, players=2)
    asked = [question for question in table.game.questions.values() if question.kind == "which_die"]
    assert {question.asked for question in asked} == {1 << RED, 1 << BLUE}
    gone = next(question.args[0] for question in asked if question.asked == 1 << BLUE)
    other = table.game.dice.hands[BLUE][0]
    table.answers(BLUE, other)
    assert gone in table.game.dice.hands[BLUE]
    assert table.game.dice.where[other] == spot(LOST)


@pytest.mark.rule("time_chambers.escaped")
def test_those_who_are_out_are_neither_asked_nor_taken_from() -> None:
    table = before(TORCH, players=4, gems=0)
    table.chamber("exit", at=(-1, 0), stairs="E")
    discover(table)
    leave(table, BLUE)
    table.waits_until(MINUTE)
    assert asking(table).asked == 0b1101
    gives(table, GREEN, 1)
    leave(table, GREEN)
    table.waits(TEN)
    assert hands(table) == [4, 0, 0, 4]


@pytest.mark.rule("time_chambers.escaped")
def test_if_all_who_could_pay_have_left_nothing_stays_open() -> None:
    table = before(TORCH, players=4, gems=0)
    table.chamber("exit", at=(-1, 0), stairs="E")
    table.gives_dice(3, 0)
    discover(table)
    table.waits_until(MINUTE)
    for seat in (RED, BLUE, GREEN):
        leave(table, seat)
    assert not is_asked(table)
    assert noted(table).loss_now == ()
    table.waits(MINUTE)
    assert table.game.phase == 1


@pytest.mark.rule("time_chambers.torch.fail")
def test_the_next_chamber_begins_while_volunteers_are_asked() -> None:
    table = before(TORCH, "lava_gems", players=3)
    discover(table)
    lava = discover(table, 1)
    table.waits_until(MINUTE)
    assert is_asked(table)
    assert noted(table).blue_sand == (lava >> 1, 0, MINUTE, 2 * MINUTE)


@pytest.mark.rule("time_chambers.torch.fail")
def test_lost_dice_are_lost_for_the_rest_of_the_game() -> None:
    table, _ = found(TORCH)
    table.waits_until(MINUTE)
    assert table.game.dice.where.count(spot(LOST)) == 2
