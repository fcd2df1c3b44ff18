"""Clients of other servers' rooms, each in its server's protocol. All send what a player of the game would send."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from aiohttp import ClientSession

from tumbledown.bench.member import Member
from tumbledown.bench.socket_client import BINARY, PATIENCE_S
from tumbledown.bench.tables import post
from tumbledown.bench.traffic import DO

SEATS: Final = 4

Enter = Callable[[int, int], Awaitable[list[Member]]]
"""Opens so many rooms of the server at a port, and returns all their members."""


# -------------------------------------------------------------------- the echo room
class EchoMember(Member):
    """A member whose answer is the message that it sent."""

    words = b""

    def hear(self, body: bytes) -> None:
        if body == self.words:
            self.answered(self.id)
            if self.is_restless:
                self.act()

    def act(self) -> None:
        self.words = DO % (self.ask(), b'{"type":"Roll","seat":%d}' % self.seat)
        self.say(self.words)


async def enter_echo(port: int, rooms: int) -> list[Member]:
    people: list[Member] = []
    for room in range(rooms):
        for seat in range(SEATS):
            person = EchoMember(seat)
            await person.enter(port, f"/{room}")
            people.append(person)
    return people


# -------------------------------------------------------------------- Colyseus
JOIN_ROOM: Final = 10
ROOM_DATA: Final = 13
_pack: Final = msgspec.msgpack.Encoder().encode
DO_TYPE: Final = bytes((ROOM_DATA,)) + _pack("do")


class Throw(msgspec.Struct, tag_field="type", tag="Roll"):
    seat: int


class Deed(msgspec.Struct):
    """The same content as that of `DO`."""

    id: int
    command: Throw


_unpack: Final = msgspec.msgpack.Decoder(Deed).decode


class ColyseusMember(Member):
    """A message is a byte for its kind, its type as a MessagePack string, and its content in MessagePack."""

    def hear(self, body: bytes) -> None:
        if body.startswith(DO_TYPE):
            deed = _unpack(body[len(DO_TYPE) :])
            if deed.command.seat == self.seat and deed.id in self.asked:
                self.answered(deed.id)
                if self.is_restless:
                    self.act()
        elif body[0] == JOIN_ROOM:
            self.say(bytes((JOIN_ROOM,)))
            self.is_there.set()

    def act(self) -> None:
        self.say(DO_TYPE + _pack(Deed(self.ask(), Throw(self.seat))))

    def say(self, body: bytes) -> None:
        assert self.socket is not None
        self.socket.say(body, BINARY)


async def enter_colyseus(port: int, rooms: int) -> list[Member]:
    people: list[Member] = []
    async with ClientSession(f"http://127.0.0.1:{port}") as session:
        for _ in range(rooms):
            place = await post(session, "/matchmake/create/bare", {})
            people.append(await _seated_at(port, place, 0))
            for seat in range(1, SEATS):
                place = await post(session, f"/matchmake/joinById/{place['roomId']}", {})
                people.append(await _seated_at(port, place, seat))
    return people


async def _seated_at(port: int, place: dict[str, Any], seat: int) -> Member:
    path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
    return await _there(ColyseusMember(seat), port, path)


# -------------------------------------------------------------------- boardgame.io
SOCKET: Final = "/socket.io/?EIO=4&transport=websocket"
OPENED: Final = b"0"
PING: Final = b"2"
PONG: Final = b"3"
ENTER: Final = b"40/counter,"
SYNC: Final = b'42/counter,["sync","%d","%d",null,%d]'
SYNCED: Final = b'42/counter,["sync"'
MOVE: Final = b'42/counter,["update",{"type":"MAKE_MOVE","payload":{"type":"count",%s}},0,"%d","%d"]'
MARK: Final = b'"args":[%d],"playerID":"%d"'


class BoardgameMember(Member):
    """Uses Engine.IO and Socket.IO over a WebSocket. The update after a move contains its player and its number."""

    def __init__(self, seat: int, room: int) -> None:
        super().__init__(seat)
        self.room = room
        self._mark = MARK % (-1, seat)

    def hear(self, body: bytes) -> None:
        if self._mark in body and self.id in self.asked:
            self.answered(self.id)
            if self.is_restless:
                self.act()
        elif body.startswith(SYNCED):
            self.is_there.set()
        elif body.startswith(ENTER):
            self.say(SYNC % (self.room, self.seat, SEATS))
        elif body.startswith(OPENED):
            self.say(ENTER)
        elif body == PING:
            self.say(PONG)

    def act(self) -> None:
        self._mark = MARK % (self.ask(), self.seat)
        self.say(MOVE % (self._mark, self.room, self.seat))


async def enter_boardgame(port: int, rooms: int) -> list[Member]:
    """Enter one after the other, because a match is created by its first request."""
    seats = [(seat, room) for room in range(rooms) for seat in range(SEATS)]
    return [await _there(BoardgameMember(seat, room), port, SOCKET) for seat, room in seats]


async def _there(member: Member, port: int, path: str) -> Member:
    await member.enter(port, path)
    await asyncio.wait_for(member.is_there.wait(), PATIENCE_S)
    return member
