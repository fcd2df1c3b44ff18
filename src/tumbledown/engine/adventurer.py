"""Seats and figures. Dice, cards and preferences belong to the seat; the place belongs to the figure."""

from typing import Final

OUT: Final = -1

# How long the player of a seat has been away
PRESENT: Final = 0
DROPPED: Final = 1
LEFT_OUT: Final = 2
VACANT: Final = 3

# Switches of a seat, as bits of its preferences; chapters may have more
KEEPS_MASKS: Final = 1
AUTO_ACCEPT: Final = 2
HOLDS_BACK: Final = 4
SWITCHES: Final = {"keeps_masks": KEEPS_MASKS, "auto_accept": AUTO_ACCEPT, "holds_back": HOLDS_BACK}

# How a figure comes to a place
ENTER: Final = 0
ABILITY: Final = 1
PASSENGER: Final = 2
ITEM: Final = 3
SUMMON: Final = 4
FORCED: Final = 5
STAYS: Final = 6
"""Another chamber replaced the one in which the figure stood. The figure did not move and entered nothing."""


class Party:
    """Flat lists by seat, and one list of places by figure.

    Rules: base.chamber.capacity.
    """

    def __init__(self, seats: int = 0) -> None:
        self.size = seats
        self.control: list[int] = list(range(seats))
        self.own: list[int] = list(range(seats))
        self.place: list[int] = [OUT] * seats
        self.out: list[int] = [0] * seats
        self.absent: list[int] = [PRESENT] * seats
        self.driver: list[int] = list(range(seats))
        self.ready_at: list[int] = [0] * seats
        self.throws: list[int] = [0] * seats
        self.gift: list[int] = [0] * seats
        self.prefs: list[int] = [0] * seats
        self.cards: list[int] = [0] * seats

    def pilot(self, figure: int) -> int:
        """The seat that steers this figure now."""
        return self.control.index(figure)

    def here(self, seat: int) -> int:
        """The place of the figure that this seat steers."""
        return self.place[self.control[seat]]

    def seats_at(self, place: int) -> list[int]:
        return [seat for seat in range(self.size) if self.place[self.control[seat]] == place]

    def inside(self) -> list[int]:
        """Seats whose figure is still in the temple."""
        return [seat for seat in range(self.size) if not self.out[seat]]
