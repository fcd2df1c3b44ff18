"""Filter events: which of them, and which of their fields, a seat may see.

An event names tiles and pieces by ids, and ids tell nothing about what lies face down (see `renaming`). So the filter
depends only on the event and the seat, never on the state or on what a seat knew before. The filter leaves out

- the order of a pile, for all seats;
- private messages (`Announced` with `to`), for all but the seats in `to`;
- the arguments of a question (`args`), for all but the seats that are asked;
- who looked at something: a seat gets only its own looks, and what it sees now is in the view;
- what a chapter notes in its slot, unless the chapter lists it as `shown`.
"""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tumbledown.engine.events import Announced, Asked, Event, FacesShown, Noted, PileOrdered
from tumbledown.engine.view import SPECTATOR

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

SECRETIVE: Final = frozenset({Announced, PileOrdered, Asked, FacesShown, Noted})
"""The kinds of events that may hold a secret; all others are sent to all seats unchanged."""

OPEN: Final = frozenset({"die", "seat", "piece", "pile", "depot", "question"})
"""The scopes whose notes are public. Notes of tiles say who sees them; notes of chapters may be anything."""


def has_secrets(game: "Game", events: list[Event]) -> bool:
    """Whether these events hold anything that not all seats may see."""
    for event in events:
        if type(event) in SECRETIVE and _is_secret(game, event):
            return True
    return False


def _is_secret(game: "Game", event: Event) -> bool:
    if isinstance(event, Noted):
        return event.scope not in OPEN and (event.scope, event.key) not in game.rules.shown
    if isinstance(event, Announced):
        return event.to != 0
    return bool(event.args) if isinstance(event, Asked) else True


def told(game: "Game", event: Event, seat: int = SPECTATOR) -> Event | None:
    """The event with only what this seat may see, or None."""
    if type(event) not in SECRETIVE or not _is_secret(game, event):
        return event
    if isinstance(event, PileOrdered):
        return PileOrdered(event.pile, ())
    is_inside = seat >= 0 and insiders(event) >> seat & 1
    if isinstance(event, Asked):
        return event if is_inside else replace(event, args=())
    if isinstance(event, FacesShown) and is_inside:
        return replace(event, to=1 << seat)
    return event if is_inside else None


def insiders(event: Event) -> int:
    """The seats that may see more of this event than a spectator, as a mask."""
    if isinstance(event, (Announced, FacesShown)):
        return event.to
    return event.asked if isinstance(event, Asked) and event.args else 0
