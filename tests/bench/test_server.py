"""The server's benchmark: a small run of every part, its arithmetic, and what it says when a peer is left out."""

import sys
from pathlib import Path

import msgspec
import pytest

from tumbledown.bench import server
from tumbledown.bench.load import share_within, steps
from tumbledown.bench.saturation import PEERS, PeerServer, Saturation, quicker, rates, ratio
from tumbledown.bench.server import Extent, ServerResult, compare, is_compiled, measure_server


@pytest.fixture(scope="module")
def result() -> ServerResult:
    return measure_server(Extent(seconds=0.3, rounds=1, tables=2, most_tables=2, rooms=8))


def test_full_games_are_played_to_the_limit(result: ServerResult) -> None:
    assert result.full.sockets == 32
    assert result.full.commands > 0
    assert result.full.commands_per_s > 0


def test_hardly_anything_is_refused(result: ServerResult) -> None:
    refused = sum(result.full.refusals.values())
    assert refused < 0.1 * result.full.commands, result.full.refusals
    assert "still_rolling" not in result.full.refusals


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
    assert set(told) == {"cores", "compiled", "full", "peers", "load", "growth", "idle"}
    assert told["peers"][0]["found"]["unavailable"] == "left out"
    assert [(peer["ratio"], peer["asked"]) for peer in told["peers"]] == [(None, 0.25), (None, 2.0), (None, None)]


def test_it_is_known_which_build_is_measured(result: ServerResult) -> None:
    assert result.compiled == is_compiled(sys.executable)
    with pytest.raises(RuntimeError, match="has no Tumbledown"):
        is_compiled("/bin/false")


# -------------------------------------------------------------------- arithmetic
def test_rates_are_by_the_clock_and_by_the_processor() -> None:
    assert rates(4, 1000, seconds=2.0, cpu_s=0.25) == Saturation(4, 1000, 500.0, 250.0, 4000.0, 0.12)
    assert rates(4, 0, 2.0, 0.0).commands_per_cpu_s == 0.0


def test_a_ratio_is_of_processor_time_and_missing_without_the_peer() -> None:
    full, other = rates(4, 1000, 2.0, 0.5), rates(4, 9000, 1.0, 1.0)
    assert ratio(full, other) == pytest.approx(2000 / 9000, abs=0.001)
    assert ratio(full, Saturation(unavailable="no npm")) is None


def test_the_cheaper_of_two_measurements_counts_whichever_was_first() -> None:
    dear, cheap, none = rates(4, 100, 1.0, 1.0), rates(4, 100, 1.0, 0.5), Saturation(unavailable="no npm")
    assert quicker(dear, cheap) is cheap
    assert quicker(cheap, dear) is cheap
    assert quicker(none, dear) is dear
    assert quicker(dear, none) is dear


def test_a_share_of_the_waits_is_within_a_time() -> None:
    waits = [n / 1000 for n in range(100)]
    assert (share_within(waits, 0.5), share_within(waits, 0.99), share_within([], 0.5)) == (50.0, 99.0, 0.0)


@pytest.mark.parametrize(("most", "found"), [(1000, [10, 30, 100, 300, 1000]), (200, [10, 30, 100, 200]), (2, [2])])
def test_tables_grow_by_about_three_times_up_to_the_most(most: int, found: list[int]) -> None:
    assert steps(most) == found


def test_rooms_are_measured_in_turn_and_a_missing_one_is_not_asked_for_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def measure(peer: PeerServer, *_: object) -> Saturation:
        asked.append(peer.name)
        return Saturation(unavailable="no npm") if peer is PEERS[1] else rates(4, 100, 1.0, 1.0 / len(asked))

    monkeypatch.setattr(server, "measure_peer", measure)
    _, peers = compare(lambda: rates(4, 100, 1.0, 1.0), Extent(rounds=2, peers=tmp_path), core=0)
    names = [peer.name for peer in PEERS]
    assert asked == [*names, names[0], names[2]]
    assert [peer.found.commands_per_cpu_s for peer in peers] == [400.0, 0.0, 500.0]
    assert [peer.ratio for peer in peers] == [0.25, None, 0.2]
