"""Snapshots: the whole state in a few hundred bytes, and back; damaged ones are refused."""

from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lab.logs import Table
from tests.scenario import Scenario
from tumbledown.engine.commands import Connection, Perform, Prefer, Roll
from tumbledown.engine.events import AnyEvent, Asked, ChamberPlaced, ClockStopped, EdgeOpened, Noted
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.rules import Rules
from tumbledown.engine.snapshot import FORMAT, SnapshotError, restore, snapshot, state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters, new_game


def again(game: Game) -> Game:
    """The game after it went through a snapshot, with rules and fortune of its own."""
    settings = game.rules.settings
    return restore(snapshot(game), Rules(settings, chapters(settings)), Fortune(game.fortune.seed))


def state(game: Game) -> dict[str, Any]:
    """Every attribute of the game and of its parts that is state or follows from it."""
    parts = [game, game.dice, game.party, game.temple, game.pieces, game.depot]
    caches = {
        "rules",
        "laws",
        "steps",
        "fortune",
        "kinds",
        "epoch",
        "depth",
        "happened",
        "quota",
        "settled",
        "wallets",
        "version",
        "counted",
        "versions",
    }
    caches |= {
        "sourced",
        "structures",
        "structure_epochs",
        "listed",
        "dice",
        "party",
        "temple",
        "pieces",
        "depot",
        "beside",
        "ends",
        "_carried_kinds",
        "_returning_kinds",
        "came_from",
        "_open_tile",
        "_walls",
        "_walls_version",
    }
    return {
        f"{type(part).__name__}.{name}": value
        for part in parts
        for name, value in vars(part).items()
        if name not in caches
    }


def played(commands: int = 200, players: int = 4, seed: str = "snap") -> Table:
    table = Table(Settings(players=players, modules=("sixth_adventurer",) if players == 6 else ()), seed)
    table.plays(commands)
    return table


def voting() -> Game:
    """A moment with open questions, timers, preferences and somebody absent."""
    table = Scenario(players=4)
    table.shows(0, "BBAAK")
    table.does(Perform(0, "fate"))
    table.does(Prefer(1, "keeps_masks", on=True))
    table.does(Connection(2, present=False))
    return table.game


def crowded() -> Game:
    """A game of four with at least 15 chambers."""
    table = Table(Settings(players=4), "a crowd")
    table.plays(5000)
    assert len(table.game.temple.laid()) >= 15
    return table.game


# -------------------------------------------------------------------- there and back
@pytest.mark.parametrize("players", range(1, 7))
def test_every_moment_of_a_game_comes_back_as_it_was(players: int) -> None:
    table = played(commands=0, players=players, seed=f"moments {players}")
    for _ in range(120):
        restored = again(table.game)
        assert state(restored) == state(table.game)
        assert state_hash(restored) == state_hash(table.game)
        table.plays(7)


@pytest.mark.parametrize("players", [3, 4, 6])
def test_a_restored_game_goes_on_as_if_nothing_had_happened(players: int) -> None:
    """One table plays through; the other is put away and brought back before every move."""
    one, other = played(0, players, "goes"), played(0, players, "goes")
    for _ in range(400):
        other.game = again(other.game)
        one.plays(1)
        other.plays(1)
        assert other.entries[-1] == one.entries[-1]
    assert len(one.entries) > 150
    assert state_hash(one.game) == state_hash(other.game)


def test_options_are_the_same_after_a_restore() -> None:
    table = played(0)
    for _ in range(60):
        restored = again(table.game)
        for seat in range(4):
            assert [vars(offer) for offer in restored.options(seat)] == [vars(o) for o in table.game.options(seat)]
        table.plays(9)


def test_open_questions_and_timers_come_back() -> None:
    game = voting()
    assert len(game.questions) == 1
    assert len(game.timers) == 4
    restored = again(game)
    assert restored.questions == game.questions
    assert restored.timers == game.timers
    assert all(type(timer) is tuple and type(timer[4]) is tuple for timer in restored.timers)


def test_a_carried_command_comes_back() -> None:
    game = voting()
    game.apply_only(Asked(90, "request", 2, 1, 5000, 5000, args=(0,), command=Roll(0, 3)))
    assert again(game).questions[90].command == Roll(0, 3)


def test_extra_passages_and_a_stopped_clock_come_back() -> None:
    game = voting()
    game.apply_only(EdgeOpened(0, 1, 0, 1))
    game.apply_only(ClockStopped(77))
    restored = again(game)
    assert restored.temple.edges == game.temple.edges
    assert len(restored.temple.edges) == 2
    assert (restored.stopped_at, restored.frozen, restored.timers) == (77, game.frozen, game.timers)
    assert {timer[3] for timer in restored.timers} == {"absence"}, "nothing else goes on meanwhile"


