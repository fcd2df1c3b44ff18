"""The limits of a server. Nothing grows without bound, and no player who only rolls dice fast exceeds one."""

from typing import Annotated

import msgspec


def _number(description: str, least: int = 1) -> msgspec.Meta:
    return msgspec.Meta(ge=least, le=2**31 - 1, description=description)


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All limits; each can be set as an option of the server."""

    message_bytes: Annotated[int, _number("the longest message of a client", 256)] = 4096
    messages_per_s: Annotated[int, _number("messages of one seat in the long run")] = 30
    burst: Annotated[int, _number("messages of one seat at once")] = 60
    commands_per_s: Annotated[int, _number("commands of one seat in the long run: they are all kept")] = 10
    commands_burst: Annotated[int, _number("commands of one seat at once")] = 40
    bytes_per_s: Annotated[int, _number("bytes over the WebSockets of one address in the long run")] = 128 * 1024
    bytes_burst: Annotated[int, _number("bytes over the WebSockets of one address at once")] = 512 * 1024
    talk_per_minute: Annotated[int, _number("words and signals of one seat in the long run")] = 60
    talk_burst: Annotated[int, _number("words and signals of one seat at once")] = 12
    requests_per_s: Annotated[int, _number("requests of one address in the long run")] = 50
    requests_burst: Annotated[int, _number("requests of one address at once")] = 500
    misses_per_minute: Annotated[int, _number("codes without a table that one address may try")] = 20
    replays: Annotated[int, _number("finished games that wait to be read")] = 64
    replays_per_address: Annotated[int, _number("finished games that wait to be read for one address")] = 12
    queue_bytes: Annotated[int, _number("what may wait for a slow reader before it is cut", 16 * 1024)] = 512 * 1024
    body_bytes: Annotated[int, _number("the longest body of a request", 256)] = 16 * 1024
    tables: Annotated[int, _number("tables that are awake at the same time")] = 2000
    tables_per_address: Annotated[int, _number("tables that are awake and were made from one address")] = 20
    sockets: Annotated[int, _number("WebSockets that are open at the same time")] = 10_000
    sockets_per_address: Annotated[int, _number("WebSockets of one address that are open at the same time")] = 64
    spectators: Annotated[int, _number("spectators of one table")] = 64
    name_length: Annotated[int, _number("characters of a name; the rest is cut off")] = 24
    chat_length: Annotated[int, _number("characters of what somebody says; the rest is cut off")] = 280
    hello_s: Annotated[int, _number("seconds until a connection must have said who it is")] = 10
    sleep_after_s: Annotated[int, _number("seconds until a table without anybody is put to sleep")] = 900
    unplayed_days: Annotated[int, _number("days until a table at which nobody ever played is forgotten")] = 7
    daily_days: Annotated[int, _number("days until the results of a temple of the day are forgotten")] = 100
