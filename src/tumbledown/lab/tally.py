"""What each adventurer did in a game, counted from its events."""

from collections.abc import Iterable

import msgspec

from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    ChamberPlaced,
    DiceFreed,
    DiceRolled,
    Event,
    GemsActivated,
)
from tumbledown.engine.icons import B, G


class Deeds(msgspec.Struct):
    """One adventurer's game in numbers."""

    throws: int = 0
    dice: int = 0
    black_masks: int = 0
    golden_masks: int = 0
    chambers: int = 0
    steps: int = 0
    gems: int = 0
    freed_mates: int = 0
    escaped: bool = False


class Tally:
    """The deeds of all seats; `count` must get every event, in order."""

    def __init__(self, seats: int) -> None:
        self.deeds = [Deeds() for _ in range(seats)]

    def count(self, events: Iterable[Event]) -> None:
        for event in events:
            self._count_dice(event)
            self._count_moves(event)

    def _count_dice(self, event: Event) -> None:
        if isinstance(event, DiceRolled):
            deeds = self.deeds[event.seat]
            deeds.throws += 1
            deeds.dice += len(event.faces)
            deeds.black_masks += event.faces.count(B)
            deeds.golden_masks += event.faces.count(G)
        elif isinstance(event, DiceFreed) and event.by not in (-1, event.seat):
            self.deeds[event.by].freed_mates += event.dice.bit_count()

    def _count_moves(self, event: Event) -> None:
        if isinstance(event, AdventurerMoved) and event.seat >= 0:
            self.deeds[event.seat].steps += 1
        elif isinstance(event, ChamberPlaced) and event.by >= 0:
            self.deeds[event.by].chambers += 1
        elif isinstance(event, GemsActivated):
            self.deeds[event.seat].gems += sum(event.gems)
        elif isinstance(event, AdventurerEscaped):
            self.deeds[event.seat].escaped = True
