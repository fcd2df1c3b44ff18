"""The dice: face, location, holder and marks of each, in flat lists by die id."""

from typing import Final

from tumbledown.engine.icons import BLANK, B

# Where a die lies: `kind << SHIFT | index`; the index is the card, the tile or the like.
SHIFT: Final = 10
HAND: Final = 0
STACK: Final = 1
CARD: Final = 2
TILE: Final = 3
ASIDE: Final = 4
FALLING: Final = 5
LOST: Final = 6
OUT: Final = 7
GONE: Final = 8

# Marks of a die
KEPT: Final = 1
HELD_BACK: Final = 2
USED: Final = 4
VOID: Final = 8
SWAPPED: Final = 16
"""The holder got the die by a swap and has not rolled it since: its icon counts for the holder, but not as rolled."""


def spot(kind: int, index: int = 0) -> int:
    return kind << SHIFT | index


_BITS: Final[dict[int, tuple[int, ...]]] = {}
_MOST_BITS: Final = 4096


def bits(mask: int) -> tuple[int, ...]:
    """The die (or seat) numbers of a bit mask, ascending. Cached, because the same few masks occur often."""
    found = _BITS.get(mask)
    if found is None:
        found = tuple([number for number in range(mask.bit_length()) if mask >> number & 1])
        if len(_BITS) < _MOST_BITS:
            _BITS[mask] = found
    return found


class Dice:
    """All dice of a game. `hands` lists each seat's dice in play; it is derived from the rest.

    `versions` counts for each seat how often its dice changed; caches use it.

    Rules: base.die.states.
    """

    def __init__(self, seats: int = 0, each: int = 0) -> None:
        count = seats * each
        self.face: list[int] = [BLANK] * count
        self.where: list[int] = [HAND] * count
        self.holder: list[int] = [die // each for die in range(count)]
        self.marks: list[int] = [0] * count
        self.hands: list[list[int]] = []
        self.versions: list[int] = []
        self.refresh(seats)

    def refresh(self, seats: int) -> None:
        """Rebuild `hands` from the other lists."""
        hands: list[list[int]] = [[] for _ in range(seats)]
        holder = self.holder
        for die, where in enumerate(self.where):
            if where == HAND:
                hands[holder[die]].append(die)
        self.hands = hands
        self.versions = [1] * seats

    def show(self, die: int, face: int, marks: int) -> None:
        self.face[die] = face
        self.marks[die] = marks
        self.versions[self.holder[die]] += 1

    def move(self, die: int, where: int, holder: int, face: int) -> None:
        before = self.holder[die]
        if self.where[die] == HAND:
            self.hands[before].remove(die)
        self.where[die] = where
        self.holder[die] = holder
        self.face[die] = face
        self.marks[die] = 0
        if where == HAND:
            self.hands[holder].append(die)
            self.hands[holder].sort()
        self.versions[before] += 1
        self.versions[holder] += 1

    def leave(self, seat: int) -> None:
        """Take the seat's dice out of play: those in hand lie outside, those elsewhere are gone, lost ones stay lost.

        Rules: base.escape.rest_dice_out, base.escape.gift_needs_die.
        """
        for die, holder in enumerate(self.holder):
            where = self.where[die]
            if holder == seat and where >> SHIFT != LOST:
                self.where[die] = (OUT if where == HAND else GONE) << SHIFT
                self.face[die] = BLANK
                self.marks[die] = 0
        self.hands[seat] = []
        self.versions[seat] += 1

    def is_locked(self, die: int) -> bool:
        """Rules: base.mask.black_locks, base.mask.black_persists."""
        return self.face[die] == B and self.where[die] == HAND

    def locked(self, seat: int) -> list[int]:
        return [die for die in self.hands[seat] if self.face[die] == B]

    def held(self, seat: int, kind: int) -> list[int]:
        """The seat's dice that lie in this kind of place."""
        wanted = range(len(self.where))
        return [d for d in wanted if self.holder[d] == seat and self.where[d] >> SHIFT == kind]

    def mask_of(self, seat: int) -> int:
        mask = 0
        for die in self.hands[seat]:
            mask |= 1 << die
        return mask
