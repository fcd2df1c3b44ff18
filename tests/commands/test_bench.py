"""`tumbledown bench engine`: what it prints."""

import json

import pytest

from tests.bench.test_engine import KEYS
from tumbledown import cli
from tumbledown.bench.peers import PeerResult
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
    [[], ["server"], ["engine", "--seconds", "-1"], ["engine", "--seconds", "nan"], ["engine", "--seconds", "x"]],
)
def test_what_cannot_be_measured_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["bench", *arguments])
    assert ended.value.code == 2
    assert "usage: tumbledown bench" in capsys.readouterr().err
