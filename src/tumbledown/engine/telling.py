"""What a seat hears of what happened.

An event names tiles and pieces by ids, and ids tell nothing about what lies face down (see `renaming`). So it need not
be asked what a seat knew just before an event or just after it: what is told depends on the event and the seat alone,
never on the state. Left out are

- the order of a pile, for everybody;
- private words (`Announced` with `to`), for all but those they are for;
- what a question is about (`args`), for all but those who are asked;
- who looked at something: whoever looks learns of the own looking only, and what anybody sees now is in the view;
- what a chapter notes in its slot, unless it shows that to everybody.
"""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tumbledown.engine.events import Announced, Asked, Event, FacesShown, Noted, PileOrdered
from tumbledown.engine.view import SPECTATOR

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

SECRETIVE: Final = frozenset({Announced, PileOrdered, Asked, FacesShown, Noted})
"""The kinds of events that may have something to hide; of all others everybody hears all."""

OPEN: Final = frozenset({"die", "seat", "piece", "pile", "depot", "question"})
"""What is noted of these is seen by all. Of tiles who sees them is noted, of chapters what they like."""


def has_secrets(game: "Game", events: list[Event]) -> bool:
    """Whether there is anything in these events that not everybody hears."""
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
    """The event as this seat may hear of it, or nothing."""
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
    """The seats that hear more of this event than a spectator does, as a mask."""
    if isinstance(event, (Announced, FacesShown)):
        return event.to
    return event.asked if isinstance(event, Asked) and event.args else 0
