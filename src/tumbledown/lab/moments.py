"""Find the moments of a game that its story mentions, event by event."""

from collections.abc import Sequence
from typing import Final

import msgspec

from tumbledown.engine.dice import GONE, LOST, SHIFT
from tumbledown.engine.events import (
    AdventurerEscaped,
    Announced,
    ChamberPlaced,
    DiceFreed,
    DiceRolled,
    DieMoved,
    DoorPhase,
    Event,
    GameEnded,
    GemsActivated,
    GemsMoved,
    Noted,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import LOSSES
from tumbledown.engine.icons import B
from tumbledown.engine.pieces import BESIDE, DEPOT

PASSING: Final = 1
WORTH_TELLING: Final = 2
TURNING_POINT: Final = 3

KINDS: Final = (
    *("found", "first_gem", "gems", "freed", "rescued", "all_locked", "no_dice", "gift", "fate"),
    *("all_safe", "late", "exit_found", "sealed", "first_out", "out", "last_out", "ended"),
)
"""All kinds of moments, for the texts that describe them."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: who did it, for whom, how many, and how important it was (1 to 3)."""

    kind: str
    weight: int
    at: int = 0
    seat: int = -1
    mate: int = -1
    count: int = 0


def moments(game: Game, event: Event, following: Sequence[Event]) -> list[Moment]:
    """Return the moments of this event. `game` is the state just before it, `following` the later events of the same
    entry."""
    found = _of_dice(game, event) or _of_the_door(game, event, following)
    found = found or _of_the_way_out(game, event) or _of_a_gift(event, following)
    return [found] if found is not None else []


def _of_dice(game: Game, event: Event) -> Moment | None:
    if isinstance(event, DiceRolled):
        return _of_a_throw(game, event)
    if isinstance(event, DiceFreed) and event.by not in (-1, event.seat):
        return _of_help(game, event)
    if isinstance(event, DieMoved) and event.where >> SHIFT == LOST and _is_the_last(game, event):
        return Moment("no_dice", TURNING_POINT, seat=event.holder)
    if isinstance(event, GemsMoved) and (event.source, event.target) == (BESIDE, DEPOT):
        return Moment("fate", TURNING_POINT, count=event.count)
    if isinstance(event, GemsActivated):
        count = sum(event.gems)
        return Moment("gems", min(TURNING_POINT, count), seat=event.seat, count=count)
    return None


def _of_a_throw(game: Game, thrown: DiceRolled) -> Moment | None:
    """Note a roll after which only black masks are left."""
    others = [die for die in game.dice.hands[thrown.seat] if not thrown.dice >> die & 1]
    if all(face == B for face in thrown.faces) and all(game.dice.is_locked(die) for die in others):
        return Moment("all_locked", WORTH_TELLING, seat=thrown.seat)
    return None


def _is_the_last(game: Game, moved: DieMoved) -> bool:
    """Whether every other die of the seat is lost already: none lies in hand, on a card or in another place."""
    dice = game.dice
    others = [die for die, holder in enumerate(dice.holder) if holder == moved.holder and die != moved.die]
    return all(dice.where[die] >> SHIFT in (LOST, GONE) for die in others)


def _of_help(game: Game, freed: DiceFreed) -> Moment:
    """A mate whose dice were all locked was rescued; others were only helped."""
    count = freed.dice.bit_count()
    stuck = all(game.dice.is_locked(die) for die in game.dice.hands[freed.seat])
    kind, weight = ("rescued", TURNING_POINT) if stuck else ("freed", PASSING)
    return Moment(kind, weight, seat=freed.by, mate=freed.seat, count=count)


def _of_the_door(game: Game, event: Event, following: Sequence[Event]) -> Moment | None:
    if not isinstance(event, DoorPhase) or event.phase != LOSSES:
        return None
    late = [seat for seat in game.party.inside() if not event.safe >> seat & 1]
    if not late:
        return Moment("all_safe", TURNING_POINT)
    lost = sum(isinstance(each, DieMoved) and each.where >> SHIFT == LOST for each in following)
    return Moment("late", TURNING_POINT, seat=late[0] if len(late) == 1 else -1, count=lost)


def _of_a_gift(event: Event, following: Sequence[Event]) -> Moment | None:
    """The die is moved first; the event right after it notes that it was a gift."""
    note = following[0] if following else None
    if isinstance(event, DieMoved) and isinstance(note, Noted) and (note.scope, note.key) == ("seat", "gift"):
        return Moment("gift", PASSING, seat=note.index, mate=event.holder)
    return None


def _of_the_way_out(game: Game, event: Event) -> Moment | None:
    if isinstance(event, Announced) and event.what == "exit_found":
        return Moment("exit_found", TURNING_POINT, seat=event.args[1])
    if isinstance(event, Announced) and event.what in ("temple_sealed", "exit_sealed"):
        return Moment("sealed", TURNING_POINT)
    if isinstance(event, ChamberPlaced) and event.by >= 0:
        return Moment("found", PASSING, seat=event.by)
    if isinstance(event, AdventurerEscaped):
        return Moment("out", PASSING, seat=event.seat)
    if isinstance(event, GameEnded) and not event.won:
        inside = game.party.inside()
        return Moment("ended", TURNING_POINT, seat=inside[0] if len(inside) == 1 else -1, count=len(inside))
    return None
