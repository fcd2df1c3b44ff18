"""Teleport: to wherever another adventurer is, at no cost."""

import pytest

from tests.expansions.treasures.treasured import BARE, escapes, owning, uses
from tests.scenario import Scenario
from tumbledown.engine.adventurer import ITEM
from tumbledown.engine.commands import Enter
from tumbledown.engine.events import AdventurerMoved, ControlChanged
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.refusals import Refusal

WITH_DOUBLES = ("treasures", "special_chambers")


def apart(players: int = 3) -> tuple[Scenario, int, int]:
    """Seat 0 with a teleport in the starting chamber, seat 1 beside it, seat 2 far away."""
    table = owning("teleport", players=players)
    near = table.chamber(BARE, at=(1, 0), stairs="W")
    far = table.chamber("cursed_08", at=(4, 4), stairs="W")
    table.puts(1, near)
    if players > 2:
        table.puts(2, far)
    return table, near, far


@pytest.mark.rule("treasures.teleport.effect")
@pytest.mark.parametrize("which", [0, 1])
def test_the_owner_moves_to_another_adventurer_at_any_distance_for_nothing(which: int) -> None:
    table, *places = apart()
    table.shows(0, "BBBBB")
    assert table.targets(0, "teleport") == set(places)
    events = table.does(uses(0, "teleport", places[which]))
    assert table.stands(0) == places[which]
    assert AdventurerMoved(0, places[which], ITEM, 0) in events
    assert table.faces(0) == "BBBBB"
    assert table.owns(0) == []


@pytest.mark.rule("treasures.teleport.effect")
def test_only_where_somebody_else_is_and_not_to_the_own_chamber() -> None:
    table, near, far = apart()
    empty = table.chamber("cursed_09", at=(2, 0), stairs="W")
    table.puts(1, table.start)
    for place in (empty, near, table.start, 999, -1):
        assert table.refuses(uses(0, "teleport", place)) == "nobody_there"
    assert table.targets(0, "teleport") == {far}


@pytest.mark.rule("treasures.teleport.target")
def test_escaped_adventurers_do_not_count() -> None:
    table, near, _ = apart()
    escapes(table, 2)
    assert table.targets(0, "teleport") == {near}


@pytest.mark.rule("treasures.teleport.target")
@pytest.mark.parametrize("kind", ["exit", "illusion_1", "start"])
def test_every_chamber_will_do(kind: str) -> None:
    table = owning("teleport", modules=("treasures", "illusions"))
    other = table.chamber(BARE, at=(1, 0), stairs="W")
    target = table.start if kind == "start" else table.chamber(kind, at=(3, 3))
    table.puts(0, other)
    table.puts(1, target)
    table.does(uses(0, "teleport", target))
    assert table.stands(0) == target


@pytest.mark.rule("treasures.teleport.double")
@pytest.mark.parametrize("half", [0, 1])
def test_one_arrives_in_the_half_where_the_other_stands_also_from_the_other_half(half: int) -> None:
    table = owning("teleport", "teleport", modules=WITH_DOUBLES)
    front = table.chamber("double_key_chamber", at=(3, 3))
    table.puts(1, front + half)
    assert table.targets(0, "teleport") == {front + half}
    table.does(uses(0, "teleport", front + half))
    assert table.stands(0) == front + half
    table.puts(0, front + 1 - half)
    table.does(uses(0, "teleport", front + half))
    assert table.stands(0) == front + half


@pytest.mark.rule("treasures.teleport.self_only")
def test_nobody_else_and_nothing_moves_along() -> None:
    table, near, far = apart(4)
    events = table.does(uses(0, "teleport", far))
    assert len([event for event in events if isinstance(event, AdventurerMoved)]) == 1
    assert [table.stands(seat) for seat in range(4)] == [far, near, far, table.start]


@pytest.mark.rule("treasures.teleport.self_only")
def test_it_moves_the_figure_that_its_owner_controls_now() -> None:
    table, _, far = apart()
    table.game.apply_only(ControlChanged((1, 0, 2), (0, 1, 2)))
    assert table.targets(0, "teleport") == {table.start, far}
    table.does(uses(0, "teleport", far))
    assert table.game.party.place == [table.start, far, far]


@pytest.mark.rule("treasures.teleport.solo")
def test_alone_in_the_temple_it_cannot_be_used() -> None:
    table = owning("teleport", players=1)
    table.puts(0, table.chamber(BARE, at=(1, 0), stairs="W"))
    assert table.refuses(uses(0, "teleport", table.start)) == "nobody_there"
    table, near, _ = apart(2)
    escapes(table, 1)
    assert table.targets(0, "teleport") == set()
    assert table.refuses(uses(0, "teleport", near)) == "nobody_there"


@pytest.mark.rule("treasures.teleport.race")
def test_if_the_other_has_just_left_it_is_refused_and_kept() -> None:
    table, near, _ = apart(2)
    beyond = table.chamber("cursed_10", at=(2, 0), stairs="W")
    table.shows(1, "AAAAA")
    assert table.targets(0, "teleport") == {near}
    table.does(Enter(1, beyond))
    assert table.refuses(uses(0, "teleport", near)) == "nobody_there"
    assert table.owns(0) == ["teleport"]
    table.does(uses(0, "teleport", beyond))


def test_it_is_a_voluntary_arrival_that_a_ban_can_forbid() -> None:
    ban = Chapter("ban", order=99)

    @ban.forbid.arrive
    def nobody_arrives(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        return Refusal("banned") if means == ITEM else None

    table = owning("teleport", extra=(ban,))
    near = table.chamber(BARE, at=(1, 0), stairs="W")
    table.puts(1, near)
    assert table.targets(0, "teleport") == set()
    assert table.refuses(uses(0, "teleport", near)) == "banned"
