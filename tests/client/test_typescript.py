"""msgspec's types and plain values, written as TypeScript."""

from typing import Annotated, Any, Literal

import msgspec
import pytest

from typescript import Structs, Untold, constant, literal


class Point(msgspec.Struct, tag="point"):
    """Somewhere."""

    x: int
    y: Annotated[float, msgspec.Meta(ge=0)] = 0.0


class Line(msgspec.Struct, omit_defaults=True):
    ends: tuple[Point, Point]
    between: tuple[Point | None, ...] = ()
    colour: Literal["red", "gold"] | None = None
    names: dict[str, list[int]] = {}


class Finished(msgspec.Struct):
    body: msgspec.Raw


class Odd(msgspec.Struct):
    when: bytes


def test_a_struct_becomes_an_interface_after_those_it_is_made_of() -> None:
    assert Structs().add(Line) == (
        "/** Somewhere. */\n"
        "export interface Point {\n  type: 'point'\n  x: number\n  y: number\n}\n\n"
        "export interface Line {\n  ends: [Point, Point]\n  between?: (Point | null)[]\n  colour?: 'gold' | 'red'\n"
        "  names?: Record<string, number[]>\n}"
    )


def test_nothing_is_written_twice() -> None:
    structs = Structs()
    structs.add(Point)
    assert "interface Point" not in structs.add(Line, Point)


def test_a_default_may_be_left_out_only_where_somebody_reads_it_so() -> None:
    assert "\n  y: number" in Structs().add(Point)
    assert "\n  y?: number" in Structs(read=[Point]).add(Point)


def test_a_union_has_a_name_from_then_on() -> None:
    class Pair(msgspec.Struct, tag="pair"):
        one: int

    class Holder(msgspec.Struct):
        held: Point | Pair

    structs = Structs()
    structs.add(Point, Pair)
    assert (
        structs.union("Shape", [Point, Pair], "A shape.") == "/** A shape. */\nexport type Shape =\n  | Point\n  | Pair"
    )
    assert "held: Shape" in structs.add(Holder)


def test_finished_json_must_be_explained() -> None:
    assert "body: Point[]" in Structs(told={"body": "Point[]"}).add(Finished)
    with pytest.raises(Untold, match="body"):
        Structs().add(Finished)


def test_what_cannot_be_written_is_named() -> None:
    with pytest.raises(Untold, match="BytesType"):
        Structs().add(Odd)


def test_two_structs_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Point", [("z", int)])
    structs = Structs()
    structs.add(Point)
    with pytest.raises(Untold, match="Point"):
        structs.add(other)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ('it\'s "so"\n', "'it\\'s \"so\"\\n'"),
        (True, "true"),
        (None, "null"),
        ((1, 2), "[1, 2]"),
        ({}, "{}"),
        ([], "[]"),
        ({"a": 1, "b-c": [2]}, "{ a: 1, 'b-c': [2] }"),
    ],
)
def test_values_are_written_as_source(value: Any, text: str) -> None:
    assert literal(value) == text


def test_what_is_too_long_for_a_line_gets_one_for_each_part() -> None:
    words = ["temple"] * 20
    assert literal(words) == "[\n" + "  'temple',\n" * 20 + "]"


def test_a_constant_without_a_type_is_as_narrow_as_can_be() -> None:
    assert constant("SIDES", ("N", "E")) == "export const SIDES = ['N', 'E'] as const"
    assert constant("COUNT", [1], "How many.", "number[]") == "/** How many. */\nexport const COUNT: number[] = [1]"
