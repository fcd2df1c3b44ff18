"""Find which entities an event may have changed, so that a table need not compare all of them after every throw."""

from typing import TYPE_CHECKING, Final

from tumbledown.engine import events as ev
from tumbledown.engine import view as seen

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

GROUPS: Final[dict[type[ev.Event], int]] = {
    ev.DiceRolled: seen.DICE | seen.SEATS,
    ev.DiceSpent: seen.DICE,
    ev.DiceFreed: seen.DICE,
    ev.DieMoved: seen.DICE,
    ev.TileDrawn: seen.CHAMBERS | seen.PILES,
    ev.TileKept: 0,
    ev.ChamberPlaced: seen.CHAMBERS | seen.PILES,
    ev.ChambersMoved: seen.CHAMBERS | seen.EDGES,
    ev.ChamberRemoved: seen.CHAMBERS,
    ev.EdgeOpened: seen.EDGES,
    ev.TempleSettled: 0,
    ev.AdventurerMoved: seen.FIGURES,
    ev.AdventurerEscaped: seen.FIGURES | seen.SEATS | seen.DICE,
    ev.ControlChanged: seen.SEATS,
    ev.PieceMoved: seen.PIECES | seen.PILES | seen.FIGURES,
    ev.PileOrdered: seen.PILES | seen.PIECES | seen.CHAMBERS,
    ev.FacesShown: seen.PIECES | seen.CHAMBERS,
    ev.GemsMoved: seen.DEPOT | seen.CHAMBERS | seen.PIECES,
    ev.GemsActivated: seen.CHAMBERS,
    ev.Achieved: seen.DEPOT | seen.CHAMBERS,
    ev.GameStarted: seen.CLOCK,
    ev.DoorPhase: 0,
    ev.TimerSet: seen.CLOCK,
    ev.TimerRang: seen.CLOCK,
    ev.ClockStopped: seen.CLOCK,
    ev.ClockResumed: seen.CLOCK | seen.SEATS | seen.QUESTIONS,
    ev.GameEnded: seen.CLOCK | seen.QUESTIONS,
    ev.Asked: seen.QUESTIONS,
    ev.Answered: seen.QUESTIONS,
    ev.Closed: seen.QUESTIONS,
    ev.Announced: 0,
}

NOTES: Final = {
    "die": seen.DICE,
    "seat": seen.SEATS,
    "tile": seen.CHAMBERS,
    "piece": seen.PIECES,
    "pile": seen.PILES,
    "depot": seen.DEPOT,
    "question": seen.QUESTIONS,
}

OF_CHAPTERS: Final = seen.CHAPTERS | seen.DEPOT
"""A chapter's notes may change the cost of the exit, which is part of the depot's entity."""

KINDS: Final = {
    "chamber": seen.CHAMBERS,
    "tile": seen.CHAMBERS,
    "edge": seen.EDGES,
    "piece": seen.PIECES,
    "question": seen.QUESTIONS,
}
"""The kinds of entities that may also vanish, by the first word of their key."""

VANISHING: Final = seen.CHAMBERS | seen.EDGES | seen.PIECES | seen.QUESTIONS


def groups(event: ev.Event) -> int:
    """The groups of entities that this event may have changed."""
    found = GROUPS.get(type(event))
    if found is not None:
        return found
    assert isinstance(event, ev.Noted)
    return NOTES.get(event.scope, OF_CHAPTERS)


OF_SEVERAL_DICE: Final = (ev.DiceRolled, ev.DiceSpent, ev.DiceFreed)


def dice(event: ev.Event) -> int:
    """The dice that this event may have changed, as a mask."""
    if isinstance(event, OF_SEVERAL_DICE):
        return event.dice
    if isinstance(event, ev.DieMoved):
        return 1 << event.die
    if isinstance(event, ev.Noted):
        return 1 << event.index
    return -1


def seats(event: ev.Event) -> int:
    """The seats whose entities this event may have changed, as a mask."""
    return 1 << event.seat if isinstance(event, ev.DiceRolled) else -1


def touched(game: "Game", events: list[ev.Event]) -> tuple[int, int, int]:
    """The groups, dice and seats that these events may have changed. A seat's legal answers may depend on anything, so
    open questions are always included."""
    found = seen.QUESTIONS if game.questions else 0
    of_dice = of_seats = 0
    for event in events:
        changed = groups(event)
        found |= changed
        if changed & seen.DICE:
            of_dice |= dice(event)
        if changed & seen.SEATS:
            of_seats |= seats(event)
    return found, of_dice, of_seats


def refresh(
    store: seen.Seen, game: "Game", seat: int, found: int, of_dice: int = 0, of_seats: int = 0
) -> tuple[seen.Seen, list[str]]:
    """Update a seat's store in these groups. Return the entities that were set and the keys that are gone."""
    fresh = seen.part(game, seat, found, of_dice, of_seats)
    changed: seen.Seen = {}
    for key, entity in fresh.items():
        before = store.get(key)
        if before is not entity and before != entity:
            store[key] = changed[key] = entity
    gone: list[str] = []
    if found & VANISHING:
        gone = [key for key in store if key not in fresh and KINDS.get(key.partition(":")[0], 0) & found]
        for key in gone:
            del store[key]
    return changed, gone
