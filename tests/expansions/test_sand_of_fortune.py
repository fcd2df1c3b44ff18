"""Sand in place of the soundtrack: three glasses, filled by fortune and turned by whoever is at home."""

from collections import Counter

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Start
from tumbledown.engine.events import Announced
from tumbledown.engine.snapshot import restore, snapshot, state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game
from tumbledown.expansions.base.door import soundtrack
from tumbledown.expansions.data.sand_of_fortune import DATA
from tumbledown.rulebook import catalogue

SAND = ("sand_of_fortune",)
GLASSES = DATA.glasses
BOUNDS = range(GLASSES.least, GLASSES.most + 1, GLASSES.step)
TORCHES = ("treasures", "sixth_adventurer")
COLLAPSE, SPILLED = 600_000, 30_000


def dealt(seed: str = "sand", players: int = 2, modules: tuple[str, ...] = SAND, track: str = "track1") -> Scenario:
    """A running game as it is dealt."""
    table = Scenario.dealt(Settings(players=players, modules=modules, soundtrack=track), seed)
    table.does(Start())
    return table


def runs(table: Scenario) -> int:
    """How long the newest glass runs."""
    found: int = table.game.slots["sand_of_fortune"].runs
    return found


def next_slam(table: Scenario) -> int:
    return soundtrack(table.game).ends[table.game.slots["base"].slams]


def leave_home(table: Scenario, *seats: int) -> None:
    for seat in seats:
        table.puts(seat, table.lies_at(1, 0))


def heard(table: Scenario) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.what, event.args) for event in table.events if isinstance(event, Announced)]


def to_the_end(table: Scenario) -> list[tuple[int, str]]:
    """When which door or gong comes, until the temple collapses."""
    found: list[tuple[int, str]] = []
    while table.game.timers:
        at, name = table.game.timers[0][0], table.game.timers[0][3]
        if name in ("gong", "slam", "collapse"):
            found.append((at, name))
        table.waits_until(at)
    return found


# -------------------------------------------------------------------- three glasses
@pytest.mark.rule("sand_of_fortune.setup.instead", "sand_of_fortune.glass.three", "sand_of_fortune.glass.countdowns")
@pytest.mark.parametrize("track", ["track1", "track2", "chance"])
def test_each_gong_sounds_when_its_glass_is_empty_whatever_music_is_heard(track: str) -> None:
    table = dealt(track=track)
    first = runs(table)
    table.waits_until(first - 1)
    assert heard(table) == []
    table.waits_until(first)
    assert heard(table) == [("gong", (1,))]
    assert table.game.timers[0][0] - first == GLASSES.countdowns[0] == 30_000
    sounded = to_the_end(table)
    assert [name for _, name in sounded] == ["slam", "gong", "slam", "gong", "collapse"]
    times = [at for at, _ in sounded]
    assert (times[2] - times[1], times[4] - times[3]) == (30_000, 60_000)


@pytest.mark.rule("sand_of_fortune.glass.drawn")
def test_fortune_fills_the_first_two_glasses_within_their_bounds() -> None:
    found = []
    for number in range(300):
        table = dealt(f"glass {number}")
        first = runs(table)
        table.waits_until(next_slam(table))
        found += [first, runs(table)]
    assert set(found) <= set(BOUNDS)
    assert (min(found), max(found)) == (BOUNDS[0], BOUNDS[-1])
    assert max(Counter(found).values()) < 5 * len(found) / len(BOUNDS), "no filling is much more likely than another"


@pytest.mark.rule("sand_of_fortune.glass.third")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_game_in_which_no_sand_is_spilled_lasts_ten_minutes(seed: str) -> None:
    assert to_the_end(dealt(seed))[-1] == (COLLAPSE, "collapse")


@pytest.mark.rule("sand_of_fortune.glass.unknown")
def test_what_the_second_glass_holds_follows_neither_from_the_first_nor_from_what_is_told_before_the_slam() -> None:
    told = []
    for seed in ("a", "b"):
        table = dealt(seed)
        first = runs(table)
        planned = soundtrack(table.game).gongs[1]
        table.waits_until(next_slam(table))
        assert planned - first - 30_000 == 170_000, "the middle, whatever is drawn"
        told.append(runs(table))
    assert told[0] != told[1]
    assert 170_000 not in told


@pytest.mark.rule("sand_of_fortune.setup.practice")
def test_a_game_without_a_clock_has_no_glass() -> None:
    game = new_game(Settings(players=2, modules=SAND, practice=True), "practice")
    game.handle(Start(), 0)
    assert game.slots["sand_of_fortune"].runs == 0
    assert not game.timers


# -------------------------------------------------------------------- who turns them
@pytest.mark.rule("sand_of_fortune.turn.home")
def test_one_adventurer_at_home_is_enough_to_turn_the_glass_and_need_do_nothing() -> None:
    table = dealt(players=4)
    leave_home(table, 0, 1, 2)
    table.waits_until(next_slam(table))
    assert heard(table)[-1] == ("glass_turned", (2, 0))
    assert runs(table) in BOUNDS
    assert soundtrack(table.game).ends[-1] == COLLAPSE


@pytest.mark.rule("sand_of_fortune.turn.nobody", "sand_of_fortune.turn.shorter")
def test_with_nobody_at_home_the_next_glass_and_the_game_are_half_a_minute_shorter() -> None:
    turned, fallen = dealt(), dealt()
    leave_home(fallen, 0, 1)
    for table in (turned, fallen):
        table.waits_until(next_slam(table))
    assert heard(fallen)[-1] == ("glass_turned", (2, SPILLED))
    assert runs(fallen) == runs(turned) - SPILLED
    assert to_the_end(fallen)[-1] == (COLLAPSE - 2 * SPILLED, "collapse"), "nobody came home at the second slam either"
    assert to_the_end(turned)[-1] == (COLLAPSE, "collapse")


@pytest.mark.rule("sand_of_fortune.turn.nobody")
def test_who_has_escaped_turns_nothing() -> None:
    table = dealt()
    leave_home(table, 1)
    table.game.party.out[0] = True
    table.waits_until(next_slam(table))
    assert heard(table)[-1] == ("glass_turned", (2, SPILLED))


@pytest.mark.rule("sand_of_fortune.turn.nobody")
def test_who_is_safe_in_another_chamber_turns_nothing() -> None:
    table = dealt(modules=(*SAND, *TORCHES))
    leave_home(table, 0, 1)
    table.lays("large_torch", table.lies_at(1, 0))
    table.waits_until(next_slam(table))
    assert heard(table)[-1] == ("glass_turned", (2, SPILLED))
    assert all(len(hand) == 5 for hand in table.game.dice.hands), "they were safe all the same"


# -------------------------------------------------------------------- everything else
@pytest.mark.rule("sand_of_fortune.setup.instead")
def test_the_same_seed_has_the_same_sand_and_a_snapshot_keeps_it() -> None:
    one, other = dealt("twice"), dealt("twice")
    for table in (one, other):
        table.waits_until(next_slam(table) + 1000)
    assert state_hash(one.game) == state_hash(other.game)
    kept = restore(snapshot(one.game), one.game.rules, one.game.fortune)
    assert kept.advance(COLLAPSE) == one.game.advance(COLLAPSE)


def test_the_rules_are_marked_as_our_own() -> None:
    ours = [each.id for each in catalogue.chapters().values() if each.reconstructed]
    assert ours == ["sand_of_fortune"]
    assert all("decision" in rule.source for rule in catalogue.chapters()["sand_of_fortune"].rules)
    assert set(GLASSES.provenance.values()) == {"rebuilt"}
