"""Who may do what: the one table of rights, and the one place that asks it."""

from enum import IntEnum
from typing import Final

from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server.wire import Choose, Do, Manage, Mute, Ready, Say, Signal, Wish

AtTheTable = Do | Say | Signal | Ready | Wish | Choose | Manage | Mute


class Role(IntEnum):
    """Each may do everything that those before it may."""

    SPECTATOR = 0
    PLAYER = 1
    HOST = 2


NEEDS: Final[dict[type[AtTheTable], Role]] = {
    Do: Role.PLAYER,
    Say: Role.PLAYER,
    Signal: Role.PLAYER,
    Ready: Role.PLAYER,
    Mute: Role.PLAYER,
    Wish: Role.SPECTATOR,
    Choose: Role.PLAYER,
    Manage: Role.HOST,
}
"""Everybody may listen and ask for the time. `Play` checks that a command is for the own seat."""

OF_SPECTATORS: Final = frozenset({"cheer"})
"""The signals of those who only watch."""

_REFUSALS: Final = {Role.PLAYER: Refusal("spectators_watch"), Role.HOST: Refusal("host_only")}


def role(seat: int, host: int) -> Role:
    if seat == SPECTATOR:
        return Role.SPECTATOR
    return Role.HOST if seat == host else Role.PLAYER


def refusal(own: Role, message: AtTheTable) -> Refusal | None:
    """Why somebody in this role may not send this, or nothing."""
    needed = _needed(message)
    return _REFUSALS[needed] if own < needed else None


def _needed(message: AtTheTable) -> Role:
    if isinstance(message, Signal) and message.what in OF_SPECTATORS:
        return Role.SPECTATOR
    return NEEDS[type(message)]
