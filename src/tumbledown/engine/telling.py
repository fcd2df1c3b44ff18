"""What a seat hears of what happened, and of why something cannot be done.

An event names tiles and pieces by ids, and ids tell nothing about what lies face down (see `renaming`). So it need not
be asked what a seat knew just before an event or just after it: what is told depends on the event and the seat alone,
never on the state. Left out are

- the order of a pile, for everybody;
- private words (`Announced` with `to`), for all but those they are for;
- what a question is about (`args`), for all but those who are asked;
- who looked at something, and behind whose back a veil is laid or lifted: whoever looks learns of the own looking only,
  and what anybody sees now is in the view;
- what a chapter notes in its slot, unless it shows that to everybody.

What happens in the open is told even if it lets people guess: somebody pays and enters a veiled chamber, an illusion
vanishes behind a veil. But a seat is not told by its own options, prices and refusals what is behind a veil.
"""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tumbledown.engine import options
from tumbledown.engine.commands import Command, Enter, Perform
from tumbledown.engine.events import Announced, Asked, ChamberPlaced, Event, FacesShown, Noted, PileOrdered
from tumbledown.engine.offers import MOVE, Offer, landing
from tumbledown.engine.refusals import MALFORMED, NO_SUCH_SEAT, Refusal
from tumbledown.engine.view import SPECTATOR, sees_face

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

UNSEEN: Final = Refusal("unseen")
"""The chamber is veiled: whether one can enter it shows when one can."""

STEP: Final = "enter"
NOWHERE: Final = -1

NOT_UNDERSTOOD: Final = (MALFORMED, NO_SUCH_SEAT)
"""Nobody and nothing can be asked about such a command."""

SECRETIVE: Final = frozenset({Announced, PileOrdered, Asked, FacesShown, ChamberPlaced, Noted})
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
    if isinstance(event, ChamberPlaced):
        return event.veil != 0
    if isinstance(event, Announced):
        return event.to != 0
    return bool(event.args) if isinstance(event, Asked) else True


def told(game: "Game", event: Event, seat: int = SPECTATOR) -> Event | None:
    """The event as this seat may hear of it, or nothing."""
    if type(event) not in SECRETIVE or not _is_secret(game, event):
        return event
    if isinstance(event, PileOrdered):
        return PileOrdered(event.pile, ())
    if isinstance(event, ChamberPlaced):
        return replace(event, veil=0)
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


# -------------------------------------------------------------------- what could be done behind a veil
def is_blind(game: "Game", seat: int, offer: Offer, target: int) -> bool:
    """Whether the seat would go where it does not see what is there: the offer itself would tell it."""
    return offer.deed == MOVE and bool(game.temple.veil) and not sees_face(game, landing(target) >> 1, seat)


def open_part(game: "Game", seat: int, offer: Offer) -> Offer:
    """The offer without those targets; with none at all if nothing is left of it."""
    if offer.deed != MOVE or not game.temple.veil:
        return offer
    return offer.aimed_at(tuple([target for target in offer.targets if not is_blind(game, seat, offer, target)]))


def told_refusal(game: "Game", command: Command, refusal: Refusal) -> Refusal:
    """The refusal as whoever gave the command may hear it: nothing of what it costs to enter a chamber that is veiled,
    nor whether a way leads there, nor whether anybody ever goes in."""
    if not game.temple.veil or refusal in NOT_UNDERSTOOD:
        return refusal
    tile = _goes_to(game, command) >> 1
    return UNSEEN if game.temple.veil.get(tile) and not sees_face(game, tile, command.seat) else refusal


def _goes_to(game: "Game", command: Command) -> int:
    """The place that a command would lead to, by a step or a jump; nowhere (-1) if it is about something else."""
    if isinstance(command, Enter):
        return command.to
    if not isinstance(command, Perform):
        return NOWHERE
    offers = options.from_sources(game, command.seat, command.verb)
    is_move = command.verb == STEP or any(offer.deed == MOVE for offer in offers)
    return landing(command.target) if is_move else NOWHERE
