"""The parts of all sentences about a watched game: names, numbers, prices, times and lines."""

from collections.abc import Iterable

from tumbledown.engine.icons import Cost

NAMES = ("Ada", "Bo", "Cleo", "Dario", "Esi", "Finn")
ICONS = ("adventurer", "torch", "key", "golden mask", "black mask")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

NOTE = 0
NEWS = 1
ALARM = 2


class Line:
    """A sentence, its time, its importance, and the seat it is about (-1: all)."""

    def __init__(self, at: int, text: str, weight: int = NOTE, seat: int = -1) -> None:
        self.at = at
        self.text = text
        self.weight = weight
        self.seat = seat

    def __str__(self) -> str:
        return f"{clock(self.at)}  {self.text}"


def clock(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1000 % 60:02d}"


def number(count: int, thing: str) -> str:
    word = NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)
    return f"{word} {thing}" if count == 1 else f"{word} {plural(thing)}"


def plural(thing: str) -> str:
    return {"die": "dice", "torch": "torches"}.get(thing, thing + "s")


def price(cost: Cost) -> str:
    return listed(number(count, ICONS[icon]) for icon, count in enumerate(cost) if count)


def listed(parts: Iterable[str]) -> str:
    """Return the parts as `a, b and c`."""
    *others, last = parts
    return f"{', '.join(others)} and {last}" if others else last
