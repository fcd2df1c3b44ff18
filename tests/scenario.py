"""Scenarios: lay out a temple and dice, act, expect. Game time is an argument; nothing here waits.

table = Scenario(players=2)
hall = table.chamber("basic_07", at=(1, 0), stairs="W")
table.shows(0, "AAKTB")
table.does(Enter(0, hall))
assert table.stands(0) == hall
"""

from collections.abc import Sequence

from tumbledown.engine import clock
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Answer, Command, Start
from tumbledown.engine.dice import HAND, KEPT, USED, Dice
from tumbledown.engine.events import (
    AdventurerMoved,
    ChamberPlaced,
    DiceRolled,
    Event,
    GemsMoved,
    Noted,
    PieceMoved,
    PileOrdered,
)
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.offers import Offer
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BESIDE, BOXED, DEPOT, TILES, at
from tumbledown.engine.rules import Rules
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import LAID, cell_at
from tumbledown.engine.tiles import SIDES
from tumbledown.expansions import chapters


class RiggedFortune(Fortune):
    """Luck as usual, except for throws that the scenario has laid down."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.planned: dict[int, list[str]] = {}

    def throw(self, seat: int, number: int, count: int) -> tuple[int, ...]:
        if not self.planned.get(seat):
            return super().throw(seat, number, count)
        faces = self.planned[seat].pop(0)
        assert len(faces) == count, f"seat {seat} throws {count} dice, planned was {faces!r}"
        return tuple(LETTERS.index(letter) for letter in faces)


class Scenario:
    """A running game with nothing but the starting chamber; all adventurers stand in it, the depot is as set up."""

    def __init__(
        self,
        players: int = 1,
        *,
        modules: tuple[str, ...] = (),
        extra: tuple[Chapter, ...] = (),
        gems: int = 5,
        beside: int = 2,
        pile: Sequence[str] = (),
        started: bool = True,
        settings: Settings | None = None,
    ) -> None:
        settings = settings or Settings(players=players, modules=modules)
        self.fortune = RiggedFortune("scenario")
        self.game: Game = bare_game(settings, "scenario", (*chapters(settings), *extra))
        self.game.fortune = self.fortune
        self.events: list[Event] = []
        self._lay_out(gems, beside, pile)
        if started:
            self.does(Start())

    @classmethod
    def dealt(cls, settings: Settings, seed: str) -> "Scenario":
        """A table as the set-up deals it, waiting for the opening call."""
        table = cls(settings=settings, started=False)
        table.fortune = RiggedFortune(seed)
        table.game = bare_game(settings, seed, chapters(settings))
        table.game.fortune = table.fortune
        deal_out(table.game)
        return table

    def _lay_out(self, gems: int, beside: int, pile: Sequence[str]) -> None:
        game = self.game
        self._apply(ChamberPlaced(game.start, 0, 0))
        self._apply(PileOrdered(TILES, ()))
        self.pile(*pile)
        self._apply(GemsMoved(BOXED, DEPOT, gems))
        self._apply(GemsMoved(BOXED, BESIDE, beside))
        for figure in range(game.party.size):
            self._apply(AdventurerMoved(figure, self.start, FORCED))

    def _apply(self, *events: Event) -> None:
        for event in events:
            self.game.apply_only(event)
        self.game.settled = self.game.temple.version

    # ---------------------------------------------------------------- laying out
    @property
    def start(self) -> int:
        """The place of the starting chamber."""
        return 2 * self.game.start

    def tile(self, kind: str) -> int:
        """A tile of this kind that is not in the temple yet, if possible not in the draw pile either."""
        number = self.game.rules.tile_kind_ids[kind]
        temple = self.game.temple
        fresh = [t for t, k in enumerate(temple.kind) if k == number and temple.state[t] != LAID]
        return min(fresh, key=lambda tile: tile in self.game.pile(TILES))

    def chamber(self, kind: str, at: tuple[int, int], stairs: str = "S") -> int:
        """Lay a chamber on the cell (x to the east, y to the south) with its stairway on this side; its place."""
        tile = self.tile(kind)
        turn = (SIDES.index(stairs) - SIDES.index("S")) % 4
        self._apply(ChamberPlaced(tile, cell_at(*at), turn))
        return 2 * tile

    def pile(self, *kinds: str) -> list[int]:
        """The draw pile from the top; the tiles' ids are returned."""
        tiles: list[int] = []
        for kind in kinds:
            number = self.game.rules.tile_kind_ids[kind]
            temple = self.game.temple
            tiles.append(
                next(t for t, k in enumerate(temple.kind) if k == number and temple.state[t] != LAID and t not in tiles)
            )
        self._apply(PileOrdered(TILES, tuple(tiles)))
        return list(self.game.pile(TILES))

    def piece(self, kind: str, *others: int) -> int:
        """A piece of this kind that is none of the others, if possible one in the box or in its pile."""
        pieces, number = self.game.pieces, self.game.rules.piece_kind_ids[kind]
        fitting = [piece for piece, k in enumerate(pieces.kind) if k == number and piece not in others]
        return min(fitting, key=lambda piece: pieces.at[piece])

    def cards(self, pile: str, *kinds: str) -> list[int]:
        """A pile of cards from the top; the pieces' ids are returned, and all others of the pile lie in the box."""
        for piece in list(self.game.pile(pile)):
            self._apply(PieceMoved(piece, BOXED))
        order: list[int] = []
        for kind in kinds:
            order.append(self.piece(kind, *order))
        self._apply(PileOrdered(pile, tuple(order)))
        return list(self.game.pile(pile))

    def gets(self, seat: int, kind: str) -> int:
        """A card of this kind comes to lie before the seat, and what follows from that happens; the piece's id."""
        piece, game = self.piece(kind), self.game
        game.happened = []
        game.emit(PieceMoved(piece, at(AT_SEAT, seat), seat=seat))
        game.come_to_rest()
        self.events += game.happened
        return piece

    def puts(self, seat: int, place: int) -> None:
        """The seat's figure stands there."""
        self._apply(AdventurerMoved(self.game.party.control[seat], place, FORCED))

    def shows(self, seat: int, faces: str, kept: str = "") -> None:
        """The dice in the seat's hand show these icons (`.` is unrolled); `kept` are the ones marked so, by icon."""
        dice = self.game.dice
        assert len(faces) == len(dice.hands[seat]), f"seat {seat} has {len(dice.hands[seat])} dice in hand"
        for die, letter in zip(dice.hands[seat], faces, strict=True):
            dice.show(die, LETTERS.index(letter), KEPT if letter in kept else 0)

    def gives_dice(self, seat: int, number: int) -> None:
        """The seat has so many dice and no others, all unrolled; only before anything else is laid out with dice."""
        old = self.game.dice
        dice = Dice(self.game.party.size, 0)
        for owner in range(self.game.party.size):
            count = number if owner == seat else len(old.hands[owner])
            dice.face += [0] * count
            dice.where += [HAND] * count
            dice.holder += [owner] * count
            dice.marks += [0] * count
        dice.refresh(self.game.party.size)
        self.game.dice = dice

    def will_throw(self, seat: int, *throws: str) -> None:
        """The faces of the seat's next throws, in the order of die numbers."""
        self.fortune.planned.setdefault(seat, []).extend(throws)

    def notes(self, scope: str, key: str, value: int, index: int = -1) -> None:
        self._apply(Noted(scope, key, value, index))

    # ---------------------------------------------------------------- acting
    def does(self, command: Command, at: int | None = None) -> list[Event]:
        """Carry a command out; it must not be refused."""
        outcome = self.game.handle(command, self.game.now if at is None else at)
        assert outcome.refusal is None, f"{command} was refused: {outcome.refusal}"
        self.events += outcome.events
        return outcome.events

    def refuses(self, command: Command, at: int | None = None) -> str:
        """The code of the refusal; nothing may have changed."""
        if at is not None:
            self.waits_until(at)
        before = state_hash(self.game)
        outcome = self.game.handle(command, self.game.now)
        assert outcome.refusal is not None, f"{command} was carried out"
        assert outcome.events == []
        assert state_hash(self.game) == before, f"{command} was refused but changed the game"
        return outcome.refusal.code

    def waits(self, ms: int) -> list[Event]:
        return self.waits_until(self.game.now + ms)

    def waits_until(self, at: int) -> list[Event]:
        events = self.game.advance(at)
        self.events += events
        return events

    def waits_for(self, timer: str) -> list[Event]:
        """Let time pass until the next timer of this name has rung."""
        for _ in range(20):
            at, name = next((t[0], t[3]) for t in self.game.timers)
            events = self.waits_until(at)
            if name == timer:
                return events
        raise AssertionError(f"no timer {timer!r} rings")

    def answers(self, seat: int, option: int) -> list[Event]:
        """Answer the newest question that the seat has been asked and has not answered."""
        asked = [q for q in self.game.questions.values() if q.asked >> seat & 1 and seat not in q.answers]
        return self.does(Answer(seat, asked[-1].id, option))

    # ---------------------------------------------------------------- expecting
    def faces(self, seat: int) -> str:
        """What the dice in the seat's hand show, in the order of die numbers."""
        return "".join(LETTERS[self.game.dice.face[die]] for die in self.game.dice.hands[seat])

    def dice(self, seat: int, letters: str = "ATKGB.") -> int:
        """The mask of the seat's dice in hand that show one of these icons."""
        hand = self.game.dice.hands[seat]
        return sum(1 << die for die in hand if LETTERS[self.game.dice.face[die]] in letters)

    def stands(self, seat: int) -> int:
        return self.game.party.here(seat)

    def throwable(self, seat: int) -> int:
        """The mask of the dice that the seat could throw now; 0 if it may not throw."""
        return sum(offer.pool() for offer in self.offers(seat, "roll"))

    def must_throw(self, seat: int) -> int:
        """The mask of the used dice, which will belong to the seat's next throw."""
        dice = self.game.dice
        return sum(1 << die for die in dice.hands[seat] if dice.marks[die] & USED)

    def thrown(self, seat: int) -> int:
        """The mask of the dice in the seat's last throw."""
        throws = [event.dice for event in self.events if isinstance(event, DiceRolled) and event.seat == seat]
        return throws[-1] if throws else 0

    def lies_at(self, x: int, y: int) -> int:
        """The place of the chamber on this cell, -1 if nothing lies there."""
        tile = self.game.temple.tile_at.get(cell_at(x, y))
        return -1 if tile is None else 2 * tile

    def stairs_of(self, place: int) -> str:
        """The side on which the chamber's stairway is as it lies."""
        return SIDES[(SIDES.index("S") + self.game.temple.turn[place >> 1]) % 4]

    def gems_in(self, place: int) -> int:
        return self.game.temple.gems[place >> 1]

    def verbs(self, seat: int) -> set[str]:
        """The verbs of everything that the seat could do now."""
        return {offer.verb for offer in self.game.options(seat)}

    def offers(self, seat: int, verb: str) -> list[Offer]:
        return [offer for offer in self.game.options(seat) if offer.verb == verb]

    def targets(self, seat: int, verb: str) -> set[int]:
        """Everything that the seat could do this verb with now."""
        return {target for offer in self.offers(seat, verb) for target in offer.targets}

    def lays(self, kind: str, place: int, *, face_up: bool = True) -> int:
        """A piece of this kind lies in the chamber; its id."""
        piece = self.piece(kind)
        self._apply(PieceMoved(piece, at(AT_PLACE, place), face_up))
        return piece

    def owns(self, seat: int) -> list[str]:
        """The kinds of the cards before the seat."""
        pieces = self.game.pieces
        return [pieces.kind_of(piece).id for piece in pieces.lying(at(AT_SEAT, seat))]

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if type(event) is kind]

    @property
    def rules(self) -> Rules:
        return self.game.rules

    @property
    def wakes_at(self) -> int | None:
        return clock.wakes_at(self.game)
