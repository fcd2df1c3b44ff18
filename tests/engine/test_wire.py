"""Everything that crosses the engine's border survives JSON, each struct under its own name."""

import types
import typing
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.every_refusal import NAMED
from tumbledown.engine import commands, events, view
from tumbledown.engine.apply import APPLY
from tumbledown.engine.commands import AnyCommand, Command, Enter, Roll
from tumbledown.engine.events import AnyEvent, Asked, Event
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import AnyEntity, Entity

NUMBERS = st.integers(-(2**60), 2**60)
SIMPLE: dict[Any, st.SearchStrategy[Any]] = {
    int: NUMBERS,
    str: st.text(max_size=8),
    bool: st.booleans(),
    type(None): st.none(),
}

FAMILIES: list[tuple[Any, types.ModuleType, Any]] = [
    (Command, commands, AnyCommand),
    (Event, events, AnyEvent),
    (Entity, view, AnyEntity),
]


def defined_in(module: types.ModuleType, parent: type) -> list[type[msgspec.Struct]]:
    """The structs that a module defines below their common base."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [struct for struct in found if issubclass(struct, parent) and struct is not parent]


STRUCTS = [(struct, union) for parent, module, union in FAMILIES for struct in defined_in(module, parent)]
IDS = [struct.__name__ for struct, _ in STRUCTS]


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Any value that a field of this type may have."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return st.one_of([values(each) for each in inner])
    if origin is tuple and inner[1:] == (...,):
        return st.lists(values(inner[0]), max_size=4).map(tuple)
    if origin is tuple:
        return st.tuples(*[values(each) for each in inner])
    if origin is dict:
        return st.dictionaries(values(inner[0]), values(inner[1]), max_size=3)
    return structs(kind)


def structs(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    hints = typing.get_type_hints(kind)
    fields = {field.name: values(hints[field.name]) for field in msgspec.structs.fields(kind)}
    build: Callable[..., Any] = kind
    return st.builds(build, **fields)


# -------------------------------------------------------------------- the families are closed
@pytest.mark.parametrize(("parent", "module", "union"), FAMILIES, ids=["commands", "events", "entities"])
def test_every_struct_is_in_its_union_and_nothing_else(parent: type, module: types.ModuleType, union: Any) -> None:
    assert set(typing.get_args(union)) == set(defined_in(module, parent))
    assert len(typing.get_args(union)) == len(defined_in(module, parent))


def test_there_are_32_events_and_each_can_be_applied() -> None:
    assert len(defined_in(events, Event)) == 32
    assert set(APPLY) == set(defined_in(events, Event))


# -------------------------------------------------------------------- there and back
@pytest.mark.parametrize(("struct", "union"), STRUCTS, ids=IDS)
@given(data=st.data())
def test_a_struct_comes_back_from_json_as_itself(struct: type[msgspec.Struct], union: Any, data: st.DataObject) -> None:
    value = data.draw(structs(struct))
    text = msgspec.json.encode(value)
    back = msgspec.json.decode(text, type=union)
    assert type(back) is struct
    assert back == value
    assert msgspec.json.encode(back) == text


@pytest.mark.parametrize(("struct", "union"), STRUCTS, ids=IDS)
def test_the_name_of_a_struct_is_its_tag(struct: type[msgspec.Struct], union: Any) -> None:
    assert struct.__struct_config__.tag == struct.__name__
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b"{}", type=union)


@pytest.mark.parametrize("struct", [struct for struct, _ in STRUCTS], ids=IDS)
def test_a_struct_cannot_be_changed_and_defaults_are_left_out(struct: type[msgspec.Struct]) -> None:
    assert struct.__struct_config__.frozen
    assert struct.__struct_config__.omit_defaults


def test_a_command_within_an_event_keeps_its_kind() -> None:
    asked = Asked(1, "request", 2, 1, 500, 500, command=Enter(0, 6, using=(3,)))
    back = msgspec.json.decode(msgspec.json.encode(asked), type=AnyEvent)
    assert back == asked
    assert isinstance(back, Asked)
    assert type(back.command) is Enter


def test_the_wire_is_short_and_readable() -> None:
    assert msgspec.json.encode(Roll(2)) == b'{"type":"Roll","seat":2}'
    assert msgspec.json.encode(Enter(0, 6)) == b'{"type":"Enter","seat":0,"to":6}'


@given(structs(Settings))
def test_settings_come_back(settings: Settings) -> None:
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


@given(structs(Refusal))
def test_a_refusal_comes_back(refusal: Refusal) -> None:
    assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal


def test_every_refusal_has_a_code_of_its_own() -> None:
    assert len(NAMED) > 60
    assert {name: value.code for name, value in NAMED.items()} == {name: name.lower() for name in NAMED}


@pytest.mark.parametrize(
    "text",
    [
        b'{"type":"Roll"}',
        b'{"type":"Roll","seat":"0"}',
        b'{"type":"Roll","seat":0.5}',
        b'{"type":"Roll","seat":null}',
        b'{"type":"Roll","seat":true}',
        b'{"type":"Throw","seat":0}',
        b'{"seat":0}',
        b'["Roll",0]',
        b'{"type":"Enter","seat":0,"to":1,"using":[null]}',
        b'{"type":"Prefer","seat":0,"what":"keeps_masks","on":1}',
        b'{"type":"DiceRolled","seat":0,"dice":1,"faces":[1],"throw":1,"ready_at":1}',
    ],
)
def test_what_is_no_command_is_refused_at_the_door(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=AnyCommand)
