"""Nothing of a position token reaches anybody but the one who looks: whatever it is, the others get the same bytes."""

from collections.abc import Callable

import pytest

from tests.contract.secrecy import Step, Wire, copy_of, wire
from tests.expansions.cursed_gems.tables import (
    BLUE,
    GREEN,
    OTHER,
    RED,
    RED_GEM,
    before_a_token,
    gem_table,
    hides,
    hints,
    looks,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Roll
from tumbledown.engine.game import Game
from tumbledown.expansions.data.cursed_gems import DATA, position_of

SPECTATOR = -1
ALL_BUT_RED = (BLUE, GREEN, SPECTATOR)
UNLIKE = [gem.id for gem in DATA.gem if gem.id not in (RED_GEM, OTHER)]


def twin_of(game: Game, token: int, gem: str) -> Game:
    """The same game, with another position token in the place of this one."""
    copy = copy_of(game)
    kinds, wanted = copy.pieces.kind, game.rules.piece_kind_ids[position_of(gem)]
    other = kinds.index(wanted)
    kinds[token], kinds[other] = wanted, kinds[token]
    return copy


def both(table: Scenario, token: int, step: Step, seat: int, gem: str) -> tuple[Wire, Wire]:
    return wire(copy_of(table.game), step, seat), wire(twin_of(table.game, token, gem), step, seat)


@pytest.mark.rule("cursed_gems.look", "cursed_gems.no_match")
@pytest.mark.parametrize("gem", UNLIKE)
@pytest.mark.parametrize("seat", ALL_BUT_RED)
def test_by_a_look_nobody_else_learns_more_than_that_it_was_no_twin(gem: str, seat: int) -> None:
    table, _, token = before_a_token(OTHER, players=3)
    mine, other = both(table, token, Step(looks(RED), 1_000), seat, gem)
    assert mine == other


@pytest.mark.rule("cursed_gems.look", "cursed_gems.memory")
@pytest.mark.parametrize("seat", ALL_BUT_RED)
def test_while_somebody_looks_the_others_get_the_same(seat: int) -> None:
    table, _, token = before_a_token(OTHER, players=3)
    table.does(looks(RED), at=1_000)
    for step in (Step(Roll(RED), 1_500), Step(Roll(BLUE), 1_500), Step(None, 6_000), Step(None, 20_000)):
        mine, other = both(table, token, step, seat, UNLIKE[0])
        assert mine == other


@pytest.mark.rule("cursed_gems.look")
def test_the_looker_does_see_it() -> None:
    table, _, token = before_a_token(OTHER, players=3)
    mine, other = both(table, token, Step(looks(RED), 1_000), RED, UNLIKE[0])
    assert mine.frame != other.frame
    assert position_of(OTHER).encode() in mine.frame
    assert position_of(UNLIKE[0]).encode() in other.frame


@pytest.mark.rule("cursed_gems.memory")
def test_when_the_look_is_over_the_looker_gets_nothing_more_of_it() -> None:
    table, _, token = before_a_token(OTHER, players=3)
    table.does(looks(RED), at=1_000)
    table.waits_until(5_000)
    mine, other = both(table, token, Step(None, 20_000), RED, UNLIKE[0])
    assert mine == other


@pytest.mark.rule("cursed_gems.no_match")
@pytest.mark.parametrize("seat", ALL_BUT_RED)
def test_a_hint_tells_one_feature_and_not_the_gem(seat: int) -> None:
    """The azure snake and the jade sun are both round."""
    table, _, token = before_a_token(OTHER, players=3)
    table.does(looks(RED), at=1_000)
    mine, other = both(table, token, Step(hints(RED, 1), 2_000), seat, "jade_sun")
    assert mine == other
    mine, other = both(table, token, Step(hints(RED, 0), 2_000), seat, "jade_sun")
    assert mine.told != other.told


@pytest.mark.rule("cursed_gems.look")
@pytest.mark.parametrize("command", [looks, lambda seat: hints(seat, 0), lambda seat: hints(seat, 7)])
@pytest.mark.parametrize("seat", [RED, BLUE, SPECTATOR])
def test_offers_and_refusals_betray_nothing_before_a_look(command: Callable[[int], Command], seat: int) -> None:
    """Even whether it is the own twin shows only when it has been paid for."""
    table = gem_table(players=3)
    place = table.chamber("basic_01", at=(1, 0), stairs="W")
    token = hides(table, OTHER, place)
    for each in (RED, BLUE):
        table.puts(each, place)
        table.shows(each, "KAA..")
    mine, other = both(table, token, Step(command(RED), 1_000), seat, RED_GEM)
    assert mine == other
