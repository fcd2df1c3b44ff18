"""The simplest possible room: every message is sent to all of its room, by picows. `python -m … PORT` serves it."""

import asyncio
import sys
from importlib import import_module
from typing import Any

NEEDS = ("picows", "uvloop")


async def serve(port: int) -> None:
    picows: Any = import_module("picows")
    rooms: dict[bytes, list[Any]] = {}

    class Member(picows.WSListener):  # type: ignore[misc]
        def __init__(self, room: list[Any]) -> None:
            self.room = room

        def on_ws_connected(self, transport: Any) -> None:
            self.room.append(transport)

        def on_ws_disconnected(self, transport: Any) -> None:
            self.room.remove(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.TEXT:
                text = frame.get_payload_as_bytes()
                for member in self.room:
                    member.send(picows.WSMsgType.TEXT, text)
            elif frame.msg_type == picows.WSMsgType.CLOSE:
                transport.disconnect()

    def enter(request: Any) -> Member:
        return Member(rooms.setdefault(request.path, []))

    server = await picows.ws_create_server(enter, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    import_module("uvloop").install()
    asyncio.run(serve(int(sys.argv[1])))
