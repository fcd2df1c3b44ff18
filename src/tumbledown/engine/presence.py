"""Players whose connection is lost: first dropped, then left out of votes, then their seat may be handed over."""

from typing import TYPE_CHECKING, Final

from tumbledown.engine import clock
from tumbledown.engine.adventurer import DROPPED, LEFT_OUT, PRESENT, VACANT
from tumbledown.engine.events import Noted

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

LEFT_OUT_MS: Final = 3_000
VACANT_MS: Final = 15_000


def note_loss(game: "Game", seat: int) -> None:
    """Rules: base.realtime.disconnect."""
    game.emit(Noted("seat", "absent", DROPPED, seat))
    clock.set_timer(game, "absence", game.now + LEFT_OUT_MS, clock.REAL, (seat, LEFT_OUT))
    clock.set_timer(game, "absence", game.now + VACANT_MS, clock.REAL, (seat, VACANT))


def forget(game: "Game", seat: int) -> None:
    if game.party.absent[seat] != PRESENT:
        clock.cancel_timers(game, "absence", (seat, LEFT_OUT))
        clock.cancel_timers(game, "absence", (seat, VACANT))


def _grow(game: "Game", args: tuple[int, ...]) -> None:
    """Note that the seat's player has been away for longer."""
    seat, level = args
    game.emit(Noted("seat", "absent", level, seat))


clock.RINGS["absence"] = _grow


def may_vote(game: "Game", seat: int) -> bool:
    return game.party.absent[seat] < LEFT_OUT
