"""The WebSocket itself: what aiohttp reads on our server goes by the standard, and so does what we write.

The cases of reading are those of the Autobahn test suite, by its sections, one or two of each kind.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiohttp import WSMsgType

from tests.server.house import House
from tests.server.opened import counted
from tests.server.raw import BINARY, CLOSE, CONTINUED, FINAL, MASKED, PING, PONG, TEXT, RawClient, frame
from tumbledown.server import connection, websocket
from tumbledown.server.addresses import SHARED
from tumbledown.server.limits import Limits

LONGEST = Limits().message_bytes
NORMAL, PROTOCOL_ERROR, INVALID_TEXT, TOO_BIG = 1000, 1002, 1007, 1009
HEARD = b'"hello_first"'
"""In the fault that answers any message before the hello: so the message was read whole."""


@pytest.fixture
async def client(house: House) -> AsyncIterator[RawClient]:
    host = await house.host()
    client = await RawClient.connect(house.base, host.code)
    yield client
    client.close()


def say(text: bytes = b"x") -> bytes:
    return b'{"type":"say","text":"' + text + b'"}'


# -------------------------------------------------------------------- reading: what is right
SIZED = say(b"x" * (LONGEST - len(say(b""))))


@pytest.mark.parametrize(
    "pieces",
    [
        [frame(TEXT, say())],
        [frame(TEXT, say(b"x" * 125))],
        [frame(TEXT, SIZED)],
        [bytes([byte]) for byte in frame(TEXT, say())],
        [frame(TEXT, say()[:5], first=0) + frame(CONTINUED, say()[5:])],
        [frame(TEXT, b"", first=0), frame(CONTINUED, say()[:9], first=0), frame(CONTINUED, say()[9:])],
        [frame(TEXT, say()[:5], first=0), frame(PONG), frame(CONTINUED, say()[5:])],
        [frame(PONG, b"unasked") + frame(TEXT, say())],
        [frame(TEXT, say("κόσμε 🂡".encode()))],
        [frame(TEXT, say("🂡".encode())[:24], first=0), frame(CONTINUED, say("🂡".encode())[24:])],
    ],
    ids=[
        "1.1 short",
        "1.1 126 bytes and more",
        "1.1 as long as allowed",
        "1.1 byte by byte",
        "5 two fragments at once",
        "5 three fragments, the first empty",
        "5 a control frame between fragments",
        "2 a pong that nobody asked for",
        "6 valid UTF-8",
        "6 a letter in two fragments",
    ],
)
async def test_a_message_is_read_whole_however_it_comes(client: RawClient, pieces: list[bytes]) -> None:
    await client.send(*pieces)
    answer = await client.until(TEXT, CLOSE)
    assert answer is not None
    assert (answer.opcode, HEARD in answer.body) == (TEXT, True)


@pytest.mark.parametrize(
    "body", [b"", b"there?", b"\x00\xff\xfe", b"x" * 125], ids=["empty", "text", "bytes", "longest"]
)
async def test_a_ping_is_answered_with_its_own_body(client: RawClient, body: bytes) -> None:
    await client.send(frame(PING, body))
    answer = await client.next()
    assert answer == (PONG, body)


async def test_ten_pings_are_answered_in_order_also_within_a_message(client: RawClient) -> None:
    pings = [frame(PING, b"%d" % number) for number in range(10)]
    await client.send(frame(TEXT, say()[:5], first=0), *pings, frame(CONTINUED, say()[5:]))
    answers = [await client.next() for _ in range(11)]
    assert [answer.body for answer in answers if answer and answer.opcode == PONG] == [b"%d" % n for n in range(10)]
    assert answers[-1] is not None
    assert HEARD in answers[-1].body


async def test_binary_messages_are_read_and_refused(client: RawClient) -> None:
    await client.send(frame(BINARY, b"\xfe" * 300))
    answer = await client.next()
    assert answer is not None
    assert b'"text_only"' in answer.body


# -------------------------------------------------------------------- reading: what is wrong
@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(PING, b"x" * 126), PROTOCOL_ERROR),
        (frame(PING, b"", first=0), PROTOCOL_ERROR),
        (frame(TEXT, say(), first=FINAL | 0x40), PROTOCOL_ERROR),
        (frame(TEXT, say(), first=FINAL | 0x20), PROTOCOL_ERROR),
        (frame(TEXT, say(), first=FINAL | 0x10), PROTOCOL_ERROR),
        (frame(0x3, b""), PROTOCOL_ERROR),
        (frame(0x7, b"x"), PROTOCOL_ERROR),
        (frame(0xB, b""), PROTOCOL_ERROR),
        (frame(0xF, b"x"), PROTOCOL_ERROR),
        (frame(CONTINUED, b"of what?"), PROTOCOL_ERROR),
        (frame(TEXT, b"a", first=0) + frame(TEXT, b"b"), PROTOCOL_ERROR),
        (frame(TEXT, b"\xff\xfe"), INVALID_TEXT),
        (frame(TEXT, b"\xce\xba\xed\xa0\x80"), INVALID_TEXT),
        (frame(TEXT, b"\xf4\x90", first=0) + frame(CONTINUED, b"\x80\x80"), INVALID_TEXT),
        (frame(CLOSE, b"x"), PROTOCOL_ERROR),
        (frame(CLOSE, (999).to_bytes(2, "big")), PROTOCOL_ERROR),
        (frame(CLOSE, (1005).to_bytes(2, "big")), PROTOCOL_ERROR),
        (frame(CLOSE, (1000).to_bytes(2, "big") + b"\xff"), INVALID_TEXT),
        (frame(TEXT, b"x" * (LONGEST + 1))[:4], TOO_BIG),
        (frame(TEXT, length=bytes([MASKED | 127]) + (2**40).to_bytes(8, "big")), TOO_BIG),
        (frame(TEXT, b"x" * LONGEST, first=0) + frame(CONTINUED, b"x"), TOO_BIG),
    ],
    ids=[
        "2 a ping that is too long",
        "2 a ping in fragments",
        "3 reserved bit 1",
        "3 reserved bit 2",
        "3 reserved bit 3",
        "4 opcode 3",
        "4 opcode 7",
        "4 opcode 11",
        "4 opcode 15",
        "5 a fragment of nothing",
        "5 a message within a message",
        "6 not UTF-8",
        "6 a surrogate",
        "6 beyond Unicode, in fragments",
        "7 a close of one byte",
        "7 a close code that is too low",
        "7 a close code that nobody may send",
        "7 a reason that is not UTF-8",
        "9 one byte too long, told by its length alone",
        "9 a length of a terabyte",
        "9 too long in fragments",
    ],
)
async def test_a_client_that_breaks_a_rule_is_disconnected_with_the_code_that_says_why(
    house: House, data: bytes, code: int
) -> None:
    host = await house.host()
    client = await RawClient.connect(house.base, host.code)
    await client.send(data)
    closed = await client.until(CLOSE)
    client.close()
    assert closed is not None
    assert closed.code == code
    while house.room(host.code).connections > 1:
        await asyncio.sleep(0.01)
    assert counted(house, "cut_total", why="too_big" if code == TOO_BIG else "broken") == 1


@pytest.mark.parametrize(
    "body", [b"", (1000).to_bytes(2, "big"), (1001).to_bytes(2, "big") + b"away", (4999).to_bytes(2, "big")]
)
async def test_a_close_is_answered_with_its_own_code(client: RawClient, body: bytes) -> None:
    await client.send(frame(CLOSE, body))
    closed = await client.until(CLOSE)
    assert closed is not None
    assert closed.body == body[:2]
    assert await client.next() is None


async def test_what_comes_after_a_close_is_not_heard(client: RawClient) -> None:
    await client.send(frame(CLOSE, (1000).to_bytes(2, "big")) + frame(TEXT, say()))
    closed = await client.next()
    assert closed is not None
    assert (closed.opcode, closed.code) == (CLOSE, NORMAL)
    assert await client.next() is None


# -------------------------------------------------------------------- writing
@pytest.mark.parametrize(
    ("size", "header"),
    [(125, "817d"), (126, "817e007e"), (65_535, "817effff"), (65_536, "817f0000000000010000")],
)
def test_the_header_says_how_long_the_body_is(size: int, header: str) -> None:
    assert websocket.header(TEXT, size) == bytes.fromhex(header)


def test_a_reason_is_cut_off_so_that_it_fits_into_a_close() -> None:
    body = websocket.close_body(websocket.NORMAL, "x" * 200)
    assert websocket.header(CLOSE, len(body)) == bytes([FINAL | CLOSE, 125])
    assert body[:2] == (1000).to_bytes(2, "big")


async def test_a_goodbye_is_followed_by_one_close_and_the_end(client: RawClient) -> None:
    await client.send(frame(TEXT, b'{"type":"hello","version":0}'))
    goodbye, closed = await client.next(), await client.next()
    assert goodbye is not None
    assert closed is not None
    assert b'"other_version"' in goodbye.body
    assert (closed.opcode, closed.code, closed.body[2:]) == (CLOSE, NORMAL, b"other_version")
    await client.send(frame(CLOSE, closed.body))
    assert await client.next() is None


# -------------------------------------------------------------------- at a table
async def test_answers_that_nobody_asked_for_are_counted_like_everything_else(house: House) -> None:
    host = await house.host()
    socket = await house.session.ws_connect(f"{house.base}/api/tables/{host.code}/socket")
    for _ in range(SHARED * Limits().burst + 20):
        await socket.pong(b"!")
    told = (await socket.receive(5)).json()
    assert (told["type"], told["code"]) == ("fault", "too_fast")


async def test_whoever_is_silent_is_pinged_and_disconnected_without_an_answer(
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
    assert (await mute.receive(5)).type is WSMsgType.TEXT
