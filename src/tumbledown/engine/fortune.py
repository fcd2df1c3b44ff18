"""Every random draw of a game: each is a keyed hash of the seed and of what is drawn.

Die k of throw n of seat p depends only on (seed, p, n, k), and a pile only on (seed, its name). So the order in which
commands arrive changes no draw, and with the seed every draw can be checked.
"""

from hashlib import blake2b, shake_128
from struct import unpack
from typing import Final

FACES: Final = (1, 1, 3, 2, 4, 5)
"""Adventurer twice; key, torch, golden mask and black mask once each."""

MOST_SEATS: Final = 8

FIVE_DICE: Final = [tuple(FACES[number // 6**k % 6] for k in range(5)) for number in range(6**5)]
"""Every result of five dice, so that most throws are one lookup."""

THROWS: Final = 20
"""How many throws of a seat take their first five dice from one hash."""

_WORD: Final = 1 << 32


def key_of(seed: str) -> bytes:
    return blake2b(seed.encode(), digest_size=32, person=b"tumbledown key").digest()


def commitment(seed: str) -> str:
    """The hash of the seed. It is published at the start, so that the seed published at the end can be checked."""
    return blake2b(seed.encode(), digest_size=32, person=b"tumbledown seal").hexdigest()


class Fortune:
    """The draws of one seed. It caches each seat's newest throws to save hashing.

    Rules: base.die.faces.
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        key = key_of(seed)
        self._hash = blake2b(key=key, digest_size=16)
        self._stream = shake_128(key)
        self._blocks = [-1] * MOST_SEATS
        self._words: list[tuple[int, ...]] = [()] * MOST_SEATS

    def throw(self, seat: int, number: int, count: int) -> tuple[int, ...]:
        """The faces of the seat's throw with this number, for its dice in ascending order."""
        block = number // THROWS
        if self._blocks[seat] != block:
            self._draw_throws(seat, block)
        five = FIVE_DICE[self._words[seat][number % THROWS] % len(FIVE_DICE)]
        return five[:count] if count <= 5 else five + self._further_dice(seat, number, count - 5)

    def _draw_throws(self, seat: int, block: int) -> None:
        self._words[seat] = self._draw(b"throws %d %d" % (seat, block), THROWS)
        self._blocks[seat] = block

    def _further_dice(self, seat: int, number: int, count: int) -> tuple[int, ...]:
        """The faces of the dice after the fifth, which few seats have. 128 bits suffice for 30 of them without bias."""
        draw = self._hash.copy()
        draw.update(b"further %d %d" % (seat, number))
        rest = int.from_bytes(draw.digest(), "big")
        faces = []
        for _ in range(count):
            rest, digit = divmod(rest, 6)
            faces.append(FACES[digit])
        return tuple(faces)

    def shuffled(self, name: str, items: list[int]) -> list[int]:
        """The items in the random order that this name gives."""
        result = list(items)
        words = self._draw(b"pile " + name.encode(), len(result))
        for i in range(len(result) - 1, 0, -1):
            j = words[i] % (i + 1)
            result[i], result[j] = result[j], result[i]
        return result

    def _draw(self, name: bytes, count: int) -> tuple[int, ...]:
        """Draw `count` words of 64 bits. A choice among thousands by one word is even to one in 10**15."""
        draw = self._stream.copy()
        draw.update(name)
        return unpack(f">{count}Q", draw.digest(8 * count))

    def below(self, name: str, bound: int) -> int:
        """A number from 0 to `bound - 1`, all equally likely."""
        limit = _WORD - _WORD % bound
        attempt = 0
        while True:
            draw = self._hash.copy()
            draw.update(f"draw {name} {attempt}".encode())
            word = int.from_bytes(draw.digest()[:4], "big")
            if word < limit:
                return word % bound
            attempt += 1
