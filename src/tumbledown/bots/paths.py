"""Ways through the temple, in steps; kept until the temple changes."""

from typing import Final

from tumbledown.engine.temple import Temple

FAR: Final = 99
"""More steps than any temple has: there is no way."""


class Paths:
    """For each target that was asked for, the number of steps from every place to it."""

    def __init__(self) -> None:
        self.version = -1
        self._leads_here: list[list[int]] = []
        self._to: dict[int, list[int]] = {}
        self._onward: dict[int, list[int]] = {}

    def to(self, temple: Temple, target: int) -> list[int]:
        """Steps to the target, by place; `FAR` where no passage leads there."""
        if temple.version != self.version:
            self._forget(temple)
        known = self._to.get(target)
        if known is None:
            known = self._search(target)
            self._to[target] = known
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
        self._onward = {}
        leads_here: list[list[int]] = [[] for _ in range(2 * len(temple.kind))]
        for index, place in enumerate(temple.nbr):
            if place >= 0:
                leads_here[place].append(index >> 2)
        self._leads_here = leads_here

    def _search(self, target: int) -> list[int]:
        """Backwards from the target, since some passages lead one way only."""
        leads_here = self._leads_here
        steps = [FAR] * len(leads_here)
        steps[target] = 0
        queue = [target]
        for place in queue:
            further = steps[place] + 1
            for before in leads_here[place]:
                if steps[before] == FAR:
                    steps[before] = further
                    queue.append(before)
        return steps
