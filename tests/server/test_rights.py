"""Who may do what: every refusal is answered to the one who asked, and counted; secrets stay secret."""

import asyncio
import logging
from pathlib import Path
from typing import get_args

import pytest

from tests.server.house import House, begin
from tests.server.opened import counted
from tests.server.player import Player
from tumbledown.engine.commands import Roll
from tumbledown.server import tokens
from tumbledown.server.chat import SIGNALS
from tumbledown.server.hosting import ACTIONS
from tumbledown.server.rights import NEEDS, AtTheTable, Role, refusal, role
from tumbledown.server.wire import Choose, Do, Manage, Mute, Ready, Say, Signal, Wish

MESSAGES: tuple[AtTheTable, ...] = (
    *(Do(1, Roll(0)), Say("hi"), Signal("help"), Mute(1), Ready(), Wish("pit"), Choose("characters.who")),
    Manage(1, "start"),
)
OF_PLAYERS = tuple(message for message in MESSAGES if not isinstance(message, Wish))


# -------------------------------------------------------------------- the table of rights
def test_every_message_at_a_table_has_its_right() -> None:
    assert set(NEEDS) == set(get_args(AtTheTable)) == {type(message) for message in MESSAGES}


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_whoever_has_the_right_is_not_refused(message: AtTheTable) -> None:
    allowed = {own for own in Role if refusal(own, message) is None}
    least = {Manage: Role.HOST, Wish: Role.SPECTATOR}.get(type(message), Role.PLAYER)
    assert allowed == {own for own in Role if own >= least}


def test_of_all_signals_a_spectator_has_only_the_cheer() -> None:
    heard = {what for what in SIGNALS if refusal(Role.SPECTATOR, Signal(what)) is None}
    assert heard == {"cheer"}


def test_a_seat_gives_the_role() -> None:
    assert [role(seat, host=1) for seat in (-1, 0, 1)] == [Role.SPECTATOR, Role.PLAYER, Role.HOST]


# -------------------------------------------------------------------- over the line
async def refused(house: House, who: Player, message: object, code: str) -> None:
    """The message is refused with this code, and that is counted."""
    before = counted(house, "refusals_total", code=code)
    await who.send(message)
    assert (await who.until("refused"))["refusal"]["code"] == code
    assert counted(house, "refusals_total", code=code) == before + 1


@pytest.mark.parametrize("message", OF_PLAYERS, ids=lambda message: type(message).__name__)
async def test_a_spectator_only_watches(house: House, message: AtTheTable) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    await begin(host, watcher)
    before = house.room(host.code).table.view()
    await refused(house, watcher, message, "host_only" if isinstance(message, Manage) else "spectators_watch")
    assert house.room(host.code).table.view() == before
    assert not [heard for heard in host.messages if heard["type"] in ("refused", "told")]


@pytest.mark.parametrize("what", ACTIONS)
async def test_a_player_does_nothing_of_what_is_the_hosts(house: House, what: str) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    before = house.room(host.code).record
    await refused(house, guest, {"type": "manage", "id": 1, "what": what, "seat": 0, "settings": {}}, "host_only")
    assert house.room(host.code).record == before
    assert house.room(host.code).record.host == host.seat


async def test_rights_go_with_the_table(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await host.manage("host", seat=guest.seat)
    while host.store["table"]["host"] != guest.seat:
        await host.next()
    await refused(house, host, Manage(9, "start"), "host_only")


async def test_the_host_is_told_what_is_no_action(house: House) -> None:
    await refused(house, await house.host(), Manage(1, "dance"), "no_such_action")


async def test_a_player_moves_nobody_else(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    await refused(house, guest, Do(1, Roll(host.seat)), "not_your_seat")


async def test_a_refusal_of_the_rules_is_counted_by_its_code(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.do(Roll(0))
    await refused(house, host, Do(99, Roll(0)), "still_rolling")


# -------------------------------------------------------------------- tokens
async def turned_away(house: House, code: str, token: str) -> None:
    """The token opens no line and leaves no seat, and both are counted."""
    before = counted(house, "refusals_total", code="bad_token")
    assert (await Player(house.session, house.base, code, token).connect())["why"] == "bad_token"
    headers = {"Authorization": f"Bearer {token}"}
    async with house.session.delete(f"{house.base}/api/tables/{code}/seats", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (403, "bad_token")
    assert counted(house, "refusals_total", code="bad_token") == before + 2


async def test_a_token_that_is_not_quite_right_opens_nothing(house: House) -> None:
    host = await house.host()
    token = host.token
    for altered in (token[:-1], token + "A", token.swapcase(), "é", tokens.digest(token)):
        await turned_away(house, host.code, altered)


async def test_the_token_of_another_table_opens_nothing(house: House) -> None:
    host, other = await house.host(), await house.host()
    await turned_away(house, host.code, other.token)


async def test_the_token_of_a_seat_that_was_emptied_has_expired(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await host.manage("remove", seat=guest.seat)
    while guest.store["table"]["chairs"][1]["kind"] != "nobody":
        await guest.next()
    await refused(house, guest, Say("still here"), "spectators_watch")
    await turned_away(house, host.code, guest.token)
    after = await house.guest(host.code, "Cleo")
    assert after.seat == guest.seat
    await turned_away(house, host.code, guest.token)


async def test_without_a_token_no_seat_is_left(house: House) -> None:
    host = await house.host()
    for headers in ({}, {"Authorization": "Bearer "}, {"Authorization": "Basic x"}):
        async with house.session.delete(f"{house.base}/api/tables/{host.code}/seats", headers=headers) as answer:
            assert answer.status == 403
    assert house.room(host.code).record.chairs[0].kind == "person"


def test_tokens_are_compared_by_digest_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(tokens, "compare_digest", compare)
    token = tokens.new_token()
    assert len(token) >= 32
    assert tokens.matches(token, tokens.digest(token))
    assert not tokens.matches("guess", tokens.digest(token))
    assert not tokens.matches("", "")
    assert all(len(one) == len(other) for one, other in compared)
    assert len(compared) == 2


async def send_bytes(house: House, data: bytes) -> None:
    """Over a line of its own, until the server has closed it."""
    reader, writer = await asyncio.open_connection(house.server.host, house.server.port)
    writer.write(data)
    assert (await asyncio.wait_for(reader.read(), 30)).startswith(b"HTTP/1.0 400")
    writer.close()
    await writer.wait_closed()


async def test_secrets_are_neither_logged_nor_kept(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    await host.do(Roll(0))
    await turned_away(house, host.code, "a-token-that-is-wrong")
    await send_bytes(house, b"GET / HTTP/1.1\r\nAuthorization Bearer " + guest.token.encode() + b"\r\n\r\n")
    await house.server.close()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert tokens.digest(host.token).encode() in kept
    noted = "\n".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records)
    assert host.code in noted
    assert "a request was not HTTP" in noted
    for secret in (host.token, guest.token, "a-token-that-is-wrong"):
        assert secret.encode() not in kept
        assert secret not in noted
