"""Really cursed: two cards instead of one."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Perform
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.pieces import BOXED, seat_of
from tumbledown.engine.tiles import EAST

CURSED_CHAMBER = "cursed_07"


def discovery(*pile: str, cursed: bool = True, players: int = 2) -> Scenario:
    """Seat 0 is about to discover a chamber with a purple mask; the curse pile holds these cards."""
    table = Scenario(players, modules=("curses", "pit"))
    if cursed:
        table.gets(0, "really_cursed")
    table.pile(CURSED_CHAMBER)
    table.cards("curses", *pile)
    for seat in range(players):
        table.shows(seat, "AAKKT")
    return table


@pytest.mark.rule("pit.really_cursed.effect")
def test_who_is_really_cursed_draws_two() -> None:
    table = discovery("trap", "mask", "silence")
    table.does(Discover(0, EAST))
    assert sorted(table.owns(0)) == ["mask", "really_cursed", "trap"]
    assert len(table.game.pile("curses")) == 1


@pytest.mark.rule("pit.really_cursed.effect")
def test_others_draw_one() -> None:
    table = discovery("trap", "mask", "silence")
    table.does(Discover(1, EAST))
    assert table.owns(1) == ["trap"]
    assert table.owns(0) == ["really_cursed"]


@pytest.mark.rule("pit.really_cursed.effect")
def test_treasures_are_still_drawn_one_by_one() -> None:
    table = discovery("trap")
    rules = table.game.laws[0].adjust_draws
    assert rules
    for rule in rules:
        assert rule(table.game, 0, "treasures", 1) == 1
        assert rule(table.game, 0, "curses", 1) == 2


@pytest.mark.rule("pit.really_cursed.not_itself")
def test_drawing_it_causes_no_second_draw() -> None:
    table = discovery("really_cursed", "mask", "silence", cursed=False)
    table.does(Discover(0, EAST))
    assert table.owns(0) == ["really_cursed"]
    assert len(table.game.pile("curses")) == 2


@pytest.mark.rule("pit.really_cursed.resolve")
def test_the_second_of_two_equal_cards_is_boxed() -> None:
    table = discovery("trap", "trap", "silence")
    first, second, _ = table.game.pile("curses")
    table.does(Discover(0, EAST))
    assert sorted(table.owns(0)) == ["really_cursed", "trap"]
    assert seat_of(table.game.pieces.at[first]) == 0
    assert table.game.pieces.at[second] == BOXED
    assert len(table.game.pile("curses")) == 1, "a card that is boxed is not replaced"


@pytest.mark.rule("pit.really_cursed.resolve")
def test_each_of_the_two_is_compared_with_what_lies_there() -> None:
    table = discovery()
    table.gets(0, "mask")
    order = table.cards("curses", "trap", "mask", "silence")[:2]
    table.does(Discover(0, EAST))
    moved = [e.piece for e in table.happened(PieceMoved) if isinstance(e, PieceMoved) and e.piece in order]
    assert moved == order, "one after the other"
    assert sorted(table.owns(0)) == ["mask", "really_cursed", "trap"]


@pytest.mark.rule("pit.really_cursed.short_pile")
@pytest.mark.parametrize(("pile", "drawn"), [(("trap",), ["trap"]), ((), [])])
def test_a_short_pile_gives_what_it_has(pile: tuple[str, ...], drawn: list[str]) -> None:
    table = discovery(*pile)
    table.does(Discover(0, EAST))
    assert sorted(table.owns(0)) == sorted(["really_cursed", *drawn])
    assert table.game.pile("curses") == []


@pytest.mark.rule("pit.really_cursed.lift")
def test_it_is_lifted_by_the_icons_on_the_card() -> None:
    table = discovery("trap", "mask", "silence")
    (card,) = table.targets(0, "lift")
    table.does(Perform(0, "lift", card))
    assert table.owns(0) == []
    assert table.must_throw(0).bit_count() == 3
    table.shows(0, "AAKKT")
    table.does(Discover(0, EAST))
    assert table.owns(0) == ["trap"], "now it is one card again"


@pytest.mark.rule("pit.really_cursed.lift")
def test_other_icons_do_not_lift_it() -> None:
    table = discovery("trap")
    (card,) = table.targets(0, "lift")
    table.shows(0, "AAKTT")
    assert table.refuses(Perform(0, "lift", card)) == "not_enough_icons"
