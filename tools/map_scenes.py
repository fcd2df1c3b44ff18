"""Scenes in which something is done on the map: in a trap, or with a card."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from scenes import CARDS_MS, MATE, ME, PEOPLE, THIRD, Scene, goes, tile_of
from staging import Rehearsal, Unreached
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Discover, Perform
from tumbledown.engine.events import AdventurerMoved, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import AT_SEAT, BOXED, SPENT_BY, at
from tumbledown.lab.tables import with_required


# -------------------------------------------------------------------- traps
def _traps(seed: str, is_reached: Callable[[Game], bool]) -> Rehearsal:
    return Rehearsal(seed, len(PEOPLE), modules=("traps",), numbers=(("traps", 4),)).until(is_reached)


def hanging() -> Rehearsal:
    """I hang on a cliff and lack one icon; Milan is with me but cannot help."""
    found = _traps(HANGING, lambda game: _cliff_of(game) >= 0)
    goes(found, MATE, found.game.tile_kind(_cliff_of(found.game)).id)
    return found.shows(ME, "TTKKA")


def _cliff_of(game: Game) -> int:
    """The tile that I hang on, or -1; the list is empty until the first adventurer hangs."""
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


# -------------------------------------------------------------------- cards
def with_card(card: str, verb: str, faces: str, *chapters: str, together: bool = False, seat: int = ME) -> Rehearsal:
    """Only this card lies before the seat, whose dice can pay for it. `together`: three of us are there."""
    modules = with_required(("characters", *chapters))
    for number in range(SEEDS):
        found = Rehearsal(f"tools/{number}", len(PEOPLE), modules=modules).to_time(CARDS_MS)
        _lay_out(found, seat, card, faces, together)
        if _targets(found, seat, verb):
            return found
    raise Unreached(f"{verb} is offered with no seed")


def _targets(found: Rehearsal, seat: int, verb: str) -> list[int]:
    offers = [offer for offer in found.game.options(seat) if offer.verb == verb and not offer.barred]
    return [target for offer in offers for target in offer.targets]


def _lay_out(found: Rehearsal, seat: int, card: str, faces: str, together: bool) -> None:
    pieces = found.game.pieces
    own = (*pieces.lying(at(AT_SEAT, seat)), *pieces.lying(at(SPENT_BY, seat)))
    taken = sorted({*own, found.piece(card, -1)})
    found.happens(*[PieceMoved(piece, BOXED) for piece in taken])
    found.happens(PieceMoved(found.piece(card, -1), at(AT_SEAT, seat), seat=seat))
    for other in (ME, MATE, THIRD) if together else ():
        found.happens(AdventurerMoved(found.game.party.control[other], found.game.here(seat), FORCED))
    found.shows(seat, faces)


def healing() -> Rehearsal:
    """My golden masks free all dice of one of two others who are far away."""
    found = with_card("doc_activatable", "remote_healing", "GGAKT")
    return found.shows(MATE, "BBBBB").shows(THIRD, "BBBAK")


def help_is_wanted() -> Rehearsal:
    """Milan and Inés stand in gem chambers, and three torches of mine would light a gem."""
    found = with_card("priest_activatable", "leave_icons", "BBBKT")
    torches = [target for target in _targets(found, ME, "leave_icons") if not target >> 3 & 1]
    for seat in (MATE, THIRD):
        found.happens(AdventurerMoved(found.game.party.control[seat], torches[0] >> 4, FORCED)).shows(seat, "TTTTT")
    return found


def linked_help_is_wanted() -> Rehearsal:
    """Milan and Inés stand in two linked chambers and lack keys that mine would replace."""
    modules = ("characters", "special_chambers")
    found = Rehearsal("linked", len(PEOPLE), modules=modules)
    found.until(lambda game: min(tile_of(game, "linked_1"), tile_of(game, "linked_2")) >= 0)
    _lay_out(found, ME, "priest_activatable", "BBBAT", together=False)
    goes(found, MATE, "linked_1").shows(MATE, "TTTTT")
    return goes(found, THIRD, "linked_2").shows(THIRD, "TTTTT")


def discovering() -> Rehearsal:
    """I may send back the chamber that I discover next."""
    return with_card("discoverer_permanent", "discover", "AAAAT")


# -------------------------------------------------------------------- what I am asked
def another_chamber() -> Rehearsal:
    """A chamber that I have drawn is in the air."""
    found = discovering()
    return found.do(Discover(ME, found.game.temple.frontier(found.game.here(ME))[0]))


def icons_lent() -> Rehearsal:
    """Icons of mine lie in a chamber, until they are used or I take them back."""
    found = with_card("priest_activatable", "leave_icons", "BBBKT")
    return found.do(Perform(ME, "leave_icons", _targets(found, ME, "leave_icons")[0]))


def asked_to_jump() -> Rehearsal:
    """Milan asks to take me along."""
    found = with_card("teleporter_activatable", "joint_jump", "AAKTG", "new_characters", together=True, seat=MATE)
    with_me = [target for target in _targets(found, MATE, "joint_jump") if target >> 10 == ME + 1]
    return found.do(Perform(MATE, "joint_jump", with_me[0]))


def asked_to_swap() -> Rehearsal:
    """Milan asks to swap two dice with me."""
    found = with_card("trickster_permanent", "swap_dice", "AAKTB", "new_characters", together=True, seat=MATE)
    hands = found.game.dice.hands
    dice = sum(1 << die for seat in (ME, MATE) for die in hands[seat][:2])
    return found.shows(ME, "KTAGB").do(Perform(MATE, "swap_dice", ME, dice=dice))


class Tool(NamedTuple):
    """The card that is touched, and the function that plays up to this moment."""

    card: str
    rehearse: Callable[[], Rehearsal]


def _tool(card: str, verb: str, faces: str, *chapters: str, together: bool = False) -> Tool:
    return Tool(card, partial(with_card, card, verb, faces, *chapters, together=together))


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
    "through a wall": _tool("muscleman_activatable", "through_wall", "AAKTG"),
    "a long run": _tool("discoverer_activatable", "long_run", "AAAKT"),
    "a jump to somebody": _tool("mentalist_activatable", "mind_jump", "KKATG"),
    "a jump in the dark": _tool("priest_permanent", "black_jump", "BBBBB"),
    "icons to lend": _tool("priest_activatable", "leave_icons", "BBBKT"),
    "a healing from afar": Tool("doc_activatable", healing),
    "a jump together": _tool("teleporter_activatable", "joint_jump", "AAKTG", "new_characters", together=True),
    "a swap of dice": _tool("trickster_permanent", "swap_dice", "AAKTB", "new_characters", together=True),
    "a portal": _tool("portal", "portal", "AAKTG", "new_characters", "treasures"),
}

ASKED: Final = {
    "another chamber": Scene(another_chamber, cast=PEOPLE),
    "icons lent": Scene(icons_lent, cast=PEOPLE),
    "asked to jump": Scene(asked_to_jump, cast=PEOPLE),
    "asked to swap": Scene(asked_to_swap, cast=PEOPLE),
}

MAP_SCENES: Final = TRAPS | ASKED | {name: Scene(tool.rehearse, cast=PEOPLE) for name, tool in TOOLS.items()}
