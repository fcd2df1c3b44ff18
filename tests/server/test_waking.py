"""Waking by a snapshot gives what waking by the log gives; a snapshot that is no good costs nothing but time."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.random_play import Play as RandomPlay
from tests.contract.tables import Table, mixes
from tests.server.house import House, begin
from tests.server.player import Player
from tumbledown.engine import commands as cmd
from tumbledown.engine.journal import Entry
from tumbledown.engine.setup import deal_out
from tumbledown.engine.snapshot import snapshot
from tumbledown.engine.structs import Outcome, Settings
from tumbledown.engine.view import SPECTATOR
from tumbledown.lab.tables import everything
from tumbledown.server import replies, snapshots
from tumbledown.server.options import current_options
from tumbledown.server.prices import current_prices
from tumbledown.server.replies import Replies
from tumbledown.server.rest.context import LOBBY
from tumbledown.server.visibility import Visibility
from tumbledown.server.waking import AT_ONCE, Woken, woken

EVERY = 23
STRANGE_TABLES = mixes(40)


class Kept(RandomPlay):
    """Random play that is written down as the server does it, with a snapshot now and then."""

    def __init__(self, table: Table, seed: str) -> None:
        super().__init__(Table(table.settings), seed)
        self.lines: list[bytes] = []
        self.states: list[bytes] = []
        self.recorded = Replies()
        self.numbers = Random(f"{seed} numbers")
        self.ids = dict.fromkeys(range(table.settings.players), 0)
        self.snapshot: bytes | None = None
        self.asked_from: list[int] = []
        bare = self.table.bare(seed)
        bare.fortune = self.game.fortune
        self._write(deal_out(bare), None)

    def _look(self, outcome: Outcome, command: cmd.Command | None, at: int) -> None:
        if outcome.events:
            self._write(outcome.events, command if outcome.refusal is None else None)

    def _write(self, events: list[Any], command: Any) -> None:
        re = self._number(command) if command is not None and command.seat >= 0 else None
        self.lines.append(msgspec.json.encode(Entry(self.game.now, tuple(events), command, re)))
        if re is not None:
            self.recorded.record(command.seat, re)
        if len(self.lines) % EVERY == 0:
            self.states.append(snapshots.take(self.game, len(self.lines), self.lines[-1], self.recorded))

    def _number(self, command: cmd.Command) -> int:
        """Upwards, and now and then anew, as when a page is loaded again."""
        id = 0 if self.numbers.random() < 0.02 else self.ids[command.seat] + self.numbers.choice((1, 1, 2))
        self.ids[command.seat] = id
        return id

    async def load_log(self, game: str, start: int = 0) -> list[tuple[int, bytes]]:
        self.asked_from.append(start)
        return list(enumerate(self.lines))[start:]

    async def load_snapshot(self, game: str) -> bytes | None:
        return self.snapshot

    def wakes(self, state: bytes | None) -> Woken:
        self.snapshot, self.asked_from = state, []
        found = asyncio.run(woken(self, "game", self.table.settings, self.seed))
        assert found is not None
        return found


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few replies are kept, so that some are forgotten in a short game."""
    monkeypatch.setattr(replies, "KEPT", 5)


def everything_about(found: Woken) -> dict[str, object]:
    seats = range(SPECTATOR, found.game.party.size)
    visibility = Visibility(found.game)
    return {
        "state": snapshot(found.game),
        "deadline": found.game.next_deadline(),
        "seen": {seat: visibility.whole(seat) for seat in seats},
        "options": {seat: current_options(found.game, seat) for seat in seats},
        "prices": {seat: current_prices(found.game, seat) for seat in seats},
        "replies": found.replies.numbers(),
        "entries": found.entries,
    }


def compare(table: Table, seed: str) -> None:
    kept = Kept(table, seed)
    kept.to_the_end()
    by_log = everything_about(kept.wakes(None))
    assert kept.asked_from == [0]
    assert by_log["entries"] == len(kept.lines)
    for number, state in enumerate(kept.states, 1):
        assert everything_about(kept.wakes(state)) == by_log, f"{seed}, snapshot {number}"
        assert kept.asked_from == [number * EVERY - 1], "it was not used"


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("number", range(8))
def test_waking_by_any_snapshot_is_waking_by_the_log_with_all_chapters(number: int) -> None:
    compare(Table(Settings(players=1 + number % 5, modules=everything())), f"waking {number}")


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("number", range(8))
def test_waking_by_any_snapshot_is_waking_by_the_log_with_any_chapters(number: int) -> None:
    compare(STRANGE_TABLES[number], f"waking {number}")


