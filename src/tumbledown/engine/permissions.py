"""Prohibitions: everything that can stop a seat, used by options and commands alike.

`forbids_act` checks what stops every deed of a seat: the clock stands still, a forced choice is open, the adventurer
has left, or a chapter forbids it. `forbids_deed` checks what stops one deed: arriving, discovering, lighting gems,
freeing dice, escaping, throwing. All functions return a refusal or None; the first refusal is shown.

A prohibition may read everything but the faces of dice (`docs/offers.md`).
"""

from typing import TYPE_CHECKING

from tumbledown.engine import questions
from tumbledown.engine.offers import DRAW, ESCAPE, FREE, GEMS, MOVE, OUTSIDE, Offer, landing
from tumbledown.engine.refusals import CHAMBER_CLOSED, CHOICE_FIRST, CLOCK_STOPPED, ESCAPED, Refusal

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


# -------------------------------------------------------------------- any deed
def forbids_act(game: "Game", seat: int, deed: int) -> Refusal | None:
    """The refusal that stops this seat from any deed of this kind. A seat that is out may still do deeds of kind
    OUTSIDE.

    Rules: base.escape.leave, base.clock.start.
    """
    if game.stopped_at >= 0:
        return CLOCK_STOPPED
    if game.party.out[seat] and deed != OUTSIDE:
        return ESCAPED
    if game.questions and questions.front(game, seat) is not None:
        return CHOICE_FIRST
    for rule in game.laws[seat].forbid_act:
        refusal = rule(game, seat, deed)
        if refusal is not None:
            return refusal
    return None


# -------------------------------------------------------------------- one deed
def forbids_deed(game: "Game", seat: int, offer: Offer, target: int) -> Refusal | None:
    """The first refusal of this kind of deed with this target."""
    if offer.throws:
        refusal = forbids_roll(game, seat, game.dice.mask_of(seat))
        if refusal is not None:
            return refusal
    if offer.deed == MOVE:
        return _forbids_move(game, seat, offer, target) if guards_arrivals(game, seat) else None
    if offer.deed == DRAW:
        return forbids_discovery(game, seat, target)
    if offer.deed == GEMS:
        return forbids_gems(game, seat, offer.scenes())
    if offer.deed == FREE:
        return _forbids_freeing(game, seat, target, offer.means)
    if offer.deed == ESCAPE:
        return _forbids_escape(game, seat)
    return None


def guards_arrivals(game: "Game", seat: int) -> bool:
    """Whether there is any rule that could stop this seat's moves."""
    return game.rules.has_closed_chambers or bool(game.laws[seat].forbid_arrive)


def _forbids_move(game: "Game", seat: int, offer: Offer, target: int) -> Refusal | None:
    """Check every place on the way, and the target."""
    figure = game.party.control[seat]
    for place in offer.passes(target):
        refusal = forbids_arrival(game, figure, place, offer.means)
        if refusal is not None:
            return refusal
    return forbids_arrival(game, figure, landing(target), offer.means)


def forbids_arrival(game: "Game", figure: int, to: int, means: int) -> Refusal | None:
    """Why the figure may not come to this place; chapters call it for every jump. Closed chambers are never entered."""
    if game.rules.has_closed_chambers and game.temple.kind_of(to >> 1).closed:
        return CHAMBER_CLOSED
    for rule in game.laws[game.party.pilot(figure)].forbid_arrive:
        refusal = rule(game, figure, to, means)
        if refusal is not None:
            return refusal
    return None


def forbids_discovery(game: "Game", seat: int, side: int) -> Refusal | None:
    place = game.party.here(seat)
    for rule in game.laws[seat].forbid_discover:
        refusal = rule(game, seat, place, side)
        if refusal is not None:
            return refusal
    return None


def forbids_roll(game: "Game", seat: int, dice: int) -> Refusal | None:
    """Why these dice may not be thrown, by a throw or by a deed that throws."""
    for rule in game.laws[seat].forbid_roll:
        refusal = rule(game, seat, dice)
        if refusal is not None:
            return refusal
    return None


def forbids_speech(game: "Game", seat: int, channel: str) -> Refusal | None:
    """Why the seat may not speak in this channel. The server asks before it broadcasts a message.

    Rules: base.talk.free.
    """
    for rule in game.laws[seat].forbid_speak:
        refusal = rule(game, seat, channel)
        if refusal is not None:
            return refusal
    return None


def forbids_gems(game: "Game", seat: int, places: tuple[int, ...]) -> Refusal | None:
    """Why gems may not be lit at these places; `places` may be empty."""
    for rule in game.laws[seat].forbid_gems:
        refusal = rule(game, seat, places)
        if refusal is not None:
            return refusal
    return None


def _forbids_freeing(game: "Game", helper: int, helped: int, means: int) -> Refusal | None:
    for rule in game.laws[helper].forbid_free:
        refusal = rule(game, helper, helped, means)
        if refusal is not None:
            return refusal
    return None


def _forbids_escape(game: "Game", seat: int) -> Refusal | None:
    for rule in game.laws[seat].forbid_escape:
        refusal = rule(game, seat)
        if refusal is not None:
            return refusal
    return None
