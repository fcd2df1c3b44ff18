"""`docs/protocol.md` says what is so: its messages decode, nothing is left out, and its session goes as shown."""

import re
from itertools import pairwise
from typing import Any, get_args

import msgspec
import pytest

from tests.server.capture import BEGIN, END, PAGE, capture
from tests.server.house import House
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.events import AnyEvent
from tumbledown.engine.icons import cost_text, parse_cost
from tumbledown.engine.view import AnyEntity
from tumbledown.server import wire
from tumbledown.server.chat import SIGNALS
from tumbledown.server.hosting import ACTIONS
from tumbledown.server.members import ChairView, TableView

TEXT = PAGE.read_text()
SERVER = PAGE.parents[1] / "src" / "tumbledown" / "server"
SHOWN = [line for block in re.findall(r"```json\n(.*?)```", TEXT, re.S) for line in block.splitlines()]
EXAMPLES = [line for line in SHOWN if line.startswith("{")]
CAPTURED = TEXT.partition(BEGIN)[2].partition(END)[0].splitlines()
NONSENSE = [before for before, after in pairwise(CAPTURED) if '"type":"fault"' in after]
SENSIBLE = [line[2:] for line in CAPTURED if line not in NONSENSE]

FROM_CLIENT = {kind.__struct_config__.tag for kind in get_args(wire.ClientMessage)}
to_client = msgspec.json.Decoder(wire.ServerMessage)
OMITTED: tuple[None, list[object]] = (None, [])
"""Options and prices are decoded apart: the type of a frame is for writing, and reads none."""


class Option(wire.OptionView, frozen=True, forbid_unknown_fields=True):
    """An option with nothing that the page does not explain."""


class Price(wire.Prospect, frozen=True, forbid_unknown_fields=True):
    """A price with nothing that the page does not explain."""


def decode(text: str) -> object:
    """As strictly as the types allow, inside and out."""
    value = msgspec.json.decode(text)
    if value["type"] in FROM_CLIENT:
        return wire.decode(text)
    msgspec.convert(value.get("options", []), list[Option])
    msgspec.convert(value.get("prices", []), list[Price])
    msgspec.convert(value.get("set", {}), dict[str, AnyEntity | TableView])
    msgspec.convert(value.get("events", []), list[AnyEvent])
    nothing = OMITTED[value["type"] == "welcome"]
    message = to_client.decode(msgspec.json.encode({**value, "options": nothing, "prices": nothing}))
    assert set(value) <= {"type", *message.__struct_fields__}
    return message


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text[:40])
def test_every_message_of_the_page_decodes(text: str) -> None:
    decode(text)


def test_the_prices_of_the_page_are_prices() -> None:
    [line] = [line for line in SHOWN if line not in EXAMPLES]
    prices = msgspec.json.decode(line, type=list[Price])
    assert prices
    for price in prices:
        assert cost_text(parse_cost(price.price)) == price.price


def test_every_captured_message_decodes() -> None:
    assert len(SENSIBLE) > 15
    for text in SENSIBLE:
        decode(text)


def test_every_kind_of_message_is_shown() -> None:
    shown = {type(decode(text)) for text in [*EXAMPLES, *SENSIBLE]}
    assert shown == {*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)}


def words() -> set[str]:
    return set(re.findall(r"`([\w.]+)`", TEXT)) | set(re.findall(r'"(\w+)"', TEXT))


@pytest.mark.parametrize(
    "kind",
    [
        *get_args(wire.ClientMessage),
        *get_args(wire.ServerMessage),
        *get_args(AnyEntity),
        TableView,
        ChairView,
        wire.OptionView,
        wire.Prospect,
    ],
)
def test_every_field_is_explained(kind: Any) -> None:
    assert set(kind.__struct_fields__) - words() == set()


def test_every_command_event_entity_action_and_signal_is_named() -> None:
    names = {kind.__name__ for union in (AnyCommand, AnyEvent, AnyEntity) for kind in get_args(union)}
    assert (names | set(ACTIONS) | SIGNALS) - words() == set()


def test_every_fault_and_every_goodbye_is_named() -> None:
    source = "".join(file.read_text() for file in SERVER.glob("*.py"))
    codes = set(re.findall(r'(?:_fault|close|cut|say_goodbye)\((?:room, )?"(\w+)"', source))
    assert len(codes) > 10
    assert codes - words() == set()


def shape(lines: list[str]) -> list[tuple[object, ...]]:
    """Who says what, with which fields, about which kinds of things; chance and time left out."""
    return [(line[0], *_shape(msgspec.json.decode(line[2:]))) for line in lines]


def _shape(message: dict[str, Any]) -> tuple[object, ...]:
    things = {key.partition(":")[0] for key in message.get("set", {})}
    happened = [event["type"] for event in message.get("events", [])]
    return message["type"], sorted(set(message) - {"options", "prices"}), sorted(things), happened


async def test_the_captured_session_still_goes_like_this(house: House) -> None:
    assert shape(await capture(house)) == shape(CAPTURED)