@pytest.mark.long
@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize("number", range(100, 500))
def test_waking_by_any_snapshot_is_waking_by_the_log_many_times(number: int) -> None:
    compare(STRANGE_TABLES[number % len(STRANGE_TABLES)], f"waking {number}")


# -------------------------------------------------------------------- snapshots that are no good
@pytest.fixture(scope="module")
def kept() -> Kept:
    kept = Kept(Table(Settings(players=2, modules=everything())), "no good")
    kept.to_the_end()
    return kept


def rewritten(data: bytes, **changed: object) -> bytes:
    """The same with other contents, and a fitting digest."""
    body = msgspec.msgpack.encode(msgspec.structs.replace(snapshots.read(data), **changed))
    return snapshots.digest(body) + body


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: b"",
        lambda state: state[:-1],
        lambda state: state[:-1] + bytes([state[-1] ^ 1]),
        lambda state: b"\0" * 16 + state[16:],
        lambda state: rewritten(state, written_by="0.0.1 3.1"),
        lambda state: rewritten(state, state=b"\x90"),
        lambda state: rewritten(state, last=b"of another log"),
        lambda state: rewritten(state, entries=100_000),
    ],
    ids=["empty", "cut", "a bit", "the digest", "other version", "nonsense", "other log", "beyond the log"],
)
def test_a_snapshot_that_is_no_good_is_passed_over(kept: Kept, spoil: Any, caplog: pytest.LogCaptureFixture) -> None:
    found = kept.wakes(spoil(kept.states[-1]))
    assert found.entries == len(kept.lines)
    assert snapshot(found.game) == snapshot(kept.wakes(None).game)
    assert "snapshot not used" in caplog.text


def test_waking_gives_others_their_turns(kept: Kept) -> None:
    async def turns() -> int:
        waking, count = asyncio.ensure_future(woken(kept, "game", kept.table.settings, kept.seed)), 0
        while not waking.done():
            await asyncio.sleep(0)
            count += 1
        return count

    kept.snapshot = None
    assert asyncio.run(turns()) >= len(kept.lines) // AT_ONCE


# -------------------------------------------------------------------- on the server
async def asleep(house: House, *players: Player) -> None:
    lobby, code = house.server.app[LOBBY], players[0].code
    for player in players:
        await player.drop()
    async with asyncio.timeout(5):
        while house.room(code).connections:
            await asyncio.sleep(0.001)
    lobby.put_to_sleep(0.0)
    lobby.put_to_sleep(10_000.0)
    assert not lobby.rooms


def order(number: int) -> dict[str, object]:
    command = {"type": "Prefer", "seat": 0, "what": "holds_back", "on": bool(number % 2)}
    return {"type": "do", "id": number, "command": command}


async def test_a_table_is_woken_by_its_snapshot_and_commands_are_still_done_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 5)
    host = await house.host()
    await begin(host)
    for number in range(1, 13):
        await host.send(order(number))
        await host.until("frame", re=number)
    play, store = house.room(host.code).table.play, house.server.app[LOBBY].store
    assert play is not None
    entries = play.entries
    await asleep(house, host)
    await store.flush()
    kept = await store.load_snapshot(play.id)
    assert kept is not None
    assert snapshots.read(kept).entries == play.entries // 5 * 5
    monkeypatch.setattr(store, "load_log", lambda game, start=0: _late_part(store, game, start))
    await host.connect(fresh=False)
    again = house.room(host.code).table.play
    assert again is not None
    assert again.entries >= entries
    assert again.recorded.numbers() == play.recorded.numbers()
    await host.send(order(12))
    await host.until("frame", re=12)
    assert house.room(host.code).table.play.entries == again.entries  # type: ignore[union-attr]


async def _late_part(store: Any, game: str, start: int) -> list[tuple[int, bytes]]:
    assert start > 0, "the whole log was read"
    return await type(store).load_log(store, game, start)  # type: ignore[no-any-return]
