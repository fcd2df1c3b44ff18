"""Every numbered message gets one answer that names its number; what has no number is answered only by a refusal."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, begin
from tests.server.opened import opened
from tests.server.player import Player
from tumbledown.server.limits import Limits
from tumbledown.server.wire import NO_NUMBER, number_of


def answers(player: Player) -> list[tuple[int, str]]:
    """What answered which number: `done`, the code of a refusal, or that of a fault."""
    found = []
    for message in player.messages:
        if message["type"] == "done":
            found.append((message["id"], "done"))
        elif message["type"] == "refused":
            found.append((message["id"], message["refusal"]["code"]))
        elif message["type"] == "fault":
            found.append((message["id"], message["code"]))
    return found


async def settled(player: Player) -> None:
    """Everything that was said before is answered: this waits its turn behind all that needs the store."""
    await player.send({"type": "ready", "on": False, "id": 999})
    await player.until("done", id=999)


# -------------------------------------------------------------------- done and refused
async def test_what_a_host_asks_for_is_confirmed_after_everybody_could_see_it(house: House) -> None:
    host = await house.host()
    await host.send({"type": "manage", "id": 7, "what": "add_bot"})
    await host.until("done", id=7)
    assert [chair["kind"] for chair in host.store["table"]["chairs"][:2]] == ["person", "bot"]


async def test_a_start_is_confirmed_after_the_welcome_to_the_game(house: House) -> None:
    host = await house.host()
    await host.send({"type": "manage", "id": 7, "what": "start"})
    await host.until("done", id=7)
    assert host.game
    assert host.messages[-1] == {"type": "done", "id": 7}


async def test_of_several_things_that_a_host_asks_for_each_has_its_own_answer(house: House) -> None:
    host = await house.host()
    asked: list[dict[str, Any]] = [
        {"what": "add_bot"},
        {"what": "remove", "seat": 9},
        {"what": "fly"},
        {"what": "pause"},
    ]
    for id, message in enumerate(asked, 1):
        await host.send({"type": "manage", "id": id, **message})
    await host.until("refused", id=4)
    assert answers(host) == [(1, "done"), (2, "no_such_seat"), (3, "no_such_action"), (4, "not_now")]


@pytest.mark.parametrize(
    ("message", "answer"),
    [
        ({"type": "ready", "on": False}, "done"),
        ({"type": "say", "text": "hello"}, "done"),
        ({"type": "signal", "what": "help"}, "done"),
        ({"type": "signal", "what": "hop"}, "no_such_signal"),
    ],
    ids=["ready", "say", "signal", "unknown signal"],
)
async def test_words_and_wishes_are_confirmed_if_they_have_a_number(
    house: House, message: dict[str, Any], answer: str
) -> None:
    host = await house.host()
    await host.send({**message, "id": 5})
    await settled(host)
    assert answers(host)[:-1] == [(5, answer)]
    await host.send(message)
    await settled(host)
    assert answers(host)[2:-1] == ([] if answer == "done" else [(NO_NUMBER, answer)])


async def test_a_spectator_is_refused_by_number(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    for id, message in enumerate(
        ({"type": "ready"}, {"type": "say", "text": "!"}, {"type": "manage", "what": "start"})
    ):
        await watcher.send({**message, "id": id})
        assert (await watcher.until("refused"))["id"] == id


# -------------------------------------------------------------------- faults
async def test_a_fault_names_the_message_that_cannot_be_read(house: House) -> None:
    host = await house.host()
    await begin(host)
    for text, id in (
        ('{"type":"do","id":3}', 3),
        ('{"type":"dance","id":4,"more":[1]}', 4),
        ('{"type":"do","id":"five"}', NO_NUMBER),
        ('{"type":"do","id":6', NO_NUMBER),
        ("nonsense", NO_NUMBER),
    ):
        await host.send_text(text)
        assert (await host.until("fault"))["id"] == id, text


async def test_a_fault_names_the_message_that_came_before_the_hello(house: House) -> None:
    host = await house.host()
    early = Player(house.session, house.base, host.code)
    await early.open()
    await early.send({"type": "manage", "id": 8, "what": "start"})
    assert await early.next() == {"type": "fault", "code": "hello_first", "detail": "", "id": 8}


async def test_a_fault_names_the_message_that_came_too_fast(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(messages_per_s=1, burst=20, talk_burst=100)) as house:
        host = await house.host()
        for id in range(50):
            await host.send({"type": "say", "text": "quick", "id": id})
        while len(answers(host)) < 50:
            await host.next()
    assert sorted(id for id, _ in answers(host)) == list(range(50))
    assert {code for _, code in answers(host)} == {"done", "too_fast"}


@pytest.mark.parametrize(
    "text", ['{"id": 1e400}', '{"id": 99999999999999999999}', "[" * 9999, b"\xff", '{"id": null}', "7"]
)
def test_whatever_was_sent_looking_for_its_number_does_no_harm(text: str | bytes) -> None:
    assert number_of(text) == NO_NUMBER
