"""The server's benchmark: a small run of every part, its arithmetic, and what it says when a peer is missing."""

import asyncio
import sys
from random import Random

import msgspec
import pytest

from tumbledown.bench.line import Line
from tumbledown.bench.server import Saturation, ServerResult, measure_raw, measure_server, rates, share_within
from tumbledown.bench.traffic import Option, choose


@pytest.fixture(scope="module")
def result() -> ServerResult:
    return measure_server(0.3, 2)


def test_full_games_are_played_to_the_limit(result: ServerResult) -> None:
    assert result.full.sockets == 128
    assert result.full.commands > result.full.refused
    assert result.full.commands_per_s > 0


def test_tables_of_six_are_played_at_their_pace(result: ServerResult) -> None:
    load = result.load
    assert (load.tables, load.connections) == (2, 12)
    assert 0 < load.commands <= 1.5 * 12 * 0.3
    assert 0 < load.p50_ms <= load.p99_ms


def test_growth_and_sleep_are_told(result: ServerResult) -> None:
    assert [(row.tables, row.connections) for row in result.growth] == [(2, 8)]
    assert result.growth[0].memory_mb > 0
    assert result.idle.tables == 2


def test_everything_can_be_told_as_json(result: ServerResult) -> None:
    told = msgspec.json.decode(msgspec.json.encode(result))
    assert set(told) == {"cores", "full", "raw", "ratio", "load", "growth", "idle"}


def test_the_ratio_is_of_processor_time_and_missing_without_the_peer(result: ServerResult) -> None:
    if result.raw.unavailable or not result.raw.commands_per_cpu_s:
        assert result.ratio is None
    else:
        assert result.ratio == pytest.approx(result.full.commands_per_cpu_s / result.raw.commands_per_cpu_s)


def test_a_missing_peer_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "picows", None)
    found = measure_raw(0, 0.1)
    assert found.commands == 0
    assert "picows" in found.unavailable
    assert "tumbledown[bench]" in found.unavailable


def test_rates_are_by_the_clock_and_by_the_processor() -> None:
    found = rates(4, 1000, 10, seconds=2.0, cpu_s=0.25)
    assert found == Saturation(4, 1000, 10, 500.0, 250.0, 4000.0)
    assert rates(4, 0, 0, 2.0, 0.0).commands_per_cpu_s == 0.0


def test_a_share_of_the_waits_is_within_a_time() -> None:
    waits = [n / 1000 for n in range(100)]
    assert (share_within(waits, 0.5), share_within(waits, 0.99), share_within([], 0.5)) == (50.0, 99.0, 0.0)


def test_people_answer_first_and_do_something_even_with_nothing_to_do() -> None:
    rng = Random(1)
    options = (Option("roll"), Option("answer", (3,), about=7))
    assert choose(options, 2, rng) == {"type": "Answer", "seat": 2, "question": 7, "option": 3}
    assert choose((Option("give_up"),), 2, rng)["type"] == "Prefer"
    assert choose((Option("enter", (12,)),), 1, rng) == {"type": "Enter", "seat": 1, "to": 12}


@pytest.mark.parametrize("size", [3, 125, 126, 70_000])
@pytest.mark.parametrize("cut", [1, 2, 5, 100_000])
async def test_frames_are_understood_however_they_are_cut(size: int, cut: int) -> None:
    heard: list[bytes] = []
    line = Line("", "", heard.append)
    head = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
    length = (
        bytes((size,)) if size < 126 else b"\x7e" + size.to_bytes(2) if size < 65_536 else b"\x7f" + size.to_bytes(8)
    )
    data = head + 2 * (b"\x81" + length + b"x" * size)
    pieces = [data[:60], *[data[at : at + cut] for at in range(60, min(len(data), 300), cut)]]
    for piece in [*pieces, data[sum(map(len, pieces)) :]]:
        line.data_received(piece)
    assert heard == [b"x" * size] * 2


async def test_a_refused_handshake_is_an_error() -> None:
    line = Line("", "", None)
    line.data_received(b"HTTP/1.1 404 Not Found\r\n\r\n")
    with pytest.raises(ConnectionError, match="404"):
        await asyncio.wait_for(line.opened, 1)
