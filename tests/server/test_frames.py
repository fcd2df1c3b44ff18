"""The frames of a line: whole messages whatever the pieces they come in, and no more than one may send."""

from itertools import pairwise

import pytest
from aiohttp import WSMsgType
from hypothesis import given
from hypothesis import strategies as st

from tests.server.house import House
from tests.server.opened import counted
from tumbledown.server import connection, frames
from tumbledown.server.frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    INVALID_TEXT,
    LAST,
    MASKED,
    PING,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    Reader,
)
from tumbledown.server.limits import Limits

MASK = b"\x01\x82\x03\xf4"
LONGEST = 300


class Ear:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, bytes]] = []
        self.lost: list[int] = []
        self.ends = 0

    def take(self, kind: int, body: bytes) -> None:
        self.heard.append((kind, body))

    def lose(self, code: int) -> None:
        self.lost.append(code)

    def end(self) -> None:
        self.ends += 1


def said(kind: int, body: bytes, first: int = LAST) -> bytes:
    """As a client sends it."""
    size = len(body)
    length = bytes([MASKED | size]) if size < 126 else bytes([MASKED | 126]) + size.to_bytes(2, "big")
    covered = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(body))
    return bytes([first | kind]) + length + MASK + covered


def read(*pieces: bytes, longest: int = LONGEST) -> Ear:
    ear = Ear()
    reader = Reader(ear, longest)
    for piece in pieces:
        assert reader.feed_data(piece) == (False, b"")
    return ear


# -------------------------------------------------------------------- reading
@given(st.lists(st.binary(max_size=LONGEST), max_size=5), st.lists(st.integers(0, 1500), max_size=8))
def test_messages_are_whole_whatever_the_pieces_they_come_in(bodies: list[bytes], cuts: list[int]) -> None:
    data = b"".join(said(TEXT, body) for body in bodies)
    edges = sorted({0, len(data), *[cut for cut in cuts if cut < len(data)]})
    ear = read(*[data[one:other] for one, other in pairwise(edges)])
    assert ear.heard == [(TEXT, body) for body in bodies]
    assert ear.lost == []


def test_a_message_in_several_frames_is_put_together_and_a_ping_may_come_between() -> None:
    ear = read(
        said(BINARY, b"one ", first=0), said(CONTINUED, b"two ", first=0), said(PING, b"?"), said(CONTINUED, b"three")
    )
    assert ear.heard == [(PING, b"?"), (BINARY, b"one two three")]
    assert read(said(TEXT, b"a", first=0), said(CONTINUED, b"b"), said(TEXT, b"c")).heard == [
        (TEXT, b"ab"),
        (TEXT, b"c"),
    ]


@pytest.mark.parametrize(
    "data",
    [
        said(CONTINUED, b"of what?"),
        said(TEXT, b"a", first=0) + said(TEXT, b"b"),
        said(0x3, b""),
        said(0xB, b""),
        said(TEXT, b"", first=LAST | 0x40),
        said(PING, b"", first=0),
        said(PING, b"x" * 126),
        frames.head(TEXT, 10) + b"not masked",
    ],
)
def test_whoever_breaks_the_rules_is_not_heard_any_more(data: bytes) -> None:
    ear = read(data, said(TEXT, b"later"))
    assert ear.lost == [PROTOCOL_ERROR]
    assert ear.heard == []


@pytest.mark.parametrize(
    "data",
    [
        said(TEXT, b"x" * (LONGEST + 1))[:4],
        bytes([LAST | TEXT, MASKED | 127]) + (2**62).to_bytes(8, "big"),
        said(TEXT, b"x" * LONGEST, first=0) + said(CONTINUED, b"x"),
    ],
)
def test_what_is_too_long_is_refused_before_it_has_come(data: bytes) -> None:
    assert read(data).lost == [TOO_BIG]


def test_nobody_may_send_empty_pieces_for_ever() -> None:
    ear = read(said(TEXT, b"a", first=0), said(CONTINUED, b"", first=0), said(CONTINUED, b"b"))
    assert (ear.heard, ear.lost) == ([], [PROTOCOL_ERROR])


def test_the_end_of_the_line_is_told() -> None:
    ear = Ear()
    Reader(ear, LONGEST).feed_eof()
    assert ear.ends == 1


# -------------------------------------------------------------------- writing
@pytest.mark.parametrize(
    ("size", "head"),
    [(125, "817d"), (126, "817e007e"), (65_535, "817effff"), (65_536, "817f0000000000010000")],
)
def test_the_head_says_how_long_the_body_is(size: int, head: str) -> None:
    assert frames.head(TEXT, size) == bytes.fromhex(head)


def test_the_answer_to_a_handshake_is_that_of_the_standard() -> None:
    assert frames.accepted("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


def test_the_last_word_fits_into_a_frame_of_its_kind() -> None:
    word = frames.parting(frames.NORMAL, "x" * 200)
    assert frames.head(CLOSE, len(word)) == bytes([LAST | CLOSE, 125])
    assert word[:2] == (1000).to_bytes(2, "big")


# -------------------------------------------------------------------- at a table
async def test_a_ping_of_the_line_itself_is_answered(house: House) -> None:
    host = await house.host()
    line = await house.session.ws_connect(f"{house.base}/api/tables/{host.code}/socket", autoping=False)
    await line.ping(b"there?")
    answer = await line.receive(5)
    assert (answer.type, answer.data) == (WSMsgType.PONG, b"there?")
    assert await line.close()
    assert line.close_code == frames.NORMAL


async def test_answers_that_nobody_asked_for_are_counted_like_everything_else(house: House) -> None:
    host = await house.host()
    line = await house.session.ws_connect(f"{house.base}/api/tables/{host.code}/socket")
    for _ in range(Limits().burst + 20):
        await line.pong(b"!")
    told = (await line.receive(5)).json()
    assert (told["type"], told["code"]) == ("fault", "too_fast")


async def test_what_is_no_text_ends_the_line_and_the_reason_is_told(house: House) -> None:
    host = await house.host()
    line = await house.session.ws_connect(f"{house.base}/api/tables/{host.code}/socket")
    await line.send_frame(b"\xff\xfe", WSMsgType.TEXT)
    assert (await line.receive(5)).json() == {"type": "goodbye", "why": "broken"}
    closed = await line.receive(5)
    assert (closed.type, closed.data) == (WSMsgType.CLOSE, INVALID_TEXT)
    assert counted(house, "cut_total", why="broken") == 1


async def test_whoever_is_silent_is_asked_and_a_line_without_an_answer_is_torn_down(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(connection, "ANSWER_S", 1.0)
    host = await house.host()
    mute = await house.session.ws_connect(f"{house.base}/api/tables/{host.code}/socket", autoping=False)
    await mute.send_str('{"type":"hello"}')
    for spectators in (1, 0):
        while host.store["table"].get("spectators", 0) != spectators:
            assert (await host.next())["type"] == "frame"
    assert house.room(host.code).connections == 1
