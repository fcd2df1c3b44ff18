"""Ways through the temple, in steps; cached until the temple changes."""

from typing import Final

from tumbledown.engine.temple import OUTSIDE, Temple
from tumbledown.engine.tiles import opposite

FAR: Final = 99
"""More steps than any temple has: there is no way."""


class Paths:
    """Cached distances from and to places. The two differ only where passages lead one way.

    `gaps` are the results of `bridging` for ways that do not exist yet, by the place they should lead to.
    `after_slides` are the steps to the exit as they would be after each slide of a line.
    """

    def __init__(self) -> None:
        self.version = -1
        self._has_one_ways = False
        self._has_closed = False
        self._forward: list[int] = []
        self._backward: list[int] = []
        self._to: dict[int, list[int]] = {}
        self._since: dict[int, list[int]] = {}
        self._onward: dict[int, list[int]] = {}
        self.gaps: dict[int, dict[int, int]] = {}
        self.after_slides: dict[int, list[int]] = {}

    def to(self, temple: Temple, target: int) -> list[int]:
        """Return the steps to the target, by place; `FAR` where no passage leads there."""
        if temple.version != self.version:
            self._forget(temple)
        known = self._to.get(target)
        if known is None:
            known = search(self._backward, target)
            self._to[target] = known
        return known

    def since(self, temple: Temple, here: int) -> list[int]:
        """Return the steps from here, by place."""
        if temple.version != self.version:
            self._forget(temple)
        known = self._since.get(here)
        if known is None:
            known = search(self._forward, here)
            self._since[here] = known
        return known

    def onward(self, temple: Temple, here: int, target: int) -> list[int]:
        """Return the places next to this one that are nearer to the target."""
        known = self._onward.get(target << 10 | here) if temple.version == self.version else None
        if known is None:
            steps = self.to(temple, target)
            known = [place for place in temple.passages(here) if steps[place] < steps[here]]
            self._onward[target << 10 | here] = known
        return known

    def _forget(self, temple: Temple) -> None:
        if self.version < 0:
            self._has_one_ways = any(kind.one_way for kind in temple.kinds)
            self._has_closed = any(kind.closed for kind in temple.kinds)
        self.version = temple.version
        self._to = {}
        self._onward = {}
        self.gaps = {}
        self.after_slides = {}
        # If every passage leads both ways, distances are the same in both directions.
        self._since = {} if self._has_one_ways else self._to
        self._forward = _without_closed(temple) if self._has_closed else temple.nbr
        self._backward = backward(self._forward) if self._has_one_ways else self._forward


def _without_closed(temple: Temple) -> list[int]:
    """Return the passages without those into closed chambers."""
    kinds, kind = temple.kinds, temple.kind
    return [OUTSIDE if place >= 0 and kinds[kind[place >> 1]].closed else place for place in temple.nbr]


def backward(neighbours: list[int]) -> list[int]:
    """Return the same passages in the other direction."""
    found = [OUTSIDE] * len(neighbours)
    for index, place in enumerate(neighbours):
        if place >= 0:
            found[4 * place + opposite(index & 3)] = index >> 2
    return found


def search(neighbours: list[int], start: int) -> list[int]:
    """Return the fewest steps from the start to each place, with a table like `Temple.nbr`."""
    steps = [FAR] * (len(neighbours) >> 2)
    steps[start] = 0
    # A missing neighbour (-1) is the last index of this list and never `FAR`, so no check for it is needed.
    steps.append(0)
    queue = [start]
    for place in queue:
        further = steps[place] + 1
        for after in neighbours[4 * place : 4 * place + 4]:
            if steps[after] == FAR:
                steps[after] = further
                queue.append(after)
    steps.pop()
    return steps
