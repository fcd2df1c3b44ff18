"""Chat and signals at a table: passed on at once, and not kept."""

from typing import Final

from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import texts
from tumbledown.server.broadcast import Subscriber
from tumbledown.server.table import Table
from tumbledown.server.wire import Say, Signal, Told, encode

SIGNALS: Final = frozenset({"here", "help", "gems", "exit", "back", "yes", "no", "thanks", "coming", "cheer", "me"})
POINTING: Final = "here"
"""With a place, this signal points at the map, which is allowed where speech is forbidden."""
NOWHERE: Final = -1
MYSELF: Final = "me"
"""Shows where the sender's own adventurer is; this counts as pointing too."""

NO_SUCH_SIGNAL: Final = Refusal("no_such_signal")
MUTED: Final = Refusal("muted")
TOO_FAST: Final = Refusal("chat_too_fast")


def pass_on(table: Table, subscriber: Subscriber, message: Say | Signal) -> None:
    refusal = _refusal(table, subscriber.seat, message)
    if refusal is not None:
        subscriber.refuse(message.id, refusal)
        return
    if isinstance(message, Say):
        told = Told(subscriber.seat, text=texts.tidy(message.text, table.limits.chat_length))
    else:
        told = Told(subscriber.seat, what=message.what, place=_place(subscriber.seat, message))
    data = encode(told)
    for each in list(table.subscribers):
        if each.welcomed and table.hears(each.seat, subscriber.seat):
            each.send(data)
    subscriber.confirm(message.id)


def _refusal(table: Table, seat: int, message: Say | Signal) -> Refusal | None:
    """Why the message is not passed on, or None. The host may have muted the seat, or all seats but its own. Some
    chapters forbid speech during their game. Spectators can only cheer, and not while the table is muted."""
    record = table.record
    if seat == SPECTATOR:
        return MUTED if record.quiet else None
    if isinstance(message, Say) and (record.chairs[seat].muted or (record.quiet and seat != record.host)):
        return MUTED
    if table.play is not None:
        refusal = forbids_speech(table.play.game, seat, channel_of(message))
        if refusal is not None:
            return refusal
    return NO_SUCH_SIGNAL if isinstance(message, Signal) and message.what not in SIGNALS else None


def _place(seat: int, signal: Signal) -> int:
    """The place that the signal points at; none for spectators, who must not take part in the game."""
    return NOWHERE if seat == SPECTATOR else signal.place


def channel_of(message: Say | Signal) -> str:
    """The channel of a message, as the rules know it: words, signals that stand for words, or pointing."""
    if isinstance(message, Say):
        return "text"
    is_pointing = message.what == MYSELF or (message.what == POINTING and message.place > NOWHERE)
    return "ping" if is_pointing else "signal"
