"""What somebody hears who plays without seeing: the names of dice, chambers and deeds, read as a map and as prices."""

import re
from collections import Counter, deque
from collections.abc import Iterator
from typing import Final, NamedTuple

Cell = tuple[int, int]
Price = Counter[str]

STEPS: Final[dict[str, Cell]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
BACK: Final = {"north": "south", "east": "west", "south": "north", "west": "east"}
ICONS: Final = {"adventurer": "Adventurer", "torch": "Torch", "key": "Key", "golden mask": "Golden mask"}
COUNTED: Final = re.compile(r"(\d+) (adventurer|torch|key|golden mask)")
AWAY: Final = re.compile(r"(\d+) (north|east|south|west)")
GEMS: Final = re.compile(r"(\d+) gems? for (\d+) (torch|key)")
DISCOVERY: Final = Counter({"Adventurer": 2})


class Step(NamedTuple):
    """Gems that can be lit in a chamber, and what it takes."""

    gems: int
    price: Price


class Room(NamedTuple):
    """A chamber as its name tells it; `cell` is seen from where the listener stands."""

    name: str
    cell: Cell
    ways: tuple[str, ...]
    entry: Price
    steps: tuple[Step, ...]


def room(spoken: str) -> Room:
    name, *parts = spoken.split(". ")
    told = {part.partition(" ")[0]: part for part in parts}
    away = next((part for part in parts if part.endswith(" of you")), "")
    cell = (_steps(away, "east") - _steps(away, "west"), _steps(away, "south") - _steps(away, "north"))
    ways = tuple(side for side in STEPS if side in told.get("Ways", ""))
    gems = GEMS.findall(told.get("Gems", ""))
    steps = tuple(Step(int(count), Counter({ICONS[icon]: int(price)})) for count, price, icon in gems)
    return Room(name, cell, ways, price(told.get("To", "")), steps)


def _steps(away: str, side: str) -> int:
    return next((int(count) for count, to in AWAY.findall(away) if to == side), 0)


def price(spoken: str) -> Price:
    return Counter({ICONS[icon]: int(count) for count, icon in COUNTED.findall(spoken)})


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


class Map:
    """The rooms around the listener, who stands at (0, 0)."""

    def __init__(self, spoken: list[str]) -> None:
        self.rooms = {each.cell: each for each in map(room, spoken)}

    @property
    def here(self) -> Room:
        return self.rooms[0, 0]

    def nearest(self, *cells: Cell) -> str:
        """The side on which the shortest way to any of these cells begins; empty if there is none."""
        came: dict[Cell, str] = {(0, 0): ""}
        waiting = deque(came)
        while waiting:
            cell = waiting.popleft()
            if cell in cells:
                return came[cell]
            for side, there in self._passages(cell):
                if there not in came:
                    came[there] = came[cell] or side
                    waiting.append(there)
        return ""

    def _passages(self, cell: Cell) -> Iterator[tuple[str, Cell]]:
        for side in self.rooms[cell].ways:
            there = self.rooms.get(beside(cell, side))
            if there is not None and BACK[side] in there.ways:
                yield side, there.cell

    def unexplored(self, cell: Cell) -> str:
        """A side of this chamber behind which nothing lies yet."""
        sides = [side for side in self.rooms[cell].ways if beside(cell, side) not in self.rooms]
        return sides[0] if sides else ""
