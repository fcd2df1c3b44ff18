"""Dice that came by a swap: they give icons, but where something must be rolled they do not count."""

import pytest

from tests.expansions.traps.tables import BLUE, RED
from tests.scenario import Scenario
from tumbledown.bots.bot import Bot
from tumbledown.engine.adventurer import AUTO_ACCEPT
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Perform, Roll
from tumbledown.engine.icons import K, T
from tumbledown.engine.paying import wallet
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST
from tumbledown.expansions.traps.chapter import cliff_of
from tumbledown.lab.tables import with_required
from tumbledown.server.prices import current_prices


def hanging(kind: str, mine: str, theirs: str) -> Scenario:
    """Red hangs on this cliff; Blue is a Trickster whose swaps Red always accepts."""
    settings = Settings(players=2, modules=with_required(("traps", "new_characters", "treasures")))
    table = Scenario(settings=settings, pile=(kind, "basic_09"))
    table.puts(RED, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.shows(RED, "AAKTB")
    table.does(Discover(RED, EAST))
    table.gets(BLUE, "trickster_activatable")
    table.gets(BLUE, "trickster_permanent")
    table.notes("seat", "prefs", AUTO_ACCEPT, RED)
    table.shows(RED, mine)
    table.shows(BLUE, theirs)
    return table


def swaps(table: Scenario, verb: str, mine: int, theirs: int) -> None:
    """Blue swaps the first dice of its own for the first of Red's, so many of each."""
    blue, red = table.game.dice.hands[BLUE][:mine], table.game.dice.hands[RED][:theirs]
    table.does(Perform(BLUE, verb, RED, dice=sum(1 << die for die in (*blue, *red))))


@pytest.mark.rule("traps.cliff.release", "new_characters.trickster.use_later")
@pytest.mark.parametrize(("kind", "icon"), [("cliff_torch", "T"), ("cliff_key", "K")])
@pytest.mark.parametrize("number", [1, 3])
def test_a_captive_does_not_climb_up_by_swapped_dice(kind: str, icon: str, number: int) -> None:
    table = hanging(kind, "A" * number + icon * (3 - number) + "A" * 2, icon * 5)
    swaps(table, "far_swap", number, number)
    assert table.faces(RED).count(icon) == 3
    assert table.offers(RED, "climb") == []
    assert table.refuses(Perform(RED, "climb")) == "not_rolled"
    (price,) = [price for price in current_prices(table.game, RED) if price.verb == "climb"]
    assert price.rolled


@pytest.mark.rule("traps.cliff.release")
def test_swapped_dice_count_as_soon_as_the_captive_has_rolled_them() -> None:
    table = hanging("cliff_torch", "AAATT", "KKKKK")
    swaps(table, "far_swap", 3, 3)
    table.will_throw(RED, "TKK")
    table.does(Roll(RED, table.dice(RED, "K")))
    table.does(Perform(RED, "climb"))
    assert cliff_of(table.game, RED) < 0


@pytest.mark.rule("traps.cliff.release")
def test_rolled_dice_pay_and_swapped_ones_stay() -> None:
    table = hanging("cliff_torch", "AATTT", "TTTTT")
    swaps(table, "far_swap", 2, 2)
    swapped, own = table.dice(RED) & 0b11111 << 5, table.dice(RED, "T") & 0b11111
    assert table.refuses(Perform(RED, "climb", dice=swapped | own & -own)) == "not_rolled"
    table.does(Perform(RED, "climb"))
    assert table.faces(RED).count("T") == 2
    assert table.dice(RED, "T") & 0b11111 << 5, "these came from the mate"


@pytest.mark.rule("new_characters.trickster.use_later")
def test_swapped_icons_serve_for_everything_else() -> None:
    table = hanging("cliff_torch", "BBBBB", "AAAAA")
    swaps(table, "far_swap", 2, 2)
    hall = table.lies_at(1, 0)
    table.notes("traps", "hangs_on", (-1, -1))  # type: ignore[arg-type]
    table.does(Enter(RED, hall))
    assert table.stands(RED) == hall


@pytest.mark.rule("characters.mechanic.permanent", "new_characters.trickster.use_later")
def test_a_mechanics_torches_from_a_swap_count_once_until_they_are_rolled() -> None:
    table = hanging("cliff_torch", "AAAAA", "TTTTT")
    table.gets(RED, "mechanic_permanent")
    swaps(table, "far_swap", 3, 3)
    assert wallet(table.game, RED)[T] == 3
    gems = table.chamber("basic_01", at=(0, 2))
    table.puts(RED, gems)
    table.puts(BLUE, table.start)
    assert table.refuses(ActivateGems(RED, 0)) == "not_enough_icons"
    table.will_throw(RED, "T")
    table.does(Roll(RED, 1 << 5))
    assert wallet(table.game, RED)[T] == 4
    table.does(ActivateGems(RED, 0))
    assert table.gems_in(gems) == 1


@pytest.mark.rule("characters.mechanic.permanent", "treasures.double_icon.effect")
def test_keys_of_a_swap_are_keys() -> None:
    table = hanging("cliff_key", "AAAAA", "KKKKK")
    swaps(table, "far_swap", 2, 2)
    assert wallet(table.game, RED)[K] == 2


@pytest.mark.rule("traps.cliff.release")
def test_a_bot_that_hangs_rolls_what_came_by_a_swap() -> None:
    table = hanging("cliff_torch", "AAAAA", "TTTBB")
    swaps(table, "far_swap", 3, 3)
    assert Bot(RED).decide(table.game) == Roll(RED, table.dice(RED, "T"))
