"""Whether a command is well formed, and which verb and target it stands for. Structs that were not decoded by msgspec
are checked only here."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import astuple

from tumbledown.engine import commands as cmd


# In the compiled build, reading one field of a struct costs as much as reading all of them as a tuple.
def _takes_an_offer(figure: Any, dice: Any, using: Any) -> bool:
    """Check the fields that all commands share that take an offer."""
    if type(figure) is not int or type(dice) is not int or type(using) is not tuple:
        return False
    return not using or all(type(piece) is int for piece in using)


def _is_enter(c: cmd.Enter) -> bool:
    _, to, figure, dice, using, carry = astuple(c)
    return type(to) is int and type(carry) is int and _takes_an_offer(figure, dice, using)


def _aims_at_a_number(c: cmd.Discover | cmd.ActivateGems) -> bool:
    _, target, figure, dice, using = astuple(c)
    return type(target) is int and _takes_an_offer(figure, dice, using)


def _is_perform(c: cmd.Perform) -> bool:
    _, verb, target, figure, dice, using = astuple(c)
    return type(verb) is str and type(target) is int and _takes_an_offer(figure, dice, using)


def _is_answer(c: cmd.Answer) -> bool:
    return type(c.question) is int and type(c.option) is int


def _is_prefer(c: cmd.Prefer) -> bool:
    return type(c.what) is str and type(c.on) is bool


def _is_mark(c: cmd.Mark) -> bool:
    return type(c.what) is str and type(c.dice) is int


def _is_add_item(c: cmd.AddItem) -> bool:
    return type(c.piece) is int and type(c.on) is bool


FORMS: Final[dict[type[cmd.Command], Callable[[Any], bool]]] = {
    cmd.Start: lambda _: True,
    cmd.Roll: lambda c: type(c.dice) is int,
    cmd.Enter: _is_enter,
    cmd.Discover: _aims_at_a_number,
    cmd.ActivateGems: _aims_at_a_number,
    cmd.Escape: lambda c: _takes_an_offer(c.figure, c.dice, c.using),
    cmd.Perform: _is_perform,
    cmd.Answer: _is_answer,
    cmd.Prefer: _is_prefer,
    cmd.Mark: _is_mark,
    cmd.AddItem: _is_add_item,
    cmd.Connection: lambda c: type(c.present) is bool,
    cmd.HandOver: lambda c: type(c.to) is int,
}
"""For each kind of command: whether every field but the seat has the right type."""


def aim(command: Any) -> tuple[str, int, int]:
    """The verb, target and carried piece that a command stands for."""
    if type(command) is cmd.Enter:
        return "enter", command.to, command.carry
    if type(command) is cmd.Discover:
        return "discover", command.side, -1
    if type(command) is cmd.ActivateGems:
        return "activate", command.step, -1
    if type(command) is cmd.Escape:
        return "escape", -1, -1
    return command.verb, command.target, -1
