"""The calendar chamber: three keys swap two tiles, as often as anybody likes."""

import pytest

from tests.expansions.calendar.dating import (
    BLUE,
    CURSED,
    ETERNAL,
    GEAR,
    KEY_GEM,
    MOON,
    RED,
    SUN,
    TORCH_GEM,
    away,
    bears,
    calendar,
    seen_on,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Perform
from tumbledown.engine.dice import TILE
from tumbledown.engine.events import AdventurerEscaped, DieMoved
from tumbledown.expansions.calendar.chapter import is_inside


def chamber(side: str = ETERNAL, *signs: str, faces: str = "KKKAT") -> tuple[Scenario, list[int]]:
    """Red stands in the calendar chamber and shows this; these signs lie on gem chambers, whose places are returned."""
    table = calendar(side)
    kinds = (KEY_GEM, TORCH_GEM, "gem_key_3", "basic_05")
    places = [bears(table, kind, sign, (n + 2, 0)) for n, (kind, sign) in enumerate(zip(kinds, signs, strict=False))]
    table.puts(RED, table.chamber("calendar", (1, 0), "W"))
    table.shows(RED, faces)
    return table, places


def pair(one: int, other: int) -> int:
    """The target of two places."""
    low, high = sorted((one >> 1, other >> 1))
    return low << 10 | high


@pytest.mark.rule("calendar.chamber.swap")
@pytest.mark.parametrize("side", [ETERNAL, CURSED])
def test_three_own_keys_swap_two_tiles_wherever_they_lie(side: str) -> None:
    table, (one, two) = chamber(side, SUN, MOON)
    assert table.targets(RED, "swap_tiles") == {pair(one, two)}
    table.does(Perform(RED, "swap_tiles", pair(one, two)))
    assert (seen_on(table, one), seen_on(table, two)) == ([MOON], [SUN])
    assert table.faces(RED) == "...AT"


@pytest.mark.rule("calendar.chamber.swap")
def test_an_escaped_player_is_in_no_calendar_chamber_and_swaps_nothing() -> None:
    """Nor if that chamber is still in the pile."""
    table = calendar()
    one, two = bears(table, KEY_GEM, SUN, (2, 0)), bears(table, TORCH_GEM, MOON, (3, 0))
    table.game.emit(AdventurerEscaped(RED, RED))
    assert table.offers(RED, "swap_tiles") == []
    assert not is_inside(table.game, RED)
    assert table.refuses(Perform(RED, "swap_tiles", pair(one, two))) == "escaped"


@pytest.mark.rule("calendar.chamber.swap")
def test_keys_of_a_mate_do_not_help_and_elsewhere_nothing_is_swapped() -> None:
    table, (one, two) = chamber(ETERNAL, SUN, MOON, faces="KKAAT")
    table.puts(BLUE, table.stands(RED))
    table.shows(BLUE, "KKAAA")
    assert table.refuses(Perform(RED, "swap_tiles", pair(one, two))) == "not_enough_icons"
    assert table.refuses(Perform(RED, "swap_tiles")) == "not_enough_icons", "whoever only touches the chamber"
    table.puts(RED, table.start)
    table.shows(RED, "KKKKK")
    assert table.refuses(Perform(RED, "swap_tiles", pair(one, two))) == "no_calendar_here"


@pytest.mark.rule("calendar.chamber.repeat")
def test_it_may_be_done_again_and_again() -> None:
    table, (one, two) = chamber(ETERNAL, SUN, MOON)
    for expected in ([MOON], [SUN], [MOON]):
        table.shows(RED, "KKKAT")
        table.does(Perform(RED, "swap_tiles", pair(one, two)))
        assert seen_on(table, one) == expected


@pytest.mark.rule("calendar.chamber.repeat")
def test_it_needs_two_tiles_in_the_temple() -> None:
    table, _ = chamber(ETERNAL, SUN)
    assert "swap_tiles" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "swap_tiles", 0)) == "too_few_tiles"


@pytest.mark.rule("calendar.chamber.repeat")
def test_two_tiles_with_the_same_sign_are_not_swapped() -> None:
    table, (one, two, three) = chamber(ETERNAL, SUN, SUN, GEAR)
    assert table.targets(RED, "swap_tiles") == {pair(one, three), pair(two, three)}
    assert table.refuses(Perform(RED, "swap_tiles", pair(one, two))) == "same_sign"
    table, (one, two) = chamber(ETERNAL, SUN, SUN)
    assert table.refuses(Perform(RED, "swap_tiles", pair(one, two))) == "same_sign"
    assert table.refuses(Perform(RED, "swap_tiles", 7)) == "same_sign"


@pytest.mark.rule("calendar.cursed.retrieve", "calendar.chamber.swap", "calendar.chamber.repeat")
def test_the_worked_example_of_the_chamber() -> None:
    """Example 22: a die of red lies there; red enters, and later swaps two tiles."""
    table, (one, two) = chamber(CURSED, SUN, MOON)
    room = table.stands(RED)
    table.puts(RED, table.start)
    table.game.apply_only(DieMoved(4, TILE << 10 | room >> 1, RED, 0))
    table.shows(RED, "AKTT")
    table.does(Enter(RED, room))
    assert away(table, RED) == []
    assert table.faces(RED) == "..TT."
    table.shows(RED, "KKKTA")
    table.does(Perform(RED, "swap_tiles", pair(one, two)))
    assert (seen_on(table, one), seen_on(table, two)) == ([MOON], [SUN])
    assert table.must_throw(RED) == 0b00111