def test_a_veil_in_a_log_of_an_earlier_version_changes_nothing() -> None:
    """Such a log laid a chamber and lifted its veil later; the hash at its end is still the right one."""
    game = voting()
    before = state_hash(game)
    for mask in (5, 0):
        game.apply_only(Noted("tile", "veil", mask, 3))
        assert state_hash(game) == before
    old = b'{"type":"ChamberPlaced","tile":3,"cell":1,"turn":0,"by":1,"veil":5}'
    assert msgspec.json.decode(old, type=AnyEvent) == ChamberPlaced(3, 1, 0, 1)


def all_different() -> Game:
    """No game could come to this, but no two fields of it hold the same numbers."""
    game, numbers = voting(), count(1000)
    game.pieces.add(0, 0)
    for part in (game.dice, game.party, game.temple, game.pieces):
        for name, value in vars(part).items():
            if isinstance(value, list) and name not in (
                "hands",
                "versions",
                "kinds",
                "holder",
                "cards",
                "_carried_kinds",
                "_returning_kinds",
            ):
                setattr(part, name, [next(numbers) for _ in value])
    for name in ("now", "start", "stopped_at", "offset", "last_id"):
        setattr(game, name, next(numbers))
    for name in ("gems", "beside", "boxed", "markers", "gem_tiles"):
        setattr(game.depot, name, next(numbers))
    game.won, game.reason = True, "a reason"
    game.frozen = [(1, 2, 3, "frozen", (4,))]
    game.depot.on_pieces = {0: next(numbers)}
    game.temple.seen_by = {2: next(numbers)}
    game.temple.progress = {3: (next(numbers), next(numbers))}
    game.pieces.locked_by = {"tiles": next(numbers)}
    game.dice.refresh(game.party.size)
    game.temple.tile_at = {cell: tile for tile, cell in enumerate(game.temple.cell)}
    game.items = [0]
    return game


def test_no_field_is_mistaken_for_another() -> None:
    game = all_different()
    assert state(again(game)) == state(game)


def test_a_snapshot_shares_nothing_with_the_game() -> None:
    game = played().game
    before = snapshot(game)
    restored = again(game)
    restored.dice.face[0] += 1
    restored.temple.cell[0] += 1
    restored.pieces.piles["tiles"].append(99)
    assert snapshot(game) == before


# -------------------------------------------------------------------- the hash
def test_equal_states_have_equal_hashes() -> None:
    one, other = played(), played()
    assert state_hash(one.game) == state_hash(other.game)
    assert len(state_hash(one.game)) == 32


def test_the_seed_is_no_part_of_the_state() -> None:
    """Whoever sees a snapshot must not be able to know the next throw."""
    game = played(seed="a secret that nobody may read").game
    assert b"secret" not in snapshot(game)


@pytest.mark.parametrize(
    "change",
    [
        lambda game: setattr(game, "now", game.now + 1),
        lambda game: setattr(game, "phase", 2),
        lambda game: game.dice.face.__setitem__(0, 6),
        lambda game: game.dice.marks.__setitem__(3, 9),
        lambda game: game.party.throws.__setitem__(1, 99),
        lambda game: game.party.gift.__setitem__(1, 1),
        lambda game: game.temple.turn.__setitem__(0, 3),
        lambda game: game.temple.seen_by.__setitem__(0, 3),
        lambda game: game.temple.progress.__setitem__(0, (1, 3)),
        lambda game: game.depot.on_pieces.__setitem__(0, 3),
        lambda game: setattr(game.depot, "boxed", 3),
        lambda game: game.pieces.piles["tiles"].reverse(),
        lambda game: game.pieces.locked_by.__setitem__("tiles", 0),
        lambda game: game.timers.pop(),
        lambda game: setattr(game.slots["base"], "slams", 7),
    ],
)
def test_every_part_of_the_state_is_in_the_hash(change: Any) -> None:
    game = played(60).game
    before = state_hash(game)
    change(game)
    assert state_hash(game) != before


# -------------------------------------------------------------------- size
def test_a_full_table_of_four_fits_in_600_bytes() -> None:
    assert len(snapshot(crowded())) <= 600


# -------------------------------------------------------------------- damage
def shape(game: Game) -> dict[str, Any]:
    """Which kinds of values stand where, and how many of them."""
    return {name: form(value) for name, value in state(game).items()}


