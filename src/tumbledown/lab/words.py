"""A game in words: one short sentence for each event that needs one."""

from collections.abc import Iterable

from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    Announced,
    Asked,
    ChamberPlaced,
    ChamberRemoved,
    Closed,
    DiceFreed,
    DiceRolled,
    DieMoved,
    DoorPhase,
    Event,
    GameEnded,
    GameStarted,
    GemsActivated,
    GemsMoved,
    Noted,
    PieceMoved,
    PileOrdered,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import LOSSES
from tumbledown.engine.icons import LETTERS, B
from tumbledown.engine.pieces import BESIDE, DEPOT, seat_of
from tumbledown.engine.temple import AIR, HOVER
from tumbledown.lab.chapter_words import MovedPiece, all_words, chamber, chamber_at, piece_told, plain, told
from tumbledown.lab.phrases import ALARM, NAMES, NEWS, NOTE, Line, number

ENDINGS = {
    "escaped": "everybody is out",
    "collapse": "the temple has fallen down",
    "gave_up": "the team has given up",
    "task_left": "something was left undone",
    "not_home": "somebody who had to be home was not",
    "no_dice_left": "nobody had a die left",
}


class Story:
    """Writes sentences for the events of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._questions = {question.id: question.kind for question in game.questions.values()}
        self._held = self._before_seats()

    def tell(self, at: int, events: Iterable[Event]) -> list[Line]:
        """Return the lines for the events of one moment."""
        events = tuple(events)
        lines = [self._of_the_table(event) or self._of_dice(event) or self._of_somebody(event) for event in events]
        lines += self._of_given_and_lost_dice(events)
        lines += self._of_pieces(events)
        lines.append(self._of_vanished_chambers(events))
        found = [line for line in lines if line is not None]
        for line in found:
            line.at = at
        return found

    def _of_somebody(self, event: Event) -> Line | None:
        if isinstance(event, ChamberPlaced) and event.by >= 0:
            kind = self.game.tile_kind(event.tile)
            found = f"{NAMES[event.by]} finds {chamber(kind)}"
            return Line(0, found + ("!" if kind.id == "exit" else ""), NEWS, event.by)
        if isinstance(event, ChamberRemoved) and event.state == HOVER:
            return Line(0, f"{chamber_at(self.game, event.tile)} lifts off", ALARM)
        if isinstance(event, AdventurerMoved) and event.seat >= 0:
            return Line(0, f"{NAMES[event.seat]} goes to {self._where(event.to >> 1)}", NOTE, event.seat)
        if isinstance(event, GemsActivated):
            lit = f"{NAMES[event.seat]} lights {number(sum(event.gems), 'gem')}"
            return Line(0, f"{lit}, {self.game.depot.gems} left", NEWS, event.seat)
        if isinstance(event, AdventurerEscaped):
            return Line(0, f"{NAMES[event.seat]} is out!", NEWS, event.seat)
        return None

    def _where(self, tile: int) -> str:
        kind = self.game.tile_kind(tile)
        if not kind.gem_steps or kind.id in all_words().chambers:
            return chamber_at(self.game, tile)
        return "a chamber with gems lit" if self.game.temple.used[tile] else f"the chamber with {chamber(kind)}"

    def _of_dice(self, event: Event) -> Line | None:
        if isinstance(event, DiceRolled):
            return self._of_a_throw(event)
        if isinstance(event, DiceFreed):
            dice = number(event.dice.bit_count(), "die")
            if event.by < 0:
                return Line(0, f"fate frees {dice} of {NAMES[event.seat]}", NOTE, event.seat)
            if event.by == event.seat:
                return Line(0, f"{NAMES[event.by]} frees {dice}", NOTE, event.by)
            weight = NEWS if event.dice.bit_count() > 1 else NOTE
            return Line(0, f"{NAMES[event.by]} frees {dice} of {NAMES[event.seat]}", weight, event.by)
        return None

    def _of_given_and_lost_dice(self, events: tuple[Event, ...]) -> list[Line | None]:
        """Lines for gifts and for losses at the slam; naming another die to lose needs no line."""
        gift = any(isinstance(event, Noted) and event.key == "gift" for event in events)
        slam = any(isinstance(event, DoorPhase) for event in events)
        moved = [event for event in events if isinstance(event, DieMoved)] if gift or slam else []
        deed = "is given" if gift else "loses"
        return [Line(0, f"{NAMES[event.holder]} {deed} a die", NEWS, event.holder) for event in moved]

    # ---------------------------------------------------------------- pieces
    def _of_pieces(self, events: tuple[Event, ...]) -> list[Line | None]:
        """Pieces that leave with an escaping adventurer need no line, nor does a card that comes and goes at once."""
        out = {event.seat for event in events if isinstance(event, AdventurerEscaped)}
        is_loss = self._is_loss(events)
        came: set[int] = set()
        found: dict[str, Line | None] = {}
        for event in events:
            if isinstance(event, PieceMoved):
                text = "" if event.seat in out or event.piece in came else self._of_a_piece(event, is_loss=is_loss)
                if text:
                    found.setdefault(text, Line(0, text, NEWS, event.seat))
                self._hold(event, came)
            elif isinstance(event, PileOrdered):
                self._held = self._before_seats()
        return list(found.values())

    def _of_a_piece(self, event: PieceMoved, *, is_loss: bool) -> str:
        if not event.face_up or event.seat < 0:
            return ""
        kind = self.game.pieces.kind_of(event.piece)
        return piece_told(kind, MovedPiece(event.seat, plain(kind.id), event.to, event.piece in self._held, is_loss))

    def _hold(self, event: PieceMoved, came: set[int]) -> None:
        """Update the set of pieces that lie before the seats."""
        if seat_of(event.to) >= 0:
            self._held.add(event.piece)
            came.add(event.piece)
        else:
            self._held.discard(event.piece)

    def _before_seats(self) -> set[int]:
        return {piece for piece, where in enumerate(self.game.pieces.at) if seat_of(where) >= 0}

    def _is_loss(self, events: tuple[Event, ...]) -> bool:
        """Whether the answer to a question says which card is lost."""
        self._questions |= {event.id: event.kind for event in events if isinstance(event, Asked)}
        closed = [self._questions.pop(event.question, "") for event in events if isinstance(event, Closed)]
        return any(kind in all_words().losses for kind in closed)

    # ---------------------------------------------------------------- chambers
    def _of_vanished_chambers(self, events: tuple[Event, ...]) -> Line | None:
        """A chamber that lifts off has its own line; one that is exchanged before it is laid has not vanished."""
        gone = sum(isinstance(event, ChamberRemoved) and event.state not in (AIR, HOVER) for event in events)
        if not gone:
            return None
        return Line(0, "a chamber vanishes" if gone == 1 else f"{gone} chambers vanish", ALARM)

    def _of_a_throw(self, event: DiceRolled) -> Line:
        dice = self.game.dice
        name = NAMES[event.seat]
        if B in event.faces and all(dice.face[die] == B for die in dice.hands[event.seat]):
            return Line(0, f"all of {name}'s dice are locked", NEWS, event.seat)
        faces = " ".join(LETTERS[face] for face in event.faces)
        return Line(0, f"{name} throws {faces}", NOTE, event.seat)

    def _of_the_table(self, event: Event) -> Line | None:
        if isinstance(event, GameStarted):
            return Line(0, "the adventure begins", ALARM)
        if isinstance(event, Announced):
            return told(self.game, event)
        if isinstance(event, DoorPhase) and event.phase == LOSSES:
            late = len(self.game.party.inside()) - event.safe.bit_count()
            outcome = f"{number(late, 'adventurer')} too late" if late else "all are safe"
            return Line(0, f"the door slams: {outcome}", ALARM)
        if isinstance(event, GemsMoved) and (event.source, event.target) == (BESIDE, DEPOT):
            return Line(0, "fate turns: all dice free, a gem more", ALARM)
        if isinstance(event, GameEnded):
            return Line(0, ENDINGS.get(event.reason, event.reason), ALARM)
        return None
