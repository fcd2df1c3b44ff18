"""The rights of each role, and the one place that checks them."""

from enum import IntEnum
from typing import Final

from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server.wire import Choose, Do, Manage, Mute, Ready, Say, Signal, Wish

AtTheTable = Do | Say | Signal | Ready | Wish | Choose | Manage | Mute


class Role(IntEnum):
    """Each role has the rights of those before it."""

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
"""The role that each message needs. All roles may listen and ping. `Play` checks that a command is for its own seat."""

OF_SPECTATORS: Final = frozenset({"cheer"})
"""The signals that spectators may send."""

_REFUSALS: Final = {Role.PLAYER: Refusal("spectators_watch"), Role.HOST: Refusal("host_only")}


def role(seat: int, host: int) -> Role:
    if seat == SPECTATOR:
        return Role.SPECTATOR
    return Role.HOST if seat == host else Role.PLAYER


def refusal(own: Role, message: AtTheTable) -> Refusal | None:
    """Why this role may not send this message, or None."""
    needed = _needed(message)
    return _REFUSALS[needed] if own < needed else None


def _needed(message: AtTheTable) -> Role:
    if isinstance(message, Signal) and message.what in OF_SPECTATORS:
        return Role.SPECTATOR
    return NEEDS[type(message)]
