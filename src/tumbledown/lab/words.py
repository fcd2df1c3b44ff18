"""A game in words: one short sentence for whatever is worth telling."""

from collections.abc import Iterable

from tumbledown.engine.events import (
    AdventurerEscaped,
    AdventurerMoved,
    Announced,
    ChamberPlaced,
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
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import LOSSES
from tumbledown.engine.icons import LETTERS, B, Cost
from tumbledown.engine.pieces import BESIDE, DEPOT
from tumbledown.engine.tiles import TileKind
from tumbledown.lab.card_words import of_a_piece, of_vanished_chambers

NAMES = ("Ada", "Bo", "Cleo", "Dario", "Esi", "Finn")
ICONS = ("adventurer", "torch", "key", "golden mask", "black mask")
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

ENDINGS = {
    "escaped": "everybody is out",
    "collapse": "the temple has fallen down",
    "gave_up": "the team has given up",
    "task_left": "something was left undone",
    "not_home": "somebody who had to be home was not",
}

NOTE = 0
NEWS = 1
ALARM = 2


class Line:
    """A sentence, when it happened, how much it matters, and whom it is about (-1: everybody)."""

    def __init__(self, at: int, text: str, weight: int = NOTE, seat: int = -1) -> None:
        self.at = at
        self.text = text
        self.weight = weight
        self.seat = seat

    def __str__(self) -> str:
        return f"{clock(self.at)}  {self.text}"


def clock(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1000 % 60:02d}"


def number(count: int, thing: str) -> str:
    word = NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)
    return f"{word} {thing}" if count == 1 else f"{word} {plural(thing)}"


def plural(thing: str) -> str:
    return {"die": "dice", "torch": "torches"}.get(thing, thing + "s")


def price(cost: Cost) -> str:
    return " and ".join(number(count, ICONS[icon]) for icon, count in enumerate(cost) if count)


def chamber(kind: TileKind) -> str:
    """What everybody sees when a tile is turned up."""
    if kind.id in ("start", "exit"):
        return "the starting chamber" if kind.id == "start" else "the exit"
    if not kind.gem_steps:
        return "an empty chamber"
    if len(kind.gem_steps) == 1:
        return f"a gem for {price(kind.gem_steps[0][1])}"
    icon = next(icon for icon, count in enumerate(kind.gem_steps[0][1]) if count)
    return f"{number(kind.gem_steps[-1][0], 'gem')} behind {plural(ICONS[icon])}"


class Story:
    """Words for the events of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def tell(self, at: int, events: Iterable[Event]) -> list[Line]:
        """Sentences about what happened at one moment."""
        events = tuple(events)
        lines = [self._of_the_table(event) or self._of_dice(event) or self._of_somebody(event) for event in events]
        lines += self._of_given_and_lost_dice(events)
        lines += self._of_pieces(events)
        told = [line for line in lines if line is not None]
        for line in told:
            line.at = at
        return told

    def _of_somebody(self, event: Event) -> Line | None:
        if isinstance(event, ChamberPlaced) and event.by >= 0:
            kind = self.game.tile_kind(event.tile)
            found = f"{NAMES[event.by]} finds {chamber(kind)}"
            return Line(0, found + ("!" if kind.id == "exit" else ""), NEWS, event.by)
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
        if kind.gem_steps:
            return "a chamber with gems lit" if self.game.temple.used[tile] else f"the chamber with {chamber(kind)}"
        return chamber(kind)

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
        """A gift, or a loss at the slam; naming another die to lose is no news."""
        gift = any(isinstance(event, Noted) and event.key == "gift" for event in events)
        slam = any(isinstance(event, DoorPhase) for event in events)
        moved = [event for event in events if isinstance(event, DieMoved)] if gift or slam else []
        deed = "is given" if gift else "loses"
        return [Line(0, f"{NAMES[event.holder]} {deed} a die", NEWS, event.holder) for event in moved]

    def _of_pieces(self, events: tuple[Event, ...]) -> list[Line | None]:
        moved = [event for event in events if isinstance(event, PieceMoved) and event.seat >= 0]
        lines: list[Line | None] = []
        for event in moved:
            told = of_a_piece(self.game, event, NAMES[event.seat])
            lines.append(Line(0, told, NEWS, event.seat) if told else None)
        vanished = of_vanished_chambers(events)
        return [*lines, Line(0, vanished, ALARM) if vanished else None]

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
        if isinstance(event, Announced) and event.what == "gong":
            return Line(0, "gong! " * event.args[0] + self._what_the_gong_says(event.args[0]), ALARM)
        if isinstance(event, Announced) and event.what == "temple_sealed":
            return Line(0, "no door leads on, and no exit is found", ALARM)
        if isinstance(event, DoorPhase) and event.phase == LOSSES:
            late = len(self.game.party.inside()) - event.safe.bit_count()
            outcome = f"{number(late, 'adventurer')} too late" if late else "all are safe"
            return Line(0, f"the door slams: {outcome}", ALARM)
        if isinstance(event, GemsMoved) and (event.source, event.target) == (BESIDE, DEPOT):
            return Line(0, "fate turns: all dice free, a gem more", ALARM)
        if isinstance(event, GameEnded):
            return Line(0, ENDINGS.get(event.reason, event.reason), ALARM)
        return None

    def _what_the_gong_says(self, countdown: int) -> str:
        return "back to the start" if countdown < 3 else "out of here"
