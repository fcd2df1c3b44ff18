"""Write msgspec structs and plain values as TypeScript, in the form in which they are sent as JSON."""

import inspect
import json
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec import inspect as shapes

WIDTH = 100
PLAIN: dict[type, str] = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


class Untold(ValueError):
    """This module cannot write the type yet; the message names it."""


class Structs:
    """Interfaces for structs and all types in them, each written once.

    `read` are the structs that the server reads; their fields with a default may be left out. `told` holds TypeScript
    types that are narrower than the Python type, by `Struct.field`, and for finished JSON by the name of the field.
    """

    def __init__(self, *, read: Iterable[type[Struct]] = (), told: Mapping[str, str] | None = None) -> None:
        self.read = frozenset(read)
        self.told = told or {}
        self._written: dict[type[Struct], str] = {}
        self._unions: dict[str, str] = {}

    def add(self, *kinds: Any) -> str:
        """The interfaces of all new structs in these types, each after those that it uses."""
        known = len(self._written)
        for kind in kinds:
            self.name_of(shapes.type_info(kind))
        return "\n\n".join(list(self._written.values())[known:])

    def union(self, name: str, structs: Iterable[type[Struct]], about: str) -> str:
        """A discriminated union under a name, which later types use."""
        names = [struct.__name__ for struct in structs]
        self._unions[" | ".join(names)] = name
        return f"{comment(about)}export type {name} =\n  | " + "\n  | ".join(names)

    def name_of(self, shape: Any) -> str:
        """The name of a type in TypeScript."""
        if type(shape) in PLAIN:
            return PLAIN[type(shape)]
        match shape:
            case shapes.StructType(cls=struct):
                return self._named(struct, shape)
            case shapes.UnionType(types=types):
                names = " | ".join(self.name_of(each) for each in types)
                return self._unions.get(names, names)
            case shapes.LiteralType(values=values):
                return " | ".join(literal(value) for value in values)
            case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
                return _many(self.name_of(item))
            case shapes.TupleType(item_types=items):
                return f"[{', '.join(self.name_of(item) for item in items)}]"
            case shapes.DictType(key_type=key, value_type=value):
                return f"Record<{self.name_of(key)}, {self.name_of(value)}>"
            case shapes.Metadata(type=inner):
                return self.name_of(inner)
        raise Untold(f"{shape}: no TypeScript is known for this")

    def _named(self, struct: type[Struct], shape: shapes.StructType) -> str:
        if struct not in self._written:
            self._refuse_double(struct)
            text = self._interface(struct, shape)
            self._written[struct] = text
        return struct.__name__

    def _refuse_double(self, struct: type[Struct]) -> None:
        if struct.__name__ in {other.__name__ for other in self._written}:
            raise Untold(f"{struct.__module__}.{struct.__name__}: another struct has this name already")

    def _interface(self, struct: type[Struct], shape: shapes.StructType) -> str:
        tag = [f"  {shape.tag_field}: {literal(shape.tag)}"] if shape.tag_field else []
        lines = [*tag, *(self._field(struct, field) for field in shape.fields)]
        return f"{comment(own_words(struct))}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}"

    def _field(self, struct: type[Struct], field: shapes.Field) -> str:
        omits = struct.__struct_config__.omit_defaults
        may_lack = not field.required and (omits or struct in self.read)
        shape = _without_none(field.type) if may_lack else field.type
        kind = self.told.get(f"{struct.__name__}.{field.name}") or self._written_as(field.name, shape)
        return f"  {field.encode_name}{'?' if may_lack else ''}: {kind}"

    def _written_as(self, field: str, shape: shapes.Type) -> str:
        if not isinstance(shape, shapes.RawType):
            return self.name_of(shape)
        if field not in self.told:
            raise Untold(f"{field} is finished JSON: `told` must say what stands in it")
        return self.told[field]


def _without_none(shape: shapes.Type) -> shapes.Type:
    """The type without `None`, for fields that are left out when they are None."""
    if not isinstance(shape, shapes.UnionType):
        return shape
    left = tuple(each for each in shape.types if not isinstance(each, shapes.NoneType))
    return left[0] if len(left) == 1 else shapes.UnionType(left)


def _many(item: str) -> str:
    return f"({item})[]" if "|" in item else f"{item}[]"


def own_words(struct: type[Struct]) -> str:
    """The docstring of this class itself, not of a base."""
    return inspect.cleandoc(vars(struct).get("__doc__") or "")


def comment(text: str) -> str:
    lines = text.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "\n".join(f" * {line}".rstrip() for line in lines) + "\n */\n"


def constant(name: str, value: object, about: str = "", kind: str = "") -> str:
    """A constant for the client; without `kind` it is written `as const`."""
    head = f"export const {name}: {kind} = " if kind else f"export const {name} = "
    return comment(about) + head + literal(value) + ("" if kind else " as const")


def literal(value: object, indent: int = 0) -> str:
    """A value as source text, on one line if it fits."""
    if isinstance(value, str):
        return "'" + json.dumps(value, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("'", "\\'") + "'"
    if isinstance(value, Mapping):
        parts = [f"{_key(key)}: {literal(each, indent + 2)}" for key, each in value.items()]
        return _fitted(parts, "{ ", " }", indent)
    if isinstance(value, list | tuple):
        return _fitted([literal(each, indent + 2) for each in value], "[", "]", indent)
    return json.dumps(value)


def _key(key: object) -> str:
    return key if isinstance(key, str) and key.isidentifier() else literal(key)


def _fitted(parts: list[str], opening: str, closing: str, indent: int) -> str:
    line = opening + ", ".join(parts) + closing if parts else (opening + closing).replace(" ", "")
    if len(line) + indent <= WIDTH and "\n" not in line:
        return line
    inside = "".join(f"{' ' * (indent + 2)}{part},\n" for part in parts)
    return f"{opening.strip()}\n{inside}{' ' * indent}{closing.strip()}"
