"""Moments in which something is done on the map: caught in a trap, or with a tool that somebody's card brings."""

from collections.abc import Callable
from functools import partial
from typing import Final

from scenes import CARDS_MS, MATE, ME, PEOPLE, THIRD, Scene, goes, tile_of
from staging import Rehearsal, Unreached
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.events import AdventurerMoved, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import AT_SEAT, BOXED, SPENT_BY, at
from tumbledown.lab.tables import with_required


# -------------------------------------------------------------------- traps
def _traps(seed: str, is_reached: Callable[[Game], bool]) -> Rehearsal:
    return Rehearsal(seed, len(PEOPLE), modules=("traps",), numbers=(("traps", 4),)).until(is_reached)


def hanging() -> Rehearsal:
    """I hang on a cliff and lack one icon; Milan is with me, for nothing."""
    found = _traps(HANGING, lambda game: _cliff_of(game) >= 0)
    goes(found, MATE, found.game.tile_kind(_cliff_of(found.game)).id)
    return found.shows(ME, "TTKKA")


def _cliff_of(game: Game) -> int:
    """The tile that I hang on, or -1; nobody has a place in the list before the first one hangs."""
    hangs_on = game.slots["traps"].hangs_on
    return hangs_on[ME] if len(hangs_on) > ME else -1


def calling() -> Rehearsal:
    """I stand in the invocation chamber with three keys, and the others are elsewhere."""
    found = _traps(CALLING, lambda game: tile_of(game, "invocation") >= 0)
    for seat in range(1, len(PEOPLE)):
        start = 2 * found.game.start
        found.happens(AdventurerMoved(found.game.party.control[seat], start, FORCED))
    return goes(found, ME, "invocation").shows(ME, "KKKTA")


def hovering() -> Rehearsal:
    """The platform hovers, and I am on it."""
    found = _traps(HOVERING, lambda game: bool(game.slots["traps"].hovering) and _rides(game))
    return found.shows(ME, "AATKB")


def _rides(game: Game) -> bool:
    return game.here(ME) >> 1 in game.slots["traps"].hovering


# -------------------------------------------------------------------- tools
def with_card(card: str, verb: str, faces: str, *chapters: str, together: bool = False) -> Rehearsal:
    """This card and nothing else lies before me, and my dice can pay for it. `together`: Milan and Inés are with me."""
    modules = with_required(("characters", *chapters))
    for number in range(SEEDS):
        found = Rehearsal(f"tools/{number}", len(PEOPLE), modules=modules).to_time(CARDS_MS)
        _lay_out(found, card, faces, together)
        if any(offer.verb == verb and offer.targets and not offer.barred for offer in found.game.options(ME)):
            return found
    raise Unreached(f"{verb} is offered with no seed")


def _lay_out(found: Rehearsal, card: str, faces: str, together: bool) -> None:
    pieces = found.game.pieces
    mine = (*pieces.lying(at(AT_SEAT, ME)), *pieces.lying(at(SPENT_BY, ME)))
    taken = sorted({*mine, found.piece(card, -1)})
    found.happens(*[PieceMoved(piece, BOXED) for piece in taken])
    found.happens(PieceMoved(found.piece(card, -1), at(AT_SEAT, ME), seat=ME))
    for seat in (MATE, THIRD) if together else ():
        found.happens(AdventurerMoved(found.game.party.control[seat], found.game.here(ME), FORCED))
    found.shows(ME, faces)


SEEDS: Final = 40
HANGING: Final = "traps/4"
CALLING: Final = "traps/1"
HOVERING: Final = "traps/43"

TRAPS: Final = {
    "hanging": Scene(hanging, cast=PEOPLE),
    "calling": Scene(calling, cast=PEOPLE),
    "hovering": Scene(hovering, cast=PEOPLE),
}

TOOLS: Final = {
    "through a wall": ("muscleman_activatable", "through_wall", "AAKTG", (), False),
    "a long run": ("discoverer_activatable", "long_run", "AAAKT", (), False),
    "a jump to somebody": ("mentalist_activatable", "mind_jump", "KKATG", (), False),
    "a jump in the dark": ("priest_permanent", "black_jump", "BBBBB", (), False),
    "icons to lend": ("priest_activatable", "leave_icons", "BBBKT", (), False),
    "a jump together": ("teleporter_activatable", "joint_jump", "AAKTG", ("new_characters",), True),
    "a swap of dice": ("trickster_permanent", "swap_dice", "AAKTB", ("new_characters",), True),
    "a portal": ("portal", "portal", "AAKTG", ("new_characters", "treasures"), False),
}
"""By scene: the card that is touched, the verb that it stands for, my dice, chapters, and whether I am in company."""

MAP_SCENES: Final = TRAPS | {
    name: Scene(partial(with_card, card, verb, faces, *chapters, together=together), cast=PEOPLE)
    for name, (card, verb, faces, chapters, together) in TOOLS.items()
}