def form(value: Any) -> Any:
    if isinstance(value, list):
        return "list", len(value), {type(each) for each in value}
    if isinstance(value, dict):
        return "dict", {(type(key), type(each)) for key, each in value.items()} if value else ()
    return type(value)


FIXED = ("Dice.face", "Dice.where", "Dice.holder", "Dice.marks", "Temple.kind", "Temple.nbr", "Party.place")
"""Lists of a length that no event changes; timers, piles and the like may lawfully be of any length."""


def restored_or_refused(data: bytes, game: Game) -> Game | None:
    """A damaged snapshot gives a SnapshotError or a game of the same build; anything else fails the test."""
    try:
        found = restore(data, game.rules, game.fortune)
    except SnapshotError:
        return None
    now, before = shape(found), shape(game)
    kinds = {name: form[0] if isinstance(form, tuple) else form for name, form in now.items()}
    assert kinds == {name: form[0] if isinstance(form, tuple) else form for name, form in before.items()}
    assert {name: now[name] for name in FIXED} == {name: before[name] for name in FIXED}
    assert snapshot(found)
    return found


@pytest.mark.parametrize("moment", [voting, crowded, lambda: played(120).game])
def test_a_snapshot_cut_off_anywhere_is_refused(moment: Any) -> None:
    game: Game = moment()
    data = snapshot(game)
    for length in range(len(data)):
        with pytest.raises(SnapshotError):
            restore(data[:length], game.rules, game.fortune)


def test_a_snapshot_with_something_behind_it_is_refused() -> None:
    game = voting()
    with pytest.raises(SnapshotError, match="damaged"):
        restore(snapshot(game) + b"\x00", game.rules, game.fortune)


def test_every_flipped_bit_is_refused_or_keeps_the_shape() -> None:
    game = voting()
    data = snapshot(game)
    refused = 0
    for position in range(len(data)):
        for bit in range(8):
            damaged = bytearray(data)
            damaged[position] ^= 1 << bit
            refused += restored_or_refused(bytes(damaged), game) is None
    assert refused > len(data)


def test_several_damaged_bytes_are_refused_or_keep_the_shape() -> None:
    game = crowded()
    data = snapshot(game)
    luck = Random("damage")
    for _ in range(1500):
        damaged = bytearray(data)
        for _ in range(luck.randint(1, 4)):
            damaged[luck.randrange(len(data))] = luck.randrange(256)
        restored_or_refused(bytes(damaged), game)


ODD_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-300, 300) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.integers(0, 9) | st.text(max_size=2), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.integers(1, 11), st.integers(0, 7), ODD_VALUES)
def test_a_part_of_another_kind_is_refused_or_keeps_the_shape(part: int, index: int, value: object) -> None:
    game = voting()
    parts: list[Any] = msgspec.msgpack.decode(snapshot(game))
    if isinstance(parts[part], list) and index < len(parts[part]):
        parts[part][index] = value
    else:
        parts[part] = value
    restored_or_refused(msgspec.msgpack.encode(parts), game)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data: bytes) -> None:
    game = voting()
    with pytest.raises(SnapshotError):
        restore(data, game.rules, game.fortune)


def test_bytes_that_nest_without_end_are_refused() -> None:
    game = voting()
    with pytest.raises(SnapshotError):
        restore(b"\x91" * 100_000, game.rules, game.fortune)


def test_lists_that_do_not_fit_together_are_refused() -> None:
    game = voting()
    for part, index in [(2, 0), (2, 3), (3, 2), (4, 1), (5, 0), (5, 4), (6, 3)]:
        parts: list[Any] = msgspec.msgpack.decode(snapshot(game))
        parts[part][index].pop()
        with pytest.raises(SnapshotError, match="damaged"):
            restore(msgspec.msgpack.encode(parts), game.rules, game.fortune)


def test_a_snapshot_of_another_format_is_named() -> None:
    game = voting()
    parts: list[Any] = msgspec.msgpack.decode(snapshot(game))
    for other in ([FORMAT + 1, *parts[1:]], [FORMAT + 1], [FORMAT + 1, {"a": "new layout"}]):
        with pytest.raises(SnapshotError, match=f"snapshot format {FORMAT + 1}, this program reads {FORMAT}"):
            restore(msgspec.msgpack.encode(other), game.rules, game.fortune)


def test_a_snapshot_of_a_larger_table_is_refused() -> None:
    four, two = new_game(Settings(players=4), "7"), new_game(Settings(players=2), "7")
    with pytest.raises(SnapshotError, match="damaged"):
        restore(snapshot(four), two.rules, two.fortune)
    with pytest.raises(SnapshotError, match="damaged"):
        restore(snapshot(two), four.rules, four.fortune)
