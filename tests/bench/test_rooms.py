"""Other servers' rooms: exact versions, what is said when one cannot be had, and a short meeting in each of them."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests import structure
from tumbledown.bench import node, saturation
from tumbledown.bench.member import Member
from tumbledown.bench.node import Node, Unavailable
from tumbledown.bench.peer_clients import BoardgameMember, ColyseusMember, EchoMember, enter_echo
from tumbledown.bench.process import cores
from tumbledown.bench.saturation import PEERS, PeerServer, measure_peer
from tumbledown.bench.socket_client import BINARY, TEXT, SocketClient
from tumbledown.commands.bench import PEERS_FOLDER

FOLDER = structure.ROOT / PEERS_FOLDER
PACKAGES = json.loads((node.ROOMS / "package.json").read_text())
LOCK = json.loads((node.ROOMS / "package-lock.json").read_text())
PYTHON = sys.executable


# -------------------------------------------------------------------- what is installed
@pytest.mark.parametrize("group", ["dependencies", "overrides"])
def test_every_version_is_exact(group: str) -> None:
    versions = PACKAGES[group]
    assert versions
    for name, version in versions.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} {version}"


def test_the_lock_file_agrees_and_names_no_registry() -> None:
    assert LOCK["packages"][""]["dependencies"] == PACKAGES["dependencies"]
    locked = {name: found for name, found in LOCK["packages"].items() if name}
    for name, version in PACKAGES["dependencies"].items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert [name for name, found in locked.items() if "resolved" in found] == []
    assert [name for name, found in locked.items() if not found.get("integrity", "").startswith("sha512-")] == []


@pytest.mark.parametrize("version", ["v22.0.0\n", "v24.19.0"])
def test_a_new_node_will_do(version: str) -> None:
    node.expect_new_enough(version)


@pytest.mark.parametrize("version", ["v20.20.2\n", "", "Python 3.11.2"])
def test_an_old_node_will_not(version: str) -> None:
    with pytest.raises(Unavailable, match="Node 22 or later"):
        node.expect_new_enough(version)


def test_without_node_the_reason_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(node, "WHEEL", "no_such_wheel")
    monkeypatch.setenv("PATH", str(tmp_path))
    found = measure_peer(PEERS[1], tmp_path, cores()[0], 0.1)
    assert found.commands == 0
    assert "no Node" in found.unavailable
    assert "tumbledown[client]" in found.unavailable


def test_without_picows_the_reason_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "picows", None)
    found = measure_peer(PEERS[0], tmp_path, cores()[0], 0.1)
    assert found.commands == 0
    assert "picows" in found.unavailable
    assert "tumbledown[bench]" in found.unavailable


def npm_that(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    monkeypatch.setattr(node, "find", lambda: Node(PYTHON, [PYTHON, "-c", script]))
    monkeypatch.setattr(node, "expect_new_enough", lambda version: None)


def test_an_installation_that_fails_tells_the_cause_and_leaves_nothing_that_looks_installed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    npm_that(
        monkeypatch, "import sys; sys.exit('npm warn old\\nnpm error code EOFFLINE\\nnpm error\\nnpm error no line')"
    )
    found = measure_peer(PEERS[2], tmp_path, cores()[0], 0.1)
    assert found.unavailable.endswith("failed: code EOFFLINE no line")
    assert not node.is_installed(tmp_path)


def test_what_is_installed_is_not_installed_again_but_gets_our_newest_scripts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    npm_that(monkeypatch, "open('ran', 'a').write('x')")
    node.install(tmp_path)
    (tmp_path / "colyseus.mjs").write_text("old")
    node.install(tmp_path)
    assert (tmp_path / "ran").read_text() == "x"
    assert (tmp_path / "colyseus.mjs").read_text() == (node.ROOMS / "colyseus.mjs").read_text()
    (tmp_path / node.STAMP).write_text("another lock file")
    node.install(tmp_path)
    assert (tmp_path / "ran").read_text() == "xx"


def test_a_room_that_does_not_open_is_unavailable_with_its_last_words(tmp_path: Path) -> None:
    broken = PeerServer("broken", lambda _: [PYTHON, "-c", "raise SystemExit('no room today')"], enter_echo, None)
    assert "no room today" in measure_peer(broken, tmp_path, cores()[0], 0.1).unavailable


def test_a_room_in_which_nobody_answers_is_unavailable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(port: int, rooms: int) -> list[Member]:
        return []

    listen = "import socket, sys, time; s = socket.create_server(('127.0.0.1', int(sys.argv[1]))); time.sleep(60)"
    deaf = PeerServer("deaf", lambda _: [PYTHON, "-c", listen], nobody, None)
    assert measure_peer(deaf, tmp_path, cores()[0], 0.1).unavailable == "nothing was answered"


# -------------------------------------------------------------------- what is said
class Ear(SocketClient):
    def __init__(self, member: Member) -> None:
        super().__init__(0, "", member.hear)
        self.said: list[tuple[bytes, int]] = []
        member.socket = self

    def say(self, body: bytes, kind: int = TEXT) -> None:
        self.said.append((body, kind))


async def test_an_echo_of_the_own_words_is_an_answer_and_that_of_others_is_not() -> None:
    ada, bo = EchoMember(0), EchoMember(1)
    at_ada, at_bo = Ear(ada), Ear(bo)
    for member in (ada, bo):
        member.act()
    ada.hear(at_bo.said[0][0])
    assert ada.waits == []
    ada.hear(at_ada.said[0][0])
    assert len(ada.waits) == 1


async def test_colyseus_is_answered_when_it_lets_somebody_in() -> None:
    member = ColyseusMember(2)
    ear = Ear(member)
    member.hear(b"\x0a\x09IOsawfmAJ\x04none\x00")
    assert ear.said == [(b"\x0a", BINARY)]
    assert member.is_there.is_set()


async def test_colyseus_messages_are_message_pack_and_known_again_in_its_own_spelling() -> None:
    member = ColyseusMember(2)
    ear = Ear(member)
    member.act()
    assert ear.said == [(b"\x0d\xa2do\x82\xa2id\x01\xa7command\x82\xa4type\xa4Roll\xa4seat\x02", BINARY)]
    told = b"\x0d\xa2do\xde\x00\x02\xa2id\x01\xa7command\xde\x00\x02\xa4type\xa4Roll\xa4seat"
    member.hear(told + b"\x03")
    assert member.waits == []
    member.hear(told + b"\x02")
    assert len(member.waits) == 1


async def test_boardgame_io_is_greeted_step_by_step() -> None:
    member = BoardgameMember(1, room=7)
    ear = Ear(member)
    member.hear(b'0{"sid":"x","upgrades":[]}')
    member.hear(b'40/counter,{"sid":"y"}')
    assert not member.is_there.is_set()
    member.hear(b'42/counter,["sync","7",{"state":{}}]')
    member.hear(b"2")
    assert [body for body, _ in ear.said] == [b"40/counter,", b'42/counter,["sync","7","1",null,4]', b"3"]
    assert member.is_there.is_set()


async def test_a_move_in_boardgame_io_is_answered_by_the_update_that_names_it() -> None:
    member = BoardgameMember(1, room=7)
    ear = Ear(member)
    member.act()
    move = {"type": "count", "args": [1], "playerID": "1"}
    sent = json.loads(ear.said[0][0].removeprefix(b"42/counter,"))
    assert sent == ["update", {"type": "MAKE_MOVE", "payload": move}, 0, "7", "1"]
    update = '42/counter,["update","7",{"G":{"count":1}},[{"action":{"payload":{"args":[1],"playerID":"%d"}}}]]'
    member.hear((update % 2).encode())
    assert member.waits == []
    member.hear((update % 1).encode())
    assert len(member.waits) == 1


# -------------------------------------------------------------------- a short meeting
def why_not() -> str:
    """Why there is no room in Node to meet in; the tests install nothing."""
    try:
        node.find()
    except Unavailable as error:
        return str(error)
    return "" if node.is_installed(FOLDER) else f"`make bench-server` installs other servers into {PEERS_FOLDER}"


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_everybody_in_a_room_is_answered(peer: PeerServer, monkeypatch: pytest.MonkeyPatch) -> None:
    if peer is PEERS[0]:
        pytest.importorskip("picows", reason="picows is one of the benchmark's peers: pip install tumbledown[bench]")
    elif reason := why_not():
        pytest.skip(reason)
    monkeypatch.setattr(node, "INSTALL_S", 0.0)
    monkeypatch.setattr(saturation, "WARM_UP_S", 0.2)
    found = measure_peer(peer, FOLDER, cores()[0], 0.5, rooms=2)
    assert found.unavailable == ""
    assert found.sockets == 8
    assert found.commands > found.sockets
    assert found.refusals == {}
