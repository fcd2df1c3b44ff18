"""Cards, tokens and small tiles, and the piles that they and the chambers are drawn from."""

from typing import Final

from tumbledown.engine.icons import FREE, Cost

# Where a piece (or a gem) lies: `kind << SHIFT | index`.
SHIFT: Final = 10
IN_BOX: Final = 0
IN_PILE: Final = 1
AT_SEAT: Final = 2
AT_PLACE: Final = 3
AT_DEPOT: Final = 4
AT_BESIDE: Final = 5
AT_TILE: Final = 6
ON_PIECE: Final = 7
SPENT_BY: Final = 8
"""With a seat, but used up: it no longer counts as the owner's card, so nothing uses, takes or boxes it."""
IN_HAND: Final = 9
"""Taken out of its pile by a seat that chooses among several; not yet a card of that seat."""

TILES: Final = "tiles"
"""The draw pile of chambers."""


def at(kind: int, index: int = 0) -> int:
    return kind << SHIFT | index


BOXED: Final = at(IN_BOX)
DEPOT: Final = at(AT_DEPOT)
BESIDE: Final = at(AT_BESIDE)


def seat_of(where: int) -> int:
    """The seat before which a piece lies, or -1."""
    return where & 1023 if where >> SHIFT == AT_SEAT else -1


def place_of(where: int) -> int:
    """The place at which a piece lies, or -1."""
    return where & 1023 if where >> SHIFT == AT_PLACE else -1


ANY_DEED: Final = -1
"""The piece can pay for any deed."""


class PieceKind:
    """One kind of piece, as data.

    - `icons` are what it can pay, or it `doubles` the torches and keys of its owner; `pays_for` are the kinds of deeds
      (a mask of `1 << deed`) that it pays for.
    - `lift` is the cost that removes it from its owner, or from where it lies. `use` is what each use of it costs.
    - `refreshes`: once used it is spent until the next slam. `company`: it has no effect in a game for one player.
    - `carried`: an adventurer may take it along to the next chamber. `returns`: it goes back to the starting chamber
      when the chamber where it lies is removed.
    - `unique`: no seat has two of them. `instant`: it takes effect when it is drawn and is not kept.
    - It stays in the box unless everything that it `needs` is there: piles, boxes, and chapters that the table chose
      (`module NAME`).
    """

    def __init__(
        self,
        id: str = "",
        chapter: str = "",
        copies: int = 1,
        pile: str = "",
        carried: bool = False,
        returns: bool = False,
        unique: bool = False,
        instant: bool = False,
        doubles: bool = False,
        icons: Cost = FREE,
        pays_for: int = ANY_DEED,
        lift: Cost = FREE,
        use: Cost = FREE,
        refreshes: bool = False,
        company: bool = False,
        needs: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.copies = copies
        self.pile = pile
        self.carried = carried
        self.returns = returns
        self.unique = unique
        self.instant = instant
        self.doubles = doubles
        self.icons = icons
        self.pays_for = pays_for
        self.lift = lift
        self.use = use
        self.refreshes = refreshes
        self.company = company
        self.needs = needs

    def can_pay(self) -> bool:
        """Whether it may be added to a payment at all."""
        return self.doubles or any(self.icons)


class Pieces:
    """Flat lists by piece id; `piles` holds lists of ids by name, top first. `carried` and `returning` list all pieces
    of the kinds with that property."""

    def __init__(self, kinds: list[PieceKind] | None = None) -> None:
        self.kinds: list[PieceKind] = kinds or []
        self.kind: list[int] = []
        self.at: list[int] = []
        self.face_up: list[int] = []
        self.seen_by: list[int] = []
        self.added: list[int] = []
        self.piles: dict[str, list[int]] = {}
        self.locked_by: dict[str, int] = {}
        self.carried: list[int] = []
        self.returning: list[int] = []
        self._carried_kinds = [number for number, kind in enumerate(self.kinds) if kind.carried]
        self._returning_kinds = [number for number, kind in enumerate(self.kinds) if kind.returns]
        self.came_from = BOXED
        """Where the piece that moved last lay before. For reactions to the move; not part of the state."""

    def add(self, kind: int, where: int) -> int:
        """Add a piece and return its id; only before the game."""
        self.add_all([kind], where)
        return len(self.kind) - 1

    def add_all(self, kinds: list[int], where: int) -> None:
        number = len(kinds)
        self.kind += kinds
        self.at += [where] * number
        self.face_up += [0] * number
        self.seen_by += [0] * number
        self.added += [0] * number
        self.find_travellers()

    def find_travellers(self) -> None:
        """Rebuild the lists `carried` and `returning`."""
        self.carried = [piece for piece, kind in enumerate(self.kind) if kind in self._carried_kinds]
        self.returning = [piece for piece, kind in enumerate(self.kind) if kind in self._returning_kinds]

    def kind_of(self, piece: int) -> PieceKind:
        return self.kinds[self.kind[piece]]

    def carriable(self, where: int) -> list[int]:
        """The pieces that lie there and can be carried."""
        return [piece for piece in self.carried if self.at[piece] == where]

    def kinds_at(self, where: int) -> int:
        """The kinds of the pieces that lie there, as a set of their numbers."""
        kinds = 0
        for piece, lies in enumerate(self.at):
            if lies == where:
                kinds |= 1 << self.kind[piece]
        return kinds

    def lying(self, where: int) -> list[int]:
        """Every piece that lies there. `count` and `index` are much faster than a loop, because there are few."""
        found: list[int] = []
        piece = -1
        for _ in range(self.at.count(where)):
            piece = self.at.index(where, piece + 1)
            found.append(piece)
        return found
