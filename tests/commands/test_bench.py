"""`tumbledown bench engine`, `server` and `client`: what they print."""

import json
from pathlib import Path

import pytest

from tests.bench.test_engine import KEYS
from tumbledown import cli
from tumbledown.bench.client import Measure
from tumbledown.bench.load import Growth, Idle, Load
from tumbledown.bench.peers import PeerResult
from tumbledown.bench.saturation import PeerRoom, Saturation
from tumbledown.bench.server import Extent, ServerResult
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
        ["page"],
        ["server", "--tables", "0"],
        ["server", "--growth", "1001"],
        ["server", "--rounds", "0"],
        ["server", "--seconds", "0"],
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


def server_result(extent: Extent) -> ServerResult:
    full = Saturation(128, 20_000, 4_000.0, 200.0, 5_000.0, 0.83, {"gems_used": 80, "vote_open": 20})
    return ServerResult(
        cores=2,
        compiled=True,
        full=full,
        peers=[
            PeerRoom("quick room", Saturation(128, 90_000, 18_000.0, 50.0, 20_000.0), 0.25, 0.2),
            PeerRoom("near room", Saturation(128, 9_000, 1_800.0, 500.0, 2_000.0), 2.5, None),
            PeerRoom("absent room", Saturation(unavailable=f"not in {extent.peers}"), None, 2.0),
        ],
        load=Load(extent.tables, 6 * extent.tables, 1_000, 450.0, 4.5, 19.5, 0.2, 30.0, 90.0),
        growth=[Growth(10, 40, 300.0, 105.0, 8.0, 95.0), Growth(100, 400, 300.0, 210.0, 9.0, 120.0)],
        idle=Idle(100, 3.0, 0.5),
    )


@pytest.fixture
def faked_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "measure_server", server_result)
    monkeypatch.setenv("COLUMNS", "200")


@pytest.mark.usefixtures("faked_server")
def test_the_servers_json_is_its_whole_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server", "--tables", "7", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["load"]["tables"] == 7
    assert printed["full"]["refusals"] == {"gems_used": 80, "vote_open": 20}
    assert [peer["ratio"] for peer in printed["peers"]] == [0.25, 2.5, None]
    assert [row["tables"] for row in printed["growth"]] == [10, 100]


@pytest.mark.usefixtures("faked_server")
def test_the_servers_tables_tell_rates_waits_memory_and_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert f"unavailable: not in {command.PEERS_FOLDER}" in printed
    for words in ("compiled", "83%", "50 tables of six", "19.5 ms", "30 KB", "90 KB", "120 MB", "asleep: 0.5 ms"):
        assert words in printed


@pytest.mark.usefixtures("faked_server")
def test_ratios_are_told_with_what_is_asked_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server"]) == 0
    rows = [" ".join(line.replace("│", " ").split()) for line in capsys.readouterr().out.splitlines()]
    assert "quick room 0.250 at least 0.2" in rows
    assert "near room 2.500 as near as possible" in rows
    assert "absent room unavailable at least 2" in rows


@pytest.mark.usefixtures("faked_server")
def test_refusals_are_told_by_their_causes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "refused in the full game: 0.5% (gems_used 80, vote_open 20)" in printed
    assert "of them refused │ none" in printed


@pytest.mark.usefixtures("faked_server")
def test_growth_is_also_told_in_bars(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f" 10 {20 * '█'} 105.0 µs" in lines
    assert f"100 {40 * '█'} 210.0 µs" in lines


@pytest.mark.usefixtures("faked_server")
def test_growth_is_drawn_into_a_file(tmp_path: Path) -> None:
    assert cli.main(["bench", "server", "--json", "--plot", str(tmp_path / "growth.svg")]) == 0
    assert (tmp_path / "growth.svg").read_text(encoding="utf-8").startswith("<svg ")


@pytest.mark.usefixtures("faked_server")
def test_what_cannot_be_drawn_is_told_nevertheless(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "server", "--json", "--plot", str(tmp_path / "nowhere" / "growth.svg")]) == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out)["cores"] == 2
    assert printed.err.startswith("tumbledown bench server: ")


def test_the_extent_is_as_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Extent] = []

    def measure(extent: Extent) -> ServerResult:
        asked.append(extent)
        return server_result(extent)

    monkeypatch.setattr(command, "measure_server", measure)
    options = ["--seconds", "2", "--rounds", "1", "--tables", "3", "--growth", "9", "--python", "other", "--rooms", "4"]
    assert cli.main(["bench", "server", "--json", "--no-peers", *options]) == 0
    assert asked == [Extent(seconds=2.0, rounds=1, tables=3, most_tables=9, peers=None, python="other", rooms=4)]


def test_a_server_that_does_not_start_is_an_error(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(extent: Extent) -> ServerResult:
        raise RuntimeError("the server did not start: why")

    monkeypatch.setattr(command, "measure_server", fail)
    assert cli.main(["bench", "server"]) == 1
    assert capsys.readouterr().err == "tumbledown bench server: the server did not start: why\n"


# -------------------------------------------------------------------- the page
MEASURES = [
    Measure("scripts", "kB", 120, measured=99.5),
    Measure("frames", "each s", 45, is_most=False, measured=12.0),
    Measure("Lighthouse", "of 100", 95, is_most=False, unavailable="npm is away"),
]


def test_the_pages_figures_stand_beside_their_budgets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "measure_client", lambda *, with_lighthouse: MEASURES)
    assert cli.main(["bench", "client"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for words in ("≤ 120 kB", "99.5 kB │ kept", "≥ 45 each s", "12 each s │ MISSED", "not available: npm is away"):
        assert words in printed


def test_the_pages_json_is_the_list_of_its_figures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def measure(*, with_lighthouse: bool) -> list[Measure]:
        return MEASURES if with_lighthouse else MEASURES[:2]

    monkeypatch.setattr(command, "measure_client", measure)
    assert cli.main(["bench", "client", "--json", "--no-lighthouse"]) == 0
    assert [each["what"] for each in json.loads(capsys.readouterr().out)] == ["scripts", "frames"]


def test_without_a_browser_the_page_cannot_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*, with_lighthouse: bool) -> list[Measure]:
        raise RuntimeError("there is no Chromium here")

    monkeypatch.setattr(command, "measure_client", fail)
    assert cli.main(["bench", "client"]) == 1
    assert capsys.readouterr().err == "tumbledown bench client: there is no Chromium here\n"
