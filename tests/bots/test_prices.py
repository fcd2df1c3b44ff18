"""Whatever things cost: bots read it from their offers, throw for it and pay it."""

import pytest

from tests.bots.dear import dear_exit, other_entries, other_gems, play
from tests.bots.team_of import BotScenario
from tumbledown.bots.mind import Mind
from tumbledown.bots.prices import pursue
from tumbledown.engine.commands import ActivateGems, Enter, Escape, Roll
from tumbledown.engine.dice import VOID
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.offers import ALONE, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.structs import Settings
from tumbledown.lab.checks import faults


def thrown(table: BotScenario, seat: int) -> str:
    """What the dice show that the seat throws next."""
    command = table.decides(seat)
    assert isinstance(command, Roll)
    return table.letters(seat, command.dice)


# -------------------------------------------------------------------- the way out
def at_the_exit(players: int, gems: int, *extra: Chapter) -> BotScenario:
    table = BotScenario(players=players, gems=gems, extra=extra)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, way_out)
    return table


def test_three_more_keys_are_collected_before_a_bot_leaves() -> None:
    table = at_the_exit(1, 0, dear_exit(3))
    table.shows(0, "KKKATTA")
    assert thrown(table, 0) == "AATT"
    table.shows(0, "KKKKTTA")
    assert table.decides(0) == Escape(0)


@pytest.mark.parametrize(("more", "leaves"), [(0, True), (3, False)])
def test_more_gems_are_lit_if_leaving_costs_more_keys_than_there_would_be_dice(more: int, leaves: bool) -> None:
    """Three gems may stay for two players; but not if everybody would need seven keys."""
    table = BotScenario(players=2, gems=3, extra=(dear_exit(more),))
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    gem = table.chamber("basic_05", at=(-1, 0), stairs="E")
    table.decides(0)
    assert table.team.goal[0] == (way_out if leaves else gem)


