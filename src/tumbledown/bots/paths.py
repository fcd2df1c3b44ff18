"""Ways through the temple, in steps; kept until the temple changes."""

from typing import Final

from tumbledown.engine.temple import OUTSIDE, Temple
from tumbledown.engine.tiles import opposite

FAR: Final = 99
"""More steps than any temple has: there is no way."""


class Paths:
    """Distances from and to the places that were asked for. They differ where passages lead one way only.

    `gaps` are what `bridging` found out about ways that do not exist yet, by the place they should lead to.
    """

    def __init__(self) -> None:
        self.version = -1
        self._back: list[int] = []
        self._to: dict[int, list[int]] = {}
        self._since: dict[int, list[int]] = {}
        self._onward: dict[int, list[int]] = {}
        self.gaps: dict[int, dict[int, int]] = {}

    def to(self, temple: Temple, target: int) -> list[int]:
        """Steps to the target, by place; `FAR` where no passage leads there."""
        if temple.version != self.version:
            self._forget(temple)
        known = self._to.get(target)
        if known is None:
            if not self._back:
                self._back = _reversed(temple)
            known = search(self._back, target)
            self._to[target] = known
        return known

    def since(self, temple: Temple, here: int) -> list[int]:
        """Steps from here, by place."""
        if temple.version != self.version:
            self._forget(temple)
        known = self._since.get(here)
        if known is None:
            known = search(temple.nbr, here)
            self._since[here] = known
        return known

    def onward(self, temple: Temple, here: int, target: int) -> list[int]:
        """The places next to this one that are nearer to the target."""
        known = self._onward.get(target << 10 | here) if temple.version == self.version else None
        if known is None:
            steps = self.to(temple, target)
            known = [place for place in temple.passages(here) if steps[place] < steps[here]]
            self._onward[target << 10 | here] = known
        return known

    def _forget(self, temple: Temple) -> None:
        self.version = temple.version
        self._to = {}
        self._since = {}
        self._onward = {}
        self.gaps = {}
        places = range(2 * len(temple.kind))
        leads_to: list[list[int]] = [[] for _ in places]
        leads_here: list[list[int]] = [[] for _ in places]
        for index, place in enumerate(temple.nbr):
            if place >= 0:
                leads_to[index >> 2].append(place)
                leads_here[place].append(index >> 2)
        self._leads_to = leads_to
        self._leads_here = leads_here


def _reversed(temple: Temple) -> list[int]:
    """The table of neighbours as those see it who come from there: the same unless passages lead one way only."""
    if not any(kind.one_way for kind in temple.kinds):
        return temple.nbr
    back = [OUTSIDE] * len(temple.nbr)
    for index, place in enumerate(temple.nbr):
        if place >= 0:
            back[4 * place + opposite(index & 3)] = index >> 2
    return back


def search(ways: list[int], start: int) -> list[int]:
    """The fewest steps from the start to each place, along these ways: four for each place."""
    steps = [FAR] * (len(ways) >> 2)
    steps[start] = 0
    queue = [start]
    for place in queue:
        further = steps[place] + 1
        for way in range(4 * place, 4 * place + 4):
            after = ways[way]
            if after >= 0 and steps[after] == FAR:
                steps[after] = further
                queue.append(after)
    return steps
