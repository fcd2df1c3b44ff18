"""Carry out or refuse commands. A check changes nothing; what runs after it cannot refuse."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import astuple

from tumbledown.engine import agreements, forms, performing, presence, questions, reasons, requests, throwing
from tumbledown.engine import commands as cmd
from tumbledown.engine import refusals as no
from tumbledown.engine.adventurer import PRESENT, VACANT
from tumbledown.engine.dice import HELD_BACK, KEPT
from tumbledown.engine.events import GameStarted, Noted
from tumbledown.engine.offers import ROLL
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_act, forbids_roll
from tumbledown.engine.pieces import seat_of

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

Refusal = no.Refusal

MARKS: Final = {"kept": KEPT, "held_back": HELD_BACK}
BOT: Final = -1


def attempt(game: "Game", command: cmd.Command) -> Refusal | None:
    """Carry the command out, or change nothing and return why not."""
    kind = type(command)
    handler = HANDLERS.get(kind)
    if handler is None:
        return no.UNKNOWN_COMMAND
    seat: Any = command.seat
    if type(seat) is not int or not forms.FORMS[kind](command):
        return no.MALFORMED
    if game.phase == 2:
        return no.GAME_OVER
    if not 0 <= seat < game.party.size and not (kind is cmd.Start and seat == -1):
        return no.NO_SUCH_SEAT
    if game.phase == 0 and kind not in BEFORE_THE_CALL:
        return no.NOT_STARTED
    return handler(game, command)


# -------------------------------------------------------------------- throwing
def roll(game: "Game", command: cmd.Roll) -> Refusal | None:
    """Rules: base.roll.any_subset."""
    seat, asked = command.seat, command.dice
    refusal = forbids_act(game, seat, ROLL)
    if refusal is not None:
        return refusal
    free, kept = throwing.free_dice(game, seat)
    if asked & ~free:
        return reasons.wrong_dice(game, seat, asked)
    thrown = throwing.with_those_that_must_join(game, seat, asked or free & ~kept)
    if not thrown:
        return no.NOTHING_TO_ROLL
    if game.now < game.party.ready_at[seat]:
        return forbids_roll(game, seat, thrown) or no.STILL_ROLLING
    return throwing.throw(game, seat, thrown)


# -------------------------------------------------------------------- everything that is offered
def enter(game: "Game", command: cmd.Enter) -> Refusal | None:
    seat, to, figure, dice, using, carry = astuple(command)
    return take(game, command, Order(seat, "enter", to, carry, figure, dice, using))


def discover(game: "Game", command: cmd.Discover) -> Refusal | None:
    seat, side, figure, dice, using = astuple(command)
    return take(game, command, Order(seat, "discover", side, -1, figure, dice, using))


def activate(game: "Game", command: cmd.ActivateGems) -> Refusal | None:
    seat, step, figure, dice, using = astuple(command)
    return take(game, command, Order(seat, "activate", step, -1, figure, dice, using))


def escape(game: "Game", command: cmd.Escape) -> Refusal | None:
    seat, figure, dice, using = astuple(command)
    return take(game, command, Order(seat, "escape", -1, -1, figure, dice, using))


def perform(game: "Game", command: cmd.Perform) -> Refusal | None:
    seat, verb, target, figure, dice, using = astuple(command)
    return take(game, command, Order(seat, verb, target, -1, figure, dice, using))


def take(game: "Game", command: cmd.AnyCommand, order: Order) -> Refusal | None:
    """Take an offer: check it, ask if another seat must carry it out or agree to it, settle, pay and perform."""
    refusal = performing.check(game, order)
    if refusal is not None:
        return refusal
    if game.laws[order.seat].adjust_consent:
        helpers = requests.helpers_for(game, order.seat, order.offer.deed)
        if helpers >= 0:
            requests.ask_for(game, order, command, helpers)
            return None
    agreements.carry_out_or_ask(game, command, order)
    return None


# -------------------------------------------------------------------- the rest
def start(game: "Game", command: cmd.Start) -> Refusal | None:
    """Rules: base.clock.start, base.setup.audio_intro."""
    if game.phase != 0:
        return no.ALREADY_STARTED
    game.emit(GameStarted(game.now))
    return None


def answer(game: "Game", command: cmd.Answer) -> Refusal | None:
    return questions.answer(game, command.seat, command.question, command.option)


def prefer(game: "Game", command: cmd.Prefer) -> Refusal | None:
    bit = game.rules.switches.get(command.what, 0)
    if not bit:
        return no.NO_SUCH_PREFERENCE
    before = game.party.prefs[command.seat]
    game.emit(Noted("seat", "prefs", before | bit if command.on else before & ~bit, command.seat))
    return None


def mark(game: "Game", command: cmd.Mark) -> Refusal | None:
    """Set the mark on exactly the named dice. A die that is blank, locked or void cannot be kept.

    Rules: base.roll.keep.
    """
    bit = MARKS.get(command.what, 0)
    if not bit:
        return no.NO_SUCH_PREFERENCE
    seat, dice = command.seat, command.dice
    refusal = reasons.wrong_dice(game, seat, dice) or reasons.blank_dice(game, dice) or reasons.bound_dice(game, dice)
    if refusal is not None:
        return refusal
    for die in game.dice.hands[command.seat]:
        before = game.dice.marks[die]
        after = before | bit if command.dice >> die & 1 else before & ~bit
        if after != before:
            game.emit(Noted("die", "marks", after, die))
    return None


def add_item(game: "Game", command: cmd.AddItem) -> Refusal | None:
    pieces, piece = game.pieces, command.piece
    if not 0 <= piece < len(pieces.kind) or seat_of(pieces.at[piece]) != command.seat:
        return no.NO_SUCH_ITEM
    if not pieces.kind_of(piece).can_pay():
        return no.NO_SUCH_ITEM
    if command.on and questions.front(game, command.seat) is not None:
        return no.CHOICE_FIRST
    game.emit(Noted("piece", "added", int(command.on), piece))
    return None


def connection(game: "Game", command: cmd.Connection) -> Refusal | None:
    """Disconnecting starts the absence timers; reconnecting cancels them and returns the seat at once."""
    seat = command.seat
    if not command.present and game.party.absent[seat] != PRESENT:
        return None
    presence.forget(game, seat)
    if command.present:
        game.emit(Noted("seat", "absent", PRESENT, seat))
        game.emit(Noted("seat", "driver", seat, seat))
    else:
        presence.note_loss(game, seat)
    return None


def hand_over(game: "Game", command: cmd.HandOver) -> Refusal | None:
    """Rules: base.realtime.disconnect."""
    if game.party.absent[command.seat] != VACANT:
        return no.SEAT_PRESENT
    if command.to == BOT and not game.rules.settings.bots_take_over:
        return no.BOT_NOT_ALLOWED
    if not BOT <= command.to < game.party.size or command.to == command.seat:
        return no.NO_SUCH_SEAT
    if command.to != BOT and game.party.absent[command.to] != PRESENT:
        return no.SEAT_ABSENT
    game.emit(Noted("seat", "driver", command.to, command.seat))
    return None


HANDLERS: Final[dict[type[cmd.Command], Callable[["Game", Any], Refusal | None]]] = {
    cmd.Start: start,
    cmd.Roll: roll,
    cmd.Enter: enter,
    cmd.Discover: discover,
    cmd.ActivateGems: activate,
    cmd.Escape: escape,
    cmd.Perform: perform,
    cmd.Answer: answer,
    cmd.Prefer: prefer,
    cmd.Mark: mark,
    cmd.AddItem: add_item,
    cmd.Connection: connection,
    cmd.HandOver: hand_over,
}

BEFORE_THE_CALL: Final = frozenset({cmd.Start, cmd.Prefer, cmd.Connection})
