"""Icons, faces and costs: the small integers that the rest of the engine counts with."""

from typing import Final

BLANK: Final = 0
A: Final = 1
T: Final = 2
K: Final = 3
G: Final = 4
B: Final = 5

LETTERS: Final = ".ATKGB"
"""A face is an index into this: blank, adventurer, torch, key, golden mask, black mask."""

Cost = tuple[int, int, int, int, int]
"""How many adventurers, torches, keys, golden and black masks something costs."""

FREE: Final[Cost] = (0, 0, 0, 0, 0)


class CostError(ValueError):
    """The text is not a cost."""


def parse_cost(text: str) -> Cost:
    """Parse a text such as `"A T"`, `"K4"` or `"T2 K2"` into five counts."""
    counts = [0, 0, 0, 0, 0]
    for word in text.split():
        icon = LETTERS.find(word[0])
        amount = word[1:] or "1"
        if icon < 1 or not amount.isdecimal():
            raise CostError(f"{text!r}: {word!r} is no icon with a number")
        counts[icon - 1] += int(amount)
    return (counts[0], counts[1], counts[2], counts[3], counts[4])


def plus(one: Cost, other: Cost) -> Cost:
    return (
        one[0] + other[0],
        one[1] + other[1],
        one[2] + other[2],
        one[3] + other[3],
        one[4] + other[4],
    )


def cost_text(cost: Cost) -> str:
    """The shortest text that `parse_cost` reads back."""
    text = _texts.get(cost)
    if text is None:
        words = [LETTERS[i + 1] + (str(n) if n > 1 else "") for i, n in enumerate(cost) if n]
        text = _texts[cost] = " ".join(words)
    return text


_texts: dict[Cost, str] = {}
"""Cache: there are few different costs, and every price that is sent has one."""
