"""The WebSocket to the letter: the cases of the Autobahn test suite, by its numbers, against the running server.

We are no echo. What was read is answered by a fault instead, because it comes before the hello: `read` for text,
`bytes` for a binary message. Where the suite sends more than we allow, ours is the limit (1009). What is answered is
compared to the last frame: a case that leaves the connection open ends with a ping of ours.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.opened import opened
from tests.server.raw import BINARY, CLOSE, CONTINUED, FINAL, MASKED, PING, PONG, TEXT, Frame, RawClient, frame
from tumbledown.server.limits import Limits

Answers = list[str | int]
Cases = dict[str, tuple[list[bytes], Answers]]

GENEROUS = Limits(
    burst=10**6, messages_per_s=10**6, requests_burst=10**6, bytes_burst=10**9, bytes_per_s=10**9, sockets=10**6
)
LONGEST = Limits().message_bytes
READ, BYTES = "read", "bytes"
NORMAL, PROTOCOL_ERROR, INVALID_TEXT, TOO_BIG = 1000, 1002, 1007, 1009
END = b"the end of a case"
WAIT = b""
"""Until something is answered. A message that comes together with a broken one is read, but not answered any more."""


def octets(*frames: bytes) -> list[bytes]:
    """Byte by byte, each in a packet of its own."""
    return [bytes([byte]) for byte in b"".join(frames)]


def fragments(bodies: Iterable[bytes], opcode: int = TEXT) -> list[bytes]:
    """One message in so many frames."""
    pieces = list(bodies)
    last = len(pieces) - 1
    return [
        frame(CONTINUED if number else opcode, body, first=FINAL if number == last else 0)
        for number, body in enumerate(pieces)
    ]


def close(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


def huge(opcode: int, size: int) -> bytes:
    """The head of a message of this size: more than that is not waited for."""
    return frame(opcode, length=bytes([MASKED | 127]) + size.to_bytes(8, "big"))


def said(frame: Frame) -> str | int:
    if frame.opcode == TEXT:
        return BYTES if b'"text_only"' in frame.body else READ
    if frame.opcode == PONG:
        return f"pong {frame.body.decode('latin-1')}"
    assert frame.opcode == CLOSE, frame
    return frame.code


class Case:
    """One connection: what is sent on it, and meanwhile what comes back."""

    def __init__(self, client: RawClient) -> None:
        self.client = client
        self.answers: Answers = []
        self.heard = asyncio.Event()

    async def listen(self) -> None:
        """Up to the end of the connection, or to the answer to our last ping."""
        while (heard := await self.client.next()) is not None and heard != (PONG, END):
            self.answers.append(said(heard))
            self.heard.set()

    async def speak(self, pieces: list[bytes]) -> None:
        """A server that has heard enough may have hung up meanwhile."""
        with contextlib.suppress(ConnectionError):
            for piece in [*pieces, frame(PING, END)]:
                if piece is WAIT:
                    await asyncio.wait_for(self.heard.wait(), 5)
                else:
                    await self.client.send(piece)


async def answers(house: House, code: str, pieces: list[bytes]) -> Answers:
    case = Case(await RawClient.connect(house.base, code))
    await asyncio.gather(case.listen(), case.speak(pieces))
    case.client.close()
    return case.answers


async def played(house: House, cases: Cases) -> dict[str, Answers]:
    host = await house.host()
    return {name: await answers(house, host.code, pieces) for name, (pieces, _) in cases.items()}


# -------------------------------------------------------------------- 1: framing
def framing() -> Cases:
    cases: Cases = {}
    for group, opcode, read in (("1.1", TEXT, READ), ("1.2", BINARY, BYTES)):
        for number, size in enumerate((0, 125, 126, 127, 128), 1):
            cases[f"{group}.{number} {size} bytes"] = ([frame(opcode, b"*" * size)], [read])
        cases[f"{group}.6 as long as allowed"] = ([frame(opcode, b"*" * LONGEST)], [read])
        whole = frame(opcode, b"*" * LONGEST)
        chopped = [whole[begin : begin + 997] for begin in range(0, len(whole), 997)]
        cases[f"{group}.8 in packets of 997"] = (chopped, [read])
        for number, size in ((6, 65_535), (7, 65_536)):
            cases[f"{group}.{number} {size} bytes"] = ([huge(opcode, size)], [TOO_BIG])
    return cases


# -------------------------------------------------------------------- 2: pings and pongs
def pings() -> Cases:
    ten = [frame(PING, b"%d" % number) for number in range(10)]
    pongs: Answers = [f"pong {number}" for number in range(10)]
    return {
        "2.1 an empty ping": ([frame(PING)], ["pong "]),
        "2.2 with text": ([frame(PING, b"Hello, world!")], ["pong Hello, world!"]),
        "2.3 with bytes": (
            [frame(PING, b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff")],
            ["pong \x00\xff\xfe\xfd\xfc\xfb\x00\xff"],
        ),
        "2.4 the longest": ([frame(PING, b"\xfe" * 125)], ["pong " + "\xfe" * 125]),
        "2.5 one byte too long": ([frame(PING, b"\xfe" * 126)], [PROTOCOL_ERROR]),
        "2.6 the longest, byte by byte": (octets(frame(PING, b"\xfe" * 125)), ["pong " + "\xfe" * 125]),
        "2.7 an empty pong, unasked": ([frame(PONG)], []),
        "2.8 a pong, unasked": ([frame(PONG, b"unsolicited")], []),
        "2.9 a pong, unasked, then a ping": ([frame(PONG, b"unsolicited"), frame(PING, b"ping")], ["pong ping"]),
        "2.10 ten pings": (ten, pongs),
        "2.11 ten pings, byte by byte": (octets(*ten), pongs),
    }


# -------------------------------------------------------------------- 3 and 4: reserved bits and opcodes
def reserved() -> Cases:
    hello = frame(TEXT, b"Hello")

    def with_bits(bits: int, opcode: int = TEXT, body: bytes = b"Hello") -> bytes:
        return frame(opcode, body, first=FINAL | bits << 4)

    cases: Cases = {
        "3.1 bits 1": ([with_bits(1)], [PROTOCOL_ERROR]),
        "3.2 bits 2 after text": ([hello, WAIT, with_bits(2), frame(PING)], [READ, PROTOCOL_ERROR]),
        "3.3 bits 3 after text": ([hello, WAIT, with_bits(3) + frame(PING)], [READ, PROTOCOL_ERROR]),
        "3.4 bits 4 after text, byte by byte": (
            [*octets(hello), WAIT, *octets(with_bits(4), frame(PING))],
            [READ, PROTOCOL_ERROR],
        ),
        "3.5 bits 5, binary": ([with_bits(5, BINARY)], [PROTOCOL_ERROR]),
        "3.6 bits 6, a ping": ([with_bits(6, PING)], [PROTOCOL_ERROR]),
        "3.7 bits 7, a close": ([with_bits(7, CLOSE, b"\x03\xe8")], [PROTOCOL_ERROR]),
    }
    for group, first in (("4.1", 3), ("4.2", 11)):
        alone, loaded, *others = range(first, first + 5)
        cases[f"{group}.1 opcode {alone}"] = ([frame(alone)], [PROTOCOL_ERROR])
        cases[f"{group}.2 opcode {loaded}, loaded"] = ([frame(loaded, b"reserved")], [PROTOCOL_ERROR])
        for number, opcode in enumerate(others, 3):
            body = b"" if number == 3 else b"reserved"
            sent = [frame(opcode, body), frame(PING)]
            pieces = octets(*sent) if number == 5 else sent
            cases[f"{group}.{number} opcode {opcode} after text"] = ([hello, WAIT, *pieces], [READ, PROTOCOL_ERROR])
    return cases


# -------------------------------------------------------------------- 5: fragments
def fragmented() -> Cases:
    two, hello = fragments([b"fragment1", b"fragment2"]), frame(TEXT, b"Hello")
    with_ping = [two[0], frame(PING, b"ping"), two[1]]
    more, last = frame(CONTINUED, b"nothing", first=0), frame(CONTINUED, b"nothing")
    five = fragments([b"fragment%d" % number for number in range(1, 6)])
    two_pings = [five[0], five[1], frame(PING, b"1"), five[2], five[3], frame(PING, b"2"), five[4]]
    cases: Cases = {
        "5.1 a ping in two": ([frame(PING, b"a", first=0), frame(CONTINUED, b"b")], [PROTOCOL_ERROR]),
        "5.2 a pong in two": ([frame(PONG, b"a", first=0), frame(CONTINUED, b"b")], [PROTOCOL_ERROR]),
        "5.3 text in two, at once": ([b"".join(two)], [READ]),
        "5.4 text in two": (two, [READ]),
        "5.5 text in two, byte by byte": (octets(*two), [READ]),
        "5.6 a ping between, at once": ([b"".join(with_ping)], ["pong ping", READ]),
        "5.7 a ping between": (with_ping, ["pong ping", READ]),
        "5.8 a ping between, byte by byte": (octets(*with_ping), ["pong ping", READ]),
        "5.15 a third fragment after the last": ([*two, WAIT, more, hello], [READ, PROTOCOL_ERROR]),
        "5.16 a fragment of nothing, twice": ([more, *two, more, *two], [PROTOCOL_ERROR]),
        "5.17 a last fragment of nothing, twice": ([last, *two, last, *two], [PROTOCOL_ERROR]),
        "5.18 text within text": ([two[0], frame(TEXT, b"fragment2")], [PROTOCOL_ERROR]),
        "5.19 five, with pings": (two_pings, ["pong 1", "pong 2", READ]),
        "5.20 five, with pings, byte by byte": (octets(*two_pings), ["pong 1", "pong 2", READ]),
        "5 binary in two": (fragments([b"\x00\xff", b"\xfe"], BINARY), [BYTES]),
    }
    for begin, what, lost in ((9, "a last fragment", last), (12, "a fragment", more)):
        cases[f"5.{begin} {what} of nothing, at once"] = ([lost + hello], [PROTOCOL_ERROR])
        cases[f"5.{begin + 1} {what} of nothing"] = ([lost, hello], [PROTOCOL_ERROR])
        cases[f"5.{begin + 2} {what} of nothing, byte by byte"] = (octets(lost, hello), [PROTOCOL_ERROR])
    return cases


# -------------------------------------------------------------------- 6: UTF-8
GREETING = "Hello-µ@ßöäüàá-UTF-8!!".encode()
KOSME = b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5"
GOOD = {
    "6.5": ["hello world", "hello$world", "hello¢world", "hello€world", "hello𤭢world"],
    "6.7 first of each length": ["\x00", "\x80", "\u0800", "\U00010000"],
    "6.9 last of each length": ["\x7f", "\u07ff", "\uffff", "\U0010ffff"],
    "6.11 boundaries": ["\ud7ff", "\ue000", "\ufffd", "\U0010ffff"],
    "6.22 no characters": [chr(plane << 16 | end) for plane in range(17) for end in (0xFFFE, 0xFFFF)],
    "6.23 specials": [chr(point) for point in range(0xFFF9, 0x10000)],
}
START_BYTES = [bytes([byte, 0x20]) for byte in (*range(0xC0, 0xFE),)]
BAD = {
    "6.3": [KOSME + b"\xed\xa0\x80" + b"edited"],
    "6.6 cut off": [KOSME[:size] for size in (1, 3, 4, 6, 8, 10)],
    "6.8 too long": [b"\xf8\x88\x80\x80\x80", b"\xfc\x84\x80\x80\x80\x80"],
    "6.10 beyond Unicode": [b"\xf7\xbf\xbf\xbf", b"\xfb\xbf\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf\xbf"],
    "6.11 the first beyond Unicode": [b"\xf4\x90\x80\x80"],
    "6.12 lonely continuations": [
        b"\x80",
        b"\xbf",
        *[b"\x80\xbf" * half for half in range(1, 4)],
        bytes(range(0x80, 0xC0)),
    ],
    "6.13 lonely starts": [b"".join(START_BYTES), *START_BYTES],
    "6.14 the last byte is missing": [
        *(b"\xc0", b"\xe0\x80", b"\xf0\x80\x80", b"\xf8\x80\x80\x80", b"\xfc\x80\x80\x80\x80"),
        *(b"\xdf", b"\xef\xbf", b"\xf7\xbf\xbf", b"\xfb\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf"),
    ],
    "6.15 many incomplete ones": [b"\xc0\xe0\x80\xf0\x80\x80\xf8\x80\x80\x80\xfc\x80\x80\x80\x80\xdf\xef\xbf"],
    "6.16 impossible bytes": [b"\xfe", b"\xff", b"\xfe\xfe\xff\xff"],
    "6.17 a slash, too long": [
        *(b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x80\x80\x80\xaf", b"\xfc\x80\x80\x80\x80\xaf"),
    ],
    "6.18 the last, too long": [
        *(b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf", b"\xf8\x87\xbf\xbf\xbf", b"\xfc\x83\xbf\xbf\xbf\xbf"),
    ],
    "6.19 nothing, too long": [
        *(b"\xc0\x80", b"\xe0\x80\x80", b"\xf0\x80\x80\x80", b"\xf8\x80\x80\x80\x80", b"\xfc\x80\x80\x80\x80\x80"),
    ],
    "6.20 single surrogates": [
        b"\xed" + bytes([byte, end])
        for byte, end in zip(b"\xa0\xad\xae\xaf\xb0\xbe\xbf", b"\x80\xbf\x80\xbf\x80\x80\xbf", strict=True)
    ],
    "6.21 surrogates in pairs": [
        b"\xed" + high + b"\xed" + low
        for high in (b"\xa0\x80", b"\xad\xbf", b"\xae\x80", b"\xaf\xbf")
        for low in (b"\xb0\x80", b"\xbf\xbf")
    ],
}
"""The start bytes of sequences, one by one, are more than the suite has."""


def utf8() -> Cases:
    one_by_one = [bytes([byte]) for byte in GREETING]
    cases: Cases = {
        "6.1.1 empty": ([frame(TEXT)], [READ]),
        "6.1.2 empty, in three": (fragments([b"", b"", b""]), [READ]),
        "6.1.3 in three, first and last empty": (fragments([b"", b"middle", b""]), [READ]),
        "6.2.1 whole": ([frame(TEXT, GREETING)], [READ]),
        "6.2.2 in two, between letters": (fragments([GREETING[:12], GREETING[12:]]), [READ]),
        "6.2.3 in fragments of a byte": (fragments(one_by_one), [READ]),
        "6.2.4 Greek, in fragments of a byte": (fragments([bytes([byte]) for byte in KOSME]), [READ]),
        "6.3.2 bad, in fragments of a byte": (
            fragments([bytes([byte]) for byte in BAD["6.3"][0]]),
            [INVALID_TEXT],
        ),
        "6.4.1 bad in the second of three": (fragments([KOSME, b"\xf4\x90\x80\x80", b"edited"]), [INVALID_TEXT]),
        "6.4.2 bad across the second": (fragments([KOSME + b"\xf4", b"\x90", b"\x80\x80edited"]), [INVALID_TEXT]),
        "6.4.3 bad, in packets": (
            [frame(TEXT, KOSME + b"\xf4\x90\x80\x80edited")[:20], frame(TEXT, KOSME + b"\xf4\x90\x80\x80edited")[20:]],
            [INVALID_TEXT],
        ),
        "6.4.4 bad, byte by byte": (octets(frame(TEXT, KOSME + b"\xf4\x90\x80\x80edited")), [INVALID_TEXT]),
        **{f"6.6 {size} bytes, whole letters": ([frame(TEXT, KOSME[:size])], [READ]) for size in (2, 5, 7, 9, 11)},
    }
    for name, texts in GOOD.items():
        cases |= {f"{name} {text!a}": ([frame(TEXT, text.encode())], [READ]) for text in texts}
    for name, bodies in BAD.items():
        cases |= {f"{name} {body!r}": ([frame(TEXT, body)], [INVALID_TEXT]) for body in bodies}
    return cases


# -------------------------------------------------------------------- 7: closing
MAY_BE_SENT = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
MAY_NOT_BE_SENT = (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535)


def closing() -> Cases:
    hello, good = frame(TEXT, b"Hello"), close(NORMAL)
    two = fragments([b"fragment1", b"fragment2"])
    cases: Cases = {
        "7.1.1 a message, then the end": ([hello, good], [READ, NORMAL]),
        "7.1.2 two closes": ([good, good], [NORMAL]),
        "7.1.3 a ping after the close": ([good, frame(PING)], [NORMAL]),
        "7.1.4 text after the close": ([good, hello], [NORMAL]),
        "7.1.5 the close within a message": ([two[0], good, two[1]], [NORMAL]),
        "7.1.6 a long message, the close, a ping": ([frame(TEXT, b"*" * LONGEST), good, frame(PING)], [READ, NORMAL]),
        "7.3.1 without a code": ([frame(CLOSE)], [0]),
        "7.3.2 half a code": ([frame(CLOSE, b"a")], [PROTOCOL_ERROR]),
        "7.3.3 with a code": ([good], [NORMAL]),
        "7.3.4 with a reason": ([close(NORMAL, b"Hello World!")], [NORMAL]),
        "7.3.5 with the longest reason": ([close(NORMAL, b"*" * 123)], [NORMAL]),
        "7.3.6 with a reason that is too long": ([close(NORMAL, b"*" * 124)], [PROTOCOL_ERROR]),
        "7.5.1 a reason that is no text": ([close(NORMAL, KOSME + b"\xed\xa0\x80")], [INVALID_TEXT]),
    }
    cases |= {f"7.7 code {code}": ([close(code)], [code]) for code in MAY_BE_SENT}
    cases |= {f"7.9 code {code}": ([close(code)], [PROTOCOL_ERROR]) for code in MAY_NOT_BE_SENT}
    cases |= {f"7.9 code {code}, with a reason": ([close(code, b"why")], [PROTOCOL_ERROR]) for code in MAY_NOT_BE_SENT}
    return cases


# -------------------------------------------------------------------- 9 and 10: size, number, pieces
def limits() -> Cases:
    cases: Cases = {}
    for group, opcode in (("9.1", TEXT), ("9.2", BINARY)):
        for number, kib in enumerate((64, 256, 1024, 4096, 8192, 16_384), 1):
            cases[f"{group}.{number} {kib} KiB"] = ([huge(opcode, kib * 1024)], [TOO_BIG])
    for group, opcode in (("9.3", TEXT), ("9.4", BINARY)):
        for number, size in enumerate((64, 256, 1024, 4096), 1):
            count = LONGEST // size + 1
            cases[f"{group}.{number} too long, in fragments of {size}"] = (
                fragments([b"*" * size] * count, opcode),
                [TOO_BIG],
            )
    for group, opcode, read in (("9.5", TEXT, READ), ("9.6", BINARY, BYTES)):
        whole = frame(opcode, b"*" * LONGEST)
        for number, size in enumerate((64, 128, 256, 512, 1024, 2048), 1):
            packets = [whole[begin : begin + size] for begin in range(0, len(whole), size)]
            cases[f"{group}.{number} in packets of {size}"] = (packets, [read])
    for group, opcode, read in (("9.7", TEXT, READ), ("9.8", BINARY, BYTES)):
        for number, size in enumerate((0, 16, 64, 256, 1024, LONGEST), 1):
            cases[f"{group}.{number} a hundred of {size}"] = ([frame(opcode, b"*" * size)] * 100, [read] * 100)
    pieces = [b"*" * 1300] * 3 + [b"*" * (LONGEST - 3900)]
    cases["10.1.1 the longest, in fragments of 1300"] = (fragments(pieces), [READ])
    return cases


@pytest.mark.parametrize(
    "cases",
    [framing(), pings(), reserved(), fragmented(), utf8(), closing(), limits()],
    ids=["1 framing", "2 pings", "3 and 4 reserved", "5 fragments", "6 UTF-8", "7 closing", "9 and 10 limits"],
)
async def test_every_case_is_answered_as_the_standard_says(tmp_path: Path, cases: Cases) -> None:
    async with opened(tmp_path, GENEROUS) as house:
        found = await played(house, cases)
    assert {name: answer for name, answer in found.items() if answer != cases[name][1]} == {}


# -------------------------------------------------------------------- what aiohttp takes more lightly
def unmasked(opcode: int, body: bytes) -> bytes:
    return bytes([FINAL | opcode, len(body)]) + body


LIGHTLY: Cases = {
    "frames of clients need no mask": ([unmasked(TEXT, b"Hello")], [READ]),
    "lengths may take more bytes than they need": (
        [frame(TEXT, b"Hello", length=bytes([MASKED | 126, 0, 5]))],
        [READ],
    ),
    "bad UTF-8 is noticed at the end of its message": (
        [*fragments([KOSME, b"\xf4\x90\x80\x80", b"edited"])[:2], frame(PING, b"still here")],
        ["pong still here"],
    ),
    "what came together with a broken frame is not answered": (
        [frame(TEXT, b"Hello") + frame(0x3)],
        [PROTOCOL_ERROR],
    ),
}


async def test_what_is_taken_more_lightly_is_known(tmp_path: Path) -> None:
    """`docs/threat-model.md` lists these; a change of aiohttp that makes one of them strict is welcome."""
    async with opened(tmp_path, GENEROUS) as house:
        found = await played(house, LIGHTLY)
    assert found == {name: answer for name, (_, answer) in LIGHTLY.items()}


@pytest.mark.parametrize("version", ["", "Sec-WebSocket-Version: 12\r\n", "Sec-WebSocket-Version: thirteen\r\n"])
async def test_other_versions_of_websocket_are_refused(house: House, version: str) -> None:
    host = await house.host()
    client, head = await RawClient.knock(house.base, host.code, version)
    client.close()
    assert b" 400 " in head.splitlines()[0]
