"""`tumbledown bench engine` and `tumbledown bench server`: what they print."""

import json

import pytest

from tests.bench.test_engine import KEYS
from tumbledown import cli
from tumbledown.bench.peers import PeerResult
from tumbledown.bench.server import Growth, Idle, Load, Saturation, ServerResult
from tumbledown.commands import bench as command

PEERS = [PeerResult("quick peer", 500, 1.0, 500.0), PeerResult("absent peer", 0, 0.0, 0.0, "no such module")]


@pytest.fixture(autouse=True)
def peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "measure_peers", lambda: PEERS)


def test_json_has_exactly_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "engine", "--seconds", "0", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert list(printed) == KEYS
    assert [peer["name"] for peer in printed["peers"]] == ["quick peer", "absent peer"]
    assert printed["peers"][1] == {
        "name": "absent peer",
        "steps_per_s": 0.0,
        "ratio": None,
        "unavailable": "no such module",
    }


def test_the_table_tells_the_build_and_the_peers(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "engine", "--seconds", "0"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for words in ("interpreted", "games each second", "share of time: bots", "quick peer", "no such module", "µs"):
        assert words in printed


def test_peers_can_be_left_out(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> list[PeerResult]:
        raise AssertionError("the peers were measured")

    monkeypatch.setattr(command, "measure_peers", nobody)
    assert cli.main(["bench", "engine", "--seconds", "0", "--no-peers", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["peers"] == []


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["client"],
        ["server", "--tables", "0"],
        ["server", "--seconds", "x"],
        ["engine", "--seconds", "-1"],
        ["engine", "--seconds", "nan"],
        ["engine", "--seconds", "x"],
    ],
)
def test_what_cannot_be_measured_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["bench", *arguments])
    assert ended.value.code == 2
    assert "usage: tumbledown bench" in capsys.readouterr().err


def server_result(seconds: float, tables: int) -> ServerResult:
    return ServerResult(
        cores=2,
        full=Saturation(128, 20_000, 100, 4_000.0, 200.0, 5_000.0),
        raw=Saturation(unavailable="no such peer"),
        ratio=None,
        load=Load(tables, 6 * tables, 1_000, 10, 450.0, 4.5, 19.5, 0.2, 30.0, 90.0),
        growth=[Growth(10, 40, 60.0, 210.0, 8.0, 95.0), Growth(100, 400, 500.0, 215.0, 9.0, 120.0)],
        idle=Idle(100, 3.0, 0.5),
    )


@pytest.fixture
def faked_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "measure_server", server_result)


@pytest.mark.usefixtures("faked_server")
def test_the_servers_json_is_its_whole_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server", "--tables", "7", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["load"]["tables"] == 7
    assert [row["tables"] for row in printed["growth"]] == [10, 100]


@pytest.mark.usefixtures("faked_server")
def test_the_servers_tables_tell_rates_waits_memory_and_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for words in ("no such peer", "50 tables of six", "19.5 ms", "30 KB", "90 KB", "120 MB", "asleep: 0.5 ms"):
        assert words in printed


def test_a_server_that_does_not_start_is_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(seconds: float, tables: int) -> ServerResult:
        raise RuntimeError("the server did not start: why")

    monkeypatch.setattr(command, "measure_server", fail)
    assert cli.main(["bench", "server"]) == 1
    assert capsys.readouterr().err == "tumbledown bench server: the server did not start: why\n"