# -------------------------------------------------------------------- gems
def with_gems(players: int, *costs: str) -> BotScenario:
    table = BotScenario(players=players, gems=7, extra=(other_gems(*costs),))
    place = table.chamber("basic_05", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
    return table


def test_a_gem_for_two_torches_and_two_keys_is_collected_and_lit() -> None:
    table = with_gems(1, "T2 K2")
    table.shows(0, "TTTKAAA")
    assert thrown(table, 0) == "AAAT", "a third torch is of no use"
    table.shows(0, "TTKKAAA")
    assert table.decides(0) == ActivateGems(0, 0)


def test_only_one_of_two_keeps_what_only_one_is_asked_for() -> None:
    """Both show two torches. If both kept them, keys would have to come from fewer dice; with two dice each, never."""
    table = with_gems(2, "T2 K2")
    table.shows(0, "TTAAA")
    table.shows(1, "TTAAA")
    assert (thrown(table, 0), thrown(table, 1)) == ("AAA", "AAATT")


def test_gems_that_ask_for_more_icons_than_there_are_dice_are_let_be() -> None:
    """The first ones are nearer, but eight keys of seven dice never come."""
    table = BotScenario(players=1, gems=7, extra=(other_gems("K8", only="basic_05"),))
    table.puts(0, table.chamber("basic_05", at=(1, 0), stairs="W"))
    other = table.chamber("basic_06", at=(-1, 0), stairs="E")
    table.decides(0)
    assert table.team.goal[0] == other


def test_nobody_waits_by_gems_for_dice_that_cannot_come() -> None:
    """Six keys of two players with five dice each; but one of them is in another part of the temple."""
    table = BotScenario(players=2, gems=7, extra=(other_gems("K6"),))
    table.puts(0, table.chamber("basic_05", at=(1, 0), stairs="W"))
    table.puts(1, table.chamber("basic_07", at=(5, 0), stairs="W"))
    table.decides(0)
    assert table.team.goal[0] != table.stands(0)


def test_golden_masks_that_a_gem_asks_for_are_kept() -> None:
    table = with_gems(1, "G2 K")
    table.shows(0, "GGAATTT")
    assert thrown(table, 0) == "AATTT"


# -------------------------------------------------------------------- steps and doors
def before_a_chamber(*costs: str) -> tuple[BotScenario, int]:
    table = BotScenario(players=1, gems=7, extra=(other_entries(*costs),))
    return table, table.chamber("basic_05", at=(1, 0), stairs="W")


def test_a_bot_throws_for_other_icons_if_entering_costs_them() -> None:
    table, gem = before_a_chamber("T K2")
    table.shows(0, "AATTKTT")
    assert thrown(table, 0) == "AATTT"
    table.shows(0, "AATKKAA")
    assert table.decides(0) == Enter(0, gem)


def test_of_two_prices_the_one_is_thrown_for_that_lacks_less() -> None:
    table, gem = before_a_chamber("T3", "K3")
    table.shows(0, "TKKAAAA")
    assert thrown(table, 0) == "AAAAT"
    table.shows(0, "TTKAAAA")
    assert thrown(table, 0) == "AAAAK"
    table.shows(0, "TKKKAAA")
    assert table.decides(0) == Enter(0, gem)


def test_a_price_with_more_icons_than_dice_is_not_thrown_for() -> None:
    """Eight torches of seven dice never come, however many show already."""
    table, _ = before_a_chamber("T8", "K3")
    table.shows(0, "TTTTTTK")
    assert thrown(table, 0) == "TTTTTT"


def test_what_costs_nothing_is_done_at_once() -> None:
    table, gem = before_a_chamber("")
    assert table.decides(0) == Enter(0, gem)


def test_bound_dice_are_not_kept_for_what_they_cannot_pay() -> None:
    """Two adventurers would open the door, but vines have bound them, and two dice cannot lift the curse."""
    table = BotScenario(players=1, gems=7, modules=("curses", "fountain"), pile=("basic_12", "exit"))
    table.gives_dice(0, 2)
    table.puts(0, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.gets(0, "strangle_vines")
    table.shows(0, "AA")
    for die in table.game.dice.hands[0]:
        table.notes("die", "marks", VOID, die)
    assert thrown(table, 0) == "AA"


# -------------------------------------------------------------------- any offer
def strange_deed(*prices: tuple[Bill, ...]) -> tuple[BotScenario, Mind]:
    """A deed of a chapter of tomorrow, at these prices."""
    strange = Chapter("strange", order=99)

    @strange.offer("strange")
    def something_strange(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("strange", prices=prices),)

    @strange.perform("strange")
    def nothing_happens(game: Game, order: Order) -> None:
        """Only the price counts here."""

    table = BotScenario(players=2, extra=(strange,))
    table.seat_bots()
    return table, table.bots[0].mind


def pursued(table: BotScenario, mind: Mind, faces: str) -> str:
    """What the first seat throws for the deed, or the deed."""
    table.shows(0, faces)
    table.decides(0)
    command = pursue(table.game, mind, "strange")
    return table.letters(0, command.dice) if isinstance(command, Roll) else command.verb  # type: ignore[union-attr]


def bill(cost: str, place: int = ALONE) -> Bill:
    return Bill(parse_cost(cost), place)


def test_any_deed_is_done_or_thrown_for_at_the_price_that_lacks_least() -> None:
    table, mind = strange_deed((bill("T3"),), (bill("K2"),))
    assert pursued(table, mind, "TAAAK") == "AAAT"
    assert pursued(table, mind, "TTAAA") == "AAA"
    assert pursued(table, mind, "TAAKK") == "strange"


def test_of_several_bills_a_seat_sees_to_its_own_and_to_the_one_of_those_who_stand_here() -> None:
    """Somewhere else others have to show a golden mask; that is their affair."""
    table, mind = strange_deed((bill("T"), bill("K2", 0), bill("G", 8)))
    assert table.stands(0) == 0
    assert pursued(table, mind, "TTKAA") == "AAT"


def test_nothing_is_thrown_for_what_is_not_offered() -> None:
    table, mind = strange_deed((bill("T"),))
    assert pursue(table.game, mind, "stranger") is None


# -------------------------------------------------------------------- whole games
PRICES = {
    "three more keys to leave": (dear_exit(3),),
    "gems for torches and keys": (other_gems("T2 K2", "T3 K3", "T4 K4"),),
    "gems for golden and black masks": (other_gems("G K2", "G2 K3", "G2 B2 K2"),),
    "one of two prices to enter": (other_entries("T2", "K2"),),
    "black masks to enter": (other_entries("B"),),
    "nothing to enter": (other_entries(""),),
    "everything": (dear_exit(2), other_gems("T2 K2", "T3 K3", "T4 K4"), other_entries("T K", "G A")),
}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("prices", PRICES)
def test_bots_win_with_other_prices(prices: str, players: int) -> None:
    tables = [play(Settings(players=players), f"dear {number}", *PRICES[prices]) for number in range(10)]
    assert [faults(table.result()) for table in tables] == [[]] * 10
    assert sum(table.game.won for table in tables) >= 9
